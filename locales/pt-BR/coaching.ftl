# Dicas nas primeiras rodadas de um jogo, conforme o que se pode fazer. `coach-<game>-<verb>` vem antes de `coach-<verb>`.

coach-table = *Minha mão* mostra as suas pedras, só para você.
coach-start = Você sai: aperte qualquer pedra, de preferência pesada. Quem bate ganha.
coach-play = Aperte um botão para jogar uma pedra levantada. Quem bate ganha.
coach-team-start = Você sai. { $partner } ganha com você e joga depois do próximo.
coach-team-play = Jogue uma pedra levantada. Ganha a dupla se você ou { $partner } bater.
coach-draw = Nenhuma pedra sua encaixa: compre. Só você vê o que comprou.
coach-stake = Aposte de { $low } a { $high } { $high ->
    [one] ficha
   *[other] fichas
} { $now ->
    [yes] agora
   *[no] até a 3ª jogada
}: ganhar paga 2½ vezes a aposta.
coach-buki-bank = Você é a banca: ganhe, e as apostas são suas; senão, você paga.
coach-claim = Anuncie { $one }-{ $other } com uma pedra, ou duas com { $one } e { $other } por fora. Ou blefe.
coach-challenge = Blefe? Duvide: se for, você dá pedras; se não, recebe.
coach-train = *Uma série inteira* joga muitas pedras com um só botão.
coach-hungarian-start = Saia com qualquer pedra e continue. Cada ponto que sobra conta contra você.
coach-hungarian-play = Escolha uma ponta e continue. Cada ponto que sobra conta contra você.
coach-luxembourg-play = Jogue uma pedra levantada. Cada ponto que sobra conta contra você.
coach-luxembourg-draw = Nenhuma pedra encaixa: compre uma, e a sua vez acaba.
coach-buyback = Pague { $price } e caia de { $before } para { $score } { $score ->
    [0] pontos
    [one] ponto
   *[other] pontos
}.{ $before ->
    [0] {""}
   *[other] {" "}Senão, acima de { $target } pontos, você está fora.
}
