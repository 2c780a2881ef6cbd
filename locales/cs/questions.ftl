# Otázky před odchodem a zavřením; na čtenáře další kolo počká

button-cancel = Zrušit
cancelled = Nic se nemění: sedíš u stolu dál a stůl zůstává otevřený.
button-keep = Nechat otevřený
next-deal-reading = { $names } si { $count ->
    [one] právě čte
    [few] právě čtou
   *[other] právě čtou
}. Další kolo začne { $when }, nebo jakmile budou všichni připraveni.
table-idle = { $match ->
    [yes] Chvíli tam nikdo nehrál. Můžeš ho ukončit a otevřít vlastní: začatý zápas se vyúčtuje podle stavu.
   *[no] Chvíli tam nikdo nehrál. Můžeš ho ukončit a otevřít vlastní.
}
button-give-way = Ukončit a otevřít můj
ended-gave-way = Chvíli tu nikdo nehrál, a tak stůl uvolnil místo novému.
refused-not-idle = U toho stolu se zase hraje. Přisedni si, nebo zadej /play v jiném kanálu.
