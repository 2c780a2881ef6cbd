# Tables : avant le jeu, en jeu, résultats, mains

lobby-open = · { $minutes } min · { $host } a ouvert une table.
lobby-ending =
    { $match ->
        [yes]
            Une partie non décidée ne ferme que si tout le monde est d’accord. Si tu pars avant, ou manques trois manches, un bot prend ta place{ $pot ->
                [yes] { " " }et ta part du pot
               *[no] { "" }
            }.
       *[no]
            Une manche commencée se joue jusqu’au bout : un bot remplace toute personne qui part ou n’est pas là{ $chips ->
                [yes] , et joue avec ses jetons jusqu’à la fin de la manche
               *[no] { "" }
            }.
    }
lobby-closes = Ferme { $when } si rien ne se passe.
deal-number = · manche { $number }
turn-of = { $count ->
    [one] C’est à **{ $name }**
   *[other] C’est à : **{ $name }**
}
time-runs-out = {" "}· fin { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** réfléchit…
   *[other] **{ $name }** réfléchissent…
}
closing-note = La table ferme après cette manche.
closing-wanted = Finir la partie maintenant ? Pour : { $wanting }. Pas encore d’accord : { $missing }. Si tu veux bien, appuie sur *{ $button }*.
winding-up =
    { $why ->
        [gave-way] Cette table laisse la place à une autre
        [moderator] La modération ferme cette table
        [server-gone] On m’a retiré du serveur
        [unreachable] Je ne peux plus écrire dans le salon
       *[channel-gone] Le salon n’existe plus
    } : { $match ->
        [yes] la partie
       *[no] cette manche
    } se joue jusqu’au bout, avec des bots aux places vides.
winding-up-waits = Je ne peux plus écrire dans le salon. Si la modération rouvre le fil, la table continue ; sinon, elle ferme { $when }.
substitute = Un bot pour { $name }
rules-changed = Règles maison : { $rules }
next-deal = Manche suivante { $when }, ou dès que tout le monde est prêt.
own-next-deal = Manche suivante { $when }.
next-deal-waits = Il n’y a personne. Appuie sur *{ $button }* pour commencer la manche suivante ; sinon, la table ferme { $when }.
next-deal-unhurried = Prends ton temps : appuie sur *{ $button }* pour la manche suivante. La table ferme { $when }.
not-ready = {" "}On attend encore : { $names }.
who-away = { $name } (pas là, un bot joue)
who-left = { $name } (n’est plus là, un bot continue)

result-domino = { $wins ->
    [yes] Domino ! **{ $name }** n’a plus de dominos et gagne la manche.
   *[no] Manche finie : **{ $name }** n’a plus de dominos.
}
result-blocked =
    { $wins ->
        [yes] Bloqué. **{ $name }** a la main la plus légère et gagne la manche.
       *[no] Bloqué. **{ $name }** a la main la plus légère.
    }
result-target = **{ $name }** atteint l’objectif : la partie est finie.
result-domino-team = Domino ! **{ $out }** n’a plus de dominos : **{ $names }** gagnent la manche.
result-blocked-team = Bloqué. **{ $names }** ont la main la plus légère et gagnent la manche.
result-target-team = **{ $names }** atteignent l’objectif : la partie est finie.
result-tied =
    { $ending ->
        [domino] Plusieurs mains sont vides : personne ne gagne seul la manche.
       *[other] Bloqué, et les mains les plus légères sont à égalité : personne ne gagne.
    }
result-carried = Les mises restent pour la manche suivante : { $stakes }
ceiling-reached = **{ $names }** { $count ->
        [one] a
       *[other] ont
    } atteint la limite du jour pour les gains contre des bots. { $play ->
        [honour] Cette table joue donc pour le plaisir, sans jetons.
       *[chips] La maison garde ce qui dépasse.
    }
pot-shared = La partie n’est pas décidée : les personnes encore en jeu se partagent le pot.
pot-house = La partie n’est pas décidée : la maison garde le pot, car ses bots sont encore en jeu.

