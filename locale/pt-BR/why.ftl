### Por que algo não é possível agora. O inglês está no motor (engine/refusal.py); o número da regra vem depois.

why-malformed = '{ $option }' não é uma jogada deste jogo.
why-no-seat = Não há lugar '{ $seat_id }' nesta partida.
why-over = A partida terminou.
why-not-your-turn = Não é a sua vez: a partida espera por { $waiting }.
why-other-question = '{ $option }' responde a outra pergunta, não à de agora.
why-other-form = '{ $option }' não é possível agora; ao que se pergunta responde-se com: { $forms }.
why-range = '{ $given }' não serve: escolha um número inteiro de { $low } a { $high }.
why-order-bid = '{ $given }' não é um número de ducados para um lance; dê um número inteiro, ou 'none'.
why-order-wish = '{ $wish_id }' não é uma ordem para { $kind_id }.
why-order-kind = '{ $option }' não é uma ordem; há ordens para announce, bid, support e labour.

## Turno de jogo

why-gifts-off = Nesta partida não se dão ducados de presente.
why-actions = Você já fez todas as { $actions } ações deste turno de jogo.
why-price = Custa ${ $price } e você tem ${ $ducats }.
why-not-held = Você não tem na mão a carta { $card }.
why-no-target = { $card } não tem alvo legal agora; pode ser vendida ou descartada.
why-no-target-haven = { $card } não tem alvo legal agora; uma carta de Refúgio não pode ser vendida, só descartada acima do limite de mão.
why-wrong-target = { $target } não é alvo legal de { $card }.
why-haven-sale = Uma carta de Refúgio não pode ser vendida.
why-haven-empty = Não resta carta de Refúgio para comprar.
why-court-once = Há um presente à Corte por turno de jogo, e você já o fez.
why-no-letter = Você não tem carta de corso perdida para recomprar.
why-legality-once = A Legalidade muda uma vez por turno de jogo, e você já a mudou.
why-legality-same = Sua Nau Capitânia já é { $legality }.
why-legality-not = Sua Nau Capitânia não pode tornar-se { $legality }.
why-not-your-colony = { $site } não é sua Colônia.
why-no-enslaved = Nenhum Escravizado trabalha em { $site }.
why-fort-already = { $site } já tem um Forte.
why-vacant = { $site } está vaga.

## Mão de obra

why-not-vacant = { $site } não é uma Colônia vaga sua.
why-labour-kept = A mão de obra de { $site } já está escolhida; escolha primeiro o resto, depois você pode mudá-la.
why-no-citizen-there = Não resta Cidadão { IN($zone) }.
why-other-zone = { $source } está { IN($there) } e { $site } { IN($zone) }.
why-rebel-zone = Ninguém é sequestrado { IN($zone) } enquanto há Rebeldes ali.
why-wild = Ninguém é sequestrado de { $source }.
why-no-native = Não resta Nativo em { $source }.

## Turno de navegação

why-there-already = Sua Frota já está { IN($here) }.
why-no-way = Não há caminho direto { OF($here) } { TO($to) }.
why-winds = { CAP($to) }: custa { $cost } { $cost ->
    [one] vento
   *[other] ventos
}, e você tem { $winds }.
why-attack-cost = Um ataque custa { $cost } vento e você tem { $winds }.
why-lost-here = Sua Frota perdeu uma batalha { IN($here) } e não ataca mais ali neste Ano.
why-patrol-at-sea = A patrulha se põe numa zona marítima; sua Frota está { IN($here) }.
why-no-fleet = Não há Frota { OF($fleet) } que você possa atacar agora { IN($here) }.
why-elsewhere = { $site } está { IN($zone) } e sua Frota { IN($here) }.
why-not-there = Sua Frota está { IN($here) }, não { IN($place) }.
why-no-citizen = Nenhum Cidadão pode vir a bordo: é preciso um Cidadão ali, um porão vazio e uma Colônia vaga.
why-no-meeple = Não há ninguém a bordo da sua Frota para desembarcar.
why-not-aboard = { $worker_id ->
    [citizen] Nenhum Cidadão está a bordo da sua Frota, só Escravizados.
   *[other] Nenhum Escravizado está a bordo da sua Frota, só Cidadãos.
}
why-no-room = Nenhum Meeple pode vir a bordo: é preciso um porão vazio e uma Colônia vaga.
why-no-chest = Nenhum Baú espera em { $site }.
why-holds = Todos os { $holds } porões de Baú da sua Frota estão cheios.
why-not-in-peace = Um { $legality } não pode carregar em { $site } em paz.
why-way-price = { $way_id ->
    [bribe] O suborno
   *[export] A exportação
} em { $site } custa ${ $price } e você tem ${ $ducats }.
why-no-rebels = Não há Rebeldes { IN($here) }.
why-own-colony = { $site } é sua própria Colônia.
why-no-marker = Todos os seus marcadores de Colônia já estão no mapa.
why-raze-spanish = { $site } é espanhola, e nenhuma Colônia espanhola é arrasada.
why-raze-who = Arrasam a Espanha e um CONQUISTADOR; sua Nau Capitânia é { $legality }.

## Correções da moderação

why-mend-who = Só a moderação corrige uma partida, e não faz outra coisa.
why-mend-form = '{ $option }' não é uma correção.
why-mend-wait = Algo está sendo contado ou se responde em segredo; uma correção espera até que se decida.
why-mend-what = '{ $given }' não pode ser corrigido; escolha { $forms }.
why-mend-of = Não há { $kind } de { $of } para corrigir.
why-mend-same = Nada mudaria: { $kind } de { $of }, { $given }, já é assim.
why-mend-number = '{ $given }' não serve para { $kind } de { $of }: escolha um número inteiro de 0 a { $high }.
why-mend-value = '{ $given }' não serve para { $kind } de { $of }; serve: { $known }.
