# Slova v obrázcích a co obrázky říkají těm, kdo je nevidí.

## V obrázcích: krátce, značky velkými písmeny

picture-player = Místo { $number }
picture-onlooker = Galerie { $number }
picture-free = volno
picture-pass = PAS
picture-bank = BANKA
picture-winner = VÝHRA
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] Vyhráváte zápas: ty a { $names }!
       *[no] Zápas vyhrávají { $names }
    }
   *[round] { $you ->
        [yes] Vyhráváte kolo: ty a { $names }!
       *[no] Kolo vyhrávají { $names }
    }
}
picture-out = MIMO
picture-points = { $points } b.
picture-true = PRAVDA
picture-bluff = BLAF
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } si bere tento kámen.
        [few] { $name } si bere tyto { $count }.
       *[other] { $name } si bere těchto { $count }.
    }
   *[no] { $count ->
        [one] { $name } si kámen bere zpátky.
        [few] { $name } si { $count } bere zpátky.
       *[other] { $name } si { $count } bere zpátky.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } nemá co přidat.
    [one] { $name } přidává jeden.
    [few] { $name } přidává { $count }.
   *[other] { $name } přidává { $count }.
}
picture-deal = Kolo { $number }
picture-hand-empty = Žádné kameny
picture-your-turn = Jsi na tahu
picture-must-stake = Nejdřív vsaď

## Alternativní text stolu

picture-alt-bare = { $title }. Hra ještě nezačala.
picture-alt-people = U stolu: { $people }.
picture-alt-free = { $count ->
    [one] Jedno volné místo.
    [few] { $count } volná místa.
   *[other] { $count } volných míst.
}
picture-alt-table = { $title }, kolo { $deal }.
picture-alt-no-line = V řadě zatím neleží žádný kámen.
picture-alt-line = { $count ->
    [one] Řada, jeden kámen
    [few] Řada, { $count } kameny
   *[other] Řada, { $count } kamenů
}, od A po B: { $tiles }.
picture-alt-spinner = Středová dubleta: { $tile }.
picture-alt-arm = Rameno { $end }, { $way ->
    [up] nahoru
   *[down] dolů
}: { $tiles }.
picture-alt-hub = Nádraží: { $tile }.
picture-alt-train = Vlak { $end }, { $name }: { $tiles }.
picture-alt-everybody = pro všechny
picture-alt-train-marked = se značkou
picture-alt-no-tiles = žádné kameny
picture-alt-uncovered = { $count ->
    [one] Otevřená dubleta na { $ends }: další kámen ji musí zakrýt.
    [few] Otevřené dublety, které je třeba zakrýt v tomto pořadí: { $ends }.
   *[other] Otevřené dublety, které je třeba zakrýt v tomto pořadí: { $ends }.
}
picture-alt-open = Otevřeno: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } na { $end }
}
picture-alt-first = První kámen: { $tile }, přikládá { $name }.
picture-alt-last = Poslední kámen: { $tile } na { $end }, přikládá { $name }.
picture-alt-scored = Právě získané body: { $scored }.
picture-alt-turn = Na tahu: { $names }.
picture-alt-seats = V pořadí tahů: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}{ $wins ->
    [0] {""}
    [one] , 1 výhra
    [few] , { $wins } výhry
   *[other] , { $wins } výher
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } žeton
    [few] { $stack } žetony
    [many] { $stack } žetonu
   *[other] { $stack } žetonů
}
picture-alt-passed = pas
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = z talonu { $count }
picture-alt-bank = banka
picture-alt-bots = { $count ->
    [one] { $names } je bot.
    [few] Boti: { $names }.
   *[other] Boti: { $names }.
}
picture-alt-away = pryč
picture-alt-host = zakládá stůl
picture-alt-stakes = Sázky: { $stakes }.
picture-alt-carried = z minula
picture-alt-bets = Tipy galerie: { $bets }.
picture-alt-bets-on = { $name }: { $bets }
picture-alt-offered = nabídka
picture-alt-limits = Limity: { $low } až { $high }.
picture-alt-boneyard = V talonu { $count ->
    [one] zbývá 1 kámen
    [few] zbývají { $count } kameny
   *[other] zbývá { $count } kamenů
}.
picture-alt-stamm = { $count ->
    [one] Jeden kámen leží zakrytý stranou.
    [few] { $count } kameny leží zakryté stranou.
   *[other] { $count } kamenů leží zakrytých stranou.
}
picture-alt-discards = Odkladiště: { $count ->
    [one] jeden zakrytý kámen
    [few] { $count } zakryté kameny
   *[other] { $count } zakrytých kamenů
}.
picture-alt-tie = { $ending ->
    [blocked] Konec kola: zablokováno, nevyhrává nikdo.
   *[domino] Konec kola: bez kamenů je víc lidí najednou, nikdo nevyhrává sám.
}
picture-alt-won = { $ending ->
    [blocked] Konec kola: zablokováno, nejméně ok má { $name }.
    [target] Konec kola: cíle dosahuje { $name }.
   *[domino] Konec kola: domino, { $name } už nemá žádný kámen.
}
picture-alt-won-team = { $ending ->
    [blocked] Konec kola: zablokováno, vyhrávají { $names }.
    [target] Konec kola: cíle dosahují { $names }.
   *[domino] Konec kola: domino, vyhrávají { $names }.
}
picture-alt-series = Poslední tah: { $name }, { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}: { $tiles }.
picture-alt-lots = O začátek se lízalo: { $lots }.
picture-alt-lead = začíná
picture-alt-dice = Kostky { $one } a { $other }, hází { $name }.
picture-alt-claims = Tvrzení: { $claims }.
picture-alt-claim = { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] pravda
   *[bluff] blaf
})
picture-alt-no-claims = Žádné tvrzení tu neleží.
picture-alt-true-claims =
    { $count ->
        [0] Nemáš žádné pravdivé tvrzení.
       *[other] Pravdivá tvrzení: { $claims }.
    }
