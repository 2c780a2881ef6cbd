# Named house rules

command-presets = Névvel mentett házi szabályok ezen a szerveren
command-presets-save = Adj nevet a csatorna asztala házi szabályainak; a /play felkínálja
    .name = A név, például Café Central
command-presets-show = A szerver összes névvel mentett házi szabálya
command-presets-delete = Névvel mentett házi szabályok törlése
    .name = Melyik
preset-saved = Elmentve. A /play felkínálja: { $preset }
preset-deleted = Törölve: { $name }.
presets-none = Még nincsenek névvel mentett házi szabályok. Állíts be egy asztalt, aztán: /presets save.
preset-usual = ahogy szokás
refused-preset-name = Egy név 1–{ $most } karakter, és nem egy játék neve.
refused-presets-full = Már ennyi van, több nem lehet: { $most }. A /presets delete helyet csinál.
refused-no-preset = Ilyen nevű nincs. A /presets show felsorolja őket.
