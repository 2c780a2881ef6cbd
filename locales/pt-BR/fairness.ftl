# O botão que explica por que dá para confiar no embaralhamento

button-fair = É justo?
fair = **Dá para confiar no embaralhamento?** Antes da primeira rodada eu sorteei um número secreto. O *selo* dele, abaixo, é como uma impressão digital: só serve para esse número. Todo embaralhamento, sorteio e dado vem desse número e dos botões que vocês mesmos apertam, então eu não posso escolher pedras para ninguém.
    {""}Selo: `{ $seal }`
fair-live = Quando a mesa fechar, o número aparece aqui, e *{ button-verify }* repete cada rodada.
fair-over = O número era `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , os botões apertados `{ $cuts }`
}. *{ button-verify }* repete cada rodada.
button-verify = Conferir
