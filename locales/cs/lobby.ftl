# Která hra: co se napíše

refused-unknown-game = Tuhle hru neznám. { $near ->
    [none] {""}
   *[other] Nemyslíš *{ $near }*?{" "}
}Hrát se tu dá: { $games }.
refused-ambiguous-game = Takhle začíná víc her: { $games }. Napiš ještě pár písmen.
refused-game-off = Tahle hra není na tomto serveru v nabídce: { $game }. Můžeš hrát: { $games }.

# Lobby: která hra, jak dlouho trvá, co stojí

pitch-buki = Domino proti bance: vsaď na sebe a zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; zahrajte si jich, kolik chcete.
pitch-pulle = Přežije nejnižší skóre: s více než 100 body jsi mimo hru a kdo zbude poslední, bere kasu.
    .takes = Zápas trvá asi hodinu.
pitch-austrian-block = Klasické kavárenské domino bez lízání: zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; zahrajte si jich, kolik chcete.
pitch-austrian-draw = Klasické kavárenské domino s lízáním z talonu: zbav se kamenů jako první.
    .takes = Kolo trvá asi tři minuty; zahrajte si jich, kolik chcete.
pitch-tendler = Vídeň 1830, obnovená ze tří dochovaných údajů: lízej, dokud nemáš co přiložit.
    .takes = Kolo trvá asi tři minuty; zahrajte si jich, kolik chcete.
pitch-hungarian = Přikládej v jednom tahu celé série a nech si co nejméně ok.
    .takes = Zápas trvá asi půl hodiny.
pitch-challenge = Hoď dvěma kostkami a tvrď, že jim tvůj kámen odpovídá – i kdyby to byl blaf.
    .takes = Kolo trvá asi deset minut; zahrajte si jich, kolik chcete.
pitch-luxembourg = Tři rychlá kola; nejnižší skóre vyhrává.
    .takes = Všechna tři dohromady trvají asi pět minut.

lobby-cost = { $chips ->
    [none] Jen pro radost: bez žetonů.
   *[other] Za místo se odloží { $chips }: víc v prvním kole prohrát nemůžeš.
}
lobby-seats = { $short ->
    [yes] *{ $now }*: začne se s boty.
   *[no] *{ $start }* rozdá první kolo.
}
button-now = Hrát hned

# Žetony od podniku

welcome-chips = Do začátku dostáváš od podniku { $chips }.

# Výběr hry

button-learn = Naučit se
which-game = Která hra?
button-more-games = Další hry
menu-which-game = Vyber hru
group-quick = Rychlé
group-partners = Ve dvojicích
group-pot = S kasou nebo sázkou
group-bluffing = S blafováním
group-large = Pro pět a víc lidí
lobby-seated = U stolu ({ $count }/{ $most }): { $seated }.
lobby-partners = Dvojice: { $teams }
