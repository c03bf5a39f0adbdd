### Opciones. El valor es una frase; .label el botón o la entrada del menú; .verb solo el tipo; .ask lo que se elige después.

option-first = Eres el primero en el Orden de Jugadores este ciclo.
    .label = Ser el primero
option-last = Eres el último en el Orden de Jugadores este ciclo.
    .label = Ser el último
option-stay = Conservas tu lugar en el Orden de Jugadores.
    .label = Conservar mi lugar
option-hire = Un Ciudadano deja la Catedral de { $cathedral } y trabaja en { $site }.
    .label = Contratar de { $cathedral } para { $site }
    .verb = Contratar a un Ciudadano
    .ask = ¿Para qué Colonia, y de qué Catedral?
option-kidnap = Un Nativo de { $source } es llevado a { $site } y es Esclavizado allí.
    .label = Secuestrar en { $source } para { $site }
    .verb = Secuestrar a un Nativo
    .ask = ¿Para qué Colonia, y de dónde?
option-lose = El trabajador en { $site } se pierde; la Colonia queda vacante.
    .label = Perder al trabajador en { $site }
    .verb = Perder un trabajador
    .ask = ¿En qué Colonia?
option-top = Subastas la carta boca arriba, { $face_up }.
    .label = Subastar la carta boca arriba
option-buried = Anuncias tesoro enterrado: se subasta la carta no vista de debajo de la primera.
    .label = Anunciar tesoro enterrado
option-bid = Tu puja queda sellada hasta que estén todas. Nadie la ve antes.
    .label = Pujar de ${ $low } a ${ $high }
    .amount = Pujar ${ $amount }
    .verb = Pujar
    .ask = ¿Cuánto?
option-play = { $effects }
    .label = Jugar { $card }
    .label-target = Jugar { $card }: { $target }
    .verb = Jugar una carta
    .ask = ¿Qué carta?
    .ask-target = ¿Dónde, o contra quién?
option-draw = Robas la primera carta del mazo de Refugio.
    .label = Robar una carta de Refugio (${ $price })
    .verb = Robar una carta de Refugio
option-fort = { $site } recibe un Fuerte: +{ $fort_strength } de Fuerza cuando es atacada, y sus Esclavizados no se alzan.
    .label = Construir un Fuerte en { $site } (${ $price })
    .verb = Construir un Fuerte
    .ask = ¿En qué Colonia?
option-manumit = El Esclavizado en { $site } se vuelve Ciudadano. Liberados +1.
    .label = Liberar al Esclavizado en { $site } (${ $price })
    .verb = Liberar a un Esclavizado
    .ask = ¿En qué Colonia?
option-court = Haces un regalo a la Corte. Favor +1. Una vez por turno de juego.
    .label = Regalo a la Corte (${ $price })
    .verb = Regalo a la Corte
option-sell = Vendes { $card } al Pool; va a la pila de descarte.
    .label = Vender { $card } (+${ $price })
    .verb = Vender una carta de Mercado
    .ask = ¿Qué carta?
option-discard = Descartas { $card }.{ $haven ->
    [yes] { " " }Se baraja de nuevo en el mazo de Refugio.
   *[no] { " " }No recibes nada por ella.
}
    .label = Descartar { $card }
    .verb = Descartar una carta
    .ask = ¿Qué carta?
option-give = Das dinero a { $to }. Nada se debe a cambio.
    .label = Dar de ${ $low } a ${ $high } a { $to }
    .amount = Dar ${ $amount } a { $to }
    .verb = Dar dinero
    .ask = ¿A quién?
