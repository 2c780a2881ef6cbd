# Pulle : titre, règles maison, actions, événements, refus, règles en bref

game-pulle = Pulle

option-payment = Prime de manche
    .says = jetons que chacun paie à la personne qui gagne ; la moitié si la manche était bloquée
choice-payment-0 = aucun
unit-payment = { $value ->
    [1] 1 jeton chacun
   *[other] { $value } jetons chacun
}
option-buyback = Rachat
    .says = on peut faire baisser un score élevé pour une demi-entrée
option-tie-adds-pips = Égalités comptées
    .says = les points s’ajoutent même si une manche bloquée finit à égalité
option-buyback-with = Rachat possible
    .says = si on peut se racheter quand quelqu’un est hors jeu ; son score compte encore
choice-buyback-with-four = tant que les quatre sont en jeu
choice-buyback-with-fewer = à moins de quatre aussi
option-buyback-until = Fin du rachat
    .says = si tu peux encore changer d’avis entre les manches
choice-buyback-until-answer = à ta réponse
choice-buyback-until-deal = à la manche suivante
option-broken-reentry = Pot cassé
    .says = qui paie de nouveau et continue quand tout le monde a plus de 100 points
choice-broken-reentry-all = les quatre
choice-broken-reentry-survivors = les places encore en jeu

lobby-reserve = Pour pouvoir te racheter, il te faut { $chips } en tout. Avec moins, tu peux jouer, mais seulement te racheter si tu en gagnes.
action-buyback = { $score ->
    [one] Se racheter : { $score } point
   *[other] Se racheter : { $score } points
}
action-decline = Ne pas se racheter
action-renounce = Rester hors de ce pot
sure-renounce = Rester hors de ce pot pour de bon ? Tu ne pourras plus t’y racheter, et tu restes hors jeu même s’il casse et que les autres reviennent.

event-buyback-opened = Le rachat est ouvert : il coûte une demi-entrée, pour le pot.
event-bought-back = { $score ->
    [one] { $name } se rachète et a maintenant { $score } point.
   *[other] { $name } se rachète et a maintenant { $score } points.
}
event-declined = { $name } ne se rachète pas.
event-buyback-closed = Le rachat est fermé.
event-eliminated = { $name } a { $score } points et est hors jeu.
event-pool-broken =
    Le pot est cassé : tout le monde a plus de 100 points. Les scores repartent de 0{ $chips ->
        [0] .
        [1] , et chacun remet 1 jeton dans le pot.
       *[other] , et chacun remet { $chips } jetons dans le pot.
    }
event-returned = { $name } est de nouveau en jeu.
event-renounced = { $name } ne reviendra pas dans ce pot.

illegal-no-offer = Tu ne peux pas te racheter maintenant.
illegal-offer-changed =
    Décide de nouveau : quelqu’un d’autre s’est racheté entre-temps, et tu aurais maintenant { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
illegal-not-out = Il faut être hors jeu pour pouvoir rester hors du pot.

rules-pulle = **Pulle**, Vienne, à quatre
    {""}**But.** Chacun met une entrée dans le pot, la **Pulle**. Au-dessus de 100 points, on est hors jeu ; la dernière personne en jeu prend tout.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles : sept chacun, même à trois ou à deux. Le reste, le **Stamm**, n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes. Le domino le plus lourd décide qui commence la première manche ; ensuite, c’est la personne qui a gagné la dernière (après une égalité, celle qui a posé le dernier domino, ou la suivante en jeu). On commence avec le domino de son choix.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos, ou personne ne peut jouer : alors la main la plus légère gagne.
    {""}**Score.** On ajoute à son score les points restés en main, même si on gagne une manche bloquée. Avec 100, on est en jeu ; avec 101, hors jeu. Si les mains les plus légères sont à égalité, la manche ne compte pas.
    {""}**Rachat.** Si les quatre ont joué la manche, tu peux payer une demi-entrée et prendre le score médian des trois autres : 107 contre 41, 62 et 88 descend à 62. (Si les trois sont égaux : un de plus.) Il doit être plus bas que le tien, 100 au plus, et tu dois pouvoir couvrir aussi la manche suivante.
    {""}**Pot cassé.** Si toutes les mains de la manche dépassent 100, les quatre repartent de 0 avec une nouvelle entrée.
    {""}**Particularités.** Règles maison : les autres paient la personne qui gagne une manche, la moitié après un blocage ; on peut aussi se racheter à moins de quatre ; on peut le faire jusqu’à la manche suivante.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
