# Ranglisták: mi szerint rendeznek, milyen időről szólnak, és mi áll fölöttük és alattuk.

picture-board-by = { $by ->
    [chips] Nyert zsetonok
    [matches] Megnyert mérkőzések
    [rating] Értékszám
   *[rounds] Megnyert partik
}
board-all-games = Minden játék
picture-board-week = Ez a hét
picture-board-season = { $month }, szezon
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
   *[other] Még nem vagy ezen a listán. Ehhez játssz végig egy partit.
}
button-board-people = Emberek ellen
button-board-bots = Botok ellen
