# Úspěchy: příkaz, obrázek a všech třicet osm


achievements-title = **Úspěchy: { $name }** · { $earned } z { $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }** ({ $steps } z { $goal }) · { $how }
achievements-of-game = { $game }: { $how }
achievements-hint = -# Kolo se počítá, když ho aspoň dva lidé odehrají celé.

picture-achievements = Úspěchy
picture-achievements-note = { $name } · { $earned } z { $all }
picture-achievement-steps = { $steps } z { $goal }
picture-achievement-new = Nový úspěch

picture-alt-achievements = Úspěchy: { $name }, získáno { $earned } z { $all }. Strana { $page } z { $pages }:
picture-alt-achievement = { $state ->
    [earned] Získáno
   *[open] Zatím ne
}: { $title }: { $how }
picture-alt-achievement-new = Nový úspěch: { $title }. { $how }

achievement-all-eight = Všech osm
    .how = Vyhraj kolo nebo zápas v osmi různých hrách.
achievement-ten-beaten = Štamgast
    .how = Poraz deset různých lidí.
achievement-three-matches = Hattrick
    .how = Vyhraj tři zápasy po sobě proti lidem.
achievement-five-rounds = Šťastná ruka
    .how = Vyhraj pět kol po sobě proti lidem.
achievement-feather = Muší váha
    .how = Vyhraj zablokované kolo nejvýš se dvěma oky.
achievement-runaway = Únik
    .how = Přilož poslední kámen, dokud všichni ostatní mají aspoň tři.
achievement-traffic-light = Červená
    .how = Vyhraj bez pasu, když všichni ostatní pasují aspoň dvakrát.
achievement-court-banker = Jistá banka
    .how = Vyhraj pět kol jako banka.
achievement-high-stakes = Plná sázka
    .how = Vyhraj pět kol s nejvyšší sázkou.
achievement-second-helping = Přídavek
    .how = Po remíze přidej k sázce a vyhraj.
achievement-jackpot = Hlavní výhra
    .how = Jako banka vyhraj nejvyšší sázku všech tří hráčů.
achievement-ninety-nine = Na hraně
    .how = Přilož poslední kámen s 99 nebo 100 body.
achievement-from-behind = Zezadu
    .how = Vyhraj Pulle, ač máš před posledním kolem nejvíc bodů.
achievement-light-purse = Lehký měšec
    .how = Vyhraj Pulle nejvýš se 60 body.
achievement-last-drop = Poslední kapka
    .how = Vezmi si z talonu poslední kámen, a přesto buď bez kamenů dřív než ostatní.
achievement-deep-well = Hluboká studna
    .how = Lízni si v kole deset nebo víc kamenů a vyhraj ho.
achievement-dry-throat = Pouštní vzduch
    .how = Vyhraj bez lízání, když si všichni ostatní líznou aspoň šest kamenů.
achievement-clean-sweep = Čistý úklid
    .how = Vyhraj všechna kola zápasu, aspoň tři.
achievement-photo-finish = Cílová fotka
    .how = Vyhraj zápas, ač máš před posledním kolem nejvíc bodů.
achievement-small-bill = Malý účet
    .how = Vyhraj zápas aspoň na tři kola nejvýš s osmi body.
achievement-orient-express = Orient expres
    .how = Přilož všech dvanáct kamenů v jedné sérii na jeden konec.
achievement-long-answer = Dlouhá odpověď
    .how = Ve třech nebo čtyřech přilož všechny své kameny v jedné sérii na jeden konec.
achievement-clean-slate = Čistý stůl
    .how = Zbav se všech kamenů, když všem ostatním zbude aspoň 25 ok.
achievement-third-of-the-bill = Kousek dortu
    .how = Vyhraj zápas nejvýš s třetinou bodů každého z ostatních.
achievement-poker-face = Kamenná tvář
    .how = Blafuj se dvěma kameny tak, aby ti všichni věřili.
achievement-lie-detector = Detektor lži
    .how = Odhal čtyři blafy v jednom kole.
achievement-honest-soul = Poctivá duše
    .how = Ať ti v jednom kole aspoň třikrát nevěří, a pokaždé je tvé tvrzení pravdivé.
achievement-last-laugh = Kdo se směje naposled
    .how = Vyhraj kolo blafem jako posledním tvrzením.
achievement-double-exit = Dvojitý odchod
    .how = Přilož jako poslední dva kameny dvě dublety a vyhraj.
achievement-twins = Paterčata
    .how = Přilož v kole pět dublet a vyhraj ho.
achievement-capicua = Capicúa
    .how = Jako poslední přilož kámen, který se hodí na oba konce a není dubleta.
achievement-twenty-at-once = Dvacet naráz
    .how = Získej jediným kamenem dvacet nebo víc bodů.
achievement-double-triple = Dvakrát tři
    .how = Získej v kole dvakrát tři body za stejné konce.
achievement-all-fronts = Na všech frontách
    .how = Přilož v kole na všechna čtyři ramena a vyhraj ho.
achievement-torero = Toreador
    .how = Přilož v kole tři matadory a vyhraj ho.
achievement-nonstop = Bez zastávky
    .how = Vyhraj kolo bez značky na svém vlaku, když ji všichni ostatní na svůj dají.
achievement-full-load = Plný náklad
    .how = Vyhrajte ve dvou kolo za šedesát nebo víc bodů.
achievement-gatekeeper = Strážce brány
    .how = Zablokuj tři kola vlastním kamenem a vyhraj je.
