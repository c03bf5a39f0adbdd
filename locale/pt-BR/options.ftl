### Opções. O valor é uma frase; .label o botão ou item de menu; .verb só o tipo; .ask o que se escolhe depois.

option-first = Você é o primeiro na Ordem dos Jogadores neste ciclo.
    .label = Ser o primeiro
option-last = Você é o último na Ordem dos Jogadores neste ciclo.
    .label = Ser o último
option-stay = Você mantém seu lugar na Ordem dos Jogadores.
    .label = Manter meu lugar
option-hire = Um Cidadão deixa a Catedral de { $cathedral } e trabalha em { $site }.
    .label = Contratar de { $cathedral } para { $site }
    .verb = Contratar um Cidadão
    .ask = Para que Colônia, e de que Catedral?
option-kidnap = Um Nativo de { $source } é levado para { $site } e é Escravizado ali.
    .label = Sequestrar em { $source } para { $site }
    .verb = Sequestrar um Nativo
    .ask = Para que Colônia, e de onde?
option-lose = O trabalhador em { $site } se perde; a Colônia fica vaga.
    .label = Perder o trabalhador em { $site }
    .verb = Perder um trabalhador
    .ask = Em que Colônia?
option-top = Você leiloa a carta virada para cima, { $face_up }.
    .label = Leiloar a carta virada para cima
option-buried = Você anuncia tesouro enterrado: leiloa-se a carta não revelada logo abaixo do topo.
    .label = Anunciar tesouro enterrado
option-bid = Seu lance fica selado até que todos sejam feitos. Ninguém o vê antes.
    .label = Lance de ${ $low } a ${ $high }
    .amount = Lance de ${ $amount }
    .verb = Fazer um lance
    .ask = Quanto?
option-play = { $effects }
    .label = Jogar { $card }
    .label-target = Jogar { $card }: { $target }
    .verb = Jogar uma carta
    .ask = Que carta?
    .ask-target = Onde, ou contra quem?
option-draw = Você compra a carta do topo do baralho de Refúgio.
    .label = Comprar uma carta de Refúgio (${ $price })
    .verb = Comprar uma carta de Refúgio
option-fort = { $site } ganha um Forte: +{ $fort_strength } de Força quando é atacada, e os Escravizados dali não se levantam.
    .label = Construir um Forte em { $site } (${ $price })
    .verb = Construir um Forte
    .ask = Em que Colônia?
option-manumit = O Escravizado em { $site } torna-se Cidadão. Libertados +1.
    .label = Libertar o Escravizado em { $site } (${ $price })
    .verb = Libertar um Escravizado
    .ask = Em que Colônia?
option-court = Você faz um presente à Corte. Favor +1. Uma vez por turno de jogo.
    .label = Presente à Corte (${ $price })
    .verb = Presente à Corte
option-sell = Você vende { $card } ao Pool; ela vai para a pilha de descarte.
    .label = Vender { $card } (+${ $price })
    .verb = Vender uma carta de Mercado
    .ask = Que carta?
option-discard = Você descarta { $card }.{ $haven ->
    [yes] { " " }Ela é embaralhada de volta no baralho de Refúgio.
   *[no] { " " }Você não recebe nada por ela.
}
    .label = Descartar { $card }
    .verb = Descartar uma carta
    .ask = Que carta?
option-give = Você dá dinheiro a { $to }. Nada se deve em troca.
    .label = Dar ${ $low } a ${ $high } para { $to }
    .amount = Dar ${ $amount } para { $to }
    .verb = Dar dinheiro
    .ask = A quem?
