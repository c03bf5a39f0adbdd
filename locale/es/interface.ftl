### Lo que dice el propio bot: botones, sala, paneles, negativas.

button-mine = Mi jugada
button-hand = Mano
button-board = Mapa
button-log = Historia
button-rules = Reglas
button-new = Nueva partida
button-join = Entrar
button-leave = Salir
button-nation = Elegir nación
button-add-bot = Añadir bot
button-remove-bot = Quitar bot
button-start = Empezar
button-length = Duración
button-abandon = Abandonar
button-back = Volver
button-do-it = Hacerlo
button-other = otro
button-undo = Deshacer
button-help = ?
button-look-again = Mi jugada

lobby-title = Pax Hispanica · partida { $number }
lobby-intro = El Caribe, 1598. De dos a cinco asientos; quien está solo juega contra bots.
lobby-seat = { $number }. { $bot ->
    [yes] { $who } (bot)
   *[no] **{ $who }**
} · { $nation }
lobby-empty-seat = { $number }. libre
lobby-any-nation = una nación al azar
lobby-bots = Los bots juegan como capitanes, salvo que junto al nombre figure otro nivel; `/game add_bot` admite nivel y personaje.
lobby-length = Duración: { $length }, { $cycles } ciclos de cuatro Años.
lobby-too-few = `Empezar` necesita dos asientos al menos. Pulsa `Añadir bot` para jugar ya, o espera a que alguien pulse `Entrar`.
lobby-ready = { $humans ->
    [0] { $seats } bots están listos para jugar entre ellos. Pulsa `Empezar`.
    [1] Una persona y { $seats ->
        [2] un bot
       *[other] bots
    }. Pulsa `Empezar` cuando quieras; hasta entonces pueden entrar otros.
   *[other] { $seats } asientos están ocupados. Pulsa `Empezar` cuando estén todos.
}
lobby-started = Esta partida se juega en { $place }.
lobby-abandoned = Esta partida se canceló.
lobby-choose = ¿Qué nación?
lobby-choose-text = Elige tu nación. España juega con 4 o 5 asientos; quien está solo juega contra un bot español.
nation-chosen = Juegas con { $nation }.
nation-any = Recibes una nación al azar.
joined = Tienes un asiento. { $seats } de 5 están ocupados.
left = Tu asiento vuelve a estar libre.
left-running = Un bot sigue en tu asiento. Pulsa `Mi jugada` para recuperarlo.
bot-added = Un bot se sienta. { $seats } de 5 asientos están ocupados.
length-set = La duración es ahora { $length }.
started = La partida ha empezado en { $place }.
abandon-ask = La partida { $number } terminaría aquí, para todos y sin ganador. No se podrá retomar.
abandoned = La partida terminó sin ganador.
thread-name = Pax Hispanica { $number }
thread-closed = El bot no puede escribir en el hilo de esta partida. Mientras tanto se puede jugar aquí; `/game check` allí dice qué permisos faltan.
thread-abandoned = Esta partida terminó sin ganador.

power-spain = tiene las Colonias de la Corona, siempre puede ser CONQUISTADOR
power-england = una patente de corso desde el principio, más fuerte cuando saquea
power-france = Tortuga con su Fuerte, pagada por su primer ataque ganado de un Año de Navegación
power-netherlands = el mayor dinero, sobornos más baratos
power-courland = Tobago con su Fuerte, un viento más, una contratación gratis por Año de Bienes

bot-strength = { $name }, { $strength ->
    [deckhand] marinero
   *[admiral] almirante
}
persona-pirate = Pirata
persona-courtier = Cortesano
persona-abolitionist = Abolicionista
persona-president = Fundador
persona-trader = Mercader
persona-viceroy = Virrey
persona-admiral-of-the-galleons = Almirante de los Galeones
persona-protector-of-the-natives = Protector de los Nativos

title-game-started = Empieza la partida { $number }
title-year-began = { $year_kind ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
} { $year } · ciclo { $cycle } de { $cycles }
title-play-turn-began = Turno de juego de { $who }
title-sail-turn-began = Turno de navegación de { $who }
title-auction-announced = Subasta { $number } de { $of } · iniciador { $who }
title-no-auction = Sin subasta de { $who }
title-goes-on = La partida sigue

