# Palavras dentro de classificações e resultados finais, e o que estes dizem a quem não pode vê-los.

picture-place = { $place }.
picture-you = VOCÊ

picture-board-nobody = Membro
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] { $members } dupla
       *[other] { $members } duplas
    }
   *[people] { $members ->
        [one] { $members } membro
       *[other] { $members } membros
    }
}{ $more ->
    [yes] {" "}· página { $page } de { $pages }
   *[no] {""}
}

picture-alt-board = Classificação, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] { $members } dupla
       *[other] { $members } duplas
    }
   *[people] { $members ->
        [one] { $members } membro
       *[other] { $members } membros
    }
}, página { $page } de { $pages }:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (você)
picture-alt-board-elsewhere = Em outra página: { $line }.

picture-final-title = { $title }: resultado final

picture-alt-final = { $title }, resultado final depois de { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}, { $measure ->
    [chips] fichas ganhas ou perdidas
    [points] { $best ->
        [most] pontos, o maior placar ganha
       *[least] pontos, o menor placar ganha
    }
   *[deals] rodadas ganhas
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [0] { $wins } rodadas ganhas
    [one] { $wins } rodada ganha
   *[other] { $wins } rodadas ganhas
}
picture-alt-final-net = fichas { $net }
picture-alt-curve = Depois das rodadas { $deals }: { $curves }.
picture-alt-curve-of = { $name } { $values }

## Botões da classificação

button-board-back = ◀ Anterior
button-board-on = Próxima ▶

picture-alt-picker = Escolha um jogo: { $games }.
picture-alt-picked = { $name }, { $hook }