option-legality = Sua Nau Capitânia torna-se { $legality }. { $legality_id ->
    [RAIDER] Pode atacar qualquer um e qualquer coisa, e deve saquear os Baús dos outros. Tesouro na Europa traz Infâmia.
    [SMUGGLER] Carrega Baús por suborno e não pode atacar ninguém legalmente. Cada Baú traz mais ${ $smuggler_bonus } na Europa.
    [CONQUISTADOR] Exporta legalmente e pode atacar nativos, Rebeldes, Frotas de SAQUEADORES e Colônias que não são espanholas. Tesouro na Europa é vendido ou dado como tributo.
   *[CORSAIR] Pode atacar nativos, Rebeldes e os inimigos da sua nação. O que saqueia torna-se reivindicação: metade do valor e Favor.
}
    .label = Tornar-se { $legality }
    .verb = Mudar a Legalidade
    .ask = Que Legalidade?
option-letter = Você recompra a carta de corso da sua nação e pode ser CORSÁRIO de novo.
    .label = Recomprar a carta de corso (${ $price })
    .verb = Recomprar a carta de corso
option-end = { $year_kind ->
    [play] Você termina seu turno de jogo. Depois se aplica o Limite de Mão.
   *[sail] Você termina seu turno de navegação. Os ventos que restam se perdem.
}
    .label = Terminar o turno
    .verb = Terminar o turno
option-pay = Você paga à Inquisição e mantém seus trabalhadores.
    .label = Pagar ${ $price }
    .verb = Pagar à Inquisição
option-sail = Sua Frota navega para { $zone }.
    .label = { $zone_title }
    .verb = Navegar
    .ask = Para onde?
option-load = Um Baú de { $good } em { $site } vem a bordo{ $way_id ->
    [free] { "" }
    [bribe] {", "}por suborno
   *[export] {", "}exportado legalmente
}.
    .label = Carregar { $good } em { $site }
    .verb = Carregar um Baú
    .ask = Em que Colônia?
option-take = { $at_home ->
    [yes] Um Cidadão da sua Catedral de casa vem a bordo
   *[no] Um Cidadão de { $cathedral } vem a bordo
}. Meeples a bordo precisam de Colônias vagas para onde ir.
    .label = { $at_home ->
        [yes] Embarcar um Cidadão em casa
       *[no] Embarcar um Cidadão em { $cathedral }
    }
    .verb = Embarcar um Cidadão
    .ask = Onde?
option-land = O { $worker } a bordo desembarca e trabalha em { $site }.
    .label = Desembarcar o { $worker } em { $site }
    .verb = Desembarcar um Meeple
    .ask = Em que Colônia, e quem?
option-attack = { $aim_id ->
    [enslave] Você ataca { $target } e, se vencer, leva Nativos como Escravizados. Cada um baixa Libertados em 1.
    [loot] Você ataca { $target } e, se vencer, leva seus Baús para seus porões livres.
    [seize] Você ataca { $target } e, se vencer por { $margin } ou mais, a Colônia é sua, com trabalhador e Baús.
    [liberate] Você ataca { $target } e, se vencer, todos os Escravizados do dono na zona terrestre ficam livres. Libertados +1 por cada um.
    [suppress] Você ataca os Rebeldes e, se vencer, remove { $suppressed } deles.
   *[raze] Você ataca { $target } e, se vencer, a Colônia desaparece; seu trabalhador vai para uma Colônia vaga sua.
} Se perder, perde um Galeão, nunca a Nau Capitânia.
    .label = { $aim_id ->
        [enslave] Escravizar Nativos de { $target }
        [loot] Saquear { $target }
        [seize] Tomar { $target }
        [liberate] Libertar os Escravizados em { $target }
        [suppress] Reprimir os Rebeldes
       *[raze] Arrasar { $target }
    }
    .verb = Atacar
    .ask = O que você ataca?
    .ask-aim = Para quê?
option-engage = Você ataca a Frota de { $to }. Quem vence toma tantos Baús quanto a margem; quem perde por { $galleon_margin } ou mais perde um Galeão.
    .label = Atacar a Frota de { $to }
    .verb = Atacar no mar
    .ask = A Frota de quem?
