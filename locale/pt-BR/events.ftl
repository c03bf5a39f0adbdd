### O que aconteceu, uma linha para cada tipo de evento. O número entre parênteses é a regra.

event-game-started = Começa uma partida { $length_word } de { $cycles } ciclos: { $nations }. Ordem sorteada: { $order }. (4.5)
event-inherited = { $seat } começa com o que a última partida da campanha deixou: ducados +{ $ducats }, Favor +{ $favour }, Infâmia +{ $infamy }, Libertados +{ $liberated }. (campanha)
event-year-began = { $year_word }, { $year }. Ciclo { $cycle } de { $cycles }. (1.3)

event-order-updated = Ordem dos Jogadores: { $order }. (5.1)
event-order-choice = { $choice_id ->
    [first] { $seat } escolhe ser o primeiro na Ordem dos Jogadores.
    [last] { $seat } escolhe ser o último na Ordem dos Jogadores.
   *[stay] { $seat } mantém seu lugar na Ordem dos Jogadores.
} (5.1)
event-cathedrals-refilled = { $what_count ->
    [0] As Catedrais e Visitas estão cheias. (5.2)
   *[other] Reabastecidas: { $what }. (5.2)
}
refilled-cathedral = { $site } { $count } { $count ->
    [one] Cidadão
   *[other] Cidadãos
}
refilled-natives = { $site } { $count } { $count ->
    [one] Nativo
   *[other] Nativos
}
refilled-home = { $seat }, em casa, { $count }
event-hired = { $seat } contrata um Cidadão da Catedral de { $cathedral } para { $site }, { $free ->
    [yes] grátis
   *[no] ${ $price }
}. (5.3)
event-kidnapped = { $seat } sequestra um Nativo de { $source } para { $site }, que é Escravizado ali. Libertados agora { $liberated }. (5.3)
event-crown-labour = { $worker_id ->
    [citizen] A Coroa contrata um Cidadão da Catedral de { $source_cathedral } para { $site }.
   *[enslaved] A Coroa sequestra um Nativo de { $source } para { $site }, que é Escravizado ali.
} (13.1)
event-no-labour = Sem mão de obra para { $sites } ({ $owner }): continua vago. (5.3)
event-fever-roll = { $zone }: dado { $die }, febre { $fever }. { $deaths } (5.4)
fever-none = Ninguém morre.
fever-deaths = Morrem os { $who }.
fever-enslaved = Escravizados em { $sites }
fever-citizens = Cidadãos em { $sites }
event-goods-turned = As mercadorias do ano: { $goods }. (5.5)
event-chests-placed = { $sites_count ->
    [0] Nenhum Baú é colocado. (5.5)
    [one] Um Baú é colocado em { $sites }. (5.5)
   *[other] Baús são colocados em { $sites }. (5.5)
}
event-rising-roll = { $zone }: { $enslaved } Escravizados trabalham e não há Forte, dado { $die }. { $rises ->
    [yes] Um deles se levanta.
   *[no] Ninguém se levanta.
} (5.6)
event-enslaved-escaped = Um Escravizado ({ $owner }) foge de { $site } { $rebel ->
    [yes] e se junta aos Rebeldes { IN($zone) }
   *[no] e deixa o mapa: já há { $max_rebels } Rebeldes nele
}. (5.6)
event-native-joined = Um Nativo de { $site } junta-se aos Rebeldes { IN($zone) }. (5.6)
event-enslaved-rose = Um Escravizado ({ $owner }) em { $site } se levanta { $rebel ->
    [yes] e torna-se Rebelde { IN($zone) }
   *[no] e deixa o mapa: já há { $max_rebels } Rebeldes nele
}. (5.6)
event-earned = { $seat } ganha ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colônias ${ $colonies }, cartas ${ $cards })
}. (5.7)

event-auction-deck-turned = { $under } vai para baixo do baralho de Mercado. Virada para cima agora: { $face_up }. (6.1)
event-market-renewed = A pilha de descarte é embaralhada num novo baralho de Mercado de { $cards } { $cards ->
    [one] carta
   *[other] cartas
}. (6.8)
event-no-auction = Não resta carta para um leilão de { $seat }. (6.8)
event-auction-announced = Leilão { $number } de { $of }. { $buried ->
    [yes] { CAP($seat) } anuncia tesouro enterrado: leiloa-se, sem que se veja, a carta abaixo do topo.
   *[no] { CAP($seat) } leiloa { $card }, virada para cima.
} (6.2)
event-bid-sealed = { $bid_id ->
    [none] { $sealed } de { $of } lances feitos. (6.3)
   *[other] Seu lance de ${ $bid } está selado; você pode mudá-lo até que o último seja feito. { $sealed } de { $of } feitos. (6.3)
}
event-auction-won = Lances: { $bid_list }. { $tie ->
    [initiator] O iniciador vence os empates.{" "}
    [order] De quem deu o mesmo lance vence o primeiro na Ordem dos Jogadores.{" "}
   *[none] {""}
}{ CAP($winner) } vence { $what } e paga ${ $price } (recebe { $to }). (6.5)
bid-entry = { $seat } ${ $bid }
auction-face-up = { $card }
auction-buried = a carta enterrada
auction-buried-known = a carta enterrada, { $card },
event-market-turned = Vira-se a próxima carta de Mercado: { $card }. (6.6)

