### Seções das regras, e as palavras pelas quais se procuram; o texto das regras está em inglês.

rules-heading-1 = O jogo
rules-heading-2 = O mapa
rules-heading-3 = Os marcadores
rules-heading-4 = A preparação
rules-heading-5 = Ano de Mercadorias
rules-heading-6 = Ano de Leilão
rules-heading-7 = Ano de Jogo
rules-heading-8 = Ano de Navegação
rules-heading-9 = Batalhas
rules-heading-10 = Legalidade
rules-heading-11 = Renome e fim
rules-heading-12 = Cartas
rules-heading-13 = A Coroa sem jogador
rules-heading-14 = O que a simulação deve mostrar
rules-heading-15 = Oculto e visível
rules-heading-16 = Decisões deste anfitrião
rules-heading-17 = As cartas uma a uma

rules-words = abolicionista=abolitionist, ação=action, ações=action, ambição=ambition, apoio=support, assento=seat, atacar=attack, ataque=attack, atacante=attacker, acaso=random, navio=ship, batalha=battle, baralho=deck, mercadoria=goods, porão=hold, carta=card, catedral=cathedral, carregar=load, ciclo=cycle, cidadão=citizen, cidadãos=citizen, baú=chest, colônia=colony, comprar=draw, contratar=hire, coroa=crown, corsário=corsair, corte=court, costa=coast, descartar=discard, ducado=ducat, ducados=$, empate=ties, enterrado=buried, escravizado=enslaved, espanha=spain, europa=europe, favor=favour, febre=fever, fim=end, frota=fleet, forte=fort, força=strength, galeão=galleon, galeões=galleon, vencer=win, fazendeiro=renown, infâmia=infamy, iniciador=initiator, inglaterra=england, frança=france, jogador=player, jogadores=player, legalidade=legality, leilão=auction, leilões=auction, libertado=liberated, libertar=liberate, livre=free, limite=limit, mão=hand, mapa=map, mercado=market, mover=move, nação=nation, nau=flagship, capitânia=flagship, nativo=native, navegar=sail, alvo=target, ordem=order, corso=marque, patrulha=patrol, pirata=pirate, presidente=president, lance=bid, rebelde=rebel, refúgio=haven, presente=gift, renome=renown, saqueador=raider, saquear=loot, segredo=secret, sequestrar=kidnap, suborno=bribe, tesouro=treasure, tomar=seize, trabalhador=worker, tributo=tribute, turno=turn, vaga=vacant, vender=sell, vento=wind, ano=year, zona=zone, contrabandista=smuggler, conquistador=conquistador, guerra=war, visita=visita, lugar=seat
