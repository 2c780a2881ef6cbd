# A primeira noite: que bots quem chega encontra

level-rule = Primeiro você encontra Aprendizes. Ganhe { $wins } das suas últimas { $rounds } rodadas só contra bots de um nível, e vem o próximo; perca todas as { $rounds }, e vem o anterior.
level-met = { $game }: { $level } · { $rounds ->
    [0] contando a partir da próxima rodada
   *[other] ganhou { $won } de { $rounds }
}

# A primeira rodada: sem relógio enquanto só bots esperam

no-hurry = {" "}· sem pressa
nudge-unhurried = { $names }, é a sua vez! Sem pressa: só bots esperam. Se você não estiver mais aí, um bot joga por você { $when }. [Ir para a mesa](<{ $link }>)

# A primeira mesa: a oferta de uma lição


# Os menus dos jogos: uma linha para cada um

hook-austrian-block = o clássico do café
    .name = Austríaco
    .word = sem compra
hook-buki = aposte em você
    .name = Buki
    .word = aposta
hook-pulle = quem fica por último leva o pote
    .name = Pulle
    .word = o pote
hook-austrian-draw = se nada encaixa, compre
    .name = Austríaco
    .word = com compra
hook-luxembourg = três rodadas rápidas
    .name = Luxemburgo
    .word = três rodadas
hook-hungarian = jogue séries inteiras
    .name = Húngaro
    .word = séries inteiras
hook-challenge = anuncie ou blefe
    .name = Challenge
    .word = blefe
hook-tendler = Viena 1830
    .name = Tendler
    .word = Viena 1830
game-facts = { $hook } · { $players } { $most ->
    [one] pessoa
   *[other] pessoas
} · { $minutes } min
game-line = { $title }: { $facts }
