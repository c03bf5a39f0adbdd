### Lo que llena las tablas y listas de la página de reglas. Los títulos de las columnas se separan con barras.

page-fraction = { $divisor ->
    [1] el total
    [2] la mitad
    [3] un tercio
    [4] un cuarto
    [5] un quinto
   *[other] 1/{ $divisor }
}
page-size = { $size ->
    [solo] { $value } en solitario
   *[other] { $value } con { $size } asientos
}
page-payment = { $loot } por saquear, { $seize } por tomar, { $sea } en el mar (de la Corona sin jugador, { $crown_loot } por saquear y { $crown_seize } por tomar)
page-rebels = { $count } en { $zone }
page-wild = s
page-crown-start = las de la Corona

page-head-sea-zones = zona marítima | zonas terrestres vecinas | a favor del viento hasta ({ $cost })
page-head-land-zones = zona terrestre | fiebre | sitios de Colonia (bien; C = de la Corona al inicio; T = ciudad del tesoro; F = Fuerte al inicio) | Sitios Tribales (Nativos/resistencia, s = salvaje) | Visita (Nativos) | Catedral (Ciudadanos)
page-head-nations = nación | Colonia inicial | $ | Galeones | Legalidad | poder
page-head-cards = carta | clase | Renombre | efecto | historia

page-power-always = siempre apta para { $legality }
page-power-never = nunca para { $legality }
page-power-letter = tiene una patente de corso desde el inicio
page-power-loot = +{ $amount } de Fuerza cuando saquea
page-power-fort = su Colonia inicial tiene un Fuerte
page-power-first-win = ${ $amount } del Pool por su primer ataque ganado de cada Año de Navegación como { $legality }, en tierra o en el mar
page-power-bribe = los sobornos le cuestan ${ $amount } menos (nunca por debajo de 0)
page-power-wind = el mejor arte de navegar: { $amount } { $amount ->
    [one] viento
   *[other] vientos
} más
page-power-hires = { $amount ->
    [one] su primera contratación de cada Año de Bienes es gratis
   *[other] sus primeras { $amount } contrataciones de cada Año de Bienes son gratis
}
page-power-earnings = gana { $part } de los $ de sus Colonias en 5.7 (se redondea hacia arriba)
page-power-colonies = cuenta { $part } de sus Colonias (se redondea hacia abajo, cada cuenta por sí sola) para Renombre y ambiciones
page-power-abolitionist = necesita { $amount } Liberados más para Abolicionista
