# Des conseils dans les premières manches d’un jeu, selon ce qu’on peut faire. `coach-<game>-<verb>` passe avant `coach-<verb>`.

coach-table = Appuie sur *Ma main* pour voir tes dominos et jouer. Personne d’autre ne les voit.
coach-wait = Les autres jouent. Tes boutons viennent tout seuls quand c’est ton tour.
coach-pause = Tu as tout vu ? *Manche suivante* continue sans attendre.
coach-start = Tu commences : appuie sur n’importe quel domino. Les lourds, mieux vaut ne pas les garder. La première main vide gagne.
coach-play = Nombre contre nombre : pose en A ou en B un de tes dominos surélevés, avec un des boutons ci-dessous. La première main vide gagne.
coach-draw = Aucun de tes dominos ne va : pioche jusqu’à ce que l’un aille. Personne d’autre ne voit ce que tu pioches.
coach-stake = Tu mises sur toi : gagne la manche, et la banque paie 2½ × ta mise ; perds, et la mise est partie. De { $low } à { $high } jetons, avant ton troisième tour.
coach-buki-bank = Tu es la banque : tu paies si quelqu’un d’autre gagne, et tu prends toutes les mises si tu gagnes.
coach-claim = Choisis un domino qui montre { $one }-{ $other }, ou deux qui se joignent avec { $one } et { $other } dehors. Ou bluffe avec n’importe lesquels. Ils sont face cachée ; ne rien annoncer va aussi.
coach-challenge = Ça sent le bluff ? Si tu as raison, tu donnes autant de tes dominos ; sinon, tu prends les siens et encore autant.
coach-train = *Toute une série* pose beaucoup de dominos d’un seul clic.
coach-hungarian-start = Tu commences : appuie sur n’importe quel domino, puis continue aux deux bouts tant que tu peux. Chaque point resté dans ta main compte contre toi.
coach-hungarian-play = Choisis un bout et continue tant que tu peux. Chaque point resté dans ta main compte contre toi.
coach-luxembourg-play = Nombre contre nombre : pose en A ou en B un de tes dominos surélevés. Chaque point resté dans ta main compte contre toi.
coach-luxembourg-draw = Aucun de tes dominos ne va : pioches-en un, et ton tour est fini.
coach-buyback = Paie { $price } jetons et descends de { $before } à { $score } points.{ $before ->
    [0] {""}
   *[other] {" "}Qui a plus de { $target } et ne le fait pas est hors jeu.
}
