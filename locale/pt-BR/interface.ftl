### O que o próprio bot diz: botões, sala, painéis, recusas.

button-mine = Minha vez
button-hand = Mão
button-board = Mapa
button-log = Histórico
button-rules = Regras
button-new = Nova partida
button-join = Entrar
button-leave = Sair
button-nation = Escolher nação
button-add-bot = Adicionar bot
button-remove-bot = Remover bot
button-start = Começar
button-length = Duração
button-abandon = Abandonar
button-back = Voltar
button-do-it = Fazer
button-other = outro
button-undo = Desfazer
button-help = ?
button-look-again = Minha vez

lobby-title = Pax Hispanica · partida { $number }
lobby-intro = O Caribe, 1598. De dois a cinco lugares; quem está só joga contra bots.
lobby-seat = { $number }. { $bot ->
    [yes] { $who } (bot)
   *[no] **{ $who }**
} · { $nation }
lobby-empty-seat = { $number }. livre
lobby-any-nation = uma nação ao acaso
lobby-bots = Os bots jogam como capitães, salvo se junto ao nome constar outro nível; `/game add_bot` aceita nível e personagem.
lobby-length = Duração: { $length }, { $cycles } ciclos de quatro Anos.
lobby-too-few = `Começar` precisa de pelo menos dois lugares. Aperte `Adicionar bot` para jogar já, ou espere que alguém aperte `Entrar`.
lobby-ready = { $humans ->
    [0] { $seats } bots estão prontos para jogar entre si. Aperte `Começar`.
    [1] Uma pessoa e { $seats ->
        [2] um bot
       *[other] bots
    }. Aperte `Começar` quando quiser; até lá outros podem entrar.
   *[other] { $seats } lugares estão tomados. Aperte `Começar` quando todos estiverem aqui.
}
lobby-started = Esta partida se joga em { $place }.
lobby-abandoned = Esta partida foi cancelada.
lobby-choose = Que nação?
lobby-choose-text = Escolha sua nação. A Espanha joga com 4 ou 5 lugares; quem está só joga contra um bot espanhol.
nation-chosen = Você joga com { $nation }.
nation-any = Você recebe uma nação ao acaso.
joined = Você tem um lugar. { $seats } de 5 estão tomados.
left = Seu lugar está livre de novo.
left-running = Um bot continua no seu lugar. Aperte `Minha vez` para retomá-lo.
bot-added = Um bot se senta. { $seats } de 5 lugares estão tomados.
length-set = A duração agora é { $length }.
started = A partida começou em { $place }.
abandon-ask = A partida { $number } terminaria aqui, para todos e sem vencedor. Não poderá ser retomada.
abandoned = A partida terminou sem vencedor.
thread-name = Pax Hispanica { $number }
thread-closed = O bot não pode escrever no tópico desta partida. Enquanto isso ela pode ser jogada aqui; `/game check` ali diz que permissões faltam.
thread-abandoned = Esta partida terminou sem vencedor.

power-spain = tem as Colônias da Coroa, sempre pode ser CONQUISTADOR
power-england = uma carta de corso desde o início, mais forte quando saqueia
power-france = Tortuga com seu Forte, paga pelo primeiro ataque vencido de um Ano de Navegação
power-netherlands = o maior dinheiro, subornos mais baratos
power-courland = Tobago com seu Forte, um vento a mais, uma contratação grátis por Ano de Mercadorias

bot-strength = { $name }, { $strength ->
    [deckhand] marinheiro
   *[admiral] almirante
}
persona-pirate = Pirata
persona-courtier = Cortesão
persona-abolitionist = Abolicionista
persona-president = Fundador
persona-trader = Mercador
persona-viceroy = Vice-rei
persona-admiral-of-the-galleons = Almirante dos Galeões
persona-protector-of-the-natives = Protetor dos Nativos

title-game-started = Começa a partida { $number }
title-year-began = { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
} { $year } · ciclo { $cycle } de { $cycles }
title-play-turn-began = Turno de jogo de { $who }
title-sail-turn-began = Turno de navegação de { $who }
title-auction-announced = Leilão { $number } de { $of } · iniciador { $who }
title-no-auction = Sem leilão de { $who }
title-goes-on = A partida continua

