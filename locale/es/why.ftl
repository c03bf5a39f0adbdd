### Por qué algo no es posible ahora. El inglés está en el motor (engine/refusal.py); el número de la regla viene después.

why-malformed = '{ $option }' no es una jugada de este juego.
why-no-seat = No hay asiento '{ $seat_id }' en esta partida.
why-over = La partida ha terminado.
why-not-your-turn = No es tu turno: la partida espera { TO($waiting) }.
why-other-question = '{ $option }' responde a otra pregunta, no a la de ahora.
why-other-form = '{ $option }' no es posible ahora; a lo que se pregunta se responde con: { $forms }.
why-range = '{ $given }' no vale: elige un número entero de { $low } a { $high }.
why-order-bid = '{ $given }' no es un número de ducados para una puja; da un número entero, o 'none'.
why-order-wish = '{ $wish_id }' no es una orden para { $kind_id }.
why-order-kind = '{ $option }' no es una orden; hay órdenes para announce, bid, support y labour.

## Turno de juego

why-gifts-off = En esta partida no se regalan ducados.
why-actions = Ya has hecho las { $actions } acciones de este turno de juego.
why-price = Cuesta ${ $price } y tienes ${ $ducats }.
why-not-held = No tienes en la mano la carta { $card }.
why-no-target = { $card } no tiene objetivo legal ahora; se puede vender o descartar.
why-no-target-haven = { $card } no tiene objetivo legal ahora; una carta de Refugio no se puede vender, solo descartar por encima del límite de mano.
why-wrong-target = { $target } no es objetivo legal de { $card }.
why-haven-sale = Una carta de Refugio no se puede vender.
why-haven-empty = No queda carta de Refugio que robar.
why-court-once = Hay un regalo a la Corte por turno de juego, y ya lo has hecho.
why-no-letter = No tienes patente de corso perdida que recomprar.
why-legality-once = La Legalidad cambia una vez por turno de juego, y ya la has cambiado.
why-legality-same = Tu Nave Capitana ya es { $legality }.
why-legality-not = Tu Nave Capitana no puede pasar a { $legality }.
why-not-your-colony = { $site } no es Colonia tuya.
why-no-enslaved = Ningún Esclavizado trabaja en { $site }.
why-fort-already = { $site } ya tiene un Fuerte.
why-vacant = { $site } está vacante.

## Mano de obra

why-not-vacant = { $site } no es una Colonia vacante tuya.
why-labour-kept = La mano de obra de { $site } ya está elegida; elige primero el resto, después puedes cambiarla.
why-no-citizen-there = No queda Ciudadano en { $zone }.
why-other-zone = { $source } está en { $there } y { $site } en { $zone }.
why-rebel-zone = Nadie es secuestrado en { $zone } mientras haya Rebeldes allí.
why-wild = Nadie es secuestrado de { $source }.
why-no-native = No queda Nativo en { $source }.

## Turno de navegación

why-there-already = Tu Flota ya está en { $here }.
why-no-way = No hay camino directo { OF($here) } { TO($to) }.
why-winds = { CAP($to) }: cuesta { $cost } { $cost ->
    [one] viento
   *[other] vientos
}, y tienes { $winds }.
why-attack-cost = Un ataque cuesta { $cost } viento y tienes { $winds }.
why-lost-here = Tu Flota ha perdido una batalla en { $here } y no ataca más allí este Año.
why-patrol-at-sea = La patrulla se pone en una zona marítima; tu Flota está en { $here }.
why-no-fleet = No hay Flota { OF($fleet) } que puedas atacar ahora en { $here }.
why-elsewhere = { $site } está en { $zone } y tu Flota está en { $here }.
why-not-there = Tu Flota está en { $here }, no en { $place }.
why-no-citizen = Ningún Ciudadano puede subir a bordo: hace falta un Ciudadano allí, una bodega vacía y una Colonia vacante.
why-no-meeple = No hay nadie a bordo de tu Flota que desembarcar.
why-not-aboard = { $worker_id ->
    [citizen] Ningún Ciudadano va a bordo de tu Flota, solo Esclavizados.
   *[other] Ningún Esclavizado va a bordo de tu Flota, solo Ciudadanos.
}
why-no-room = Ningún Meeple puede subir a bordo: hace falta una bodega vacía y una Colonia vacante.
why-no-chest = Ningún Cofre espera en { $site }.
why-holds = Las { $holds } bodegas de Cofre de tu Flota están llenas.
why-not-in-peace = Un { $legality } no puede cargar en { $site } en paz.
why-way-price = { $way_id ->
    [bribe] El soborno
   *[export] La exportación
} en { $site } cuesta ${ $price } y tienes ${ $ducats }.
why-no-rebels = No hay Rebeldes en { $here }.
why-own-colony = { $site } es tu propia Colonia.
why-no-marker = Todos tus marcadores de Colonia están ya en el mapa.
why-raze-spanish = { $site } es española, y ninguna Colonia española se arrasa.
why-raze-who = Arrasan España y un CONQUISTADOR; tu Nave Capitana es { $legality }.

## Correcciones de la moderación

why-mend-who = Solo la moderación corrige una partida, y no hace otra cosa.
why-mend-form = '{ $option }' no es una corrección.
why-mend-wait = Algo se está contando o se responde en secreto; una corrección espera hasta que se decida.
why-mend-what = '{ $given }' no se puede corregir; elige { $forms }.
why-mend-of = No hay { $kind } de { $of } que corregir.
why-mend-same = Nada cambiaría: { $kind } de { $of }, { $given }, ya es así.
why-mend-number = '{ $given }' no sirve para { $kind } de { $of }: elige un número entero de 0 a { $high }.
why-mend-value = '{ $given }' no sirve para { $kind } de { $of }; sirve: { $known }.
