# Named house rules

command-presets = House rules with a name, for this server
command-presets-save = Give the house rules of this channel’s table a name; /play offers it
    .name = The name, for example Café Central
command-presets-show = All named house rules of this server
command-presets-delete = Forget named house rules
    .name = Which
preset-saved = Saved. /play offers: { $preset }
preset-deleted = { $name } is forgotten.
presets-none = There are no named house rules yet. Set up a table, then /presets save.
preset-usual = as usual
refused-preset-name = A name has 1 to { $most } characters and is not that of a game.
refused-presets-full = There are { $most } already. /presets delete makes room.
refused-no-preset = There is nothing of that name. /presets show lists them.
