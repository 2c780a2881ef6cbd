# Otázky před odchodem a zavřením; na čtenáře další kolo počká

button-cancel = Zrušit
cancelled = Nic se nemění: zůstáváš u stolu a stůl zůstává otevřený.
button-keep = Nechat otevřený
next-deal-reading = { $names } { $count ->
    [one] ještě čte
    [few] ještě čtou
   *[other] ještě čtou
}. Další kolo začne { $when }, nebo jakmile budou všichni připraveni.
table-idle = { $match ->
    [yes] Nějakou dobu tam nikdo nehrál. Můžeš ten stůl ukončit a otevřít svůj: jeho zápas se vyúčtuje tak, jak stojí.
   *[no] Nějakou dobu tam nikdo nehrál. Můžeš ten stůl ukončit a otevřít svůj.
}
button-give-way = Ukončit ho a otevřít můj
ended-gave-way = Tenhle stůl uvolnil místo novému.
refused-not-idle = U toho stolu se zase hraje. Přisedni si, nebo použij /play v jiném kanálu.
refused-not-over = To kolo se právě dohrává. Zkus to za chvilku znovu.
table-own = Tady na tebe čeká tvůj stůl ({ $game }): [ke stolu](<{ $link }>). Když ho ukončíš, dohrají kolo za tebe boti.
