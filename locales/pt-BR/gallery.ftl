# A galeria: quem assiste atrás de alguém, e os seus palpites (Buki)

option-spectators = Galeria
    .says = quem assiste pode se sentar atrás de uma pessoa, ver essa mão e dar um palpite nela
option-spectator-tie = Palpites após empate
    .says = o que acontece com os palpites da galeria quando ninguém ganha
choice-spectator-tie-return = devolvidos
choice-spectator-tie-carry = ficam para a próxima rodada
option-watch-consent = Perguntar antes de assistir
    .says = se a pessoa é consultada antes que alguém possa ver a sua mão
choice-watch-consent-player = sim
choice-watch-consent-none = não

button-watch = Só assistir
action-watch = Atrás de { $name }
action-admit = Deixar { $onlooker } assistir
action-deny = Não deixar { $onlooker } assistir
action-bet = Palpite: { $chips }
action-take = Aceitar palpite: { $onlooker }, { $chips }
action-reject = Recusar palpite: { $onlooker }, { $chips }
action-getup = Levantar-se
menu-bet = Seu palpite
form-bet = Seu palpite

event-watch-asked = { $onlooker } quer se sentar atrás de { $name }.
event-watching = { $onlooker } se senta atrás de { $name }.
event-watch-denied = { $name } não deixa { $onlooker } assistir.
event-bet-offered = { $onlooker } oferece um palpite de { $chips } em { $name }.
event-bet-answered = { $accepted ->
    [yes] A banca aceita o palpite de { $onlooker }: { $chips } em { $name }.
   *[no] A banca recusa o palpite de { $onlooker }: { $chips } em { $name }.
}
event-bet-lapsed = A banca não respondeu a tempo: o palpite de { $onlooker }, { $chips } em { $name }, não vale.
event-bet-paid = Palpite de { $onlooker } em { $name }: **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] O palpite de { $onlooker }, { $chips } em { $name }, fica para a próxima rodada.
   *[no] O palpite de { $onlooker }, { $chips } em { $name }, é devolvido.
}

gallery-bets = Galeria: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } em { $name }
   *[no] { $onlooker } { $chips } em { $name } (oferecido)
}
gallery-behind = { $onlooker } atrás de { $name }
watch-whom = A mão de quem você quer ver nesta rodada? Você vê só essa.{ $consent ->
    [yes] {" "}A pessoa é consultada antes.
   *[no] {""}
} Por favor, não fale sobre a rodada.
watch-waiting = Perguntei a { $name }. Sem resposta quer dizer não; enquanto isso, você pode pedir a outra pessoa.
watch-here = Você está atrás de { $name } nesta rodada.
watch-bet-open = Você pode oferecer à banca um palpite em { $name } ({ $low } a { $high } { $high ->
    [one] ficha
   *[other] fichas
}), até { $name } fazer a terceira jogada.
watch-bet-offered = Você ofereceu um palpite de { $chips } em { $name }; a banca ainda não respondeu.
watch-bet-on = Seu palpite: **{ $chips }** em { $name }.
watch-over = Nesta rodada você não pode mais ver nenhuma mão. Na próxima, aperte *{ $menu } › { button-watch }* para escolher de novo.
left-gallery = Você se levantou e não vê mais nenhuma mão. { $bet ->
    [yes] O seu palpite continua valendo até a rodada acabar.
   *[no] Na próxima rodada, aperte *{ $menu } › { button-watch }* para escolher de novo.
}

illegal-is-player = Você joga nesta mesa, então não pode ficar na galeria.
illegal-gallery-closed = Não há galeria nesta mesa.
illegal-gallery-full = A galeria está cheia: só cabem { $most }.
illegal-only-looking-on = Só quem joga pode fazer isso.
illegal-no-such-seat = Não existe esse lugar.
illegal-already-watching = Você já escolheu nesta rodada. Na próxima, pode se sentar em outro lugar.
illegal-asked-before = Você já pediu a essa pessoa nesta rodada.
illegal-not-watching = Você não está atrás de ninguém.
illegal-not-on-banker = Não dá para dar palpite na banca: todo palpite é contra ela.
illegal-already-bet = A banca já aceitou o seu palpite desta rodada.
illegal-already-offered = Você já ofereceu um palpite; a banca ainda não respondeu.
refused-no-gallery = Não há ninguém para ver nesta mesa agora.
refused-house-hand = { $name } é um bot: quando se joga valendo fichas, bots não mostram a mão a ninguém. Você pode se sentar atrás de uma pessoa.
refused-bank-short = Faltam { $missing } para a banca cobrir esse palpite. Tente um menor.
