# Sebastopol

game-sebastopol = Sebastopol
names-sebastopol = Sevastopol, quatro braços
hook-sebastopol = quatro braços a partir da 6-6
    .name = Sebastopol
    .word = quatro braços
pitch-sebastopol = Da 6-6 saem quatro braços: primeiro todos os seis, depois o que encaixar.
    .takes = Uma partida leva uns vinte minutos.
coach-sebastopol-start = Você tem a 6-6, então sai com ela.
coach-sebastopol-play = Primeiro os seis, até os quatro braços começarem. Depois, o que encaixar.
basics-sebastopol = **Objetivo.** Jogar todas as suas pedras antes dos outros e marcar os pontos que eles têm na mão.
    {""}**Sua vez.** A 6-6 fica no meio, com quatro braços (de A a D). Primeiro, cada braço precisa de uma pedra com um seis. Depois, jogue em qualquer braço onde uma pedra encaixe. Quem pode jogar tem que jogar; quem não pode passa automaticamente.
    {""}**Ganhar.** Jogue a sua última pedra e você ganha a rodada. Se o jogo trancar, ganha a mão mais leve. Ganha a partida quem chegar primeiro a { $target } pontos.
    {""}**O que uma rodada pode custar.** { $entry ->
        [0] Nada: é só por diversão.
        [one] Nada. Cada pessoa põe { $entry } ficha no pote uma vez, e quem ganha a partida leva o pote.
       *[other] Nada. Cada pessoa põe { $entry } fichas no pote uma vez, e quem ganha a partida leva o pote.
    }
rules-sebastopol = **Sebastopol**, para quatro, cada um por si
    {""}**Objetivo.** Ganhar rodadas: quem ganha marca os pontos que os outros têm na mão. Ganha a partida quem chegar primeiro a 60.
    {""}**Pedras.** Jogo de duplo-seis, 28 pedras, sete por mão.
    {""}**Quem começa.** Em todas as rodadas, quem tem a 6-6, e é preciso sair com ela.
    {""}**A abertura.** A 6-6 tem quatro braços, de A a D. Até cada um ter uma pedra, só se jogam pedras com um seis, num braço vazio. Sem seis, você passa.
    {""}**Depois**, jogue uma pedra que encaixe na ponta de um braço. Quem pode jogar tem que jogar; quem não pode passa automaticamente. As outras carroças ficam atravessadas, mas não têm braços.
    {""}**O fim de uma rodada.** Alguém bate, ou o jogo tranca: então ganha a mão mais leve. Se empatar, ninguém ganha.
    {""}**Contagem.** Quem ganha marca os pontos de todos os outros; ao trancar, menos os seus (regra da casa: sem descontar).
    {""}-# Segundo pagat.com (Sebastopol).
