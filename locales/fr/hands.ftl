# Mains et menus des jeux à plusieurs dominos par tour, à points ou à savoir privé

turn-of-all = **Tout le monde :** choisissez une annonce dans *Ma main*
offered-to = **{ $name }** { $count ->
        [one] peut se racheter
       *[other] peuvent se racheter
    }
your-offer = **Tu peux te racheter**
menu-more = D’autres dominos…
series = { $tiles } · { $left ->
    [none] il ne reste rien
   *[other] reste { $left } ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    })
}
your-answer = { $tiles ->
    [none] **Tu n’annonces rien.** Tu peux changer d’avis jusqu’à la dernière réponse.
   *[other] **Tu annonces { $tiles }.** Tu peux changer d’avis jusqu’à la dernière réponse.
}
your-claim = Ton annonce, face cachée : **{ $tiles }**
you-know = Ce que tu sais de cette manche :
you-are-out = Tu es hors jeu. Les autres continuent.
offers = **Rachat**
offer =
    Paie { $price } : { $before } descend à **{ $score }**.{ $out ->
        [yes] { " " }**Sinon, tu es hors jeu.**
       *[no] { "" }
    }
refused-not-yours = Ce bouton est à { $name }.
reconstruction = Une reconstitution : on ne connaît que le nom, les dominos et le nombre de places, pas les règles.
reconstructed = { $game }, une reconstitution

own-stake-paid = { $won ->
    [yes] Tu as misé { $stake } et la banque t’a payé { $chips } : tu as maintenant { $stack } à la table.
   *[no] Tu as misé { $stake } et la banque a gagné ta mise : tu as maintenant { $stack } à la table.
}
own-bank-paid = { $won ->
    [yes] Ta banque a gagné { $chips } : tu as maintenant { $stack } à la table.
   *[no] Ta banque a payé { $chips } : tu as maintenant { $stack } à la table.
}
