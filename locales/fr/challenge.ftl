# Challenge

game-challenge = Challenge

option-claims = Annonces
    .says = si elles restent cachées jusqu’à la dernière réponse, ou si leur taille se voit aussitôt
choice-claims-sealed = cachées jusqu’à la dernière réponse
choice-claims-open = taille visible aussitôt
option-chips = Jetons
    .says = ce qui se paie à la fin d’une manche
choice-chips-none = pour le plaisir
choice-chips-pot = un pot à gagner
choice-chips-per-tile = par domino restant
option-stake = Mise au pot
    .says = jetons que chacun met dans le pot d’une manche
unit-stake = { $value }
option-rate = Prix d’un domino
    .says = jetons que chacun des autres paie pour chaque domino qui lui reste
unit-rate = { $value }
option-cap = Perte maximale
    .says = le plus de jetons qu’on puisse perdre en une manche quand les dominos se paient
unit-cap = { $value }
choice-cap-5600 = sans limite

action-claim = { $tiles ->
    [none] Sans annonce
   *[other] Annoncer { $tiles }
}
action-challenge = Défier { $name }
action-give = Donner { $tiles }
menu-claim = Choisis un ou deux dominos à annoncer
menu-give = { $most ->
    [1] Quel domino donnes-tu ?
   *[other] Quels { $most } dominos donnes-tu ?
}

event-first-tosser = { $lot ->
    [yes] Manche { $deal }. Le sort désigne { $name } pour lancer les dés.
   *[no] Manche { $deal }. { $name } a perdu la dernière et lance les dés.
}
event-tossed = { $name } lance { $one } et { $two }.
event-claim-shown = { $size ->
    [0] { $name } n’annonce rien.
    [1] { $name } annonce avec un domino.
   *[other] { $name } annonce avec deux dominos.
}
event-claims-revealed = { $singles ->
    [none] C’est annoncé. Deux dominos : { $pairs }.
   *[other] { $pairs ->
        [none] C’est annoncé. Un domino : { $singles }.
       *[other] C’est annoncé. Un domino : { $singles }. Deux dominos : { $pairs }.
    }
}
event-no-claims = Aucune annonce : les dés passent à la personne suivante.
event-challenged = { $name } défie { $target }.
event-exposed = { $true ->
    [yes] { $target } montre { $tiles } : c’est vrai ! { $name } prend l’annonce.
   *[no] { $target } montre { $tiles } : du bluff ! { $name } reprend l’annonce.
}
event-gave-tiles = { $count ->
    [0] { $giver } n’a aucun domino à donner à { $receiver }.
    [1] { $giver } donne un domino à { $receiver }, sans le montrer.
   *[other] { $giver } donne { $count } dominos à { $receiver }, sans les montrer.
}
event-to-boneyard = { $count ->
    [1] Tout le monde passe : un domino part à la défausse, sans être vu.
   *[other] Tout le monde passe : { $count } dominos partent à la défausse, sans être vus.
}
event-claim-returned = { $count ->
    [1] { $name } reprend un domino que personne n’a défié.
   *[other] { $name } reprend { $count } dominos que personne n’a défiés.
}
event-deal-lost = { $count ->
    [1] { $name } perd avec un domino en main et lancera les dés à la prochaine manche.
   *[other] { $name } perd avec { $count } dominos en main et lancera les dés à la prochaine manche.
}

# Ce que seule sait la personne qui lit

note-exposed = { $target } { $tiles } { $true ->
    [yes] (vrai) → { $name }
   *[no] (bluff)
}
event-gave = Tu as donné à { $name } : { $tiles }
event-received = { $name } t’a donné : { $tiles }
event-discarded = Personne n’a défié ton annonce, elle est maintenant à la défausse : { $tiles }

