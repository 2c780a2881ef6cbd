# Slova v žebříčcích a konečných stavech a co tyto obrázky říkají těm, kdo je nevidí.

picture-place = { $place }.
picture-you = TY

picture-board-nobody = Člen serveru
picture-board-page = { $kind ->
    [teams] { $members ->
        [one] jedna dvojice
        [few] { $members } dvojice
       *[other] { $members } dvojic
    }
   *[people] { $members ->
        [one] jeden člověk
        [few] { $members } lidé
       *[other] { $members } lidí
    }
}{ $more ->
    [yes] {" "}· stránka { $page }/{ $pages }
   *[no] {""}
}

picture-alt-board = Žebříček, { $title }, { $period }. { $kind ->
    [teams] { $members ->
        [one] Jedna dvojice
        [few] { $members } dvojice
       *[other] { $members } dvojic
    }
   *[people] { $members ->
        [one] Jeden člověk
        [few] { $members } lidé
       *[other] { $members } lidí
    }
}, stránka { $page }/{ $pages }:
picture-alt-board-line = { $place }. { $name } { $value }
picture-alt-board-own = { $line } (ty)
picture-alt-board-elsewhere = Na jiné stránce: { $line }.

picture-final-title = { $title }: konečný stav

picture-alt-final = { $title }, konečný stav { $deals ->
    [one] po jednom kole
    [few] po { $deals } kolech
   *[other] po { $deals } kolech
}, { $measure ->
    [chips] získané a ztracené žetony
    [points] { $best ->
        [most] body, vyhrává nejvyšší skóre
       *[least] body, vyhrává nejnižší skóre
    }
   *[deals] vyhraná kola
}:
picture-alt-final-line = { $place }. { $name } { $value }
picture-alt-final-won = { $wins ->
    [one] jedno vyhrané kolo
    [few] { $wins } vyhraná kola
   *[other] { $wins } vyhraných kol
}
picture-alt-final-net = žetony { $net }
picture-alt-curve = Po kolech { $deals }: { $curves }.
picture-alt-curve-of = { $name } { $values }

## Tlačítka žebříčku

button-board-back = ◀ Předchozí
button-board-on = Další ▶

picture-alt-picker = Vyber si hru: { $games }.
picture-alt-picked = { $name }, { $hook }
