### Nomes e palavras curtas. Nomes próprios de locais e cartas estão no conteúdo.

year-kind = { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}

nation-spain = Espanha
nation-england = Inglaterra
nation-france = França
nation-netherlands = Países Baixos
nation-courland = Curlândia
nation-crown = a Coroa
nation-pool = o Pool

## Zonas numa frase

zone-europe = a Europa
    .title = Europa
zone-florida = a Flórida
    .title = Flórida
zone-bahamas = as Bahamas
    .title = Bahamas
zone-cuba = Cuba
    .title = Cuba
zone-jamaica = a Jamaica
    .title = Jamaica
zone-hispaniola = a Hispaniola
    .title = Hispaniola
zone-puerto_rico = Porto Rico
    .title = Porto Rico
zone-leeward_is = as Ilhas de Sotavento
    .title = Ilhas de Sotavento
zone-windward_is = as Ilhas de Barlavento
    .title = Ilhas de Barlavento
zone-guiana = a Guiana
    .title = Guiana
zone-venezuela = a Venezuela
    .title = Venezuela
zone-new_granada = Nova Granada
    .title = Nova Granada
zone-panama = o Panamá
    .title = Panamá
zone-mosquito = a Costa dos Mosquitos
    .title = Costa dos Mosquitos
zone-yucatan = o Iucatã
    .title = Iucatã
zone-new_spain = a Nova Espanha
    .title = Nova Espanha
zone-antilles = a Entrada das Antilhas
    .title = Entrada das Antilhas
zone-eastern = o Caribe Oriental
    .title = Caribe Oriental
zone-main = a Costa da Terra Firme
    .title = Costa da Terra Firme
zone-western = o Caribe Ocidental
    .title = Caribe Ocidental
zone-gulf = o Golfo do México
    .title = Golfo do México
zone-windward = a Passagem de Barlavento
    .title = Passagem de Barlavento
zone-bahama = o Canal das Bahamas
    .title = Canal das Bahamas
zone-sargasso = o Mar dos Sargaços
    .title = Mar dos Sargaços

## Locais cujo nome é mais que um nome

site-kalinago_dominica = Kalinago de Dominica
site-kalinago_st_vincent = Kalinago de São Vicente

##

good-salt = sal
good-hides = couros
good-tobacco = tabaco
good-dyewood = pau-tinta
good-ginger = gengibre
good-sugar = açúcar
good-cacao = cacau
good-indigo = anil
good-pearls = pérolas
good-silver = prata
good-gems = gemas
good-relics = relíquias

legality-raider = SAQUEADOR
legality-smuggler = CONTRABANDISTA
legality-conquistador = CONQUISTADOR
legality-corsair = CORSÁRIO

aim-enslave = escravizar
aim-loot = saquear
aim-seize = tomar
aim-liberate = libertar
aim-suppress = reprimir
aim-raze = arrasar

ending-court-favourite = Favorito da Corte
ending-abolitionist = Abolicionista
ending-president = Presidente
ending-pirate-king = Rei Pirata
ending-hacendado = Fazendeiro

worker-citizen = Cidadão
worker-enslaved = Escravizado

length-short = curta
length-standard = normal
length-long = longa

track-favour = Favor
track-infamy = Infâmia
track-liberated = Libertados
track-renown = Renome

list-and = { $first } e { $last }
list-none = nenhum