asked-for = { $kind ->
    [order_choice] lugar en el Orden de Jugadores
    [labour] mano de obra para una Colonia vacante
    [loss] qué trabajador se pierde
    [announce] anunciar una subasta
    [bid] una puja secreta
    [play_turn] turno de juego
    [hand_limit] Límite de Mano
    [inquisition] respuesta a la Inquisición
    [sail_turn] turno de navegación
    [unload] tributo en Europa
    [support] Carta de Batalla
   *[place] adónde va un trabajador
}
table-secret = { $kind ->
    [bid] { $done } de { $all } { $all ->
        [one] puja
       *[other] pujas
    } hechas.
    [labour] Elegido antes del turno: { $done } de { $all }.
    [support] { $done } de { $all } Cartas de Batalla jugadas.
   *[other] { $done } de { $all } respuestas dadas.
}
table-waits = Se espera a **{ $who }**: { $what }.
table-since = Desde { $stamp }.
table-bots = Los bots están jugando.
table-row = { $who }{ $away ->
    [yes] { " " }(ausente, juega un bot)
   *[no] { "" }
}: Renombre { $renown } · ${ $ducats } · Favor { $favour } · Infamia { $infamy } · Liberados { $liberated }
table-ambition = { $who } cumple ahora la condición de { $ambition }, y gana si la cumple al final de { $years ->
    [1] el Año de Navegación del ciclo { $cycle }
   *[other] los próximos { $years } Años de Navegación
}. (11.2)
table-footer = Mi jugada muestra lo que puedes hacer, y solo a ti.
status-row = { $who }: { $market } { $market ->
    [one] carta
   *[other] cartas
} de Mercado y { $haven } de Refugio; { $colonies } { $colonies ->
    [one] Colonia
   *[other] Colonias
}, { $vacant } vacantes; Flota: { $fleet }, { $legality }; cartas jugadas: { $tableau }

panel-title = { $year_kind ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
} { $year } · { $what }
panel-footer = Partida { $game } · { $nation } · ${ $ducats } · { $cards } de { $limit } cartas
panel-choose = ¿Qué vas a hacer?
panel-count = { $count } { $count ->
    [one] posibilidad
   *[other] posibilidades
}
panel-idle = No se te pide nada ahora. { $count ->
    [0] Los bots están jugando.
   *[other] La partida espera a { $who }.
}
panel-over = La partida ha terminado.
panel-nothing-asked = No se te pide nada ahora.
panel-stale = Eso ya se respondió, o la partida ha seguido. Esto es lo que se pregunta ahora.
receipt = Sellado: **{ $given }**, a las { $stamp }. Puedes cambiarlo hasta que llegue el último.
prompt-where = La partida está en { $place }.
prompt-answered = Respondido. La partida sigue en { $place }.
seat-back = El asiento vuelve a ser tuyo.
undo-ask = Se desharía esto:
undo-done = Deshecho.
form-number-title = Tu número
form-number-label = De { $low } a { $high }
hand-title = Tu mano: { $count } { $count ->
    [one] carta
   *[other] cartas
}
hand-alt = Cartas: { $cards }
battle-alt = Una batalla: { $attack } contra { $defence } antes del apoyo.
auction-alt = El dorso de una carta.
hand-empty = No tienes cartas.
board-caption = El mapa
board-zone-empty = No hay nada allí.
board-rebels = Rebeldes { $count }
board-homes = en casa { $homes }
board-colony = { $site } ({ $owner }, { $worker ->
    [citizen] Ciudadano
    [enslaved] Esclavizado
   *[vacant] vacante
}{ $fort ->
    [yes] , Fuerte
   *[no] { "" }
}{ $chests ->
    [0] { "" }
    [one] , Cofre de { $good }
   *[other] , { $chests } Cofres de { $good }
})
board-natives = { $site } Nativos { $count }{ $wild ->
    [yes] , salvaje
   *[no] { "" }
}
board-cathedral = Catedral de { $site } { $count }
board-fleet = Flota de { $who } ({ $galleons } { $galleons ->
    [one] Galeón
   *[other] Galeones
}, { $legality }, carga: { $cargo }{ $patrol ->
    [yes] , de patrulla
   *[no] { "" }
})
log-file = Toda la historia está en el archivo.
log-title = Las últimas { $count } líneas
rules-title = Reglas{ $number ->
    [none] { "" }
   *[other] { " " }· { $number }
}
rules-how = `/rules 9.3` muestra una regla, `/rules 9` una sección.
refreshed = Se ha publicado de nuevo.
messages-set = { $wanted ->
    [yes] Tu panel llega también por mensaje directo.
   *[no] Ningún mensaje directo de esta partida; pulsa `Mi jugada` en el hilo.
}
check = { $count ->
    [0] El bot tiene aquí todos los permisos que necesita.
   *[other] Aquí faltan estos permisos:
}
export-done = El registro de la partida, { $actions } acciones. `python -m engine.replay FILE` la juega de nuevo.

final-heading = ## Final: { $who } gana como { $ending }
final-title = Tabla final · { $ending }
final-row = **{ $who }**: Renombre { $renown } · ${ $ducats } · Favor { $favour } · Infamia { $infamy } · Liberados { $liberated } · { $colonies } { $colonies ->
    [one] Colonia
   *[other] Colonias
}
final-ambition = { $who } cumplía al final: { $names }.
final-seed = Partida { $number }, semilla { $seed }, { $actions } acciones. El archivo la repite; `/game new` abre otra.

