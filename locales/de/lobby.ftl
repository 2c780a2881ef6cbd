# Welches Spiel: was man eintippt

refused-unknown-game = Das Spiel kenne ich nicht. { $near ->
    [none] {""}
   *[other] Meinst du *{ $near }*?{" "}
}Es gibt: { $games }.
refused-ambiguous-game = Mehrere fangen so an: { $games }. Gib noch ein paar Buchstaben ein.
