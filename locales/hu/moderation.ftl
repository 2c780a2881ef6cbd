# /house: what those who manage a server settle and do there

command-house = A szerver asztalai, a szerver kezelőinek: határok, csatornák, kitiltások, nyelv, külső

button-house-tables = Nyitott asztalok
button-house-channels = Csatornák
button-house-limits = Határok
button-house-bans = Kitiltások
button-house-looks = Külső
button-house-record = Ki mit tett
button-house-back = Vissza
button-house-close = Asztal bezárása

house-title = **A ház ezen a szerveren.** Csak a szerver kezelői látják és változtathatják.
house-tables = Nyitott asztalok: { $count }, legfeljebb { $most }, egy házigazdáé { $host }. Egy asztal { $deals ->
    [one] egy parti
   *[other] { $deals } parti
} után bezár; egy mérkőzést mindig végigjátszanak.
house-channels = Asztal nyitható { $channels ->
    [none] minden csatornában
   *[other] itt: { $channels }, és a szálaikban
}.
house-computers = Asztalok botokkal: { $chips ->
    [yes] zsetonért
   *[no] szórakozásból
}
house-language = A nyilvános üzenetek nyelve: { $language }
house-bans = Az asztaloktól kitiltva: { $count ->
    [0] senki
   *[other] { $count }
}
house-menu-language = Az új asztalok nyilvános üzeneteinek nyelve
house-menu-computers = Miért játszanak a botos asztaloknál

house-tables-title = { $count ->
    [0] Nincs nyitott asztal.
    [one] **Egy nyitott asztal**
   *[other] **{ $count } nyitott asztal**
}
house-table = - { $game } itt: { $channel }, házigazda { $host }: { $people ->
    [one] egy ember
   *[other] { $people } ember
}, { $deal ->
    [0] még nem kezdődött el
   *[other] { $deal }. parti
}
house-table-says = { $people ->
    [one] egy ember
   *[other] { $people } ember
}, { $deal ->
    [0] még nem kezdődött el
   *[other] { $deal }. parti
}
house-table-unreadable = - egy asztal itt: { $channel }, egy másik változatomé, amely a gondját viseli
house-more = … és még { $count }
house-menu-close = Egy bezárása
house-close-means = Bezárod ezt az asztalt? Ami elkezdődött, azt előbb végigjátsszák, botokkal azok helyett, akik felállnak, és mindenkit a szabályok szerint fizetünk ki. Nem vonható vissza.

house-menu-channels = Mindenhol: válassz csatornákat
house-channels-means = Válaszd ki, mely csatornákban nyitható asztal; a szálaik is beleértve. Ha egyet sem választasz, mindenhol. A nyitott asztalok maradnak.

house-limits-means = Ami ezen a szerveren számít. A legfelső határokat a Kaffeehaus üzemeltetője szabta meg; itt kevesebbet választhatsz. A nyitott asztalok maradnak.
house-limit-usual = ahogy az üzemeltető megszabta
house-menu-server-tables = Egyszerre nyitott asztalok a szerveren
house-menu-host-tables = Egy házigazda egyszerre nyitott asztalai
house-menu-session-deals = Partik, mielőtt egy asztal bezár
house-limit-server-tables = { $count ->
    [one] Egyszerre egy asztal
   *[other] Egyszerre { $count } asztal
}
house-limit-host-tables = { $count ->
    [one] Házigazdánként egy asztal
   *[other] Házigazdánként { $count } asztal
}
house-limit-session-deals = { $count ->
    [one] Asztalonként egy parti
   *[other] Asztalonként { $count } parti
}

house-menu-ban = Valaki kitiltása az asztaloktól
house-menu-unban = Valaki újra játszhat
house-bans-means = Akit kitiltasz, a szerver minden asztalától feláll, mintha maga akarná, és nem nyithat asztalt, nem ülhet le, nem kibicelhet. A zsetonjai megmaradnak.

house-record-title = **Ki mit tett**, a legújabb elöl
house-record-empty = Még semmi.
moderated-close = bezárta az asztalt itt: { $about }
moderated-ban = kitiltotta az asztaloktól: { $about }
moderated-unban = újra játszhat: { $about }
moderated-channels = asztal nyitható { $about ->
    [none] minden csatornában
   *[other] itt: { $about }
}
moderated-server-tables = egyszerre nyitott asztalok: { $about ->
    [none] amennyit a Kaffeehaus enged
   *[other] { $about }
}
moderated-host-tables = egy házigazda asztalai: { $about ->
    [none] amennyit a Kaffeehaus enged
   *[other] { $about }
}
moderated-session-deals = partik, mielőtt egy asztal bezár: { $about ->
    [none] amennyit a Kaffeehaus enged
   *[other] { $about }
}
moderated-computers = asztalok botokkal: { $about ->
    [yes] zsetonért
   *[no] szórakozásból
}
moderated-language = nyilvános üzenetek: { $about }
moderated-looks = megváltoztatta az asztalok külsejét
moderated-save-preset = elmentette a házi szabályokat: { $about }
moderated-delete-preset = törölte a házi szabályokat: { $about }

refused-channel = Ebben a csatornában nem nyitható asztal. Itt igen: { $channels }.
