# Bergen

game-bergen = Bergen
names-bergen = bergenské domino, double header, header, stejné konce
hook-bergen = boduj za stejné konce
    .name = Bergen
    .word = stejné konce
pitch-bergen = Ať je na obou koncích stejné číslo: dva body, s dubletou tři.
    .takes = Zápas trvá asi deset minut.
option-bergen-first-lead =
    .says = kdo začíná každé kolo
option-redeal = Nové rozdání bez dublet
    .says = rozdává se znovu, když nikdo nemá dubletu
option-lead-points = Dubleta na začátku
    .says = body za kolo začaté dubletou
choice-lead-points-0 = žádné
unit-lead-points = { $value }
option-out-points = Vyhrané kolo
    .says = body za poslední kámen nebo za vyhrané zablokování
unit-out-points = { $value }
option-slow-finish = Pomalý závěr
    .says = když chybí 1 nebo 2 body, jsou stejné konce za 1; když 3, nejvýš za 2
coach-bergen-start = Začínáš. Dubleta hned boduje, pokud domácí pravidla neříkají jinak.
coach-bergen-play = Přilož vysunutý kámen. Stejné konce: 2 body; s dubletou na kraji 3.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Těsně před cílem: méně.
    }
basics-bergen = **Cíl.** Aby na obou koncích řady bylo stejné číslo.
    {""}**Tvůj tah.** Přilož jeden ze svých kamenů na A nebo B. Když se některý hodí, musíš hrát; když ne, lízej, dokud nepřijde kámen, který se hodí, a ten přilož.
    {""}**Body.** Stejné konce: 2 body (*double header*). Když na jednom leží dubleta: 3 (*triple header*). Dubleta na začátku: { $lead_points }.{ $slow_finish ->
        [0] {""}
       *[other] {" "}Těsně před cílem jsou stejné konce za méně.
    } Boduje i poslední kámen.
    {""}**Výhra.** Jakmile má někdo { $target ->
        [none] 15 bodů (ve třech a čtyřech 10)
       *[other] { $target } bodů
    }, vyhrává nejvyšší skóre.
    {""}**Co může kolo stát.** { $entry ->
        [0] Nic: hraje se jen pro radost.
        [one] Nic. Každý dá jednou do kasy 1 žeton a celou ji bere, kdo vyhraje zápas.
        [few] Nic. Každý dá jednou do kasy { $entry } žetony a celou ji bere, kdo vyhraje zápas.
       *[other] Nic. Každý dá jednou do kasy { $entry } žetonů a celou ji bere, kdo vyhraje zápas.
    }
rules-bergen = **Bergen**, pro dva až čtyři, každý sám za sebe
    {""}**Cíl.** Bodovat stejnými konci. Zápas vyhrává, kdo má první 15 bodů (ve třech a čtyřech 10).
    {""}**Kameny.** Šestková sada, 28 kamenů. Ve dvou a třech si každý bere 6, ve čtyřech 5. Zbytek je talon; jeho poslední dva kameny si nikdo nelízne.
    {""}**Kdo začíná.** V každém kole nejtěžší dubleta, a musí se začít jí; to jsou 2 body. Když dubletu nikdo nemá, začíná nejtěžší kámen bez bodů.
    {""}**Tah.** Přilož kámen, který se hodí na A nebo B. Kdo může, musí. Kdo nemůže, líže, dokud nepřijde kámen, který se hodí, a ten přiloží; když už z talonu lízat nejde, pasuje.
    {""}**Headery.** Když je po tvém kameni na obou koncích stejné číslo, máš 2 body: to je *double header*. Když je krajním kamenem na některém konci dubleta, máš 3: *triple header*. Dubleta je krajní, dokud ji kámen nezakryje, ať ji přiložil kdokoli.
    {""}**Konec kola.** Poslední kámen je za 1 bod. Když nikdo nemůže dál, nebo všichni vidí, že se už žádný kámen nehodí, má 1 bod, kdo má nejméně ok; remíza nepřináší nic. Kameny se ukazují jen po zablokování.
    {""}**Zápas** končí po kole, ve kterém někdo dosáhne cíle; vyhrává nejvíc bodů.
    {""}-# Podle pagat.com (Bergen) a Joea Celka.
