### Nombres y palabras cortas. Los nombres propios de sitios y cartas están en el contenido.

year-kind = { $year_kind ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
}

nation-spain = España
nation-england = Inglaterra
nation-france = Francia
nation-netherlands = Países Bajos
nation-courland = Curlandia
nation-crown = la Corona
nation-pool = el Pool

## Zonas en una frase

zone-europe = Europa
zone-florida = Florida
zone-bahamas = Bahamas
zone-cuba = Cuba
zone-jamaica = Jamaica
zone-hispaniola = La Española
zone-puerto_rico = Puerto Rico
zone-leeward_is = Islas de Sotavento
zone-windward_is = Islas de Barlovento
zone-guiana = Guayana
zone-venezuela = Venezuela
zone-new_granada = Nueva Granada
zone-panama = Panamá
zone-mosquito = Costa de Mosquitos
zone-yucatan = Yucatán
zone-new_spain = Nueva España
zone-antilles = Entrada de las Antillas
zone-eastern = Caribe Oriental
zone-main = Costa de Tierra Firme
zone-western = Caribe Occidental
zone-gulf = Golfo de México
zone-windward = Paso de los Vientos
zone-bahama = Canal de Bahama
zone-sargasso = Mar de los Sargazos

##

good-salt = sal
good-hides = cueros
good-tobacco = tabaco
good-dyewood = palo de tinte
good-ginger = jengibre
good-sugar = azúcar
good-cacao = cacao
good-indigo = añil
good-pearls = perlas
good-silver = plata
good-gems = gemas
good-relics = reliquias

legality-raider = SAQUEADOR
legality-smuggler = CONTRABANDISTA
legality-conquistador = CONQUISTADOR
legality-corsair = CORSARIO

aim-enslave = esclavizar
aim-loot = saquear
aim-seize = tomar
aim-liberate = liberar
aim-suppress = reprimir
aim-raze = arrasar

ending-court-favourite = Favorito de la Corte
ending-abolitionist = Abolicionista
ending-president = Presidente
ending-pirate-king = Rey Pirata
ending-hacendado = Hacendado

worker-citizen = Ciudadano
worker-enslaved = Esclavizado

length-short = corta
length-standard = normal
length-long = larga

track-favour = Favor
track-infamy = Infamia
track-liberated = Liberados
track-renown = Renombre

list-and = { $first } y { $last }
list-none = ninguno
