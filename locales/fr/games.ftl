# Les jeux : titres, règles maison, actions, événements, refus, règles en bref

game-buki = Buki
game-austrian-block = Domino autrichien sans pioche

## Règles maison : titre, une ligne d’explication, valeurs

option-hand = Dominos par main
    .says = combien de dominos chacun prend
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
    .says = qui tient la banque tant que la table est ouverte
choice-banker-none = par tirage au sort
option-banker-limits = La banque fixe les limites
    .says = les mises minimale et maximale, sauf si elle est tirée au sort ou tenue par un bot
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
choice-deals-none = autant que vous voulez
unit-deals = { $value }
option-turn-seconds = Temps par tour
    .says = quand il est écoulé, un bot joue à ta place
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
option-beat-seconds = Temps pour regarder
    .says = pause après un grand moment
choice-beat-seconds-0 = aucune
choice-beat-seconds-2 = 2 s
choice-beat-seconds-4 = 4 s
choice-beat-seconds-6 = 6 s
choice-true = oui
choice-false = non
seat-number = Place { $number }
nothing = —

## Actions, comme les boutons les disent

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end } ({ $train ->
    [own] ton train
    [mexican] train mexicain
   *[other] { $owner }
})
action-turn = { $tile } → { $end }, { $outer } au bout
action-points = { $action } (+{ $points })
action-pass = Passer
action-give-lead = Laisser la personne en face commencer
action-draw = Piocher un domino
repeat-draw =
    { $most ->
        [none] Piocher jusqu’à pouvoir jouer
       *[other] Piocher jusqu’à pouvoir jouer ({ $most } au plus)
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

event-dealt =
    { $tile ->
        [none] Manche { $deal }. { $leader } commence.
       *[other] Manche { $deal }. { $leader } a le domino le plus lourd ({ $tile }) et commence.
    }
event-banker-drawn = Le sort a décidé : { $name } est la banque.
event-played = { $end ->
    [start] { $name } commence avec { $tile }.
   *[other] { $name } pose { $tile } en { $end }.
}
event-played-train = { $train ->
    [own] { $name } pose { $tile } sur son propre train.
    [mexican] { $name } pose { $tile } sur le train mexicain.
   *[other] { $name } pose { $tile } sur un autre train : { $owner }.
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
event-direction-reversed =
    { $direction ->
        [1] Le sens change : sens horaire à partir de maintenant.
       *[other] Le sens change : sens antihoraire à partir de maintenant.
    }
event-deal-won =
    { $ending ->
        [domino] { $name } n’a plus de dominos : domino !
        [target] { $name } atteint l’objectif.
       *[other] Bloqué : { $name } a la main la plus légère.
    }
event-deal-tied = Bloqué, et les mains les plus légères sont à égalité : personne ne gagne.

## Ce que les règles refusent

illegal-must-play = Un de tes dominos va, il faut donc jouer. Ceux qui vont sont surélevés dans ta main.
illegal-must-lead = Cette manche commence avec { $tile } : pose ce domino.
illegal-must-draw = Aucun de tes dominos ne va : pioche d’abord.
illegal-must-pass = Aucun de tes dominos ne va : tu ne peux que passer.
illegal-not-your-turn = Ce n’est pas encore ton tour. La table montre à qui c’est.
illegal-not-in-hand = Tu n’as plus { $tile }.
illegal-does-not-fit = { $tile } ne va pas là. Ta main montre ce qui va où.
illegal-no-drawing = On ne pioche pas dans ce jeu.
illegal-deal-over = Cette manche est finie.
illegal-stake-required = Mise d’abord (au moins { $min }) : c’est ton troisième tour, ou tu as gagné la dernière manche.
illegal-below-min = La mise minimale à cette table est { $min }.
illegal-over-max = Le maximum à cette table est { $max }.
illegal-already-staked = Tu as déjà misé, et une mise ne change plus.
illegal-no-stake-yet = Tu n’as pas encore misé, il n’y a donc rien à relancer.
illegal-already-asked = Tu as déjà demandé ; la banque n’a pas encore répondu.
illegal-option-off = On joue sans relances à cette table.
illegal-too-late = C’est trop tard pour ça dans cette manche.
illegal-whole-chips-only = Écris un nombre entier de jetons, par exemple 3.
illegal-banker-stakes-not = Tu es la banque, tu ne mises donc pas : les autres misent contre toi.
illegal-banker-only = Seule la banque peut répondre à ça.
illegal-nothing-asked = Cette demande n’attend plus de réponse.
illegal-not-carried = Tu ne peux ajouter qu’à une mise restée en jeu après une égalité.
illegal-not-this-game = Ça n’existe pas dans ce jeu.
illegal-bad-option = Choisis une autre valeur : « { $option } » ne peut pas avoir celle-ci à ce nombre de places ou avec les autres règles maison.

## Règles en bref (/rules et le bouton)

rules-buki = **Buki** (Bukidomino), Vienne, à quatre
    {""}**But.** Poser tous tes dominos avant les autres. Le sort choisit parmi vous la **banque**, qui joue aussi ; les autres misent contre elle.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles : six (ou sept) chacun. Le reste, le **Stamm**, n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes automatiquement. Le domino le plus lourd décide qui commence, avec n’importe lequel ; ensuite, la dernière main gagnante (après une égalité, la dernière à avoir posé).
    {""}**Mises.** Mise avant ton troisième tour, ou avant de commencer si tu as gagné la dernière manche : des jetons entiers, dans les limites (souvent 2–6, le plus qu’une manche coûte), sans retour. Si la manche finit plus tôt, le minimum compte.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si personne ne peut jouer, la main la plus légère gagne.
    {""}**Paiement.** La banque paie 2½ fois sa mise à la personne qui gagne et prend les autres. Si la banque gagne, elle les prend toutes. À égalité, les mises restent, et on peut y ajouter.
    {""}**La galerie.** On peut s’asseoir derrière une personne qui l’accepte (*Juste regarder* ; avec jetons, jamais un bot) et parier sur sa main jusqu’à son troisième tour. La banque prend ou refuse. Un pari paie comme une mise, mais se rend après une égalité.
    {""}**Particularités.** Après quelques manches, le sens change.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
rules-austrian-block = **Domino autrichien sans pioche**, de deux à quatre, chacun pour soi
    {""}**But.** Poser tous tes dominos avant les autres, ou avoir la main la plus légère quand plus personne ne peut jouer.
    {""}**Dominos.** Les 36 de 0-1 à 7-8, sans doubles. À deux, 11 (ou 12) chacun ; à trois, 8 (ou 9) ; à quatre, 7 (ou 6 ou 8). Le reste, le **Stamm**, reste face cachée et n’est jamais montré.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois ; sinon, tu passes automatiquement. Le domino le plus lourd décide qui commence, avec n’importe lequel ; ensuite, la dernière main gagnante commence.
    {""}**La fin.** Pose ton dernier domino et tu gagnes. Si plus personne ne peut jouer, la main la plus légère gagne. En cas d’égalité, personne ne gagne ; la personne qui a posé le dernier domino commence la manche suivante.
    {""}**Score.** Chaque manche gagnée compte un. Si vous fixez un nombre de manches, la personne qui en gagne le plus gagne la partie, et vous pouvez jouer pour un pot.
    {""}**Particularités.** Les dominos se posent comme des briques, en double chaîne ; seuls comptent ses deux bouts.
    {""}-# D’après pagat.com (dominos autrichiens) et gamefarm.jp.
