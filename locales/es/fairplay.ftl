# Fiabilidad, y quienes dejan a menudo las rondas a medias

reliability = Rondas jugadas hasta el final: { $list }
reliability-of = { $name } { $percent } %
bots-only = Al principio solo para bots. El resto puede unirse a partir de { $when }.
opened-bots-only = Hasta { $when } aquí solo pueden unirse bots, porque en los últimos siete días has dejado antes del final { $count ->
    [one] una ronda
   *[other] { $count } rondas
} con otras personas. *{ $now }* empieza al momento.
refused-waits = Puedes volver a jugar con otras personas { $when }. En los últimos siete días has dejado antes del final { $count ->
    [one] una ronda
   *[other] { $count } rondas
}, o no estabas cuando llegó. Hasta entonces, /play abre una mesa en la que juegas con bots.
refused-bots-only = Al principio, esta mesa es solo para bots. El resto puede unirse { $when }.
match-little-chips = -# Puede que tus monedas no alcancen para dos rondas de esta partida. Si no cubren una ronda, dejas la partida, y cuenta como una ronda que has dejado.

# Cifras para la moderación

button-house-watch = Juego limpio
watch-chips = **Monedas que pasaron de una persona a otra { $months ->
    [0] este mes
   *[other] el mes pasado
}**
watch-pairs = **Quienes casi siempre juegan solo entre sí, { $months ->
    [0] este mes
   *[other] el mes pasado
}**
watch-flow = - **{ $winner }** ha ganado { $chips } a **{ $loser }** en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}. Rondas en común: { $rounds }. Con monedas en este sentido: { $gained }; en el otro: { $lost }.
watch-flow-middle = Para comparar: hubo monedas en un sentido entre { $count ->
    [one] dos personas
   *[other] { $count } pares de personas
}. Para la mitad fueron { $chips } o menos.
watch-chips-means = Son cifras, no acusaciones: quien juega bien, gana. *{ button-look-back }* (/help) muestra rondas sueltas.
watch-pair = - **{ $user }** y **{ $opponent }**: { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} sin nadie más. Son el { $first } % de las rondas con personas de { $user } y el { $second } % de las de { $opponent }.
watch-pair-middle = Para comparar: { $count ->
    [one] una persona ha
   *[other] { $count } personas han
} jugado { $least } rondas o más con otras. Para la mitad, como máximo el { $percent } % fueron solo con una misma persona.
watch-pairs-means = Son cifras, no acusaciones: a las amistades les gusta jugar juntas.
watch-empty = No hay nada que ver.
button-watch-chips = Monedas
button-watch-pairs = Quién con quién
button-watch-month = { $months ->
    [0] Este mes
   *[other] El mes pasado
}

# A quién evita alguien

menu-avoid = Añadir a alguien a quien evito
menu-avoided = A quién evito
avoided-how = -# Quien está en tu lista no puede sentarse en ningún servidor a una mesa que hayas abierto o en la que juegues. Nunca digo que ha sido cosa tuya. Para quitar a alguien de la lista, desmárcalo.
avoided-stranger = Alguien a quien aquí nadie conoce
refused-avoided = No puedes sentarte a esta mesa: hay alguien que prefiere jugar sin ti. Todas las demás mesas están abiertas para ti, y /play te abre una propia en otro canal.
refused-avoid-self = Elige a otra persona: no puedes evitarte a ti.
refused-avoid-full = Tu lista está llena. Quita antes a alguien.
