# Maďarské domino: název, domácí pravidla, tahy, události, odmítnutí, pravidla v kostce

game-hungarian = Maďarské domino

option-end-on-domino = Domino ukončí kolo
    .says = kolo skončí, jakmile někdo nemá žádný kámen
option-leader-ends = Začátek kola
    .says = jestli smí první série kola růst na obou koncích
choice-leader-ends-both = na obou koncích
choice-leader-ends-one = na jednom konci
option-losers = Kdo prohrává
    .says = kdo prohraje, když někdo dosáhne bodů, při kterých zápas končí
choice-losers-highest = nejvyšší součet
choice-losers-all = každý, kdo jich dosáhne

action-train = { $end ->
    [start] Začít: { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    })
   *[other] { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } ({ $pips ->
        [one] 1 oko
        [few] { $pips } oka
       *[other] { $pips } ok
    }) → { $end }
}
menu-train = Celá série

event-leader-drawn = Los rozhodl: první kolo začíná { $name }.
event-series-ended = { $left ->
    [0] { $name } už nemá žádný kámen.
   *[other] {""}
}
event-nobody-fits = Nikdo nemůže dál: kolo končí.
event-domino = { $name } už nemá žádný kámen: kolo končí.
event-match-lost = { $name } má { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
} a prohrává zápas.

illegal-one-end-only = Série pokračuje jen na jednom konci. Na kterém, ukazují tvoje kameny.
illegal-must-continue = Hodí se tam ještě jeden tvůj kámen: série pokračuje, dokud to jde.
illegal-no-such-train = Tahle série už přiložit nejde. Co se hodí, ukazují tvoje kameny.

rules-hungarian = **Maďarské domino**, pro dva až čtyři, každý sám za sebe
    {""}**Cíl.** Nechat si co nejméně ok. Jakmile někdo dosáhne cíle, prohrává zápas ten, kdo má nejvíc bodů. Cíl je 50 bodů, pokud si nedomluvíte víc (v prameni 100).
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou si každý bere 12, ve třech 8, ve čtyřech 6; čtyři kameny zůstávají zakryté stranou.
    {""}**Tah** je celá série. Vyber si jeden konec (A nebo B) a přikládej tam kámen za kamenem, dokud se některý hodí. Kameny si vybíráš, ale nesmíš přestat ani přejít na druhý konec. Když se nic nehodí ani na jeden konec, pasuješ.
    {""}**Kdo začíná.** Poprvé rozhodne los, potom začínají všichni po řadě, ať kolo dopadlo jakkoli. Kdo začíná, položí libovolný kámen a pokračuje na obou koncích, dokud se něco hodí.
    {""}**Konec kola.** Když už nikdo nemůže přiložit. Kdo nemá kameny, odpočívá; ostatní hrají dál.
    {""}**Počítání.** Každý si k bodům přičte oka, která mu zbyla v ruce. Jakmile někdo dosáhne cíle, zápas končí: nejvyšší součet prohrává, nejnižší vyhrává.
    {""}**Zvláštnosti.** Kde někdo přestal, prozrazuje, co nemá. *Celá série* za tebe jedním stiskem přiloží tu nejdelší nebo nejtěžší. Domácí pravidla: kolo končí, jakmile někdo nemá kameny; i první série roste jen na jednom konci; prohrává každý, kdo dosáhl cíle; zápas o kasu.
    {""}-# Podle pagat.com (maďarské domino).
