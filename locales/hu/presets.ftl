# Named house rules

presets-none = Még nincsenek névvel mentett házi szabályok. Állíts be egy asztalt, aztán: *{ button-preset-save }*.
preset-usual = ahogy szokás
refused-preset-name = A név 1–{ $most } karakter legyen, legyen benne betű vagy számjegy, és ne egy játék vagy más házi szabályok neve. A jelek, az ékezetek és a nagybetűk nem számítanak.
refused-presets-full = Már { $most } van. Előbb törölj egyet.
refused-no-preset = Ilyen nevű házi szabályok nincsenek.
button-house-presets = Elnevezett szabályok
house-menu-preset = Elnevezett házi szabályok törlése
button-preset-save = Az asztal szabályainak mentése
form-preset = A házi szabályok neve
