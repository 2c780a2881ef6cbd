# Los juegos: títulos, reglas de la casa, acciones, sucesos, rechazos, reglas en breve

game-buki = Buki
game-austrian-block = Dominó austríaco sin pozo

## Reglas de la casa: título, una línea de explicación, valores

option-hand = Fichas por persona
    .says = cuántas fichas recibe cada persona
unit-hand = { $value }
choice-hand-none = las habituales
option-min = Apuesta mínima
    .says = la apuesta más pequeña, en monedas
unit-min = { $value }
option-max = Apuesta máxima
    .says = la apuesta más grande, en monedas
unit-max = { $value }
choice-max-none = el triple de la mínima
option-banker = Banca
    .says = quién lleva la banca mientras la mesa está abierta
choice-banker-none = por sorteo
option-banker-limits = La banca fija límites
    .says = elige la apuesta mínima y la máxima, salvo que sea por sorteo o un bot
option-direction = Sentido
    .says = en qué sentido pasan los turnos por la mesa
choice-direction-cw = horario
choice-direction-ccw = antihorario
option-reverse-every = Cambio de sentido
    .says = después de cuántas rondas cambia el sentido del juego
choice-reverse-every-0 = nunca
unit-reverse-every = { $value ->
    [1] después de cada ronda
   *[other] cada { $value } rondas
}
option-raise-until-fourth = Subir
    .says = la apuesta se puede subir hasta el cuarto turno, si la banca acepta
option-reveal-after-domino = Manos a la vista
    .says = se enseñan las fichas del resto aunque alguien haya jugado su última ficha
option-deals = Rondas
    .says = después de cuántas rondas se cierra la mesa
choice-deals-none = las que se quieran
unit-deals = { $value }
option-turn-seconds = Tiempo por turno
    .says = cuando se acaba, un bot juega por ti
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
option-beat-seconds = Tiempo para mirar
    .says = pausa tras un gran momento
choice-beat-seconds-0 = ninguna
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = sí
choice-false = no
seat-number = Asiento { $number }
nothing = —

## Acciones, como las dicen los botones

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] tu tren
    [mexican] tren mexicano
   *[other] tren de { $owner }
})
action-turn = { $tile } → { $end }, { $outer } hacia fuera
action-points = { $action } (+{ $points })
action-pass = Pasar
action-give-lead = Ceder la salida a mi pareja
action-draw = Robar una ficha
repeat-draw = { $most ->
    [none] Robar hasta que una encaje
   *[other] Robar hasta que encaje ({ $most } máx.)
}
action-stake = Apostar { $chips }
action-add = Añadir { $chips }
action-raise = Pedir subir { $chips }
action-accept = Aceptar: { $name } +{ $chips }
action-refuse = Rechazar: { $name } +{ $chips }
menu-play = ¿Qué ficha y dónde?
menu-stake = Tu apuesta
menu-add = Aumenta tu apuesta
menu-raise = Pide a la banca subir tu apuesta
form-stake = Tu apuesta
form-add = Aumenta tu apuesta
form-raise = Pide subir tu apuesta
form-chips = Monedas (un número entero)
form-number = Un número entero
form-other = Otro número…

## Sucesos

event-dealt = { $tile ->
    [none] Ronda { $deal }. Sale { $leader }.
   *[other] Ronda { $deal }. { $leader } tiene la ficha más pesada ({ $tile }) y sale.
}
event-banker-drawn = Por sorteo, { $name } lleva la banca.
event-played = { $end ->
    [start] { $name } sale con { $tile }.
   *[other] { $name } juega { $tile } en { $end }.
}
event-played-train = { $train ->
    [own] { $name } juega { $tile } en su propio tren.
    [mexican] { $name } juega { $tile } en el tren mexicano.
   *[other] { $name } juega { $tile } en el tren de { $owner }.
}
event-drew = { $times ->
    [one] { $name } roba una ficha.
   *[other] { $name } roba { $times } fichas.
}
event-passed = { $name } pasa.
event-staked = { $name } apuesta { $chips }.
event-added = { $name } añade { $chips } a su apuesta.
event-raise-asked = { $name } pide a la banca subir { $chips }.
event-raise-answered = { $accepted ->
    [yes] La banca acepta: { $name } sube { $chips }.
   *[no] La banca no acepta que { $name } suba su apuesta.
}
event-raise-lapsed = La petición de { $name } para subir ha caducado.
event-direction-reversed = { $direction ->
    [1] Cambia el sentido: desde ahora, el de las agujas del reloj.
   *[other] Cambia el sentido: desde ahora, contrario a las agujas del reloj.
}
event-deal-won = { $ending ->
    [domino] { $name } se queda sin fichas: ¡dominó!
    [target] { $name } llega a la meta.
   *[other] Ronda bloqueada: { $name } tiene la mano con menos puntos.
}
event-deal-tied = Ronda bloqueada, con empate en la mano con menos puntos: no gana nadie.

## Lo que las reglas rechazan

