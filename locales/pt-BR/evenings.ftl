# /evening: uma mesa marcada para uma hora

command-evening = Marcar uma noite de jogo: uma mesa que se abre aqui sozinha, ou um torneio, com inscrição
    .when = Quando: hoje às 20h · amanhã à noite · sexta 20:00 · em 2 horas
    .game = Qual jogo
    .rounds = Para um torneio: quantas rodadas. Todas as mesas recebem as mesmas pedras
    .minutes = Em um torneio: quantos minutos uma rodada dura no máximo
    .chips = Em um torneio: fichas de entrada, em geral nenhuma. Os três primeiros lugares dividem
evening-title = 📅 **Noite de { $game }**
evening-host = { $name } convida você.
evening-guests = { $count ->
    [0] Ninguém se inscreveu ainda.
    [one] { $count } pessoa se inscreveu: { $names }
   *[other] { $count } pessoas se inscreveram: { $names }
}
evening-more = mais { $count }
evening-how = -# A mesa se abre aqui sozinha. Quem se inscreve recebe { $reminds ->
    [yes] um lembrete { $minutes } minutos antes e uma menção
   *[no] uma menção
} quando ela se abre.
evening-event = Noite de { $game }
evening-event-about = Inscreva-se no canal: eu lembro você, e a mesa se abre lá sozinha.
evening-event-link = -# Evento do servidor: <{ $link }>
evening-event-lost = -# O evento do servidor foi excluído. A noite acontece mesmo assim.
button-evening-join = Inscrever-se
button-evening-leave = Não posso ir
button-evening-cancel = Cancelar a noite
button-evening-drop = Sim, cancelar
evening-opened = **A mesa está aberta:** <{ $link }>
evening-taken = **Já há uma mesa neste canal,** por isso não abri nenhuma. Sente-se lá: <{ $link }>
evening-nobody = **Ninguém se inscreveu,** por isso nenhuma mesa foi aberta.
evening-refused = **Não deu para abrir uma mesa:** ninguém que se inscreveu pode abrir uma agora, ou o servidor já tem todas as mesas que permite.
evening-missed = **Eu não estava aqui nessa hora,** por isso nenhuma mesa foi aberta. Desculpem! Abram uma com /play.
evening-cancelled = **A noite foi cancelada.**
evening-call-opened = { $names } A noite de { $game } começa: a mesa está aberta, sentem-se.
evening-call-taken = { $names } É hora de { $game }. Já há uma mesa neste canal: sentem-se lá, ou esperem ela acabar.
evening-call-refused = { $names } É hora de { $game }, mas não deu para abrir uma mesa. Abram uma com /play.
evening-call-missed = { $names } Eu não estava aqui quando a noite de { $game } devia começar. Abram uma mesa com /play.
evening-call-cancelled = { $names } A noite de { $game } foi cancelada.
evening-gone = A noite de { $game } ({ $when }) não vai acontecer: o canal dela foi apagado.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}A noite de { $game } começa { $when }: <{ $link }>
evening-cancel-sure = { $count ->
    [0] Cancelar esta noite? Ninguém se inscreveu ainda.
    [one] Cancelar esta noite? { $count } pessoa se inscreveu. Se não for você, eu aviso neste canal.
   *[other] Cancelar esta noite? { $count } pessoas se inscreveram. Eu aviso neste canal.
}
evening-planned = A noite está marcada para { $when }: <{ $link }> Você também está na lista.
evening-zone = -# Leio as horas em { $zone }. Se você quis dizer outra, cancele esta noite, escolha seu fuso horário em /settings e marque de novo.
evening-near = -# Em um canal só cabe uma mesa, e aqui outra noite está marcada para { $when }: <{ $link }> Se as duas forem coincidir, planeje esta em outro canal.
evening-no-event = -# { $why ->
    [private] Não há evento do servidor: nem todo mundo vê este canal.
    [permission] Não há evento do servidor: para isso preciso da permissão Criar eventos. Todo o resto funciona.
   *[trouble] O Discord não confirmou nenhum evento do servidor. Todo o resto funciona.
}
evening-joined = Você está na lista. Começa { $when }{ $reminds ->
    [yes] , e eu vou lembrar você.
   *[no] .
} Se não puder vir, toque em *{ $leave }*.
evening-left = Você não está na lista. Não vou lembrar nem mencionar você.
evening-cancelled-done = A noite foi cancelada.
refused-evening-time = Escolha uma hora daqui a pelo menos { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} e no máximo 60 dias.
refused-evening-chips = Só torneios têm fichas de entrada. Escolha também *rounds*, ou tire *chips*.
refused-evening-slow = Uma mesa lenta não precisa de uma noite marcada: ninguém precisa estar lá na hora. Abra-a com /play.
refused-evening-unread = Não entendo essa hora. Exemplos: hoje às 20h · amanhã à noite · sexta 20:00 · em 2 horas
refused-evenings-yours = Você já marcou { $count } noites neste servidor. Cancele uma, ou espere ela começar. Se a mensagem de alguma foi apagada, eu publico de novo agora.
refused-evenings-server = Já há { $count } noites marcadas neste servidor. Espere uma começar.
refused-no-evening = Essa noite não existe mais.
refused-evening-over = Essa noite já começou ou foi cancelada.
refused-evening-full = A lista está cheia ({ $count }): não posso mencionar mais pessoas.
refused-evening-not-yours = Só quem marcou a noite, ou quem gerencia o servidor, pode fazer isso.