option-legality = Tu Nave Capitana se vuelve { $legality }. { $legality_id ->
    [RAIDER] Puede atacar a cualquiera y cualquier cosa, y debe saquear los Cofres de otros. El Tesoro en Europa trae Infamia.
    [SMUGGLER] Carga Cofres por soborno y no puede atacar a nadie legalmente. Cada Cofre trae ${ $smuggler_bonus } más en Europa.
    [CONQUISTADOR] Exporta legalmente y puede atacar a nativos, Rebeldes, Flotas de SAQUEADORES y Colonias que no son españolas. El Tesoro en Europa se vende o se da como tributo.
   *[CORSAIR] Puede atacar a nativos, Rebeldes y los enemigos de su nación. Lo que saquea se vuelve reclamación: la mitad del valor y Favor.
}
    .label = Volverse { $legality }
    .verb = Cambiar de Legalidad
    .ask = ¿Qué Legalidad?
option-letter = Recompras la patente de corso de tu nación y puedes volver a ser CORSARIO.
    .label = Recomprar la patente de corso (${ $price })
    .verb = Recomprar la patente
option-end = { $year_kind ->
    [play] Terminas tu turno de juego. Luego se aplica el Límite de Mano.
   *[sail] Terminas tu turno de navegación. Los vientos que quedan se pierden.
}
    .label = Terminar el turno
    .verb = Terminar el turno
option-pay = Pagas a la Inquisición y conservas a tus trabajadores.
    .label = Pagar ${ $price }
    .verb = Pagar a la Inquisición
option-sail = Tu Flota navega { TO($zone) }.
    .label = { $zone_title }
    .verb = Navegar
    .ask = ¿Adónde?
option-load = Un Cofre de { $good } en { $site } sube a bordo{ $way_id ->
    [free] { "" }
    [bribe] {", "}por soborno
   *[export] {", "}exportado legalmente
}.
    .label = Cargar { $good } en { $site }
    .verb = Cargar un Cofre
    .ask = ¿En qué Colonia?
option-take = { $at_home ->
    [yes] Un Ciudadano de tu Catedral de casa sube a bordo
   *[no] Un Ciudadano de { $cathedral } sube a bordo
}. Los Meeples a bordo necesitan Colonias vacantes adonde ir.
    .label = { $at_home ->
        [yes] Embarcar a un Ciudadano en casa
       *[no] Embarcar a un Ciudadano en { $cathedral }
    }
    .verb = Embarcar a un Ciudadano
    .ask = ¿Dónde?
option-land = El { $worker } a bordo desembarca y trabaja en { $site }.
    .label = Desembarcar al { $worker } en { $site }
    .verb = Desembarcar un Meeple
    .ask = ¿En qué Colonia, y a quién?
option-attack = { $aim_id ->
    [enslave] Atacas { $target } y, si ganas, te llevas Nativos como Esclavizados. Cada uno baja Liberados en 1.
    [loot] Atacas { $target } y, si ganas, llevas sus Cofres a tus bodegas libres.
    [seize] Atacas { $target } y, si ganas por { $margin } o más, la Colonia es tuya, con trabajador y Cofres.
    [liberate] Atacas { $target } y, si ganas, todos los Esclavizados de su dueño en la zona terrestre quedan libres. Liberados +1 por cada uno.
    [suppress] Atacas a los Rebeldes y, si ganas, retiras { $suppressed } de ellos.
   *[raze] Atacas { $target } y, si ganas, la Colonia desaparece; su trabajador va a una Colonia vacante tuya.
} Si pierdes, pierdes un Galeón, nunca la Nave Capitana.
    .label = { $aim_id ->
        [enslave] Esclavizar Nativos de { $target }
        [loot] Saquear { $target }
        [seize] Tomar { $target }
        [liberate] Liberar a los Esclavizados en { $target }
        [suppress] Reprimir a los Rebeldes
       *[raze] Arrasar { $target }
    }
    .verb = Atacar
    .ask = ¿Qué atacas?
    .ask-aim = ¿Para qué?
option-engage = Atacas la Flota de { $to }. Quien gana toma tantos Cofres como el margen; quien pierde por { $galleon_margin } o más pierde un Galeón.
    .label = Atacar la Flota de { $to }
    .verb = Atacar en el mar
    .ask = ¿La Flota de quién?
