# Revoir des manches finies, et si elles s’accordent avec le sceau


button-replay = Revoir

replay = **{ $title }** · manche { $number } de la table { $code }, un coup par seconde
replay-open = La table est fermée : toutes les mains sont montrées.
replay-closed = Tu vois ce que tout le monde a vu. Quand la table sera fermée, *{ $replay }* montrera aussi toutes les mains.
replay-number = Manche { $number }
replay-table = { $title }, { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
} : { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] son train
    [mexican] train mexicain
   *[other] train : { $owner }
}
replay-passed = { $name } passe
replay-drew = { $name } pioche

verified = { $deals ->
    [one] **La seule manche est en ordre.**
   *[other] **Les { $deals } manches sont toutes en ordre.**
} Je les ai redistribuées et rejouées à partir du secret scellé : domino pour domino la même chose, et chaque coup montré concorde.
verified-not = **La manche { $deal } n’est pas en ordre.** Elle ne découle pas du sceau, de vos appuis et des coups montrés. Garde le fichier et adresse-toi aux responsables de Kaffeehaus.
verified-seal = **Le sceau est brisé.** Le secret n’est pas celui qui a été scellé avant la première manche. Garde le fichier et adresse-toi aux responsables de Kaffeehaus.
verified-means = **Qu’est-ce que ça veut dire ?** Avant la première manche, j’ai tiré un nombre secret, et *{ button-fair }* montrait son *sceau*. Un sceau est comme une empreinte : il ne va qu’avec un seul nombre, et personne ne peut en déduire le nombre. Chaque mélange, tirage et dé découle de ce nombre et de vos propres appuis, en arrivant et à chaque manche. Je n’ai donc pu choisir les dominos pour personne, et je ne peux pas les échanger après coup.
verified-check = **Ne me crois pas sur parole.**
    1. Ce sceau doit être celui que *{ button-fair }* montrait avant la première manche : `{ $seal }`
    2. Le fichier contient tout ce qui s’est passé à la table. { $url ->
        [none] Avec un court script, que les responsables de ce bot peuvent te donner, tu redistribues tout sur ton propre ordinateur, sans moi.
       *[other] Avec un court script, tu redistribues tout sur ton propre ordinateur, sans moi : [comment faire, et ce qu’une telle vérification ne peut pas montrer](<{ $url }>).
    }
verified-facts = { $title }, table { $code } · secret `{ $secret }`

refused-no-replay = Aucune manche n’est encore finie ici. Dès qu’il y en a une, tu peux la revoir.
refused-replay-deal = Cette table n’a pas de manche { $deal } finie ; elles vont de 1 à { $deals }.
refused-replay-table = Je ne connais aucune table au code « { $code } » sur ce serveur.
refused-replay-older = Cette table suivait d’anciennes règles, que je ne connais plus : ses manches ne peuvent pas être rejouées.
refused-replay-large = Cette manche est trop longue pour être envoyée ici en animation.
refused-replay-busy = Réessaie dans une minute : trop d’animations se dessinent en ce moment.
refused-replay-own = Je m’occupe encore de ta dernière demande. Quand la réponse sera là, demande la suite.
refused-verify-live = Cette table est encore ouverte. Quand elle fermera, son sceau s’ouvrira et *{ button-verify }* refera chaque manche. Avant, le secret montrerait toutes les mains.
refused-no-verify = Aucune table avec des manches n’a fini dans ce salon.
button-look-back = Manches passées
menu-look-back = Choisis une table de ce salon
button-table-code = Code d’une table…
menu-round = Choisis une manche
