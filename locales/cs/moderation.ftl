# /house: co tu určují a dělají ti, kdo server spravují

command-house = Stoly tohoto serveru, pro jeho správu: limity, kanály, zákazy, jazyk, vzhled
    .page = Která stránka se otevře

button-house-tables = Otevřené stoly
button-house-channels = Kanály
button-house-limits = Limity
button-house-games = Hry
button-house-bans = Zákazy
button-house-looks = Vzhled
button-house-record = Kdo co udělal
button-house-close = Zavřít tento stůl

house-title = **Podnik na tomto serveru.** Vidí a mění to jen ten, kdo server spravuje.
house-tables = Otevřené stoly: { $count } (limit { $most }, na člověka { $host }){ $slow ->
    [0] {""}
   *[other] , k tomu pomalé: { $slow }
}. Stůl se zavře { $deals ->
    [one] po jednom kole
    [few] po { $deals } kolech
   *[other] po { $deals } kolech
}; zápas se vždy dohraje.
house-channels = Stoly se smějí otevírat { $channels ->
    [none] ve všech kanálech
   *[other] jen tady a ve vláknech těchto kanálů: { $channels }
}.
house-computers = Stoly s boty: { $chips ->
    [yes] o žetony
   *[no] jen pro radost
}
house-bans = Zákaz přístupu ke stolům: { $count ->
    [0] nikdo
   *[other] { $count }
}
house-menu-computers = O co se hraje u stolů s boty

house-tables-title = { $count ->
    [0] Žádný stůl není otevřený.
    [one] **Otevřený je jeden stůl**
    [few] **Otevřené jsou { $count } stoly**
   *[other] **Otevřených je { $count } stolů**
}
house-table-unreadable = - stůl v kanálu { $channel }, který vede jiná moje verze
house-more = … a další: { $count }
house-menu-close = Zavřít některý
house-close-means = Zavřít tento stůl? Rozehrané kolo nebo zápas se nejdřív dohraje, s boty za ty, kdo odejdou, a všem se vyplatí podle pravidel. Vrátit se to nedá.

house-menu-channels = Všude: vyber kanály
house-channels-means = Vyber kanály, ve kterých se smějí otevírat stoly; patří k nim i jejich vlákna. Když nevybereš žádný, smějí se otevírat všude. Otevřené stoly zůstanou.
house-games = Hry v nabídce: { $off ->
    [none] všechny
   *[other] všechny kromě: { $off }
}.
house-menu-games = Hry, které se tu dají hrát
house-menu-first-games = Hry, které /play ukazuje jako první (nejvýš pět)
house-games-means = Vyber hry, pro které se tu smí otevřít stůl. Nové hry Kaffeehausu jsou v nabídce, dokud je nevyřadíš. Otevřený stůl hraje dál.

house-limits-means = Limity na tomto serveru. Nejvyšší hodnoty určuje provozovatel; můžeš je snížit, ne zvýšit. Otevřené stoly zůstanou.
house-limit-usual = jak určil provozovatel Kaffeehausu
house-menu-server-tables = Otevřené stoly na tomto serveru
house-menu-host-tables = Otevřené stoly na člověka
house-menu-session-deals = Počet kol, než se stůl zavře
house-limit-server-tables = { $count ->
    [one] Jeden stůl najednou
    [few] { $count } stoly najednou
   *[other] { $count } stolů najednou
}
house-limit-host-tables = { $count ->
    [one] Jeden stůl na člověka
    [few] { $count } stoly na člověka
   *[other] { $count } stolů na člověka
}
house-limit-session-deals = { $count ->
    [one] Jedno kolo u stolu
    [few] { $count } kola u stolu
   *[other] { $count } kol u stolu
}

house-record-title = **Kdo co udělal**, nejnovější nahoře
house-record-empty = Zatím nic.
moderated-close = zavírá stůl v kanálu { $about }
moderated-unban = dovoluje zase hrát: { $about }
moderated-channels = povoluje stoly { $about ->
    [none] ve všech kanálech
   *[other] jen tady: { $about }
}
moderated-first-games = hry, které /play ukazuje jako první: { $about ->
    [none] jako obvykle
   *[other] { $about }
}
moderated-games = hry v nabídce: { $about ->
    [none] všechny
   *[other] všechny kromě: { $about }
}
moderated-server-tables = otevřené stoly: { $about ->
    [none] tolik, kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-host-tables = otevřené stoly na člověka: { $about ->
    [none] tolik, kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-session-deals = počet kol, než se stůl zavře: { $about ->
    [none] tolik, kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-computers = stoly s boty: { $about ->
    [yes] o žetony
   *[no] jen pro radost
}
moderated-looks = mění vzhled stolů
moderated-save-preset = ukládá domácí pravidla { $about }
moderated-delete-preset = maže domácí pravidla { $about }

refused-channel = V tomto kanálu stoly být nesmějí. Tady ano: { $channels }.
