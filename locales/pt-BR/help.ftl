# /help. Os comandos chegam como menções em que se pode clicar

command-help = O que você pode fazer aqui, e como

button-help = O que posso fazer aqui?
help-title = **O que você quer fazer?**
help-play = **Jogar:** /play abre uma mesa aqui, até com bots. /evening marca uma ou um torneio, /notify avisa de novas.
help-watch = **Assistir:** o canal inteiro vê a mesa. No Buki, *{ button-watch }* também mostra uma mão.
help-learn = **Aprender:** /learn leva você por uma primeira rodada, passo a passo.
help-rules = **Regras:** /rules explica um jogo, com imagens.
help-chips = **Fichas:** /chips balance mostra quantas você tem, /chips history de onde vieram; /chips daily dá as de hoje, /leaderboard é a classificação.
help-settings = **Suas configurações:** /settings serve para imagens, bots, horários, língua e os seus dados.
help-house = **Este servidor:** /house define língua, canais, limites, banimentos, fuso horário e regras com nome.
help-elsewhere = As mesas ficam nos canais de servidores. Jogue lá, com /play.

about = **Kaffeehaus** { $version }: jogos de dominó, de Viena ao Caribe, em mesas nos seus canais. /play abre uma mesa, /rules explica como jogar.
    {""}**As fichas** são dinheiro de brincadeira. Ninguém pode comprá-las, vendê-las nem trocá-las por algo de valor. Todo mundo começa com o mesmo número num servidor, e /chips daily completa. Os saldos podem ser zerados.
    {""}**Dá para conferir o embaralhamento.** Antes da primeira rodada *{ button-fair }* mostra um selo: a impressão digital (SHA-256) de um segredo. Os botões que você aperta entram no embaralhamento, quando se senta e em cada rodada. Quando a mesa fecha eu mostro o segredo, e *{ button-verify }* dá um arquivo com que qualquer pessoa pode repetir cada embaralhamento.
    {""}**O que eu guardo:** o seu id, nome, língua e canal de mensagens diretas, as suas fichas e os jogos que você jogou. Nunca leio mensagens. /settings diz mais.
button-my-tables = Minhas mesas
button-about = Sobre o Kaffeehaus
