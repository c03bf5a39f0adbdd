### Jogo por mensagem: prazos, lembretes, ausências, substitutos, votações, moderação, ajustes.

## A mesa

table-until = Até { $stamp } ({ $left }).
table-grace = O tempo acabou; uma resposta ainda vale até { $stamp } ({ $left }).
table-paused = O relógio está parado.

## Tempo

reminder = Um lembrete: { $place } espera por você ({ $what }). { $stamp }
reminder-thread = { $who }, um lembrete: a partida espera por você ({ $what }). { $stamp }
grace = O tempo de { $who } acabou. Uma resposta ainda vale até { $stamp }; depois vale a resposta padrão.
grace-secret = O tempo acabou. { $kind ->
    [bid] Lances
    [support] Cartas de Batalha
   *[other] Respostas
} que faltam: { $count }. Ainda valem até { $stamp }; depois vale a resposta padrão.
answered-for = O tempo de { $who } passou. Resposta padrão: **{ $answer }**.
after-a-stop = O bot esteve fora por um tempo. O que estava atrasado ainda vale até { $stamp }.

## Lugares

seat-left = { $who } { $why ->
    [gone] não está mais neste servidor
    [silent] não respondeu três vezes seguidas
    [vacation] está de férias até { $until }
    [conceded] desistiu da partida
    [expelled] foi expulso pelos outros
   *[left] deixou a mesa
}; um bot continua no lugar. { $why ->
    [conceded] { "" }
    [expelled] { "" }
   *[other] Quem voltar aperta `Minha vez`.
}
advert = Procura-se substituto: quem apertar o botão recebe o lugar com mão, dinheiro e Frota.
taken-over = { $who } joga no lugar de { $before } de agora em diante.
vacation-over = { $who } voltou.
prompt-passed = Outra pessoa joga nesse lugar agora. A partida está em { $place }.
button-take-over = Assumir

## Recusas

refused-seat-taken = Um substituto joga nesse lugar agora; /game return pede o lugar de volta.
refused-gone-for-good = Quem desistiu ou foi expulso não volta; outra pessoa pode assumir o lugar.
refused-seat-not-free = Esse lugar não está livre: ninguém é procurado para ele.
refused-no-owner = Ninguém teve esse lugar antes de você.
refused-no-clock = Esta partida não tem prazos; /game clock os define.
refused-no-vote = Você não pode votar nisso: é sobre você, ou um bot joga no seu lugar.
refused-no-proposal = Não se pode votar sobre '{ $what }'.

## Relógio e lugares, como comandos

button-clock = Relógio
button-give-back = Devolver
clock = { $clock ->
    [none] sem prazos
    [live] ao vivo: 5 minutos para cada decisão
    [brisk] rápido: 4 horas ao todo e meia hora a mais por resposta
    [daily] diário: um dia para cada decisão, sem contar horas de silêncio nem fins de semana livres
    [leisurely] tranquilo: 5 dias ao todo e 12 horas a mais por resposta, sem contar horas de silêncio nem fins de semana livres
   *[custom] um relógio próprio
}
lobby-clock = Relógio: { $clock }.
clock-set = Relógio definido: { $clock }.{ $stamp ->
    [none] { "" }
   *[other] { " " }O que se pergunta agora vence { $stamp }.
}
clock-is = Relógio: { $clock }.
clock-custom = { $kind ->
    [bank] uma reserva de { $time }, { $increment } a mais por resposta, { $most } no máximo
   *[fixed] { $time } para cada decisão
}, { $grace } de tolerância{ $humane ->
    [yes] , sem contar horas de silêncio nem fins de semana livres
   *[no] { "" }
}
duration-day = { $count } { $count ->
    [one] dia
   *[other] dias
}
duration-hour = { $count } { $count ->
    [one] hora
   *[other] horas
}
duration-minute = { $count } { $count ->
    [one] minuto
   *[other] minutos
}
refused-clock-opener = Só quem abriu a partida, e a moderação, pode definir o relógio.
refused-duration = '{ $value }' não é um período de tempo; escreva como 36h, 2d 12h ou 90 min.
refused-clock-bounds = { $what ->
    [time] O tempo
    [increment] O incremento
    [most] O máximo de uma reserva
   *[grace] A tolerância
} pode ser de { $least } a { $most }, não { $given }.
refused-clock-bank-only = Incremento e máximo são de uma reserva: escolha speed:bank, ou deixe-os de fora.
refused-clock-time-missing = Diga quanto com time, por exemplo 36h; esta partida não tinha prazos até agora.
refused-clock-most = A reserva não pode ter no máximo { $most } e começar com { $time }.
clock-now = O relógio desta partida de agora em diante: { $clock }.
you-take-over = O lugar é seu. Aperte `Minha vez` em { $place }.
ask-back = { $who } pede o lugar de volta a { $holder }.
asked-back = O pedido foi feito ao substituto.
given-back = O lugar está de novo com quem o tinha.
concede-ask = Você desistiria da partida. Não há volta; um bot ou um substituto continua.
conceded = Você desistiu.

