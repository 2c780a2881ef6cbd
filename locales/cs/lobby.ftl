# Která hra: co se napíše

refused-unknown-game = Tu hru neznám. { $near ->
    [none] {""}
   *[other] Nemáš na mysli *{ $near }*?{" "}
}V nabídce: { $games }.
refused-ambiguous-game = Takhle jich začíná víc: { $games }. Napiš ještě pár písmen.

# Lobby: která hra, jak dlouho trvá, co stojí

pitch-buki = Domino proti bance: vsaď na sebe a zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; hrajte jich, kolik chcete.
pitch-pulle = Nejnižší skóre přežije: nad 100 jsi mimo hru a kdo zbude poslední, bere kasu.
    .takes = Zápas trvá asi hodinu.
pitch-austrian-block = Klasické kavárenské domino bez lízání: zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; hrajte jich, kolik chcete.
pitch-austrian-draw = Klasické kavárenské domino s lízáním z talonu: zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; hrajte jich, kolik chcete.
pitch-tendler = Vídeň 1830, obnovená ze tří údajů, které se dochovaly: lízej, dokud nemůžeš přiložit.
    .takes = Kolo trvá asi tři minuty; hrajte jich, kolik chcete.
pitch-hungarian = Přilož v jednom tahu celou sérii kamenů a nech si málo ok.
    .takes = Zápas trvá asi půl hodiny.
pitch-challenge = Hoď dvěma kostkami a tvrď, že máš kámen, který jim odpovídá – nebo blafuj.
    .takes = Kolo trvá asi deset minut; hrajte jich, kolik chcete.
pitch-luxembourg = Tři rychlá kola; nejnižší skóre vyhrává.
    .takes = Všechna tři dohromady trvají asi pět minut.

lobby-cost = { $chips ->
    [none] Jen pro radost: bez žetonů.
   *[other] Ke stolu si přineseš { $chips }: o víc v prvním kole přijít nemůžeš. Co neprohraješ, se ti vrátí.
}
lobby-seats = { $state ->
    [short] Kdo chce hrát, stiskne *{ $join }*. *{ $now }* dá volná místa botům a hned rozdá.
    [full] Všechna místa jsou obsazená. *{ $start }* rozdá první kolo.
   *[ready] Kdo chce hrát, může ještě stisknout *{ $join }*. *{ $start }* rozdá první kolo.
}
button-now = Hrát hned

# Žetony od podniku

welcome-chips = Vítej! Podnik ti do začátku dává { $chips }. Jsou jen na hraní a koupit se nedají; doplňuje je /chips daily.

# Výběr hry

button-learn = Naučit se
which-game = Která hra?
menu-which-game = Vyber hru
lobby-seated = U stolu ({ $count }/{ $most }): { $seated }.
