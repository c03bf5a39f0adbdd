### Cartas (seção 12). Cada efeito é uma frase; os números vêm do conteúdo.

card-kind = { $kind ->
    [tableau] Permanente
    [ship] Navio
    [one_shot] Uso único
   *[haven] Refúgio
}
card-about = { $year }. { $about }
card-renown = { $renown } de Renome
card-parts = { $parts }.

## Permanentes

effect-strength = { $when_id ->
    [attack_land] +{ $amount } de Força quando você ataca em terra.
    [target_land] +{ $amount } de Força quando você é o alvo em terra.
   *[sea] +{ $amount } de Força no mar.
}
effect-hand-limit = Limite de Mão +{ $amount }.
effect-wind = Mais { $amount } { $amount ->
    [one] vento
   *[other] ventos
} em cada turno de navegação.
effect-income = { $good_id ->
    [none] ${ $amount } em cada Ano de Mercadorias.
   *[other] ${ $amount } em cada Ano de Mercadorias por Colônia ocupada sua que rende { $good }.
}
effect-free-hire = { $amount ->
    [one] Sua primeira contratação de cada Ano de Mercadorias é grátis.
   *[other] Suas primeiras { $amount } contratações de cada Ano de Mercadorias são grátis.
}
effect-bribe-discount = Seus subornos custam ${ $amount } a menos, nunca abaixo de $0.
effect-unload-bonus = Mais ${ $amount } por Baú de { $good } que você descarrega na Europa.
effect-licence = { $legality_id ->
    [CORSAIR] Carta de corso: sua Nau Capitânia pode ser CORSÁRIO.
   *[CONQUISTADOR] Asiento: sua Nau Capitânia pode ser CONQUISTADOR.
}
effect-peek = Como iniciador, você pode olhar a carta enterrada antes de anunciar.
effect-safe-enslaved = Seus Escravizados nunca fogem nem se levantam na perda de escravizados, e não contam para ela.
effect-fever-proof = Seus Cidadãos nunca morrem de febre.
effect-order-choice = Quando a Ordem dos Jogadores é atualizada, você pode escolher ser o primeiro ou o último.

## Navio

effect-galleon = Sua Frota ganha um Galeão onde está. Uma Frota tem no máximo { $max_galleons }.

## Uso único

effect-charter = Funde uma Colônia num local de Colônia vazio { IN($zone) }. Ela começa vaga.
effect-engineers = Construa de graça um Forte numa Colônia ocupada sua que não tenha um.
effect-tax-order = Coloque um Rebelde em cada uma de duas zonas terrestres diferentes com Colônias da Coroa ou de { $spain }.
effect-uprising = Um Nativo, ou um Escravizado que trabalha, torna-se Rebelde na sua zona terrestre.
effect-hurricane = Numa zona marítima, cada Frota perde seu último Galeão, nunca a Nau Capitânia. Uma Frota de um só perde seu Baú de menor valor.
effect-fever = Role agora a mortandade numa zona terrestre.
effect-inquisition = Numa zona terrestre com Catedral, cada outro jogador, menos { $spain }, com uma Colônia ocupada ali paga ${ $price } a você ou perde o trabalhador de uma dessas Colônias.
effect-war = Duas nações da partida entram em guerra. { $ducats ->
    [0] { "" }
   *[other] Você recebe ${ $ducats } do Pool, também onde não restam duas nações para nomear.
}
effect-peace = Duas nações da partida fazem as pazes. { $ducats ->
    [0] { "" }
   *[other] Você recebe ${ $ducats } do Pool, também onde não restam duas nações para nomear.
}
effect-mission = Um Local Tribal que não é selvagem torna-se Visita e ganha um Nativo. Libertados +{ $liberated }.
effect-emigrants = { $citizens ->
    [one] Um Cidadão vem para uma Colônia vaga sua. Se não houver, vai
   *[other] { $citizens } Cidadãos vêm para Colônias vagas suas. Os que não a encontram vão
} para uma Catedral do Novo Mundo, acima do número impresso se preciso.
effect-ransom = Tome ${ $amount }, ou o que houver, de um jogador com dinheiro.
effect-edict = Todos os seus Escravizados que trabalham tornam-se Cidadãos. Libertados +1 por cada um, +{ $most } no máximo.

## Refúgio

effect-found = Funde uma Colônia em { $site } ({ $good }). Se estiver tomado: em outro local de Colônia vazio { IN($zone) }. Ela começa vaga.
effect-safe-anchorage = Escolha uma zona marítima. Até o fim do próximo Ano de Navegação sua Frota não pode ser atacada ali.
effect-brethren = +{ $amount } de Força no seu primeiro ataque do próximo Ano de Navegação.
effect-refugees = Um Cidadão vem para uma das suas Colônias vagas.