event-play-turn-began = Começa o turno de jogo de { $seat }: { $actions } { $actions ->
    [one] ação
   *[other] ações
}. (7.1)
event-card-played = { $seat } joga { $card }{ $target_count ->
    [0] { "" }
   *[other] : { $target }
}. { $effects }(7.4)
event-haven-drawn = { $seat } compra uma carta de Refúgio{ $card_id ->
    [none] { "" }
   *[other] , { $card },
} por ${ $price }. (7.1)
event-fort-built = { $seat } constrói um Forte em { $site }, { $price ->
    [0] grátis
   *[other] ${ $price }
}. (7.1)
event-manumitted = { $seat } liberta o Escravizado em { $site }, Cidadão de agora em diante, por ${ $price }. Libertados agora { $liberated }. (7.1)
event-court-gift = { $seat } faz um presente à Corte de ${ $price }. Favor agora { $favour }. (7.1)
event-card-sold = { $seat } vende { $card } por ${ $price }. (7.2)
event-card-discarded = { $haven ->
    [yes] { $seat } descarta uma carta de Refúgio{ $card_id ->
        [none] { "" }
       *[other] , { $card },
    } para o baralho de Refúgio.
   *[no] { $seat } descarta { $card }.
} (7.3)
event-money-given = { $seat } dá ${ $amount } para { $to }{ $note_id ->
    [none] { "" }
   *[other] {" "}e escreve: “{ $note }”
}. (7.2)
event-legality-changed = A Nau Capitânia de { $seat } agora é { $legality }, não { $was }{ $price ->
    [0] { "" }
   *[other] {", "}por ${ $price }
}. (10.3)
event-letter-bought = { $seat } recompra sua carta de corso por ${ $price }. (10.4)
event-turn-ended = { $seat } termina o turno.

event-colony-founded = { $seat } funda uma Colônia em { $site }, { $site_zone }. Está vaga. (12.5)
event-galleon-gained = A Frota de { $seat } tem agora { $galleons } Galeões. (12.2)
event-rebels-placed = Impostos causam agitação: { $count ->
    [one] um Rebelde
   *[other] { $count } Rebeldes
} { IN($zone) }. (12.2)
event-native-rose = Um Nativo de { $site } torna-se Rebelde { IN($zone) }. (12.2)
event-fleet-damaged = { $galleon ->
    [yes] A Frota de { $seat } perde um Galeão no furacão { IN($zone) }{ $with_count ->
        [0] { "" }
       *[other] {", "}com { $with }
    }.
   *[no] A Frota de { $seat } perde um Baú de { $chest } no furacão { IN($zone) }.
} (12.2)
event-inquisition-asked = A Inquisição vem { TO($zone) }: { $asked } { $asked_count ->
    [one] deve
   *[other] devem
} pagar ${ $price } ou perder um trabalhador ali. (12.2)
event-inquisition-paid = { $seat } paga ${ $price } à Inquisição. (12.2)
event-inquisition-lost = { $seat } perde para a Inquisição o { $worker } em { $site }. (12.2)
event-inquisition-collected = { $seat } recebe os ${ $amount } que a Inquisição arrecadou. (12.2)
event-war-declared = { $nations } estão em guerra. (12.2)
event-peace-made = { $nations } estão em paz. (12.2)
event-subsidy-paid = { $seat } recebe por isso ${ $amount } do Pool. (12.2)
event-mission-founded = { $seat } funda uma missão: { $site } agora é uma Visita de { $natives } { $natives ->
    [one] Nativo
   *[other] Nativos
}. Libertados agora { $liberated }. (12.2)
event-emigrants-came = { $citizens ->
    [one] Um Cidadão vem
   *[other] { $citizens } Cidadãos vêm
} para a Catedral de { $cathedral }. (12.2)
event-emigrant-settled = Um Cidadão estabelece-se em { $site } ({ $seat }). (12.2)
event-ransom-paid = { $seat } paga um resgate de ${ $amount } para { $to }. (12.2)
event-edict = { $seat } liberta todos os seus Escravizados que trabalham: { $sites }. Libertados +{ $gained }, agora { $liberated }. (12.2)
event-anchorage-named = { $seat } escolhe um ancoradouro seguro: sua Frota não pode ser atacada { IN($zone) } até o fim do próximo Ano de Navegação. (12.4)
event-brethren-joined = A irmandade da costa se junta a { $seat }: +{ $strength } de Força no seu primeiro ataque do próximo Ano de Navegação. (12.4)
event-refugee-came = Um refugiado, agora Cidadão, estabelece-se em { $site } ({ $seat }). (12.4)

