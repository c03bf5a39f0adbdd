### Torneios, pontuações, registros.

## O anúncio

t-title = { $name }
t-form = { $form ->
    [swiss] Mesas de iguais ({ $seats } lugares), { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }
    [pools] Mesas fixas de { $seats }, { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }
   *[elimination] Eliminação em mesas de { $seats }, { $rounds } { $rounds ->
       [one] rodada
      *[other] rodadas
   } no máximo
}{ $final ->
    [yes] , depois uma mesa final
   *[no] { "" }
}. { $length ->
    [short] Partidas curtas.
    [long] Partidas longas.
   *[standard] Partidas normais.
}
t-hours = Uma rodada dura { $hours } { $hours ->
    [one] hora
   *[other] horas
}; as partidas que não tiverem terminado são decididas por Renome.
t-points = Pontos: { $places }; mais { $renown } divididos por Renome; uma folga vale { $bye }.
t-rules = Quem se inscreve aceita as regras deste anfitrião (/rules) e que ele conte os resultados.
t-phase = { $phase ->
    [signup] As inscrições estão abertas.
    [checkin] Confirmação: quem se inscreveu aperta `Estou aqui`.
    [drawn] A rodada { $round } está sorteada e prestes a começar.
    [playing] Joga-se a rodada { $round }.
    [between] A rodada { $round } terminou.
    [over] O torneio terminou.
   *[cancelled] O torneio foi cancelado.
}
t-count = { $count } de { $most } inscritos, { $checked } confirmados, { $waiting } em espera.
t-organised = Anunciado por { $people }
t-role-line = { $role ->
    [referee] Árbitros: { $people }
   *[organiser] Organizadores: { $people }
}
t-talk = Permitido nas mesas: { $rules }{ $shown ->
    [yes] ; no fim quem pode ver a partida vê os tópicos privados
   *[no] { "" }
}.
t-clock = Relógio de suas partidas: { $clock }.
button-t-join = Inscrever-se
button-t-leave = Retirar-se
button-t-here = Estou aqui
button-t-do = Fazer
button-t-undo = Desfazer

## Inscrições

t-signed = Você está em { $name } com o número { $number }.
t-signed-waiting = { $name } está cheio; você está na lista de espera, na posição { $place }.
t-signed-late = Você está em { $name } e joga a partir da rodada { $round }.
t-dm-test = Você está em { $name }. As mensagens sobre suas partidas chegam aqui.
t-dm-closed = Suas mensagens diretas estão fechadas, então você será chamado só no canal.
t-left = Você se retirou de { $name }.
t-risen = { $name }: há um lugar livre, você subiu da lista de espera.
t-here = Sua presença está confirmada.
t-stand-in = { $who } joga suas partidas da próxima rodada em diante.
t-stand-in-off = Da próxima rodada em diante você joga suas próprias partidas.

## Passos

t-preview = { $phase ->
    [checkin] A seguir: as inscrições acabam e a confirmação se abre. { $count } inscritos, { $waiting } em espera.
    [drawn] A seguir: a rodada { $round } é sorteada para { $count } inscritos. { $missing } não confirmaram e ficariam de fora. Nada se abre ainda.
    [playing] A seguir: abrem-se as partidas da rodada { $round }, { $tables } mesas. Isto não pode ser desfeito.
   *[cancelled] A seguir: { $name } é cancelado. As partidas em curso continuam, e nada mais é contado.
}
t-nothing-next = { $phase ->
    [playing] Joga-se a rodada { $round }; { $open } de { $tables } mesas estão abertas. /organise adjudicate a termina.
   *[over] { $name } terminou.
}
t-done = Feito. { $phase ->
    [checkin] A confirmação está aberta.
    [drawn] A rodada { $round } está sorteada; confira-a, depois /organise next abre as partidas e /organise undo a desfaz.
    [playing] A rodada { $round } começou.
    [signup] As inscrições estão abertas de novo.
    [between] O sorteio foi desfeito.
   *[cancelled] { $name } foi cancelado.
}
t-draw-title = { $name }: rodada { $round }
t-draw-table = Mesa { $number }: { $seats }
t-draw-bye = Folgam: { $names }
t-round-began = { $name }: a rodada { $round } começou.
t-more = e mais { $count }
t-thread = { $name } { $round }.{ $table }
t-adjudicated = { $count } { $count ->
    [one] mesa da rodada { $round } foi decidida por Renome.
   *[other] mesas da rodada { $round } foram decididas por Renome.
}
t-overdue = { $name }: acabou o tempo da rodada { $round }. { $count } { $count ->
    [one] mesa foi decidida por Renome.
   *[other] mesas foram decididas por Renome.
}
t-corrected = A mesa { $table } da rodada { $round } agora conta assim: { $order }.
t-substituted = { $new } toma o lugar de { $old }.
t-organiser = { $role ->
    [none] { $person } não tem mais nenhuma função neste torneio.
    [referee] { $person } é árbitro a partir de agora.
   *[organiser] { $person } é organizador a partir de agora.
}