# La main, tant qu’une annonce est retournée : pour qui elle concerne
reveal-wrong = { $target } disait vrai : tu prends { $tiles }{ $count ->
    [0] .
    [one] {" "}et un domino de plus.
   *[other] {" "}et { $count } dominos de plus.
}
reveal-right = Bluff démasqué ! { $target } reprend { $tiles }{ $count ->
    [0] .
    [one] {" "}et reçoit un de tes dominos.
   *[other] {" "}et reçoit { $count } de tes dominos.
}
reveal-caught = { $name } a démasqué ton bluff : tu reprends { $tiles }{ $count ->
    [0] .
    [one] {" "}et reçois un domino de plus.
   *[other] {" "}et reçois { $count } dominos de plus.
}
reveal-true = Tu disais vrai ! { $name } prend { $tiles }{ $count ->
    [0] .
    [one] {" "}et reçoit un de tes dominos.
   *[other] {" "}et reçoit { $count } de tes dominos.
}
undoubted-bluff = C’est passé : personne n’a douté de ton bluff.
event-lied = { $name } : { $count ->
    [one] 1 bluff
   *[other] { $count } bluffs
}, { $caught ->
    [0] aucun démasqué
    [one] 1 démasqué
   *[other] { $caught } démasqués
}
lies-told = Bluffs de la manche : { $lies }
event-boldest-lie = Le bluff de la manche : sur { $one } et { $two }, { $name } a fait passer { $tiles }.

illegal-claims-first = Pas encore : tout le monde doit d’abord répondre au lancer.
illegal-claims-closed = Tout le monde a répondu : les annonces ne changent plus.
illegal-too-many-tiles = Une annonce a au plus { $most } dominos. Choisis-en moins.
illegal-not-yourself = Tu ne peux pas défier ta propre annonce.
illegal-no-open-claim = Il n’y a pas d’annonce à défier là.
illegal-give-first = Choisis d’abord { $need ->
    [1] le domino
   *[other] les { $need } dominos
} à donner.
illegal-wrong-give-count = { $need ->
    [1] Choisis exactement un domino.
   *[other] Choisis exactement { $need } dominos.
}
illegal-nothing-to-give = Tu n’as rien à donner maintenant.

rules-challenge = **Challenge**, du bluff avec des dés, de deux à sept, au mieux à cinq ou six
    {""}**But.** Te débarrasser de tous tes dominos avant les autres.
    {""}**Dominos.** Deux jeux de double-six, huit dominos chacun. Ceux qui sortent du jeu vont à la défausse, face cachée.
    {""}**Un lancer.** À tour de rôle, on lance les deux dés. Puis tout le monde répond en secret : rien, un domino ou deux, face cachée. Un domino *annonce* qu’il montre les deux nombres. Deux, qu’ils se joignent avec les deux nombres aux extrémités : pour 3 et 4, c’est 0-3 avec 0-4 ou 3-6 avec 4-6 ; pour 5 et 5, les deux exemplaires d’un domino avec un 5. Tu peux changer d’avis jusqu’à la dernière réponse ; puis on voit combien de dominos a chaque annonce.
    {""}**Défis.** En commençant par la personne qui a lancé, chacun défie une annonce ou passe. L’annonce est montrée. *Bluff :* son auteur la reprend, et la personne qui a défié lui donne autant de dominos. *Vrai :* la personne qui a défié la prend et en reçoit autant de plus. Trop peu ? On donne tout.
    {""}**Tout le monde passe** de suite : les annonces restantes vont à la défausse, sans être vues, et les dés passent.
    {""}**La fin.** Tu gagnes quand tu n’as plus ni domino en main ni annonce ouverte ; poser tes derniers dominos ne suffit pas. Les autres annonces ouvertes reviennent en main. La main avec le plus de dominos (puis de points) perd, et lance ensuite.
    {""}**Score.** Selon votre accord : pour le plaisir, pour un pot, ou tant de jetons par domino restant.
    {""}**Particularités.** Un dé n’a pas de blanc : 0-0 n’est jamais vrai. Il ne sert qu’à bluffer ou à être donné.
    {""}-# D’après pagat.com (Challenge), selon Ubluff.
