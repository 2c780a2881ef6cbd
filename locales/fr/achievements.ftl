# Succès : la commande, l’image et les trente-huit


achievements-title = **Succès : { $name }** · { $earned } sur { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } sur { $goal }) · { $how }
achievements-of-game = { $game } : { $how }
achievements-hint = -# Une manche compte si au moins deux personnes la jouent en entier.

picture-achievements = Succès
picture-achievements-note = { $name } · { $earned } sur { $all }
picture-achievement-steps = { $steps } sur { $goal }
picture-achievement-new = Nouveau succès

picture-alt-achievements = Succès : { $name }, { $earned } sur { $all } obtenus. Page { $page } sur { $pages } :
picture-alt-achievement = { $state ->
    [earned] Obtenu
   *[open] À obtenir
} : { $title } : { $how }
picture-alt-achievement-new = Nouveau succès : { $title }. { $how }

achievement-all-eight = Tous les huit
    .how = Gagne une manche ou une partie dans huit jeux différents.
achievement-ten-beaten = Tête connue
    .how = Bats dix personnes différentes.
achievement-three-matches = Triplé
    .how = Gagne trois parties de suite contre des gens.
achievement-five-rounds = Main heureuse
    .how = Gagne cinq manches de suite contre des gens.
achievement-feather = Poids plume
    .how = Gagne une manche bloquée avec deux points en main au plus.
achievement-runaway = Échappée
    .how = Pose ton dernier domino quand tous les autres en ont encore au moins trois.
achievement-traffic-light = Feu rouge
    .how = Gagne sans passer quand tous les autres passent au moins deux fois.
achievement-court-banker = Coffre-fort
    .how = Gagne cinq manches en tenant la banque.
achievement-high-stakes = Gros enjeu
    .how = Gagne cinq manches avec la mise la plus haute.
achievement-second-helping = Encore un peu
    .how = Après une égalité, ajoute à ta mise et gagne.
achievement-jackpot = Jackpot
    .how = En tenant la banque, gagne la mise la plus haute des trois autres.
achievement-ninety-nine = Au bord du gouffre
    .how = Pose ton dernier domino avec un score de 99 ou 100.
achievement-from-behind = Remontée
    .how = Gagne la Pulle avec le score le plus haut avant la dernière manche.
achievement-light-purse = Bourse légère
    .how = Gagne la Pulle avec un score de 60 au plus.
achievement-last-drop = Dernière goutte
    .how = Pioche le dernier domino et finis quand même sans domino avant les autres.
achievement-deep-well = Puits profond
    .how = Pioche au moins dix dominos dans une manche et gagne-la.
achievement-dry-throat = Air du désert
    .how = Gagne sans piocher quand tous les autres piochent au moins six dominos.
achievement-clean-sweep = Grand ménage
    .how = Gagne toutes les manches d’une partie, au moins trois.
achievement-photo-finish = Photo-finish
    .how = Gagne une partie avec le score le plus haut avant la dernière manche.
achievement-small-bill = Petite note
    .how = Gagne une partie d’au moins trois manches avec un score de huit au plus.
achievement-orient-express = Orient-Express
    .how = Pose tes douze dominos en une seule série à un bout.
achievement-long-answer = Longue réponse
    .how = À trois ou quatre, pose toute ta main en une seule série à un bout.
achievement-clean-slate = Ardoise effacée
    .how = Pose tous tes dominos quand il reste au moins 25 points à tous les autres.
achievement-third-of-the-bill = Part de gâteau
    .how = Gagne une partie avec au plus le tiers du score de chacun des autres.
achievement-poker-face = Visage de marbre
    .how = Bluffe avec deux dominos sans que personne te défie.
achievement-lie-detector = Détecteur de mensonges
    .how = Démasque quatre bluffs dans une manche.
achievement-honest-soul = Âme honnête
    .how = Fais-toi défier au moins trois fois dans une manche, toujours sur une annonce vraie.
achievement-last-laugh = Rira bien
    .how = Gagne une manche avec un bluff pour dernière annonce.
achievement-double-exit = Double sortie
    .how = Pose deux doubles comme deux derniers dominos et gagne.
achievement-twins = Quintuplés
    .how = Pose cinq doubles dans une manche et gagne-la.
achievement-capicua = Capicúa
    .how = Finis avec un domino qui va aux deux bouts et n’est pas un double.
achievement-twenty-at-once = Vingt d’un coup
    .how = Marque au moins vingt points avec un seul domino.
achievement-double-triple = Double triplé
    .how = Marque deux fois trois points pour des bouts égaux dans une manche.
achievement-all-fronts = Sur tous les fronts
    .how = Pose sur les quatre branches dans une manche et gagne-la.
achievement-torero = Torero
    .how = Pose trois matadors dans une manche et gagne-la.
achievement-nonstop = Sans arrêt
    .how = Gagne une manche sans marquer ton train quand tous les autres marquent le leur.
achievement-full-load = Pleine charge
    .how = À deux, gagnez une manche qui compte au moins soixante points.
achievement-gatekeeper = Garde-barrière
    .how = Bloque trois manches avec un domino à toi et gagne-les.
