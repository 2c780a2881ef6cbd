# Tomar asiento en una mesa que ya juega.

seat-offer = No tienes asiento en esta mesa. { $when ->
    [lobby] Toma uno: la primera ronda no ha empezado.
    [points] Toma uno ahora: a partir de la próxima ronda sigues en lugar de un bot, con sus puntos. Las rondas cuentan para ti; esta partida no.
    [tie] Toma uno ahora y juegas en cuanto alguien gane lo apostado en la mesa.
    [match] Toma uno ahora y juegas a partir de la próxima partida; hasta entonces puedes mirar.
   *[round] Toma uno ahora y juegas a partir de la próxima ronda.
}
seat-cost = Al unirte apartas { $chips }, lo máximo que puedes perder en tu primera ronda. Lo demás se te devuelve.
seat-asked = { $when ->
    [points] A partir de la próxima ronda sigues en lugar de un bot, con sus puntos. Las rondas cuentan para ti; esta partida no.
    [tie] Juegas en cuanto alguien gane lo apostado en la mesa.
    [match] Tienes asiento en la próxima partida. Hasta entonces puedes mirar.
   *[round] Tienes asiento a partir de la próxima ronda.
} *{ $leave }* renuncia a él.
seat-wait = { $takes } Esta va por la ronda { $deal }.
seat-host = El resto se ha ido: la mesa es tuya.
seat-inherited = El resto se ha ido: la mesa es tuya. El mismo juego te espera en el canal.
seat-after-end = *{ $again }* en la mesa abre la siguiente, con un asiento para ti.
seat-given-up = Has renunciado al asiento.
newcomers = { $when ->
    [tie] En cuanto alguien gane lo apostado: { $names }
    [match] En la próxima partida: { $names }
   *[round] A partir de la próxima ronda: { $names }
}
no-seat-here = No tienes asiento en esta mesa, y ahora no hay ninguno libre. En otro canal, /play abre otra mesa.
refused-already-waiting = Ya tienes asiento a partir de la próxima ronda o partida. Hasta entonces puedes mirar.
refused-last-round = Esta es la última ronda aquí. Después, /play abre una mesa nueva.
refused-no-seat = En esta mesa no hay ningún asiento libre. En otro canal, /play abre otra.
