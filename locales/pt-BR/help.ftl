# /help e /about. Os comandos chegam como menções em que se pode clicar

command-help = O que você pode fazer aqui, e como
command-about = O que é este bot, e o que valem as suas fichas

button-help = O que posso fazer aqui?
help-title = **O que você quer fazer?**
help-play = **Jogar:** { $play } abre uma mesa aqui, até com bots. { $evening } marca uma, { $notify } avisa de novas.
help-sit = **Sentar-se:** aperte *{ button-join }* numa mesa. { $hand } mostra as suas pedras, { $table } posta a mesa de novo embaixo, { $leave } tira você dela.
help-tables = **Suas mesas:** { $tables-mine }.
help-watch = **Assistir:** o canal inteiro vê a mesa. No Buki, *{ button-watch }* também mostra uma mão.
help-learn = **Aprender:** { $learn } leva você por uma primeira rodada, passo a passo.
help-rules = **Regras:** { $rules } explica um jogo, com imagens.
help-chips = **Fichas:** { $chips-balance } mostra quantas você tem, { $chips-history } de onde vieram; { $chips-daily } dá as de hoje, { $leaderboard } é a classificação.
help-replay = **Rever:** { $replay } mostra uma rodada de novo, { $verify } confere se o embaralhamento foi justo. { $achievements } mostra o que você conquistou.
help-preferences = **Suas preferências:** { $preferences } cuida das suas imagens e dos bots que você encontra.
help-house = **Este servidor:** { $house } define língua, canais, limites e banimentos, { $timezone } o fuso horário, { $presets-save } guarda as suas regras da casa. { $invite } menciona o cargo que você permitir.
help-privacy = **Seus dados:** { $privacy-about } diz o que eu guardo, { $privacy-export } entrega a você, { $privacy-forget } apaga.
help-about = **Sobre mim:** { $about }.
help-elsewhere = As mesas ficam nos canais de servidores. Jogue lá, com { $play }.

about = **Kaffeehaus** { $version }: os jogos de dominó da Europa Central, em mesas nos seus canais. { $play } abre uma mesa, { $rules } explica como jogar.
    {""}**As fichas** são dinheiro de brincadeira. Ninguém pode comprá-las, vendê-las nem trocá-las por algo de valor. Todo mundo começa com o mesmo número num servidor, e { $chips-daily } completa. Os saldos podem ser zerados.
    {""}**Dá para conferir o embaralhamento.** Antes da primeira rodada você vê um selo: a impressão digital (SHA-256) de um segredo. Os botões que você aperta entram no embaralhamento, quando se senta e em cada rodada. Quando a mesa fecha eu mostro o segredo, e { $verify } dá um arquivo com que qualquer pessoa pode repetir cada embaralhamento.
    {""}**O que eu guardo:** o seu id, nome, língua e canal de mensagens diretas, as suas fichas e os jogos que você jogou. Nunca leio mensagens. { $privacy-about } diz mais.