## Classificação

t-standings = { $name }: depois da rodada { $round }
t-standings-line = { $rank }. { $name }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}, { $wins } vitórias
t-final = { $name }: { $who } vence o torneio
t-trophy = **{ $who }** vence { $name } com { $points } { $points ->
    [one] ponto
   *[other] pontos
} em { $games } { $games ->
    [one] partida
   *[other] partidas
}. { $second ->
    [none] { "" }
   *[other] Segundo lugar: { $second }.
}
t-columns-points = Pontos
t-columns-wins = Vitórias
t-columns-direct = Direto
t-columns-sonneborn = Sonneborn
t-columns-opponents = Rivais
t-standings-alt = Classificação de { $name } depois da rodada { $round }, liderada por { $who }
t-none-yet = { $name } ainda não tem resultados.
t-tie-breaks = Em igualdade de pontos decidem as vitórias, as posições entre si, os pontos dos rivais vencidos (Sonneborn-Berger), a média de pontos dos rivais e o Renome. /tournament export tem cada número.
t-export = Tudo sobre { $name }: resultados, classificação, pontuações, e tudo isso como JSON.

## Pontuações

t-ladder = Pontuações
t-ladder-season = Pontuações { $season }
t-ladder-line = { $rank }. { $name }: { $rating } ({ $games } { $games ->
    [one] partida
   *[other] partidas
}{ $provisional ->
    [yes] , provisória
   *[no] { "" }
}{ $idle ->
    [yes] , inativa
   *[no] { "" }
})
t-ladder-note = Plackett-Luce sobre a classificação inteira de cada partida; mostra-se a estimativa menos três vezes sua incerteza. Provisória: menos de { $games } { $games ->
    [one] partida
   *[other] partidas
}. Inativa: nenhuma em { $days } { $days ->
    [one] dia
   *[other] dias
}; uma pontuação nunca decai.
t-ladder-alt = As pontuações, lideradas por { $who }
t-columns-rating = Pontuação
t-columns-games = Partidas
t-columns-mu = mu
t-columns-sigma = sigma

## Registros

t-stats-line = { $games } { $games ->
    [one] partida
   *[other] partidas
}, { $wins } vitórias ({ $share }%; { $expected }% se todos fossem iguais). Renome médio: { $renown }.
t-stats-places = Posições: { $list }
t-stats-won-by = Vitórias como: { $list }
t-stats-nations = Nações: { $list }
t-stats-none = Nada foi registrado ainda.
t-stats-endings = Como terminaram { $games } { $games ->
    [one] partida
   *[other] partidas
}
t-stats-ending = { $ending }: { $count } ({ $share }%), depois de { $actions } respostas em média
t-stats-against = { $name } contra os outros
t-stats-against-line = { $name }: { $won } vezes melhor colocado, { $lost } vezes pior
t-stats-cards = Cartas jogadas
t-stats-openings = Primeiras cartas compradas
t-stats-card = { $card }: { $games } vezes, venceu { $share }% ({ $expected }% se todos fossem iguais)
t-stats-longest = As partidas mais longas
t-stats-longest-line = Partida { $number }: { $actions } respostas, { $seats } lugares, { $ending }

## Histórico

