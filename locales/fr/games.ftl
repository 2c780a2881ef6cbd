# Les jeux : titres, règles maison, actions, événements, refus, règles en bref

game-buki = Buki
game-austrian-block = Blocage autrichien

## Règles maison : titre, une ligne d’explication, valeurs

option-hand = Dominos par main
    .says = combien de dominos prend chaque personne
unit-hand = { $value }
choice-hand-none = comme d’habitude
option-min = Mise minimale
    .says = la plus petite mise, en jetons
unit-min = { $value }
option-max = Mise maximale
    .says = la plus grande mise, en jetons
unit-max = { $value }
choice-max-none = trois fois le minimum
option-banker = Banque
    .says = qui est la banque tant que la table est ouverte
choice-banker-none = par tirage au sort
option-banker-limits = La banque fixe les limites
    .says = mises minimale et maximale, sauf si la banque est tirée au sort ou tenue par un bot
option-direction = Sens
    .says = dans quel sens le tour passe
choice-direction-cw = sens horaire
choice-direction-ccw = sens antihoraire
option-reverse-every = Changement de sens
    .says = après combien de manches le sens s’inverse
choice-reverse-every-0 = jamais
unit-reverse-every = { $value ->
    [1] après chaque manche
   *[other] toutes les { $value } manches
}
option-raise-until-fourth = Relances
    .says = on peut augmenter sa mise jusqu’au quatrième tour, si la banque est d’accord
option-reveal-after-domino = Mains montrées après domino
    .says = on montre ce que les autres ont encore, même quand quelqu’un a posé son dernier domino
option-deals = Manches
    .says = après combien de manches la table ferme
choice-deals-none = jusqu’à ce que l’hôte ferme
unit-deals = { $value }
option-turn-seconds = Temps par tour
    .says = ensuite, un bot joue à ta place
choice-turn-seconds-20 = 20 s
choice-turn-seconds-30 = 30 s
choice-turn-seconds-60 = 1 min
choice-turn-seconds-120 = 2 min
choice-turn-seconds-300 = 5 min
choice-turn-seconds-900 = 15 min
choice-turn-seconds-3600 = 1 heure
choice-turn-seconds-28800 = 8 heures
choice-turn-seconds-86400 = 24 heures
unit-turn-seconds = { $minutes ->
    [0] { $value } s
   *[other] { $minutes } min
}
choice-true = oui
choice-false = non
seat-number = Place { $number }
nothing = —

## Actions, comme les boutons les disent

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-pass = Passer
action-draw = Piocher un domino
repeat-draw = { $most ->
    [none] Piocher jusqu’à pouvoir jouer
   *[other] Piocher, { $most } fois au plus
}
action-stake = Miser { $chips }
action-add = Ajouter { $chips }
action-raise = Demander à relancer de { $chips }
action-accept = Accepter : { $name } +{ $chips }
action-refuse = Refuser : { $name } +{ $chips }
menu-play = Quel domino, et où ?
menu-stake = Ta mise
menu-add = Ajouter à ta mise
menu-raise = Demander une relance à la banque
form-stake = Ta mise
form-add = Ajouter à ta mise
form-raise = Demander une relance
form-chips = Jetons (un nombre entier)
form-number = Un nombre entier
form-other = Un autre nombre…

## Événements

event-dealt = { $tile ->
    [none] Manche { $deal }. { $leader } commence.
   *[other] Manche { $deal }. { $leader } commence : a le plus lourd, { $tile }.
}
event-banker-drawn = Le sort a décidé : { $name } est la banque.
event-played = { $end ->
    [start] { $name } commence avec { $tile }.
   *[other] { $name } pose { $tile } en { $end }.
}
event-drew = { $times ->
    [one] { $name } pioche { $times } domino.
   *[other] { $name } pioche { $times } dominos.
}
event-passed = { $name } passe.
event-staked = { $name } mise { $chips }.
event-added = { $name } ajoute { $chips } à sa mise.
event-raise-asked = { $name } demande à la banque de relancer de { $chips }.
event-raise-answered = { $accepted ->
    [yes] La banque accepte : { $name } relance de { $chips }.
   *[no] La banque refuse la relance : { $name } garde sa mise.
}
event-raise-lapsed = La relance demandée par { $name } tombe.
event-direction-reversed = { $direction ->
    [1] Le sens s’inverse : sens horaire à partir de maintenant.
   *[other] Le sens s’inverse : sens antihoraire à partir de maintenant.
}
event-deal-won = { $ending ->
    [domino] { $name } n’a plus de dominos : domino !
    [target] { $name } atteint l’objectif.
   *[other] Bloqué ; { $name } a le moins de points.
}
event-deal-tied = Bloqué, et le moins de points se partage : personne ne gagne.

