### Campanhas: partidas ligadas com as mesmas pessoas.

campaign-next = Próxima da campanha
campaign-name = Campanha da partida { $number }
campaign-founded = { $name } está fundada, com a partida deste tópico como primeira. `Próxima da campanha` sob sua mensagem final, ou /campaign next, a continua.
campaign-open = A partida { $count } de { $name } está aberta em { $place } como partida { $number }; quem esteve lá aperta `Próxima da campanha`, ou entra na sala.
campaign-title = { $name } (campanha { $number })
campaign-line = { $count }. { $stamp } { $place }: { $who } vence como { $ending } e deixa { $left } à próxima; { $last }, que ficou por último, a começa com { $consolation }.
campaign-not-ended = { $count }. { $place }: { $phase ->
    [lobby] aberta, não começou
    [running] em jogo
   *[abandoned] terminada sem vencedor
}.
campaign-rank = { $rank }. { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}, { $wins } vencidas, Renome { $renown } ao todo
campaign-table = O que uma partida deixa à próxima:
campaign-table-line = - { $ending }: { $left }
campaign-last = ficar por último
campaign-left = { $what ->
    [favour] Favor +{ $amount }
    [infamy] Infâmia +{ $amount }
    [liberated] Libertados +{ $amount }
   *[ducats] ${ $amount }
}
refused-no-campaign = Não há nenhuma campanha com o número { $number } neste servidor.
refused-no-campaign-here = Não há nenhuma campanha neste servidor. /campaign found, no tópico de uma partida terminada, funda uma.
refused-campaign-not-over = A partida { $number } não terminou; uma campanha começa com uma partida terminada.
refused-campaign-already = A partida { $number } já é de uma campanha.
refused-campaign-open = A próxima já está lá: partida { $number }.
