## Paleta y ajustes

my-palette-set = Las imágenes que solo tú ves están ahora en { $palette ->
    [high_contrast] la paleta de alto contraste
    [light] la paleta clara
    [dark] la paleta oscura
   *[standard] la paleta normal
}; las del canal quedan como están.
my-settings = Lo que has elegido
my-settings-language = **Idioma**: { $language ->
    [none] el de Discord y el de la partida
   *[other] { $language }
} (`/my language`)
my-settings-palette = **Paleta** de las imágenes que solo tú ves: { $palette ->
    [high_contrast] alto contraste
    [light] clara
    [dark] oscura
   *[standard] normal
} (`/my palette`)
my-settings-hours = **Horas**: { $zone }, { $quiet ->
    [none] sin horas de silencio
   *[other] silencio { $quiet }
}, los fines de semana { $weekends ->
    [yes] cuentan
   *[no] no cuentan
} (`/my hours`)
my-settings-reminders = **Recordatorios**: { $way ->
    [dm] por mensaje directo
    [thread] en el hilo
   *[none] ninguno
}{ $share ->
    [none] { "" }
   *[other] , después del { $share } % de tu tiempo
} (`/my reminders`)
my-settings-vacation = **Vacaciones**: { $until ->
    [none] ninguna
   *[other] hasta { $until }
} (`/my vacation`)

## Ayuda de juego

button-aid = Ayuda de juego
aid-caption = Las reglas en una página; `/rules` las tiene enteras.
