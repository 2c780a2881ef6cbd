# První večer: jaké boty potká, kdo je tu nově

level-rule = Nejdřív na tebe čekají učni. Když v kolech jen proti botům jedné úrovně vyhraješ { $wins } z posledních { $rounds }, přijde úroveň vyšší; když všech { $rounds } prohraješ, vrátí se nižší.
level-met = { $game }: { $level } · { $rounds ->
    [0] počítá se od příštího kola
   *[other] výhry: { $won } z { $rounds }
}

# První kolo: žádné hodiny, dokud čekají jen boti

no-hurry = {" "}· nespěchej
nudge-unhurried = Na tahu: { $names }. Není kam spěchat, čekají jen boti. Kdyby nikdo nepřišel, { $when } zahraje bot. [Ke stolu](<{ $link }>)

# První stůl: lekce


# Nabídky her: řádek pro každou

hook-austrian-block = kavárenská klasika
    .name = Rakouské
    .word = bez talonu
hook-buki = vsaď na sebe
    .name = Buki
    .word = sázka
hook-pulle = kdo zbude, bere kasu
    .name = Pulle
    .word = kasa
hook-austrian-draw = když se nic nehodí, líže se
    .name = Rakouské
    .word = s talonem
hook-luxembourg = tři rychlá kola
    .name = Lucemburské
    .word = tři kola
hook-hungarian = přikládej celé série
    .name = Maďarské
    .word = celé série
hook-challenge = tvrď, nebo blafuj
    .name = Challenge
    .word = blaf
hook-tendler = Vídeň 1830
    .name = Tendler
    .word = Vídeň 1830
game-facts = { $hook } · { $players } { $most ->
    [one] člověk
    [few] lidé
   *[other] lidí
} · { $minutes } min
game-line = { $title }: { $facts }
