# Maďarské domino: název, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-hungarian = Maďarské domino

option-end-on-domino = Domino končí kolo
    .says = kolo končí hned, jakmile někdo nemá kámen
option-leader-ends = Začátek
    .says = jestli smí první série kola růst na obou koncích
choice-leader-ends-both = na obou koncích
choice-leader-ends-one = na jednom konci
option-losers = Kdo prohrává
    .says = kdo prohrál, když někdo dosáhne bodů, při nichž zápas končí
choice-losers-highest = nejvyšší součet
choice-losers-all = všichni, kdo jich dosáhli

action-train = { $end ->
    [start] Začít, kameny: { $count } ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    })
   *[other] Kameny: { $count } ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }) → { $end }
}
menu-train = Celá série

event-leader-drawn = Los rozhodl: první kolo začíná { $name }.
event-series-ended = { $left ->
    [0] { $name } už nemá kámen.
   *[other] {""}
}
event-nobody-fits = Nikdo nemůže dál: kolo končí.
event-domino = { $name } už nemá kámen: kolo končí.
event-match-lost = Zápas prohrává { $name }, body: { $score }.

illegal-one-end-only = Série pokračuje jen na jednom konci. Na kterém, ukazují tvoje kameny.
illegal-must-continue = Máš další kámen, který se tam hodí: série pokračuje, dokud to jde.
illegal-no-such-train = Tuhle sérii už přiložit nejde. Co se hodí, ukazují tvoje kameny.

rules-hungarian = **Maďarské domino**, pro dva až čtyři, každý sám za sebe
    {""}**Cíl.** Nechávat si málo ok. Kdo jich má nejvíc, když někdo dosáhne cíle, prohrává zápas: 50 bodů, pokud se nedohodnete na víc (v prameni 100).
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 12, ve třech 8, ve čtyřech 6; čtyři kameny zůstávají zakryté stranou.
    {""}**Tah** je celá série. Vyber si jeden konec (A nebo B) a přikládej tam kámen za kamenem, dokud se nějaký hodí. Kameny si vybíráš, ale nesmíš přestat ani přejít na druhý konec. Když se nehodí nic na žádný konec, pasuješ.
    {""}**Kdo začíná.** První los, pak jeden po druhém, ať to dopadne jakkoli. Kdo začíná, vyloží libovolný kámen a pokračuje na obou koncích, dokud se něco hodí.
    {""}**Konec kola.** Když nikdo nemůže přiložit. Kdo už nemá kameny, odpočívá; ostatní hrají dál.
    {""}**Počítání.** Každý si přičte oka, která mu zbyla v ruce. Jakmile někdo dosáhne cíle, zápas končí: nejvyšší součet prohrává, nejnižší vyhrává.
    {""}**Zvláštnosti.** Kde někdo přestal, prozrazuje, co nemá. *Celá série* za tebe jedním stiskem přiloží tu nejdelší nebo nejtěžší. Domácí pravidla: kolo končí, jakmile někdo nemá kámen; i první série roste na jednom konci; prohrává každý, kdo dosáhl cíle; zápas o kasu.
    {""}-# Podle pagat.com (maďarské domino).
