# Conseils : ce que ferait un Maître, et pourquoi.

option-hints = Conseils
    .says = si *Conseil* dit ce que ferait un Maître ; jamais à plusieurs pour des jetons
button-hint = Conseil
refused-no-hint = Il n’y a rien à conseiller en ce moment, ou pas à cette table.
hint = À ta place, un Maître choisirait **{ $action }** : { $why }
hint-only = rien d’autre n’est possible.
hint-scores = cela marque { $points } tout de suite.
hint-safe = rien n’est plus sûr.
hint-series = c’est la suite la plus lourde, { $count } dominos et { $pips } points.
hint-last = c’est ton dernier domino.
hint-shut = { $both ->
    [1] la personne suivante a passé sur { $number }, donc rien ne va pour elle.
   *[other] la personne suivante a passé sur { $number }.
}
hint-heaviest = c’est ton domino le plus lourd qui aille, { $pips } points.
hint-heavy = tu te débarrasses de { $pips } points sans rien perdre.
hint-ends = il te reste deux bouts où tu peux jouer.
hint-keeps = { $count ->
    [one] un de tes autres dominos va ensuite.
   *[other] { $count } de tes autres dominos vont ensuite.
}
hint-numbers = tu gardes { $count } nombres différents.
hint-scarce = { $count ->
    [0] aucun des dominos que tu ne vois pas ne va ensuite.
    [one] un seul des dominos que tu ne vois pas va ensuite.
   *[other] seuls { $count } des dominos que tu ne vois pas vont ensuite.
}
hint-no-claim = tu n’as rien de vrai, et bluffer serait risqué ici.
hint-true = c’est vrai : qui la met en doute prend tes dominos.
hint-bluff = tu n’as rien de vrai, et ces dominos te servent le moins.
hint-give = ces dominos te servent le moins.
hint-doubt = { $own ->
    [0] cette annonce est trop rarement vraie pour la croire.
   *[other] tu as toi-même le domino des dés, cette annonce n’est guère vraie.
}
hint-doubt-winning = si personne ne la met en doute, elle gagne la manche.
hint-believe = toutes les annonces sont assez probables.
hint-ahead = tu es sans doute en tête, alors mise : tu gagnes environ { $chance } manches pareilles sur 100, et cela paie à partir de { $fair }.
hint-behind = tu n’es pas en tête : tu gagnes environ { $chance } manches pareilles sur 100, et une grosse mise ne paie qu’à partir de { $fair }.
hint-varies = c’est serré, et une mise qui varie ne trahit pas ta main.
hint-grant = cette main ne gagne qu’environ { $chance } manches pareilles sur 100.
hint-refuse = cette main gagne environ { $chance } manches pareilles sur 100 : trop pour la banque.
hint-buyback = { $score } points valent le prix.
hint-no-buyback = cela ne vaudrait pas le prix.
