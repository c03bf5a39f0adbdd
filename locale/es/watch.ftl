### Quienes miran sin jugar.

delay = { $unit ->
    [hours] { $amount } { $amount ->
        [one] hora
       *[other] horas
    }
    [years] { $amount } { $amount ->
        [one] Año
       *[other] Años
    }
   *[steps] { $amount } { $amount ->
        [one] acción
       *[other] acciones
    }
}
lobby-delay = Quien no juega ve la partida con { $delay } de retraso; su hilo es privado.
delay-set = { $amount ->
    [0] Todos ven esta partida al momento.
   *[other] Quien no juega verá esta partida con { $delay } de retraso. Su hilo será privado, solo para quienes juegan.
}
refused-delay = { $amount } { $unit } no es un retraso: elige de 0 a { $most } { $unit }; las unidades son hours, years y steps.
refused-delay-forbidden = Una partida que se ve con retraso se juega en un hilo privado, y el bot no puede abrir ninguno en { $place }; quien administra este servidor puede dar el permiso `Create Private Threads`, o con `/game delay amount:0` todos la ven al momento.
gallery-name = Mirando la partida { $number }
gallery-begun = Aquí se habla de { $place } entre quienes no juegan; la partida se cuenta aquí una vez por Año{ $delay ->
    [none] { "" }
   *[other] , con { $delay } de retraso
}. **Si juegas en ella, por favor no sigas leyendo**, y no escribas aquí lo que sepas de manos y pujas.
gallery-year = { $year_kind ->
    [goods] Año de Bienes
    [auction] Año de Subasta
    [play] Año de Juego
   *[sail] Año de Navegación
}, { $year }: cómo está la partida
gallery-over = { $won ->
    [yes] La partida terminó. Los botones la muestran entera, con todas las manos y todas las pujas.
   *[no] La partida terminó sin ganador.
}
button-watch = Mirar
watch-begun = Ahora miras { $game }: { $place }. `/game watch stop:True` lo termina.
watch-ended = Ya no miras esta partida.
late-view = -# Como estaba { $stamp }: quien no juega ve esta partida con { $delay } de retraso.
refused-watch-plays = Juegas en esta partida, o has jugado en ella.
refused-watch-already = Ya miras esta partida.
refused-watch-not = No miras esta partida.
