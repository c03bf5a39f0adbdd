### O que se pergunta a um jogador, para quem não conhece as regras.

ask-when = { $year_word }, { $year }.
ask-given = Sua resposta selada: { $given }. Você pode mudá-la até que a última seja dada.

ask-order_choice = A Ordem dos Jogadores está sendo atualizada, e sua carta deixa você escolher seu lugar. O primeiro trabalha, joga e navega antes dos outros; no fim da partida os empates vão para o jogador posterior.
ask-labour = { $vacant ->
    [one] Uma das suas Colônias está vaga e deve
   *[other] { $vacant } das suas Colônias estão vagas e devem
} receber um trabalhador agora. { $ways ->
    [both] Contrate um Cidadão de uma Catedral { $hire_price ->
        [0] de graça
       *[other] por ${ $hire_price }
    }, ou sequestre um Nativo da mesma zona terrestre, que se torna Escravizado e baixa seus Libertados em 1.
    [hire] Contrate um Cidadão de uma Catedral { $hire_price ->
        [0] de graça
       *[other] por ${ $hire_price }
    }.
   *[kidnap] Você não pode contratar, então um Nativo da mesma zona terrestre deve ser sequestrado: ele se torna Escravizado e seus Libertados caem em 1.
} Com um trabalhador a Colônia ganha dinheiro e rende Baús. Você tem ${ $ducats }.
ask-labour-ahead = Sua vez chega depois na Ordem dos Jogadores: o que você escolher fica guardado até lá sem que ninguém veja, e é feito caso ainda seja possível.
ask-labour-kept = Guardado até agora: { $kept }.
ask-labour-through = Escolhido e guardado: { $kept }. Você pode escolher de novo até chegar a sua vez.
ask-loss = { $escaped ->
    [yes] Um Escravizado seu foge { IN($zone) }, onde há Rebeldes.
   *[no] Um Escravizado seu se levanta { IN($zone) }.
} Escolha em qual Colônia; ela fica vaga.
ask-announce = Você é o iniciador do leilão { $number } de { $of }. Leiloe a carta virada para cima, { $card }, ou anuncie tesouro enterrado: então se leiloa a carta não revelada logo abaixo. Se você vencer, paga ao Pool; se outro vencer, o dinheiro é seu. A carta virada para cima: { $effect }{ $peek_id ->
    [none] { "" }
   *[other] { " " }Sua carta mostra o que está enterrado: { $peek }. { $peek_effect }
}
ask-bid = { $own ->
    [yes] Você leiloa
   *[no] { CAP($initiator) } leiloa
} { $buried ->
    [yes] a carta enterrada
   *[no] { $card }
}. Faça um lance secreto, de $0 até os ${ $ducats } que você tem. O maior lance vence, o iniciador vence empates. Se você vencer, paga { $own ->
    [yes] ao Pool
   *[no] a { $initiator }
}.{ $effect_id ->
    [none] { "" }
   *[other] { " " }A carta: { $effect }
}
ask-play_turn = Seu turno de jogo: restam { $actions } de { $of } ações, e ${ $ducats }. Jogar carta, comprar uma carta de Refúgio, construir um Forte, libertar um Escravizado e um presente à Corte são ações; vender, dar dinheiro e uma mudança de Legalidade são livres. Você tem { $cards } { $cards ->
    [one] carta
   *[other] cartas
}; no fim do turno podem ficar { $limit }.
ask-hand_limit = Você tem { $cards } cartas e o limite é { $limit }. Venda cartas de Mercado por ${ $sell_price } cada ou descarte até ficar dentro dele.
ask-inquisition = A Inquisição está { IN($zone) }. { $can_pay ->
    [yes] Pague ${ $price }, ou perca o trabalhador de uma das suas Colônias ali.
   *[no] Você não pode pagar: escolha a Colônia dali que perde o trabalhador.
} Todas as respostas são mostradas juntas.
ask-sail_turn = Seu turno de navegação: sua Frota está { IN($at) } com { $winds } { $winds ->
    [one] vento
   *[other] ventos
} e ${ $ducats }. { $legality_id ->
    [RAIDER] Como SAQUEADOR você pode atacar qualquer um, e toma Baús de outros saqueando.
    [SMUGGLER] Como CONTRABANDISTA você carrega Baús de outros por suborno, e não pode atacar ninguém legalmente.
    [CONQUISTADOR] Como CONQUISTADOR você exporta Baús legalmente, e pode atacar nativos, Rebeldes, Frotas de SAQUEADORES e Colônias que não são espanholas.
   *[CORSAIR] Como CORSÁRIO você saqueia os inimigos da sua nação; o que saqueia é reivindicado para a Coroa.
} Os Baús pontuam quando sua Frota entra na Europa.
ask-unload = Sua Frota entra na Europa como CONQUISTADOR. Escolha que Tesouro é dado como tributo: ${ $tribute_ducats } e Favor +{ $tribute_favour } cada. O resto é vendido.
ask-support = { CAP($attacker) } ataca { $what }: { $attack } contra { $defence } antes das Cartas de Batalha. Você tem Força { $strength } ali, e ela vai para o lado que você escolher em segredo. O alvo vence empates.{ $margin ->
    [0] { "" }
   *[other] { " " }Uma tomada exige uma margem de { $margin }.
}{ $neutral ->
    [yes] { " " }No mar você pode ficar neutro.
   *[no] { "" }
}
ask-place = O { $worker } precisa de um lugar: escolha uma das suas Colônias vagas.{ $left ->
    [one] { "" }
   *[other] { " " }Há { $left } a colocar.
}
support-what-colony = { $site } { IN($zone) } ({ $aim })
support-what-rebels = os Rebeldes { IN($zone) }
support-what-fleet = a Frota de { $owner } { IN($zone) }