picture-alt-claiming = Čeká se na tvrzení.
picture-alt-doubting = Na řadě je { $name }. Nevěřit může: { $names }.
picture-alt-duel = { $challenger } nevěří, kameny odkrývá { $target }: { $giver } dává a { $receiver } dostává { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
picture-alt-reveal = { $claimant } tvrdí { $one }-{ $other } a odkrývá { $tiles }, { $challenger } nevěří: { $true ->
    [yes] je to pravda
   *[no] je to blaf
}.
picture-alt-reveal-count = { $name }: předtím { $before }, potom { $after } { $after ->
    [one] kámen
    [few] kameny
   *[other] kamenů
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
picture-alt-teams = Dvojice: { $teams }.
picture-alt-out = mimo hru
picture-alt-pool = Kasa: { $pool }.
picture-alt-pot = Kasa: { $pool }.
picture-alt-out-above = Kdo má víc než { $points } bodů, je mimo hru.
picture-alt-match-to = Hraje se do { $points } bodů.
picture-alt-offer = { $name } se může vykoupit na { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
} za { $price } { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}.
picture-alt-requests = O zvýšení žádá banku: { $requests }.
picture-alt-winners = { $count ->
    [one] Zápas vyhrává { $names }.
    [few] O vítězství v zápase se dělí { $names }.
   *[other] O vítězství v zápase se dělí { $names }.
}
picture-alt-winners-team = Zápas vyhrávají { $names }.
picture-alt-gains = Žetony: { $gains }.
picture-alt-hands = Odkryté kameny: { $hands }.

picture-alt-replay = { $title }, kolo { $deal } ještě jednou, { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
picture-alt-replay-more = … a dalších { $count }…

## Alternativní text kamenů v ruce

picture-alt-hand = { $count ->
    [0] Nemáš žádné kameny.
    [one] Tvůj kámen: { $tiles }.
    [few] Tvoje { $count } kameny: { $tiles }.
   *[other] Tvých { $count } kamenů: { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } nemá žádné kameny.
    [one] { $name }, jeden kámen: { $tiles }.
    [few] { $name }, { $count } kameny: { $tiles }.
   *[other] { $name }, { $count } kamenů: { $tiles }.
}
picture-alt-not-your-turn = Nejsi na tahu.
picture-alt-playable = { $all ->
    [one] Můžeš přiložit svůj poslední kámen
    [few] Ze svých { $all } kamenů můžeš přiložit { $count }
   *[other] Ze svých { $all } kamenů můžeš přiložit { $count }
}: { $tiles }.
picture-alt-nothing-fits = Žádný tvůj kámen se nehodí.
picture-alt-chosen = Vybráno pro tvrzení: { $tiles }.
picture-alt-others = Ostatní: { $tiles }.
picture-alt-either = { $others } nebo { $last }
picture-alt-start = na začátek
picture-alt-own-stake = Tvoje sázka: { $stake }.
picture-alt-own-stack = Tvoje žetony: { $stack }.
picture-alt-your-turn = Jsi na tahu.
picture-alt-must-stake = Než přiložíš kámen nebo pasuješ, musíš vsadit.
picture-alt-no-stake = Ještě nemáš vsazeno; sází se { $low } až { $high }.
picture-alt-news = Od tvého posledního tahu: { $news }
picture-alt-own-claim = Tvé tvrzení: { $tiles }.
picture-alt-own-offer = Můžeš se vykoupit na { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
} za { $price } { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}.
picture-alt-own-series = Série { $end }, { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}, { $pips ->
    [one] 1 oko
    [few] { $pips } oka
   *[other] { $pips } ok
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [one] { $tile }
    [2] { $tile }
    [few] { $times } kameny
   *[other] { $times } kamenů
}
move-passed = pasuje
move-drew = líže { $times }
move-staked = sází { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] pravda
   *[no] blaf
}
move-train-marked = vlak otevřen
