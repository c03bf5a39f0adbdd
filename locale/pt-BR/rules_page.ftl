### O que enche as tabelas e listas da página de regras. Os títulos das colunas separam-se com barras.

page-fraction = { $divisor ->
    [1] o total
    [2] metade
    [3] um terço
    [4] um quarto
    [5] um quinto
   *[other] 1/{ $divisor }
}
page-size = { $size ->
    [solo] { $value } na partida solo
   *[other] { $value } com { $size } lugares
}
page-payment = { $loot } por saquear, { $seize } por tomar, { $sea } no mar (da Coroa sem jogador, { $crown_loot } por saquear e { $crown_seize } por tomar)
page-rebels = { $count } { IN($zone) }
page-wild = s
page-crown-start = as da Coroa

page-head-sea-zones = zona marítima | zonas terrestres vizinhas | a favor do vento até ({ $cost })
page-head-land-zones = zona terrestre | febre | locais de Colônia (mercadoria; C = da Coroa no início; T = cidade de tesouro; F = Forte no início) | Locais Tribais (Nativos/resistência, s = selvagem) | Visita (Nativos) | Catedral (Cidadãos)
page-head-nations = nação | Colônia inicial | $ | Galeões | Legalidade | poder
page-head-cards = carta | tipo | Renome | efeito | história

page-power-always = sempre apta a ser { $legality }
page-power-never = nunca { $legality }
page-power-letter = tem uma carta de corso desde o início
page-power-loot = +{ $amount } de Força quando saqueia
page-power-fort = sua Colônia inicial tem um Forte
page-power-first-win = ${ $amount } do Pool pelo seu primeiro ataque vencido de cada Ano de Navegação como { $legality }, em terra ou no mar
page-power-bribe = os subornos custam ${ $amount } a menos (nunca abaixo de 0)
page-power-wind = a melhor arte de navegar: mais { $amount } { $amount ->
    [one] vento
   *[other] ventos
}
page-power-hires = { $amount ->
    [one] sua primeira contratação de cada Ano de Mercadorias é grátis
   *[other] suas primeiras { $amount } contratações de cada Ano de Mercadorias são grátis
}
page-power-earnings = ganha { $part } dos $ das suas Colônias em 5.7 (arredonda-se para cima)
page-power-colonies = conta { $part } das suas Colônias (arredonda-se para baixo, cada contagem por si) para Renome e ambições
page-power-abolitionist = precisa de mais { $amount } Libertados para Abolicionista