## O que é seu

my-games = { $waiting ->
    [0] { $count ->
        [one] Uma partida
       *[other] { $count } partidas
    }
   *[other] { $count } { $count ->
        [one] partida
       *[other] partidas
    }, { $waiting } { $waiting ->
        [one] espera
       *[other] esperam
    } por você
}
my-games-none = Você não está em nenhuma partida agora; `/game new` no canal de um servidor abre uma.
my-game-lobby = { $place }: ainda não começou
my-game-idle = { $place }: nada é pedido de você
my-game-waits = **{ $place }**: { $what }, desde { $since }{ $until ->
    [none] { "" }
   *[other] , até { $until }
}
my-hours-set = Seu fuso horário é { $zone }. { $quiet ->
    [none] Sem horas de silêncio;
   *[other] Horas de silêncio: { $quiet };
} fins de semana { $weekends ->
    [yes] contam.
   *[no] não contam.
} Isto vale em partidas com relógio diário ou tranquilo, para o que for pedido de agora em diante.
my-reminders-set = { $way ->
    [dm] Você recebe um lembrete por mensagem direta{ $share ->
        [none] { "" }
       *[other] , depois de { $share } % do seu tempo
    }.
    [thread] Você recebe um lembrete no tópico{ $share ->
        [none] { "" }
       *[other] , depois de { $share } % do seu tempo
    }; sobre perguntas secretas, por mensagem direta.
   *[none] Você não recebe lembretes; a menção única quando algo é pedido continua.
}
my-vacation-set = Você está de férias até { $until }. { $count ->
    [0] Nenhum lugar muda de mãos agora.
    [one] Um bot joga em um lugar por você.
   *[other] Bots jogam em { $count } lugares por você.
} `/my back` encerra as férias antes.
my-back = Bom ter você de volta. { $count ->
    [0] Nenhum lugar estava com um bot.
    [one] Um lugar é seu de novo.
   *[other] { $count } lugares são seus de novo.
}
my-language-set = O que só você vê está em português agora.
refused-zone = '{ $zone }' não é um fuso horário; tente um como { $near }.
refused-time-of-day = '{ $value }' não é uma hora do dia; escreva como 22:30.
refused-vacation = '{ $until }' não é um dia dentro dos próximos 90 dias; escreva como 2026-08-31, ou dê um número de dias.

## Votações

button-agree = Concordo
button-disagree = Agora não
thread-drawn = Todos concordaram em encerrar esta partida empatada.
vote-ask = { $what ->
    [pause] Parar o relógio desta partida?
    [resume] Deixar o relógio correr de novo?
    [draw] Encerrar esta partida empatada, sem vencedor?
    [expel] Expulsar esta pessoa, para que um bot ou um substituto jogue no lugar?
   *[undo] Desfazer isto, com o que foi revelado e rolado?
}
vote-count = { $agreed } de { $needed } concordam.
vote-more = e mais { $count } linhas
vote-open = A pergunta está no tópico; { $agreed } de { $needed } concordam.
vote-carried = Está decidido.
vote-done = Decidido pelos jogadores: { $what ->
    [pause] o relógio está parado.
    [resume] o relógio corre de novo.
    [expel] a pessoa foi expulsa.
   *[undo] foi desfeito.
}
refused-undo-moved = A partida avançou desde que isso foi proposto; /game vote what:undo propõe de novo e diz o que seria desfeito agora.
refused-no-such-player = Essa pessoa não joga aqui.
refused-no-rewind = Esta partida não pode voltar tanto: o registro não se repete com as regras de agora.

## Moderação