help-title = Cómo se juega aquí
help-text =
    { "" }**Para empezar**: `/game new`, luego `Añadir bot` cuantas veces quieras, luego `Empezar`. La partida recibe un hilo propio.
    { "" }**Para jugar**: cuando se te pregunte, pulsa `Mi jugada` bajo la mesa al pie del hilo. Solo tú ves la respuesta: dice qué se pregunta, qué hace y cuesta cada opción, y te lleva paso a paso. El mismo panel llega por mensaje directo, si los tuyos están abiertos.
    { "" }**Para escribir**: cada jugada es un comando (`/bid`, `/sail`, `/attack`, `/play`, etcétera); solo ofrece lo que es legal ahora. `/move` lo ofrece todo.
    { "" }**Para mirar**: `/board`, `/hand`, `/status`, `/log`, `/rules 9.3`.
    { "" }**Para volver atrás**: `Deshacer`, hasta que algo se tire o se revele.
help-more = `/rules` tiene cada regla por número.
help-ahead = **Debajo puedes dejar una orden para después**, con respuesta ahora o sin ella. Solo tú la ves, y pulsarla de nuevo la retira:
help-not-now = **Ahora no**
button-why = ¿Por qué no?
button-ahead = { $what ->
    [top] Mi próxima subasta: la carta boca arriba
    [buried] Mi próxima subasta: tesoro enterrado
    [kinds] Siempre: barco o carta permanente boca arriba; si no, tesoro enterrado
    [hire] Desde ahora: contratar
    [kidnap] Desde ahora: contratar; si no, secuestrar
    [target] Desde ahora: por el blanco
   *[against] Desde ahora: contra este atacante; si no, por el blanco
}
why-intro = Lo que es posible está en tu panel. Elige lo que no, y lee por qué.
why-choose = ¿Qué echas de menos?
why-all = Ahora se ofrece todo lo que se puede pensar.

which-game = Aquí tienes { $count } partidas; ¿cuál quieres decir?
which-choose = ¿Qué partida?
which-more = { $count } más están en /my games.
which-again = El bot se reinició desde entonces; aquí está tu panel de esa partida. Da la orden otra vez si no está en él.
which-waits = te espera: { $what }
which-phase = { $phase ->
    [lobby] aún no ha empezado
    [running] sigue por ahora sin ti
   *[over] ha terminado
}

route = { $winds } vientos · quedan { $left }
route-by = por { $via }
route-round = El camino corto hacia { $zone } pasa por una patrulla. Rodeándola: { $way }. Elígelo en el menú, o navega paso a paso.
route-choose = Más lejos, sin parada

permission-view-channel = Ver canal
    .why = para ver los comandos y botones de la partida
permission-send-messages = Enviar mensajes
    .why = para publicar la sala
permission-embed-links = Insertar enlaces
    .why = para contar la partida de forma legible
permission-attach-files = Adjuntar archivos
    .why = para publicar imágenes del mapa
permission-create-public-threads = Crear hilos públicos
    .why = para abrir un hilo para cada partida
permission-create-private-threads = Crear hilos privados
    .why = para conversaciones privadas y partidas que otros ven con retraso
permission-manage-threads = Gestionar hilos
    .why = para cerrar del todo las conversaciones privadas y hacer salir a quien ya no juega
permission-read-message-history = Leer el historial de mensajes
    .why = para saber tras una caída si un aviso llegó a salir
permission-send-messages-in-threads = Enviar mensajes en hilos
    .why = para contar la partida en su hilo

