# Ranglisták: mi szerint rendeznek, milyen időről szólnak, és mi áll fölöttük és alattuk.

picture-board-by = { $by ->
    [chips] Nyert zsetonok
    [matches] Megnyert mérkőzések
    [rating] Értékszám
    [team-rounds] Csapatok: megnyert partik
    [team-matches] Csapatok: megnyert mérkőzések
    [team-rating] Csapatok: értékszám
    [tournament] Verseny
   *[rounds] Megnyert partik
}
board-all-games = Minden játék
picture-board-week = Ez a hét
picture-board-season = { $month }i szezon
picture-board-ever = A kezdetektől
picture-board-month = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
}
picture-board-against = { $against ->
    [bots] botok ellen
   *[people] emberek ellen
}
board-page = { $page }. oldal
board-menu-by = Rendezés
board-menu-game = Játék
board-menu-period = Időszak
board-empty = Ezért a listáért még senki sem játszott. A /play asztalt nyit.
board-not-on = { $by ->
    [matches] Még nem vagy ezen a listán. Ehhez játssz végig egy mérkőzést.
    [rating] Még nem vagy ezen a listán. Azok értékszámát mutatja, akik ebben az időben játszottak.
    [team-rounds] Még egy csapatod sincs ezen a listán. Ehhez játssz végig egy partit csapatban egy másik taggal.
    [team-matches] Még egy csapatod sincs ezen a listán. Ehhez játssz végig egy mérkőzést csapatban egy másik taggal.
    [team-rating] Még egy csapatod sincs ezen a listán. Azokat a csapatokat mutatja, amelyekben mindkettőnek van értékszáma a játékban.
   *[other] Még nem vagy ezen a listán. Ehhez játssz végig egy partit.
}{ $against ->
    [people] { " " }Itt csak az emberek elleni játék számít.
   *[bots] { "" }
}
button-board-people = Emberek ellen
button-board-bots = Botok ellen

picture-season-note = A győztesek
picture-season-won = { $by ->
    [matches] { $count ->
        [one] egy megnyert mérkőzés
       *[other] { $count } megnyert mérkőzés
    }
   *[rounds] { $count ->
        [one] egy megnyert parti
       *[other] { $count } megnyert parti
    }
}
picture-alt-season = { $season }, a győztesek: { $list }.
picture-alt-season-line = { $game }: { $names }, { $won }
season-over = **A { $season } véget ért.** Köszönjük a játékot! A győztesek emberek ellen:
season-winner = - { $game }: { $names } · { $won }
season-tournaments = - 🏆 Versenyek: { $names }

button-house-seasons = Szezonok
house-seasons = { $channel ->
    [none] A szezon győzteseit nem hirdetem ki.
   *[other] A szezon győzteseit itt hirdetem ki: { $channel }.
}
house-time-zone = A szerver időzónája: { $zone }. Ott most { $time } van.
house-seasons-means = Egy szezon egy hónap. Amikor véget ér, a ranglistái megmaradnak, és minden játék győztesét egyszer kihirdetem a választott csatornában. Ha nincs kiválasztva csatorna, nem hirdetek ki semmit.
house-cannot-post = -# Oda most nem írhatok. Válassz másik szöveges csatornát, vagy add meg nekem ott ezeket az engedélyeket: Csatorna megtekintése, Üzenetek küldése, Fájlok csatolása.
house-menu-season-channel = Sehol: válassz csatornát
moderated-season-channel = { $about ->
    [none] nem hirdeti ki a szezonok győzteseit
   *[other] a szezonok győzteseit itt hirdeti ki: { $about }
}
moderated-time-zone = beállította az időzónát: { $about }