option-patrol = Tu turno termina, y hasta el próximo tu Flota ataca a { $who } al entrar en esta zona.
    .label = Patrullar contra { $who }
    .verb = Patrullar y terminar
    .ask = ¿Contra quién?
option-tribute = { $goods_id ->
    [none] Vendes todo el Tesoro y no das tributo.
   *[other] Das { $goods } como tributo y vendes el resto.
}
    .label = { $goods_id ->
        [none] Sin tributo, vender todo
       *[other] Tributo: { $goods }
    }
    .verb = Tributo
    .ask = ¿Qué Tesoro es tributo?
option-support = { $side_id ->
    [attacker] Tu Fuerza de { $strength } allí cuenta para { $attacker }.
    [target] Tu Fuerza de { $strength } allí cuenta para el blanco.
   *[neutral] Tu Fuerza no cuenta para nadie.
}
    .label = { $side_id ->
        [attacker] Por el atacante (+{ $strength })
        [target] Por el blanco (+{ $strength })
       *[neutral] Neutral
    }
    .verb = Carta de Batalla
    .ask = ¿Por qué lado?
option-place = El { $worker } se establece en { $site }.
    .label = { $site }
    .verb = Establecer
    .ask = ¿En qué Colonia?

step-rebels = los Rebeldes
step-none = sin tributo
step-side = { $side ->
    [attacker] Por el atacante
    [target] Por el blanco
   *[neutral] Neutral
}

detail-price = ${ $price }
detail-free = gratis
detail-citizens-left = { $citizens } { $citizens ->
    [one] Ciudadano
   *[other] Ciudadanos
} allí
detail-colony-good = rinde { $good }
detail-natives = { $natives } { $natives ->
    [one] Nativo
   *[other] Nativos
} allí
detail-liberated = Liberados { $change }
detail-worker = { $worker }
detail-winds = { $winds } { $winds ->
    [one] viento
   *[other] vientos
}
detail-upwind = contra el viento
detail-left = quedan { $left }
detail-patrols = patrulla de { $patrols }
detail-chests-there = Cofres: { $goods }
detail-margin = pide un margen de { $margin }
detail-freed = Liberados +{ $freed }
detail-unload = descarga ${ $ducats }
detail-ducats = ${ $ducats }
detail-favour = Favor +{ $favour }
detail-infamy = Infamia +{ $infamy }
detail-way = { $way ->
    [free] Colonia propia, gratis
    [bribe] soborno de ${ $price } (recibe { $to })
    [bribe-free] soborno, gratis
    [export] exportación por ${ $price } (recibe { $to })
   *[export-free] exportación, gratis
}
detail-value = vale ${ $value }
detail-strength = { $attack } contra { $defence }
detail-may-join = pueden apoyar: { $asked }
detail-owner = { $owner }
detail-unlawful = ilegal
detail-chests = { $chests } { $chests ->
    [one] Cofre
   *[other] Cofres
}
detail-leaves = te deja ${ $ducats }
detail-have = de tus ${ $ducats }
detail-keeps = no gasta acción

warn-unlawful = Esto es ilegal para un { $legality }: tu Nave Capitana se vuelve SAQUEADOR enseguida{ $licence_id ->
    [none] { "" }
    [letter] {", "}y se pierde la patente de corso de tu nación
   *[other] {", "}y tu carta { $licence } se descarta
}.
warn-patrol-unlawful = Un { $legality } no puede atacar legalmente a { $unlawful }: si la patrulla lo hace, tu Nave Capitana se vuelve SAQUEADOR{ $licence_id ->
    [none] { "" }
    [letter] {", "}y se pierde la patente de corso de tu nación
   *[other] {", "}y tu carta { $licence } se descarta
}.
warn-patrols = La patrulla de { $patrols } ataca a tu Flota al entrar.
warn-behind = Tal como está no ganas: { $attack } contra { $defence }, y el blanco gana los empates.
warn-seize = Tal como está una victoria no cambiaría nada: { $attack } contra { $defence }, y una toma exige un margen de { $margin }.

ask-any = Elige.
