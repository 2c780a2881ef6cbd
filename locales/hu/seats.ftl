# Leülés egy asztalhoz, ahol már játszanak.

button-seat = Beülök
seat-offer = Nincs helyed ennél az asztalnál. { $lobby ->
    [yes] Ülj le: az első parti még nem kezdődött el.
   *[no] { $match ->
        [yes] Ha most leülsz, a következő mérkőzéstől játszol; addig nézheted a játékot.
       *[no] Ha most leülsz, a következő partitól játszol.
    }
}
seat-cost = Leüléskor félreteszünk ennyit: { $chips }. Az első partidban legfeljebb ennyit veszíthetsz; a maradékot visszaadjuk.
seat-asked = { $match ->
    [yes] Helyed van a következő mérkőzésben. Addig nézheted a játékot.
   *[no] A következő partitól játszol.
} Ha mégsem kéred a helyet: *{ $leave }*.
seat-given-up = Lemondtál a helyről.
newcomers = { $match ->
    [yes] A következő mérkőzésben játszik: { $names }
   *[no] A következő partitól játszik: { $names }
}
no-seat-here = Nincs helyed ennél az asztalnál, és most szabad hely sincs. Másik csatornában a /play másik asztalt nyit.
refused-already-waiting = Már van helyed a következő partitól vagy mérkőzéstől. Addig nézheted a játékot.
refused-last-round = Ez itt az utolsó parti. Utána a /play új asztalt nyit.
refused-no-seat = Ennél az asztalnál nincs szabad hely. Másik csatornában a /play másikat nyit.
