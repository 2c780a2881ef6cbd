# Týmy: kdo hraje s kým, a výměna míst.

teams-mixed = Rozlosováno.
seat-free = volné místo
button-seats = Změnit místo
button-mix = Losovat dvojice
seats-choose = Vyber si místo a spoluhráče
seats-how = Spoluhráči sedí naproti sobě. Sedni si na volné místo nebo na místo bota, který pak přejde na tvoje. Místo se změní hned.
seats-opposite = Naproti: { $name }
seats-bot = { $name } (bot) přejde na tvoje místo
seats-empty = Tady zatím nikdo nesedí
seats-chosen = Naproti tobě teď sedí: { $name }.
refused-no-teams = U tohoto stolu nejsou dvojice, na místě tedy nezáleží.
refused-seats-in-match = Spoluhráči zůstávají spolu, dokud se zápas nerozhodne.
refused-seat-taken = Tam sedí { $name }. Vyber si volné místo nebo místo bota.
refused-seats-changed = Místa se změnila od chvíle, kdy se nabídka otevřela. Stiskni znovu *{ button-seats }*.
