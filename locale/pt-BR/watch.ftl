### Quem assiste sem jogar.

delay = { $unit ->
    [hours] { $amount } { $amount ->
        [one] hora
       *[other] horas
    }
    [years] { $amount } { $amount ->
        [one] Ano
       *[other] Anos
    }
   *[steps] { $amount } { $amount ->
        [one] ação
       *[other] ações
    }
}
lobby-delay = Quem não joga vê a partida com { $delay } de atraso; o tópico dela é privado.
delay-set = { $amount ->
    [0] Todos veem esta partida na hora.
   *[other] Quem não joga verá esta partida com { $delay } de atraso. O tópico será privado, só para quem joga.
}
refused-delay = { $amount } { $unit } não é um atraso: escolha de 0 a { $most } { $unit }; as unidades são hours, years e steps.
refused-delay-forbidden = Uma partida que se vê com atraso é jogada em um tópico privado, e o bot não pode abrir um em { $place }; quem administra este servidor pode dar a permissão `Create Private Threads`, ou com `/game delay amount:0` todos a veem na hora.
gallery-name = Assistindo à partida { $number }
gallery-begun = Aqui se fala de { $place } entre quem não joga; a partida é contada aqui uma vez por Ano{ $delay ->
    [none] { "" }
   *[other] , com { $delay } de atraso
}. **Se você joga nele, por favor não continue a ler**, e não escreva aqui o que sabe de mãos e lances.
gallery-year = { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}, { $year }: como está a partida
gallery-over = { $won ->
    [yes] A partida acabou. Os botões mostram tudo, com todas as mãos e todos os lances.
   *[no] A partida acabou sem vencedor.
}
button-watch = Assistir
watch-begun = Agora você assiste a { $game }: { $place }. `/game watch stop:True` encerra.
watch-ended = Você não assiste mais a esta partida.
late-view = -# Como estava { $stamp }: quem não joga vê esta partida com { $delay } de atraso.
refused-watch-plays = Você joga nesta partida, ou já jogou nela.
refused-watch-already = Você já assiste a esta partida.
refused-watch-not = Você não assiste a esta partida.
