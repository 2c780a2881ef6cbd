# /help a /about. Příkazy přicházejí jako zmínky, na které se dá kliknout

command-help = Co tu můžeš dělat a jak
command-about = Co je to za bota a jakou hodnotu mají jeho žetony

button-help = Co tu můžu dělat?
help-title = **Co chceš dělat?**
help-play = **Hrát:** { $play } tu otevře stůl. Volná místa mohou obsadit boti.
help-sit = **Přisednout:** u stolu stiskni *{ button-join }*. { $hand } ukáže tvoje kameny, { $table } přinese stůl dolů, { $leave } tě od stolu odvede.
help-watch = **Dívat se:** stůl vidí každý v kanálu. V Buki ti *{ button-watch }* ukáže i něčí kameny.
help-learn = **Učit se:** { $learn } tě krok za krokem provede prvním kolem.
help-rules = **Pravidla:** { $rules } vysvětlí hru, s obrázky.
help-chips = **Žetony:** { $chips-balance } je spočítá, { $chips-history } řekne, odkud jsou, { $chips-daily } dá dnešní, { $leaderboard } je žebříček.
help-replay = **Podívat se zpátky:** { $replay } ukáže kolo ještě jednou, { $verify } ověří, že se míchalo poctivě.
help-preferences = **Tvoje nastavení:** { $preferences } mění tvoje obrázky a boty, kteří s tebou hrají.
help-house = **Tento server:** { $house } je pro jazyk, kanály, meze a zákazy, { $presets-save } pro vlastní pravidla.
help-privacy = **Tvoje data:** { $privacy-about } řekne, co si pamatuji, { $privacy-export } ti to vydá, { $privacy-forget } to smaže.
help-about = **O mně:** { $about }.
help-elsewhere = Stoly stojí v kanálech serverů. Tam se hraje, příkazem { $play }.

about = **Kaffeehaus** { $version }: dominové hry střední Evropy u stolů ve vašich kanálech. { $play } otevře stůl, { $rules } vysvětlí hru.
    {""}**Žetony** jsou jen na hraní. Nedají se koupit, prodat ani vyměnit za nic hodnotného. Na serveru začínají všichni se stejným počtem, { $chips-daily } je doplní. Zůstatky se mohou vynulovat.
    {""}**Míchání se dá ověřit.** Před prvním kolem vidíš pečeť: otisk (SHA-256) tajného čísla. Kameny snímáte vlastními stisky, při usednutí a v každém kole. Když se stůl zavře, tajné číslo ukážu a { $verify } ti dá soubor, s nímž může každý celé míchání zopakovat.
    {""}**Co si pamatuji:** tvoje id, jméno, jazyk a kanál přímých zpráv, tvoje žetony a odehrané hry. Zprávy nikdy nečtu. Víc řekne { $privacy-about }.
