# Os jogos: títulos, regras da casa, ações, acontecimentos, recusas, regras em resumo

game-buki = Buki
game-austrian-block = Dominó austríaco sem compra

## Regras da casa: título, uma linha de explicação, valores

option-hand = Pedras por mão
    .says = quantas pedras cada pessoa recebe
unit-hand = { $value }
choice-hand-none = como de costume
option-min = Aposta mínima
    .says = a menor aposta, em fichas
unit-min = { $value }
option-max = Aposta máxima
    .says = a maior aposta, em fichas
unit-max = { $value }
choice-max-none = três vezes a mínima
option-banker = Banca
    .says = quem é a banca enquanto a mesa estiver aberta
choice-banker-none = por sorteio
option-banker-limits = A banca define os limites
    .says = ela escolhe a aposta mínima e a máxima, a não ser que venha por sorteio ou seja um bot
option-direction = Sentido
    .says = para que lado a vez passa na mesa
choice-direction-cw = horário
choice-direction-ccw = anti-horário
option-reverse-every = Mudança de sentido
    .says = depois de quantas rodadas o sentido se inverte
choice-reverse-every-0 = nunca
unit-reverse-every = { $value ->
    [1] depois de cada rodada
   *[other] a cada { $value } rodadas
}
option-raise-until-fourth = Aumentos
    .says = dá para aumentar a aposta até a quarta jogada, se a banca concordar
option-reveal-after-domino = Mãos mostradas após a batida
    .says = as pedras dos outros são mostradas mesmo quando alguém bate
option-deals = Rodadas
    .says = depois de quantas rodadas a mesa fecha
choice-deals-none = quantas vocês quiserem
unit-deals = { $value }
option-turn-seconds = Tempo por jogada
    .says = quando ele acaba, um bot joga por você
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 hora
choice-turn-seconds-28800 = 8 horas
choice-turn-seconds-86400 = 24 horas
unit-turn-seconds = { $minutes ->
    [0] { $value } s
   *[other] { $minutes } min
}
option-beat-seconds = Tempo para olhar
    .says = pausa depois de um grande momento
choice-beat-seconds-0 = nenhuma
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = sim
choice-false = não
seat-number = Lugar { $number }
nothing = —

## Ações, como os botões dizem

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] seu trem
    [mexican] trem mexicano
   *[other] trem de { $owner }
})
action-turn = { $tile } → { $end }, { $outer } para fora
action-points = { $action } (+{ $points })
action-pass = Passar
action-give-lead = Ceder a saída a quem está em frente
action-draw = Comprar uma pedra
repeat-draw = { $most ->
    [none] Comprar até encaixar
   *[other] Comprar até encaixar (no máximo { $most })
}
action-stake = Apostar { $chips }
action-add = Acrescentar { $chips }
action-raise = Pedir aumento de { $chips }
action-accept = Aceitar: { $name } +{ $chips }
action-refuse = Recusar: { $name } +{ $chips }
menu-play = Qual pedra, e onde?
menu-stake = Sua aposta
menu-add = Acrescentar à sua aposta
menu-raise = Pedir um aumento à banca
form-stake = Sua aposta
form-add = Acrescentar à sua aposta
form-raise = Pedir um aumento
form-chips = Fichas (um número inteiro)
form-number = Um número inteiro
form-other = Outro número…

## Acontecimentos

event-dealt = { $tile ->
    [none] Rodada { $deal }. { $leader } começa.
   *[other] Rodada { $deal }. { $leader } tem a pedra mais pesada ({ $tile }) e começa.
}
event-banker-drawn = O sorteio decidiu: { $name } é a banca.
event-played = { $end ->
    [start] { $name } sai com { $tile }.
   *[other] { $name } joga { $tile } em { $end }.
}
event-played-train = { $train ->
    [own] { $name } joga { $tile } no próprio trem.
    [mexican] { $name } joga { $tile } no trem mexicano.
   *[other] { $name } joga { $tile } no trem de { $owner }.
}
event-drew = { $times ->
    [one] { $name } compra { $times } pedra.
   *[other] { $name } compra { $times } pedras.
}
event-passed = { $name } passa.
event-staked = { $name } aposta { $chips }.
event-added = { $name } acrescenta { $chips } à aposta.
event-raise-asked = { $name } pede à banca um aumento de { $chips }.
event-raise-answered = { $accepted ->
    [yes] A banca aceita: { $name } aumenta { $chips }.
   *[no] A banca recusa o aumento de { $name }.
}
event-raise-lapsed = O pedido de aumento de { $name } perdeu a validade.
event-direction-reversed = { $direction ->
    [1] O sentido muda: horário a partir de agora.
   *[other] O sentido muda: anti-horário a partir de agora.
}
event-deal-won = { $ending ->
    [domino] { $name } bateu!
    [target] { $name } chega à meta.
   *[other] Trancou: { $name } tem a mão mais leve.
}
event-deal-tied = Trancou, com empate entre as mãos mais leves: ninguém ganha.

## O que as regras recusam

