game-draw = Húzós dominó
hook-draw = ha nem megy, húzz
pitch-draw = A dominó, amelyet mindenki ismer: fogyjanak el a köveid, és húzz, amíg nem illik egy.
    .takes = Egy mérkőzés nagyjából húsz perc.
names-draw = dominó, klasszikus dominó

game-block = Talon nélküli dominó
hook-block = húzás nincs: gondolkodj előre
pitch-block = A dominó, amelyet mindenki ismer, talon nélkül: fogyjanak el a köveid, vagy fojtsd be a láncot.
    .takes = Egy mérkőzés nagyjából húsz perc.
names-block = blokk dominó, befulladós dominó

game-all-fives = All Fives
hook-all-fives = pont minden ötösért
pitch-all-fives = A nyitott végek pontot adnak, ha az összegük öt, tíz, tizenöt …; az első duplának négy karja van.
    .takes = Egy mérkőzés nagyjából negyedóra.
names-all-fives = ötös dominó

game-bergen = Bergen
hook-bergen = pont az egyforma végekért
pitch-bergen = Két egyforma vég két pontot ér, duplával hármat.
    .takes = Egy mérkőzés nagyjából tíz perc.
names-bergen = bergeni dominó

game-latin = Latin dominó
hook-latin = ketten kettő ellen
pitch-latin = Ketten kettő ellen, mint a Karib-térségben: találd ki, mi van a párodnál, zárj és számolj.
    .takes = Egy mérkőzés nagyjából fél óra.
names-latin = páros dominó, karibi dominó, dominikai dominó

game-cuban = Kubai dominó
hook-cuban = ketten kettő ellen, kilencig
pitch-cuban = Ketten kettő ellen 9-9-ig: mindenkinek tíz kő, tizenötöt senki sem lát.
    .takes = Egy mérkőzés nagyjából húsz perc.
names-cuban = kilences dominó

game-mexican-train = Mexikói vonat
hook-mexican-train = mindenkinek egy vonat, és egy közös
pitch-mexican-train = Középről mindenkinek indul egy vonat, és egy mindenkié: maradj kevés szemmel.
    .takes = Egy öt partis mérkőzés nagyjából fél óra.
names-mexican-train = mexikói dominó, vonatos dominó

game-matador = Matador
hook-matador = végek, amelyek hetet adnak
pitch-matador = Az illik, ami hetet ad, és négy matador mindenhová illik.
    .takes = Egy mérkőzés nagyjából negyedóra.
names-matador = orosz dominó

game-sebastopol = Szevasztopol
hook-sebastopol = négy kar a 6-6 körül
pitch-sebastopol = A 6-6 négy karral indul, és mindegyiket el kell kezdeni, mielőtt bármelyik folytatódik.
    .takes = Egy mérkőzés nagyjából húsz perc.
names-sebastopol = keresztdominó
