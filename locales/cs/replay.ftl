# Záznamy dohraných kol a zda souhlasí s pečetí


button-replay = Záznam

replay = **{ $title }** · kolo { $number } u stolu { $code }, jeden krok za sekundu
replay-open = Všechny kameny jsou odkryté, protože stůl je zavřený.
replay-closed = Vidíš, co viděli všichni. Až se stůl zavře, ukáže *{ $replay }* i kameny v ruce.
replay-number = Kolo { $number }
replay-table = { $title }, { $deals ->
    [one] jedno kolo
    [few] { $deals } kola
   *[other] { $deals } kol
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] vlastní vlak
    [mexican] mexický vlak
   *[other] vlak: { $owner }
}
replay-passed = { $name } pasuje
replay-drew = { $name } si líže

verified = { $deals ->
    [one] **To jediné kolo je v pořádku.**
    [few] **Všechna { $deals } kola jsou v pořádku.**
   *[other] **Všech { $deals } kol je v pořádku.**
} Ze zapečetěného tajného čísla jsem znovu rozdal i zahrál: sedí kámen po kameni i každý ukázaný tah.
verified-not = **Kolo { $deal } není v pořádku.** Nevychází z pečeti, vašich stisků a ukázaných tahů. Soubor si prosím uschovej a obrať se na toho, kdo Kaffeehaus provozuje.
verified-seal = **Pečeť je porušená.** Tajné číslo není to, které bylo před prvním kolem zapečetěno. Soubor si prosím uschovej a obrať se na toho, kdo Kaffeehaus provozuje.
verified-means = **Co to znamená?** Před prvním kolem jsem vylosoval tajné číslo a tlačítko *{ button-fair }* ukázalo jeho *pečeť*. Pečeť je jako otisk prstu: patří k jedinému číslu a nikdo z ní to číslo nepozná. Každé míchání, los i hod vychází z toho čísla a z vašich vlastních stisků, při usednutí a v každém kole. Nemohl jsem tedy nikomu kameny vybírat a dodatečně je vyměnit taky nemůžu.
verified-check = **Nemusíš mi věřit.**
    1. Pečeť musí být stejná jako ta, kterou před prvním kolem ukázalo tlačítko *{ button-fair }*: `{ $seal }`
    2. V souboru je všechno, co se u stolu stalo. { $url ->
        [none] Krátký skript to na tvém počítači celé rozdá znovu, beze mě; dá ti ho ten, kdo mě provozuje.
       *[other] Krátký skript to na tvém počítači celé rozdá znovu, beze mě: [jak na to a co taková kontrola ukázat nemůže](<{ $url }>).
    }
verified-facts = { $title }, stůl { $code } · tajné číslo `{ $secret }`

refused-no-replay = Tady se ještě žádné kolo nedohrálo. Až se dohraje, můžeš se na něj podívat znovu.
refused-replay-deal = U tohoto stolu není dohrané kolo { $deal }; dohraná kola mají čísla 1 až { $deals }.
refused-replay-table = Na tomto serveru neznám stůl s kódem „{ $code }“.
refused-replay-older = U toho stolu se hrálo podle starších pravidel, která už neznám, takže se jeho kola nedají zopakovat.
refused-replay-large = Toto kolo je příliš dlouhé, jako animace se sem nahrát nedá.
refused-replay-busy = Právě kreslím příliš mnoho záznamů. Zkus to prosím za minutu znovu.
refused-replay-own = Ještě pracuju na tvém posledním dotazu. Až tu bude odpověď, zeptej se znovu.
refused-verify-live = Tento stůl je ještě otevřený. Až se zavře, otevře se i jeho pečeť a *{ button-verify }* zopakuje všechna kola. Dřív by tajné číslo prozradilo kameny všech.
refused-no-verify = V tomto kanálu se ještě nezavřel žádný stůl s odehranými koly.
button-look-back = Dřívější kola
menu-look-back = Vyber stůl tohoto kanálu
button-table-code = Kód stolu…
menu-round = Vyber kolo
