# Pojmenovaná domácí pravidla

command-presets = Pojmenovaná domácí pravidla tohoto serveru
command-presets-save = Pojmenovat domácí pravidla stolu v tomto kanálu; /play je pak nabídne
    .name = Jméno, třeba Café Central
command-presets-show = Všechna pojmenovaná domácí pravidla tohoto serveru
command-presets-delete = Zapomenout pojmenovaná domácí pravidla
    .name = Která
preset-saved = Uloženo. /play nabízí: { $preset }
preset-deleted = Zapomenuto: { $name }.
presets-none = Zatím tu žádná pojmenovaná domácí pravidla nejsou. Připrav stůl a potom použij /presets save.
preset-usual = jako obvykle
refused-preset-name = Jméno má 1 až { $most } znaků a není to název hry.
refused-presets-full = Víc už jich být nemůže: { $most }. Místo udělá /presets delete.
refused-no-preset = Nic s tím jménem tu není. Všechna ukáže /presets show.