event-sail-turn-began = Começa o turno de navegação de { $seat } { IN($at) } com { $winds } ventos. (8.1)
event-sailed = { $seat } navega { OF($origin) } para { $to }: { $winds } { $winds ->
    [one] vento
   *[other] ventos
}, restam { $left }. (2.3)
event-citizen-loaded = Um Cidadão embarca na Frota de { $seat } { IN($zone) }. (8.2)
event-meeple-landed = { $worker_id ->
    [citizen] Um Cidadão desembarca e trabalha
   *[enslaved] Um Escravizado é desembarcado para trabalhar
} em { $site } ({ $seat }). (8.2)
event-chest-loaded = { $seat } carrega um Baú de { $good } em { $site }{ $way_id ->
    [free] {", "}da própria Colônia
    [bribe] {", "}por suborno
   *[export] {", "}exportado legalmente
}{ $price ->
    [0] {", "}sem custo
   *[other] {", "}por ${ $price } (recebe { $to })
}. (8.3)
event-unloaded = { $seat } descarrega na Europa como { $legality }: { $chest_list }. Ao todo ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] {", "}Favor +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] {", "}Infâmia +{ $infamy }
}. (8.4, 10)
unloaded-chest = { $how ->
    [claim] uma reivindicação de { $good }
    [tribute] { $good } como tributo
   *[sold] { $good }
} ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] { " " }e Favor +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] { " " }e Infâmia +{ $infamy }
}
event-patrol-set = { $seat } põe { IN($zone) } uma patrulha contra { $patrol_word }. (8.5)
patrol-any = qualquer rival
patrol-laden = rivais com Baú ou Meeple a bordo
event-patrol-ended = Termina a patrulha de { $seat }. (8.5)

