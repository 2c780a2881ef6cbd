# Žebříčky: podle čeho řadí, za jakou dobu a co stojí nad nimi a pod nimi.

picture-board-by = { $by ->
    [chips] Vyhrané žetony
    [matches] Vyhrané zápasy
    [rating] Rating
    [team-rounds] Dvojice: vyhraná kola
    [team-matches] Dvojice: vyhrané zápasy
    [team-rating] Dvojice: rating
    [tournament] Turnaj
   *[rounds] Vyhraná kola
}
board-all-games = Všechny hry
picture-board-week = Tento týden
picture-board-season = Sezóna { $month }
picture-board-ever = Za celou dobu
picture-board-month = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
} { $year }
picture-board-against = { $against ->
    [bots] proti botům
   *[people] proti lidem
}
board-page = stránka { $page }
board-menu-by = Řadit podle
board-menu-game = Hra
board-menu-period = Doba
board-empty = Pro tenhle žebříček ještě nikdo nehrál. Stůl otevře /play.
board-not-on = { $by ->
    [matches] V tomhle žebříčku ještě nejsi. Stačí dohrát jeden zápas.
    [rating] V tomhle žebříčku ještě nejsi. Ukazuje ratingy lidí, kteří v té době hráli.
    [team-rounds] V tomhle žebříčku ještě nemáš žádnou dvojici. Stačí s někým ze serveru dohrát ve dvojici jedno kolo.
    [team-matches] V tomhle žebříčku ještě nemáš žádnou dvojici. Stačí s někým ze serveru dohrát ve dvojici jeden zápas.
    [team-rating] V tomhle žebříčku ještě nemáš žádnou dvojici. Ukazuje dvojice, ve kterých nikomu nechybí rating v té hře.
   *[other] V tomhle žebříčku ještě nejsi. Stačí dohrát jedno kolo.
}{ $against ->
    [people] { " " }Tady se počítá jen hra proti lidem.
   *[bots] { "" }
}
button-board-people = Proti lidem
button-board-bots = Proti botům

picture-season-note = Vítězové
picture-season-won = { $by ->
    [matches] { $count ->
        [one] jeden vyhraný zápas
        [few] { $count } vyhrané zápasy
       *[other] { $count } vyhraných zápasů
    }
   *[rounds] { $count ->
        [one] jedno vyhrané kolo
        [few] { $count } vyhraná kola
       *[other] { $count } vyhraných kol
    }
}
picture-alt-season = { $season }, vítězové: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **{ $season } skončila.** Díky všem za hru! Nejlepší v hrách s lidmi:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Turnaje: { $names }

button-house-seasons = Sezóny
house-seasons = { $channel ->
    [none] Vítězové sezóny se nikde nevyhlašují.
   *[other] Vítězové sezóny se vyhlašují v kanálu { $channel }.
}
house-time-zone = Časové pásmo serveru: { $zone }. Je tam { $time }.
house-seasons-means = Sezóna je měsíc. Když skončí, její žebříčky zůstanou a vítěz každé hry se jednou vyhlásí v kanálu, který vybereš. Když nevybereš žádný, nevyhlásí se nic.
house-cannot-post = -# Teď tam psát nemůžu. Vyber jiný textový kanál, nebo mi v něm povol Zobrazit kanál, Odesílat zprávy a Přikládat soubory.
house-menu-season-channel = Nikde: vyber kanál
moderated-season-channel = { $about ->
    [none] nevyhlašuje vítěze sezón
   *[other] vyhlašuje vítěze sezón v { $about }
}
moderated-time-zone = nastavuje časové pásmo { $about }

