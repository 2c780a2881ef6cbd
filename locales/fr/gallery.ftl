# La galerie : qui regarde derrière une main, et ses paris (Buki)

option-spectators = Galerie
    .says = on peut s’asseoir derrière une personne, voir sa main et parier sur elle
option-spectator-tie = Paris après égalité
    .says = ce que deviennent les paris de la galerie quand personne ne gagne
choice-spectator-tie-return = rendus
choice-spectator-tie-carry = gardés pour la manche suivante
option-watch-consent = Accord pour regarder
    .says = si l’on demande à une personne avant de montrer sa main à la galerie
choice-watch-consent-player = requis
choice-watch-consent-none = non requis

button-watch = Juste regarder
action-watch = Derrière { $name }
action-admit = Laisser { $onlooker } regarder
action-deny = Ne pas laisser { $onlooker } regarder
action-bet = Parier { $chips }
action-take = Accepter le pari : { $onlooker }, { $chips }
action-reject = Refuser le pari : { $onlooker }, { $chips }
action-getup = Se lever
menu-bet = Ton pari
form-bet = Ton pari

event-watch-asked = { $onlooker } aimerait s’asseoir derrière { $name }.
event-watching = { $onlooker } s’assoit derrière { $name }.
event-watch-denied = { $name } ne laisse pas { $onlooker } regarder.
event-bet-offered = { $onlooker } propose de parier { $chips } sur { $name }.
event-bet-answered = { $accepted ->
    [yes] La banque prend le pari : { $onlooker }, { $chips } sur { $name }.
   *[no] La banque refuse le pari : { $onlooker }, { $chips } sur { $name }.
}
event-bet-lapsed = La banque n’a pas répondu à temps, le pari tombe : { $onlooker }, { $chips } sur { $name }.
event-bet-paid = { $onlooker } a parié sur { $name } : **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] Le pari reste pour la manche suivante : { $onlooker }, { $chips } sur { $name }.
   *[no] Le pari est rendu : { $onlooker }, { $chips } sur { $name }.
}

gallery-bets = Galerie : { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } sur { $name }
   *[no] { $onlooker } { $chips } sur { $name } (proposé)
}
gallery-behind = { $onlooker } derrière { $name }
watch-whom =
    Quelle main veux-tu regarder dans cette manche ? Tu n’en verras qu’une.{ $consent ->
        [yes] { " " }On demande d’abord à la personne.
       *[no] { "" }
    } Merci de ne pas parler de la manche.
watch-waiting = On a demandé à { $name }. Sans réponse, c’est non ; en attendant, tu peux demander à quelqu’un d’autre.
watch-here = Te voilà derrière { $name } pour cette manche.
watch-bet-open = Tu peux proposer à la banque un pari sur { $name } ({ $low } à { $high } { $high ->
    [one] jeton
   *[other] jetons
}), jusqu’à ce que { $name } joue son troisième tour.
watch-bet-offered = Tu as proposé de parier { $chips } sur { $name } ; la banque n’a pas encore répondu.
watch-bet-on = Ton pari : **{ $chips }** sur { $name }.
watch-over = Tu ne peux plus regarder de main dans cette manche. À la prochaine, appuie sur *{ $menu } › { button-watch }* pour choisir de nouveau.
left-gallery =
    Tu as quitté la galerie et ne vois plus aucune main. { $bet ->
        [yes] Ton pari tient ; il sera réglé à la fin de la manche.
       *[no] À la manche suivante, appuie sur *{ $menu } › { button-watch }* pour choisir de nouveau.
    }

illegal-is-player = Tu joues à cette table, tu ne peux donc pas t’asseoir dans la galerie.
illegal-gallery-closed = Il n’y a pas de galerie à cette table.
illegal-gallery-full = La galerie est pleine : elle a { $most } places.
illegal-only-looking-on = Il faut jouer à cette table pour faire ça.
illegal-no-such-seat = Cette place n’existe pas.
illegal-already-watching = Tu as déjà choisi pour cette manche. À la prochaine, tu pourras changer de place.
illegal-asked-before = Tu as déjà demandé à cette personne dans cette manche.
illegal-not-watching = Tu n’es derrière personne.
illegal-not-on-banker = On ne peut pas parier sur la banque : tous les paris sont contre elle.
illegal-already-bet = La banque a déjà accepté ton pari pour cette manche.
illegal-already-offered = Tu as déjà proposé un pari ; la banque n’a pas encore répondu.
refused-no-gallery = Il n’y a personne à regarder à cette table en ce moment.
refused-house-hand = { $name } est un bot : quand des jetons sont en jeu, les bots ne montrent leur main à personne. Tu peux t’asseoir derrière une personne.
refused-bank-short = Essaie un pari plus petit : il manque { $missing } à la banque pour couvrir celui-ci.
