# Challenge

game-challenge = Challenge

option-claims = Anúncios
    .says = se ficam escondidos até todo mundo responder, ou se o tamanho aparece na hora
choice-claims-sealed = escondidos até todo mundo responder
choice-claims-open = tamanho visível na hora
option-chips = Fichas
    .says = o que se paga no fim de uma rodada
choice-chips-none = por diversão
choice-chips-pot = um pote para quem ganhar
choice-chips-per-tile = por pedra que sobrar
option-stake = Entrada por rodada
    .says = fichas que cada pessoa põe no pote de uma rodada
unit-stake = { $value }
option-rate = Preço de uma pedra
    .says = fichas que os outros pagam a quem ganha, por pedra que sobrar
unit-rate = { $value }
option-cap = Perda máxima
    .says = o máximo de fichas que se pode perder numa rodada quando se paga por pedra
unit-cap = { $value }
choice-cap-5600 = sem limite

action-claim = { $tiles ->
    [none] Sem anúncio
   *[other] Anunciar { $tiles }
}
action-challenge = Duvidar de { $name }
action-give = Dar { $tiles }
menu-claim = Escolha uma ou duas pedras para anunciar
menu-give = { $most ->
    [1] Qual pedra você dá?
   *[other] Quais { $most } pedras você dá?
}

event-first-tosser = { $lot ->
    [yes] Rodada { $deal }. O sorteio decidiu: { $name } lança os dados primeiro.
   *[no] Rodada { $deal }. { $name } perdeu a última e lança os dados primeiro.
}
event-tossed = { $name } lança { $one } e { $two }.
event-claim-shown = { $size ->
    [0] { $name } não anuncia nada.
    [1] { $name } anuncia com uma pedra.
   *[other] { $name } anuncia com duas pedras.
}
event-claims-revealed = { $singles ->
    [none] Os anúncios estão na mesa. Duas pedras: { $pairs }.
   *[other] { $pairs ->
        [none] Os anúncios estão na mesa. Uma pedra: { $singles }.
       *[other] Os anúncios estão na mesa. Uma pedra: { $singles }. Duas pedras: { $pairs }.
    }
}
event-no-claims = Nenhum anúncio: os dados passam adiante.
event-challenged = { $name } duvida de { $target }.
event-exposed = { $true ->
    [yes] { $target } mostra { $tiles }: é verdade! { $name } fica com as pedras do anúncio.
   *[no] { $target } mostra { $tiles }: é blefe! { $name } pega o anúncio de volta.
}
event-gave-tiles = { $count ->
    [0] { $giver } não tem pedras para dar a { $receiver }.
    [1] { $giver } dá uma pedra a { $receiver }, sem mostrar.
   *[other] { $giver } dá { $count } pedras a { $receiver }, sem mostrar.
}
event-to-boneyard = { $count ->
    [1] Todo mundo passa: uma pedra vai para o descarte, sem ser vista.
   *[other] Todo mundo passa: { $count } pedras vão para o descarte, sem serem vistas.
}
event-claim-returned = { $count ->
    [1] { $name } pega de volta uma pedra de que ninguém duvidou.
   *[other] { $name } pega de volta { $count } pedras de que ninguém duvidou.
}
event-deal-lost = { $count ->
    [1] { $name } perde com uma pedra na mão e lança os dados primeiro na próxima rodada.
   *[other] { $name } perde com { $count } pedras na mão e lança os dados primeiro na próxima rodada.
}

# O que só quem lê sabe

note-exposed = { $target } { $tiles } { $true ->
    [yes] (verdade) → { $name }
   *[no] (blefe)
}
event-gave = Você deu a { $name }: { $tiles }
event-received = { $name } deu a você: { $tiles }
event-discarded = O seu anúncio, de que ninguém duvidou, está agora no descarte: { $tiles }