ended-title = · fermée
ended-host = L’hôte a fermé la table.
ended-long = La table a atteint sa limite de manches.
ended-agreed = Tout le monde était d’accord pour finir ici.
ended-idle = Il n’est venu personne.
ended-empty = Tout le monde est parti.
ended-absence = { $name } a manqué trois manches.
ended-abandoned = Il n’y avait plus personne à la table.
ended-too-few-chips = { $name } n’a pas assez de jetons pour une autre manche ; /chips daily en redonne.
ended-left = { $name } a quitté la table.
ended-no-successor = Une place est restée libre, et les bots ne jouent pas avec jetons ici.
ended-finished = La partie est finie.
ended-moderator = La modération a fermé la table.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] Dans le salon, /play ouvre une nouvelle table.
   *[channel] /play ouvre une nouvelle table.
}
ended-channel-gone = Le salon n’existe plus. Ce qui était en cours a été joué jusqu’au bout.
ended-unreachable = Je ne peux pas écrire dans le salon. Ce qui était en cours a été joué jusqu’au bout.

button-join = Participer
button-leave = Quitter
button-menu = Plus…
button-repost = Afficher de nouveau
button-final = Oui, pour de bon
button-computer = Ajouter un bot
button-rules = Règles maison
button-start = Commencer
button-close = Fermer
button-end = Fermer quand même
button-close-after = Fermer après cette manche
button-hand = Ma main
button-howto = Règles
button-onward = Continuer
button-ready = Manche suivante

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · le salon n’existe plus
hand-lobby = Te voilà à la table. Tes dominos apparaîtront ici au début du jeu.
hand-left = Tu n’es plus à cette table.
hand-net = Ton résultat : **{ $net }**.
your-turn = **À toi de jouer**
your-stake-first = **Choisis ta mise**, puis joue : { $won ->
    [yes] tu as gagné la dernière manche
   *[no] c’est ton troisième tour
}.
not-your-turn = Ce n’est pas encore ton tour.
not-your-turn-here = Pas encore ton tour. Rien ne bouge ? Appuie sur *{ $hand }*.
nudge = { $names }, à toi de jouer ! Sinon, un bot joue pour toi { $when }. [À la table](<{ $link }>)
dealt = { $names }, les dominos sont distribués. *{ $button }* te montre les tiens.
dm-private-thread = La personne qui a créé ce fil privé et la modération peuvent en retirer des gens. Tu ne pourrais alors continuer que par messages privés : ouvre-les avant la première manche.
leave-sure =
    Quitter ? { $then ->
        [paid] Un bot finit cette manche avec tes jetons ; puis ce qui reste te revient.
        [closes] La table ferme alors.
       *[plays] Un bot prend ta place et continue.
    }
leave-pot = Quitter maintenant ? Ce que tu as dans le pot ou misé ({ $chips }) reste à la table.
left = Tu as quitté la table.
left-paid = Tu as quitté la table ; tes jetons sont de retour sur ton compte.
left-pot = Tu as quitté la table. Ce que tu avais dans le pot ou misé ({ $chips }) y reste ; tout le reste est de retour sur ton compte.
left-seat = { $then ->
    [paid] Tu as quitté la table ; un bot finit cette manche pour toi. Puis ce qui reste te revient.
    [closes] Tu as quitté la table ; elle ferme donc.
   *[plays] Tu as quitté la table ; un bot continue à ta place.
}
closing-on = La table ferme après cette manche.
closing-off = La table reste ouverte.
closing-pot = Fermer avant la fin de la partie ? Des bots jouent encore : la maison gardera donc ta part du pot ({ $chips }).
closing-agreed =
    Tu aimerais finir la partie maintenant. Elle finit { $playing ->
        [yes] après cette manche, si tout le monde est d’accord
       *[no] dès que tout le monde est d’accord
    }. Pas encore d’accord : { $missing }.
closing-taken-back = Tu continues.
opened = Ta table est ouverte : [à la table](<{ $link }>)
table-here = On joue déjà ici ({ $game }, hôte { $host }) : [à la table](<{ $link }>)
posted = La revoilà.

rules-ending = **Finir plus tôt.** Une manche commencée se joue toujours jusqu’au bout ; un bot remplace toute personne qui part. Une partie non décidée ne ferme que si tout le monde est d’accord.
rules-may = **Règles maison possibles.** { $rules }
rules-here = **Règles maison d’ici.** { $rules }
rules-title = **Règles maison** de cette table : { $game }
rules-which = Quelle règle veux-tu changer ?
menu-rules-more = D’autres règles
menu-rules-usual = Les règles courantes
rules-known = Variantes connues
rules-most-deals = -# Après la manche { $deals }, la table ferme, mais une partie est jouée jusqu’au bout.
rules-host-only = -# Seul l’hôte ({ $host }) peut les changer, avant la première manche.
