### Torneos, puntuaciones, registros.

## El anuncio

t-title = { $name }
t-form = { $form ->
    [swiss] Mesas de iguales ({ $seats } asientos), { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }
    [pools] Mesas fijas de { $seats }, { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }
   *[elimination] Eliminación en mesas de { $seats }, { $rounds } { $rounds ->
       [one] ronda
      *[other] rondas
   } como mucho
}{ $final ->
    [yes] , después una mesa final
   *[no] { "" }
}. { $length ->
    [short] Partidas cortas.
    [long] Partidas largas.
   *[standard] Partidas normales.
}
t-hours = Una ronda dura { $hours } { $hours ->
    [one] hora
   *[other] horas
}; las partidas que no hayan terminado se deciden por Renombre.
t-points = Puntos: { $places }; { $renown } más repartidos por Renombre; un descanso vale { $bye }.
t-rules = Quien se inscribe acepta las reglas de este anfitrión (/rules) y que él cuente los resultados.
t-phase = { $phase ->
    [signup] La inscripción está abierta.
    [checkin] Confirmación: quien se haya inscrito pulsa `Estoy aquí`.
    [drawn] La ronda { $round } está sorteada y a punto de empezar.
    [playing] Se juega la ronda { $round }.
    [between] La ronda { $round } ha terminado.
    [over] El torneo ha terminado.
   *[cancelled] El torneo se ha cancelado.
}
t-count = { $count } de { $most } inscritos, { $checked } confirmados, { $waiting } en espera.
t-organised = Lo anuncia { $people }
t-role-line = { $role ->
    [referee] Árbitros: { $people }
   *[organiser] Organizadores: { $people }
}
t-talk = Permitido en las mesas: { $rules }{ $shown ->
    [yes] ; al final quien puede ver la partida ve los hilos privados
   *[no] { "" }
}.
t-clock = Reloj de sus partidas: { $clock }.
button-t-join = Inscribirse
button-t-leave = Retirarse
button-t-here = Estoy aquí
button-t-do = Hacerlo
button-t-undo = Deshacer

## Inscripciones

t-signed = Estás en { $name } con el número { $number }.
t-signed-waiting = { $name } está lleno; estás en la lista de espera, en el puesto { $place }.
t-signed-late = Estás en { $name } y juegas desde la ronda { $round }.
t-dm-test = Estás en { $name }. Aquí te llegan los mensajes sobre tus partidas.
t-dm-closed = Tus mensajes directos están cerrados, así que solo se te llamará en el canal.
t-left = Te has retirado de { $name }.
t-risen = { $name }: hay un puesto libre, has subido desde la lista de espera.
t-here = Tu presencia está confirmada.
t-stand-in = { $who } juega tus partidas desde la ronda siguiente.
t-stand-in-off = Desde la ronda siguiente juegas tus propias partidas.

## Pasos

t-preview = { $phase ->
    [checkin] Sigue: acaba la inscripción y se abre la confirmación. { $count } inscritos, { $waiting } en espera.
    [drawn] Sigue: se sortea la ronda { $round } para { $count } inscritos. { $missing } no han confirmado y quedarían fuera. Aún no se abre nada.
    [playing] Sigue: se abren las partidas de la ronda { $round }, { $tables } mesas. Esto no se puede deshacer.
   *[cancelled] Sigue: { $name } se cancela. Las partidas en curso continúan, y no se cuenta nada más.
}
t-nothing-next = { $phase ->
    [playing] Se juega la ronda { $round }; quedan abiertas { $open } de { $tables } mesas. /organise adjudicate la termina.
   *[over] { $name } ha terminado.
}
t-done = Hecho. { $phase ->
    [checkin] La confirmación está abierta.
    [drawn] La ronda { $round } está sorteada; revísala, luego /organise next abre las partidas y /organise undo la retira.
    [playing] La ronda { $round } ha empezado.
    [signup] La inscripción está abierta de nuevo.
    [between] El sorteo se ha retirado.
   *[cancelled] { $name } se ha cancelado.
}
t-draw-title = { $name }: ronda { $round }
t-draw-table = Mesa { $number }: { $seats }
t-draw-bye = Descansan: { $names }
t-round-began = { $name }: la ronda { $round } ha empezado.
t-more = y { $count } más
t-thread = { $name } { $round }.{ $table }
t-adjudicated = { $count } { $count ->
    [one] mesa de la ronda { $round } se decidió por Renombre.
   *[other] mesas de la ronda { $round } se decidieron por Renombre.
}
t-overdue = { $name }: se acabó el tiempo de la ronda { $round }. { $count } { $count ->
    [one] mesa se decidió por Renombre.
   *[other] mesas se decidieron por Renombre.
}
t-corrected = La mesa { $table } de la ronda { $round } cuenta ahora así: { $order }.
t-substituted = { $new } ocupa el lugar de { $old }.
t-organiser = { $role ->
    [none] { $person } ya no tiene ninguna función en este torneo.
    [referee] { $person } es árbitro desde ahora.
   *[organiser] { $person } es organizador desde ahora.
}

