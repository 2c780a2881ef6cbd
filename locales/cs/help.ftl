# /help. Příkazy přicházejí jako zmínky, na které se dá kliknout

command-help = Co tu můžeš dělat a jak

button-help = Co tu můžu dělat?
help-title = **Co chceš dělat?**
help-play = **Hrát:** /play otevře stůl, třeba s boty. /evening ho naplánuje, i turnaj, /notify hlásí nové.
help-watch = **Dívat se:** stůl vidí celý kanál. V Buki ti *{ button-watch }* ukáže i něčí kameny.
help-learn = **Učit se:** /learn tě krok za krokem provede prvním kolem.
help-rules = **Pravidla:** /rules vysvětlí hru, s obrázky.
help-chips = **Žetony:** /chips balance řekne, kolik jich máš, /chips history odkud jsou; /chips daily dá ty dnešní, /leaderboard ukáže žebříček.
help-settings = **Tvoje nastavení:** /settings je pro obrázky, boty, časy, jazyk a tvoje data.
help-house = **Tento server:** /house nastavuje jazyk, kanály, limity, zákazy, časové pásmo a pojmenovaná domácí pravidla.
help-elsewhere = Stoly stojí v kanálech serverů. Hraje se tam, příkazem /play.

about = **Kaffeehaus** { $version }: dominové hry od Vídně po Karibik, u stolů ve vašich kanálech. /play otevře stůl, /rules vysvětlí, jak se hraje.
    {""}**Žetony** jsou jen na hraní. Nedají se koupit, prodat ani vyměnit za nic, co má cenu. Na serveru začínají všichni se stejným počtem a /chips daily je doplní. Zůstatky se můžou vynulovat.
    {""}**Míchání si můžeš ověřit.** Před prvním kolem ukazuje tlačítko *{ button-fair }* pečeť: otisk (SHA-256) tajného čísla. Do míchání vstupují i vaše stisky tlačítek, při usednutí a v každém kole. Až se stůl zavře, tajné číslo ukážu a *{ button-verify }* ti dá soubor, se kterým může každý celé míchání zopakovat.
    {""}**Co si pamatuji:** tvoje id, jméno, jazyk a kanál přímých zpráv, tvoje žetony a odehrané hry. Zprávy nikdy nečtu. Víc řekne /settings.
button-my-tables = Moje stoly
button-about = O Kaffeehausu
