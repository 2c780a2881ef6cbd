# /house: what those who manage a server settle and do there

command-house = A szerver asztalai azoknak, akik a szervert kezelik: határok, csatornák, kitiltások, nyelv, külső
    .page = A megnyitandó oldal

button-house-tables = Nyitott asztalok
button-house-channels = Csatornák
button-house-limits = Határok
button-house-games = Játékok
button-house-bans = Kitiltások
button-house-looks = Külső
button-house-record = Ki mit tett
button-house-close = Asztal bezárása

house-title = **A ház ezen a szerveren.** Ezt csak azok látják és módosíthatják, akik a szervert kezelik.
house-tables =
    Nyitott asztalok: { $count } (legfeljebb { $most }, házigazdánként { $host }){ $slow ->
        [0] {""}
       *[other] , továbbá lassúak: { $slow }
    }. Egy asztal { $deals ->
        [one] egy parti
       *[other] { $deals } parti
    } után bezár; a mérkőzést mindig végigjátsszák.
house-channels = Asztal nyitható { $channels ->
    [none] minden csatornában
   *[other] itt: { $channels }, és a szálaikban
}.
house-computers = Asztalok botokkal: { $chips ->
    [yes] zsetonért
   *[no] szórakozásból
}
house-bans = Az asztaloktól kitiltva: { $count ->
    [0] senki
   *[other] { $count }
}
house-menu-computers = Botokkal: zsetonért vagy szórakozásból

house-tables-title = { $count ->
    [0] Nincs nyitott asztal.
    [one] **Egy nyitott asztal**
   *[other] **{ $count } nyitott asztal**
}
house-table-unreadable = - egy asztal itt: { $channel }, egy másik változatom vezeti
house-more = … és még { $count }
house-menu-close = Válaszd ki, melyik zárjon be
house-close-means = Bezárod ezt az asztalt? A megkezdett partit vagy mérkőzést előbb végigjátsszák, aki feláll, azt bot helyettesíti, és mindenkit a szabályok szerint fizetünk ki. Ez nem vonható vissza.

house-menu-channels = Mindenhol: válassz csatornákat
house-channels-means = Válaszd ki a csatornákat, ahol asztal nyitható; a szálaikra is érvényes. Ha egyet sem választasz, mindenhol nyitható. A nyitott asztalok maradnak.
house-games = Választható játékok: { $off ->
    [none] mind
   *[other] mind, kivéve: { $off }
}.
house-menu-games = Játékok, amelyeket itt játszani lehet
house-menu-first-games = Amit a /play először mutat (legfeljebb öt játék)
house-games-means = Válaszd ki, melyik játékokhoz nyitható itt asztal. A Kaffeehaus új játékai választhatók, amíg ki nem veszed őket. A nyitott asztal tovább játszik.

house-limits-means = Ezek a határok érvényesek ezen a szerveren. Az üzemeltető felső határait csökkentheted, de nem növelheted. A nyitott asztalok maradnak.
house-limit-usual = ahogy a Kaffeehaus üzemeltetője megszabta
house-menu-server-tables = Nyitott asztalok ezen a szerveren
house-menu-host-tables = Nyitott asztalok házigazdánként
house-menu-session-deals = Hány parti után zár be egy asztal
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

house-record-title = **Ki mit tett**, a legújabb elöl
house-record-empty = Még semmi.
moderated-close = bezárta az asztalt itt: { $about }
moderated-unban = feloldotta a kitiltást: { $about }
moderated-channels = asztal nyitható { $about ->
    [none] minden csatornában
   *[other] itt: { $about }
}
moderated-first-games = amit a /play először mutat: { $about ->
    [none] a szokásosak
   *[other] { $about }
}
moderated-games = választható játékok: { $about ->
    [none] mind
   *[other] mind, kivéve: { $about }
}
moderated-server-tables =
    nyitott asztalok: { $about ->
        [none] amennyit a Kaffeehaus enged
       *[other] { $about }
    }
moderated-host-tables =
    nyitott asztalok házigazdánként: { $about ->
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
moderated-looks = megváltoztatta az asztalok külsejét
moderated-save-preset = elmentette a házi szabályokat: { $about }
moderated-delete-preset = törölte a házi szabályokat: { $about }

refused-channel = Ebben a csatornában nem nyitható asztal. Itt igen: { $channels }.
