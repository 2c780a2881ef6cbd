# Sentar-se a uma mesa em andamento.

button-seat = Sentar-se
seat-offer = Você não tem lugar nesta mesa. { $lobby ->
    [yes] Sente-se: a primeira rodada ainda não começou.
   *[no] { $match ->
        [yes] Sente-se agora e você joga a partir da próxima partida; até lá, pode assistir.
       *[no] Sente-se agora e você joga a partir da próxima rodada.
    }
}
seat-cost = Entrar reserva { $chips }, o máximo que você pode perder na sua primeira rodada. O resto volta para você.
seat-asked = { $match ->
    [yes] Você tem um lugar na próxima partida. Até lá, pode assistir.
   *[no] Você tem um lugar a partir da próxima rodada.
} *{ $leave }* desiste dele.
seat-given-up = Você desistiu do lugar.
newcomers = { $match ->
    [yes] Na próxima partida: { $names }
   *[no] A partir da próxima rodada: { $names }
}
no-seat-here = Você não tem lugar nesta mesa, e nenhum está livre agora. Em outro canal, /play abre outra mesa.
refused-already-waiting = Você já tem um lugar a partir da próxima rodada ou partida. Até lá, pode assistir.
refused-last-round = Esta é a última rodada aqui. Depois dela, /play abre uma nova mesa.
refused-no-seat = Nenhum lugar está livre nesta mesa. Em outro canal, /play abre outra.
