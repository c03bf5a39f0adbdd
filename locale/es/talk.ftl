### Negociación: reglas de conversación, regalos con mensaje, hilos privados, tratos.

## Lo que permite una partida

talk-rules = { $talk ->
    [no_threads] regalos de ducados, sin hilos privados ni tratos
    [no_gifts] hilos privados y tratos, sin regalos de ducados
    [neither] ni regalos de ducados ni hilos privados ni tratos
   *[open] regalos de ducados, hilos privados y tratos
}
talk-shown = { $shown ->
    [yes] al final quien puede ver la partida puede leer los hilos privados
   *[no] los hilos privados siguen siendo privados
}
lobby-talk = Se permite: { $rules }; { $shown }.
lobby-talk-off = Se permite: { $rules }.
talk-set = Hecho. { $line }
refused-talk-rules = '{ $talk }' no es ninguno de: open, no_threads, no_gifts, neither.

## Regalos con mensaje

button-gift-note = Con un mensaje
form-gift-title = Un regalo con mensaje
form-gift-note = Mensaje, a la vista de todos
refused-gift-note = El mensaje tiene { $length } caracteres; caben { $most }.
refused-note-without-gift = Un mensaje solo acompaña a un regalo de ducados.

## Hilos privados

button-talk = Hablar
talk-choose = Hablar con
talk-choose-text = ¿Con quién quieres hablar en privado? Se le avisa.
talk-name = { $first } y { $second }, partida { $number }
talk-begun = { $first } y { $second }: este hilo es solo para los dos. El bot está aquí para abrir y cerrar, y no lee nada. { $shown ->
    [yes] **Cuando la partida termine, todos los que pueden ver la partida pueden leerlo.**
   *[no] Sigue cerrado cuando la partida termina.
} Quien toma un asiento toma también su lugar aquí y puede leer lo escrito. Quien administra los hilos de este servidor puede leerlo siempre. Lo que se promete aquí no obliga a nadie; `/deal write` lo anota.
talk-ready = El hilo de los dos: { $place }
talk-moved = { $who } juega con { $nation } desde ahora y entra aquí.
talk-left = Quien jugaba con { $nation } ya no está aquí.
talk-closed = La partida terminó; este hilo se cierra. { $shown ->
    [yes] Todos los que jugaron han entrado, y puede entrar quien pueda ver la partida.
   *[no] Nadie más puede leerlo, salvo quien administra los hilos aquí.
}
button-talks-read = Entrar
talks-let-in = Ya puedes leer: { $places }
refused-talks-closed = Las conversaciones privadas de esta partida no se muestran.
talks-shown = Las conversaciones privadas de esta partida. Quienes jugaron ya están en ellas; con { $button } entras tú también:
talks-shown-line = { $place }: { $first } y { $second }
refused-no-private-talk = Esta partida no permite hilos privados ni tratos.
refused-talk-alone = Ese es tu propio asiento.
refused-talk-bot = Un bot juega en ese asiento; no habla.
refused-talk-forbidden = El bot no puede abrir hilos privados en { $place }; quien administra este servidor puede dar el permiso `Create Private Threads`.

## Tratos

deal-who = **{ $number }** { $own ->
    [yes] Tú a { $who }
   *[no] { $who } a ti
}: «{ $text }»
deal-due = para el ciclo { $cycle }, { $year_kind ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
}
deal-status = { $status ->
    [offered] aún sin confirmar
    [agreed] acordado
    [declined] rechazado
    [withdrawn] retirado
    [kept] cumplido
    [broken] roto
   *[void] anulado
}{ $marker ->
    [none] { "" }
   *[other] , según { $marker }
}
deal-line = { $what } · { $due } · { $status }
deals-title = Tus tratos en la partida { $number }
deals-none = No tienes tratos en esta partida. `/deal write` anota uno; la otra parte lo confirma.
deals-more = y { $count } más antiguos
deals-choose = Elige un trato
deals-bind-nobody = Los tratos no obligan a nadie. Solo los ven las dos partes; recibes un aviso cuando llega el momento.
deal-written = Anotado; { $who } tiene que confirmarlo.
deal-offered = { $who } ha anotado un trato en { $place } y te pide que lo confirmes. No obliga a nadie.
deal-told = { $who } { $status ->
    [agreed] ha confirmado
    [declined] ha rechazado
    [withdrawn] ha retirado
    [kept] ha marcado como cumplido
    [broken] ha marcado como roto
   *[void] ha marcado como anulado
} el trato { $number } en { $place }:
deal-comes-due = Ha llegado el momento de un trato en { $place }. ¿Se cumplió?
deal-done = Anotado: { $status }.
note-waits = { $who }, hay una nota para ti sobre esta partida.
note-waits-thread = { $who }:
button-deals = Mostrarla
button-deal-yes = De acuerdo
button-deal-no = Rechazar
button-deal-back = Retirar
button-deal-kept = Cumplido
button-deal-broken = Roto
button-deal-void = Anulado
refused-no-deal = No tienes ningún trato con el número { $number }.
refused-deal-text = El texto tiene { $length } caracteres; escribe de 1 a { $most }.
refused-deal-late = Esta partida tiene { $cycles } ciclos; el ciclo { $cycle } no llega nunca.
refused-deal-past = El ciclo { $cycle }, { $year ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
}, ya ha llegado: este es el ciclo { $now_cycle }, { $now_year ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
}.
refused-deal-year = '{ $year }' no es ninguno de: goods, auction, play, sail.
refused-deals-many = { $name } tiene { $most } tratos abiertos; primero hay que responder o marcar alguno.
refused-deal-answered = Ese trato ya está decidido: { $status ->
    [offered] aún no está confirmado
    [agreed] se acordó
    [declined] se rechazó
    [withdrawn] se retiró
    [kept] se cumplió
    [broken] se rompió
   *[void] está anulado
}.
refused-deal-not-yours = Eso lo tiene que decir la otra parte.
