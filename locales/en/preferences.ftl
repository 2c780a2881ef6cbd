# How pictures look, for a person and for a server

command-settings = Your settings: pictures, bots, times, language, your data
preferences-person = **My hands**, on every server. Choices here apply at once. How tables look is up to the moderators of each server, in /house.
preferences-guild = **The tables of this server** look as chosen here, from now on. How hands look, everyone chooses for themselves with /settings.
preferences-pips = Pips
preferences-more = Accessibility: none selected
choice-pips-game = Pips as usual in each game
choice-pips-coloured = Pips in four colours
choice-pips-classic = Classic black pips
choice-more-large = Large tiles
    .says = A long line is rearranged more often
choice-more-contrast = High contrast
    .says = White tiles on black
choice-more-digits = Digits instead of pips
    .says = Each half shows its number
choice-more-words = Words as well as pictures
    .says = My hand and the whole table in sentences, enough to play by
choice-more-patient = Time to read
    .says = A claim that is turned up stays in my hand until I press
choice-more-uncoached = No tips
    .says = Not even in my first two rounds of a game
choice-more-unreminded = No reminders
    .says = No DMs when a slow table waits for me
refused-keepers-only = Only people who manage the server can change this. If you may use /house, open it again.
