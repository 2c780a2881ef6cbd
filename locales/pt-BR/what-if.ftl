# E se: o que teria sido melhor numa rodada terminada.

button-what-if = E se…
refused-what-if-later = Enquanto a mesa continua, só quem joga nela pode perguntar, e só sobre as próprias jogadas. Quando ela fechar, todo mundo pode.
refused-what-if-off = *{ button-what-if }* está desligado aqui.
refused-what-if-interrupted = Fui interrompido enquanto calculava. Aperte de novo daqui a um minuto.
what-if-title = **E se…** · { $title }, rodada { $number }
what-if-none = Nenhuma outra jogada teria sido claramente melhor.
what-if-chance = **{ $name }**, jogada { $turn }: *{ $played }*. *{ $better }* teria ganhado umas { $worth } de 100 rodadas assim, não { $was }.
what-if-pips = **{ $name }**, jogada { $turn }: *{ $played }*. *{ $better }* teria sido em média { $pips } { $pips ->
    [one] ponto
   *[other] pontos
} melhor.
what-if-points = **{ $name }**, jogada { $turn }: *{ $played }*. *{ $better }* teria valido em média { $points } { $points ->
    [one] ponto
   *[other] pontos
} a mais.
what-if-tiles = **{ $name }**, jogada { $turn }, lançamento { $roll }: *{ $played }*. *{ $better }* teria sido em média { $tiles ->
    [one] { $tiles } pedra
   *[other] { $tiles } pedras
} melhor.{ $about ->
    [claim] { " " }O anúncio ali é verdade umas { $odds } vezes em 100.
    [bluff] { " " }De um blefe ali se duvida umas { $odds } vezes em 100.
   *[none] { "" }
}
what-if-picture = { $name }, jogada { $turn }: { $better } em vez de { $played }
what-if-how = { $hidden ->
    [no] Calculado com exatidão: nada mais estava escondido.
    [claims] Contado sobre todas as posições possíveis das pedras escondidas, só com o que se sabia então, entre pessoas que blefam e duvidam com moderação.
   *[yes] Experimentado muitas vezes, só com o que se sabia então.
}
standing-what-if = O que poderia ter sido, rodada { $number }: { $said }
