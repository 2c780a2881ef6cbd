# Žebříčky: podle čeho řadí, za jakou dobu a co stojí nad nimi a pod nimi.

picture-board-by = { $by ->
    [chips] Vyhrané žetony
    [matches] Vyhrané zápasy
    [rating] Rating
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
   *[other] V tomhle žebříčku ještě nejsi. Stačí dohrát jedno kolo.
}
button-board-people = Proti lidem
button-board-bots = Proti botům
