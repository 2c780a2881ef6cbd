# Computerspieler: wie gut sie spielen, und wer sie sind.

level = { $level ->
    [lehrling] Lehrling
    [geselle] Geselle
    [meister] Meister
   *[grossmeister] Großmeister
}
    .says = { $level ->
    [lehrling] spielt, wie es kommt, aber nichts Unsinniges
    [geselle] wird zuerst die schweren Steine los
    [meister] bedenkt, was jeder Stein übrig lässt
   *[grossmeister] denkt voraus
}
who-computer = { $name } (Bot · { $level })
company-add = Bot deiner Wahl dazusetzen …
company-any = Irgendein { $level }
refused-regular-taken = { $name } sitzt schon an diesem Tisch oder gehört nicht zu unseren Stammgästen. Nimm jemand anderen.
preferences-company = Bots an meinen Tischen
company-fitting = Bots: auf meinem Niveau
    .says = so stark wie ich, nach meinen bisherigen Partien
company-always = Bots: immer { $level }
