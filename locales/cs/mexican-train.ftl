# Mexický vlak

game-mexican-train = Mexický vlak
names-mexican-train = Mexican Train, vláčky, vlakové domino, tren mexicano, dvanáctkové domino, mexické domino
hook-mexican-train = vlak pro každého, jeden pro všechny
    .name = Mexický vlak
    .word = pro víc lidí
pitch-mexican-train = Stav svůj vlak od nádraží a přikládej k cizím, když se otevřou. I pro velkou společnost.
    .takes = { $rounds ->
        [one] Jedno kolo, asi šest minut.
        [few] { $rounds } kola, každé asi šest minut.
       *[other] { $rounds } kol, každé asi šest minut.
    }
option-set = Sada
    .says = s jakými kameny se hraje
choice-set-d9 = devítková, 55 kamenů
choice-set-d12 = dvanáctková, 91 kamenů
option-first-turn = První tah
    .says = kolik kamenů smíš v prvním tahu přiložit ke svému vlaku
choice-first-turn-one = jeden
choice-first-turn-train = kolik se hodí
option-mexican-from = Mexický vlak
    .says = odkdy smíš přikládat k vlaku, který patří všem
choice-mexican-from-any = kdykoli
choice-mexican-from-own-first = když už tvůj vlak vyjel
option-open-doubles = Otevřené dublety
    .says = kdo musí zakrýt dubletu, která zůstala otevřená
choice-open-doubles-all = každý, kdo je na řadě
choice-open-doubles-own = nikdo jiný
option-several-doubles = Víc dublet
    .says = jestli smíš přiložit další dublety, než je zakryješ
option-blank-double = Dvojitá nula
    .says = body za 0-0, který ti zůstane v ruce
choice-blank-double-0 = žádné
unit-blank-double = { $value }
coach-mexican-train-start = Vyprav vlak kamenem, který má číslo nádraží uprostřed.
coach-mexican-train-play = Přilož ke svému vlaku, nebo k vlaku, který je ti otevřený.
coach-mexican-train-cover = Zakryj otevřenou dubletu: teď můžeš přiložit jen k jejímu vlaku.
coach-mexican-train-draw = Nic se nehodí: lízni si. Když se nehodí ani ten, tvůj vlak se otevře všem.
basics-mexican-train = **Cíl.** Nechat si co nejméně ok. Jsou to tvoje body a body tu škodí.{ $blank_double ->
        [0] {""}
       *[other] {" "}0-0 platí za { $blank_double }.
    }
    {""}**Tvůj tah.** Přilož jeden kámen: ke svému vlaku, k **mexickému vlaku**, který patří všem{ $mexican_from ->
        [own-first] {" "}(když už tvůj vyjel)
       *[other] {""}
    }, nebo k vlaku se **značkou**. Všechny vlaky vyjíždějí z **nádraží** uprostřed.{ $first_turn ->
        [train] {" "}V prvním tahu smíš ke svému vlaku přiložit, kolik se hodí.
       *[other] {""}
    }
    {""}**Nic se nehodí?** Lízni si jeden kámen, a když se hodí, přilož ho. Když ne, tvůj vlak dostane značku a ostatní k němu smí přikládat, dokud nepřiložíš ty.
    {""}**Dublety.** Dubletu je třeba zakrýt: hraješ znovu.{ $open_doubles ->
        [own] {" "}Když nemůžeš, nikdo jiný nemusí.
       *[other] {" "}Když nemůžeš, musí to udělat další, ať leží u kteréhokoli vlaku.
    }{ $several_doubles ->
        [0] {""}
       *[other] {" "}Než dublety zakryješ, smíš přiložit další.
    }
    {""}**Výhra.** Kolo končí, když někdo už nemá kameny. { $rounds ->
        [one] Po jednom kole
        [few] Po { $rounds } kolech
       *[other] Po { $rounds } kolech
    } vyhrává nejnižší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-mexican-train = **Mexický vlak**, pro dva až osm, každý sám za sebe
    {""}**Cíl.** Nasbírat co nejméně bodů.
    {""}**Kameny.** Do čtyř devítková sada (každý 12, 11 nebo 10), jinak dvanáctková (v pěti a šesti každý 12, v sedmi a osmi 10). Zbytek je talon.
    {""}**Nádraží.** Uprostřed leží nejvyšší dubleta, v každém dalším kole o jednu nižší.
    {""}**Vlaky.** Každý má svůj a **mexický vlak** patří všem. Vyjíždějí z nádraží s jeho číslem a rostou na jednom konci.
    {""}**Tah.** Přilož jeden kámen ke svému vlaku, k mexickému nebo k jinému se **značkou**, i prázdnému. Kdo může, musí. Kdo nemůže, lízne si jeden kámen, a když se hodí, přiloží ho. Když se nehodí nebo je talon prázdný, jeho vlak dostane značku a smí k němu přikládat i ostatní. Značka mizí, když tam přiloží ten, komu vlak patří.
    {""}**Dublety.** Po dubletě, i v prvním tahu, hraješ dál: zakryj ji kamenem z ruky, nebo si na to jeden lízni. Když to nejde, tvůj vlak dostane značku a dubleta zůstává **otevřená**: dokud ji někdo v pořadí nezakryje, nic jiného se přikládat nesmí. Když už na ni žádný kámen není, zakrývat se nemusí.
    {""}**Konec kola.** Někdo už nemá kameny (poslední smí být i dubleta), nebo nikdo nemůže dál.
    {""}**Počítání.** Každý si přičte oka, která mu zbyla v ruce. Vyhrává nejnižší součet po všech kolech: obvykle po pěti, nejvýše po jednom za každou dubletu. Kdo začíná první kolo, rozhodne los, potom jeden po druhém.
    {""}**Zvláštnosti.** Domácí pravidla: v prvním tahu ke svému vlaku, kolik se hodí (zakrytí cizí dublety není první tah); k mexickému až po svém; 25 nebo 50 bodů za 0-0.
    {""}-# Podle pagat.com (Mexican Train) a Good Sam Clubu.
preset-full-train = Dvanáctková sada, všech 13 kol
