# Mesas lentas: um dia por vez, em tópicos; a lista das próprias mesas

pace-quick = Rápida: de uma só vez
pace-slow = Lenta: um dia por jogada, num tópico
opened-slow = A sua mesa lenta tem o seu próprio tópico: [ir para a mesa](<{ $link }>)
    -# Cada pessoa tem um dia por jogada. *{ button-my-tables }* (/help) mostra as suas mesas.
refused-pace = O ritmo pode ser rápido ou lento. Escolha um na lista.
refused-no-threads = Uma mesa lenta precisa do seu próprio tópico, e este canal não tem tópicos. Use /play num canal de texto comum.
refused-threads-full = Este servidor tem tantos tópicos abertos quanto o Discord permite. Feche um, ou abra uma mesa rápida.
permission-create-public-threads = Criar tópicos públicos

my-tables = { $count ->
    [one] **Você tem lugar em { $count } mesa.**
   *[other] **Você tem lugar em { $count } mesas.**
}{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } espera por você.
   *[other] {" "}{ $waiting } esperam por você.
}
my-tables-none = Você não tem lugar em nenhuma mesa agora. /play abre uma.
my-table-turn = **Sua vez** · { $when ->
    [none] sem limite de tempo
   *[other] o tempo acaba { $when }
}
my-table-ready = **Vamos?** A próxima rodada começa { $when ->
    [none] quando todo mundo confirmar
   *[other] { $when }, ou assim que todo mundo confirmar
}
my-table-others = Esperando { $names ->
    [none] um bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· o tempo acaba { $when }
}
my-table-pause = Entre rodadas{ $names ->
    [none] {""}
   *[other] {" "}· falta confirmar: { $names }
} · próxima rodada { $when ->
    [none] em breve
   *[other] { $when }
}
my-table-lobby = Ainda não começou · { $seated ->
    [one] { $seated } lugar ocupado
   *[other] { $seated } lugares ocupados
} · fecha { $when ->
    [none] se ninguém começar
   *[other] { $when } se nada acontecer
}
my-table-asked = Você ganha um lugar na próxima rodada
my-table-away = Um bot joga por você. Aperte um botão na sua mão para voltar

reminder = { $count ->
    [one] **Uma mesa lenta espera por você.**
   *[other] **{ $count } mesas lentas esperam por você.**
}
button-reminders-off = Sem mais lembretes
reminders-off = Não vou mais lembrar você de mesas lentas. /help mostra quais são; /settings liga os lembretes de novo.
away-slow = **O seu tempo acabou** na mesa de { $game } em { $server }: um bot joga por você. Aperte lá qualquer botão, e o lugar volta a ser seu: <{ $link }>