asked-for = { $kind ->
    [order_choice] lugar na Ordem dos Jogadores
    [labour] mão de obra para uma Colônia vaga
    [loss] que trabalhador se perde
    [announce] anunciar um leilão
    [bid] um lance secreto
    [play_turn] turno de jogo
    [hand_limit] Limite de Mão
    [inquisition] resposta à Inquisição
    [sail_turn] turno de navegação
    [unload] tributo na Europa
    [support] Carta de Batalha
   *[place] aonde vai um trabalhador
}
table-secret = { $kind ->
    [bid] { $done } de { $all } { $all ->
        [one] lance
       *[other] lances
    } feitos.
    [labour] Escolhido antes da vez: { $done } de { $all }.
    [support] { $done } de { $all } Cartas de Batalha jogadas.
   *[other] { $done } de { $all } respostas dadas.
}
table-waits = Espera-se por **{ $who }**: { $what }.
table-since = Desde { $stamp }.
table-bots = Os bots estão jogando.
table-row = { $who }{ $away ->
    [yes] { " " }(ausente, um bot joga)
   *[no] { "" }
}: Renome { $renown } · ${ $ducats } · Favor { $favour } · Infâmia { $infamy } · Libertados { $liberated }
table-ambition = { $who } cumpre agora a condição de { $ambition }, e vence se a cumprir no fim { $years ->
    [1] do Ano de Navegação do ciclo { $cycle }
   *[other] dos próximos { $years } Anos de Navegação
}. (11.2)
table-footer = Minha vez mostra o que você pode fazer, e só a você.
status-row = { $who }: { $market } { $market ->
    [one] carta
   *[other] cartas
} de Mercado e { $haven } de Refúgio; { $colonies } { $colonies ->
    [one] Colônia
   *[other] Colônias
}, { $vacant } vagas; Frota: { $fleet }, { $legality }; cartas jogadas: { $tableau }

panel-title = { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
} { $year } · { $what }
panel-footer = Partida { $game } · { $nation } · ${ $ducats } · { $cards } de { $limit } cartas
panel-choose = O que você vai fazer?
panel-count = { $count } { $count ->
    [one] possibilidade
   *[other] possibilidades
}
panel-idle = Nada se pede a você agora. { $count ->
    [0] Os bots estão jogando.
   *[other] A partida espera por { $who }.
}
panel-over = A partida terminou.
panel-nothing-asked = Nada se pede a você agora.
panel-stale = Isso já foi respondido, ou a partida seguiu em frente. Isto é o que se pergunta agora.
receipt = Selado: **{ $given }**, às { $stamp }. Você pode mudar até que o último seja dado.
prompt-where = A partida está em { $place }.
prompt-answered = Respondido. A partida continua em { $place }.
seat-back = O lugar é seu de novo.
undo-ask = Isto seria desfeito:
undo-done = Desfeito.
form-number-title = Seu número
form-number-label = De { $low } a { $high }
hand-title = Sua mão: { $count } { $count ->
    [one] carta
   *[other] cartas
}
hand-alt = Cartas: { $cards }
battle-alt = Uma batalha: { $attack } contra { $defence } antes do apoio.
auction-alt = O verso de uma carta.
hand-empty = Você não tem cartas.
board-caption = O mapa
board-zone-empty = Não há nada ali.
board-rebels = Rebeldes { $count }
board-homes = em casa { $homes }
board-colony = { $site } ({ $owner }, { $worker ->
    [citizen] Cidadão
    [enslaved] Escravizado
   *[vacant] vaga
}{ $fort ->
    [yes] , Forte
   *[no] { "" }
}{ $chests ->
    [0] { "" }
    [one] , Baú de { $good }
   *[other] , { $chests } Baús de { $good }
})
board-natives = { $site } Nativos { $count }{ $wild ->
    [yes] , selvagem
   *[no] { "" }
}
board-cathedral = Catedral de { $site } { $count }
board-fleet = Frota de { $who } ({ $galleons } { $galleons ->
    [one] Galeão
   *[other] Galeões
}, { $legality }, carga: { $cargo }{ $patrol ->
    [yes] , em patrulha
   *[no] { "" }
})
log-file = Todo o histórico está no arquivo.
log-title = As últimas { $count } linhas
rules-title = Regras{ $number ->
    [none] { "" }
   *[other] { " " }· { $number }
}
rules-how = `/rules 9.3` mostra uma regra, `/rules 9` uma seção.
refreshed = Foi postado de novo.
messages-set = { $wanted ->
    [yes] Seu painel vem também por mensagem direta.
   *[no] Nenhuma mensagem direta desta partida; aperte `Minha vez` no tópico.
}
check = { $count ->
    [0] O bot tem aqui toda permissão de que precisa.
   *[other] Estas permissões faltam aqui:
}
export-done = O registro da partida, { $actions } ações. `python -m engine.replay FILE` joga-a de novo.

final-heading = ## Final: { $who } vence como { $ending }
final-title = Tabela final · { $ending }
final-row = **{ $who }**: Renome { $renown } · ${ $ducats } · Favor { $favour } · Infâmia { $infamy } · Libertados { $liberated } · { $colonies } { $colonies ->
    [one] Colônia
   *[other] Colônias
}
final-ambition = { $who } cumpria no fim: { $names }.
final-seed = Partida { $number }, semente { $seed }, { $actions } ações. O arquivo a repete; `/game new` abre outra.

