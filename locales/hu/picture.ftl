# Words inside pictures, and what pictures say to those who cannot see them.

## Inside the pictures: short, capitals for tags

picture-player = { $number }. játékos
picture-onlooker = { $number }. kibic
picture-free = szabad
picture-pass = PASSZ
picture-bank = BANK
picture-winner = NYERT
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] Tiétek a mérkőzés! Társ: { $names }
       *[no] A mérkőzést nyerte: { $names }
    }
   *[round] { $you ->
        [yes] Tiétek a parti! Társ: { $names }
       *[no] A partit nyerte: { $names }
    }
}
picture-out = KIESETT
picture-points = { $points } pont
picture-true = IGAZ
picture-bluff = BLÖFF
picture-reveal-takes = { $true ->
    [yes] { $count ->
        [one] { $name } elviszi ezt a követ.
       *[other] { $name } elviszi ezt a { $count } követ.
    }
   *[no] { $count ->
        [one] { $name } visszaveszi ezt a követ.
       *[other] { $name } visszaveszi a { $count } követ.
    }
}
picture-reveal-gives = { $count ->
    [0] { $name } nem tud mit adni.
    [one] { $name } ad hozzá még egyet.
   *[other] { $name } ad hozzá még { $count } követ.
}
picture-deal = { $number }. parti
picture-hand-empty = Nincs köved
picture-your-turn = Te jössz
picture-must-stake = Előbb a tét

## Alt text of a table

picture-alt-bare = { $title }. A játék még nem kezdődött el.
picture-alt-people = Az asztalnál: { $people }.
picture-alt-free = { $count ->
    [one] Egy szabad hely.
   *[other] { $count } szabad hely.
}
picture-alt-table = { $title }, { $deal }. parti.
picture-alt-no-line = Még nincs kő a láncban.
picture-alt-line = { $count ->
    [one] A lánc, egy kő
   *[other] A lánc, { $count } kő
}, A végtől B végig: { $tiles }.
picture-alt-spinner = Középső dupla: { $tile }.
picture-alt-arm = { $end } ág, { $way ->
    [up] felfelé
   *[down] lefelé
}: { $tiles }.
picture-alt-hub = Állomás: { $tile }.
picture-alt-train = { $end } vonat, { $name }: { $tiles }.
picture-alt-everybody = mindenkié
picture-alt-train-marked = jelölővel
picture-alt-no-tiles = nincs kő
picture-alt-uncovered = { $count ->
    [one] Nyitott dupla, vég: { $ends }. A következő kőnek le kell fednie.
   *[other] Nyitott duplák, ebben a sorrendben kell lefedni őket: { $ends }.
}
picture-alt-open = Nyitva: { $ends }.
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
picture-alt-first = Első: { $tile }, rakta { $name }.
picture-alt-last = Utolsó: { $tile }, rakta { $name }, vég: { $end }.
picture-alt-scored = Az imént szerzett pontok: { $scored }.
picture-alt-turn = Következik: { $names }.
picture-alt-seats = A lépések sorrendjében: { $seats }.
picture-alt-seat = { $name }, { $count ->
    [one] 1 kő
   *[other] { $count } kő
}{ $wins ->
    [0] {""}
    [one] , 1 győzelem
   *[other] , { $wins } győzelem
}
picture-alt-seat-chips = { $seat }, { $count ->
    [one] { $stack } zseton
   *[other] { $stack } zseton
}
picture-alt-passed = passzolt
picture-alt-marked = { $text } ({ $marks })
picture-alt-drew = húzott { $count }
picture-alt-bank = bank
picture-alt-bots = { $count ->
    [one] { $names }: bot.
   *[other] Botok: { $names }.
}
picture-alt-away = nincs itt
picture-alt-host = házigazda
picture-alt-stakes = Tétek: { $stakes }.
picture-alt-carried = bent maradt
picture-alt-bets = A karzat fogadásai: { $bets }.
picture-alt-bets-on = { $name }: { $bets }
picture-alt-offered = ajánlat
picture-alt-limits = Határok: { $low }–{ $high }.
picture-alt-boneyard = Húzni maradt: { $count }.
picture-alt-stamm = { $count ->
    [one] Egy kő fekszik félretéve, lefordítva.
   *[other] { $count } kő fekszik félretéve, lefordítva.
}
picture-alt-discards = Eldobva: { $count ->
    [one] egy kő
   *[other] { $count } kő
}, lefordítva.
picture-alt-tie = { $ending ->
    [blocked] A partinak vége: befulladt, senki sem nyert.
   *[domino] A partinak vége: többeknek elfogytak a kövei, egyedül senki sem nyert.
}
picture-alt-won =
    { $ending ->
        [blocked] A partinak vége: befulladt, { $name } maradt a legkevesebb szemmel.
        [target] A partinak vége: { $name } elérte a célpontszámot.
       *[domino] A partinak vége: dominó, { $name } kövei elfogytak.
    }
