# O que se guarda de uma pessoa


privacy-about = **O que eu guardo de você:** o seu id, nome de usuário e língua; como cada servidor chama você; o canal das nossas mensagens diretas; como você gosta das suas imagens; as suas fichas, com cada movimentação; as rodadas que você jogou e ganhou; os seus ratings, e quantas vezes você encontrou quem em rodadas que contaram; as suas respostas aos desafios; e o que você fez nas mesas. Uso isso para os jogos e para mais nada. Nunca leio mensagens.
    {""}**Por quanto tempo:** até você apagar. O que aconteceu numa mesa é apagado { $logs ->
        [one] { $logs } dia
       *[other] { $logs } dias
    } depois que ela acabou; tudo sobre um servidor, { $servers ->
        [one] { $servers } dia
       *[other] { $servers } dias
    } depois que esse servidor me removeu.
privacy-export = Aqui está tudo o que eu guardo de você: { $file }. Mais ninguém pode ver isto.
privacy-sure = **Apagar os seus dados em todos os servidores?** Não dá para desfazer.
    {""}• Você deixa todas as mesas agora. Um bot termina a sua rodada, e o que não se pode levar ao deixar a mesa fica no pote.
    {""}• O seu nome, língua, preferências, fichas e lugares nas classificações são apagados. Movimentações e registros ficam, mas não dizem mais quem você era.
    {""}• As mensagens que eu postei ficam nos canais onde estão. Um banimento das mesas fica até o servidor o retirar.
    {""}• Se você jogar de novo, começa do zero, sem fichas de boas-vindas { $days ->
        [one] no primeiro dia
       *[other] nos primeiros { $days } dias
    }.
button-forget = Apagar os meus dados de vez
privacy-forgotten = Os seus dados foram apagados. Se um dia você jogar de novo, começa do zero, sem fichas de boas-vindas { $days ->
    [one] no primeiro dia
   *[other] nos primeiros { $days } dias
}.
refused-privacy-large = Isso é mais do que o Discord aceita num arquivo. Pergunte a quem opera este bot; /help diz onde.

address-privacy = -# Privacidade: <{ $url }>
address-terms = -# Termos: <{ $url }>
address-fairness = -# Justiça, e como conferir uma rodada: <{ $url }>
address-support = -# Perguntas e queixas: <{ $url }>
button-privacy = Meus dados
button-export = Enviar tudo para mim
button-forget-me = Apagar os meus dados
