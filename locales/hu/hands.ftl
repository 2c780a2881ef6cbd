# Hands and menus of games with more than one tile at a time, with points or with private knowledge

turn-of-all = **Mindenki:** válassz bemondást itt: *Köveim*
offered-to = **{ $name }** { $count ->
   *[other] visszaszállhat
}
your-offer = **Visszaszállhatsz**
menu-more = További kövek …
series = { $tiles } · { $left ->
    [none] nem marad semmi
   *[other] marad { $left } ({ $pips ->
        [one] 1 szem
       *[other] { $pips } szem
    })
}
dice = Kockák: **{ $one }** és **{ $other }**
your-answer = { $tiles ->
    [none] **Nincs bemondásod.** Ezen változtathatsz, amíg mindenki nem válaszolt.
   *[other] **A bemondásod: { $tiles }.** Ezen változtathatsz, amíg mindenki nem válaszolt.
}
your-claim = A bemondásod, lefordítva: **{ $tiles }**
you-know = Amit ebből a partiból tudsz:
you-are-out = Kiestél. A többiek tovább játszanak.
offers = **Visszaszállás**
offer = { $price } { $count ->
    [one] zseton
   *[other] zseton
}: { $before } helyett **{ $score }**.{ $out ->
    [yes] {" "}**Különben kiestél.**
   *[no] {""}
}
refused-not-yours = Ez a gomb másé: { $name }.
reconstruction = Rekonstrukció: a források a nevet, a köveket és a játékosok számát őrizték meg, a szabályokat nem.
reconstructed = { $game }, rekonstrukció

result-points = Pontok: { $points }
is-out = kiesett
result-pool = A kasszában: { $chips }
result-pot = A kasszában: { $chips }
session-points = { $deals ->
    [one] Egy parti
   *[other] { $deals } parti
} után, pontok: { $ranking }
