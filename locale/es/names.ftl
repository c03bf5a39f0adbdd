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
    .title = Europa
zone-florida = Florida
    .title = Florida
zone-bahamas = las Bahamas
    .title = Bahamas
zone-cuba = Cuba
    .title = Cuba
zone-jamaica = Jamaica
    .title = Jamaica
zone-hispaniola = La Española
    .title = La Española
zone-puerto_rico = Puerto Rico
    .title = Puerto Rico
zone-leeward_is = las Islas de Sotavento
    .title = Islas de Sotavento
zone-windward_is = las Islas de Barlovento
    .title = Islas de Barlovento
zone-guiana = Guayana
    .title = Guayana
zone-venezuela = Venezuela
    .title = Venezuela
zone-new_granada = Nueva Granada
    .title = Nueva Granada
zone-panama = Panamá
    .title = Panamá
zone-mosquito = la Costa de Mosquitos
    .title = Costa de Mosquitos
zone-yucatan = Yucatán
    .title = Yucatán
zone-new_spain = Nueva España
    .title = Nueva España
zone-antilles = la Entrada de las Antillas
    .title = Entrada de las Antillas
zone-eastern = el Caribe Oriental
    .title = Caribe Oriental
zone-main = la Costa de Tierra Firme
    .title = Costa de Tierra Firme
zone-western = el Caribe Occidental
    .title = Caribe Occidental
zone-gulf = el Golfo de México
    .title = Golfo de México
zone-windward = el Paso de los Vientos
    .title = Paso de los Vientos
zone-bahama = el Canal de Bahama
    .title = Canal de Bahama
zone-sargasso = el Mar de los Sargazos
    .title = Mar de los Sargazos

## Lugares cuyo nombre es más que un nombre

site-kalinago_dominica = Kalinago de Dominica
site-kalinago_st_vincent = Kalinago de San Vicente

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