## Clasificación

t-standings = { $name }: tras la ronda { $round }
t-standings-line = { $rank }. { $name }: { $points } { $points ->
    [one] punto
   *[other] puntos
}, { $wins } ganadas
t-final = { $name }: { $who } gana el torneo
t-trophy = **{ $who }** gana { $name } con { $points } { $points ->
    [one] punto
   *[other] puntos
} en { $games } { $games ->
    [one] partida
   *[other] partidas
}. { $second ->
    [none] { "" }
   *[other] Segundo puesto: { $second }.
}
t-columns-points = Puntos
t-columns-wins = Ganadas
t-columns-direct = Directo
t-columns-sonneborn = Sonneborn
t-columns-opponents = Rivales
t-standings-alt = Clasificación de { $name } tras la ronda { $round }, encabezada por { $who }
t-none-yet = { $name } aún no tiene resultados.
t-tie-breaks = A igualdad de puntos deciden las partidas ganadas, los puestos entre sí, los puntos de los rivales vencidos (Sonneborn-Berger), la media de puntos de los rivales y el Renombre. /tournament export tiene cada cifra.
t-export = Todo sobre { $name }: resultados, clasificación, puntuaciones, y todo ello como JSON.

## Puntuaciones

t-ladder = Puntuaciones
t-ladder-season = Puntuaciones { $season }
t-ladder-line = { $rank }. { $name }: { $rating } ({ $games } { $games ->
    [one] partida
   *[other] partidas
}{ $provisional ->
    [yes] , provisional
   *[no] { "" }
}{ $idle ->
    [yes] , inactivo
   *[no] { "" }
})
t-ladder-note = Plackett-Luce sobre la clasificación completa de cada partida; se muestra la estimación menos tres veces su incertidumbre. Provisional: menos de { $games } { $games ->
    [one] partida
   *[other] partidas
}. Inactivo: ninguna en { $days } { $days ->
    [one] día
   *[other] días
}; una puntuación nunca decae.
t-ladder-alt = Las puntuaciones, encabezadas por { $who }
t-columns-rating = Puntuación
t-columns-games = Partidas
t-columns-mu = mu
t-columns-sigma = sigma

## Registros

t-stats-line = { $games } { $games ->
    [one] partida
   *[other] partidas
}, { $wins } ganadas ({ $share }%; { $expected }% si todos fueran iguales). Renombre medio: { $renown }.
t-stats-places = Puestos: { $list }
t-stats-won-by = Ganadas como: { $list }
t-stats-nations = Naciones: { $list }
t-stats-none = Aún no hay nada registrado.
t-stats-endings = Cómo terminaron { $games } { $games ->
    [one] partida
   *[other] partidas
}
t-stats-ending = { $ending }: { $count } ({ $share }%), tras { $actions } respuestas de media
t-stats-against = { $name } contra los demás
t-stats-against-line = { $name }: { $won } veces mejor puesto, { $lost } veces peor
t-stats-cards = Cartas jugadas
t-stats-openings = Primeras cartas compradas
t-stats-card = { $card }: { $games } veces, ganó el { $share }% ({ $expected }% si todos fueran iguales)
t-stats-longest = Las partidas más largas
t-stats-longest-line = Partida { $number }: { $actions } respuestas, { $seats } asientos, { $ending }

## Historial