picture-alt-won-team = { $ending ->
    [blocked] A partinak vége: befulladt, a győztes csapat: { $names }.
    [target] A partinak vége: a célpontszámot elérte: { $names }.
   *[domino] A partinak vége: dominó, a győztes csapat: { $names }.
}
picture-alt-series = Utolsó lépés: { $count } kő, rakta { $name }: { $tiles }.
picture-alt-lots = A kezdésért húzva: { $lots }.
picture-alt-lead = kezd
picture-alt-dice = Kockák: { $one } és { $other }, dobta { $name }.
picture-alt-claims = Bemondások: { $claims }.
picture-alt-claim = { $count ->
    [one] egy kő
   *[other] { $count } kő
}
picture-alt-exposed = { $tiles } ({ $fate ->
    [true] igaz
   *[bluff] blöff
})
picture-alt-no-claims = Nincs bemondás.
picture-alt-true-claims =
    { $count ->
        [0] Nincs igaz bemondásod.
       *[other] Igaz bemondások: { $claims }.
    }
picture-alt-claiming = Mindenki bemondására várunk.
picture-alt-doubting = { $name } kétségbe vonhatja: { $names }.
picture-alt-duel = { $challenger } kétségbe vonta: { $target }. { $giver } ad neki: { $receiver }, { $count ->
    [one] egy követ
   *[other] { $count } követ
}.
picture-alt-reveal = { $claimant } bemondta: { $one }-{ $other }, ezzel: { $tiles }. { $challenger } kétségbe vonta: { $true ->
    [yes] igaz volt
   *[no] blöff
}.
picture-alt-reveal-count = { $name }: előtte { $before }, utána { $after } { $after ->
    [one] kő
   *[other] kő
}.
picture-alt-seat-points = { $seat }, { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
picture-alt-teams = Csapatok: { $teams }.
picture-alt-out = kiesett
picture-alt-pool = Kassza: { $pool }.
picture-alt-pot = Kassza: { $pool }.
picture-alt-out-above = { $points } pont fölött kiesés.
picture-alt-match-to = Mérkőzés { $points } pontig.
picture-alt-offer = { $name } visszaszállhat { $score } pontra, ára { $price } { $count ->
    [one] zseton
   *[other] zseton
}.
picture-alt-requests = A banktól kérik: { $requests }.
picture-alt-winners = { $count ->
    [one] A mérkőzést nyerte: { $names }.
   *[other] Megosztott győzelem a mérkőzésen: { $names }.
}
picture-alt-winners-team = A mérkőzést nyerte: { $names }.
picture-alt-gains = Zsetonok: { $gains }.
picture-alt-hands = Megmutatva: { $hands }.

picture-alt-replay = Visszajátszás: { $title }, { $deal }. parti, { $steps } lépés.
picture-alt-replay-more = … és még { $count }…

## Alt text of a hand

picture-alt-hand = { $count ->
    [0] Nincs köved.
    [one] A köved: { $tiles }.
   *[other] A köveid ({ $count }): { $tiles }.
}
picture-alt-watched = { $count ->
    [0] { $name } kövei elfogytak.
    [one] { $name } köve: { $tiles }.
   *[other] { $name } kövei ({ $count }): { $tiles }.
}
picture-alt-not-your-turn = Nem te jössz.
picture-alt-playable = { $all ->
    [one] Lerakhatod az utolsó köved
   *[other] { $all } köved közül { $count } kő rakható le
}: { $tiles }.
picture-alt-nothing-fits = Egyik köved sem illik.
picture-alt-chosen = Bemondásra kiválasztva: { $tiles }.
picture-alt-others = A többi: { $tiles }.
picture-alt-either = { $others } vagy { $last }
picture-alt-start = kezdéshez
picture-alt-own-stake = A téted: { $stake }.
picture-alt-own-stack = A zsetonjaid: { $stack }.
picture-alt-your-turn = Te jössz.
picture-alt-must-stake = Előbb tétet kell tenned, csak utána rakhatsz vagy passzolhatsz.
picture-alt-no-stake = Még nem tettél tétet: { $low }–{ $high }.
picture-alt-news = A legutóbbi lépésed óta: { $news }
picture-alt-own-claim = A bemondásod: { $tiles }.
picture-alt-own-offer = Visszaszállhatsz { $score } pontra, ára { $price } { $count ->
    [one] zseton
   *[other] zseton
}.
picture-alt-own-series = Sorozat { $end }, { $count } kő, { $pips ->
    [one] 1 szem
   *[other] { $pips } szem
}: { $tiles }.

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times } kő
}
move-passed = passzol
move-drew = húz: { $times }
move-staked = tét: { $chips }
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] igaz
   *[no] blöff
}
move-train-marked = nyitott vonat
