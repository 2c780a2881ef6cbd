# Mains et menus des jeux à plusieurs dominos par tour, à points ou à savoir privé

turn-of-all = **Tout le monde :** choisissez une annonce dans *Ma main*
offered-to = **{ $name }** { $count ->
    [one] peut racheter
   *[other] peuvent racheter
}
your-offer = **Tu peux racheter**
menu-more = D’autres dominos…
series = { $tiles } · { $left ->
    [none] il ne reste rien
   *[other] reste { $left } ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    })
}
dice = Dés : **{ $one }** et **{ $other }**
your-answer = { $tiles ->
    [none] **Tu n’annonces rien.** Tu peux changer d’avis jusqu’à la dernière réponse.
   *[other] **Tu annonces { $tiles }.** Tu peux changer d’avis jusqu’à la dernière réponse.
}
your-claim = Ton annonce, face cachée : **{ $tiles }**
you-know = Ce que tu sais de cette manche :
you-are-out = Tu es hors jeu. Les autres continuent.
offers = **Rachat**
offer = Payer { $price } { $count ->
    [one] jeton
   *[other] jetons
} : { $before } descend à **{ $score }**.{ $out ->
    [yes] {" "}**Sinon, tu es hors jeu.**
   *[no] {""}
}
refused-not-yours = Ce bouton est à { $name }.
reconstruction = Une reconstitution : les sources transmettent le nom, les dominos et combien on est, mais pas les règles.
reconstructed = { $game }, une reconstitution

result-points = Points : { $points }
is-out = hors jeu
result-pool = Dans la Pulle : { $chips }
result-pot = Dans le pot : { $chips }
session-points = Après { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
}, points : { $ranking }
