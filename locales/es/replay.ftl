# Repeticiones de rondas terminadas, y si concuerdan con el sello


button-replay = Repetición

replay = **{ $title }** · ronda { $number } de la mesa { $code }, un paso por segundo
replay-open = La mesa está cerrada, así que se muestran todas las manos.
replay-closed = Ves lo que vio todo el mundo. Cuando la mesa se cierre, *{ $replay }* muestra también todas las manos.
replay-number = Ronda { $number }
replay-table = { $title }, { $deals ->
    [one] una ronda
   *[other] { $deals } rondas
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] su tren
    [mexican] tren mexicano
   *[other] tren de { $owner }
}
replay-passed = { $name } pasa
replay-drew = { $name } roba

verified = { $deals ->
    [one] **La única ronda está en orden.**
   *[other] **Las { $deals } rondas están en orden.**
} He repetido el reparto y el juego a partir del secreto sellado: ficha por ficha lo mismo, y cada jugada mostrada concuerda.
verified-not = **La ronda { $deal } no está en orden.** No se deduce del sello, de tus pulsaciones y de las jugadas mostradas. Guarda el archivo, por favor, y consulta a quien opera Kaffeehaus.
verified-seal = **El sello está roto.** El secreto no es el que se selló antes de la primera ronda. Guarda el archivo, por favor, y consulta a quien opera Kaffeehaus.
verified-means = **¿Qué significa esto?** Antes de la primera ronda saqué un número secreto, y *{ button-fair }* mostraba su *sello*. Un sello es como una huella dactilar: corresponde a un solo número, y con él nadie puede averiguar el número. Cada reparto, sorteo y dado sale de ese número junto con tus propias pulsaciones, cuando te sentaste y en cada ronda. Así que no pude elegir las fichas a favor de nadie, ni puedo cambiarlas después.
verified-check = **No hace falta creerme.**
    1. Este sello debe ser el que mostraba *{ button-fair }* antes de la primera ronda: `{ $seal }`
    2. El archivo contiene todo lo que pasó en la mesa. { $url ->
        [none] Un pequeño programa lo reparte todo otra vez en tu propio equipo, sin mí; puede dártelo quien me opera.
       *[other] Un pequeño programa lo reparte todo otra vez en tu propio equipo, sin mí: [cómo se hace, y qué no puede demostrar](<{ $url }>).
    }
verified-facts = { $title }, mesa { $code } · secreto `{ $secret }`

refused-no-replay = Aquí todavía no se ha terminado ninguna ronda. Cuando se termine una, puedes volver a verla.
refused-replay-deal = En esta mesa no hay una ronda { $deal } terminada; van de la 1 a la { $deals }.
refused-replay-table = En este servidor no conozco ninguna mesa con el código «{ $code }».
refused-replay-older = Esa mesa se jugó con reglas antiguas que ya no conozco, así que sus rondas no se pueden repetir.
refused-replay-large = Esta ronda es demasiado larga para subirla aquí como animación.
refused-replay-busy = Ahora mismo se están dibujando demasiadas repeticiones. Prueba otra vez dentro de un minuto.
refused-replay-own = Todavía estoy con lo último que pediste. Cuando llegue, pide otra vez.
refused-verify-live = Esta mesa sigue abierta. Cuando se cierre, se abre su sello y *{ button-verify }* repite cada ronda. Antes, el secreto dejaría ver todas las manos.
refused-no-verify = En este canal no ha terminado ninguna mesa con rondas.
button-look-back = Rondas pasadas
menu-look-back = Elige una mesa de este canal
button-table-code = Código de la mesa…
menu-round = Elige una ronda
