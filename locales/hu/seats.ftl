# Leülés egy asztalhoz, ahol már játszanak.

seat-offer = Nincs helyed ennél az asztalnál. { $when ->
    [lobby] Ülj le: az első parti még nem kezdődött el.
    [points] Ha most leülsz, a következő partitól egy bot helyén játszol tovább, a pontjaival. A partik beszámítanak neked, ez a mérkőzés nem.
    [tie] Ha most leülsz, akkor játszol, amint valaki megnyeri az asztalon lévő téteket.
    [match] Ha most leülsz, a következő mérkőzéstől játszol; addig nézheted a játékot.
   *[round] Ha most leülsz, a következő partitól játszol.
}
seat-cost = Leüléskor félreteszünk ennyit: { $chips }. Az első partidban legfeljebb ennyit veszíthetsz; a maradékot visszaadjuk.
seat-asked = { $when ->
    [points] A következő partitól egy bot helyén játszol tovább, a pontjaival. A partik beszámítanak neked, ez a mérkőzés nem.
    [tie] Akkor játszol, amint valaki megnyeri az asztalon lévő téteket.
    [match] Helyed van a következő mérkőzésben. Addig nézheted a játékot.
   *[round] A következő partitól játszol.
} Ha mégsem kéred a helyet: *{ $leave }*.
seat-wait = { $takes } Ez most itt tart: { $deal }. parti.
seat-host = Mindenki más elment: az asztal a tiéd.
seat-inherited = Mindenki más elment: az asztal a tiéd. Ugyanez a játék vár rád a csatornán.
seat-after-end = Az asztalnál a *{ $again }* megnyitja a következőt, és ott van helyed.
seat-given-up = Lemondtál a helyről.
newcomers = { $when ->
    [tie] Játszik, amint megnyerték a téteket: { $names }
    [match] A következő mérkőzésben játszik: { $names }
   *[round] A következő partitól játszik: { $names }
}
no-seat-here = Nincs helyed ennél az asztalnál, és most szabad hely sincs. Másik csatornában a /play másik asztalt nyit.
refused-already-waiting = Már van helyed a következő partitól vagy mérkőzéstől. Addig nézheted a játékot.
refused-last-round = Ez itt az utolsó parti. Utána a /play új asztalt nyit.
refused-no-seat = Ennél az asztalnál nincs szabad hely. Másik csatornában a /play másikat nyit.