help-title = Como se joga aqui
help-text =
    { "" }**Para começar**: `/game new`, depois `Adicionar bot` quantas vezes quiser, depois `Começar`. A partida recebe um tópico próprio.
    { "" }**Para jogar**: quando lhe perguntarem, aperte `Minha vez` sob a mesa no pé do tópico. Só você vê a resposta: ela diz o que se pergunta, o que cada escolha faz e custa, e leva você passo a passo. O mesmo painel vem por mensagem direta, se as suas estão abertas.
    { "" }**Para digitar**: cada jogada é um comando (`/bid`, `/sail`, `/attack`, `/play` e assim por diante); ele só oferece o que é legal agora. `/move` oferece tudo.
    { "" }**Para olhar**: `/board`, `/hand`, `/status`, `/log`, `/rules 9.3`.
    { "" }**Para voltar atrás**: `Desfazer`, até que algo seja rolado ou revelado.
help-more = `/rules` tem cada regra por número.
help-ahead = **Abaixo disso você pode deixar uma ordem para depois**, com resposta agora ou sem ela. Só você a vê, e apertá-la de novo a retira:
help-not-now = **Agora não**
button-why = Por que não?
button-ahead = { $what ->
    [top] Meu próximo leilão: a carta virada para cima
    [buried] Meu próximo leilão: tesouro enterrado
    [kinds] Sempre: navio ou carta permanente virada para cima; senão, tesouro enterrado
    [hire] De agora em diante: contratar
    [kidnap] De agora em diante: contratar; senão, sequestrar
    [target] De agora em diante: pelo alvo
   *[against] De agora em diante: contra este atacante; senão, pelo alvo
}
why-intro = O que é possível está no seu painel. Escolha o que não é, e leia por quê.
why-choose = Do que você sente falta?
why-all = Agora se oferece tudo o que se pode pensar.

which-game = Você tem { $count } partidas aqui; qual delas?
which-choose = Que partida?
which-more = Mais { $count } estão em /my games.
which-again = O bot foi reiniciado desde então; aqui está o seu painel dessa partida. Dê o comando outra vez se ele não estiver nele.
which-waits = espera por você: { $what }
which-phase = { $phase ->
    [lobby] ainda não começou
    [running] segue por ora sem você
   *[over] terminou
}

route = { $winds } ventos · restam { $left }
route-by = por { $via }
route-round = O caminho curto para { $zone } passa por uma patrulha. Contornando-a: { $way }. Escolha-o no menu, ou navegue passo a passo.
route-choose = Mais longe, sem parada

permission-view-channel = Ver canal
    .why = para ver os comandos e botões da partida
permission-send-messages = Enviar mensagens
    .why = para postar a sala
permission-embed-links = Inserir links
    .why = para contar a partida de forma legível
permission-attach-files = Anexar arquivos
    .why = para postar imagens do mapa
permission-create-public-threads = Criar tópicos públicos
    .why = para abrir um tópico para cada partida
permission-create-private-threads = Criar tópicos privados
    .why = para conversas privadas e partidas que outros veem com atraso
permission-manage-threads = Gerenciar tópicos
    .why = para fechar de vez as conversas privadas e fazer sair quem não joga mais
permission-read-message-history = Ver histórico de mensagens
    .why = para saber depois de uma queda se um aviso chegou a sair
permission-send-messages-in-threads = Enviar mensagens em tópicos
    .why = para contar a partida no seu tópico

