# Des conseils dans les premières manches d’un jeu, selon ce qu’on peut faire. `coach-<game>-<verb>` passe avant `coach-<verb>`.

coach-table = *Ma main* montre tes dominos, invisibles pour les autres.
coach-start = Tu commences : pose n’importe quel domino. La première main vide gagne.
coach-play = Pose un domino surélevé en A ou en B.
coach-team-start = Tu commences. { $partner } gagne avec toi et joue deux places plus loin.
coach-team-play = Pose un domino surélevé. Vous gagnez si toi ou { $partner } n’en avez plus.
coach-draw = Aucun de tes dominos ne va : pioche. Tu es la seule personne à voir ce que tu tires.
coach-stake = Mise de { $low } à { $high } { $high ->
    [one] jeton
   *[other] jetons
} { $now ->
    [yes] maintenant
   *[no] d’ici ton 3e tour
} : gagner rapporte 2½ fois la mise.
coach-buki-bank = Tu es la banque : gagne et prends toutes les mises ; sinon, tu paies.
coach-claim = Annonce { $one }-{ $other } avec un domino, ou deux, { $one } et { $other } aux bouts. Ou bluffe.
coach-challenge = Bluff ? Défie : si oui, tu donnes des dominos ; sinon, tu en prends.
coach-train = *Toute une série* pose d’un coup une longue série de dominos.
coach-hungarian-start = Pose un domino et continue. Chaque point gardé compte contre toi.
coach-hungarian-play = Choisis un bout et continue. Chaque point gardé compte contre toi.
coach-luxembourg-play = Pose un domino surélevé. Chaque point gardé compte contre toi.
coach-luxembourg-draw = Aucun domino ne va : pioches-en un, et ton tour est fini.
coach-buyback = Paie { $price } et descends de { $before } à { $score } { $score ->
    [one] point
   *[other] points
}.{ $before ->
    [0] {""}
   *[other] {" "}Sinon, au-dessus de { $target } points, tu es hors jeu.
}
