# Which game: what is typed

refused-unknown-game = I do not know that game. { $near ->
    [none] {""}
   *[other] Did you mean *{ $near }*?{" "}
}On offer: { $games }.
refused-ambiguous-game = Several begin like that: { $games }. Type a few more letters.
