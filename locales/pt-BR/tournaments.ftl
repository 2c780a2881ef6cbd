# Torneios: rodadas em que todas as mesas recebem as mesmas pedras

tournament-title = 🏆 **Torneio: { $game }** · { $rounds } rodadas
tournament-plan = -# Todas as mesas recebem as mesmas pedras, e a comparação é com todo mundo que teve a sua mão. Uma rodada dura no máximo { $round } minutos.{ $reminds ->
    [yes] {" "}Eu lembro você { $minutes } minutos antes da primeira.
   *[no] {""}
}
tournament-entry = -# { $chips ->
    [one] A entrada custa { $chips } ficha
   *[other] A entrada custa { $chips } fichas
}, reservadas quando o torneio começa. Do total, metade vai para o primeiro lugar, um terço para o segundo e um sexto para o terceiro. Se o torneio for interrompido, todo mundo recebe de volta.
tournament-seal = -# Já sorteei o número secreto de todas as rodadas. O selo dele: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } e você são uma dupla:** em todas as rodadas, um fica em frente ao outro. Se não quiser, escolha você aqui.
    [waits] Vocês formam uma dupla assim que { $name } tocar em *{ $join }*, mesmo já estando na lista.
   *[alone] A cada rodada, outra pessoa fica em frente a você. Para jogar todas com a mesma pessoa, escolha quem aqui.
}
menu-tournament-team = Jogar em dupla
tournament-nobody = **Ninguém se inscreveu,** por isso não há torneio.
tournament-missed = **Eu não estava aqui nessa hora,** por isso não há torneio. Desculpem! Marquem outro com /evening.
tournament-taken = **Já há um torneio neste canal,** por isso este não começa.
tournament-refused = **Já há três torneios neste servidor,** por isso este não começa.
tournament-event-about = Inscreva-se no canal: eu lembro você, e o torneio começa lá sozinho.
tournament-opened = O torneio começa sem você: faltam fichas, ou você joga em outro. *{ button-evening-enter }* coloca você nele até a última rodada começar.
tournament-begun = O torneio começa.
tournament-call = { $names } O torneio começa: { $game }. *{ button-hand }* mostra as suas pedras.
tournament-call-again = { $names } Começa a rodada { $round } de { $rounds }. *{ button-hand }* mostra as suas pedras.
tournament-hurry = { $names } É a sua vez, e o tempo acaba { $when }. Depois disso, um bot joga por quem demorar demais.
tournament-break = A rodada { $round } de { $rounds } começa { $when }.
tournament-round = **Rodada { $round } de { $rounds }.** O tempo acaba { $when }.
tournament-paused = Em pausa antes da rodada { $round } de { $rounds }. Se não continuar, será interrompido { $when }.
tournament-ended = O torneio acabou.
tournament-stopped = O torneio foi interrompido.
tournament-stopped-round = { tournament-stopped } Esta rodada não conta mais, e as fichas da entrada foram devolvidas. Continue se quiser, ou deixe um bot terminar.
tournament-won = 🥇 **{ $names }**: { $score }%
tournament-people = { $count ->
    [one] { $count } pessoa está jogando.
   *[other] { $count } pessoas estão jogando.
}
tournament-how = *{ button-hand }* mostra as suas pedras. Quem entra agora joga a partir da próxima rodada.
tournament-after = Depois da rodada { $round } de { $rounds }
tournament-own = **Rodada { $round }: { $last }%.** No total, { $score }%: lugar { $place } de { $count }.
tournament-no-round = Você ainda não jogou nenhuma rodada.
tournament-counting = -# A comparação é com todo mundo que teve as suas pedras: nas outras mesas, e Mestres que jogam cada rodada 24 vezes. A média é 50%. Uma rodada que você deixa para um bot vale 0%; uma que você perde, 40%.
tournament-line = **{ $place }.** { $name } · { $score }%
picture-board-percent = { $score }%
tournament-entered = Você joga a partir da próxima rodada. As suas pedras aparecem aqui quando ela começar.
tournament-left = Você deixou o torneio. Um bot termina o que você começou. *{ $enter }* traz você de volta.
tournament-stop-sure = Interromper este torneio para todo mundo?
tournament-paused-done = { $done ->
    [yes] Pronto.
   *[no] Uma rodada acabou de começar. Pause o torneio quando ela acabar.
}
tournament-awaited = As mesas esperam { $names }.
menu-tournament-remove = Retirar alguém
tournament-removed = { $name } não está mais no torneio. Um bot continua. Para manter alguém longe, use o banimento em /house.
round-ends = Rodada { $round }: o tempo acaba { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] A sua mesa terminou. O seu resultado chega quando todas as outras também terminarem.
}
ended-again = Você jogou essa mão. */puzzle › { button-puzzle-deal }* mostra o seu resultado.
tournament-deal = **Rodada { $round }**
tournament-result = { $name } · { $score }% · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
tournament-file = Com este arquivo dá para conferir que todas as mesas de uma rodada tiveram as mesmas pedras, e cada resultado. { $url ->
    [none] A página sobre justiça diz como.
   *[other] [Esta página diz como](<{ $url }>).
} Selo: `{ $seal }`
button-evening-begin = Começar agora
button-evening-enter = Entrar no jogo
button-evening-out = Deixar o torneio
button-evening-pause = Pausar
button-evening-resume = Continuar
button-evening-stop = Interromper o torneio
button-evening-end = Sim, interromper
button-evening-deals = Todos os resultados
refused-tournament-game = Este jogo não dá para jogar como torneio: { $game }. Estes dão: { $games }
refused-tournament-over = O torneio acabou.
refused-round-goes-on = Outras pessoas ainda jogam com estas pedras. Olhe quando a rodada acabar.
refused-tournament-elsewhere = Você já joga em outro torneio. Deixe-o primeiro: *{ button-evening-out }*.
refused-tournament-outside = Você não está neste torneio. *{ $button }* coloca você nele até a última rodada começar.
refused-tournament-not-in = Essa pessoa não está neste torneio.
refused-tournament-preset = As regras da casa *{ $name }* não servem para mesas de quatro, então não dá para jogar um torneio com elas.
