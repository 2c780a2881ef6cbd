# Manos y menús de juegos con varias fichas a la vez, con puntos o con cosas que solo sabe cada cual

turn-of-all = **Todo el mundo:** elige tu declaración en *Mi mano*
offered-to = { $count ->
    [one] **{ $name }** puede hacer la recompra
   *[other] **{ $name }** pueden hacer la recompra
}
your-offer = **Puedes hacer la recompra**
menu-more = Más fichas…
series = { $tiles } · { $left ->
    [none] no queda nada
   *[other] queda { $left } ({ $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    })
}
your-answer = { $tiles ->
    [none] **No declaras nada.** Puedes cambiarlo hasta que haya respondido todo el mundo.
   *[other] **Declaras { $tiles }.** Puedes cambiarlo hasta que haya respondido todo el mundo.
}
your-claim = Tu declaración, boca abajo: **{ $tiles }**
you-know = Lo que sabes de esta ronda:
you-are-out = Has quedado fuera. El resto sigue jugando.
offers = **Recompra**
offer = Paga { $price }: { $before } baja a **{ $score }**.{ $out ->
    [yes] {" "}**Si no, quedas fuera.**
   *[no] {""}
}
refused-not-yours = Ese botón es de { $name }.
reconstruction = Una reconstrucción: solo se conocen el nombre, las fichas y el número de personas, no las reglas.
reconstructed = { $game }, una reconstrucción

own-stake-paid = { $won ->
    [yes] Apostaste { $stake } y la banca te pagó { $chips }: ahora tienes { $stack } en la mesa.
   *[no] Apostaste { $stake } y ganó la banca: ahora tienes { $stack } en la mesa.
}
own-bank-paid = { $won ->
    [yes] Como banca ganaste { $chips }: ahora tienes { $stack } en la mesa.
   *[no] Como banca pagaste { $chips }: ahora tienes { $stack } en la mesa.
}