t-log = { $stamp } { $text }
t-log-none = Nada foi feito ainda.
t-log-opened = { $by } anunciou o torneio.
t-log-late = { $name } entra tarde, para a rodada { $round }.
t-log-dropped = { $name } sai depois da rodada { $round } ({ $by }).
t-log-risen = { $name } sobe da lista de espera.
t-log-organiser = { $by } define { $person }: { $role }.
t-log-to-checkin = { $by } abriu a confirmação.
t-log-to-drawn = { $by } sorteou a rodada { $round }.
t-log-to-playing = { $by } abriu as partidas da rodada { $round }.
t-log-to-between = A rodada { $round } terminou.
t-log-to-over = O torneio terminou depois da rodada { $round }.
t-log-to-cancelled = { $by } cancelou o torneio.
t-log-undone = { $by } desfez o último passo.
t-log-substitute = { $by } fez { $new } tomar o lugar de { $old } na rodada { $round }.
t-log-corrected = { $by } corrigiu a mesa { $table } da rodada { $round }: { $order }.
t-host = o anfitrião

## Recusas

refused-no-ladder = Nenhuma partida deste tipo foi terminada aqui { $season ->
    [none] ainda
   *[other] no período { $season }
}.
refused-no-tournament = Não há torneio com o número { $number }.
refused-no-tournament-here = Não há torneio em andamento neste servidor. /tournament new anuncia um.
refused-several-tournaments = Há vários torneios em andamento aqui: { $names }. Diga qual por seu número.
refused-tournament-over = { $name } terminou.
refused-tournament-full = O torneio está cheio: { $most } inscritos.
refused-entered-already = Essa pessoa já está inscrita.
refused-entries-closed = Uma eliminação não aceita entradas depois de sorteada a primeira rodada.
refused-not-entered = Essa pessoa não está inscrita neste torneio.
refused-no-check-in = A confirmação não está aberta agora.
refused-still-waiting = Você está na lista de espera; não precisa confirmar, e sobe quando houver um lugar livre.
refused-organisers-only = Só quem organiza este torneio pode fazer isso.
refused-not-that-step = O torneio avançou; /organise next mostra o que vem agora.
refused-games-have-begun = As partidas desta rodada começaram; ela já não pode ser desfeita.
refused-no-table = A rodada { $round } não tem mesa { $table }.
refused-no-results-yet = Essa mesa ainda não tem resultados.
refused-undo-draw-first = A próxima rodada está sorteada com estes resultados; /organise undo desfaz antes o sorteio.
refused-wrong-order = Nomeie cada nação dessa mesa uma vez, a melhor primeiro: { $nations }.
refused-tournament-game = Esta partida pertence a um torneio; quem o organiza a termina com /organise adjudicate.
refused-not-playing = Nenhuma rodada está sendo jogada agora.
refused-wrong-points = Os pontos se escrevem assim: 5 3 2 1, a melhor posição primeiro, uma linha para 2, 3, 4 e 5 lugares, separadas por uma barra; '{ $given }' não serve.
refused-tournament-form = Não há forma '{ $given }'; há { $known }.
refused-tournament-rounds = Um torneio tem de 1 a { $most } rodadas, não { $given }.
refused-tournament-many = Um torneio tem { $most } inscritos no máximo; há { $count }.
refused-tournament-final = Uma final precisa de pelo menos dois inscritos; há { $count }.
refused-tournament-few = A rodada não pode ser sorteada: são precisos pelo menos { $need } inscritos, e há { $count }.
refused-tournament-seats = Uma mesa tem de { $fewest } a { $most } lugares, não { $given }.
refused-points-count = Uma mesa de { $size } precisa de { $size } números de pontos, não { $count }.
refused-points-order = Uma posição melhor não pode ter menos pontos: { $given }.
refused-points-range = Os pontos vão de 0 a { $most }, não { $given }.

## Funções e jogo limpo

