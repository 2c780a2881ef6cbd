# What a player is told to do, and what is told to those who were away

claim-now = Annonce { $one }-{ $other } avec un ou deux dominos (surélevés, ils sont vrais), ou bluffe.
challenge-now = Défie une annonce à laquelle tu ne crois pas, ou passe.
give-now = { $won ->
    [challenge] C’était un bluff ! Donne { $count ->
        [one] un domino
       *[other] { $count } dominos
    } à { $name } ; les autres ne les voient pas.
   *[claim] Ton annonce était vraie : { $name } la prend. Donne encore { $count ->
        [one] un domino
       *[other] { $count } dominos
    }, face cachée.
}
button-notes = Ce que je sais
no-notes = Tu ne sais encore rien de plus que les autres.
own-away = Tu n’étais pas là : un bot a joué pour toi. *{ $button }* te ramène à la table.
nudge-away = { $names } : un bot a joué à ta place. *{ $button }* te ramène à la table.
nudge-over = Le jeu continue. [À la table](<{ $link }>)
your-partner = Tu fais équipe avec { $name }.
