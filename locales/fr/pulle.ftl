# Pulle : titre, règles maison, actions, événements, refus, règles en bref

game-pulle = Pulle

option-payment = Paiement
    .says = jetons que chacun paie à qui gagne une manche ; la moitié si elle était bloquée
choice-payment-0 = aucun
unit-payment = { $value ->
    [1] 1 jeton chacun
   *[other] { $value } jetons chacun
}
option-buyback = Rachat
    .says = un score élevé peut être racheté pour une demi-entrée
option-tie-adds-pips = Égalités comptées
    .says = les points s’ajoutent même si une manche bloquée finit à égalité
option-buyback-with = Rachat à
    .says = si l’on peut racheter quand quelqu’un est hors jeu, dont le score compte encore
choice-buyback-with-four = quatre en jeu
choice-buyback-with-fewer = moins aussi
option-buyback-until = Rachat jusqu’à
    .says = si tu peux encore changer d’avis entre les manches
choice-buyback-until-answer = ta réponse
choice-buyback-until-deal = la manche suivante
option-broken-reentry = Pot cassé
    .says = qui repaie et continue quand tout le monde a plus de 100
choice-broken-reentry-all = les quatre
choice-broken-reentry-survivors = qui est encore en jeu

lobby-reserve = Pour racheter, il te faut { $chips } jetons en tout. Avec moins, tu peux jouer quand même, mais racheter seulement si tu en as gagné.
action-buyback = { $score ->
    [one] Racheter : { $score } point
   *[other] Racheter : { $score } points
}
action-decline = Ne pas racheter
action-renounce = Rester hors de ce pot
sure-renounce = Rester hors de ce pot pour de bon ? Tu ne pourras plus le racheter, et tu restes dehors même s’il casse et que les autres reviennent.

event-buyback-opened = Qui veut racheter met une demi-entrée dans le pot.
event-bought-back = { $score ->
    [one] { $name } rachète et a maintenant { $score } point.
   *[other] { $name } rachète et a maintenant { $score } points.
}
event-declined = { $name } ne rachète pas.
event-buyback-closed = Le rachat est fermé.
event-eliminated = { $name } a { $score } points et est hors jeu.
event-pool-broken = Le pot est cassé : tout le monde a plus de 100. Les scores repartent de 0, et { $chips ->
    [1] 1 jeton de plus chacun entre
   *[other] { $chips } jetons de plus chacun entrent
} dans le pot.
event-returned = { $name } est de nouveau en jeu.
event-renounced = { $name } ne reviendra pas dans ce pot.

illegal-no-offer = Tu ne peux pas racheter maintenant.
illegal-offer-changed = Quelqu’un d’autre a racheté entre-temps : tu aurais maintenant { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Décide de nouveau.
illegal-not-out = Il faut être hors jeu pour rester hors du pot.

rules-pulle = **Pulle**, Vienne, à quatre
    {""}**But.** Chacun met une entrée dans le pot, la **Pulle**. Au-delà de 100 points, on est hors jeu ; qui reste en jeu le dernier prend tout.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles : sept chacun, même à trois ou à deux. Le reste, le **Stamm**, n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes. Qui a le domino le plus lourd commence la première manche, avec celui de son choix ; ensuite, qui a gagné ; après une égalité, qui a posé le dernier domino, ou la place suivante en jeu.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de domino, ou personne ne peut jouer : alors le moins de points gagne.
    {""}**Score.** On ajoute les points restés en main, aussi pour qui gagne une manche bloquée. Avec 100, on est en jeu ; avec 101, hors jeu. Si le moins de points se partage, la manche ne compte pas.
    {""}**Rachat.** Si les quatre ont joué la manche, tu peux payer une demi-entrée et prendre le score du milieu des trois autres : 107 contre 41, 62 et 88 descend à 62. (Si les trois sont égaux : un de plus.) Il doit être plus bas que le tien, 100 au plus, et tu dois pouvoir couvrir aussi la manche suivante.
    {""}**Pot cassé.** Si toutes les mains de la manche dépassent 100, les quatre repartent de 0 avec une nouvelle entrée.
    {""}**Particularités.** Règles maison : les autres paient qui gagne une manche, la moitié après un blocage ; on peut racheter à moins de quatre aussi ; on peut le faire jusqu’à la manche suivante.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
