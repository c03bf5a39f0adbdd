### Names and small words. Proper names of zones, sites and cards are in the content.

year-kind = { $year_kind ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
}

nation-crown = the Crown
nation-pool = the Pool
nation-netherlands = the Netherlands

## Zones as in a sentence, where that is not their name on the board

zone-bahamas = the Bahamas
zone-leeward_is = the Leeward Islands
zone-windward_is = the Windward Islands
zone-mosquito = the Mosquito Coast
zone-antilles = the Antilles Approach
zone-eastern = the Eastern Caribbean
zone-main = the Tierra Firme Coast
zone-western = the Western Caribbean
zone-gulf = the Gulf of Mexico
zone-windward = the Windward Passage
zone-bahama = the Bahama Channel
zone-sargasso = the Sargasso Sea

##

legality-raider = RAIDER
legality-smuggler = SMUGGLER
legality-conquistador = CONQUISTADOR
legality-corsair = CORSAIR

aim-enslave = enslave
aim-loot = loot
aim-seize = seize
aim-liberate = liberate
aim-suppress = suppress
aim-raze = raze

ending-court-favourite = Court Favourite
ending-abolitionist = Abolitionist
ending-president = President
ending-pirate-king = Pirate King
ending-hacendado = Hacendado

worker-citizen = Citizen
worker-enslaved = Enslaved

length-short = short
length-standard = standard
length-long = long

track-favour = Favour
track-infamy = Infamy
track-liberated = Liberated
track-renown = Renown

list-and = { $first } and { $last }
list-none = none
