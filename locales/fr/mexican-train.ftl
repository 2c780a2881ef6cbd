# Train mexicain

game-mexican-train = Train mexicain
names-mexican-train = Mexican Train, domino train, tren mexicano, double-douze, double douze
hook-mexican-train = un train chacun, un pour tous
    .name = Mexicain
    .word = les trains
pitch-mexican-train = Construis ton train depuis la gare, et pose sur ceux des autres quand ils s’ouvrent. Jusqu’à huit.
    .takes = { $rounds ->
        [one] { $rounds } manche de six minutes environ.
       *[other] { $rounds } manches de six minutes environ chacune.
    }
option-set = Jeu
    .says = avec quels dominos on joue
choice-set-d9 = double-neuf, 55 dominos
choice-set-d12 = double-douze, 91 dominos
option-first-turn = Premier tour
    .says = combien de dominos tu peux poser sur ton train à ton premier tour
choice-first-turn-one = un
choice-first-turn-train = tous ceux qui vont
option-mexican-from = Train mexicain
    .says = à partir de quand tu peux poser sur le train de tout le monde
choice-mexican-from-any = à tout moment
choice-mexican-from-own-first = une fois ton train commencé
option-open-doubles = Doubles ouverts
    .says = qui doit couvrir un double resté ouvert
choice-open-doubles-all = chaque personne à son tour
choice-open-doubles-own = personne d’autre
option-several-doubles = Plusieurs doubles
    .says = si tu peux poser d’autres doubles avant de les couvrir
option-blank-double = Double zéro
    .says = points pour 0-0 resté en main
choice-blank-double-0 = aucun
unit-blank-double = { $value }
coach-mexican-train-start = Commence un train : un domino avec le nombre de la gare, au milieu.
coach-mexican-train-play = Pose sur ton train ou sur un train qui t’est ouvert.
coach-mexican-train-cover = Couvre le double ouvert : tu ne peux poser que sur son train.
coach-mexican-train-draw = Rien ne va : pioche. Si ce domino ne va pas non plus, ton train s’ouvre.
basics-mexican-train = **But.** Garder peu de points en main : ils s’ajoutent à ton score, et il doit rester bas.{ $blank_double ->
        [0] {""}
       *[other] {" "}Le 0-0 compte { $blank_double }.
    }
    {""}**Ton tour.** Pose un domino sur ton train, sur le **train mexicain**, qui est à tout le monde{ $mexican_from ->
        [own-first] {" "}(une fois ton train commencé)
       *[other] {""}
    }, ou sur un train avec un **marqueur**. Tous partent de la **gare**, au milieu.{ $first_turn ->
        [train] {" "}À ton premier tour, tu peux poser sur ton train tous ceux qui vont.
       *[other] {""}
    }
    {""}**Rien ne va ?** Pioche un domino et pose-le s’il va. Sinon, ton train reçoit un marqueur, et les autres peuvent y jouer jusqu’à ce que tu le fasses.
    {""}**Doubles.** Un double doit être couvert : tu rejoues pour le faire.{ $open_doubles ->
        [own] {" "}Si tu ne peux pas, personne d’autre n’y est tenu.
       *[other] {" "}Si tu ne peux pas, c’est aux suivants, quel que soit le train.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Tu peux poser d’autres doubles avant de les couvrir.
    }
    {""}**Gagner.** Une manche finit quand quelqu’un n’a plus de dominos. Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, le plus bas score gagne.
    {""}**Ce qu’une manche peut coûter.** { $entry ->
        [0] Rien : c’est pour le plaisir.
        [one] Rien, à part l’entrée : chacun met une seule fois { $entry } jeton dans le pot. La personne qui gagne la partie le prend.
       *[other] Rien, à part l’entrée : chacun met une seule fois { $entry } jetons dans le pot. La personne qui gagne la partie le prend.
    }
rules-mexican-train = **Train mexicain**, de deux à huit, chacun pour soi
    {""}**But.** Finir avec le moins de points possible.
    {""}**Dominos.** Jusqu’à quatre, un jeu de double-neuf (12, 11 ou 10 chacun) ; au-delà, un double-douze (à cinq ou six, 12 ; à sept ou huit, 10). Le reste forme la pioche.
    {""}**La gare.** Le plus haut double est au milieu ; à chaque manche, le suivant vers le bas.
    {""}**Trains.** Chacun a le sien, et le **train mexicain** est à tous. Ils partent de la gare, avec son nombre, et grandissent à un bout.
    {""}**Un tour.** Pose un domino sur ton train, sur le train mexicain ou sur un autre avec un **marqueur**, même vide. Si tu peux, tu dois. Sinon, pioche un domino et pose-le s’il va. S’il ne va pas, ou sans pioche, ton train reçoit un marqueur : les autres peuvent y jouer. Il part quand tu y joues toi-même.
    {""}**Doubles.** Après un double, même au premier tour, tu continues : couvre-le de ta main, ou pioche un domino pour cela. Si tu ne peux pas, marque ton train, et le double reste **ouvert** : rien d’autre ne se pose avant qu’on le couvre, à tour de rôle. S’il n’existe plus de dominos pour lui, ce n’est pas la peine.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos (le dernier peut être un double), ou plus personne ne peut jouer.
    {""}**Score.** On ajoute les points restés en main. Le total le plus bas gagne après toutes les manches : cinq d’ordinaire, au plus une par double. Le sort commence, puis c’est à tour de rôle.
    {""}**Particularités.** Règles maison : au premier tour, tous les dominos qui vont sur ton train (couvrir le double d’un autre n’en prive pas) ; le train mexicain seulement après le tien ; 25 ou 50 points pour 0-0.
    {""}-# D’après pagat.com et le Good Sam Club.
preset-full-train = Double-douze, les 13 manches
