### Órdenes dadas de antemano: lo que un jugador ha dejado, dicho solo a él. Cada orden es una frase.

event-order-given = Tu orden está anotada. { $order } Responde cuando se te pregunte, y puedes cambiarla o retirarla. (15)
event-answered-by-order = Tu orden responde por ti: { $answer }. (15)
event-labour-kept = Guardado hasta tu turno: { $answer }. Nadie lo ve antes, y puedes cambiarlo hasta entonces. (5.3)
event-labour-opened = { $seat } había elegido su mano de obra antes de su turno. (5.3)
ask-labour-gone = Lo que habías elegido antes de tu turno ya no es posible: { $answer }. { $way ->
    [hire] Ya no queda ningún Ciudadano allí.
   *[kidnap] Ya no queda ningún Nativo allí.
} Elige de nuevo.
event-labour-gone = { ask-labour-gone } (5.3)
order-announce = { $what ->
    [top] En tu próxima subasta subastas la carta boca arriba.
    [buried] En tu próxima subasta anuncias tesoro enterrado.
   *[none] Ninguna orden para tu próxima subasta.
}
order-announce-kinds = En cada una de tus subastas, hasta que retires esta orden, subastas la carta boca arriba si es una de estas: { $kinds }; si no, anuncias tesoro enterrado.
order-card-kind = { $card ->
    [ship] barco
    [tableau] carta permanente
   *[one_shot] carta de un solo uso
}
order-bid = { $given ->
    [yes] Puja de hasta ${ $amount } por { $card ->
        [ship] un barco
        [tableau] una carta permanente
        [one_shot] una carta de un solo uso
        [buried] una carta enterrada
       *[any] cualquier carta
    }.
   *[no] Ninguna puja de antemano por { $card ->
        [ship] barcos
        [tableau] cartas permanentes
        [one_shot] cartas de un solo uso
        [buried] cartas enterradas
       *[any] cualquier carta
    }.
}
order-support = { $count ->
    [0] Ninguna Carta de Batalla de antemano.
   *[other] Carta de Batalla, la primera que sirva: { $wishes }.
}
order-labour = { $count ->
    [0] Ninguna mano de obra de antemano.
   *[other] Mano de obra, la primera que sirva: { $wishes }.
}
order-wish-seat = { $way ->
    [with] con { $seat }
   *[against] contra { $seat }
}
order-wish-side = { $side ->
    [attacker] por el atacante
    [target] por el blanco
   *[neutral] neutral
}
order-wish-labour = { $way ->
    [hire] contratar
   *[kidnap] secuestrar
}
order-wish-hire = contratar de { $cathedral }
order-wish-kidnap = secuestrar en { $site }
refused-announce-kinds = Un tipo de carta va con what:top, no con what:{ $what }: what:top where:ship subasta los barcos boca arriba y anuncia tesoro enterrado con todo lo demás.
