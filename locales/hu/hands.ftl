# Hands and menus of games with more than one tile at a time, with points or with private knowledge

turn-of-all = **Mindenki:** a *Köveim* gombbal válassz bemondást
offered-to = **{ $name }** { $count ->
   *[other] visszaszállhat
}
your-offer = **Visszaszállhatsz**
menu-more = További kövek…
series = { $tiles } · { $left ->
    [none] nem marad semmi
   *[other] marad { $left } ({ $pips ->
        [one] 1 szem
       *[other] { $pips } szem
    })
}
your-answer =
    { $tiles ->
        [none] **Nem mondasz be semmit.** Ezen változtathatsz, amíg nem válaszolt mindenki.
       *[other] **Ezt mondod be: { $tiles }.** Ezen változtathatsz, amíg nem válaszolt mindenki.
    }
your-claim = A bemondásod, lefordítva: **{ $tiles }**
you-know = Amit erről a partiról tudsz:
you-are-out = Kiestél. A többiek tovább játszanak.
offers = **Visszaszállás**
offer =
    Ára { $price }: { $before } helyett **{ $score }** pontod lesz.{ $out ->
        [yes] { " " }**Különben kiesel.**
       *[no] { "" }
    }
refused-not-yours = Ez { $name } gombja.
reconstruction = Rekonstrukció: csak a nevet, a köveket és a játékosok számát ismerjük, a szabályokat nem.
reconstructed = { $game }, rekonstrukció

own-stake-paid = { $won ->
    [yes] A téted { $stake } volt, a bank { $chips } nyereményt fizetett: most { $stack } van előtted.
   *[no] A téted { $stake } volt, és a banké lett: most { $stack } van előtted.
}
own-bank-paid = { $won ->
    [yes] Bankként { $chips } a nyereséged: most { $stack } van előtted.
   *[no] Bankként { $chips } a veszteséged: most { $stack } van előtted.
}
