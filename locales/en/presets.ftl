# Named house rules

command-presets = Named house rules for this server
command-presets-save = Save the house rules of this channel’s table under a name; /play offers them
    .name = The name, for example Café Central
command-presets-show = All named house rules of this server
command-presets-delete = Delete named house rules
    .name = Which
preset-saved = Saved. /play offers: { $preset }
preset-deleted = { $name } has been deleted.
presets-none = There are no named house rules yet. Set up a table, then /presets save.
preset-usual = as usual
refused-preset-name = A name has 1 to { $most } characters and is not the name of a game.
refused-presets-full = There are { $most } already. Delete one first, with /presets delete.
refused-no-preset = There are no house rules with that name. /presets show lists them all.
