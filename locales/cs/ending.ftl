# Konec kola, konec hraní a co dál

table-moved = { $over ->
    [yes] Tohle kolo skončilo a stůl je v novější zprávě: [ke stolu](<{ $link }>)
   *[no] Stůl je v novější zprávě: [ke stolu](<{ $link }>)
}
closing-sure = Zavřít stůl nadobro? Další kolo se už nerozdá{ $chips ->
    [yes] {" "}a všichni dostanou zpátky své žetony ze stolu
   *[no] {""}
}. Kdyby kolo začalo dřív, než to stiskneš, nejdřív se dohraje.

button-again = Hrát znovu
again-seated = [Ke stolu](<{ $link }>). Stejná pravidla{ $bots ->
    [yes] , stejní boti
   *[no] {""}
}.{ $host ->
    [yes] {" "}Kdo také stiskne *{ $again }*, přisedne si k tobě. Až budou všichni zpátky, zahaj tam hru.
   *[no] {""}
}
again-begun = { $now ->
    [seated] U tvého stolu se už hraje: [ke stolu](<{ $link }>).
    [full] Začali bez tebe: [ke stolu](<{ $link }>). Přisednout můžeš k příštímu stolu.
   *[over] To tlačítko už neplatí: mezitím se tu hrálo u jiného stolu. Nový otevře /play.
}
refused-again-not-over = Tenhle stůl ještě neskončil.
refused-again-stranger = Další stůl můžou otevřít ti, kdo zůstali až do konce. Až ho otevřou, můžeš si přisednout; vlastní stůl otevře /play.

# Jak skončilo kolo, pro toho, kdo to čte
amount-chips = { $count ->
    [one] { $chips } žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
}
result-stand-in = Kdo v tomto kole chyběl a hrál za něj bot: { $names }
result-substitute = Kolo vyhrává bot, který hrál místo: { $name }.

## Konec hraní
standing-won = { $what ->
    [match] { $count ->
        [one] Zápas vyhrává **{ $names }**!
        [few] O vítězství v zápase se dělí **{ $names }**!
       *[other] O vítězství v zápase se dělí **{ $names }**!
    }
   *[session] { $count ->
        [one] Celkově vítězí **{ $names }**!
        [few] O první místo se dělí **{ $names }**!
       *[other] O první místo se dělí **{ $names }**!
    }
}
standing-won-team = { $what ->
    [match] Zápas vyhrávají **{ $names }**!
   *[session] Celkově vítězí **{ $names }**!
}
standing-values = { $deals ->
    [one] Po jednom kole
    [few] Po { $deals } kolech
   *[other] Po { $deals } kolech
}, { $measure ->
    [chips] žetony
    [points] body
   *[deals] vyhraná kola
}: { $values }
standing-even = Remíza: nikdo nevede.
standing-turned = { $first ->
    [yes] { $name } vede od prvního kola do posledního.
   *[no] { $name } vede od kola { $deal } až do konce.
}
standing-turned-team = { $first ->
    [yes] { $names } vedou od prvního kola do posledního.
   *[no] { $names } vedou od kola { $deal } až do konce.
}

# Mezi dvěma koly
chips-brought = Další žetony pro toto kolo: { $brought }{ $house ->
    [yes] {" "}(za boty platí podnik)
   *[no] {""}
}
own-brought = Pro toto kolo odkládáš ještě { $chips }.
ended-paid = Žetony ze stolu jsou vyplacené.