# A mão, enquanto um anúncio está aberto: para quem ele interessa
reveal-wrong = { $target } disse a verdade: você fica com { $tiles }{ $count ->
    [0] .
    [one] {" "}e mais uma pedra.
   *[other] {" "}e mais { $count } pedras.
}
reveal-right = Blefe descoberto! { $target } pega de volta { $tiles }{ $count ->
    [0] .
    [one] {" "}e recebe uma pedra sua.
   *[other] {" "}e recebe { $count } pedras suas.
}
reveal-caught = { $name } descobriu o seu blefe: você pega de volta { $tiles }{ $count ->
    [0] .
    [one] {" "}e recebe mais uma pedra.
   *[other] {" "}e recebe mais { $count } pedras.
}
reveal-true = Você disse a verdade! { $name } fica com { $tiles }{ $count ->
    [0] .
    [one] {" "}e recebe uma pedra sua.
   *[other] {" "}e recebe { $count } pedras suas.
}
undoubted-bluff = Passou: ninguém duvidou do seu blefe.
event-lied = { $name }: { $count ->
    [one] 1 blefe
   *[other] { $count } blefes
}, { $caught ->
    [0] nenhum descoberto
    [one] 1 descoberto
   *[other] { $caught } descobertos
}
lies-told = Blefes da rodada: { $lies }
event-boldest-lie = O blefe da rodada: com { $one } e { $two }, { $name } passou { $tiles }.

illegal-claims-first = Ainda não: primeiro todo mundo precisa responder aos dados.
illegal-claims-closed = Todo mundo respondeu: os anúncios não mudam mais.
illegal-too-many-tiles = Um anúncio tem no máximo { $most } pedras. Escolha menos.
illegal-not-yourself = Você não pode duvidar do seu próprio anúncio.
illegal-no-open-claim = Ali não há anúncio de que duvidar.
illegal-give-first = Primeiro escolha { $need ->
    [1] a pedra
   *[other] as { $need } pedras
} para dar.
illegal-wrong-give-count = { $need ->
    [1] Escolha exatamente uma pedra.
   *[other] Escolha exatamente { $need } pedras.
}
illegal-nothing-to-give = Você não tem nada para dar agora.

rules-challenge = **Challenge**, blefe com dados, de dois a sete, melhor com cinco ou seis
    {""}**Objetivo.** Livrar-se de todas as suas pedras antes dos outros.
    {""}**Pedras.** Dois jogos de duplo-seis, oito pedras por mão. As que saem do jogo vão para o descarte, viradas para baixo.
    {""}**Um lançamento.** Cada pessoa, na sua vez, lança os dois dados. Depois todo mundo responde em segredo: nada, uma pedra ou duas, viradas para baixo. Uma pedra *anuncia* que mostra os dois números. Duas, que se juntam com os dois números por fora: para 3 e 4, é 0-3 com 0-4, ou 3-6 com 4-6; para 5 e 5, as duas cópias de uma pedra com 5. Você pode mudar a resposta até todo mundo responder; aí se vê quantas pedras tem cada anúncio.
    {""}**Dúvidas.** A começar por quem lançou, cada pessoa na sua vez duvida de um anúncio ou passa, em círculo. O anúncio é mostrado. *Blefe:* volta para quem anunciou, com outras tantas pedras de quem duvidou, sem mostrar. *Verdade:* quem duvidou fica com ele e recebe outras tantas. Se faltarem pedras, dá tudo o que tem.
    {""}**Quando todos passam** em seguida, os anúncios restantes vão para o descarte, sem serem vistos, e os dados passam adiante.
    {""}**O fim.** Você ganha quando não tem pedras na mão nem anúncio aberto; pôr as últimas pedras não basta. Os outros anúncios abertos voltam para a mão. Quem tem mais pedras (depois, mais pontos) perde e lança primeiro na próxima.
    {""}**Contagem.** Como vocês combinarem: por diversão, por um pote, ou tantas fichas por pedra que sobrar.
    {""}**Especial aqui.** Dado não tem branco: 0-0 nunca é verdade. Só serve para blefar ou para dar.
    {""}-# Segundo pagat.com (Challenge), a partir de Ubluff.
