# Conseils : ce que ferait un Maître, et pourquoi.

option-hints = Conseils
    .says = si *Conseil* dit ce que ferait un Maître ; jamais si plusieurs jouent pour des jetons
button-hint = Conseil
refused-no-hint = Pas de conseil en ce moment, ou pas à cette table.
hint = Un Maître choisirait **{ $action }** : { $why }
hint-only = rien d’autre n’est possible.
hint-scores = cela marque { $points } tout de suite.
hint-safe = rien n’est plus sûr.
hint-series =
    c’est la série la plus lourde : { $count } { $count ->
        [one] domino
       *[other] dominos
    } et { $pips } { $pips ->
        [one] point
       *[other] points
    }.
hint-last = c’est ton dernier domino.
hint-shut = { $both ->
    [1] la personne suivante a passé sur { $number }, donc rien ne va pour elle.
   *[other] la personne suivante a passé sur { $number }, donc rien ne va là pour elle.
}
hint-heaviest =
    c’est ton domino le plus lourd parmi ceux qui vont, avec { $pips } { $pips ->
        [one] point
       *[other] points
    }.
hint-heavy =
    tu te débarrasses de { $pips } { $pips ->
        [one] point
       *[other] points
    } sans rien y perdre.
hint-ends = tu pourras encore jouer à plus d’un bout.
hint-keeps = { $count ->
    [one] un de tes autres dominos va ensuite.
   *[other] { $count } de tes autres dominos vont ensuite.
}
hint-numbers =
    { $count ->
        [one] tu gardes { $count } nombre.
       *[other] tu gardes { $count } nombres différents.
    }
hint-scarce =
    { $count ->
        [0] aucun domino caché ne pourra suivre.
        [one] un seul domino caché pourra suivre.
       *[other] seuls { $count } dominos cachés pourront suivre.
    }
hint-partner = cela laisse ouvert le { $number }, que la personne en face a joué.
hint-train = cela commence ton meilleur train, de { $count } dominos.
hint-spare = ton train peut s’en passer : tu gardes { $count } dominos pour lui.
hint-covers = tu peux couvrir le double tout de suite.
hint-no-claim = tu n’as rien de vrai à annoncer, et bluffer serait risqué ici.
hint-true = c’est vrai : si quelqu’un défie, tes dominos partent chez lui.
hint-bluff = tu n’as rien de vrai à annoncer, et ces dominos te servent le moins.
hint-give = ces dominos te servent le moins.
hint-doubt =
    { $own ->
        [0] cette annonce est assez improbable pour être défiée.
       *[other] tu as toi-même le domino des dés, cette annonce a donc peu de chances d’être vraie.
    }
hint-doubt-winning = si personne ne la défie, elle gagne la manche.
hint-believe = ici, toutes les annonces sont assez probables.
hint-ahead = tu es sans doute en tête : environ { $chance } victoires sur 100, et { $fair } suffisent.
hint-behind = tu n’es pas en tête : environ { $chance } victoires sur 100, et il en faudrait { $fair } pour miser gros.
hint-varies = c’est serré, et une mise qui varie ne trahit pas ta main.
hint-grant = cette main ne gagne qu’environ { $chance } fois sur 100.
hint-refuse = cette main gagne environ { $chance } fois sur 100 : trop pour la banque.
hint-buyback = { $score ->
    [one] { $score } point vaut
   *[other] { $score } points valent
} le prix.
hint-no-buyback = cela ne vaudrait pas le prix.

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer =
    les autres auront moins à jouer – { $count ->
        [0] aucun domino caché ne pourra suivre, contre { $more } après le deuxième meilleur choix.
        [one] un seul domino caché pourra suivre, contre { $more } après le deuxième meilleur choix.
       *[other] seuls { $count } dominos cachés pourront suivre, contre { $more } après le deuxième meilleur choix.
    }
hint-series-out = tu poses tes derniers dominos : aucun de tes points n’est compté.
hint-series-closed =
    { $count ->
        [0] plus aucun domino ne va ensuite : la manche finit avant que les autres ne rejouent.
        [one] personne d’autre ne pourra jouer ensuite, et tu poseras encore un domino ({ $pips } { $pips ->
            [one] point
           *[other] points
        }).
       *[other] personne d’autre ne pourra jouer ensuite, et tu poseras encore { $count } dominos ({ $pips } { $pips ->
            [one] point
           *[other] points
        }).
    }
hint-series-keeps =
    { $count ->
        [one] au prochain tour, tu poseras encore un domino ({ $pips } { $pips ->
            [one] point
           *[other] points
        }), si personne ne ferme ce bout.
       *[other] au prochain tour, tu poseras encore { $count } dominos ({ $pips } { $pips ->
            [one] point
           *[other] points
        }), si personne ne ferme ce bout.
    }
hint-unlikely = d’après ce que tu sais, cette annonce n’est vraie que dans { $chance } cas sur 100 environ.
hint-likely = d’après ce que tu sais, chaque annonce a environ { $chance } chances sur 100 ou plus d’être vraie.
hint-bluff-pays =
    il ne serait défié que { $chance } fois sur 100 environ, et { $count ->
        [one] un domino vaut
       *[other] { $count } dominos valent
    } ce risque.
hint-bluff-fails = tu n’as rien de vrai à annoncer, et un bluff serait défié dans { $chance } cas sur 100 environ.
