### Juego por mensaje: plazos, recordatorios, ausencias, sustitutos, votaciones, moderación, ajustes.

## La mesa

table-until = Hasta { $stamp } ({ $left }).
table-grace = El tiempo se acabó; una respuesta aún vale hasta { $stamp } ({ $left }).
table-paused = El reloj está parado.

## Tiempo

reminder = Un recordatorio: { $place } te espera ({ $what }). { $stamp }
reminder-thread = { $who }, un recordatorio: la partida te espera ({ $what }). { $stamp }
grace = El tiempo de { $who } se acabó. Una respuesta aún vale hasta { $stamp }; después vale la respuesta prevista.
grace-secret = El tiempo se acabó. { $kind ->
    [bid] Pujas
    [support] Cartas de Batalla
   *[other] Respuestas
} que faltan: { $count }. Aún valen hasta { $stamp }; después vale la respuesta prevista.
answered-for = El tiempo de { $who } pasó. Respuesta prevista: **{ $answer }**.
after-a-stop = El bot estuvo fuera un tiempo. Lo que estaba atrasado aún vale hasta { $stamp }.

## Asientos

seat-left = { $who } { $why ->
    [gone] ya no está en este servidor
    [silent] no ha respondido tres veces seguidas
    [vacation] está de vacaciones hasta { $until }
    [conceded] ha abandonado la partida
    [expelled] ha sido expulsado por los demás
   *[left] ha dejado la mesa
}; un bot sigue en el asiento. { $why ->
    [conceded] { "" }
    [expelled] { "" }
   *[other] Quien vuelva pulsa `Mi jugada`.
}
advert = Se busca sustituto: quien pulse el botón recibe el asiento con mano, dinero y Flota.
taken-over = { $who } juega en el asiento de { $before } desde ahora.
vacation-over = { $who } ha vuelto.
prompt-passed = Otra persona juega en ese asiento ahora. La partida está en { $place }.
button-take-over = Tomar el asiento

## Negativas

refused-seat-taken = Un sustituto juega en ese asiento ahora; /game return lo pide de vuelta.
refused-gone-for-good = Quien abandonó o fue expulsado no vuelve; otra persona puede tomar el asiento.
refused-seat-not-free = Ese asiento no está libre: no se busca a nadie para él.
refused-no-owner = Nadie tuvo ese asiento antes que tú.
refused-no-clock = Esta partida no tiene plazos; /game clock los fija.
refused-no-vote = No puedes votar sobre eso: trata de ti, o un bot juega en tu asiento.
refused-no-proposal = No se puede votar sobre '{ $what }'.

## Reloj y asientos, como órdenes

button-clock = Reloj
button-give-back = Devolverlo
clock = { $clock ->
    [none] sin plazos
    [live] en vivo: 5 minutos para cada decisión
    [brisk] rápido: 4 horas en total y media hora más por respuesta
    [daily] diario: un día para cada decisión, sin contar horas de silencio ni fines de semana libres
    [leisurely] tranquilo: 5 días en total y 12 horas más por respuesta, sin contar horas de silencio ni fines de semana libres
   *[custom] un reloj propio
}
lobby-clock = Reloj: { $clock }.
clock-set = Reloj fijado: { $clock }.{ $stamp ->
    [none] { "" }
   *[other] { " " }Lo que se pregunta ahora vence { $stamp }.
}
clock-is = Reloj: { $clock }.
clock-custom = { $kind ->
    [bank] una reserva de { $time }, { $increment } más por respuesta, { $most } como mucho
   *[fixed] { $time } para cada decisión
}, { $grace } de gracia{ $humane ->
    [yes] , sin contar horas de silencio ni fines de semana libres
   *[no] { "" }
}
duration-day = { $count } { $count ->
    [one] día
   *[other] días
}
duration-hour = { $count } { $count ->
    [one] hora
   *[other] horas
}
duration-minute = { $count } { $count ->
    [one] minuto
   *[other] minutos
}
refused-clock-opener = Solo quien abrió la partida, y la moderación, puede fijar su reloj.
refused-duration = '{ $value }' no es un lapso de tiempo; escríbelo como 36h, 2d 12h o 90 min.
refused-clock-bounds = { $what ->
    [time] El tiempo
    [increment] El incremento
    [most] Lo máximo de una reserva
   *[grace] La gracia
} puede ser de { $least } a { $most }, no { $given }.
refused-clock-bank-only = Incremento y máximo son de una reserva: elige speed:bank, o déjalos fuera.
refused-clock-time-missing = Di cuánto con time, por ejemplo 36h; esta partida no tenía plazos hasta ahora.
refused-clock-most = La reserva no puede tener como mucho { $most } y empezar con { $time }.
clock-now = El reloj de esta partida desde ahora: { $clock }.
you-take-over = El asiento es tuyo. Pulsa `Mi jugada` en { $place }.
ask-back = { $who } pide a { $holder } el asiento de vuelta.
asked-back = Se ha preguntado al sustituto.
given-back = El asiento está otra vez con quien lo tenía.
concede-ask = Abandonarías la partida. No hay vuelta; un bot o un sustituto sigue.
conceded = Has abandonado.

