# Named house rules

command-presets = Névvel mentett házi szabályok ezen a szerveren
command-presets-save = A csatorna asztalának házi szabályai névvel elmentve; a /play felkínálja őket
    .name = A név, például Café Central
command-presets-show = A szerver összes névvel mentett házi szabálya
command-presets-delete = Névvel mentett házi szabályok törlése
    .name = Melyik
preset-saved = Elmentve. A /play felkínálja: { $preset }
preset-deleted = { $name } törölve.
presets-none = Még nincsenek névvel mentett házi szabályok. Állíts be egy asztalt, aztán: /presets save.
preset-usual = ahogy szokás
refused-preset-name = A név 1–{ $most } karakter legyen, és ne egy játék neve.
refused-presets-full = Már { $most } van. Előbb törölj egyet: /presets delete.
refused-no-preset = Ilyen nevű házi szabályok nincsenek. A /presets show mindet felsorolja.
