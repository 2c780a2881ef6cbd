# /house: co tu určují a dělají ti, kdo server spravují

command-house = Stoly tohoto serveru, pro jeho správu: meze, kanály, zákazy, jazyk, vzhled

button-house-tables = Otevřené stoly
button-house-channels = Kanály
button-house-limits = Meze
button-house-bans = Zákazy
button-house-looks = Vzhled
button-house-record = Kdo co udělal
button-house-back = Zpět
button-house-close = Zavřít tento stůl

house-title = **Podnik na tomto serveru.** Vidí a mění to jen ti, kdo server spravují.
house-tables = Otevřené stoly: { $count }, nejvýš { $most }, od jednoho člověka { $host }. Stůl se zavírá { $deals ->
    [one] po jednom kole
    [few] po { $deals } kolech
   *[other] po { $deals } kolech
}; zápas se vždy dohraje.
house-channels = Stoly se smějí otevírat { $channels ->
    [none] ve všech kanálech
   *[other] tady a v příslušných vláknech: { $channels }
}.
house-computers = Stoly s boty: { $chips ->
    [yes] o žetony
   *[no] jen pro radost
}
house-bans = Zákaz ke stolům: { $count ->
    [0] nikdo
   *[other] { $count }
}
house-menu-computers = Oč se hraje u stolů s boty

house-tables-title = { $count ->
    [0] Žádný stůl není otevřený.
    [one] **Otevřený je jeden stůl**
    [few] **Otevřené jsou { $count } stoly**
   *[other] **Otevřených je { $count } stolů**
}
house-table-unreadable = - stůl jiné mé verze, která se o něj stará, kanál { $channel }
house-more = … a další: { $count }
house-menu-close = Zavřít některý
house-close-means = Zavřít tento stůl? Co začalo, se nejdřív dohraje, s boty místo těch, kdo odejdou, a všem se vyplatí podle pravidel. Nedá se to vrátit.

house-menu-channels = Všude: vybrat kanály
house-channels-means = Vyber kanály, v nichž se smějí otevírat stoly; patří k nim i jejich vlákna. Bez výběru platí všude. Otevřené stoly zůstanou.

house-limits-means = Co platí na tomto serveru. Nejvyšší hodnoty určil ten, kdo Kaffeehaus provozuje; tady se můžeš rozhodnout pro méně. Otevřené stoly zůstanou.
house-limit-usual = jako v celém Kaffeehausu
house-menu-server-tables = Stolů najednou na tomto serveru
house-menu-host-tables = Stolů najednou od jednoho člověka
house-menu-session-deals = Kol, než se stůl zavře
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
moderated-close = zavřený stůl: { $about }
moderated-unban = smí zase hrát: { $about }
moderated-channels = stoly povolené { $about ->
    [none] ve všech kanálech
   *[other] zde: { $about }
}
moderated-server-tables = stolů najednou: { $about ->
    [none] kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-host-tables = stolů od jednoho člověka: { $about ->
    [none] kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-session-deals = kol, než se stůl zavře: { $about ->
    [none] kolik Kaffeehaus dovolí
   *[other] { $about }
}
moderated-computers = stoly s boty: { $about ->
    [yes] o žetony
   *[no] jen pro radost
}
moderated-looks = změna vzhledu stolů
moderated-save-preset = uložená domácí pravidla: { $about }
moderated-delete-preset = smazaná domácí pravidla: { $about }

refused-channel = V tomto kanálu stoly nejsou dovolené. Tady ano: { $channels }.
