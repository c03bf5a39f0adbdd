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
lobby-delay = Quem não joga vê o jogo com { $delay } de atraso; o tópico dele é privado.
delay-set = { $amount ->
    [0] Todos veem este jogo na hora.
   *[other] Quem não joga verá este jogo com { $delay } de atraso. O tópico será privado, só para quem joga.
}
refused-delay = { $amount } { $unit } não é um atraso: escolha de 0 a { $most } { $unit }; as unidades são hours, years e steps.
refused-delay-forbidden = Um jogo que se vê com atraso é jogado em um tópico privado, e o bot não pode abrir um em { $place }; quem administra este servidor pode dar a permissão `Create Private Threads`, ou com `/game delay amount:0` todos o veem na hora.
gallery-name = Assistindo ao jogo { $number }
gallery-begun = Aqui se fala de { $place } entre quem não joga; o jogo é contado aqui uma vez por Ano{ $delay ->
    [none] { "" }
   *[other] , com { $delay } de atraso
}. **Se você joga nele, por favor não continue a ler**, e não escreva aqui o que sabe de mãos e lances.
gallery-year = { $year_kind ->
    [goods] Ano de Mercadorias
    [auction] Ano de Leilão
    [play] Ano de Jogo
   *[sail] Ano de Navegação
}, { $year }: como está o jogo
gallery-over = { $won ->
    [yes] O jogo acabou. Os botões mostram tudo, com todas as mãos e todos os lances.
   *[no] O jogo acabou sem vencedor.
}
button-watch = Assistir
watch-begun = Agora você assiste a { $game }: { $place }. `/game watch stop:True` encerra.
watch-ended = Você não assiste mais a este jogo.
late-view = -# Como estava { $stamp }: quem não joga vê este jogo com { $delay } de atraso.
refused-watch-plays = Você joga neste jogo, ou já jogou nele.
refused-watch-already = Você já assiste a este jogo.
refused-watch-not = Você não assiste a este jogo.
