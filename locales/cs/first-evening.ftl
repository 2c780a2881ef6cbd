# První večer: jaké boty potká, kdo je tu nově

level-rule = Nejdřív přijdou učni: když jen proti botům jedné úrovně vyhraješ { $wins } z posledních { $rounds } kol, přijde další úroveň; když prohraješ všech { $rounds }, přijde ta předchozí.
level-met = { $game }: { $level } · { $rounds ->
    [0] zatím žádné kolo
   *[other] výhry: { $won } z { $rounds }
}

# První kolo: žádné hodiny, dokud čekají jen boti

no-hurry = {" "}· není kam spěchat: čekají jen boti
nudge-unhurried = { $names }, jsi na tahu! Není kam spěchat: čekají jen boti. Když tu nebudeš, { $when } za tebe zahraje bot. [Ke stolu](<{ $link }>)

# První stůl: lekce

learn-first = { $game } je pro tebe novinka? *{ $button }* ti krok za krokem ukáže první kolo, jen tobě.

# Nabídky her: řádek pro každou

hook-austrian-block = kavárenská klasika
hook-buki = vsaď na sebe
hook-pulle = kdo zbude, bere kasu
hook-austrian-draw = když nic nejde, lízni
hook-luxembourg = tři rychlá kola
hook-hungarian = přikládej celé série
hook-challenge = tvrď, nebo blafuj
hook-tendler = Vídeň 1830
game-facts = { $hook } · { $players } { $most ->
    [one] osoba
    [few] osoby
   *[other] osob
} · { $minutes } min
game-line = { $title }: { $facts }
