# Sentar-se a uma mesa em andamento.

seat-offer = Você não tem lugar nesta mesa. { $when ->
    [lobby] Sente-se: a primeira rodada ainda não começou.
    [points] Sente-se agora: a partir da próxima rodada você continua no lugar de um bot, com os pontos dele. As rodadas contam para você; esta partida, não.
    [tie] Sente-se agora e você joga assim que alguém ganhar as apostas na mesa.
    [match] Sente-se agora e você joga a partir da próxima partida; até lá, pode assistir.
   *[round] Sente-se agora e você joga a partir da próxima rodada.
}
seat-cost = Entrar reserva { $chips }, o máximo que você pode perder na sua primeira rodada. O resto volta para você.
seat-asked = { $when ->
    [points] A partir da próxima rodada você continua no lugar de um bot, com os pontos dele. As rodadas contam para você; esta partida, não.
    [tie] Você joga assim que alguém ganhar as apostas na mesa.
    [match] Você tem um lugar na próxima partida. Até lá, pode assistir.
   *[round] Você tem um lugar a partir da próxima rodada.
} *{ $leave }* desiste dele.
seat-wait = { $takes } Esta está na rodada { $deal }.
seat-host = Todo mundo foi embora: a mesa é sua.
seat-inherited = Todo mundo foi embora: a mesa é sua. O mesmo jogo espera por você no canal.
seat-after-end = *{ $again }* na mesa abre a próxima, com um lugar para você.
seat-given-up = Você desistiu do lugar.
newcomers = { $when ->
    [tie] Assim que alguém ganhar as apostas: { $names }
    [match] Na próxima partida: { $names }
   *[round] A partir da próxima rodada: { $names }
}
no-seat-here = Você não tem lugar nesta mesa, e nenhum está livre agora. Em outro canal, /play abre outra mesa.
refused-already-waiting = Você já tem um lugar a partir da próxima rodada ou partida. Até lá, pode assistir.
refused-last-round = Esta é a última rodada aqui. Depois dela, /play abre uma nova mesa.
refused-no-seat = Nenhum lugar está livre nesta mesa. Em outro canal, /play abre outra.
