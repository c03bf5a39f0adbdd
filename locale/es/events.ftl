### Lo que pasó, una línea para cada tipo de evento. El número entre paréntesis es la regla.

event-game-started = Empieza una partida { $length_word } de { $cycles } ciclos: { $nations }. Orden por sorteo: { $order }. (4.5)
event-inherited = { $seat } empieza con lo que dejó la última partida de la campaña: ducados +{ $ducats }, Favor +{ $favour }, Infamia +{ $infamy }, Liberados +{ $liberated }. (campaña)
event-year-began = { $year_word }, { $year }. Ciclo { $cycle } de { $cycles }. (1.3)

event-order-updated = Orden de Jugadores: { $order }. (5.1)
event-order-choice = { $choice_id ->
    [first] { $seat } elige ser el primero en el Orden de Jugadores.
    [last] { $seat } elige ser el último en el Orden de Jugadores.
   *[stay] { $seat } conserva su lugar en el Orden de Jugadores.
} (5.1)
event-cathedrals-refilled = { $what_count ->
    [0] Las Catedrales y Visitas están llenas. (5.2)
   *[other] Se reponen: { $what }. (5.2)
}
refilled-cathedral = { $site } { $count } { $count ->
    [one] Ciudadano
   *[other] Ciudadanos
}
refilled-natives = { $site } { $count } { $count ->
    [one] Nativo
   *[other] Nativos
}
refilled-home = { $seat }, en casa, { $count }
event-hired = { $seat } contrata a un Ciudadano de la Catedral de { $cathedral } para { $site }, { $free ->
    [yes] gratis
   *[no] ${ $price }
}. (5.3)
event-kidnapped = { $seat } secuestra a un Nativo de { $source } para { $site }, que es Esclavizado allí. Liberados ahora { $liberated }. (5.3)
event-crown-labour = { $worker_id ->
    [citizen] La Corona contrata a un Ciudadano de la Catedral de { $source_cathedral } para { $site }.
   *[enslaved] La Corona secuestra a un Nativo de { $source } para { $site }, que es Esclavizado allí.
} (13.1)
event-no-labour = Sin mano de obra para { $sites } ({ $owner }): sigue vacante. (5.3)
event-fever-roll = { $zone }: dado { $die }, fiebre { $fever }. { $deaths } (5.4)
fever-none = Nadie muere.
fever-deaths = Mueren los { $who }.
fever-enslaved = Esclavizados en { $sites }
fever-citizens = Ciudadanos en { $sites }
event-goods-turned = Los bienes del año: { $goods }. (5.5)
event-chests-placed = { $sites_count ->
    [0] No se coloca ningún Cofre. (5.5)
    [one] Se coloca un Cofre en { $sites }. (5.5)
   *[other] Se colocan Cofres en { $sites }. (5.5)
}
event-rising-roll = { $zone }: { $enslaved } Esclavizados trabajan y no hay Fuerte, dado { $die }. { $rises ->
    [yes] Uno de ellos se alza.
   *[no] Nadie se alza.
} (5.6)
event-enslaved-escaped = Un Esclavizado ({ $owner }) huye de { $site } { $rebel ->
    [yes] y se une a los Rebeldes { IN($zone) }
   *[no] y deja el mapa: ya hay { $max_rebels } Rebeldes en él
}. (5.6)
event-native-joined = Un Nativo de { $site } se une a los Rebeldes { IN($zone) }. (5.6)
event-enslaved-rose = Un Esclavizado ({ $owner }) en { $site } se alza { $rebel ->
    [yes] y se vuelve Rebelde { IN($zone) }
   *[no] y deja el mapa: ya hay { $max_rebels } Rebeldes en él
}. (5.6)
event-earned = { $seat } gana ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colonias ${ $colonies }, cartas ${ $cards })
}. (5.7)

event-auction-deck-turned = { $under } va debajo del mazo de Mercado. Boca arriba ahora: { $face_up }. (6.1)
event-market-renewed = La pila de descarte se baraja en un nuevo mazo de Mercado de { $cards } { $cards ->
    [one] carta
   *[other] cartas
}. (6.8)
event-no-auction = No queda carta para una subasta de { $seat }. (6.8)
event-auction-announced = Subasta { $number } de { $of }. { $buried ->
    [yes] { CAP($seat) } anuncia tesoro enterrado: se subasta, sin verla, la carta de debajo de la primera.
   *[no] { CAP($seat) } subasta { $card }, boca arriba.
} (6.2)
event-bid-sealed = { $bid_id ->
    [none] { $sealed } de { $of } pujas hechas. (6.3)
   *[other] Tu puja de ${ $bid } está sellada; puedes cambiarla hasta que se haga la última. { $sealed } de { $of } hechas. (6.3)
}
event-auction-won = Pujas: { $bid_list }. { $tie ->
    [initiator] El iniciador gana los empates.{" "}
    [order] De quienes pujaron lo mismo gana el primero en el Orden de Jugadores.{" "}
   *[none] {""}
}{ CAP($winner) } gana { $what } y paga ${ $price } (recibe { $to }). (6.5)
bid-entry = { $seat } ${ $bid }
auction-face-up = { $card }
auction-buried = la carta enterrada
auction-buried-known = la carta enterrada, { $card },
event-market-turned = Se descubre la siguiente carta de Mercado: { $card }. (6.6)

