### Lo que se pregunta a un jugador, para quien no conoce las reglas.

ask-when = { $year_word }, { $year }.
ask-given = Tu respuesta sellada: { $given }. Puedes cambiarla hasta que llegue la última.

ask-order_choice = Se actualiza el Orden de Jugadores, y tu carta te deja elegir tu lugar. El primero consigue mano de obra, juega y navega antes que los demás; al final de la partida los empates son del jugador posterior.
ask-labour = { $vacant ->
    [one] Una de tus Colonias está vacante y debe
   *[other] { $vacant } de tus Colonias están vacantes y deben
} recibir un trabajador ahora. { $ways ->
    [both] Contrata a un Ciudadano de una Catedral { $hire_price ->
        [0] gratis
       *[other] por ${ $hire_price }
    }, o secuestra a un Nativo de la misma zona terrestre, que se vuelve Esclavizado y baja tus Liberados en 1.
    [hire] Contrata a un Ciudadano de una Catedral { $hire_price ->
        [0] gratis
       *[other] por ${ $hire_price }
    }.
   *[kidnap] No puedes contratar, así que hay que secuestrar a un Nativo de la misma zona terrestre: se vuelve Esclavizado y tus Liberados bajan en 1.
} Con un trabajador la Colonia gana dinero y rinde Cofres. Tienes ${ $ducats }.
ask-labour-ahead = Tu turno llega después en el Orden de Jugadores: lo que elijas se guarda hasta entonces sin que nadie lo vea, y se hace si todavía es posible.
ask-labour-kept = Guardado hasta ahora: { $kept }.
ask-labour-through = Elegido y guardado: { $kept }. Puedes elegir de nuevo hasta que llegue tu turno.
ask-loss = { $escaped ->
    [yes] Un Esclavizado tuyo huye { IN($zone) }, donde hay Rebeldes.
   *[no] Un Esclavizado tuyo se alza { IN($zone) }.
} Elige en qué Colonia; queda vacante.
ask-announce = Eres el iniciador de la subasta { $number } de { $of }. Subasta la carta boca arriba, { $card }, o anuncia tesoro enterrado: entonces se subasta la carta no vista que está debajo. Si ganas, pagas al Pool; si gana otro, el dinero es tuyo. La carta boca arriba: { $effect }{ $peek_id ->
    [none] { "" }
   *[other] { " " }Tu carta te muestra lo enterrado: { $peek }. { $peek_effect }
}
ask-bid = { $own ->
    [yes] Subastas
   *[no] { CAP($initiator) } subasta
} { $buried ->
    [yes] la carta enterrada
   *[no] { $card }
}. Puja en secreto, de $0 a los ${ $ducats } que tienes. La puja más alta gana, el iniciador gana los empates. Si ganas, pagas { $own ->
    [yes] al Pool
   *[no] a { $initiator }
}.{ $effect_id ->
    [none] { "" }
   *[other] { " " }La carta: { $effect }
}
ask-play_turn = Tu turno de juego: quedan { $actions } de { $of } acciones, y ${ $ducats }. Jugar una carta, robar una de Refugio, construir un Fuerte, liberar a un Esclavizado y un regalo a la Corte son acciones; vender, dar dinero y un cambio de Legalidad son libres. Tienes { $cards } { $cards ->
    [one] carta
   *[other] cartas
}; al final del turno pueden quedarse { $limit }.
ask-hand_limit = Tienes { $cards } cartas y el límite es { $limit }. Vende cartas de Mercado por ${ $sell_price } cada una o descarta hasta quedar dentro de él.
ask-inquisition = La Inquisición está { IN($zone) }. { $can_pay ->
    [yes] Paga ${ $price }, o pierde al trabajador de una de tus Colonias de allí.
   *[no] No puedes pagar: elige la Colonia de allí que pierde a su trabajador.
} Todas las respuestas se muestran juntas.
ask-sail_turn = Tu turno de navegación: tu Flota está { IN($at) } con { $winds } { $winds ->
    [one] viento
   *[other] vientos
} y ${ $ducats }. { $legality_id ->
    [RAIDER] Como SAQUEADOR puedes atacar a cualquiera, y tomas Cofres de otros saqueando.
    [SMUGGLER] Como CONTRABANDISTA cargas Cofres de otros por soborno, y no puedes atacar a nadie legalmente.
    [CONQUISTADOR] Como CONQUISTADOR exportas Cofres legalmente, y puedes atacar a nativos, Rebeldes, Flotas de SAQUEADORES y Colonias que no son españolas.
   *[CORSAIR] Como CORSARIO saqueas a los enemigos de tu nación; lo que saqueas se reclama para la Corona.
} Los Cofres puntúan cuando tu Flota entra en Europa.
ask-unload = Tu Flota entra en Europa como CONQUISTADOR. Elige qué Tesoro se da como tributo: ${ $tribute_ducats } y Favor +{ $tribute_favour } cada uno. El resto se vende.
ask-support = { CAP($attacker) } ataca { $what }: { $attack } contra { $defence } antes de las Cartas de Batalla. Tienes Fuerza { $strength } allí, y va al lado que elijas en secreto. El blanco gana los empates.{ $margin ->
    [0] { "" }
   *[other] { " " }Una toma exige un margen de { $margin }.
}{ $neutral ->
    [yes] { " " }En el mar puedes quedar neutral.
   *[no] { "" }
}
ask-place = El { $worker } necesita un lugar: elige una de tus Colonias vacantes.{ $left ->
    [one] { "" }
   *[other] { " " }Hay { $left } por colocar.
}
support-what-colony = { $site } { IN($zone) } ({ $aim })
support-what-rebels = a los Rebeldes { IN($zone) }
support-what-fleet = la Flota de { $owner } { IN($zone) }