event-unlawful = O ataque é ilegal: a Nau Capitânia de { $seat } deixa de ser { $was } e torna-se SAQUEADOR{ $licence_id ->
    [none] { "" }
    [letter] {", "}e sua carta de corso está perdida
   *[other] {", "}e { $licence } é descartada
}. (10.4)
event-battle-began = { $seat_attacker } ataca { $what }: { $aim }. Força { $attack } ({ $attack_sum }) contra { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Pedem-se Cartas de Batalha a { $asked }.
} (9.2)
battle-target-rebels = os Rebeldes { IN($zone) }
battle-target-natives = { $site } { IN($zone) }
battle-target-colony = { $site } ({ $owner }) { IN($zone) }
event-sea-battle-began = { $patrol ->
    [yes] A patrulha de { $attacker } ataca
   *[no] { $attacker } ataca
} a Frota de { $target } { IN($zone) }. Força { $attack } ({ $attack_sum }) contra { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Pedem-se Cartas de Batalha a { $asked }.
} ({ $patrol ->
    [yes] 8.5, 9.6
   *[no] 9.6
})
part-galleons = Galeões { $amount }
part-colonies = Colônias { $amount }
part-citizens = Cidadãos { $amount }
part-rebels = Rebeldes { $amount }
part-resistance = resistência { $amount }
part-fort = Forte { $amount }
part-cards = cartas { $amount }
part-power = poder da nação { $amount }
part-brethren = irmandade { $amount }
part-none = nada
event-card-sealed = { $card_id ->
    [none] { $sealed } de { $of } Cartas de Batalha jogadas. (9.3, 9.6)
    [attacker] Sua Carta de Batalha pelo atacante está selada; você pode mudá-la até que a última seja jogada. { $sealed } de { $of } jogadas. (9.3, 9.6)
    [target] Sua Carta de Batalha pelo alvo está selada; você pode mudá-la até que a última seja jogada. { $sealed } de { $of } jogadas. (9.3, 9.6)
   *[neutral] Sua Carta de Batalha neutra está selada; você pode mudá-la até que a última seja jogada. { $sealed } de { $of } jogadas. (9.3, 9.6)
}
event-battle-won = { $support_count ->
    [0] { "" }
   *[other] Cartas de Batalha: { $support_list }.{ " " }
}{ $attack } a { $defence }: { $result ->
    [tie] o alvo vence empates
    [attacker] { $attacker } vence por { $margin }
   *[target] o alvo vence por { $margin }
}. ({ $rule })
support-entry = { $side ->
    [attacker] { $seat } pelo atacante (+{ $strength })
    [target] { $seat } pelo alvo (+{ $strength })
   *[neutral] { $seat } neutro
}
event-natives-enslaved = { $seat } escraviza { $count } { $count ->
    [one] Nativo
   *[other] Nativos
} de { $site } e embarca-os. Libertados agora { $liberated }. (9.4)
event-colony-looted = { $seat } saqueia { $chests } { $chests ->
    [one] Baú
   *[other] Baús
} de { $good } em { $site }{ $claim ->
    [yes] {", "}reivindicados para a Coroa
   *[no] { "" }
}. (9.4)
event-colony-seized = { $seat } toma { $site } ({ $was }), com seu trabalhador e seus Baús. (9.4)
event-seize-failed = { $seat } vence por { $margin }, mas uma tomada exige { $needed }: nada muda de mãos. (9.4)
event-enslaved-freed = { $seat } liberta os Escravizados em { $sites }. Libertados agora { $liberated }. (9.4)
event-freed-settled = { $where_id ->
    [cathedral] { $count } dos libertados { $count ->
        [one] vai
       *[other] vão
    } para a Catedral de { $cathedral }.
    [rebel] { $count } dos libertados { $count ->
        [one] torna-se Rebelde
       *[other] tornam-se Rebeldes
    } { IN($zone) }.
    [left] { $count } dos libertados { $count ->
        [one] deixa
       *[other] deixam
    } o mapa: já há { $max_rebels } Rebeldes nele.
   *[other] Um dos libertados estabelece-se como Cidadão em { $where }.
} (9.4)
event-rebels-suppressed = { $seat } remove { $count } { $count ->
    [one] Rebelde
   *[other] Rebeldes
} { OF($zone) }. (9.4)
event-colony-razed = { $seat } arrasa { $site } ({ $was }): o local está vazio. (9.4)
event-worker-moved = O { $worker } da Colônia arrasada { $where_id ->
    [cathedral] vai para a Catedral da zona terrestre
    [rebel] torna-se Rebelde ali
    [left] deixa o mapa
   *[other] é levado para { $where } ({ $seat })
}. (9.4)
event-chests-taken = { $seat } toma { $chests } da Frota de { $victim }. (9.6)
event-galleon-lost = A Frota de { $seat } perde um Galeão{ $with_count ->
    [0] { "" }
   *[other] {", "}com { $with }
}. (9.5)
lost-chest = um Baú de { $good }
lost-citizen = um Cidadão
lost-enslaved = um Escravizado
lost-ship = a carta { $ship }
event-paid-favour = { $seat } ganha Favor por isso, agora { $favour }. (9.7)
event-paid-infamy = { $seat } ganha Infâmia por isso, agora { $infamy }. (9.7)
event-paid-ducats = { $seat } recebe ${ $amount } do Pool por seu primeiro ataque vencido como SAQUEADOR neste Ano. (4.3)
event-admiral = { $seat } tem o título de Almirante da Irmandade com Infâmia { $infamy }. (11.2)

event-ambition-checked = { $seat } cumpre a condição de { $ambition } no fim deste Ano de Navegação: { $running } seguidos dos { $of } necessários. (11.2)
event-game-won = { $winner } vence como { $ending }. { CAP($final_list) }. ({ $ending_id ->
    [hacendado] 11.3
   *[other] 11.2
})
final-entry = { $seat } { $renown } de Renome, ${ $ducats }
event-resolved-itself = Só há uma resposta para { $seat }; o anfitrião a dá.

## Correções da moderação

event-mended = Correção da moderação: { $label }: { $was } → { $now }.
mend-ducats = ducados de { $of }
mend-favour = Favor de { $of }
mend-infamy = Infâmia de { $of }
mend-liberated = Libertados de { $of }
mend-fleet = Frota de { $of }
mend-legality = Legalidade de { $of }
mend-owner = dono de { $of }
mend-worker = trabalhador em { $of }
mend-fort = Forte em { $of }
mend-chests = Baús em { $of }
mend-natives = Nativos em { $of }
mend-citizens = Cidadãos na Catedral de { $of }
mend-rebels = Rebeldes em { $of }
mend-order = Ordem dos Jogadores{ $of ->
   *[other] { "" }
}
mend-hand = a carta { $of }
mend-word-none = nenhum
mend-word-yes = sim
mend-word-no = não
mend-word-discard = pilha de descarte


group-earned = Ganhos (5.7)
group-earned-entry = { $seat } ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colônias ${ $colonies } + cartas ${ $cards })
}
group-fever = Mortandade (5.4)
group-fever-none = Sem mortes: { $zones }.
group-fever-zone = { $zone } (dado { $die }, febre { $fever })
group-sailed = { $seat } navega { OF($origin) } para { $to }, passando por { $via }: { $winds } ventos, restam { $left }. (2.3)
