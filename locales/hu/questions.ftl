# Kérdések felállás és bezárás előtt; aki olvas, arra vár a következő parti

button-cancel = Mégse
cancelled = Minden marad, ahogy volt: az asztalnál ülsz, és az asztal nyitva van.
button-keep = Maradjon nyitva
next-deal-reading =
    { $names } még { $count ->
        [one] olvas
       *[other] olvasnak
    }. A következő parti { $when } kezdődik, vagy amint mindenki kész.
table-idle =
    { $match ->
        [yes] Egy ideje senki sem játszott ott. Befejezheted azt az asztalt, és megnyithatod a tiédet: a mérkőzést az állás szerint számoljuk el.
       *[no] Egy ideje senki sem játszott ott. Befejezheted azt az asztalt, és megnyithatod a tiédet.
    }
button-give-way = Befejezem, és nyitok egyet
ended-gave-way = Ez az asztal átadta a helyét egy újnak.
refused-not-idle = Annál az asztalnál megint játszik valaki. Ülj le oda, vagy írd be a /play parancsot egy másik csatornában.
refused-not-over = Azt a partit most játsszák végig. Próbáld újra egy pillanat múlva.
table-own = Itt vár az asztalod ({ $game }): [az asztalhoz](<{ $link }>). Ha befejezed, botok játsszák végig helyetted a partit.