# O que as pessoas escrevem como hora. Barras separam palavras que querem dizer o mesmo; o primeiro nome de um dia também é mostrado. Um sinal de menos: nenhuma palavra

command-notify = Avisar por mensagem direta quando uma mesa de um jogo se abrir neste servidor
    .game = Qual jogo
notice = Uma mesa de { $game } está aberta em { $server }: <{ $link }>
notify-on = Vou escrever para você quando uma mesa de { $game } se abrir aqui e esperar companhia, no máximo uma vez por hora. As suas horas de silêncio estão em /settings.
notify-off = Não aviso mais você sobre mesas de { $game }.
button-unwish = Não me avise mais

button-house-invitations = Convites
house-menu-invitations = Ninguém: escolha um cargo
house-invitations = { $role ->
    [none] As mesas não podem convidar ninguém mencionando um cargo.
   *[other] Com *{ button-invite }*, o host de uma mesa aberta pode mencionar { $role }, uma vez por hora neste servidor.
}
house-invitations-means = Escolha um cargo que as pessoas peguem por conta própria, por exemplo *Dominó*. Todo mundo precisa poder mencioná-lo, ou eu preciso da permissão para isso. Sem cargo não há convites.
moderated-invitations = { $about ->
    [none] não permitiu cargo nenhum em convites
   *[other] permitiu que convites mencionem { $about }
}
invitation = { $role } { $host } abriu uma mesa de { $game } e espera companhia: <{ $link }>
invited = O seu convite está no canal.
refused-invite-everyone = Escolha outro cargo: eu nunca menciono todo mundo.
refused-invite-host = Só o host da mesa pode convidar.
refused-invite-late = Só dá para convidar para uma mesa aberta com lugares livres, antes da primeira rodada.
refused-invite-none = A moderação deste servidor não permitiu convites. Isso se faz em /house.
refused-invite-soon = O último convite neste servidor foi há menos de uma hora. O próximo é possível { $when }.
refused-invite-unmentionable = O Discord não avisaria ninguém com { $role }. A moderação pode deixar qualquer pessoa mencionar esse cargo (Configurações do servidor, Cargos), ou me dar a permissão de mencionar todos os cargos.

button-times = Perfil, horários e quem evito
times-zone = As horas que você escreve são deste fuso horário: **{ $zone }**
times-quiet = { $hours ->
    [none] Eu mando lembretes e avisos **a qualquer hora.**
   *[other] **Nenhuma mensagem** minha entre { $hours } nesse fuso: nem lembretes nem avisos. A sua mão sempre chega.
}
times-how = -# Só você decide isso. Se você se inscreveu numa noite, eu menciono você no canal mesmo assim quando ela começa.
quiet-never = Posso escrever a qualquer hora
button-zone = Fuso horário
button-back = Voltar
menu-quiet = Horas de silêncio: nem lembretes nem avisos
form-zone = Seu fuso horário
form-zone-label = Cidade ou nome do fuso horário
form-zone-how = Por exemplo Sao Paulo ou America/Recife
refused-no-zone = Não conheço esse fuso horário. Escreva uma cidade grande dele em inglês, como Sao Paulo ou Vienna, ou um nome como America/Recife.

when-today = hoje | esta noite | esta manhã
when-tomorrow = amanhã
when-overmorrow = depois de amanhã
when-in = em | daqui a | daqui | dentro de
when-in-minutes = minutos | minuto | mins | min | m
when-in-hours = horas | hora | h
when-in-days = dias | dia | d
when-in-weeks = semanas | semana
when-evening = esta noite = 16 | à noite = 16 | de noite = 16 | da noite = 16 | noite = 16 | à tarde = 12 | de tarde = 12 | da tarde = 12 | tarde = 12 | esta manhã = 0 | de manhã = 0 | da manhã = 0 | pela manhã = 0 | manhã = 0
when-shifts = quinze para as = -15
when-spoken = uma = 1 | duas = 2 | três = 3 | quatro = 4 | cinco = 5 | seis = 6 | sete = 7 | oito = 8 | nove = 9 | dez = 10 | onze = 11 | doze = 12 | um = 1 | dois = 2 | meia hora = 30 min | uma hora e meia = 90 min | e meia = :30 | meio-dia = 12:00 | meia-noite = 24:00 | meia noite = 24:00 | janeiro = m1 | jan = m1 | fevereiro = m2 | fev = m2 | março = m3 | mar = m3 | abril = m4 | abr = m4 | maio = m5 | mai = m5 | junho = m6 | jun = m6 | julho = m7 | jul = m7 | agosto = m8 | ago = m8 | setembro = m9 | set = m9 | outubro = m10 | out = m10 | novembro = m11 | nov = m11 | dezembro = m12 | dez = m12
when-filler = às | as | à | a | na | no | em | próxima | próximo | nesta | neste | que vem | horas | hora
when-week = da semana que vem = 1 | na semana que vem = 1 | semana que vem = 1 | da próxima semana = 1 | na próxima semana = 1 | próxima semana = 1 | desta semana = 0 | nesta semana = 0 | essa semana = 0 | esta semana = 0 | próximo = + | próxima = + | que vem = +
when-weekdays = segunda-feira | segunda | seg / terça-feira | terça | ter / quarta-feira | quarta | qua / quinta-feira | quinta | qui / sexta-feira | sexta | sex / sábado | sáb / domingo | dom
when-date = { $day }/{ $month }/{ $year }
when-shown = { $weekday }, { $date }, { $time } ({ $zone })
button-invite = Convidar
