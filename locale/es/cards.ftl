### Cartas (sección 12). Cada efecto es una frase; los números vienen del contenido.

card-kind = { $kind ->
    [tableau] Permanente
    [ship] Barco
    [one_shot] Un solo uso
   *[haven] Refugio
}
card-about = { $year }. { $about }
card-renown = { $renown } de Renombre
card-parts = { $parts }.

## Permanentes

effect-strength = { $when_id ->
    [attack_land] +{ $amount } de Fuerza cuando atacas en tierra.
    [target_land] +{ $amount } de Fuerza cuando eres el blanco en tierra.
   *[sea] +{ $amount } de Fuerza en el mar.
}
effect-hand-limit = Límite de Mano +{ $amount }.
effect-wind = { $amount } { $amount ->
    [one] viento
   *[other] vientos
} más en cada turno de navegación.
effect-income = { $good_id ->
    [none] ${ $amount } en cada Año de Bienes.
   *[other] ${ $amount } en cada Año de Bienes por cada Colonia ocupada tuya que rinde { $good }.
}
effect-free-hire = { $amount ->
    [one] Tu primera contratación de cada Año de Bienes es gratis.
   *[other] Tus primeras { $amount } contrataciones de cada Año de Bienes son gratis.
}
effect-bribe-discount = Tus sobornos cuestan ${ $amount } menos, nunca por debajo de $0.
effect-unload-bonus = ${ $amount } más por cada Cofre de { $good } que descargas en Europa.
effect-licence = { $legality_id ->
    [CORSAIR] Patente de corso: tu Nave Capitana puede ser CORSARIO.
   *[CONQUISTADOR] Asiento: tu Nave Capitana puede ser CONQUISTADOR.
}
effect-peek = Como iniciador puedes mirar la carta enterrada antes de anunciar.
effect-safe-enslaved = Tus Esclavizados nunca huyen ni se alzan en la pérdida de esclavizados, y no cuentan para ella.
effect-fever-proof = Tus Ciudadanos nunca mueren de fiebre.
effect-order-choice = Cuando se actualiza el Orden de Jugadores, puedes elegir ser el primero o el último.

## Barco

effect-galleon = Tu Flota gana un Galeón donde está. Una Flota tiene { $max_galleons } como máximo.

## Un solo uso

effect-charter = Funda una Colonia en un sitio de Colonia vacío { OF($zone) }. Empieza vacante.
effect-engineers = Construye gratis un Fuerte en una Colonia ocupada tuya que no lo tenga.
effect-tax-order = Pon un Rebelde en cada una de dos zonas terrestres distintas con Colonias de la Corona o de { $spain }.
effect-uprising = Un Nativo, o un Esclavizado que trabaja, se vuelve Rebelde en su zona terrestre.
effect-hurricane = En una zona marítima cada Flota pierde su último Galeón, nunca la Nave Capitana. Una Flota de uno solo pierde su Cofre de menor valor.
effect-fever = Tira ahora la mortandad en una zona terrestre.
effect-inquisition = En una zona terrestre con Catedral, cada otro jugador menos { $spain } con una Colonia ocupada allí te paga ${ $price } o pierde al trabajador de una de ellas.
effect-war = Dos naciones de la partida entran en guerra. { $ducats ->
    [0] { "" }
   *[other] Recibes ${ $ducats } del Pool, también donde no quedan dos naciones que nombrar.
}
effect-peace = Dos naciones de la partida hacen las paces. { $ducats ->
    [0] { "" }
   *[other] Recibes ${ $ducats } del Pool, también donde no quedan dos naciones que nombrar.
}
effect-mission = Un Sitio Tribal que no es salvaje se vuelve Visita y gana un Nativo. Liberados +{ $liberated }.
effect-emigrants = { $citizens ->
    [one] Un Ciudadano viene a una Colonia vacante tuya. Si no hay, va
   *[other] { $citizens } Ciudadanos vienen a Colonias vacantes tuyas. Los que no la encuentran van
} a una Catedral del Nuevo Mundo, por encima de su número impreso si hace falta.
effect-ransom = Toma ${ $amount }, o lo que haya, de un jugador con dinero.
effect-edict = Todos tus Esclavizados que trabajan se vuelven Ciudadanos. Liberados +1 por cada uno, +{ $most } como máximo.

## Refugio

effect-found = Funda una Colonia en { $site } ({ $good }). Si está tomado: en otro sitio de Colonia vacío { OF($zone) }. Empieza vacante.
effect-safe-anchorage = Nombra una zona marítima. Hasta el final del próximo Año de Navegación tu Flota no puede ser atacada allí.
effect-brethren = +{ $amount } de Fuerza en tu primer ataque del próximo Año de Navegación.
effect-refugees = Un Ciudadano viene a una de tus Colonias vacantes.
