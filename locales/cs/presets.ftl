# Pojmenovaná domácí pravidla

command-presets = Pojmenovaná domácí pravidla tohoto serveru
command-presets-save = Uložit domácí pravidla stolu v tomto kanálu pod jménem; /play je pak nabídne
    .name = Jméno, například Café Central
command-presets-show = Všechna pojmenovaná domácí pravidla tohoto serveru
command-presets-delete = Smazat pojmenovaná domácí pravidla
    .name = Která
preset-saved = Uloženo. /play nabízí: { $preset }
preset-deleted = Smazáno: { $name }.
presets-none = Zatím tu žádná pojmenovaná domácí pravidla nejsou. Připrav stůl a potom použij /presets save.
preset-usual = jako obvykle
refused-preset-name = Jméno má 1 až { $most } znaků a není to název hry.
refused-presets-full = Uložená domácí pravidla už mají { $most ->
    [one] jedno jméno
    [few] { $most } jména
   *[other] { $most } jmen
} a víc jich být nemůže. Nejdřív některá smaž přes /presets delete.
refused-no-preset = Domácí pravidla s tím jménem tu nejsou. Všechna ukáže /presets show.
