# Domino hongrois : titre, règles maison, actions, événements, refus, règles en bref

game-hungarian = Domino hongrois

option-end-on-domino = Fin au domino
    .says = une manche finit dès que quelqu’un n’a plus de dominos
option-leader-ends = Le départ
    .says = si la première série d’une manche grandit à un bout ou aux deux
choice-leader-ends-both = aux deux bouts
choice-leader-ends-one = à un seul bout
option-losers = Qui perd
    .says = qui perd quand quelqu’un atteint les points où finit la partie
choice-losers-highest = le plus haut score
choice-losers-all = toute personne qui a atteint ce score

action-train = { $end ->
    [start] Commencer : { $count } dominos ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    })
   *[other] { $count } dominos ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }) → { $end }
}
menu-train = Toute une série

event-leader-drawn = Le sort désigne { $name } pour commencer la première manche.
event-series-ended = { $left ->
    [0] { $name } n’a plus de dominos.
   *[other] {""}
}
event-nobody-fits = Plus personne ne peut jouer : la manche est finie.
event-domino = { $name } n’a plus de dominos : la manche est finie.
event-match-lost = { $name } a { $score } points et perd la partie.

illegal-one-end-only = Une série continue à un seul bout. Ta main montre lequel.
illegal-must-continue = Un autre de tes dominos va là : une série continue tant que c’est possible.
illegal-no-such-train = Cette série ne peut plus se poser. Ta main montre ce qui va.

rules-hungarian = **Domino hongrois**, de deux à quatre, chacun pour soi
    {""}**But.** Garder peu de points. Quand quelqu’un atteint l’objectif, le plus haut score perd la partie. L’objectif est de 50 points, sauf si vous convenez de plus (dans la source, 100).
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux, 12 chacun ; à trois, 8 ; à quatre, 6 ; quatre dominos sont mis de côté sans être vus.
    {""}**Un tour** est toute une série. Choisis un bout (A ou B) et poses-y un domino après l’autre, tant que l’un des tiens va. Tu choisis les dominos, mais tu ne peux ni t’arrêter ni changer de bout. Si rien ne va à aucun bout, tu passes.
    {""}**Qui commence.** La première fois, le sort décide ; ensuite, c’est à tour de rôle, quoi qu’il arrive. On commence avec le domino de son choix et on continue aux deux bouts tant que quelque chose va.
    {""}**La fin d’une manche.** Quand plus personne ne peut poser. S’il ne te reste rien, tu regardes ; les autres continuent.
    {""}**Score.** On ajoute les points restés en main. Quand quelqu’un a atteint l’objectif, la partie est finie : le plus haut score perd, le plus bas gagne.
    {""}**Particularités.** Là où quelqu’un s’est arrêté, on devine ce qui lui manque. *Toute une série* pose d’un coup la plus longue ou la plus lourde. Règles maison : la manche finit dès que quelqu’un n’a plus de dominos ; la première série aussi grandit à un seul bout ; toute personne qui atteint l’objectif perd ; une partie pour un pot.
    {""}-# D’après pagat.com (dominos hongrois).
