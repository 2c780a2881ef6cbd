# O pote de uma partida, em todos os jogos que se podem jogar por um

option-entry = Entrada
    .says = fichas que cada pessoa põe no pote; quem ganha a partida leva
choice-entry-0 = nenhuma, só por diversão
unit-entry = { $value ->
    [1] 1 ficha por pessoa
   *[other] { $value } fichas por pessoa
}
event-pot-made = Cada pessoa põe { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} no pote: { $pot } ao todo.
event-match-won = { $shared ->
    [yes] { $name } divide o primeiro lugar: a partida acabou.
   *[no] { $name } ganha a partida!
}
event-pot-paid = { $name } leva { $chips }{ $half ->
    [yes] ½
   *[no] {""}
} { $chips ->
    [one] ficha
   *[other] fichas
} do pote.