event-play-turn-began = Empieza el turno de juego de { $seat }: { $actions } { $actions ->
    [one] acción
   *[other] acciones
}. (7.1)
event-card-played = { $seat } juega { $card }{ $target_count ->
    [0] { "" }
   *[other] : { $target }
}. { $effects }(7.4)
event-haven-drawn = { $seat } roba una carta de Refugio{ $card_id ->
    [none] { "" }
   *[other] , { $card },
} por ${ $price }. (7.1)
event-fort-built = { $seat } construye un Fuerte en { $site }, { $price ->
    [0] gratis
   *[other] ${ $price }
}. (7.1)
event-manumitted = { $seat } libera al Esclavizado en { $site }, Ciudadano desde ahora, por ${ $price }. Liberados ahora { $liberated }. (7.1)
event-court-gift = { $seat } hace un regalo a la Corte de ${ $price }. Favor ahora { $favour }. (7.1)
event-card-sold = { $seat } vende { $card } por ${ $price }. (7.2)
event-card-discarded = { $haven ->
    [yes] { $seat } descarta una carta de Refugio{ $card_id ->
        [none] { "" }
       *[other] , { $card },
    } al mazo de Refugio.
   *[no] { $seat } descarta { $card }.
} (7.3)
event-money-given = { $seat } da ${ $amount } a { $to }{ $note_id ->
    [none] { "" }
   *[other] {" "}y escribe: «{ $note }»
}. (7.2)
event-legality-changed = La Nave Capitana de { $seat } es ahora { $legality }, no { $was }{ $price ->
    [0] { "" }
   *[other] {", "}por ${ $price }
}. (10.3)
event-letter-bought = { $seat } recompra su patente de corso por ${ $price }. (10.4)
event-turn-ended = { $seat } termina el turno.

event-colony-founded = { $seat } funda una Colonia en { $site }, { $site_zone }. Está vacante. (12.5)
event-galleon-gained = La Flota de { $seat } tiene ahora { $galleons } Galeones. (12.2)
event-rebels-placed = Los impuestos causan agitación: { $count ->
    [one] un Rebelde
   *[other] { $count } Rebeldes
} { IN($zone) }. (12.2)
event-native-rose = Un Nativo de { $site } se vuelve Rebelde { IN($zone) }. (12.2)
event-fleet-damaged = { $galleon ->
    [yes] La Flota de { $seat } pierde un Galeón en el huracán { IN($zone) }{ $with_count ->
        [0] { "" }
       *[other] {", "}con { $with }
    }.
   *[no] La Flota de { $seat } pierde un Cofre de { $chest } en el huracán { IN($zone) }.
} (12.2)
event-inquisition-asked = La Inquisición llega { TO($zone) }: { $asked } { $asked_count ->
    [one] debe
   *[other] deben
} pagar ${ $price } o perder un trabajador allí. (12.2)
event-inquisition-paid = { $seat } paga ${ $price } a la Inquisición. (12.2)
event-inquisition-lost = { $seat } pierde ante la Inquisición al { $worker } en { $site }. (12.2)
event-inquisition-collected = { $seat } recibe los ${ $amount } que recaudó la Inquisición. (12.2)
event-war-declared = { $nations } están en guerra. (12.2)
event-peace-made = { $nations } están en paz. (12.2)
event-subsidy-paid = { $seat } recibe por ello ${ $amount } del Pool. (12.2)
event-mission-founded = { $seat } funda una misión: { $site } es ahora una Visita de { $natives } { $natives ->
    [one] Nativo
   *[other] Nativos
}. Liberados ahora { $liberated }. (12.2)
event-emigrants-came = { $citizens ->
    [one] Un Ciudadano viene
   *[other] { $citizens } Ciudadanos vienen
} a la Catedral de { $cathedral }. (12.2)
event-emigrant-settled = Un Ciudadano se establece en { $site } ({ $seat }). (12.2)
event-ransom-paid = { $seat } paga a { $to } un rescate de ${ $amount }. (12.2)
event-edict = { $seat } libera a todos sus Esclavizados que trabajan: { $sites }. Liberados +{ $gained }, ahora { $liberated }. (12.2)
event-anchorage-named = { $seat } nombra un fondeadero seguro: su Flota no puede ser atacada { IN($zone) } hasta el final del próximo Año de Navegación. (12.4)
event-brethren-joined = Los hermanos de la costa se unen a { $seat }: +{ $strength } de Fuerza en su primer ataque del próximo Año de Navegación. (12.4)
event-refugee-came = Un refugiado, ahora Ciudadano, se establece en { $site } ({ $seat }). (12.4)

