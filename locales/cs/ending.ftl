# Konec kola, konec hraní a co dál

table-moved = { $over ->
    [yes] Tohle kolo skončilo; stůl je už dál.
   *[no] Stůl je už dál.
} [Teď je tady](<{ $link }>).
closing-sure = Zavřít stůl nadobro? Další kolo se už nerozdá{ $chips ->
    [yes] {" "}a všichni dostanou své žetony ze stolu zpět
   *[no] {""}
}. Pokud kolo začne dřív, než to stiskneš, ještě se dohraje.

button-again = Hrát znovu
again-seated = Jsi u stolu: [ke stolu](<{ $link }>). { $host ->
    [yes] Stejná pravidla, stejní boti; kdo taky stiskne *{ $again }*, přisedne si k tobě. Až budou všichni zpátky, stiskni tam *{ $start }*.
   *[no] Stejná pravidla, stejní boti.
}
again-begun = { $now ->
    [seated] U tvého stolu se už hraje: [ke stolu](<{ $link }>).
    [full] Hraje se už bez tebe: [ke stolu](<{ $link }>). Přisednout můžeš k příštímu stolu.
   *[over] Tohle tlačítko už dosloužilo: mezitím tu byl další stůl. Nový otevře /play.
}
refused-again-not-over = Tenhle stůl ještě neskončil.
refused-again-stranger = *Hrát znovu* je pro ty, kdo tu dohráli až do konce. Až bude jejich stůl otevřený, stiskni u něj *Přisednout*; vlastní otevřeš přes /play.

# Jak skončilo kolo, pro toho, kdo to čte
amount-chips = { $count ->
    [one] { $chips } žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
}
amount-points = { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}
own-won = **{ $what ->
    [points] V tomto kole si vedeš nejlépe!
   *[other] Vyhráváš toto kolo!
}**{ $gained ->
    [none] {""}
   *[other] {" "}Získáváš { $gained }.
}
own-lost = { $lost ->
    [none] Lepší kameny tentokrát: { $names }. Nic tě to nestojí.
   *[other] Lepší kameny tentokrát: { $names }. Stojí tě to { $lost }.
}
own-gained = Lepší kameny tentokrát: { $names }. Ty ale získáváš { $gained }.
amount-and = { $one } a { $other }
result-stand-in = Bot tu v tomto kole zaskakoval za nepřítomné: { $names }

## Konec hraní
standing-won = { $what ->
    [match] { $count ->
        [one] Zápas vyhrává **{ $names }**!
        [few] O výhru v zápase se dělí **{ $names }**!
       *[other] O výhru v zápase se dělí **{ $names }**!
    }
   *[session] { $count ->
        [one] Nejlépe si vede **{ $names }**!
        [few] O první místo se dělí **{ $names }**!
       *[other] O první místo se dělí **{ $names }**!
    }
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
standing-even = Nerozhodně: nikdo nevede.
standing-turned = { $first ->
    [yes] Od prvního do posledního kola vede { $name }.
   *[no] Zlom: od kola { $deal } vede { $name }.
}

# Mezi dvěma koly
chips-brought = Další žetony na toto kolo: { $brought }{ $house ->
    [yes] {" "}(za boty platí podnik)
   *[no] {""}
}
own-brought = Na toto kolo dáváš na stůl ještě { $chips }.
ended-paid = Co leželo na stole, je vyplaceno.
