# How pictures look, for a person and for a server

command-preferences = How my hands look: pips or digits, large tiles, high contrast, words instead of pictures
preferences-person = **My hands**, on every server. What I choose here counts at once; the tables of a server look as its moderators have chosen in /house.
preferences-guild = **The tables of this server** look as chosen here, at once. How hands look, each person chooses with /preferences.
preferences-pips = Pips
preferences-more = Nothing more: choose what helps
choice-pips-game = Pips as each game has them
choice-pips-coloured = Pips in four colours
choice-pips-classic = Classic black pips
choice-more-large = Large tiles
    .says = A growing line has to be arranged anew now and then
choice-more-contrast = High contrast
    .says = White tiles on black
choice-more-digits = Digits instead of pips
    .says = Every half says its number
choice-more-words = Words as well as pictures
    .says = My hand and the whole table in sentences, enough to play by
choice-more-uncoached = No tips
    .says = In my first two rounds of a game
refused-keepers-only = Only those who manage the server can change this.
