### El tutorial: diez pasos de una partida de verdad contra un bot. Cada uno dice qué mirar, qué se pide y por qué.

button-tutorial = Tutorial
button-lesson-on = Seguir
button-lesson-skip = Saltar este paso
button-lesson-tip = ¿Tú qué harías?
button-lesson-leave = Dejar el tutorial
button-play-on = Seguir jugando
button-end-game = Terminar esta partida
button-tutorial-again = Empezar de nuevo

tutorial-thread = Tutorial de { $name }
tutorial-opened = Tu partida está abierta en { $place }. Un bot juega España, tú juegas Inglaterra; la guía habla en el hilo.
tutorial-left = La guía no dice nada más. La partida sigue; pulsa Mi jugada cuando te pregunte, o termínala con /game abandon.
tutorial-over-title = El tutorial ha terminado
tutorial-over = Has visto una vuelta entera del juego. Puedes jugar esta partida hasta el final contra el bot, o terminarla aquí; /game new abre una con otras personas.
tutorial-not-met = Esta partida no trajo: { $names }. `/rules` habla de ello.
lesson-heading = Paso { $number } de { $all } · { $title }
lesson-ended = { $how ->
    [met] Hecho.
    [skipped] Saltado.
    [left] Aquí dejaste el tutorial.
   *[passed] Ese momento ha pasado; el paso vuelve en el próximo Año de su clase.
}
lesson-between = Sigue jugando; la guía habla de nuevo cuando se pida algo nuevo.
lesson-tip = Un capitán haría ahora: **{ $move }**.

lesson-goods-title = El mapa y el Año de Bienes
lesson-goods = El mensaje titulado `Año de Bienes`, más arriba, cuenta lo que ha pasado: se pusieron bienes como Cofres, las Colonias ganaron ducados y se sorteó el Orden de Jugadores; desde el próximo ciclo va primero el menor Renombre. Pulsa `Mapa` al pie para ver dónde están tus Colonias y tu Flota: las marcadas para Inglaterra son tuyas. Pulsa `Seguir` cuando lo hayas mirado.
lesson-auction-title = Una subasta
lesson-auction = Los jugadores abren subastas por turno: de la carta boca arriba, o de tesoro enterrado, una carta que solo ve quien la gana. Luego todos pujan en secreto, y se permite 0; paga quien más puja, y los empates los gana quien abrió la subasta. Pulsa `Mi jugada`, anuncia si se te pide, y puja lo que la carta valga para ti.
lesson-play-title = Tu turno de juego
lesson-play = Tienes tres acciones: jugar una carta, robar una de Refugio, construir un Fuerte, liberar a un Esclavizado o hacer un regalo a la Corte. Vender una carta de Mercado no cuesta acción. Pulsa `Mi jugada`, lee qué hace y cuesta cada opción, y toma una.
lesson-legality-title = Qué es tu Nave Capitana
lesson-legality = Su Legalidad decide cómo consigues Cofres y a quién puedes atacar: un SAQUEADOR saquea a cualquiera, un CONTRABANDISTA soborna, un CONQUISTADOR exporta, un CORSARIO saquea a los enemigos de Inglaterra con su patente. Puedes cambiarla una vez por turno de juego, gratis o por un precio. Cámbiala ahora, o consérvala y termina tu turno.
lesson-sail-title = A la mar
lesson-sail = Tu Flota tiene vientos: cada paso a la zona siguiente cuesta alguno, más contra el viento que a favor. Los Cofres y los objetivos están en zonas terrestres; ve hacia una por el mar. Pulsa `Mi jugada` y navega; cada entrada dice qué cuesta y qué queda.
lesson-load-title = Cargar un Cofre
lesson-load = Aquí puede subir a bordo un Cofre. Tu Legalidad dice cómo: gratis, por un soborno o como exportación; el camino del saqueador es un ataque. Pulsa `Mi jugada` y cárgalo, pues un Cofre no vale nada antes de estar en Europa.
lesson-battle-title = Una batalla
lesson-battle = Aquí hay algo que atacar. Antes de decidir ves ambas sumas: galeones, Fuertes y marcadores, después el apoyo secreto de los demás, y el objetivo gana los empates. Un ataque que tu Legalidad no permite dice lo que perderías; mira uno, y lucha si te gusta la cuenta.
lesson-europe-title = De vuelta a Europa
lesson-europe = Llevas un Cofre a bordo. Navega a Europa: allí los Cofres se descargan al momento y se vuelven ducados, Favor o Infamia, según la Legalidad que tengas entonces. Si tus vientos no alcanzan, termina el turno; la Flota espera donde está.
lesson-labour-title = Mano de obra
lesson-labour = Una Colonia sin trabajador no gana nada, así que cada vacante debe tomar mano de obra si puede. Contrata a un Ciudadano de una Catedral por un ducado, o secuestra a un Nativo de la zona, lo que baja Liberados y deja allí a alguien Esclavizado. Pulsa `Mi jugada` y elige.
lesson-ambitions-title = Cómo se gana
lesson-ambitions = Desde el tercer ciclo, quien cumple una ambición al final de un Año de Navegación gana: Favorito de la Corte, Abolicionista, Presidente o Rey Pirata; si nadie lo hace, al final gana el mayor Renombre. `Reglas` encuentra cada regla por número o por palabras, y la ayuda lo tiene todo en una página. Pulsa `Seguir` cuando las hayas visto.

refused-tutorial-running = Tu tutorial sigue en { $place }; déjalo allí antes de empezar otro.
refused-tutorial-place = El tutorial necesita un canal de texto de un servidor.
refused-tutorial-not-yours = Este tutorial es de otra persona; /tutorial abre el tuyo.
refused-tutorial-ended = Este tutorial ha terminado; /tutorial abre otro.
refused-tutorial-step-behind = Ese paso ha quedado atrás; el mensaje más nuevo de la guía dice qué toca ahora.