mod-did = { $who } { $what ->
    [pause] parou o relógio.
    [resume] deixa o relógio correr de novo.
    [extend] dá { $hours } { $hours ->
        [one] hora
       *[other] horas
    } a mais a todos por quem se espera.
    [replace] deu o lugar de { $seat } a { $by }.
    [undo] fez a partida voltar à ação { $back_to }.
    [correct] corrige a partida: { $reason }
   *[force] mandou dar a resposta padrão por { $seat }.
}
mod-done = Feito, anunciado no tópico e anotado no registro.
mod-log = O que moderação e votações fizeram
mod-log-empty = Nada ainda.
mod-log-vote = os jogadores
mod-log-line = { $stamp } { $who }{ $game ->
    [none] { "" }
   *[other] , partida { $game }
}: { $what } { $facts }
correct-ask = Isto seria mudado e contado a todos, com seu nome e seu motivo. Só outra correção pode desfazê-lo.
correct-done = Corrigido, anunciado no tópico e anotado no registro.
refused-moderators-only = Só a moderação pode fazer isso: quem administra o servidor ou tem o cargo escolhido em /setup.
refused-moderator-plays = Você joga nesta partida; outra pessoa da moderação precisa decidir.
refused-paused = O relógio já está parado; /mod resume o deixa correr.
refused-not-paused = O relógio não está parado.
refused-not-waited-for = Nada é pedido desse lugar agora.

## Preparar um servidor

setup-title = Pax Hispanica neste servidor
setup-language = Idioma de tópicos e salas de espera: { $language ->
    [none] o do servidor
   *[other] { $language }
}.
setup-clock = Relógio de partidas novas: { $clock }.
setup-moderators = Moderação: { $role ->
    [none] quem administra o servidor
   *[other] { $role }, e quem administra o servidor
}.
setup-home = Painel do servidor: { $place ->
    [none] nenhum; escolha um canal com `home`
   *[other] { $place }
}.
setup-games = As partidas se abrem em { $place ->
    [none] qualquer canal
   *[other] { $place }
}.
setup-log = O que moderação e votações fazem é contado em { $place ->
    [none] os tópicos das partidas
   *[other] { $place } também
}.
setup-noted = { $who } mudou ajustes deste servidor: { $settings }
setup-useful = Algumas partidas precisam de mais; o resto funciona sem isto:
setup-permissions = { $count ->
    [0] O bot tem todas as permissões de que precisa neste canal:
    [one] Falta uma permissão neste canal:
   *[other] Faltam { $count } permissões neste canal:
}
setup-has = tem
setup-lacks = falta
setup-invite = Convite com nada além destas: { $link }
home-title = Partidas neste servidor
home-lobby = { $count ->
    [0] Nenhuma partida aberta para entrar.
    [one] Uma partida aberta para entrar:
   *[other] { $count } partidas abertas para entrar:
}
home-running = { $count ->
    [0] Nenhuma partida em andamento.
    [one] Uma partida em andamento:
   *[other] { $count } partidas em andamento:
}
home-seats = { $seats } { $seats ->
    [one] lugar ocupado
   *[other] lugares ocupados
}
refused-other-channel = Aqui as partidas se abrem em { $place }.
refused-administrators-only = Só quem administra este servidor pode prepará-lo.

## Privacidade

button-privacy-file = Quero o arquivo
button-privacy-delete = Apagar meus dados
privacy-title = O que está guardado sobre você
privacy-text =
    Seu número e nome no Discord, onde você tem ou teve um lugar; suas jogadas com as horas; quando uma partida esperou por você e como você foi avisado; o que escolheu com `/my`; seus votos; a que partidas você assiste; mensagens de presentes e acordos que escreveu; torneios e ligas em que se inscreveu ou que organiza; os avisos sobre mesas que enviou a organizadores; o que fez na moderação.
    { "" }Nada do que você escreve em canais é lido. Nada vai para mais ninguém.
    { "" }**Apagar**: escolhas, votos, painéis, seus avisos e o que escreveu com presentes e acordos somem; partidas terminadas ficam com um lugar sem nome. Mensagens que já estão em um tópico ficam lá, como o Discord as guarda. Torneios e ligas guardam um participante sem nome.
privacy-file = Tudo o que está guardado sobre você: { $count } linhas.
privacy-ask = Seus dados seriam apagados, sem volta. Partidas terminadas ficam com um lugar sem nome.
privacy-deleted = Apagado. { $count } { $count ->
    [one] partida terminada fica
   *[other] partidas terminadas ficam
} com um lugar sem nome.
refused-privacy-playing = Você tem um lugar na partida { $number }; saia antes que comece, deixe alguém assumir o lugar, ou espere o fim.
refused-privacy-entered = Você está inscrito no torneio { $name }; saia dele, ou espere o fim.
