# Kameny a nabídky her s více kameny najednou, s body nebo se soukromou znalostí

turn-of-all = **Všichni:** zvolte tvrzení v *Moje kameny*
offered-to = Vykoupit se { $count ->
    [one] může
    [few] můžou
   *[other] můžou
}: **{ $name }**
your-offer = **Můžeš se vykoupit**
menu-more = Další kameny…
series = { $tiles } · { $left ->
    [none] nic nezbude
   *[other] zbude { $left } ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    })
}
your-answer = { $tiles ->
    [none] **Nic netvrdíš.** Změnit to můžeš, dokud neodpoví všichni.
   *[other] **Tvrdíš { $tiles }.** Změnit to můžeš, dokud neodpoví všichni.
}
your-claim = Tvé tvrzení, zakryté: **{ $tiles }**
you-know = Co víš z tohoto kola:
you-are-out = Jsi mimo hru. Ostatní hrají dál.
offers = **Vykoupení**
offer = Zaplať { $price } a skóre { $before } klesne na **{ $score }**.{ $out ->
    [yes] {" "}**Jinak jsi mimo hru.**
   *[no] {""}
}
refused-not-yours = Tohle tlačítko je pro někoho jiného: { $name }.
reconstruction = Rekonstrukce: známe jen název, kameny a počet lidí, ne pravidla.
reconstructed = { $game }, rekonstrukce

own-stake-paid = { $won ->
    [yes] Tvoje sázka ({ $stake }) vyhrála a banka platí { $chips }: u stolu teď máš { $stack }.
   *[no] Tvoje sázka ({ $stake }) připadla bance: u stolu teď máš { $stack }.
}
own-bank-paid = { $won ->
    [yes] Jako banka získáváš { $chips }: u stolu teď máš { $stack }.
   *[no] Jako banka platíš { $chips }: u stolu teď máš { $stack }.
}