refused-role-may-not = Como { $role ->
    [referee] árbitro
   *[organiser] organizador
} você não pode { $right ->
    [step] dar passos nem desfazê-los
    [cancel] cancelar o torneio
    [people] tirar pessoas nem pôr substitutos
    [results] decidir partidas nem corrigir resultados
    [reports] ler avisos e indícios
   *[roles] dar funções
}; podem: { $roles }.
refused-owner-stays = Quem anunciou um torneio continua sendo seu dono.
t-reported = Os organizadores recebem seu aviso sobre a mesa { $table } da rodada { $round }; ninguém mais.
t-report-head = Um aviso em { $name } (torneio { $number }), só para você e os outros organizadores:
t-report-line = { $stamp } rodada { $round }, mesa { $table } { $place }, de { $who }: { $text }
t-reports-none = Não há avisos.
t-hints-note = Indícios, não provas: famílias, amigos e o acaso dão os mesmos. Ninguém mais os vê, e nada decorre deles por si só.
t-hints-none = Não há indícios.
t-hint-made = { $first } e { $second }: contas criadas com no máximo { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} de diferença.
t-hint-prompt = { $first } e { $second }: { $count } de { $of } vezes um respondeu até { $seconds } segundos depois do outro.
t-log-games = { $by } definiu as regras de conversa ({ $talk }) e o relógio ({ $clock }) das partidas.
refused-games-are-set = A rodada { $round } está sorteada; o relógio e as regras de conversa das partidas não mudam mais.

## Charts and one's own record

t-chart-line = Parte de partidas vencidas até então (traços: se todos fossem iguais)
t-chart-bars = { $by ->
    [seats] Por lugares na mesa: vencidas de jogadas (marca: se todos fossem iguais)
   *[nation] Por nação: vencidas de jogadas (marca: se todos fossem iguais)
}
t-chart-seats = { $count } lugares
t-chart-alt = { $name }: { $won } de { $games } { $games ->
    [one] partida
   *[other] partidas
} vencidas; { $list }
t-stats-export = { $games ->
    [one] Sua partida terminada
   *[other] Suas { $games } partidas terminadas
} neste servidor, como CSV e JSON.
refused-no-record = Você não terminou nenhuma partida neste servidor.
t-ladder-everywhere = { $title }, todos os servidores
my-ratings = { $wanted ->
    [yes] Suas partidas terminadas contam na classificação de todos os servidores, também as anteriores, com o nome da mais nova. As partidas contam como se só tivesse jogado quem participa.
   *[no] Você não está na classificação de todos os servidores, e nenhuma partida sua conta ali.
}
refused-no-ladder-anywhere = Ninguém da classificação de todos os servidores terminou uma partida contra outro que esteja nela { $season ->
    [none] ainda
   *[other] no trimestre { $season }
}.

## Ligas

button-l-join = Entrar
button-l-leave = Sair
l-title = { $season ->
    [0] { $name }
   *[other] { $name }, temporada { $season }
}
l-form = Divisões de { $size }; depois de cada temporada sobem { $move } e descem { $move } em cada fronteira. Uma temporada: { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
} em mesas fixas de { $seats }.
l-division = **Divisão { $letter }** (torneio { $number }): { $state }
l-entered = { $names }
l-members = Jogam { $count } na temporada { $season }. { $opener } a começa com /league season.
l-joined = Você joga em { $name } a partir da temporada { $season }; já são { $count }.
l-left = Você não está na temporada { $season } de { $name }. O torneio de agora continua.
l-preview = A seguir: temporada { $season } de { $name }. Cada divisão vira um torneio com as inscrições abertas e seus membros inscritos.
l-next-division = **Divisão { $letter }**
l-next-line = { $name }{ $came ->
    [up] { " " }(sobe)
    [down] { " " }(desce)
    [new] { " " }(novo)
   *[stays] { "" }
}
l-begun = A temporada { $season } de { $name } começou: { $count ->
    [one] 1 torneio
   *[other] { $count } torneios
}. /organise next conduz cada um, por seu número.
refused-no-league = Não há nenhuma liga com o número { $number } neste servidor.
refused-no-league-here = Não há nenhuma liga neste servidor. /league new abre uma.
refused-several-leagues = Há várias ligas aqui: { $names }. Diga qual por seu número.
refused-league-move = Não podem subir e descer { $move } em divisões de { $size }; { $most } no máximo.
refused-league-seats = Uma divisão de { $size } não enche uma mesa de { $seats }.
refused-league-joined = Você já joga em { $name }.
refused-league-not-in = Você não joga na próxima temporada de { $name }.
refused-league-full = A liga está cheia: aceita { $most } membros.
refused-league-opener = Só quem abriu a liga começa suas temporadas.
refused-league-playing = A temporada { $season } ainda está sendo jogada: { $name } (torneio { $number }) não terminou.
refused-league-few = Uma temporada precisa de pelo menos 2 membros; há { $count }.
