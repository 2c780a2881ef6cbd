# Replays de rodadas terminadas, e se elas batem com o selo


button-replay = Replay

replay = **{ $title }** · rodada { $number } da mesa { $code }, um passo por segundo
replay-open = A mesa está fechada, então todas as mãos aparecem.
replay-closed = Você vê o que todo mundo viu. Depois que a mesa fechar, *{ $replay }* mostra também todas as mãos.
replay-number = Rodada { $number }
replay-table = { $title }, { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] próprio trem
    [mexican] trem mexicano
   *[other] trem de { $owner }
}
replay-passed = { $name } passa
replay-drew = { $name } compra

verified = { $deals ->
    [one] **A única rodada está em ordem.**
   *[other] **Todas as { $deals } rodadas estão em ordem.**
} Distribuí e joguei tudo de novo a partir do segredo selado: pedra por pedra, tudo igual, e cada jogada mostrada confere.
verified-not = **A rodada { $deal } não está em ordem.** Ela não decorre do selo, dos botões que vocês apertaram e das jogadas mostradas. Guarde o arquivo e fale com quem opera o Kaffeehaus.
verified-seal = **O selo está quebrado.** O segredo não é o que foi selado antes da primeira rodada. Guarde o arquivo e fale com quem opera o Kaffeehaus.
verified-means = **O que isso quer dizer?** Antes da primeira rodada eu sorteei um número secreto, e *{ button-fair }* mostrava o *selo* dele. Um selo é como uma impressão digital: só serve para um número, e ninguém descobre o número por ele. Todo embaralhamento, sorteio e dado vem desse número junto com os botões que vocês mesmos apertaram, quando se sentaram e em cada rodada. Então eu não pude escolher as pedras para agradar a ninguém, nem posso trocá-las depois.
verified-check = **Não acredite só na minha palavra.**
    1. Este selo tem que ser o que *{ button-fair }* mostrava antes da primeira rodada: `{ $seal }`
    2. O arquivo tem tudo o que aconteceu na mesa. { $url ->
        [none] Um pequeno script distribui tudo de novo no seu próprio computador, sem mim; quem me opera pode fornecê-lo.
       *[other] Um pequeno script distribui tudo de novo no seu próprio computador, sem mim: [como se faz, e o que essa conferência não pode mostrar](<{ $url }>).
    }
verified-facts = { $title }, mesa { $code } · segredo `{ $secret }`

refused-no-replay = Nenhuma rodada terminou aqui ainda. Quando uma terminar, você pode vê-la de novo.
refused-replay-deal = Esta mesa não tem a rodada { $deal } terminada; elas vão de 1 a { $deals }.
refused-replay-table = Não conheço neste servidor nenhuma mesa com o código “{ $code }”.
refused-replay-older = Essa mesa foi jogada com regras antigas que não conheço mais, então as rodadas dela não podem ser repetidas.
refused-replay-large = Esta rodada é longa demais para ser enviada aqui como animação.
refused-replay-busy = Há replays demais sendo desenhados agora. Tente de novo daqui a um minuto.
refused-replay-own = Ainda estou cuidando do que você pediu por último. Quando chegar, peça de novo.
refused-verify-live = Esta mesa ainda está aberta. Quando ela fechar, o selo dela se abre e *{ button-verify }* repete cada rodada. Antes disso, o segredo mostraria todas as mãos.
refused-no-verify = Nenhuma mesa com rodadas acabou neste canal.
button-look-back = Rodadas passadas
menu-look-back = Escolha uma mesa deste canal
button-table-code = Código da mesa…
menu-round = Escolha uma rodada
