### Ordens dadas antes: o que um lugar deixou, dito só a ele. Cada ordem é uma frase.

event-order-given = Sua ordem está anotada. { $order } Ela responde quando lhe perguntarem, e você pode mudá-la ou retirá-la. (15)
event-answered-by-order = Sua ordem responde por você: { $answer }. (15)
event-labour-kept = Guardado até a sua vez: { $answer }. Ninguém vê antes, e você pode mudar até lá. (5.3)
event-labour-opened = { $seat } tinha escolhido sua mão de obra antes da sua vez. (5.3)
ask-labour-gone = O que você tinha escolhido antes da sua vez não é mais possível: { $answer }. { $way ->
    [hire] Não resta nenhum Cidadão ali.
   *[kidnap] Não resta nenhum Nativo ali.
} Escolha de novo.
event-labour-gone = { ask-labour-gone } (5.3)
order-announce = { $what ->
    [top] No seu próximo leilão você leiloa a carta virada para cima.
    [buried] No seu próximo leilão você anuncia tesouro enterrado.
   *[none] Nenhuma ordem para o seu próximo leilão.
}
order-announce-kinds = Em cada um dos seus leilões, até você retirar esta ordem, você leiloa a carta virada para cima quando ela é uma destas: { $kinds }; senão, anuncia tesouro enterrado.
order-card-kind = { $card ->
    [ship] navio
    [tableau] carta permanente
   *[one_shot] carta de uso único
}
order-bid = { $given ->
    [yes] Lance de até ${ $amount } por { $card ->
        [ship] um navio
        [tableau] uma carta permanente
        [one_shot] uma carta de uso único
        [buried] uma carta enterrada
       *[any] qualquer carta
    }.
   *[no] Nenhum lance dado antes por { $card ->
        [ship] navios
        [tableau] cartas permanentes
        [one_shot] cartas de uso único
        [buried] cartas enterradas
       *[any] qualquer carta
    }.
}
order-support = { $count ->
    [0] Nenhuma Carta de Batalha dada antes.
   *[other] Carta de Batalha, a primeira que couber: { $wishes }.
}
order-labour = { $count ->
    [0] Nenhuma mão de obra decidida antes.
   *[other] Mão de obra, a primeira que couber: { $wishes }.
}
order-wish-seat = { $way ->
    [with] com { $seat }
   *[against] contra { $seat }
}
order-wish-labour = { $way ->
    [hire] contratar
   *[kidnap] sequestrar
}
order-wish-hire = contratar de { $cathedral }
order-wish-kidnap = sequestrar em { $site }
order-wish-side = { $side ->
    [attacker] pelo atacante
    [target] pelo alvo
   *[neutral] neutro
}
refused-announce-kinds = Um tipo de carta vai com what:top, não com what:{ $what }: what:top where:ship leiloa os navios virados para cima e anuncia tesouro enterrado com todo o resto.
