# Des conseils dans les premières manches d’un jeu, selon ce qu’on peut faire. `coach-<game>-<verb>` passe avant `coach-<verb>`.

coach-table = Appuie sur *Ma main* pour voir tes dominos et jouer. Personne d’autre ne les voit.
coach-wait = Les autres jouent. Tes boutons apparaissent quand c’est ton tour.
coach-pause = Tu as tout vu ? Appuie sur *Manche suivante* pour continuer sans attendre.
coach-start = Tu commences : appuie sur n’importe quel domino. Débarrasse-toi plutôt des lourds. La première main vide gagne.
coach-play = Pose un de tes dominos surélevés en A ou en B : appuie sur un bouton ci-dessous. La première main vide gagne.
coach-draw = Aucun de tes dominos ne va : pioche jusqu’à ce que l’un aille. Personne d’autre ne voit ce que tu pioches.
coach-stake =
    Mise sur toi, avant ton troisième tour : de { $low } à { $high } { $high ->
        [one] jeton
       *[other] jetons
    }. Gagne la manche, et la banque te paie 2½ × ta mise ; perds, et la mise est partie.
coach-buki-bank = Tu es la banque : si tu gagnes, tu prends toutes les mises ; si quelqu’un d’autre gagne, tu paies.
coach-claim = Choisis un domino qui montre { $one }-{ $other }, ou deux qui se joignent avec { $one } et { $other } aux extrémités. Ou bluffe avec n’importe lesquels : ils sont face cachée. Tu peux aussi ne rien annoncer.
coach-challenge = Ça sent le bluff ? Défie ! Si tu as raison, tu donnes autant de tes dominos ; sinon, tu prends les siens, et autant en plus.
coach-train = *Toute une série* pose d’un coup une longue série de dominos.
coach-hungarian-start = Tu commences : appuie sur n’importe quel domino, puis continue aux deux bouts tant que tu peux. Chaque point resté dans ta main compte contre toi.
coach-hungarian-play = Choisis un bout et continue tant que tu peux. Chaque point resté dans ta main compte contre toi.
coach-luxembourg-play = Pose un de tes dominos surélevés en A ou en B. Chaque point resté dans ta main compte contre toi.
coach-luxembourg-draw = Aucun de tes dominos ne va : pioches-en un, et ton tour est fini.
coach-buyback = Paie { $price } et descends de { $before } à { $score } { $score ->
    [one] point
   *[other] points
}.{ $before ->
    [0] {""}
   *[other] {" "}Sinon, au-dessus de { $target } points, tu es hors jeu.
}
