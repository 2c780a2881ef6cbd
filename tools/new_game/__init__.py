"""`make new-game`: the files of a new game, as stubs that play and say what to fill in."""
