## Paleta e ajustes

my-palette-set = As imagens que só você vê estão agora { $palette ->
    [high_contrast] na paleta de alto contraste
    [light] na paleta clara
    [dark] na paleta escura
   *[standard] na paleta normal
}; as do canal ficam como estão.
my-settings = O que você escolheu
my-settings-language = **Idioma**: { $language ->
    [none] o do Discord e o do jogo
   *[other] { $language }
} (`/my language`)
my-settings-palette = **Paleta** das imagens que só você vê: { $palette ->
    [high_contrast] alto contraste
    [light] clara
    [dark] escura
   *[standard] normal
} (`/my palette`)
my-settings-hours = **Horas**: { $zone }, { $quiet ->
    [none] sem horas de silêncio
   *[other] silêncio { $quiet }
}, fins de semana { $weekends ->
    [yes] contam
   *[no] não contam
} (`/my hours`)
my-settings-reminders = **Lembretes**: { $way ->
    [dm] por mensagem direta
    [thread] no tópico
   *[none] nenhum
}{ $share ->
    [none] { "" }
   *[other] , depois de { $share } % do seu tempo
} (`/my reminders`)
my-settings-vacation = **Férias**: { $until ->
    [none] nenhuma
   *[other] até { $until }
} (`/my vacation`)

## Ajuda do jogador

button-aid = Ajuda do jogador
aid-caption = As regras em uma página; `/rules` traz todas por inteiro.