refused-stale = Isso já foi respondido; aperte Minha vez para ver o que se pergunta agora.
refused-no-game = Não há partida { $number }.
refused-no-game-here = Nenhuma partida está aberta aqui; /game new abre uma.
refused-no-game-yours = Você não está em nenhuma partida agora; /game new num canal de servidor abre uma.
refused-no-game-chosen = Nenhuma partida foi escolhida; dê o comando outra vez.
refused-joined = Você já tem um lugar nesta partida.
refused-not-in-game = Você não tem lugar nesta partida.
refused-full = Todos os { $seats } lugares estão tomados.
refused-started = A partida já começou; aperte Minha vez no seu tópico.
refused-not-started = A partida ainda não começou; aperte Começar na sala.
refused-ended = Esta partida terminou.
refused-no-bot = Nenhum bot está nesta mesa.
refused-nation = '{ $nation }' não é nação desta partida; escolha Espanha, Inglaterra, França, Países Baixos ou Curlândia.
refused-nation-taken = { $name } já escolheu essa nação; escolha outra.
refused-length = '{ $length }' não é uma duração; escolha short, standard ou long.
refused-opener-only = Só quem abriu a partida pode mudar isso.
refused-too-few = { $seats ->
    [0] Ninguém tem lugar ainda
    [one] Só um lugar está tomado
   *[other] Só { $seats } lugares estão tomados
}; são precisos dois, e Adicionar bot preenche um.
refused-spain-not-played = Com { $seats } lugares a Espanha não é jogada por uma pessoa; { $name } escolhe outra nação, ou mais gente entra.
refused-not-your-seat = Esse lugar não é seu.
refused-not-your-turn = Nada se pede a você agora; /status diz por quem se espera.
refused-nothing-to-undo = Nada pode ser desfeito: sua última ação não é a mais nova, ou algo foi rolado, revelado ou selado com ela.
refused-number = { $value } não é possível; escolha um número inteiro de { $low } a { $high }.
refused-unknown = '{ $value }' não é possível para `{ $parameter }` agora. Você quis dizer: { $near }?
refused-unknown-none-near = '{ $value }' não é possível para `{ $parameter }`. É possível agora: { $options }{ $more ->
    [0] .
   *[other] {" "}e mais { $more }.
    }
refused-nothing-here = '{ $value }' não é possível: não há nada a escolher para { $parameter } agora.
refused-more = /{ $command } precisa de mais uma coisa; escolha entre: { $what }.
refused-reason = { $reason }
refused-nothing-such = '{ $value }' não é possível agora; você pode: { $options }.
refused-other-question = Pergunta-se outra coisa agora ({ $asked }); você pode: { $options }.
refused-pack = Não há pacote '{ $pack }'; este anfitrião tem: { $known }.
refused-pack-broken = O pacote { $pack } não pode ser jogado: { $count ->
    [one] um erro
   *[other] { $count } erros
}.
    { $mistakes }
refused-persona = Não há persona '{ $persona }'; escolha uma de { $known }.
refused-permissions = Ao bot faltam permissões em { $place }: { $names }. Um administrador do servidor pode dá-las; então /game new funciona.
refused-not-in-thread = Uma partida não pode ser aberta dentro de um tópico; use /game new num canal.
refused-export-running = Uma partida em curso não se exporta, pois seu registro conta cada mão; peça de novo quando terminar.
refused-rule = Nenhuma regra tem o número ou as palavras '{ $number }'; /rules sem nada lista as seções.

error-forbidden = O bot não pode fazer isso aqui; /game check diz que permissões faltam. Sua partida está a salvo.
error-discord = O Discord não aceitou a resposta. O que foi feito fica; aperte Minha vez para ver onde a partida está.
error-server-only = Isso funciona num canal de servidor, não em mensagens diretas.
error-value = '{ $value }' não pode ser usado ali.
error-unexpected = Algo deu errado do nosso lado; foi anotado, e nada mudou.

sandbox-welcome =
    Bem-vindo. Isto é um Discord simulado com o bot de verdade dentro; nada sai deste computador.
    { "" }**É a primeira vez?** Aperte `Tutorial`: dez passos de uma partida de verdade, num tópico próprio.
    { "" }**Ou primeiro**: aperte `Nova partida` (ou digite `/game new`). Depois `Adicionar bot` uma ou mais vezes, depois `Começar`.
    A partida recebe um tópico próprio; abra-o na página inicial e aperte `Minha vez` ali. `/help` diz mais.

game-seals = Selado antes da revelação: { $seals }
game-commitment = Compromisso com a semente desta partida: { $commitment }. No fim, o registro mostra a semente e python -m engine.verify confere com ele cada compra, cada dado e cada lance.

## Reprises

rematch = Revanche
rematch-open = A partida { $number } está aberta em { $place }, com a mesma duração e os mesmos bots. Quem apertar Revanche entra nela.
tell-the-story = Contar a história
refused-not-over = Esta partida ainda não terminou.
replay-open = Reprise
replay-film = Filme
replay-first = Início
replay-back = Voltar
replay-next = Avançar
replay-last = Fim
replay-on = O que se seguiu
replay-place = Turno { $place } de { $all }
film-caption = A partida { $number } do primeiro Ano ao último.
film-failed = O filme não pôde ser desenhado agora; tente de novo em um minuto.
film-alt = O tabuleiro no fim de cada Ano, um após o outro.
score-alt = Ducados e Renome de cada jogador ao longo dos Anos.

## Ordens deixadas de antemão

standing-title = O que você deixou para depois
standing-none = Nada. Com /standing announce, bid, battle e labour você responde de antemão o que lhe seria perguntado.
standing-footer = Só você vê isto. Uma ordem responde por você assim que couber; /standing withdraw retira todas.
lobby-pack = Joga-se com o conteúdo de { $pack }.
