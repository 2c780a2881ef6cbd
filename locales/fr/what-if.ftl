# Et si : what would have been better in a finished round.

button-what-if = Et si…
refused-what-if-later = Tant que la table continue, seules les personnes qui y jouent peuvent demander, pour leurs propres coups. Ensuite, tout le monde le peut.
refused-what-if-off = « Et si… » est désactivé ici.
refused-what-if-interrupted = Le calcul s’est interrompu. Réessaie dans une minute.
what-if-title = **Et si…** · { $title }, manche { $number }
what-if-none = Aucun autre coup n’aurait été nettement meilleur.
what-if-chance = **{ $name }**, tour { $turn } : *{ $played }*. *{ $better }* aurait gagné environ { $worth } fois sur 100, au lieu de { $was }.
what-if-pips = **{ $name }**, tour { $turn } : *{ $played }*. *{ $better }* aurait valu { $pips } { $pips ->
    [one] point
   *[other] points
} de mieux en moyenne.
what-if-points = **{ $name }**, tour { $turn } : *{ $played }*. *{ $better }* aurait valu { $points } { $points ->
    [one] point
   *[other] points
} de mieux en moyenne.
what-if-tiles = **{ $name }**, tour { $turn }, lancer { $roll } : *{ $played }*. *{ $better }* aurait valu { $tiles ->
    [one] { $tiles } domino
   *[other] { $tiles } dominos
} de mieux en moyenne.{ $about ->
    [claim] { " " }L’annonce est vraie { $odds } fois sur 100 dans ce cas.
    [bluff] { " " }Un bluff est défié { $odds } fois sur 100 dans ce cas.
   *[none] { "" }
}
what-if-picture = { $name }, tour { $turn } : { $better } au lieu de { $played }
what-if-how =
    { $hidden ->
        [no] Calculé exactement, car plus rien n’était caché.
        [claims] Compté sur toutes les répartitions possibles des dominos cachés, avec ce qu’on pouvait savoir à ce moment-là, entre des gens qui bluffent et défient avec mesure.
       *[yes] Essayé de nombreuses fois, avec ce qu’on pouvait savoir à ce moment-là.
    }
standing-what-if = Ce qui aurait pu être, manche { $number } : { $said }
