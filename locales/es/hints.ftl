# Consejo: qué haría un Maestro, y por qué.

option-hints = Consejos
    .says = si *Consejo*, en la mano, muestra qué haría un Maestro; nunca si varias personas juegan por monedas
button-hint = Consejo
refused-no-hint = Ahora mismo no hay consejo, o no lo hay en esta mesa.
hint = Un Maestro elegiría **{ $action }**: { $why }
hint-only = no puedes hacer otra cosa.
hint-scores = da { $points } al momento.
hint-safe = no hay nada más seguro.
hint-series = es el tren más pesado: { $count } { $count ->
    [one] ficha
   *[other] fichas
} con { $pips } { $pips ->
    [one] punto
   *[other] puntos
}.
hint-last = es tu última ficha.
hint-shut = { $both ->
    [1] la siguiente persona ha pasado con { $number }, así que no le encaja nada.
   *[other] la siguiente persona ha pasado con { $number }, así que ahí no le encaja nada.
}
hint-heaviest = es la más pesada de tus fichas que encajan, con { $pips } { $pips ->
    [one] punto
   *[other] puntos
}.
hint-heavy = te libra de { $pips } { $pips ->
    [one] punto
   *[other] puntos
} y no te deja peor.
hint-ends = podrás seguir jugando en más de un extremo.
hint-keeps = { $count ->
    [one] después encaja una de tus otras fichas.
   *[other] después encajan { $count } de tus otras fichas.
}
hint-numbers = { $count ->
    [one] te queda un número.
   *[other] te quedan { $count } números distintos.
}
hint-scarce = { $count ->
    [0] ninguna ficha oculta puede seguirla.
    [one] solo una ficha oculta puede seguirla.
   *[other] solo { $count } fichas ocultas pueden seguirla.
}
hint-partner = deja abierto el { $number }, que ha jugado tu pareja.
hint-train = empieza tu mejor tren, de { $count } fichas.
hint-spare = tu tren no la necesita: te quedan { $count } fichas para él.
hint-covers = puedes cubrir el doble enseguida.
hint-no-claim = no tienes nada que sea verdad, y mentir sería arriesgado.
hint-true = es verdad: quien dude se queda tus fichas.
hint-bluff = no tienes nada que sea verdad, y estas fichas son las que menos te sirven.
hint-give = estas fichas son las que menos te sirven.
hint-doubt = { $own ->
    [0] esta declaración es tan improbable que vale la pena dudar.
   *[other] la ficha de la tirada la tienes tú, así que esta declaración difícilmente es verdad.
}
hint-doubt-winning = si nadie duda de ella, gana la ronda.
hint-believe = todas las declaraciones pueden muy bien ser verdad.
hint-ahead = seguramente vas en cabeza: ganarías unas { $chance } de 100 rondas así, y { $fair } bastan.
hint-behind = no vas en cabeza: ganarías unas { $chance } de 100 rondas así, y apostar alto pide { $fair }.
hint-varies = está reñido, y si varías tu apuesta, nadie sabrá a qué atenerse.
hint-grant = esa persona solo gana unas { $chance } de 100 rondas así.
hint-refuse = esa persona gana unas { $chance } de 100 rondas así: demasiadas para la banca.
hint-buyback = { $score ->
    [one] 1 punto bien vale
   *[other] { $score } puntos bien valen
} el precio.
hint-no-buyback = no vale lo que cuesta.
hint-scarcer = deja menos jugadas al resto – { $count ->
    [0] ninguna ficha oculta puede seguirla; después de la segunda mejor opción podrían { $more }.
    [one] solo una ficha oculta puede seguirla; después de la segunda mejor opción podrían { $more }.
   *[other] solo { $count } fichas ocultas pueden seguirla; después de la segunda mejor opción podrían { $more }.
}
hint-series-out = juegas tus últimas fichas, así que no se cuenta ningún punto tuyo.
hint-series-closed = { $count ->
    [0] después ya no encaja nada de nadie: la ronda termina antes de que el resto vuelva a jugar.
    [one] después nadie más puede seguir, y tú aún puedes jugar una ficha ({ $pips } { $pips ->
        [one] punto
       *[other] puntos
    }).
   *[other] después nadie más puede seguir, y tú aún puedes jugar { $count } fichas ({ $pips } { $pips ->
        [one] punto
       *[other] puntos
    }).
}
hint-series-keeps = { $count ->
    [one] en tu próximo turno juegas una ficha más ({ $pips } { $pips ->
        [one] punto
       *[other] puntos
    }), si nadie cierra ese extremo.
   *[other] en tu próximo turno juegas { $count } fichas más ({ $pips } { $pips ->
        [one] punto
       *[other] puntos
    }), si nadie cierra ese extremo.
}
hint-unlikely = por lo que puedes saber, esta declaración es verdad solo en unos { $chance } de 100 casos.
hint-likely = por lo que puedes saber, cada declaración es verdad en unos { $chance } de 100 casos o más.
hint-bluff-pays = alguien dudaría solo en unos { $chance } de 100 casos, y { $count ->
    [one] una ficha vale
   *[other] { $count } fichas valen
} ese riesgo.
hint-bluff-fails = no tienes nada que sea verdad, y alguien dudaría de una mentira en unos { $chance } de 100 casos.
