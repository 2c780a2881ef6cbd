# Mãos e menus dos jogos com várias pedras por vez, com pontos ou com informação privada

turn-of-all = **Todo mundo:** escolha o seu anúncio em *Minha mão*
offered-to = **{ $name }** { $count ->
    [one] pode fazer a recompra
   *[other] podem fazer a recompra
}
your-offer = **Você pode fazer a recompra**
menu-more = Mais pedras…
series = { $tiles } · { $left ->
    [none] não sobra nada
   *[other] deixa { $left } ({ $pips ->
        [one] { $pips } ponto
       *[other] { $pips } pontos
    })
}
your-answer = { $tiles ->
    [none] **Você não anuncia nada.** Você pode mudar isso até todo mundo responder.
   *[other] **Você anuncia { $tiles }.** Você pode mudar isso até todo mundo responder.
}
your-claim = Seu anúncio, virado para baixo: **{ $tiles }**
you-know = O que você sabe desta rodada:
you-are-out = Você está fora. Os outros continuam jogando.
offers = **Recompra**
offer = Pague { $price }: { $before } cai para **{ $score }**.{ $out ->
    [yes] {" "}**Senão, você está fora.**
   *[no] {""}
}
refused-not-yours = Esse botão é de { $name }.
reconstruction = Uma reconstrução: só se conhecem o nome, as pedras e o número de lugares, não as regras.
reconstructed = { $game }, uma reconstrução

own-stake-paid = { $won ->
    [yes] Você apostou { $stake } e a banca pagou { $chips }: agora você tem { $stack } na mesa.
   *[no] Você apostou { $stake } e a banca ganhou: agora você tem { $stack } na mesa.
}
own-bank-paid = { $won ->
    [yes] Como banca você ganhou { $chips }: agora tem { $stack } na mesa.
   *[no] Como banca você pagou { $chips }: agora tem { $stack } na mesa.
}
