### Campañas: partidas enlazadas con la misma gente.

campaign-next = Siguiente de la campaña
campaign-name = Campaña de la partida { $number }
campaign-founded = { $name } está fundada, con la partida de este hilo como primera. `Siguiente de la campaña` bajo su mensaje final, o /campaign next, la continúa.
campaign-open = La partida { $count } de { $name } está abierta en { $place } como partida { $number }; quien estuvo pulsa `Siguiente de la campaña`, o se une en la sala.
campaign-title = { $name } (campaña { $number })
campaign-line = { $count }. { $stamp } { $place }: { $who } gana como { $ending } y deja { $left } a la siguiente; { $last }, que quedó último, la empieza con { $consolation }.
campaign-not-ended = { $count }. { $place }: { $phase ->
    [lobby] abierta, sin empezar
    [running] en juego
   *[abandoned] terminada sin ganador
}.
campaign-rank = { $rank }. { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $wins } ganadas, Renombre { $renown } en total
campaign-table = Lo que una partida deja a la siguiente:
campaign-table-line = - { $ending }: { $left }
campaign-last = quedar último
campaign-left = { $what ->
    [favour] Favor +{ $amount }
    [infamy] Infamia +{ $amount }
    [liberated] Liberados +{ $amount }
   *[ducats] ${ $amount }
}
refused-no-campaign = No hay ninguna campaña con el número { $number } en este servidor.
refused-no-campaign-here = No hay ninguna campaña en este servidor. /campaign found, en el hilo de una partida terminada, funda una.
refused-campaign-not-over = La partida { $number } no ha terminado; una campaña empieza con una partida terminada.
refused-campaign-already = La partida { $number } ya es de una campaña.
refused-campaign-open = La siguiente ya está ahí: partida { $number }.
