# /learn: a guided first round. What is said at each step is in lessons-<game>.ftl: `lesson-<step>` says what to do (and
# nothing that the buttons say already), its `.why` is for a player who presses something else.

command-learn = Learn a game: a first round, in private, step by step
    .game = Which game

lesson-title = **Learn { $game }** · step { $number } of { $count }
lesson-press = Press *{ $label }*.
lesson-choose = In the menu, choose *{ $label }*.
lesson-does-not-fit = **{ $tile } does not fit:** A shows { $a }, B shows { $b }.
lesson-games = Which game would you like to learn? It takes three minutes, nobody is watching, and nothing is at stake.
lesson-none = There is no lesson for this game yet, so here are its rules.
menu-learn = Choose a game
button-lesson-next = Go on
button-lesson-again = Once more
button-lesson-other = Another game
