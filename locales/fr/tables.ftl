# Tables : avant le jeu, en jeu, résultats, mains

lobby-open = · { $host } a ouvert une table.
lobby-seated = À la table ({ $count } sur { $most }) : { $seated }.
lobby-note = Places prises : { $seated } sur { $most }
lobby-ending = { $match ->
    [yes] La table ne ferme avant la fin de la partie que si tout le monde le veut. Qui part avant, ou manque trois manches, laisse sa place à la maison{ $pot ->
        [yes] {" "}et y laisse sa part du pot
       *[no] {""}
    }.
   *[no] Une manche commencée est jouée jusqu’au bout : un bot remplace qui part ou s’absente{ $chips ->
        [yes] , avec ses jetons, jusqu’à ce qu’elle finisse
       *[no] {""}
    }.
}
lobby-closes = Ferme { $when } si rien ne se passe.
sealed = Scellé avant la première manche : { $seal } (/about dit comment vérifier)
deal-number = · manche { $number }
honour = {" "}· pour le plaisir, sans jetons
turn-of = { $count ->
    [one] C’est à **{ $name }**
   *[other] C’est à : **{ $name }**
}
time-runs-out = {" "}· fin du temps { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** réfléchit…
   *[other] **{ $name }** réfléchissent…
}
closing-note = La table ferme après cette manche.
closing-wanted = { $wanting } aimerait finir la partie maintenant. Pas encore : { $missing }. Si tu es d’accord, appuie sur *{ $button }*.
winding-up = { $why ->
    [moderator] La modération ferme cette table
    [server-gone] On m’a retiré du serveur
    [unreachable] Je ne peux plus écrire dans le salon
   *[channel-gone] Le salon n’existe plus
} : ce qui a commencé est joué jusqu’au bout, { $match ->
    [yes] la partie
   *[no] cette manche
}, avec des bots pour qui n’est pas là.
substitute = Un bot pour { $name }
rules-changed = Règles maison : { $rules }
next-deal = Manche suivante { $when }, plus tôt si tout le monde veut.
next-deal-waits = Il n’y a personne. La manche suivante commence quand quelqu’un appuie sur *{ $button }* ; sinon, la table ferme { $when }.
not-ready = {" "}On attend encore : { $names }.
who-away = { $name } (en absence, un bot joue)
who-left = { $name } (hors de la table, un bot continue)

result-domino = { $wins ->
    [yes] Domino ! **{ $name }** n’a plus de dominos et gagne la manche.
   *[no] Manche finie : **{ $name }** n’a plus de dominos.
}
result-blocked = { $wins ->
    [yes] Bloqué. **{ $name }** a le moins de points et gagne la manche. Points : { $counted }
   *[no] Bloqué. **{ $name }** a le moins de points : { $counted }
}
result-target = **{ $name }** atteint l’objectif : la partie est finie.
result-tied = { $ending ->
    [domino] Plusieurs mains sont vides : la manche n’est à personne.
   *[other] Bloqué, et le moins de points se partage : personne ne gagne. Points : { $counted }
}
result-gains = Jetons : { $gains }
result-carried = Les mises restent pour la manche suivante : { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] a
   *[other] ont
} gagné tout ce que la maison paie par personne et par jour. { $play ->
    [honour] Cette table joue donc pour le plaisir, sans jetons.
   *[chips] Ce qui dépassait reste à la maison.
}
session-nets = Après { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
}, jetons : { $nets }
pot-shared = La partie n’est pas décidée : qui est encore en jeu se partage le pot.
pot-house = La partie n’est pas décidée : le pot reste à la maison, dont les bots sont encore en jeu.
session-wins = Après { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
}, manches gagnées : { $ranking }
unsealed = Sceau ouvert : secret { $secret }, coupes { $cuts } (/verify refait les manches)

ended-title-closed = · fermée
ended-title-void = · interrompue
ended-host = L’hôte a fermé la table. /play en ouvre une nouvelle.
ended-long = La table a joué toutes les manches permises. /play en ouvre une nouvelle.
ended-agreed = Tout le monde a voulu finir ici. /play ouvre une nouvelle table.
ended-idle = Il n’est venu personne. /play ouvre une nouvelle table.
ended-empty = Tout le monde est parti. /play ouvre une nouvelle table.
ended-absence = { $name } a manqué trois manches. /play ouvre une nouvelle table.
ended-abandoned = Il n’y avait plus personne. /play ouvre une nouvelle table.
ended-too-few-chips = { $name } ne peut pas couvrir une autre manche ; /chips daily donne de nouveaux jetons. /play ouvre une nouvelle table.
ended-left = { $name } a quitté la table. /play en ouvre une nouvelle.
ended-finished = La partie est finie. /play ouvre une nouvelle table.
ended-moderator = La modération a fermé la table. /play en ouvre une nouvelle.
ended-channel-gone = Le salon n’existe plus. { $void ->
    [yes] Tous les jetons ont été rendus.
   *[no] Ce qui avait commencé a été joué jusqu’au bout.
}
ended-unreachable = Je ne peux pas écrire dans le salon. { $void ->
    [yes] Tous les jetons ont été rendus.
   *[no] Ce qui avait commencé a été joué jusqu’au bout.
}
ended-server-gone = On m’a retiré du serveur. { $void ->
    [yes] Tous les jetons ont été rendus.
   *[no] Ce qui avait commencé a été joué jusqu’au bout.
}

