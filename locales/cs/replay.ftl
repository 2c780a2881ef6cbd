# Záznamy dohraných kol a zda souhlasí s pečetí

command-replay = Dohrané kolo ještě jednou, jako animace
    .deal = Které kolo; když nic nezadáš, poslední
    .table = Kód jiného stolu; když nic nezadáš, nejnovější v tomto kanálu
command-verify = Zda kola zavřeného stolu souhlasí s jeho pečetí
    .table = Kód stolu; když nic nezadáš, naposledy zavřený v tomto kanálu

button-replay = Záznam

replay = **{ $title }** · kolo { $number } u stolu { $code }, krok za sekundu
replay-open = Všechny kameny jsou odkryté, protože stůl je zavřený.
replay-closed = Ukazuje, co viděli všichni. Až se stůl zavře, ukáže /replay i kameny v ruce.
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
replay-passed = { $name } pasuje
replay-drew = { $name } si líže

verified = { $deals ->
    [one] **To jedno kolo je v pořádku.**
    [few] **Všechna { $deals } kola jsou v pořádku.**
   *[other] **Všech { $deals } kol je v pořádku.**
} Znovu proběhlo rozdání i hra ze zapečetěného tajného čísla: kámen po kameni totéž a každý ukázaný tah se hodí.
verified-not = **Kolo { $deal } není v pořádku.** Nevyplývá z pečeti, vašich stisků a ukázaných tahů. Uschovej prosím soubor a obrať se na toho, kdo Kaffeehaus provozuje.
verified-seal = **Pečeť je porušená.** Tajné číslo není to, které bylo před prvním kolem zapečetěno. Uschovej prosím soubor a obrať se na toho, kdo Kaffeehaus provozuje.
verified-means = **Co to znamená?** Před prvním kolem vzniklo tajné číslo a vy jste viděli jeho *pečeť*. Pečeť je jako otisk prstu: hodí se jen k jednomu číslu a to číslo z ní nikdo nepozná. Každé míchání, los i hod vyplývá z tohoto čísla a z vašich vlastních stisků, při usednutí a v každém kole. Nemohu tedy vybírat kameny, jak se to komu hodí, ani je potom vyměnit.
verified-check = **Nemusíš mi věřit.**
    1. Tato pečeť musí být ta, kterou ti při usednutí ukázala soukromá zpráva: `{ $seal }`
    2. V souboru je všechno, co se u stolu stalo. { $url ->
        [none] Krátkým skriptem, který ti dají provozovatelé tohoto bota, to na svém počítači rozdáš znovu, beze mě.
       *[other] Krátkým skriptem to na svém počítači rozdáš znovu, beze mě: [jak na to, a co taková kontrola ukázat nemůže](<{ $url }>).
    }
verified-facts = { $title }, stůl { $code } · tajné číslo `{ $secret }`

refused-no-replay = Žádné kolo se tu ještě nedohrálo. Až se dohraje, ukáže ho /replay.
refused-replay-deal = U tohoto stolu není dohrané kolo { $deal }; mají čísla od 1 do { $deals }.
refused-replay-table = Stůl tohoto serveru s kódem „{ $code }“ neznám. Kód vynech a vezmu nejnovější stůl v tomto kanálu.
refused-replay-older = U toho stolu se hrálo podle starších pravidel, která už neznám: jeho kola nejdou zopakovat.
refused-replay-large = Toto kolo je na animaci, která by se sem dala nahrát, příliš dlouhé.
refused-replay-busy = Právě se kreslí příliš mnoho záznamů. Zkus to prosím za minutu.
refused-replay-own = Ještě pracuji na tvém posledním záznamu. Až tu bude, řekni si znovu.
refused-verify-live = Tento stůl je ještě otevřený. Pečeť se rozlomí, až se zavře; pak /verify zopakuje všechna kola. Dřív by tajné číslo prozradilo všechny kameny.
refused-no-verify = V tomto kanálu ještě žádný stůl s odehranými koly neskončil.
