# Le problème du jour : la question, la réponse chiffrée et ce que les autres en voient.

command-puzzle = Le problème du jour : une vraie position, un essai, la même pour le monde entier

puzzle-title = **Problème { $number }** · { $game }
puzzle-task = Quel est le meilleur choix ici ? Tu as un essai. La réponse vient aussitôt.
puzzle-right = ✅ Juste : **{ $best }** est nettement le meilleur choix.
puzzle-wrong = ❌ Ton choix : { $chosen }. **{ $best }** est nettement meilleur.
puzzle-why = Pourquoi : { $why }
puzzle-choice = { $choice } : { $worth }
puzzle-exact = { $result ->
    [win] gagne, quoi que fasse l’autre
    [loss] perd, si l’autre ne se trompe pas
   *[tie] partage la manche, si personne ne se trompe
}
puzzle-chance = gagne environ { $chance } fois sur 100{ $behind ->
    [0] {""}
   *[other] , { $behind } de moins
}{ $margin ->
    [0] {""}
   *[other] {" "}(à { $margin } près)
}
puzzle-pips = { $sign ->
    [plus] { $value } { $value ->
        [one] point
       *[other] points
    } de mieux que les autres
    [minus] { $value } { $value ->
        [one] point
       *[other] points
    } de moins bien que les autres
   *[none] à égalité avec les autres
}{ $behind ->
    [0] {""}
   *[other] , { $behind } derrière le meilleur choix
}{ $margin ->
    [0] {""}
   *[other] {" "}(à { $margin } près)
}
puzzle-points = { $sign ->
    [plus] { $value ->
         [one] { $value } point
        *[other] { $value } points
    } d’avance sur les autres
    [minus] { $value ->
         [one] { $value } point
        *[other] { $value } points
    } de retard sur les autres
   *[none] à égalité avec les autres
}{ $behind ->
    [0] {""}
   *[other] , { $behind } derrière le meilleur choix
}{ $margin ->
    [0] {""}
   *[other] {" "}(à { $margin } près)
}
puzzle-tiles = { $sign ->
    [plus] fait gagner { $value } { $value ->
        [one] domino
       *[other] dominos
    } sur les autres
    [minus] fait perdre { $value } { $value ->
        [one] domino
       *[other] dominos
    } face aux autres
   *[none] ne fait gagner ni perdre aucun domino
}
puzzle-how = { $exact ->
    [yes] Calculé exactement : toutes les suites possibles ont été examinées.
   *[no] { $unit ->
        [chance] Essayé { $tries } fois, avec les dominos cachés redistribués à chaque fois. « À … près » est la marge d’erreur : l’écart réel au meilleur choix n’en sort qu’une fois sur 20.
        [pips] Points restés en main à la fin de la manche, comparés à la moyenne des autres : moins il y en a, mieux c’est. Essayé { $tries } fois, avec les dominos cachés redistribués à chaque fois. « À … près » est la marge d’erreur : l’écart réel au meilleur choix n’en sort qu’une fois sur 20.
        [points] Points que la manche te rapporte, comparés à la moyenne des autres. Essayé { $tries } fois, avec les dominos cachés redistribués à chaque fois. « À … près » est la marge d’erreur : l’écart réel au meilleur choix n’en sort qu’une fois sur 20.
       *[tiles] Dominos dans ce lancer, en moyenne sur tout ce que peuvent être les dominos cachés.
    }
}
puzzle-streak = { $days ->
    [0] Résous un problème chaque jour pour commencer une série.
    [one] Résolu : un jour de suite.
   *[other] Résolu : { $days } jours de suite.
}
puzzle-count = { $tried ->
    [0] Personne ne l’a essayé.
    [one] 1 personne l’a essayé, dont { $right } avec succès.
   *[other] { $tried } personnes l’ont essayé, dont { $right } avec succès.
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }** a résolu le problème { $number } ({ $game }).
   *[no] ❌ **{ $name }** a essayé le problème { $number } ({ $game }).
} { $days ->
    [0] {""}
    [1] {""}
   *[other] { $days } jours de suite.{" "}
}Essaie avec /puzzle.
puzzle-yesterday = Problème { $number } : le meilleur choix était **{ $best }**.
puzzle-posted = Quel est le meilleur choix ici ? Réponds avec /puzzle : tu as un essai, visible de toi seulement.
button-puzzle-share = Montrer mon résultat
button-puzzle-open = Résoudre le problème
puzzle-deal = 🏆 À toi de jouer : la main du dernier tournoi de ce serveur qui a donné les scores les plus éloignés. Tu as un essai, avec des Maîtres et sans limite de temps, et ton score est comparé à celui de toutes les personnes qui l’ont eue.
puzzle-deal-played = **{ $score } %** avec la main de la manche { $round } : tu as fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Ton score est comparé à celui de toutes les personnes qui l’ont eue au tournoi, et à 24 manches de Maîtres. La moyenne est 50 %.
button-puzzle-deal = À toi de jouer
button-puzzle-compare = Comparer

button-house-puzzle = Problème du jour
house-puzzle = Le problème du jour { $channel ->
    [none] n’est publié nulle part
   *[other] paraît chaque matin dans { $channel }
}.
house-puzzle-means = Choisis un salon, et j’y publie le problème du jour entre 8 h et 12 h ({ $zone }), avec la réponse de la veille. Sans choix, rien n’est publié ; /puzzle marche quand même.
house-menu-puzzle = Nulle part : choisis un salon
moderated-puzzle = problème du jour : { $about ->
    [none] pas publié
   *[other] publié dans { $about }
}

refused-no-puzzle = Il n’y a pas de problème aujourd’hui. Reviens demain.
refused-puzzle-over = Ce problème est terminé. /puzzle montre celui d’aujourd’hui.
refused-puzzle-shown = Ton résultat est déjà dans ce salon.
help-puzzle = **Un problème par jour :** /puzzle