option-patrol = Seu turno termina, e até o próximo sua Frota ataca { $who } ao entrar nesta zona.
    .label = Patrulhar contra { $who }
    .verb = Patrulhar e terminar
    .ask = Contra quem?
option-tribute = { $goods_id ->
    [none] Você vende todo o Tesouro e não dá tributo.
   *[other] Você dá { $goods } como tributo e vende o resto.
}
    .label = { $goods_id ->
        [none] Sem tributo, vender tudo
       *[other] Tributo: { $goods }
    }
    .verb = Tributo
    .ask = Que Tesouro é tributo?
option-support = { $side_id ->
    [attacker] Sua Força de { $strength } ali conta para { $attacker }.
    [target] Sua Força de { $strength } ali conta para o alvo.
   *[neutral] Sua Força não conta para ninguém.
}
    .label = { $side_id ->
        [attacker] Pelo atacante (+{ $strength })
        [target] Pelo alvo (+{ $strength })
       *[neutral] Neutro
    }
    .verb = Carta de Batalha
    .ask = Por que lado?
option-place = O { $worker } estabelece-se em { $site }.
    .label = { $site }
    .verb = Estabelecer
    .ask = Em que Colônia?

step-rebels = os Rebeldes
step-none = sem tributo
step-side = { $side ->
    [attacker] Pelo atacante
    [target] Pelo alvo
   *[neutral] Neutro
}

detail-price = ${ $price }
detail-free = grátis
detail-citizens-left = { $citizens } { $citizens ->
    [one] Cidadão
   *[other] Cidadãos
} ali
detail-colony-good = rende { $good }
detail-natives = { $natives } { $natives ->
    [one] Nativo
   *[other] Nativos
} ali
detail-liberated = Libertados { $change }
detail-worker = { $worker }
detail-winds = { $winds } { $winds ->
    [one] vento
   *[other] ventos
}
detail-upwind = contra o vento
detail-left = restam { $left }
detail-patrols = patrulha de { $patrols }
detail-chests-there = Baús: { $goods }
detail-margin = exige margem de { $margin }
detail-freed = Libertados +{ $freed }
detail-unload = descarrega ${ $ducats }
detail-ducats = ${ $ducats }
detail-favour = Favor +{ $favour }
detail-infamy = Infâmia +{ $infamy }
detail-way = { $way ->
    [free] Colônia própria, grátis
    [bribe] suborno de ${ $price } (recebe { $to })
    [bribe-free] suborno, grátis
    [export] exportação por ${ $price } (recebe { $to })
   *[export-free] exportação, grátis
}
detail-value = vale ${ $value }
detail-strength = { $attack } contra { $defence }
detail-may-join = podem apoiar: { $asked }
detail-owner = { $owner }
detail-unlawful = ilegal
detail-chests = { $chests } { $chests ->
    [one] Baú
   *[other] Baús
}
detail-leaves = deixa você com ${ $ducats }
detail-have = dos seus ${ $ducats }
detail-keeps = não gasta ação

warn-unlawful = Isto é ilegal para um { $legality }: sua Nau Capitânia torna-se SAQUEADOR na hora{ $licence_id ->
    [none] { "" }
    [letter] {", "}e a carta de corso da sua nação se perde
   *[other] {", "}e sua carta { $licence } é descartada
}.
warn-patrol-unlawful = Um { $legality } não pode atacar legalmente { $unlawful }: se a patrulha o fizer, sua Nau Capitânia torna-se SAQUEADOR{ $licence_id ->
    [none] { "" }
    [letter] {", "}e a carta de corso da sua nação se perde
   *[other] {", "}e sua carta { $licence } é descartada
}.
warn-patrols = A patrulha de { $patrols } ataca sua Frota ao entrar.
warn-behind = Como está, você não vence: { $attack } contra { $defence }, e o alvo vence empates.
warn-seize = Como está, uma vitória não mudaria nada: { $attack } contra { $defence }, e uma tomada exige uma margem de { $margin }.

ask-any = Escolha.
