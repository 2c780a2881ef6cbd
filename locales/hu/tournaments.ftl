# Versenyek: fordulók, amelyekben minden asztal ugyanazokat a köveket kapja

tournament-title = 🏆 **Verseny: { $game }** · { $rounds } forduló
tournament-plan = -# Minden asztal ugyanazokat a köveket kapja, így mindenkivel összevetünk, akinek a te köveid jutottak. Egy forduló legfeljebb { $round } perc.{ $reminds ->
    [yes] {" "}Az első előtt { $minutes } perccel emlékeztetlek.
   *[no] {""}
}
tournament-entry = -# A beugró { $chips } zseton, a verseny kezdetekor tesszük félre. Az összes beugró fele az első helyé, harmada a másodiké, hatoda a harmadiké. Ha a versenyt leállítják, mindenki visszakapja a magáét.
tournament-seal = -# Kihúztam az összes forduló titkos számát. A pecsétje: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } és te egy csapat vagytok:** minden fordulóban egymással szemben ültök. Ha nem szeretnéd, válaszd itt saját magadat.
    [waits] Egy csapat lesztek, amint { $name } megnyomja ezt: *{ $join }* (akkor is, ha már jelentkezett).
   *[alone] Minden fordulóban más ül veled szemben. Ha végig ugyanazzal szeretnél játszani, válaszd ki itt.
}
menu-tournament-team = Játék csapatban
tournament-nobody = **Senki sem jelentkezett,** ezért nincs verseny.
tournament-missed = **Akkor éppen nem voltam itt,** ezért nincs verseny. Sajnálom! Szervezzetek újat az /evening paranccsal.
tournament-taken = **Ebben a csatornában már zajlik egy verseny,** ezért ez nem kezdődik el.
tournament-refused = **Ezen a szerveren már három verseny zajlik,** ezért ez nem kezdődik el.
tournament-event-about = Jelentkezz a csatornában: emlékeztetlek, és a verseny ott magától elkezdődik.
tournament-opened = A verseny nélküled kezdődik: nincs hozzá elég zsetonod, vagy egy másikban játszol. Az utolsó forduló kezdetéig ezzel szállhatsz be: *{ button-evening-enter }*.
tournament-begun = Kezdődik a verseny.
tournament-call = { $names } Kezdődik a verseny: { $game }. A *{ button-hand }* megmutatja a köveidet.
tournament-call-again = { $names } Kezdődik a következő forduló ({ $round } / { $rounds }). A *{ button-hand }* megmutatja a köveidet.
tournament-hurry = { $names } Rád várnak, és az idő lejár: { $when }. Utána bot játszik azok helyett, akik lassúak.
tournament-break = A következő forduló ({ $round } / { $rounds }) kezdete: { $when }.
tournament-round = **Forduló: { $round } / { $rounds }.** Az idő lejár: { $when }.
tournament-paused = Szünet a következő forduló ({ $round } / { $rounds }) előtt. Ha nem folytatják, a verseny { $when } leáll.
tournament-ended = A verseny véget ért.
tournament-stopped = A versenyt leállították.
tournament-stopped-round = { tournament-stopped } Ez a forduló már nem számít, és aki beugrót fizetett, visszakapta. Játssz tovább, ha szeretnél, vagy hagyd, hogy egy bot fejezze be.
tournament-won = 🥇 **{ $names }**: { $score }%
tournament-people = { $count ->
    [one] 1 ember játszik.
   *[other] { $count } ember játszik.
}
tournament-how = A *{ button-hand }* megmutatja a köveidet. Aki most száll be, a következő fordulótól játszik.
tournament-after = { $rounds } fordulóból { $round } után
tournament-own = **Forduló ({ $round }.): { $last }%.** Összesen { $score }%, { $count } közül a helyed: { $place }.
tournament-no-round = Még nem játszottál egy fordulót sem.
tournament-counting = -# Mindenkivel összevetünk, akinek a te köveid jutottak: a többi asztalnál, és a Mesterekkel, akik minden fordulót 24-szer játszanak le. Az átlag 50%. A botra hagyott forduló 0%-ot ér, a kihagyott 40%-ot.
tournament-line = **{ $place }.** { $name } · { $score }%
picture-board-percent = { $score }%
tournament-entered = A következő fordulótól játszol. A köveid itt jelennek meg, amikor elkezdődik.
tournament-left = Kiszálltál a versenyből. Amit elkezdtél, egy bot fejezi be. A *{ $enter }* gombbal visszajöhetsz.
tournament-stop-sure = Leállítod ezt a versenyt mindenkinek?
tournament-paused-done = { $done ->
    [yes] Kész.
   *[no] Épp most kezdődött egy forduló. Ha véget ér, akkor szüneteltesd a versenyt.
}
tournament-awaited = Az asztalok rájuk várnak: { $names }.
menu-tournament-remove = Valaki eltávolítása
tournament-removed = { $name } már nincs a versenyben. Egy bot játszik tovább. Akit távol akarsz tartani, azt a /house alatt tiltsd ki.
round-ends = Forduló ({ $round }.): az idő lejár { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] A ti asztalotok végzett. Az eredményed akkor jön, amikor a többi is végez.
}
ended-again = Lejátszottad ezeket a köveket. A */puzzle › { button-puzzle-deal }* megmutatja, milyen jól.
tournament-deal = **Forduló: { $round }.**
tournament-result = { $name } · { $score }% · { $points } pont
tournament-file = Ezzel a fájllal bárki ellenőrizheti, hogy egy forduló minden asztala ugyanazokat a köveket kapta, és minden eredményt. { $url ->
    [none] A tisztességről szóló oldal leírja, hogyan.
   *[other] [Ez az oldal leírja, hogyan](<{ $url }>).
} Pecsét: `{ $seal }`
button-evening-begin = Kezdjük most
button-evening-enter = Beszállok
button-evening-out = Kiszállok a versenyből
button-evening-pause = Szünet
button-evening-resume = Folytatás
button-evening-stop = Verseny leállítása
button-evening-end = Igen, leállítom
button-evening-deals = Minden eredmény
refused-tournament-game = Ez a játék nem játszható versenyként: { $game }. Ezek igen: { $games }
refused-tournament-over = A verseny véget ért.
refused-round-goes-on = Ezekkel a kövekkel még mások játszanak. Nézd vissza, ha a forduló véget ért.
refused-tournament-elsewhere = Már egy másik versenyben játszol. Előbb szállj ki belőle: *{ button-evening-out }*.
refused-tournament-outside = Nem játszol ebben a versenyben. Az utolsó forduló kezdetéig ezzel szállhatsz be: *{ $button }*.
refused-tournament-not-in = Ez az ember nem vesz részt ebben a versenyben.
refused-tournament-preset = A(z) *{ $name }* házi szabályok nem illenek négyfős asztalokhoz, így versenyt nem lehet játszani velük.
