# Pojmenovaná domácí pravidla

presets-none = Zatím tu žádná pojmenovaná domácí pravidla nejsou. Připrav stůl a potom použij *{ button-preset-save }*.
preset-usual = jako obvykle
refused-preset-name = Jméno má 1 až { $most } znaků, z toho aspoň jedno písmeno nebo číslici, a není to název hry ani jiných domácích pravidel. Na symbolech, diakritice a velikosti písmen nezáleží.
refused-presets-full = Uložená domácí pravidla už mají { $most ->
    [one] jedno jméno
    [few] { $most } jména
   *[other] { $most } jmen
} a víc jich být nemůže. Nejdřív některá smaž.
refused-no-preset = Domácí pravidla s tím jménem tu nejsou.
button-house-presets = Pojmenovaná pravidla
house-menu-preset = Smazat pojmenovaná pravidla
button-preset-save = Uložit pravidla tohoto stolu
form-preset = Název domácích pravidel
