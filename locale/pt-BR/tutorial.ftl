### O tutorial: dez passos de uma partida de verdade contra um bot. Cada um diz o que olhar, o que se pede e por quê.

button-tutorial = Tutorial
button-lesson-on = Seguir
button-lesson-skip = Pular este passo
button-lesson-tip = O que você faria?
button-lesson-leave = Deixar o tutorial
button-play-on = Continuar jogando
button-end-game = Terminar esta partida
button-tutorial-again = Começar de novo

tutorial-thread = Tutorial de { $name }
tutorial-opened = Sua partida está aberta em { $place }. Um bot joga a Espanha, você joga a Inglaterra; o guia fala no tópico.
tutorial-left = O guia não diz mais nada. A partida segue; aperte Minha vez quando ela lhe perguntar, ou termine-a com /game abandon.
tutorial-over-title = O tutorial terminou
tutorial-over = Você viu uma volta inteira do jogo. Pode jogar esta partida até o fim contra o bot, ou terminá-la aqui; /game new abre uma com outras pessoas.
tutorial-not-met = Esta partida não trouxe: { $names }. `/rules` fala disso.
lesson-heading = Passo { $number } de { $all } · { $title }
lesson-ended = { $how ->
    [met] Feito.
    [skipped] Pulado.
    [left] Aqui você deixou o tutorial.
   *[passed] Esse momento passou; o passo volta no próximo Ano do seu tipo.
}
lesson-between = Continue jogando; o guia fala de novo quando se pedir algo novo.
lesson-tip = Um capitão faria agora: **{ $move }**.

lesson-goods-title = O mapa e o Ano de Mercadorias
lesson-goods = A mensagem intitulada `Ano de Mercadorias`, mais acima, conta o que aconteceu: mercadorias foram postas como Baús, as Colônias ganharam ducados e a Ordem dos Jogadores foi sorteada; do próximo ciclo em diante o menor Renome vai primeiro. Aperte `Mapa` no pé para ver onde estão suas Colônias e sua Frota: as marcadas para a Inglaterra são suas. Aperte `Seguir` quando tiver olhado.
lesson-auction-title = Um leilão
lesson-auction = Os jogadores abrem leilões por turno: da carta virada para cima, ou de tesouro enterrado, uma carta que só quem a ganha vê. Depois todos dão lances em segredo, e 0 é permitido; paga quem dá mais, e os empates ficam com quem abriu o leilão. Aperte `Minha vez`, anuncie se lhe for pedido, e dê o lance que a carta vale para você.
lesson-play-title = Seu turno de jogo
lesson-play = Você tem três ações: jogar uma carta, comprar uma de Refúgio, construir um Forte, libertar um Escravizado ou fazer um presente à Corte. Vender uma carta de Mercado não custa ação. Aperte `Minha vez`, leia o que cada escolha faz e custa, e faça uma.
lesson-legality-title = O que é sua Nau Capitânia
lesson-legality = Sua Legalidade decide como você consegue Baús e quem pode atacar: um SAQUEADOR saqueia qualquer um, um CONTRABANDISTA suborna, um CONQUISTADOR exporta, um CORSÁRIO saqueia os inimigos da Inglaterra com sua carta de corso. Você pode mudá-la uma vez por turno de jogo, de graça ou por um preço. Mude-a agora, ou fique com ela e termine seu turno.
lesson-sail-title = Ao mar
lesson-sail = Sua Frota tem ventos: cada passo à zona seguinte custa algum, mais contra o vento que a favor. Os Baús e os alvos estão em zonas terrestres; vá a uma delas pelo mar. Aperte `Minha vez` e navegue; cada entrada diz o que custa e o que resta.
lesson-load-title = Carregar um Baú
lesson-load = Aqui um Baú pode vir a bordo. Sua Legalidade diz como: de graça, por um suborno ou como exportação; o caminho do saqueador é um ataque. Aperte `Minha vez` e carregue-o, pois um Baú não vale nada antes de estar na Europa.
lesson-battle-title = Uma batalha
lesson-battle = Aqui há algo a atacar. Antes de decidir você vê ambas as somas: galeões, Fortes e marcadores, depois o apoio secreto dos outros, e o alvo vence os empates. Um ataque que sua Legalidade não permite diz o que você perderia; olhe um, e lute se gostar da conta.
lesson-europe-title = De volta à Europa
lesson-europe = Você tem um Baú a bordo. Navegue para a Europa: ali os Baús são descarregados na hora e viram ducados, Favor ou Infâmia, conforme a Legalidade que você tiver então. Se seus ventos não alcançam, termine o turno; a Frota espera onde está.
lesson-labour-title = Mão de obra
lesson-labour = Uma Colônia sem trabalhador não ganha nada, então cada vaga deve tomar mão de obra se puder. Contrate um Cidadão de uma Catedral por um ducado, ou sequestre um Nativo da zona, o que baixa Libertados e deixa alguém Escravizado ali. Aperte `Minha vez` e escolha.
lesson-ambitions-title = Como se vence
lesson-ambitions = Do terceiro ciclo em diante, quem cumpre uma ambição no fim de um Ano de Navegação vence: Favorito da Corte, Abolicionista, Presidente ou Rei Pirata; se ninguém o faz, no fim vence o maior Renome. `Regras` encontra cada regra por número ou por palavras, e a ajuda tem tudo em uma página. Aperte `Seguir` quando as tiver visto.

refused-tutorial-running = Seu tutorial segue em { $place }; deixe-o ali antes de começar outro.
refused-tutorial-place = O tutorial precisa de um canal de texto de um servidor.
refused-tutorial-not-yours = Este tutorial é de outra pessoa; /tutorial abre o seu.
refused-tutorial-ended = Este tutorial terminou; /tutorial abre outro.
refused-tutorial-step-behind = Esse passo ficou para trás; a mensagem mais nova do guia diz o que vem agora.
