event-round-begun = { $lot ->
    [yes] Ronda { $deal }. Por sorteo, sale { $name }.
   *[no] { $tile ->
        [none] Ronda { $deal }. Sale { $name }.
       *[other] Ronda { $deal }. { $name } tiene { $tile } y sale.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] ¡Dominó! { $seats } gana la ronda.
       *[other] ¡Dominó! { $seats } ganan la ronda.
    }
    [target] { $count ->
        [one] { $seats } llega a la meta.
       *[other] { $seats } llegan a la meta.
    }
   *[other] { $count ->
        [one] Ronda bloqueada: { $seats } tiene la mano con menos puntos.
       *[other] Ronda bloqueada: { $seats } tienen la mano con menos puntos.
    }
}
event-round-tied = Ronda bloqueada, con empate en la mano con menos puntos: no gana nadie.
event-arms-opened = Ahora están abiertos los cuatro brazos.
event-lead-given = { $name } cede la salida a su pareja.
event-dealt-again = { $doubles ->
    [0] Nadie tenía un doble: se repartió de nuevo.
   *[other] Una mano tenía cinco dobles o más: se repartió de nuevo.
}
event-bonus-won = { $bonus ->
    [capicua] ¡Capicúa! La última ficha de { $name } encajaba en los dos extremos.
    [chuchazo] ¡Chuchazo! { $name } termina con 0-0.
    [pass-lead] Premio para { $name } y su pareja: quien sigue tuvo que pasar en la salida.
    [pass-all] Premio para { $name }: el resto tuvo que pasar.
    [block] Premio para { $name } y su pareja: jugaron la última ficha y ganaron la tranca.
    [shutout] ¡Pollona! Premio para { $name } y su pareja: la otra no tiene puntos.
   *[deal] Premio para { $name } y su pareja por ganar esta ronda.
}
event-hub-laid = Ronda { $deal }. { $tile } está en el centro, y sale { $name }.
event-train-marked = { $name } pone la marca en su tren: cualquiera puede jugar en él.
event-marker-taken = { $name } quita la marca de su tren.
event-double-open = { $times ->
    [1] { $name } deja abierto { $tile }: la siguiente persona tiene que cubrir el doble.
   *[other] { $name } deja abiertos { $tile }: hay que cubrirlos por turnos, primero el último.
}
event-first-turn-ended = { $name } se detiene: su primer turno ha terminado.

blocked-team-pips = Ronda bloqueada. Con las dos manos juntas, { $name } tienen menos puntos y ganan.
    .tied = Ronda bloqueada, y las dos parejas tienen los mismos puntos: no gana nadie.
blocked-lowest-hand = Ronda bloqueada. La mano con menos puntos de todas gana la ronda para { $name }.
    .tied = Ronda bloqueada, y las dos parejas tienen la mano con menos puntos: no gana nadie.
blocked-closer = Ronda bloqueada. Entre la mano que bloqueó y la siguiente, la de menos puntos gana la ronda para { $name }.
    .tied = Ronda bloqueada. La mano que bloqueó y la siguiente tienen los mismos puntos: no gana nadie.
blocked-tied-leader = Ronda bloqueada y empatada: gana la pareja que salió, { $name }.
blocked-tied-closer = Ronda bloqueada y empatada: gana la pareja que jugó la última ficha, { $name }.
blocked-tied-against = Ronda bloqueada y empatada: gana la pareja que no jugó la última ficha, { $name }.
blocked-without-doubles = Ronda bloqueada. { $name } gana: primero cuentan las manos sin dobles, después la mano con menos puntos.
    .tied = Ronda bloqueada, y las mejores manos tienen los mismos puntos: no gana nadie.
blocked-last-tile = Ronda bloqueada. La última ficha gana la ronda para { $name }.
