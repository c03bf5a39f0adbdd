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

zone-europe = Europa
zone-florida = Flórida
zone-bahamas = Bahamas
zone-cuba = Cuba
zone-jamaica = Jamaica
zone-hispaniola = Hispaniola
zone-puerto_rico = Porto Rico
zone-leeward_is = Ilhas de Sotavento
zone-windward_is = Ilhas de Barlavento
zone-guiana = Guiana
zone-venezuela = Venezuela
zone-new_granada = Nova Granada
zone-panama = Panamá
zone-mosquito = Costa dos Mosquitos
zone-yucatan = Iucatã
zone-new_spain = Nova Espanha
zone-antilles = Entrada das Antilhas
zone-eastern = Caribe Oriental
zone-main = Costa da Terra Firme
zone-western = Caribe Ocidental
zone-gulf = Golfo do México
zone-windward = Passagem de Barlavento
zone-bahama = Canal das Bahamas
zone-sargasso = Mar dos Sargaços

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
