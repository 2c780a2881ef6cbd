# Týmy: kdo hraje s kým, a výměna míst.

teams-mixed = Rozlosováno.
seat-free = volné místo
button-seats = Změnit místo
button-mix = Losovat dvojice
seats-choose = Vyber si místo a spoluhráče
seats-how = Spoluhráči sedí naproti sobě. Sedni si na volné místo nebo na místo bota, který pak přejde na tvoje. { $lobby ->
    [yes] Místo se změní hned.
   *[no] Místo se změní před příštím kolem a tvoje vyhraná kola se počítají znovu od nuly.
}
seats-opposite = Naproti: { $name }
seats-bot = { $name } (bot) přejde na tvoje místo
seats-empty = Tady zatím nikdo nesedí
seats-stay = Zůstanu, kde jsem
seats-stayed = Zůstáváš na svém místě.
seats-chosen = { $lobby ->
    [yes] Naproti tobě teď sedí: { $name }.
   *[no] Od příštího kola sedí naproti tobě: { $name }.
}
seats-moving = { $count ->
    [one] { $names } si před příštím kolem přesedne.
    [few] { $names } si před příštím kolem přesednou.
   *[other] { $names } si před příštím kolem přesednou.
}
refused-no-teams = U tohoto stolu nejsou dvojice, na místě tedy nezáleží.
refused-seats-in-round = Počkej, až kolo skončí, potom si můžeš přesednout.
refused-seats-in-match = Spoluhráči zůstávají spolu, dokud se zápas nerozhodne.
refused-seat-taken = Tam sedí { $name }. Vyber si volné místo nebo místo bota.
refused-seats-changed = Místa se změnila od chvíle, kdy se nabídka otevřela. Stiskni znovu *{ button-seats }*.
