## Palette and settings

my-palette-set = Pictures that only you see are in { $palette ->
    [high_contrast] the high contrast palette
    [light] the light palette
    [dark] the dark palette
   *[standard] the standard palette
} now; those in the channel stay as they are.
my-settings = What you have chosen
my-settings-language = **Language**: { $language ->
    [none] as Discord and the game have it
   *[other] { $language }
} (`/my language`)
my-settings-palette = **Palette** of pictures that only you see: { $palette ->
    [high_contrast] high contrast
    [light] light
    [dark] dark
   *[standard] standard
} (`/my palette`)
my-settings-hours = **Hours**: { $zone }, { $quiet ->
    [none] no quiet hours
   *[other] quiet { $quiet }
}, weekends { $weekends ->
    [yes] count
   *[no] do not count
} (`/my hours`)
my-settings-reminders = **Reminders**: { $way ->
    [dm] by direct message
    [thread] in the thread
   *[none] none
}{ $share ->
    [none] { "" }
   *[other] , after { $share } % of your time
} (`/my reminders`)
my-settings-vacation = **Vacation**: { $until ->
    [none] none
   *[other] until { $until }
} (`/my vacation`)

## Player aid

button-aid = Player aid
aid-caption = The rules on one page; `/rules` has them in full.