event-sail-turn-began = Empieza el turno de navegación de { $seat } { IN($at) } con { $winds } vientos. (8.1)
event-sailed = { $seat } navega { OF($origin) } { TO($to) }: { $winds } { $winds ->
    [one] viento
   *[other] vientos
}, quedan { $left }. (2.3)
event-citizen-loaded = Un Ciudadano embarca en la Flota de { $seat } { IN($zone) }. (8.2)
event-meeple-landed = { $worker_id ->
    [citizen] Un Ciudadano desembarca y trabaja
   *[enslaved] Un Esclavizado es desembarcado para trabajar
} en { $site } ({ $seat }). (8.2)
event-chest-loaded = { $seat } carga un Cofre de { $good } en { $site }{ $way_id ->
    [free] {", "}de su propia Colonia
    [bribe] {", "}por soborno
   *[export] {", "}exportado legalmente
}{ $price ->
    [0] {", "}sin coste
   *[other] {", "}por ${ $price } (recibe { $to })
}. (8.3)
event-unloaded = { $seat } descarga en Europa como { $legality }: { $chest_list }. En total ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] {", "}Favor +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] {", "}Infamia +{ $infamy }
}. (8.4, 10)
unloaded-chest = { $how ->
    [claim] una reclamación de { $good }
    [tribute] { $good } como tributo
   *[sold] { $good }
} ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] { " " }y Favor +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] { " " }e Infamia +{ $infamy }
}
event-patrol-set = { $seat } pone { IN($zone) } una patrulla contra { $patrol_word }. (8.5)
patrol-any = cualquier rival
patrol-laden = rivales con Cofre o Meeple a bordo
event-patrol-ended = Termina la patrulla de { $seat }. (8.5)