t-log = { $stamp } { $text }
t-log-none = Aún no se ha hecho nada.
t-log-opened = { $by } anunció el torneo.
t-log-late = { $name } entra tarde, para la ronda { $round }.
t-log-dropped = { $name } queda fuera tras la ronda { $round } ({ $by }).
t-log-risen = { $name } sube desde la lista de espera.
t-log-organiser = { $by } fija a { $person }: { $role }.
t-log-to-checkin = { $by } abrió la confirmación.
t-log-to-drawn = { $by } sorteó la ronda { $round }.
t-log-to-playing = { $by } abrió las partidas de la ronda { $round }.
t-log-to-between = La ronda { $round } ha terminado.
t-log-to-over = El torneo terminó tras la ronda { $round }.
t-log-to-cancelled = { $by } canceló el torneo.
t-log-undone = { $by } retiró el último paso.
t-log-substitute = { $by } hizo que { $new } ocupara el lugar de { $old } en la ronda { $round }.
t-log-corrected = { $by } corrigió la mesa { $table } de la ronda { $round }: { $order }.
t-host = el anfitrión

## Negativas

refused-no-ladder = Aquí no se ha terminado ninguna partida de esta clase { $season ->
    [none] todavía
   *[other] en el periodo { $season }
}.
refused-no-tournament = No hay torneo con el número { $number }.
refused-no-tournament-here = No hay torneo en marcha en este servidor. /tournament new anuncia uno.
refused-several-tournaments = Hay varios torneos en marcha aquí: { $names }. Di cuál por su número.
refused-tournament-over = { $name } ha terminado.
refused-tournament-full = El torneo está lleno: { $most } inscritos.
refused-entered-already = Esa persona ya está inscrita.
refused-entries-closed = Una eliminación no admite entradas una vez sorteada su primera ronda.
refused-not-entered = Esa persona no está inscrita en este torneo.
refused-no-check-in = La confirmación no está abierta ahora.
refused-still-waiting = Estás en la lista de espera; no hace falta que confirmes, y subes cuando haya un puesto libre.
refused-organisers-only = Eso solo lo pueden hacer quienes organizan este torneo.
refused-not-that-step = El torneo ha avanzado; /organise next muestra lo que toca ahora.
refused-games-have-begun = Las partidas de esta ronda han empezado; ya no se puede deshacer.
refused-no-table = La ronda { $round } no tiene mesa { $table }.
refused-no-results-yet = Esa mesa aún no tiene resultados.
refused-undo-draw-first = La ronda siguiente está sorteada con estos resultados; /organise undo retira antes el sorteo.
refused-wrong-order = Nombra cada nación de esa mesa una vez, la mejor primero: { $nations }.
refused-tournament-game = Esta partida pertenece a un torneo; quienes lo organizan la terminan con /organise adjudicate.
refused-not-playing = No se juega ninguna ronda ahora.
refused-wrong-points = Los puntos se escriben así: 5 3 2 1, el mejor puesto primero, una fila para 2, 3, 4 y 5 asientos, separadas por una barra; '{ $given }' no vale.
refused-tournament-form = No hay forma '{ $given }'; hay { $known }.
refused-tournament-rounds = Un torneo tiene de 1 a { $most } rondas, no { $given }.
refused-tournament-many = Un torneo tiene { $most } inscritos como mucho; hay { $count }.
refused-tournament-final = Una final necesita al menos dos inscritos; hay { $count }.
refused-tournament-few = La ronda no se puede sortear: hacen falta al menos { $need } inscritos, y hay { $count }.
refused-tournament-seats = Una mesa tiene de { $fewest } a { $most } asientos, no { $given }.
refused-points-count = Una mesa de { $size } necesita { $size } números de puntos, no { $count }.
refused-points-order = Un puesto mejor no puede tener menos puntos: { $given }.
refused-points-range = Los puntos van de 0 a { $most }, no { $given }.

## Funciones y juego limpio

