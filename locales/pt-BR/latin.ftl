# Dominó em duplas

game-latin = Dominó em duplas
names-latin = dominó, dominó de dupla, dominó de quatro, dominó latino, dominó dominicano, dominicano, dominó porto-riquenho, porto-riquenho, dominó internacional, dominó caribenho, quinientos, quinhentos, 500, Dominó de duplas, dominó em dupla, dominó de parceria
hook-latin = dois contra dois
    .name = Em duplas
    .word = 2 contra 2
pitch-latin = Dois contra dois, como no Caribe: sem comprar, lendo a mesa com a sua dupla.
    .takes = Uma partida leva meia hora.
option-style = Estilo
    .says = define todas as regras abaixo; cada uma ainda pode mudar
choice-style-plain = Simples
choice-style-dominican = Dominicano
choice-style-puerto-rican = Porto-riquenho (500)
choice-style-international = Internacional
option-pass-lead-alone = Passe vale na hora
    .says = o passe na saída conta mesmo que quem está em frente também passe
option-pass-all = Todos os outros passam
    .says = pontos se os outros três passarem e você puder jogar de novo
choice-pass-all-none = conforme o estilo
choice-pass-all-0 = nenhum
unit-pass-all = { $value }
option-capicua = Capicua
    .says = pontos se a última pedra encaixar nas duas pontas e não for carroça
choice-capicua-none = conforme o estilo
choice-capicua-0 = nenhum
unit-capicua = { $value }
option-capicua-blank = Capicua com branco
    .says = se uma pedra com branco (0) vale como capicua
choice-capicua-blank-none = conforme o estilo
option-chuchazo = Chuchazo
    .says = pontos se a última pedra for a 0-0
choice-chuchazo-none = conforme o estilo
choice-chuchazo-0 = nenhum
unit-chuchazo = { $value }
option-deal-bonus = Prêmio por rodada
    .says = as quatro primeiras rodadas ganhas valem 100, 75, 50 e 25 a mais
choice-deal-bonus-none = conforme o estilo
basics-latin = **Objetivo.** Você joga em **dupla** com quem está em frente, contra a outra. Vocês ganham juntos.
    {""}**Sua vez.** Jogue uma das suas pedras em A ou B. Se uma encaixa, você tem que jogar; se nenhuma encaixa, você passa automaticamente. As 28 pedras estão todas nas mãos.
    {""}**Ganhar.** A rodada é da dupla em que alguém bate. Se o jogo trancar, ganha { $blocked ->
        [single] a mão mais leve de todas
        [closer] a mais leve de duas mãos, a de quem jogou a última pedra e a do seguinte
       *[other] a dupla com o menor total
    }. A dupla que ganha marca { $count ->
        [rounds] 1 ponto
        [losers] os pontos da outra
       *[other] os pontos de todas as mãos
    }, mais os prêmios, se houver.
    {""}**A partida.** Assim que uma dupla chega a { $target } pontos, ganha o placar mais alto.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-latin = **Dominó em duplas**, para quatro, dois contra dois
    {""}**Objetivo.** Você marca com quem está em frente. Ganha a dupla que chegar primeiro à meta.
    {""}**Pedras.** Jogo de duplo-seis: 28 pedras, sete por mão.
    {""}**A vez**, no sentido anti-horário: jogue uma pedra que encaixe em A ou B. Quem pode jogar joga; quem não pode passa automaticamente.
    {""}**O fim de uma rodada.** Ganha a dupla em que alguém bate. Se o jogo trancar, ganham os pontos mais baixos. A dupla marca os pontos de todas as mãos.
    {""}**Dominicano**, a 200. A 6-6 começa a primeira rodada; depois, quem ganhou a última (se trancou, a mão mais leve da dupla). Trancou: a mão mais leve ganha para a sua dupla; se empatar, a dupla que saiu. Prêmios de 30: o próximo lugar passa na saída e a dupla joga; os outros três passam e você joga de novo (toda vez); **capicua**: a última pedra encaixa nas duas pontas (sem carroças nem brancos).
    {""}**Porto-riquenho**, a 500. Sai-se do mesmo jeito. Trancou: o menor total de uma dupla; se empatar, nada. 100 por capicua (branco vale) e por **chuchazo** (0-0 no fim, com quaisquer pontas); 100, 75, 50 e 25 pelas quatro primeiras rodadas ganhas.
    {""}**Internacional**, a 200, e **Simples**, a 100. Começa quem for sorteado (Simples: a 6-6); depois, a saída vai rodando. Trancou: como em Porto Rico. Sem prêmios. No Simples só contam os pontos da outra dupla.
    {""}-# Segundo pagat.com (Partnership Dominoes).
preset-dominican-200 = Dominicano, a 200
preset-puerto-rican-500 = Porto-riquenho, a 500 (Quinientos)
preset-international-200 = Internacional, a 200
preset-straight-six = Jamaicano, até seis rodadas (Straight Six)
