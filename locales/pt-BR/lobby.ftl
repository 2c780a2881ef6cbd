# Qual jogo: o que se escreve

refused-unknown-game = Não conheço esse jogo. { $near ->
    [none] {""}
   *[other] Você quis dizer *{ $near }*?{" "}
}Você pode jogar: { $games }.
refused-ambiguous-game = Vários jogos começam assim: { $games }. Escreva mais algumas letras.
refused-game-off = Este jogo não está disponível neste servidor: { $game }. Você pode jogar: { $games }.

# Antes do jogo: qual jogo, quanto tempo leva, quanto custa. Durações: 8 segundos por decisão e 20 entre rodadas, tantas quantas
# tiveram as rodadas simuladas

pitch-buki = Dominó contra uma banca: aposte em você e livre-se das suas pedras antes dos outros.
    .takes = Uma rodada leva uns três minutos; joguem quantas quiserem.
pitch-pulle = O menor placar sobrevive: acima de 100 você está fora, e quem fica por último leva o pote.
    .takes = Uma partida leva cerca de uma hora.
pitch-austrian-block = O dominó clássico do café, sem comprar: livre-se das suas pedras antes dos outros.
    .takes = Uma rodada leva uns três minutos; joguem quantas quiserem.
pitch-austrian-draw = O dominó clássico do café, com um monte de onde comprar: livre-se das suas pedras antes dos outros.
    .takes = Uma rodada leva uns três minutos; joguem quantas quiserem.
pitch-tendler = Viena 1830, refeito a partir dos três fatos que restaram: compre até poder jogar.
    .takes = Uma rodada leva uns três minutos; joguem quantas quiserem.
pitch-hungarian = Jogue uma série inteira de pedras numa só jogada, e fique com poucos pontos.
    .takes = Uma partida leva cerca de meia hora.
pitch-challenge = Lance dois dados e anuncie uma pedra que bata com eles – ou blefe.
    .takes = Uma rodada leva uns dez minutos; joguem quantas quiserem.
pitch-luxembourg = Três rodadas rápidas; o menor placar ganha.
    .takes = As três juntas levam uns cinco minutos.

lobby-cost = { $chips ->
    [none] Só por diversão: sem fichas.
   *[other] Entrar reserva { $chips }, o máximo que você pode perder na primeira rodada.
}
lobby-seats = { $short ->
    [yes] *{ $now }* começa com bots.
   *[no] *{ $start }* começa a primeira rodada.
}
button-now = Jogar agora

# Fichas que a casa dá

welcome-chips = Você começa com { $chips }.

# A escolha de um jogo

button-learn = Aprender
which-game = Qual jogo?
button-more-games = Mais jogos
menu-which-game = Escolha um jogo
group-quick = Rápidos
group-partners = Em duplas
group-pot = Com pote ou apostas
group-bluffing = De blefe
group-large = Para cinco ou mais
lobby-seated = Na mesa ({ $count } de { $most }): { $seated }.
lobby-partners = Duplas: { $teams }