refused-role-may-not = Como { $role ->
    [referee] árbitro
   *[organiser] organizador
} no puedes { $right ->
    [step] dar pasos ni retirarlos
    [cancel] cancelar el torneo
    [people] sacar gente ni poner suplentes
    [results] decidir partidas ni corregir resultados
    [reports] leer avisos e indicios
   *[roles] dar funciones
}; pueden: { $roles }.
refused-owner-stays = Quien anunció un torneo sigue siendo su dueño.
t-reported = Los organizadores reciben tu aviso sobre la mesa { $table } de la ronda { $round }; nadie más.
t-report-head = Un aviso en { $name } (torneo { $number }), solo para ti y los demás organizadores:
t-report-line = { $stamp } ronda { $round }, mesa { $table } { $place }, de { $who }: { $text }
t-reports-none = No hay avisos.
t-hints-note = Indicios, no pruebas: familias, amigos y el azar dan los mismos. Nadie más los ve, y nada se sigue de ellos por sí solo.
t-hints-none = No hay indicios.
t-hint-made = { $first } y { $second }: cuentas creadas con { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} de diferencia como mucho.
t-hint-prompt = { $first } y { $second }: { $count } de { $of } veces uno respondió antes de { $seconds } segundos tras el otro.
t-log-games = { $by } fijó las reglas de conversación ({ $talk }) y el reloj ({ $clock }) de las partidas.
refused-games-are-set = La ronda { $round } está sorteada; el reloj y las reglas de conversación de las partidas ya no cambian.

## Charts and one's own record

t-chart-line = Parte de partidas ganadas hasta entonces (trazos: si todos fueran iguales)
t-chart-bars = { $by ->
    [seats] Por asientos en la mesa: ganadas de jugadas (marca: si todos fueran iguales)
   *[nation] Por nación: ganadas de jugadas (marca: si todos fueran iguales)
}
t-chart-seats = { $count } { $count ->
    [one] asiento
   *[other] asientos
}
t-chart-alt = { $name }: { $won } de { $games } { $games ->
    [one] partida
   *[other] partidas
} ganadas; { $list }
t-stats-export = { $games ->
    [one] Tu partida terminada
   *[other] Tus { $games } partidas terminadas
} en este servidor, como CSV y JSON.
refused-no-record = No has terminado ninguna partida en este servidor.
t-ladder-everywhere = { $title }, todos los servidores
my-ratings = { $wanted ->
    [yes] Tus partidas terminadas cuentan en la clasificación de todos los servidores, también las anteriores, con el nombre de la última. Las partidas cuentan como si solo hubieran jugado quienes participan.
   *[no] No estás en la clasificación de todos los servidores, y ninguna partida tuya cuenta allí.
}
refused-no-ladder-anywhere = Nadie de la clasificación de todos los servidores ha terminado una partida contra otro que esté en ella { $season ->
    [none] todavía
   *[other] en el trimestre { $season }
}.

## Ligas

button-l-join = Unirse
button-l-leave = Dejarla
l-title = { $season ->
    [0] { $name }
   *[other] { $name }, temporada { $season }
}
l-form = Divisiones de { $size }; tras cada temporada suben { $move } y bajan { $move } en cada frontera. Una temporada: { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
} en mesas fijas de { $seats }.
l-division = **División { $letter }** (torneo { $number }): { $state }
l-entered = { $names }
l-members = Juegan { $count } en la temporada { $season }. { $opener } la empieza con /league season.
l-joined = Juegas en { $name } desde la temporada { $season }; ya son { $count }.
l-left = No estás en la temporada { $season } de { $name }. El torneo de ahora sigue.
l-preview = Sigue: temporada { $season } de { $name }. Cada división se vuelve un torneo con la inscripción abierta y sus miembros inscritos.
l-next-division = **División { $letter }**
l-next-line = { $name }{ $came ->
    [up] { " " }(asciende)
    [down] { " " }(desciende)
    [new] { " " }(nuevo)
   *[stays] { "" }
}
l-begun = La temporada { $season } de { $name } ha empezado: { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
}. /organise next lleva cada uno, por su número.
refused-no-league = No hay ninguna liga con el número { $number } en este servidor.
refused-no-league-here = No hay ninguna liga en este servidor. /league new abre una.
refused-several-leagues = Hay varias ligas aquí: { $names }. Di cuál por su número.
refused-league-move = No pueden subir y bajar { $move } en divisiones de { $size }; { $most } como mucho.
refused-league-seats = Una división de { $size } no llena una mesa de { $seats }.
refused-league-joined = Ya juegas en { $name }.
refused-league-not-in = No juegas en la próxima temporada de { $name }.
refused-league-full = La liga está llena: admite { $most } miembros.
refused-league-opener = Solo quien abrió la liga empieza sus temporadas.
refused-league-playing = Aún se juega la temporada { $season }: { $name } (torneo { $number }) no ha terminado.
refused-league-few = Una temporada necesita al menos 2 miembros; hay { $count }.