button-join = Participer
button-leave = Quitter
button-goodbye = Quitter quand même
button-final = Oui, pour de bon
button-computer = Ajouter un bot
button-rules = Règles maison
button-start = Commencer
button-close = Fermer
button-end = Fermer quand même
button-close-after = Fermer après cette manche
button-hand = Ma main
button-howto = Règles
button-ready = Manche suivante

where = { $place } · [à la table](<{ $link }>)
where-gone = { $place } · le salon n’existe plus
hand-lobby = Tu en es. Tes dominos apparaissent ici au début ; /hand dans le salon les montre aussi.
hand-seal = Sceau de cette table : `{ $seal }`. Quand la table fermera, le secret que montre /verify devra aller avec : garde ce message, ou copie le sceau.
hand-left = Tu n’es plus à cette table.
hand-net = Ta soirée : **{ $net }** jetons.
hand-fresh = À jour pendant 15 minutes après chaque clic ; ensuite, appuie sur *Ma main*.
your-turn = **À toi de jouer**
your-stake-first = **Choisis ta mise**, puis joue.
your-stake-open = Mise { $low }–{ $high } sur toi avant ton troisième tour ; gagner paie 2½×.
your-bank = Mises contre toi : { $stakes }
not-your-turn = Ce n’est pas encore ton tour. Cette main se met à jour à ce moment-là ; la table montre chaque coup.
not-your-turn-here = Ce n’est pas encore ton tour. Rien ne bouge ? Appuie sur *Ma main*.
nudge = { $names }, à toi de jouer ! Un bot joue pour toi { $when }. [À la table](<{ $link }>)
dm-closed = Tes messages privés sont fermés ; pas de souci : *Ma main* ci-dessous montre tes dominos à toi uniquement, et tu joues de là. /hand dans le salon fait pareil.
dm-later = Je ne peux pas t’écrire directement pour l’instant et je réessaierai plus tard. D’ici là, *Ma main* ci-dessous montre tes dominos à toi uniquement, et tu joues de là. /hand dans le salon fait pareil.
leave-sure = Quitter ? { $chips ->
    [yes] Un bot joue cette manche jusqu’au bout à tes risques ; puis on te paie.
   *[no] Un bot prend ta place et continue.
}
leave-pot = Quitter maintenant ? Ce que tu as dans le pot ou en mise ({ $chips }) reste à la table.
left = Tu as quitté la table.
left-paid = Tu as quitté la table ; tes jetons sont de retour sur ton compte.
left-pot = Tu as quitté la table. Ce que tu avais dans le pot ou en mise ({ $chips }) y reste ; tout le reste est de retour sur ton compte.
left-seat = Tu as quitté la table ; un bot continue à ta place.
left-seat-paid = Tu as quitté la table ; un bot joue cette manche jusqu’au bout pour toi. Puis on te paie.
closing-on = La table ferme après cette manche. Appuie encore sur le bouton pour la garder ouverte.
closing-off = La table reste ouverte.
closing-pot = Fermer avant la fin de la partie ? Des bots sont encore en jeu : ce que tu as dans le pot ({ $chips }) reste alors à la maison.
closing-agreed = Tu aimerais finir la partie maintenant. Elle finit { $playing ->
    [yes] après cette manche, si tout le monde est d’accord
   *[no] dès que tout le monde est d’accord
}. Pas encore : { $missing }. Appuie encore sur le bouton pour continuer.
closing-taken-back = Tu continues.
opened = Ta table est ouverte : [à la table](<{ $link }>)
table-here = On joue déjà ici : { $game }, hôte { $host } : [à la table](<{ $link }>)
posted = La revoilà.

rules-ending = **Finir plus tôt.** Ce qui a commencé est joué jusqu’au bout : une manche avec un bot pour qui part ; une partie non décidée ne ferme que si tout le monde le veut.
rules-may = **Les règles maison possibles.** { $rules }
rules-here = **Les règles maison d’ici.** { $rules }
rules-title = **Règles maison** de cette table : { $game }
rules-which = Quelle règle veux-tu changer ?
rules-most-deals = -# Après la manche { $deals }, la table ferme, mais une partie est jouée jusqu’au bout.
rules-host-only = -# Seul l’hôte ({ $host }) les change, avant la première manche.
