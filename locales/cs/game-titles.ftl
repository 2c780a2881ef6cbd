game-draw = Domino s talonem
hook-draw = když se nic nehodí, líže se
pitch-draw = Domino, které zná každý: zbav se kamenů a lízej, dokud se nějaký nehodí.
    .takes = Zápas trvá asi dvacet minut.
names-draw = domino, klasické domino

game-block = Domino bez talonu
hook-block = bez lízání: mysli dopředu
pitch-block = Domino, které zná každý, bez talonu: zbav se kamenů, nebo řadu zablokuj.
    .takes = Zápas trvá asi dvacet minut.
names-block = blokové domino

game-all-fives = All Fives
hook-all-fives = body za pětky
pitch-all-fives = Otevřené konce bodují, když dají dohromady pět, deset, patnáct …; první dubleta má čtyři ramena.
    .takes = Zápas trvá asi čtvrt hodiny.
names-all-fives = pětkové domino

game-bergen = Bergen
hook-bergen = body za stejné konce
pitch-bergen = Dva konce se stejným číslem dávají dva body, s dubletou tři.
    .takes = Zápas trvá asi deset minut.
names-bergen = bergenské domino

game-latin = Latinské domino
hook-latin = dva proti dvěma
pitch-latin = Dva proti dvěma jako v Karibiku: odhadni kameny naproti, blokuj a počítej.
    .takes = Zápas trvá asi půl hodiny.
names-latin = párové domino, karibské domino, dominikánské domino

game-cuban = Kubánské domino
hook-cuban = dva proti dvěma, až do devíti
pitch-cuban = Dva proti dvěma s kameny až do 9-9: každý má deset a patnáct nikdo nevidí.
    .takes = Zápas trvá asi dvacet minut.
names-cuban = devítkové domino

game-mexican-train = Mexický vlak
hook-mexican-train = vlak pro každého a jeden společný
pitch-mexican-train = Z prostředka vyjíždí vlak každého a jeden patří všem: nech si málo ok.
    .takes = Zápas na pět kol trvá asi půl hodiny.
names-mexican-train = mexické domino, vláčky

game-matador = Matador
hook-matador = konce, které dají sedm
pitch-matador = Hodí se to, co dá dohromady sedm, a čtyři matadoři se hodí všude.
    .takes = Zápas trvá asi čtvrt hodiny.
names-matador = ruské domino

game-sebastopol = Sevastopol
hook-sebastopol = čtyři ramena u 6-6
pitch-sebastopol = 6-6 má čtyři ramena a každé musí začít, než se jde dál.
    .takes = Zápas trvá asi dvacet minut.
names-sebastopol = křížové domino
