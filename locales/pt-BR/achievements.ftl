# Conquistas: o comando, a imagem e as trinta e oito


achievements-title = **Conquistas de { $name }** · { $earned } de { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } de { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# Uma rodada conta se pelo menos duas pessoas a jogarem inteira.

picture-achievements = Conquistas
picture-achievements-note = { $name } · { $earned } de { $all }
picture-achievement-steps = { $steps } de { $goal }
picture-achievement-new = Nova conquista

picture-alt-achievements = Conquistas de { $name }: { $earned } de { $all }. Página { $page } de { $pages }:
picture-alt-achievement = { $state ->
    [earned] Conquistada
   *[open] Por conquistar
}: { $title }: { $how }
picture-alt-achievement-new = Nova conquista: { $title }. { $how }

achievement-all-eight = Todos os oito
    .how = Ganhe uma rodada ou uma partida em oito jogos diferentes.
achievement-ten-beaten = Da casa
    .how = Ganhe de dez pessoas diferentes.
achievement-three-matches = Tri
    .how = Ganhe três partidas seguidas contra pessoas.
achievement-five-rounds = Maré de sorte
    .how = Ganhe cinco rodadas seguidas contra pessoas.
achievement-feather = Peso-pena
    .how = Ganhe uma rodada trancada com no máximo dois pontos na mão.
achievement-runaway = Disparada
    .how = Bata quando todos os outros ainda têm três pedras ou mais.
achievement-traffic-light = Sinal vermelho
    .how = Ganhe sem passar enquanto todos os outros passam pelo menos duas vezes.
achievement-court-banker = Cofre-forte
    .how = Ganhe cinco rodadas como banca.
achievement-high-stakes = Aposta alta
    .how = Ganhe cinco rodadas com a aposta máxima.
achievement-second-helping = Repeteco
    .how = Acrescente à sua aposta depois de um empate, e ganhe.
achievement-jackpot = Jackpot
    .how = Como banca, ganhe a aposta máxima das outras três pessoas.
achievement-ninety-nine = Por um fio
    .how = Bata com 99 ou 100 pontos no placar.
achievement-from-behind = Virada
    .how = Ganhe a Pulle tendo o maior placar antes da última rodada.
achievement-light-purse = Bolso leve
    .how = Ganhe a Pulle com no máximo 60 pontos.
achievement-last-drop = Última gota
    .how = Compre a última pedra do monte e, mesmo assim, bata.
achievement-deep-well = Poço fundo
    .how = Compre dez pedras ou mais numa rodada, e ganhe.
achievement-dry-throat = Ar do deserto
    .how = Ganhe sem comprar enquanto todos os outros compram seis pedras ou mais.
achievement-clean-sweep = Lavada
    .how = Ganhe todas as rodadas de uma partida, pelo menos três.
achievement-photo-finish = No finalzinho
    .how = Ganhe uma partida tendo o maior placar antes da última rodada.
achievement-small-bill = Conta pequena
    .how = Ganhe uma partida de três rodadas ou mais com no máximo oito pontos.
achievement-orient-express = Expresso do Oriente
    .how = Jogue as doze pedras numa só série, numa ponta.
achievement-long-answer = Resposta longa
    .how = Em três ou quatro, jogue a mão inteira numa só série, numa ponta.
achievement-clean-slate = Mesa limpa
    .how = Bata quando todos os outros ficam com 25 pontos ou mais na mão.
achievement-third-of-the-bill = Fatia da torta
    .how = Ganhe uma partida com no máximo um terço do placar de cada um dos outros.
achievement-poker-face = Cara de paisagem
    .how = Blefe com duas pedras sem que ninguém duvide.
achievement-lie-detector = Detector de mentiras
    .how = Desmascare quatro blefes numa rodada.
achievement-honest-soul = Alma honesta
    .how = Numa rodada, ouça três dúvidas ou mais, sempre sobre um anúncio verdadeiro.
achievement-last-laugh = Quem ri por último
    .how = Ganhe uma rodada com um blefe como último anúncio.
achievement-double-exit = Saída de carroça
    .how = Jogue duas carroças como as suas últimas duas pedras, e ganhe.
achievement-twins = Quíntuplos
    .how = Jogue cinco carroças numa rodada, e ganhe.
achievement-capicua = Capicua
    .how = Bata com uma pedra que encaixe nas duas pontas e não seja carroça.
achievement-twenty-at-once = Vinte de uma vez
    .how = Some vinte pontos ou mais com uma só pedra.
achievement-double-triple = Triplo em dobro
    .how = Numa rodada, some duas vezes três pontos por pontas iguais.
achievement-all-fronts = Em todas as frentes
    .how = Jogue nos quatro braços numa rodada, e ganhe.
achievement-torero = Toureiro
    .how = Jogue três matadores numa rodada, e ganhe.
achievement-nonstop = Sem parar
    .how = Ganhe uma rodada sem marcar o seu trem enquanto todos os outros marcam o deles.
achievement-full-load = Carga total
    .how = Em dupla, ganhe uma rodada de sessenta pontos ou mais.
achievement-gatekeeper = Guarda-cancela
    .how = Tranque três rodadas com uma pedra sua, e ganhe.
