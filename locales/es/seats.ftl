# Tomar asiento en una mesa que ya juega.

button-seat = Tomar asiento
seat-offer = No tienes asiento en esta mesa. { $lobby ->
    [yes] Toma uno: la primera ronda no ha empezado.
   *[no] { $match ->
        [yes] Toma uno ahora y juegas desde la próxima partida; hasta entonces puedes mirar.
       *[no] Toma uno ahora y juegas desde la próxima ronda.
    }
}
seat-cost = Al unirte apartas { $chips }, lo máximo que puedes perder en tu primera ronda. Lo demás se te devuelve.
seat-asked = { $match ->
    [yes] Tienes asiento en la próxima partida. Hasta entonces puedes mirar.
   *[no] Tienes asiento desde la próxima ronda.
} *{ $leave }* renuncia a él.
seat-given-up = Has renunciado al asiento.
newcomers = { $match ->
    [yes] En la próxima partida: { $names }
   *[no] Desde la próxima ronda: { $names }
}
no-seat-here = No tienes asiento en esta mesa, y ahora no hay ninguno libre. En otro canal, /play abre otra mesa.
refused-already-waiting = Ya tienes asiento desde la próxima ronda o partida. Hasta entonces puedes mirar.
refused-last-round = Esta es la última ronda aquí. Después, /play abre una mesa nueva.
refused-no-seat = En esta mesa no hay ningún asiento libre. En otro canal, /play abre otra.
