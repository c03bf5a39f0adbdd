### Secciones de las reglas, y las palabras por las que se buscan; el texto de las reglas está en inglés.

rules-heading-1 = El juego
rules-heading-2 = El mapa
rules-heading-3 = Los marcadores
rules-heading-4 = La preparación
rules-heading-5 = Año de Bienes
rules-heading-6 = Año de Subasta
rules-heading-7 = Año de Juego
rules-heading-8 = Año de Navegación
rules-heading-9 = Batallas
rules-heading-10 = Legalidad
rules-heading-11 = Renombre y final
rules-heading-12 = Cartas
rules-heading-13 = La Corona sin jugador
rules-heading-14 = Lo que la simulación debe mostrar
rules-heading-15 = Oculto y visible
rules-heading-16 = Decisiones de este anfitrión
rules-heading-17 = Las cartas una a una

rules-words = abolicionista=abolitionist, acción=action, acciones=action, alzamiento=rises, ambición=ambition, apoyo=support, asiento=seat, atacar=attack, ataque=attack, atacante=attacker, azar=random, barco=ship, batalla=battle, baraja=deck, mazo=deck, bienes=goods, bodega=hold, carta=card, catedral=cathedral, cargar=load, ciclo=cycle, ciudadano=citizen, cofre=chest, colonia=colony, comprar=buy, contratar=hire, corona=crown, corsario=corsair, corte=court, costa=coast, descartar=discard, ducado=ducat, ducados=$, empate=ties, enterrado=buried, esclavizado=enslaved, españa=spain, europa=europe, favor=favour, fiebre=fever, final=end, flota=fleet, fuerte=fort, fuerza=strength, galeón=galleon, ganar=win, hacendado=renown, infamia=infamy, iniciador=initiator, inglaterra=england, francia=france, jugador=player, legalidad=legality, liberado=liberated, liberar=liberate, libre=free, límite=limit, mano=hand, mapa=map, mercado=market, mover=move, nación=nation, nave=flagship, capitana=flagship, nativo=native, navegar=sail, objetivo=target, orden=order, patente=letter, patrulla=patrol, pirata=pirate, presidente=president, puja=bid, rebelde=rebel, refugio=haven, regalo=gift, renombre=renown, saqueador=raider, saquear=loot, secreto=secret, secuestrar=kidnap, soborno=bribe, subasta=auction, tesoro=treasure, tomar=seize, trabajador=worker, tributo=tribute, turno=turn, vacante=vacant, vender=sell, viento=wind, año=year, zona=zone, contrabandista=smuggler, conquistador=conquistador, guerra=war, visita=visita