## Ce que les règles refusent

illegal-must-play = Tu as un domino qui va, alors tu dois en poser un. Il est surélevé dans ta main.
illegal-must-draw = Rien ne va dans ta main : pioche d’abord un domino.
illegal-must-pass = Rien ne va dans ta main : tu ne peux que passer.
illegal-not-your-turn = Ce n’est pas encore ton tour. La table montre à qui c’est.
illegal-not-in-hand = Tu n’as plus { $tile }.
illegal-does-not-fit = { $tile } ne va pas là. Ta main montre ce qui va où.
illegal-no-drawing = On ne pioche pas dans ce jeu.
illegal-deal-over = Cette manche est finie.
illegal-stake-required = Mise d’abord (au moins { $min }) : c’est ton troisième tour, ou tu as gagné la dernière manche.
illegal-below-min = La mise minimale à cette table est { $min }.
illegal-over-max = C’est au-dessus de la limite de cette table : { $max } jetons.
illegal-already-staked = Tu as déjà misé, et une mise ne change plus.
illegal-no-stake-yet = Tu n’as pas encore misé, il n’y a donc rien à relancer.
illegal-already-asked = Tu as déjà demandé ; la banque n’a pas encore répondu.
illegal-option-off = On joue sans relances à cette table.
illegal-too-late = C’est trop tard pour ça dans cette manche.
illegal-whole-chips-only = Donne un nombre entier de jetons, par exemple 3.
illegal-banker-stakes-not = Tu es la banque : les autres misent contre toi ; toi, tu ne mises pas.
illegal-banker-only = Seule la banque peut répondre à ça.
illegal-nothing-asked = Plus personne ne demande ça.
illegal-not-carried = On ne peut ajouter qu’à une mise restée après une égalité.
illegal-not-this-game = Ça n’existe pas dans ce jeu.
illegal-bad-option = « { $option } » : pas à ce nombre. Choisis une autre valeur.

## Règles en bref (/rules et le bouton)

rules-buki = **Buki** (Bukidomino), Vienne, à quatre
    {""}**But.** Poser tous ses dominos avant les autres. Le sort désigne parmi vous la **banque**, qui joue aussi ; les trois autres misent sur leur main, contre elle.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles : six (ou sept) chacun. Le reste, le **Stamm**, n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes sans rien faire. Qui a le domino le plus lourd commence la première manche, avec celui de son choix ; ensuite, qui a gagné ; après une égalité, qui a posé en dernier.
    {""}**Mises.** Dans ta main : des jetons entiers dans les limites (souvent 2–6, le plus qu’une manche coûte), sans retour, avant ton troisième tour, ou avant de commencer si tu as gagné la dernière. Si la manche finit plus tôt, le minimum compte.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si personne ne peut jouer, le moins de points gagne.
    {""}**Paiement.** À qui gagne, la banque paie 2½ × la mise ; elle prend les autres. Si elle gagne, elle prend tout. À égalité, les mises restent, et on peut y ajouter.
    {""}**La galerie.** On peut regarder derrière qui l’accepte (*Juste regarder* ; avec jetons, jamais un bot) et parier sur cette main jusqu’à son troisième tour. La banque prend ou refuse ; un pari paie comme une mise et se rend après une égalité. On ne parie pas sur la banque.
    {""}**Particularités.** On joue jusqu’à ce que l’hôte ferme ; tes jetons sont ton score. Après quelques manches, le sens s’inverse.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
rules-austrian-block = **Blocage autrichien**, de deux à quatre, chacun pour soi
    {""}**But.** Poser tous ses dominos avant les autres, ou garder le moins de points quand plus personne ne peut jouer.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles. À deux, 11 (ou 12) chacun ; à trois, 8 (ou 9) ; à quatre, 7 (ou 6 ou 8). Le reste, le **Stamm**, reste face cachée et n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes sans rien faire. Qui a le domino le plus lourd commence la première manche, avec celui de son choix ; ensuite, qui a gagné la dernière.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si plus personne ne peut jouer, le moins de points gagne. En cas d’égalité, personne ne gagne, et qui a posé le dernier domino commence la manche suivante.
    {""}**Score.** Chaque manche gagnée compte un. Si vous fixez un nombre de manches, qui en gagne le plus gagne la partie, et vous pouvez jouer pour un pot.
    {""}**Particularités.** Les dominos se posent comme des briques, en double chaîne ; seuls comptent ses deux bouts.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