event-unlawful = El ataque es ilegal: la Nave Capitana de { $seat } ya no es { $was }, sino SAQUEADOR{ $licence_id ->
    [none] { "" }
    [letter] {", "}y su patente de corso está perdida
   *[other] {", "}y { $licence } se descarta
}. (10.4)
event-battle-began = { $seat_attacker } ataca { $what }: { $aim }. Fuerza { $attack } ({ $attack_sum }) contra { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Se piden Cartas de Batalla a { $asked }.
} (9.2)
battle-target-rebels = a los Rebeldes { IN($zone) }
battle-target-natives = { $site } { IN($zone) }
battle-target-colony = { $site } ({ $owner }) { IN($zone) }
event-sea-battle-began = { $patrol ->
    [yes] La patrulla de { $attacker } ataca
   *[no] { $attacker } ataca
} la Flota de { $target } { IN($zone) }. Fuerza { $attack } ({ $attack_sum }) contra { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Se piden Cartas de Batalla a { $asked }.
} ({ $patrol ->
    [yes] 8.5, 9.6
   *[no] 9.6
})
part-galleons = Galeones { $amount }
part-colonies = Colonias { $amount }
part-citizens = Ciudadanos { $amount }
part-rebels = Rebeldes { $amount }
part-resistance = resistencia { $amount }
part-fort = Fuerte { $amount }
part-cards = cartas { $amount }
part-power = poder de la nación { $amount }
part-brethren = hermanos { $amount }
part-none = nada
event-card-sealed = { $card_id ->
    [none] { $sealed } de { $of } Cartas de Batalla jugadas. (9.3, 9.6)
    [attacker] Tu Carta de Batalla por el atacante está sellada; puedes cambiarla hasta que se juegue la última. { $sealed } de { $of } jugadas. (9.3, 9.6)
    [target] Tu Carta de Batalla por el blanco está sellada; puedes cambiarla hasta que se juegue la última. { $sealed } de { $of } jugadas. (9.3, 9.6)
   *[neutral] Tu Carta de Batalla neutral está sellada; puedes cambiarla hasta que se juegue la última. { $sealed } de { $of } jugadas. (9.3, 9.6)
}
event-battle-won = { $support_count ->
    [0] { "" }
   *[other] Cartas de Batalla: { $support_list }.{ " " }
}{ $attack } a { $defence }: { $result ->
    [tie] el blanco gana los empates
    [attacker] { $attacker } gana por { $margin }
   *[target] el blanco gana por { $margin }
}. ({ $rule })
support-entry = { $side ->
    [attacker] { $seat } por el atacante (+{ $strength })
    [target] { $seat } por el blanco (+{ $strength })
   *[neutral] { $seat } neutral
}
event-natives-enslaved = { $seat } esclaviza a { $count } { $count ->
    [one] Nativo
   *[other] Nativos
} de { $site } y los embarca. Liberados ahora { $liberated }. (9.4)
event-colony-looted = { $seat } saquea { $chests } { $chests ->
    [one] Cofre
   *[other] Cofres
} de { $good } en { $site }{ $claim ->
    [yes] {", "}reclamados para la Corona
   *[no] { "" }
}. (9.4)
event-colony-seized = { $seat } toma { $site } ({ $was }), con su trabajador y sus Cofres. (9.4)
event-seize-failed = { $seat } gana por { $margin }, pero una toma exige { $needed }: nada cambia de manos. (9.4)
event-enslaved-freed = { $seat } libera a los Esclavizados en { $sites }. Liberados ahora { $liberated }. (9.4)
event-freed-settled = { $where_id ->
    [cathedral] { $count } de los liberados { $count ->
        [one] va
       *[other] van
    } a la Catedral de { $cathedral }.
    [rebel] { $count } de los liberados { $count ->
        [one] se vuelve Rebelde
       *[other] se vuelven Rebeldes
    } { IN($zone) }.
    [left] { $count } de los liberados { $count ->
        [one] deja
       *[other] dejan
    } el mapa: ya hay { $max_rebels } Rebeldes en él.
   *[other] Uno de los liberados se establece como Ciudadano en { $where }.
} (9.4)
event-rebels-suppressed = { $seat } retira { $count } { $count ->
    [one] Rebelde
   *[other] Rebeldes
} { OF($zone) }. (9.4)
event-colony-razed = { $seat } arrasa { $site } ({ $was }): el sitio queda vacío. (9.4)
event-worker-moved = El { $worker } de la Colonia arrasada { $where_id ->
    [cathedral] va a la Catedral de la zona terrestre
    [rebel] se vuelve Rebelde allí
    [left] deja el mapa
   *[other] es llevado a { $where } ({ $seat })
}. (9.4)
event-chests-taken = { $seat } toma { $chests } de la Flota de { $victim }. (9.6)
event-galleon-lost = La Flota de { $seat } pierde un Galeón{ $with_count ->
    [0] { "" }
   *[other] {", "}con { $with }
}. (9.5)
lost-chest = un Cofre de { $good }
lost-citizen = un Ciudadano
lost-enslaved = un Esclavizado
lost-ship = la carta { $ship }
event-paid-favour = { $seat } gana Favor por ello, ahora { $favour }. (9.7)
event-paid-infamy = { $seat } gana Infamia por ello, ahora { $infamy }. (9.7)
event-paid-ducats = { $seat } recibe ${ $amount } del Pool por su primer ataque ganado como SAQUEADOR este Año. (4.3)
event-admiral = { $seat } tiene el título de Almirante de los Hermanos con Infamia { $infamy }. (11.2)

event-ambition-checked = { $seat } cumple la condición de { $ambition } al final de este Año de Navegación: { $running } seguidos de los { $of } necesarios. (11.2)
event-game-won = { $winner } gana como { $ending }. { CAP($final_list) }. ({ $ending_id ->
    [hacendado] 11.3
   *[other] 11.2
})
final-entry = { $seat } { $renown } de Renombre, ${ $ducats }
event-resolved-itself = Solo hay una respuesta para { $seat }; el anfitrión la da.

## Correcciones de la moderación

event-mended = Corrección de la moderación: { $label }: { $was } → { $now }.
mend-ducats = ducados de { $of }
mend-favour = Favor de { $of }
mend-infamy = Infamia de { $of }
mend-liberated = Liberados de { $of }
mend-fleet = Flota de { $of }
mend-legality = Legalidad de { $of }
mend-owner = dueño de { $of }
mend-worker = trabajador en { $of }
mend-fort = Fuerte en { $of }
mend-chests = Cofres en { $of }
mend-natives = Nativos en { $of }
mend-citizens = Ciudadanos en la Catedral de { $of }
mend-rebels = Rebeldes en { $of }
mend-order = Orden de Jugadores{ $of ->
   *[other] { "" }
}
mend-hand = la carta { $of }
mend-word-none = ninguno
mend-word-yes = sí
mend-word-no = no
mend-word-discard = pila de descarte


group-earned = Ganancias (5.7)
group-earned-entry = { $seat } ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colonias ${ $colonies } + cartas ${ $cards })
}
group-fever = Mortandad (5.4)
group-fever-none = Sin muertes: { $zones }.
group-fever-zone = { $zone } (dado { $die }, fiebre { $fever })
group-sailed = { $seat } navega { OF($origin) } { TO($to) }, pasando por { $via }: { $winds } vientos, quedan { $left }. (2.3)