## Lo propio

my-games = { $waiting ->
    [0] { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
   *[other] { $count } { $count ->
        [one] partida
       *[other] partidas
    }, { $waiting } te { $waiting ->
        [one] espera
       *[other] esperan
    }
}
my-games-none = No estás en ninguna partida ahora; `/game new` en el canal de un servidor abre una.
my-game-lobby = { $place }: aún no ha empezado
my-game-idle = { $place }: no se te pide nada
my-game-waits = **{ $place }**: { $what }, desde { $since }{ $until ->
    [none] { "" }
   *[other] , hasta { $until }
}
my-hours-set = Tu zona horaria es { $zone }. { $quiet ->
    [none] Sin horas de silencio;
   *[other] Horas de silencio: { $quiet };
} los fines de semana { $weekends ->
    [yes] cuentan.
   *[no] no cuentan.
} Esto vale en partidas con reloj diario o tranquilo, para lo que se pida desde ahora.
my-reminders-set = { $way ->
    [dm] Recibes un recordatorio por mensaje directo{ $share ->
        [none] { "" }
       *[other] , después del { $share } % de tu tiempo
    }.
    [thread] Recibes un recordatorio en el hilo{ $share ->
        [none] { "" }
       *[other] , después del { $share } % de tu tiempo
    }; sobre preguntas secretas, por mensaje directo.
   *[none] No recibes recordatorios; la única mención cuando se te pide algo sigue llegando.
}
my-vacation-set = Estás de vacaciones hasta { $until }. { $count ->
    [0] Ningún asiento cambia de manos ahora.
    [one] Un bot juega en un asiento por ti.
   *[other] Unos bots juegan en { $count } asientos por ti.
} `/my back` las termina antes.
my-back = Bienvenida la vuelta. { $count ->
    [0] Ningún asiento estaba con un bot.
    [one] Un asiento es tuyo otra vez.
   *[other] { $count } asientos son tuyos otra vez.
}
my-language-set = Lo que solo tú ves está en español ahora.
refused-zone = '{ $zone }' no es una zona horaria; prueba una como { $near }.
refused-time-of-day = '{ $value }' no es una hora del día; escríbela como 22:30.
refused-vacation = '{ $until }' no es un día dentro de los próximos 90 días; escríbelo como 2026-08-31, o da un número de días.

## Votaciones

button-agree = De acuerdo
button-disagree = Ahora no
thread-drawn = Todos han acordado terminar esta partida en empate.
vote-ask = { $what ->
    [pause] ¿Parar el reloj de esta partida?
    [resume] ¿Dejar correr el reloj otra vez?
    [draw] ¿Terminar esta partida en empate, sin ganador?
    [expel] ¿Expulsar a esta persona, para que un bot o un sustituto juegue en el asiento?
   *[undo] ¿Deshacer esto, con lo que se reveló y se tiró?
}
vote-count = { $agreed } de { $needed } están de acuerdo.
vote-more = y { $count } líneas más
vote-open = La pregunta está en el hilo; { $agreed } de { $needed } están de acuerdo.
vote-carried = Está decidido.
vote-done = Decidido por los jugadores: { $what ->
    [pause] el reloj está parado.
    [resume] el reloj corre otra vez.
    [expel] la persona ha sido expulsada.
   *[undo] se ha deshecho.
}
refused-undo-moved = La partida ha seguido desde que se propuso; /game vote what:undo lo propone de nuevo y dice qué se desharía ahora.
refused-no-such-player = Esa persona no juega aquí.
refused-no-rewind = Esta partida no puede volver tan atrás: su registro no se repite con las reglas de ahora.

## Moderación

mod-did = { $who } { $what ->
    [pause] ha parado el reloj.
    [resume] deja correr el reloj otra vez.
    [extend] da { $hours } { $hours ->
        [one] hora
       *[other] horas
    } más a todos los que se esperan.
    [replace] ha dado el asiento de { $seat } a { $by }.
    [undo] ha hecho volver la partida a la acción { $back_to }.
    [correct] corrige la partida: { $reason }
   *[force] ha mandado dar la respuesta prevista por { $seat }.
}
mod-done = Hecho, anunciado en el hilo y anotado en el registro.
mod-log = Lo que hicieron la moderación y las votaciones
mod-log-empty = Nada todavía.
mod-log-vote = los jugadores
mod-log-line = { $stamp } { $who }{ $game ->
    [none] { "" }
   *[other] , partida { $game }
}: { $what } { $facts }
correct-ask = Esto se cambiaría y se contaría a todos, con tu nombre y tu motivo. Solo otra corrección puede deshacerlo.
correct-done = Corregido, anunciado en el hilo y anotado en el registro.
refused-moderators-only = Solo la moderación puede hacer eso: quien administra el servidor o tiene el rol elegido en /setup.
refused-moderator-plays = Juegas en esta partida; otra persona de la moderación tiene que decidir.
refused-paused = El reloj ya está parado; /mod resume lo deja correr.
refused-not-paused = El reloj no está parado.
refused-not-waited-for = No se pide nada a ese asiento ahora.

## Preparar un servidor

setup-title = Pax Hispanica en este servidor
setup-language = Idioma de hilos y salas de espera: { $language ->
    [none] el del servidor
   *[other] { $language }
}.
setup-clock = Reloj de partidas nuevas: { $clock }.
setup-moderators = Moderación: { $role ->
    [none] quien administra el servidor
   *[other] { $role }, y quien administra el servidor
}.
setup-home = Panel del servidor: { $place ->
    [none] ninguno; elige un canal con `home`
   *[other] { $place }
}.
setup-games = Las partidas se abren en { $place ->
    [none] cualquier canal
   *[other] { $place }
}.
setup-log = Lo que hacen la moderación y las votaciones se cuenta en { $place ->
    [none] los hilos de las partidas
   *[other] { $place } también
}.
setup-noted = { $who } ha cambiado ajustes de este servidor: { $settings }
setup-useful = Algunas partidas necesitan más; lo demás funciona sin ello:
setup-permissions = { $count ->
    [0] El bot tiene todos los permisos que necesita en este canal:
    [one] Falta un permiso en este canal:
   *[other] Faltan { $count } permisos en este canal:
}
setup-has = tiene
setup-lacks = falta
setup-invite = Invitación con nada más que estos: { $link }
home-title = Partidas en este servidor
home-lobby = { $count ->
    [0] Ninguna partida abierta para entrar.
    [one] Una partida abierta para entrar:
   *[other] { $count } partidas abiertas para entrar:
}
home-running = { $count ->
    [0] Ninguna partida en curso.
    [one] Una partida en curso:
   *[other] { $count } partidas en curso:
}
home-seats = { $seats } { $seats ->
    [one] asiento ocupado
   *[other] asientos ocupados
}
refused-other-channel = Aquí las partidas se abren en { $place }.
refused-administrators-only = Solo quien administra este servidor puede prepararlo.

## Privacidad

button-privacy-file = Quiero el archivo
button-privacy-delete = Borrar mis datos
privacy-title = Lo que está guardado sobre ti
privacy-text =
    Tu número y nombre en Discord, donde tienes o tuviste un asiento; tus jugadas con sus horas; cuándo te esperó una partida y cómo se te avisó; lo que elegiste con `/my`; tus votos; qué partidas miras; los mensajes de regalos y los tratos que escribiste; los torneos y ligas en que te inscribiste o que organizas; los avisos sobre mesas que enviaste a organizadores; lo que hiciste en la moderación.
    { "" }Nada de lo que escribes en canales se lee. Nada va a nadie más.
    { "" }**Borrar**: elecciones, votos, paneles, tus avisos y lo que escribiste con regalos y tratos desaparecen; las partidas terminadas quedan con un asiento sin nombre. Los mensajes que ya están en un hilo se quedan, como Discord los guarda. Torneos y ligas guardan un participante sin nombre.
privacy-file = Todo lo que está guardado sobre ti: { $count } filas.
privacy-ask = Tus datos se borrarían, sin vuelta. Las partidas terminadas quedan con un asiento sin nombre.
privacy-deleted = Borrado. { $count } { $count ->
    [one] partida terminada queda
   *[other] partidas terminadas quedan
} con un asiento sin nombre.
refused-privacy-playing = Tienes un asiento en la partida { $number }; sal antes de que empiece, deja que alguien tome el asiento, o espera al final.
refused-privacy-entered = Estás inscrito en el torneo { $name }; date de baja, o espera al final.
