# Named house rules

presets-none = There are no named house rules yet. Set up a table, then *{ button-preset-save }*.
preset-usual = as usual
refused-preset-name = A name has 1 to { $most } characters, with a letter or a digit among them, and is not that of a game or of other house rules. Symbols, accents and capitals make no difference.
refused-presets-full = There are { $most } already. Delete one first.
refused-no-preset = There are no house rules with that name.
button-house-presets = Named house rules
house-menu-preset = Delete named house rules
button-preset-save = Save the rules of this table
form-preset = Name of the house rules