refused-stale = Eso ya se respondió; pulsa Mi jugada para ver qué se pregunta ahora.
refused-no-game = No hay partida { $number }.
refused-no-game-here = Aquí no hay ninguna partida abierta; /game new abre una.
refused-no-game-yours = No estás en ninguna partida ahora; /game new en un canal de servidor abre una.
refused-no-game-chosen = No se eligió ninguna partida; da el comando otra vez.
refused-joined = Ya tienes un asiento en esta partida.
refused-not-in-game = No tienes asiento en esta partida.
refused-full = Los { $seats } asientos están ocupados.
refused-started = La partida ya ha empezado; pulsa Mi jugada en su hilo.
refused-not-started = La partida aún no ha empezado; pulsa Empezar en su sala.
refused-ended = Esta partida ha terminado.
refused-no-bot = No hay ningún bot en esta mesa.
refused-nation = '{ $nation }' no es una nación de esta partida; elige España, Inglaterra, Francia, Países Bajos o Curlandia.
refused-nation-taken = { $name } ya eligió esa nación; elige otra.
refused-length = '{ $length }' no es una duración; elige short, standard o long.
refused-opener-only = Solo quien abrió la partida puede cambiar eso.
refused-too-few = { $seats ->
    [0] Nadie tiene asiento todavía
    [one] Solo un asiento está ocupado
   *[other] Solo { $seats } asientos están ocupados
}; hacen falta dos, y Añadir bot ocupa uno.
refused-spain-not-played = Con { $seats } asientos España no la juega una persona; { $name } elige otra nación, o entra más gente.
refused-not-your-seat = Ese asiento no es tuyo.
refused-not-your-turn = No se te pide nada ahora; /status dice a quién se espera.
refused-nothing-to-undo = No se puede deshacer nada: tu última acción no es la más nueva, o con ella se tiró, reveló o selló algo.
refused-number = { $value } no es posible; elige un número entero de { $low } a { $high }.
refused-unknown = '{ $value }' no es posible para `{ $parameter }` ahora. ¿Querías decir: { $near }?
refused-unknown-none-near = '{ $value }' no es posible para `{ $parameter }`. Es posible ahora: { $options }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
    }
refused-nothing-here = '{ $value }' no es posible: no hay nada que elegir para { $parameter } ahora.
refused-more = /{ $command } necesita una cosa más; elige entre: { $what }.
refused-reason = { $reason }
refused-nothing-such = '{ $value }' no es posible ahora; puedes: { $options }.
refused-other-question = Ahora se te pregunta otra cosa ({ $asked }); puedes: { $options }.
refused-pack = No hay paquete '{ $pack }'; este anfitrión tiene: { $known }.
refused-pack-broken = El paquete { $pack } no se puede jugar: { $count ->
    [one] un error
   *[other] { $count } errores
}.
    { $mistakes }
refused-persona = No hay persona '{ $persona }'; elige una de { $known }.
refused-permissions = Al bot le faltan permisos en { $place }: { $names }. Un administrador del servidor puede darlos; entonces /game new funciona.
refused-not-in-thread = Una partida no se puede abrir dentro de un hilo; usa /game new en un canal.
refused-export-running = Una partida en curso no se exporta, porque su registro cuenta cada mano; pídelo cuando termine.
refused-rule = Ninguna regla tiene el número o las palabras '{ $number }'; /rules sin nada lista las secciones.

error-forbidden = El bot no puede hacer eso aquí; /game check dice qué permisos faltan. Tu partida está a salvo.
error-discord = Discord no aceptó la respuesta. Lo hecho se conserva; pulsa Mi jugada para ver dónde está la partida.
error-server-only = Eso funciona en un canal de servidor, no en mensajes directos.
error-value = '{ $value }' no se puede usar ahí.
error-unexpected = Algo falló de nuestra parte; está anotado, y nada cambió.

sandbox-welcome =
    Bienvenido. Esto es un Discord simulado con el bot de verdad dentro; nada sale de este ordenador.
    { "" }**¿Es la primera vez?** Pulsa `Tutorial`: diez pasos de una partida de verdad, en un hilo propio.
    { "" }**O primero**: pulsa `Nueva partida` (o escribe `/game new`). Luego `Añadir bot` una o más veces, luego `Empezar`.
    La partida recibe un hilo propio; ábrelo desde la página de inicio y pulsa `Mi jugada` allí. `/help` dice más.

game-seals = Sellado antes de mostrarse: { $seals }
game-commitment = Compromiso con la semilla de esta partida: { $commitment }. Al terminar, el registro muestra la semilla y python -m engine.verify comprueba con él cada robo, cada dado y cada puja.

## Repeticiones

rematch = Revancha
rematch-open = La partida { $number } está abierta en { $place }, con la misma duración y los mismos bots. Quien pulse Revancha se une.
tell-the-story = Contar la historia
refused-not-over = Esta partida aún no ha terminado.
replay-open = Repetición
replay-film = Película
replay-first = Inicio
replay-back = Atrás
replay-next = Siguiente
replay-last = Final
replay-on = Lo que siguió
replay-place = Turno { $place } de { $all }
film-caption = La partida { $number } del primer Año al último.
film-failed = La película no se pudo dibujar ahora; prueba de nuevo en un minuto.
film-alt = El tablero al final de cada Año, uno tras otro.
score-alt = Ducados y Renombre de cada jugador a lo largo de los Años.

## Órdenes dejadas de antemano

standing-title = Lo que has dejado para más tarde
standing-none = Nada. Con /standing announce, bid, battle y labour respondes de antemano lo que se te preguntaría.
standing-footer = Solo tú ves esto. Una orden responde por ti en cuanto encaja; /standing withdraw las retira todas.
lobby-pack = Se juega con el contenido de { $pack }.
