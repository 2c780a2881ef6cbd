# Mesas lentas: un día por turno, en hilos; la lista de las mesas propias

pace-quick = Rápido: de una sentada
pace-slow = Lento: un día por turno, en un hilo
opened-slow = Tu mesa lenta tiene su propio hilo: [ir a la mesa](<{ $link }>)
    -# Cada persona tiene un día para cada turno. *{ button-my-tables }* (/help) muestra tus mesas.
refused-pace = El ritmo puede ser rápido o lento. Elige uno de la lista.
refused-no-threads = Una mesa lenta necesita su propio hilo, y este canal no los tiene. Usa /play en un canal de texto normal.
refused-threads-full = Este servidor tiene abiertos todos los hilos que permite Discord. Hay que cerrar uno, o abrir una mesa rápida.
permission-create-public-threads = Crear hilos públicos

my-tables = { $count ->
    [one] **Tienes asiento en una mesa.**
   *[other] **Tienes asiento en { $count } mesas.**
}{ $waiting ->
    [0] {""}
    [one] {" "}Una te espera.
   *[other] {" "}{ $waiting } te esperan.
}
my-tables-none = Ahora mismo no tienes asiento en ninguna mesa. /play abre una.
my-table-turn = **Tu turno** · { $when ->
    [none] sin límite de tiempo
   *[other] el tiempo se acaba { $when }
}
my-table-ready = **¿Quieres seguir?** La próxima ronda empieza { $when ->
    [none] cuando todo el mundo diga que sí
   *[other] { $when }, o en cuanto todo el mundo diga que sí
}
my-table-others = Se espera a { $names ->
    [none] un bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· el tiempo se acaba { $when }
}
my-table-pause = Entre dos rondas{ $names ->
    [none] {""}
   *[other] {" "}· falta que confirmen: { $names }
} · próxima ronda { $when ->
    [none] pronto
   *[other] { $when }
}
my-table-lobby = Sin empezar · { $seated ->
    [one] 1 asiento ocupado
   *[other] { $seated } asientos ocupados
} · se cierra { $when ->
    [none] si nadie empieza
   *[other] { $when } si no pasa nada
}
my-table-asked = Tienes asiento a partir de la próxima ronda
my-table-away = Un bot juega por ti. Pulsa un botón de tu mano para volver

reminder = { $count ->
    [one] **Una mesa lenta te espera.**
   *[other] **{ $count } mesas lentas te esperan.**
}
button-reminders-off = No más recordatorios
reminders-off = Ya no te recordaré las mesas lentas. /help las muestra; /settings activa otra vez los recordatorios.
away-slow = **Se acabó tu tiempo** en la mesa de { $game } en { $server }: juega un bot por ti. Pulsa allí cualquier botón y el asiento vuelve a ser tuyo: <{ $link }>