illegal-must-play = Alguna de tus fichas encaja, así que tienes que jugar. Las que encajan están levantadas en tu mano.
illegal-must-lead = En esta ronda se sale con { $tile }: juega esa ficha.
illegal-must-draw = Ninguna de tus fichas encaja: primero roba una.
illegal-must-pass = Ninguna de tus fichas encaja: solo puedes pasar.
illegal-not-your-turn = Todavía no es tu turno. La mesa muestra de quién es.
illegal-not-in-hand = Ya no tienes { $tile }.
illegal-does-not-fit = { $tile } no encaja ahí. Tu mano muestra qué encaja y dónde.
illegal-no-drawing = En este juego no se roba.
illegal-deal-over = Esta ronda ha terminado.
illegal-stake-required = Primero apuesta (al menos { $min }): es tu tercer turno, o ganaste la última ronda.
illegal-below-min = La apuesta mínima en esta mesa es { $min }.
illegal-over-max = La apuesta máxima en esta mesa es { $max }.
illegal-already-staked = Ya has apostado, y una apuesta no se cambia.
illegal-no-stake-yet = Todavía no has apostado, así que no hay nada que subir.
illegal-already-asked = Ya lo has pedido; la banca todavía no ha respondido.
illegal-option-off = En esta mesa no se sube la apuesta.
illegal-too-late = Para eso ya es tarde en esta ronda.
illegal-whole-chips-only = Escribe un número entero de monedas, por ejemplo 3.
illegal-banker-stakes-not = Llevas la banca, así que no apuestas: el resto apuesta contra ti.
illegal-banker-only = A eso solo puede responder la banca.
illegal-nothing-asked = Esa petición ya no está abierta.
illegal-not-carried = Solo puedes aumentar una apuesta que viene de un empate.
illegal-not-this-game = Eso no existe en este juego.
illegal-bad-option = «{ $option }» no puede tener ese valor con este número de personas o con las demás reglas de la casa. Elige otro.

## Las reglas en breve (/rules y el botón)

rules-buki = **Buki** (Bukidomino), Viena, para cuatro
    {""}**Objetivo.** Jugar todas tus fichas antes que nadie. Una persona lleva por sorteo la **banca** y también juega; el resto apuesta contra ella.
    {""}**Fichas.** Las 36 fichas de 0-1 a 7-8, sin dobles: seis (o siete) por persona. El resto, el **Stamm**, no se enseña nunca.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas automáticamente. Primero sale quien tiene la ficha más pesada; después, quien ganó la última ronda (tras un empate, quien jugó la última ficha). Se sale con cualquiera.
    {""}**Apuestas.** Apuesta antes de tu tercer turno; si ganaste la última ronda, antes de salir. Monedas enteras dentro de los límites (normalmente 2–6, lo máximo que cuesta una ronda); no se retiran. Si alguien gana antes de que apuestes, vale el mínimo.
    {""}**El final.** Juega tu última ficha y ganas. Si nadie puede seguir, gana la mano con menos puntos.
    {""}**Pagos.** Si gana alguien que apuesta, la banca le paga 2½ veces su apuesta y se queda las demás. Si gana la banca, se las queda todas. En un empate no gana nadie: las apuestas siguen para la próxima ronda y se pueden aumentar.
    {""}**La galería.** Se puede mirar detrás de quien lo permita (*Solo mirar*; por monedas, nunca detrás de un bot) y apostar por esa mano hasta su tercer turno, si la banca acepta. Se paga igual, pero tras un empate se devuelve.
    {""}**Lo especial.** Cada ciertas rondas cambia el sentido. Regla de la casa: subir hasta el cuarto turno, si la banca acepta.
    {""}-# Según pagat.com (dominó austríaco) y gamefarm.jp.
rules-austrian-block = **Dominó austríaco sin pozo**, para dos a cuatro, cada cual por su cuenta
    {""}**Objetivo.** Jugar todas tus fichas antes que nadie o, si nadie puede seguir, tener la mano con menos puntos.
    {""}**Fichas.** Las 36 fichas de 0-1 a 7-8, sin dobles. Entre dos, 11 (o 12) por persona; entre tres, 8 (o 9); entre cuatro, 7 (o 6 u 8). El resto, el **Stamm**, queda boca abajo y no se enseña nunca.
    {""}**Un turno.** Juega una ficha que encaje en A o en B. Si puedes, es obligatorio; si no, pasas automáticamente. En la primera ronda sale quien tiene la ficha más pesada, con la ficha que quiera; después, quien ganó la última.
    {""}**El final.** Juega tu última ficha y ganas. Si nadie puede seguir, gana la mano con menos puntos. Si hay empate, no gana nadie, y en la siguiente ronda sale quien jugó la última ficha.
    {""}**Puntuación.** Cada ronda ganada vale uno. Si se acuerda un número de rondas, gana la partida quien gane más, y se puede jugar por un bote.
    {""}**Lo especial.** Las fichas se ponen como ladrillos, en una línea doble; solo cuentan sus dos extremos.
    {""}-# Según pagat.com (dominó austríaco) y gamefarm.jp.
