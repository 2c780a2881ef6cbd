# La galerie : qui regarde derrière une main, et ses paris (Buki)

option-spectators = Galerie
    .says = on peut s’asseoir derrière une personne, voir sa main et parier sur elle
option-spectator-tie = Paris après égalité
    .says = ce que deviennent les paris de la galerie quand personne ne gagne
choice-spectator-tie-return = sont rendus
choice-spectator-tie-carry = restent pour la manche suivante
option-watch-consent = Regarder demande
    .says = si l’on demande avant que quelqu’un voie une main
choice-watch-consent-player = l’accord de la personne
choice-watch-consent-none = l’accord de personne

button-watch = Juste regarder
action-watch = Derrière { $name }
action-admit = Laisser { $onlooker } regarder
action-deny = Ne pas laisser { $onlooker } regarder
action-bet = Parier { $chips }
action-take = Prendre { $onlooker } : pari de { $chips }
action-reject = Refuser { $onlooker } : pari de { $chips }
action-getup = Se lever
action-rise = Se lever
menu-bet = Ton pari
form-bet = Ton pari

event-watch-asked = { $onlooker } aimerait s’asseoir derrière { $name }.
event-watching = { $onlooker } s’assoit derrière { $name }.
event-watch-denied = { $name } joue sans le regard de { $onlooker }.
event-bet-offered = { $onlooker } propose de parier { $chips } sur { $name }.
event-bet-answered = { $accepted ->
    [yes] La banque prend le pari : { $onlooker }, { $chips } sur { $name }.
   *[no] La banque refuse le pari : { $onlooker }, { $chips } sur { $name }.
}
event-bet-lapsed = La banque n’a pas répondu à temps, le pari tombe : { $onlooker }, { $chips } sur { $name }.
event-bet-paid = { $onlooker } a parié sur { $name } : **{ $hc }** jetons.
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
watch-whom = Derrière qui veux-tu t’asseoir pour cette manche ? Tu ne vois que cette main.{ $consent ->
    [yes] {" "}On demande d’abord à la personne.
   *[no] {""}
} Merci de ne pas parler de la manche.
watch-waiting = On a demandé à { $name } ; sans réponse, c’est non. Tu peux demander à quelqu’un d’autre.
watch-here = Tu regardes derrière { $name } pour cette manche.
watch-bet-open = Tu peux proposer à la banque un pari sur { $name } ({ $low } à { $high } jetons), jusqu’à ce que { $name } joue son troisième tour.
watch-bet-offered = Tu as proposé de parier { $chips } sur { $name } ; la banque n’a pas encore répondu.
watch-bet-on = Ton pari : **{ $chips }** sur { $name }.
watch-over = Cette manche est finie pour toi ici. À la prochaine, *Juste regarder* à la table te laisse choisir de nouveau.
left-gallery = Tu as quitté la galerie et ne vois plus de main. { $bet ->
    [yes] Ton pari tient ; il se règle à la fin de la manche.
   *[no] *Juste regarder* te laisse choisir de nouveau à la manche suivante.
}

illegal-is-player = Tu joues à cette table : la galerie est pour les autres.
illegal-gallery-closed = Il n’y a pas de galerie à cette table.
illegal-gallery-full = La galerie est pleine : elle a { $most } places.
illegal-only-looking-on = Il faut jouer à cette table pour ça.
illegal-no-such-seat = Cette place n’existe pas.
illegal-already-watching = Tu as choisi pour cette manche ; à la prochaine, tu pourras changer de place.
illegal-asked-before = Tu as déjà demandé à cette personne dans cette manche.
illegal-not-watching = Tu n’es derrière personne.
illegal-not-on-banker = On ne parie pas sur la banque : chaque pari est contre elle.
illegal-already-bet = Ton pari pour cette manche est déjà pris.
illegal-already-offered = Tu as déjà proposé un pari ; la banque n’a pas encore répondu.
refused-no-gallery = Il n’y a personne à regarder à cette table en ce moment.
refused-house-hand = { $name } joue pour la maison, qui ne montre sa main à personne tant qu’il y a des jetons en jeu. Tu peux regarder derrière des gens.
refused-bank-short = La banque ne peut pas couvrir ce pari : il lui manque { $missing } jetons. Essaie un plus petit.
