# Hint: what a Master would do, and why.

option-hints = Rady
    .says = jestli *Rada* u kamenů prozradí, co by udělal Mistr; nikdy tam, kde hraje o žetony víc lidí
button-hint = Rada
refused-no-hint = Teď není co radit, nebo se u tohoto stolu neradí.
hint = Mistr by zvolil **{ $action }**: { $why }
hint-only = nic jiného udělat nejde.
hint-scores = hned to vynese { $points }.
hint-safe = nic bezpečnějšího tu není.
hint-series = je to nejtěžší série: { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}, { $pips ->
    [one] 1 oko
    [few] { $pips } oka
   *[other] { $pips } ok
}.
hint-last = je to tvůj poslední kámen.
hint-shut = { $both ->
    [1] kdo je další na tahu, už na { $number } pasoval, takže se mu nic nehodí.
   *[other] kdo je další na tahu, už na { $number } pasoval, takže tam nic nepřiloží.
}
hint-heaviest = je to tvůj nejtěžší kámen, který se hodí: { $pips ->
    [one] 1 oko
    [few] { $pips } oka
   *[other] { $pips } ok
}.
hint-heavy = zbavíš se { $pips ->
    [one] 1 oka
    [few] { $pips } ok
   *[other] { $pips } ok
} a nijak si nepohoršíš.
hint-ends = pořád budeš moct hrát na víc než jednom konci.
hint-keeps = { $count ->
    [one] bude se pak hodit jeden tvůj další kámen.
    [few] budou se pak hodit { $count } tvoje další kameny.
   *[other] bude se pak hodit { $count } tvých dalších kamenů.
}
hint-numbers = { $count ->
    [one] zůstane ti jedno číslo.
    [few] zůstanou ti { $count } různá čísla.
   *[other] zůstane ti { $count } různých čísel.
}
hint-scarce = { $count ->
    [0] žádný skrytý kámen se pak nehodí.
    [one] hodí se pak jen jeden skrytý kámen.
    [few] hodí se pak jen { $count } skryté kameny.
   *[other] hodí se pak jen { $count } skrytých kamenů.
}
hint-partner = nechá otevřené { $number }, které hrál ten, kdo sedí naproti.
hint-train = začne tím tvůj nejlepší vlak: { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
hint-spare = tvůj vlak se bez něj obejde: necháš si pro něj { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
hint-covers = dubletu můžeš hned zakrýt.
hint-no-claim = nic pravdivého nemáš a blaf by teď byl riskantní.
hint-true = je to pravda: kdo nevěří, bere si tvoje kameny.
hint-bluff = nic pravdivého nemáš a tyhle kameny potřebuješ nejméně.
hint-give = tyhle kameny potřebuješ nejméně.
hint-doubt = { $own ->
    [0] tohle tvrzení je tak málo pravděpodobné, že se vyplatí nevěřit.
   *[other] kámen z hodu máš ty, takže to sotva bude pravda.
}
hint-doubt-winning = když všichni pasují, tohle tvrzení vyhraje kolo.
hint-believe = všechna tvrzení jsou tu dost pravděpodobná.
hint-ahead = nejspíš vedeš: ze 100 takových kol vyhraješ asi { $chance } a na své si přijdeš při { $fair }.
hint-behind = nevedeš: ze 100 takových kol vyhraješ asi { $chance } a vysoká sázka se vyplatí až od { $fair }.
hint-varies = je to těsné, a když sázky střídáš, ostatní z nich nic nevyčtou.
hint-grant = kdo žádá, vyhraje ze 100 takových kol jen asi { $chance }.
hint-refuse = kdo žádá, vyhraje ze 100 takových kol asi { $chance }: na banku moc často.
hint-buyback = klesnout na { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
} za tu cenu stojí.
hint-no-buyback = za tu cenu to nestojí.

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer = ostatním zbude méně možností – { $count ->
    [0] žádný skrytý kámen se pak nehodí; po druhé nejlepší volbě by se jich hodilo { $more }.
    [one] hodí se pak jen jeden skrytý kámen; po druhé nejlepší volbě by se jich hodilo { $more }.
    [few] hodí se pak jen { $count } skryté kameny; po druhé nejlepší volbě by se jich hodilo { $more }.
   *[other] hodí se pak jen { $count } skrytých kamenů; po druhé nejlepší volbě by se jich hodilo { $more }.
}
hint-series-out = položíš poslední kameny, takže se ti nepočítají žádná oka.
hint-series-closed = { $count ->
    [0] nikomu se pak nic nehodí: kolo skončí dřív, než ostatní znovu zahrají.
    [one] nikdo jiný pak nemůže hrát a ty položíš ještě jeden kámen ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }).
    [few] nikdo jiný pak nemůže hrát a ty položíš ještě { $count } kameny ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }).
   *[other] nikdo jiný pak nemůže hrát a ty položíš ještě { $count } kamenů ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }).
}
hint-series-keeps = { $count ->
    [one] v příštím tahu můžeš položit ještě jeden kámen ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }), pokud ten konec nikdo nezavře.
    [few] v příštím tahu můžeš položit ještě { $count } kameny ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }), pokud ten konec nikdo nezavře.
   *[other] v příštím tahu můžeš položit ještě { $count } kamenů ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }), pokud ten konec nikdo nezavře.
}
hint-unlikely = podle toho, co víš, je tohle tvrzení pravdivé jen asi v { $chance } případech ze 100.
hint-likely = podle toho, co víš, je tu každé tvrzení pravdivé asi v { $chance } případech ze 100 nebo častěji.
hint-bluff-pays = ostatní by mu nevěřili jen asi v { $chance } případech ze 100 a { $count ->
    [one] jeden kámen za to riziko stojí.
    [few] { $count } kameny za to riziko stojí.
   *[other] { $count } kamenů za to riziko stojí.
}
hint-bluff-fails = nic pravdivého nemáš a blafu by ostatní nevěřili asi v { $chance } případech ze 100.
