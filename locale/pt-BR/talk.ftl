### Negociação: regras de conversa, presentes com mensagem, tópicos privados, acordos.

## O que uma partida permite

talk-rules = { $talk ->
    [no_threads] presentes de ducados, sem tópicos privados nem acordos
    [no_gifts] tópicos privados e acordos, sem presentes de ducados
    [neither] nem presentes de ducados nem tópicos privados nem acordos
   *[open] presentes de ducados, tópicos privados e acordos
}
talk-shown = { $shown ->
    [yes] no fim quem pode ver a partida pode ler os tópicos privados
   *[no] os tópicos privados continuam privados
}
lobby-talk = Permitido: { $rules }; { $shown }.
lobby-talk-off = Permitido: { $rules }.
talk-set = Feito. { $line }
refused-talk-rules = '{ $talk }' não é nenhum de: open, no_threads, no_gifts, neither.

## Presentes com mensagem

button-gift-note = Com uma mensagem
form-gift-title = Um presente com mensagem
form-gift-note = Mensagem, para todos lerem
refused-gift-note = A mensagem tem { $length } caracteres; cabem { $most }.
refused-note-without-gift = Uma mensagem só acompanha um presente de ducados.

## Tópicos privados

button-talk = Conversar
talk-choose = Conversar com
talk-choose-text = Com quem você quer conversar em particular? A pessoa é avisada.
talk-name = { $first } e { $second }, partida { $number }
talk-begun = { $first } e { $second }: este tópico é para vocês dois. O bot está aqui para abrir e fechar, e não lê nada. { $shown ->
    [yes] **Quando a partida acabar, todos que podem ver a partida podem lê-lo.**
   *[no] Ele continua fechado quando a partida acaba.
} Quem assume um lugar assume também a vaga aqui e pode ler o que foi escrito. Quem administra os tópicos deste servidor pode lê-lo sempre. O que vocês prometem não obriga ninguém; `/deal write` anota.
talk-ready = O tópico de vocês: { $place }
talk-moved = { $who } joga com { $nation } de agora em diante e entra aqui.
talk-left = Quem jogava com { $nation } não está mais aqui.
talk-closed = A partida acabou; este tópico se fecha. { $shown ->
    [yes] Todos que jogaram entraram, e pode entrar quem puder ver a partida.
   *[no] Ninguém mais pode lê-lo, a não ser quem administra os tópicos aqui.
}
button-talks-read = Entrar
talks-let-in = Agora você pode ler: { $places }
refused-talks-closed = As conversas privadas desta partida não são mostradas.
talks-shown = As conversas privadas desta partida. Quem jogou já está nelas; com { $button } você entra também:
talks-shown-line = { $place }: { $first } e { $second }
refused-no-private-talk = Esta partida não permite tópicos privados nem acordos.
refused-talk-alone = Esse é o seu próprio lugar.
refused-talk-bot = Um bot joga nesse lugar; ele não conversa.
refused-talk-forbidden = O bot não pode abrir tópicos privados em { $place }; quem administra este servidor pode dar a permissão `Create Private Threads`.

## Acordos

deal-who = **{ $number }** { $own ->
    [yes] Você a { $who }
   *[no] { $who } a você
}: “{ $text }”
deal-due = para o ciclo { $cycle }, { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}
deal-status = { $status ->
    [offered] ainda não confirmado
    [agreed] combinado
    [declined] recusado
    [withdrawn] retirado
    [kept] cumprido
    [broken] quebrado
   *[void] anulado
}{ $marker ->
    [none] { "" }
   *[other] , segundo { $marker }
}
deal-line = { $what } · { $due } · { $status }
deals-title = Seus acordos na partida { $number }
deals-none = Você não tem acordos nesta partida. `/deal write` anota um; a outra parte confirma.
deals-more = e { $count } mais antigos
deals-choose = Escolha um acordo
deals-bind-nobody = Acordos não obrigam ninguém. Só vocês dois os veem; você é lembrado quando chega a hora.
deal-written = Anotado; { $who } precisa confirmar.
deal-offered = { $who } anotou um acordo em { $place } e pede que você confirme. Não obriga ninguém.
deal-told = { $who } { $status ->
    [agreed] confirmou
    [declined] recusou
    [withdrawn] retirou
    [kept] marcou como cumprido
    [broken] marcou como quebrado
   *[void] marcou como anulado
} o acordo { $number } de vocês em { $place }:
deal-comes-due = Chegou a hora de um acordo em { $place }. Foi cumprido?
deal-done = Anotado: { $status }.
note-waits = { $who }, há um recado para você sobre esta partida.
note-waits-thread = { $who }:
button-deals = Mostrar
button-deal-yes = Concordo
button-deal-no = Recusar
button-deal-back = Retirar
button-deal-kept = Cumprido
button-deal-broken = Quebrado
button-deal-void = Anulado
refused-no-deal = Você não tem um acordo com o número { $number }.
refused-deal-text = O texto tem { $length } caracteres; escreva de 1 a { $most }.
refused-deal-late = Esta partida tem { $cycles } ciclos; o ciclo { $cycle } nunca chega.
refused-deal-past = O ciclo { $cycle }, { $year ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}, já chegou: este é o ciclo { $now_cycle }, { $now_year ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}.
refused-deal-year = '{ $year }' não é nenhum de: goods, auction, play, sail.
refused-deals-many = { $name } tem { $most } acordos abertos; alguns precisam de resposta ou marca primeiro.
refused-deal-answered = Esse acordo já está decidido: { $status ->
    [offered] ainda não foi confirmado
    [agreed] foi combinado
    [declined] foi recusado
    [withdrawn] foi retirado
    [kept] foi cumprido
    [broken] foi quebrado
   *[void] está anulado
}.
refused-deal-not-yours = Isso quem tem de dizer é a outra parte.
