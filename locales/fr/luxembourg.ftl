# Pioche luxembourgeoise

game-luxembourg = Pioche luxembourgeoise

option-end = Partie
    .says = comment finit la partie
choice-end-rounds = après quelques manches
choice-end-target = à un nombre de points
option-rounds = Manches par partie
    .says = combien de manches, si la partie finit après quelques manches
unit-rounds = { $value }
option-tied-lots = Dominos de départ égaux
    .says = ce qui décide quand plusieurs montrent un domino avec autant de points
choice-tied-lots-half = la plus grande moitié
choice-tied-lots-redraw = piocher de nouveau

event-lot-shown = { $name } montre { $tile }.
event-lots-tied = Autant de points : { $seats } piochent de nouveau.
event-winning-tile = Manche { $deal }. { $tile } est le domino de départ : { $name } joue d’abord.

rules-luxembourg = **Pioche luxembourgeoise**, de deux à six, chacun pour soi
    {""}**But.** Finir avec le moins de points possible.
    {""}**Dominos.** Jeu de double-six, 28 dominos. À deux, 7 chacun ; à trois, 6 ; à quatre, 5 ; à cinq, 4 ; à six, 3. Le reste forme la pioche, face cachée.
    {""}**Le domino de départ.** Avant chaque manche, tout le monde pioche encore un domino et le montre. Celui qui a le plus de points (si égalité : la plus grande moitié, ou par règle maison on pioche de nouveau) ouvre la chaîne, et la personne qui l’a pioché joue d’abord. Les autres retournent dans la pioche.
    {""}**Un tour.** Pose un domino qui va en A ou en B. Si tu peux, tu dois. Sinon, pioche un domino, et ton tour est fini, même s’il va. Quand la pioche est vide, tu passes. Personne d’autre ne voit ce que tu pioches.
    {""}**La fin d’une manche.** Quelqu’un n’a plus de dominos ; ou plus personne ne peut jouer ; ou tout le monde voit que plus aucun domino ne va (règle maison : vider d’abord la pioche).
    {""}**Score.** On ajoute les points restés en main. Après 3 manches (ou, si vous en convenez, quand quelqu’un a 100), le total le plus bas gagne. À égalité, on partage. Vous pouvez jouer pour un pot.
    {""}**Particularités.** Les dominos montrés puis remis peuvent être piochés de nouveau : souviens-t’en.
    {""}-# D’après les règles de l’auteur lui-même, dans un blog de 2010.
