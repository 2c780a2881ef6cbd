# Das Bild in der Hand, wenn eine Partie oder der Abend vorbei ist. Kurz: in großen Buchstaben.

# Eine Partie, die nur Punkte bringt, gewinnt niemand: Jemand war am besten.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] Du gewinnst das Match!
           *[other] Ihr teilt euch den Sieg!
        }
       *[no] { $count ->
            [one] { $names } gewinnt das Match
           *[other] { $names } teilen sich den Sieg
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] Du warst am besten!
           *[other] Du teilst dir den ersten Platz!
        }
       *[no] { $count ->
            [one] { $names } war am besten
           *[other] { $names } waren am besten
        }
    }
   *[round] { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $names } gewinnt die Partie
    }
}
picture-ending-tied = Niemand gewinnt die Partie
picture-ending-place = { $won ->
    [yes] Platz 1 von { $people }!
   *[no] Platz { $place } von { $people }
}
picture-ending-left = { $pips ->
    [one] noch 1 Auge
   *[other] noch { $pips } Augen
}
