# Et si : what would have been better in a finished round.

button-what-if = Et si…
refused-what-if-later = Tant que la table continue, seules les personnes assises peuvent demander, pour leurs propres coups. Ensuite, tout le monde.
refused-what-if-off = Ici, je ne calcule pas ce qui aurait pu être : la personne qui m’héberge a désactivé cela.
refused-what-if-interrupted = Le calcul s’est interrompu. Réessaie dans une minute.
what-if-title = **Et si…** · { $title }, manche { $number }
what-if-none = Rien d’autre n’aurait été nettement meilleur.
what-if-chance = **{ $name }**, tour { $turn } : *{ $played }*. Avec *{ $better }*, environ { $worth } manches pareilles sur 100 auraient été gagnées au lieu de { $was }.
what-if-pips = **{ $name }**, tour { $turn } : *{ $played }*. *{ $better }* aurait valu { $pips } points de mieux en moyenne.
what-if-tiles = **{ $name }**, tour { $turn }, lancer { $roll } : *{ $played }*. *{ $better }* aurait valu { $tiles ->
    [one] { $tiles } domino
   *[other] { $tiles } dominos
} de mieux en moyenne.{ $about ->
    [claim] { " " }L’annonce est vraie { $odds } fois sur 100 dans ce cas.
    [bluff] { " " }Un bluff est défié { $odds } fois sur 100 dans ce cas.
   *[none] { "" }
}
what-if-picture = { $name }, tour { $turn } : { $better } au lieu de { $played }
what-if-how = { $hidden ->
    [no] Calculé exactement, car plus rien n’était caché.
    [claims] Calculé sur toutes les façons dont les dominos cachés pouvaient se trouver, avec ce qu’on pouvait savoir à ce moment-là, entre des gens qui bluffent et défient avec mesure.
   *[yes] Essayé encore et encore, avec ce qu’on pouvait savoir à ce moment-là et rien d’autre.
}
standing-what-if = Ce qui aurait pu être, manche { $number } : { $said }