illegal-must-play = Uma das suas pedras encaixa, então você tem que jogar. As que encaixam estão levantadas na sua mão.
illegal-must-lead = Esta rodada começa com { $tile }: jogue essa pedra.
illegal-must-draw = Nenhuma das suas pedras encaixa: compre uma primeiro.
illegal-must-pass = Nenhuma das suas pedras encaixa: você só pode passar.
illegal-not-your-turn = Ainda não é a sua vez. A mesa mostra de quem é a vez.
illegal-not-in-hand = Você não tem mais { $tile }.
illegal-does-not-fit = { $tile } não encaixa aí. A sua mão mostra o que encaixa onde.
illegal-no-drawing = Neste jogo não se compra.
illegal-deal-over = Esta rodada acabou.
illegal-stake-required = Aposte primeiro (pelo menos { $min }): é a sua terceira jogada, ou você ganhou a última rodada.
illegal-below-min = A aposta mínima desta mesa é { $min }.
illegal-over-max = A aposta máxima desta mesa é { $max }.
illegal-already-staked = Você já apostou, e uma aposta não muda mais.
illegal-no-stake-yet = Você ainda não apostou, então não há o que aumentar.
illegal-already-asked = Você já pediu; a banca ainda não respondeu.
illegal-option-off = Nesta mesa não há aumentos.
illegal-too-late = É tarde demais para isso nesta rodada.
illegal-whole-chips-only = Escreva um número inteiro de fichas, por exemplo 3.
illegal-banker-stakes-not = Você é a banca, então não aposta: os outros apostam contra você.
illegal-banker-only = Só a banca pode responder a isso.
illegal-nothing-asked = Esse pedido não está mais aberto.
illegal-not-carried = Você só pode acrescentar a uma aposta que continuou depois de um empate.
illegal-not-this-game = Isso não existe neste jogo.
illegal-bad-option = “{ $option }” não pode ter esse valor com este número de pessoas ou com as outras regras da casa. Escolha outro.

## Regras em resumo (/rules e o botão)

rules-buki = **Buki** (Bukidomino), Viena, para quatro
    {""}**Objetivo.** Jogar todas as suas pedras antes dos outros. Um sorteio decide quem é a **banca**, que também joga; as outras três pessoas apostam em si, contra ela.
    {""}**Pedras.** As 36 de 0-1 a 7-8, sem carroças: seis (ou sete) por mão. As que sobram, o **Stamm**, nunca são mostradas.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar; quem não pode passa automaticamente. A pedra mais pesada decide quem começa; depois, começa quem ganhou a última rodada (após um empate, quem jogou a última pedra). Saia com qualquer pedra.
    {""}**Apostas.** Aposte antes da sua terceira jogada; se ganhou a última rodada, antes de sair. Fichas inteiras, dentro dos limites (em geral 2–6, o máximo que uma rodada custa), sem volta. Se a rodada acabar antes, vale a mínima.
    {""}**O fim.** Quem joga a última pedra bate e ganha. Se trancar, ganha a mão mais leve.
    {""}**Pagamento.** Se alguém ganha da banca, ela paga 2½ vezes essa aposta e leva as outras. Se ela ganha, leva todas. Se as mãos mais leves empatam, as apostas ficam para a próxima rodada, e dá para acrescentar.
    {""}**A galeria.** Dá para se sentar atrás de quem concorde (*Só assistir*; valendo fichas, nunca um bot) e dar um palpite nessa mão até a terceira jogada dela. A banca aceita ou recusa. Um palpite paga como uma aposta, mas volta após um empate.
    {""}**Especial aqui.** Após algumas rodadas o sentido muda. Regra da casa: aumentar até a quarta jogada, se a banca concordar.
    {""}-# Segundo pagat.com (dominó austríaco) e gamefarm.jp.
rules-austrian-block = **Dominó austríaco sem compra**, de dois a quatro, cada um por si
    {""}**Objetivo.** Jogar todas as suas pedras antes dos outros, ou ter a mão mais leve quando o jogo tranca.
    {""}**Pedras.** As 36 de 0-1 a 7-8, sem carroças. Em dois, 11 (ou 12) por mão; em três, 8 (ou 9); em quatro, 7 (ou 6 ou 8). As que sobram, o **Stamm**, dormem viradas para baixo e nunca são mostradas.
    {""}**A vez.** Jogue uma pedra que encaixe em A ou B. Quem pode jogar tem que jogar; quem não pode passa automaticamente. Quem tem a pedra mais pesada começa a primeira rodada, com qualquer pedra; depois, começa quem ganhou a última.
    {""}**O fim.** Quem joga a última pedra bate e ganha. Se o jogo trancar, ganha a mão mais leve. Se as mais leves empatarem, ninguém ganha, e quem jogou a última pedra começa a próxima rodada.
    {""}**Contagem.** Cada rodada ganha vale um. Se vocês combinarem um número de rodadas, quem ganhar mais delas ganha a partida, e dá para jogar por um pote.
    {""}**Especial aqui.** As pedras ficam como tijolos, em linha dupla; só contam as duas pontas.
    {""}-# Segundo pagat.com (dominó austríaco) e gamefarm.jp.
