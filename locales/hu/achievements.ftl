# Kitüntetések: a parancs, a kép és mind a harmincnyolc


achievements-title = **Kitüntetések: { $name }** · { $earned } / { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } / { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# Egy parti akkor számít, ha legalább két ember végigjátssza.

picture-achievements = Kitüntetések
picture-achievements-note = { $name } · { $earned } / { $all }
picture-achievement-steps = { $steps } / { $goal }
picture-achievement-new = Új kitüntetés

picture-alt-achievements = Kitüntetések: { $name }, megszerezve { $earned } / { $all }. { $page }. oldal, összesen { $pages }:
picture-alt-achievement = { $state ->
    [earned] Megszerezve
   *[open] Még nincs meg
}: { $title }: { $how }
picture-alt-achievement-new = Új kitüntetés: { $title }. { $how }

achievement-all-eight = Mind a nyolc
    .how = Nyerj egy partit vagy mérkőzést nyolc különböző játékban.
achievement-ten-beaten = Törzsvendég
    .how = Győzz le tíz különböző embert.
achievement-three-matches = Mesterhármas
    .how = Nyerj három mérkőzést egymás után emberek ellen.
achievement-five-rounds = Győzelmi sorozat
    .how = Nyerj öt partit egymás után emberek ellen.
achievement-feather = Pehelysúly
    .how = Nyerj egy befulladt partit legfeljebb két szemmel.
achievement-runaway = Szökevény
    .how = Rakd le az utolsó kövedet, amíg mindenki másnak legalább három maradt.
achievement-traffic-light = Piros lámpa
    .how = Nyerj passz nélkül, miközben mindenki más legalább kétszer passzol.
achievement-court-banker = Biztos bank
    .how = Nyerj öt partit bankként.
achievement-high-stakes = Nagy tét
    .how = Nyerj öt partit a legnagyobb téttel.
achievement-second-helping = Repeta
    .how = Döntetlen után emeld a tétedet, és nyerj.
achievement-jackpot = Főnyeremény
    .how = Bankként nyerd el mindhárom játékostól a legnagyobb tétet.
achievement-ninety-nine = A szakadék szélén
    .how = Rakd le az utolsó kövedet 99 vagy 100 ponttal.
achievement-from-behind = Hátulról előre
    .how = Nyerd meg a Pullét, bár az utolsó parti előtt neked volt a legtöbb pontod.
achievement-light-purse = Könnyű erszény
    .how = Nyerd meg a Pullét legfeljebb 60 ponttal.
achievement-last-drop = Utolsó csepp
    .how = Húzd ki a talon utolsó kövét, és mégis te fogyj ki elsőként a kövekből.
achievement-deep-well = Mély kút
    .how = Húzz egy partiban tíz vagy több követ, és nyerd meg.
achievement-dry-throat = Sivatagi szél
    .how = Nyerj húzás nélkül, miközben mindenki más legalább hat követ húz.
achievement-clean-sweep = Nagytakarítás
    .how = Nyerd meg egy mérkőzés minden partiját, legalább hármat.
achievement-photo-finish = Célfotó
    .how = Nyerj meg egy mérkőzést, bár az utolsó parti előtt neked volt a legtöbb pontod.
achievement-small-bill = Kis számla
    .how = Nyerj meg egy legalább három partis mérkőzést legfeljebb nyolc ponttal.
achievement-orient-express = Orient expressz
    .how = Rakd le mind a tizenkét kövedet egyetlen sorozatban az egyik végre.
achievement-long-answer = Hosszú válasz
    .how = Hárman vagy négyen rakd le az összes kövedet egyetlen sorozatban az egyik végre.
achievement-clean-slate = Tiszta lap
    .how = Rakd le minden kövedet úgy, hogy mindenki másnak legalább 25 szeme marad.
achievement-third-of-the-bill = Egy szelet torta
    .how = Nyerj mérkőzést úgy, hogy mindenki másnak legalább háromszor annyi pontja van.
achievement-poker-face = Pókerarc
    .how = Blöffölj két kővel úgy, hogy senki sem kételkedik.
achievement-lie-detector = Hazugságvizsgáló
    .how = Leplezz le négy blöfföt egy partiban.
achievement-honest-soul = Becsületes lélek
    .how = Egy partiban legalább háromszor vonják kétségbe a bemondásodat, és mindig igaz.
achievement-last-laugh = Az nevet, aki utoljára
    .how = Nyerj egy partit úgy, hogy az utolsó bemondásod blöff.
achievement-double-exit = Dupla kijárat
    .how = Két duplát rakj le utolsó két kőként, és nyerj.
achievement-twins = Ötös ikrek
    .how = Rakj le öt duplát egy partiban, és nyerd meg.
achievement-capicua = Capicúa
    .how = Utolsónak olyan követ rakj le, amely mindkét végre illik, és nem dupla.
achievement-twenty-at-once = Húsz egyszerre
    .how = Szerezz egyetlen kővel legalább húsz pontot.
achievement-double-triple = Dupla hármas
    .how = Szerezz egy partiban kétszer három pontot egyforma végekért.
achievement-all-fronts = Minden fronton
    .how = Rakj egy partiban mind a négy ágra, és nyerd meg.
achievement-torero = Torreádor
    .how = Rakj le három matadort egy partiban, és nyerd meg.
achievement-nonstop = Megállás nélkül
    .how = Nyerj egy partit úgy, hogy csak a te vonatod nem kapott jelölőt.
achievement-full-load = Teli rakomány
    .how = Nyerjetek ketten egy legalább hatvan pontot érő partit.
achievement-gatekeeper = Kapuőr
    .how = Három partit zárj le saját kővel, és nyerd meg őket.
