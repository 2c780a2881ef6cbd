# Challenge

game-challenge = Challenge

option-claims = Tvrzení
    .says = jestli zůstanou skrytá, dokud neodpoví všichni, nebo je hned vidět počet kamenů
choice-claims-sealed = skrytá, dokud neodpoví všichni
choice-claims-open = počet je hned vidět
option-chips = Žetony
    .says = co se platí na konci kola
choice-chips-none = jen pro radost
choice-chips-pot = kasa pro vítěze
choice-chips-per-tile = za každý zbylý kámen
option-stake = Vklad na kolo
    .says = kolik žetonů dá každý do kasy kola
unit-stake = { $value }
option-rate = Cena kamene
    .says = kolik žetonů stojí každý zbylý kámen; dostane je, kdo vyhraje
unit-rate = { $value }
option-cap = Nejvyšší ztráta
    .says = kolik žetonů se dá v jednom kole nejvýš prohrát, když se platí za kameny
unit-cap = { $value }
choice-cap-5600 = bez omezení

action-claim = { $tiles ->
    [none] Nic netvrdit
   *[other] Tvrdit { $tiles }
}
action-challenge = Nevěřím: { $name }
action-give = Předat { $tiles }
menu-claim = Vyber jeden nebo dva kameny pro tvrzení
menu-give = { $most ->
    [one] Který kámen předáš?
    [few] Které { $most } kameny předáš?
   *[other] Kterých { $most } kamenů předáš?
}

event-first-tosser = { $lot ->
    [yes] Kolo { $deal }. Los rozhodl: první hází { $name }.
   *[no] Kolo { $deal }. Kdo minule prohrál, hází první: { $name }.
}
event-tossed = { $name } hází { $one } a { $two }.
event-claim-shown = { $size ->
    [0] { $name } nic netvrdí.
    [1] { $name } pokládá tvrzení: jeden kámen.
   *[other] { $name } pokládá tvrzení: dva kameny.
}
event-claims-revealed = { $singles ->
    [none] Tvrzení jsou na stole. Dva kameny: { $pairs }.
   *[other] { $pairs ->
        [none] Tvrzení jsou na stole. Jeden kámen: { $singles }.
       *[other] Tvrzení jsou na stole. Jeden kámen: { $singles }. Dva kameny: { $pairs }.
    }
}
event-no-claims = Nikdo nic netvrdí. Hází další.
event-challenged = { $name } nevěří. Kameny odkrývá { $target }.
event-exposed = { $true ->
    [yes] { $target } odkrývá { $tiles }: pravda! Kameny si bere { $name }.
   *[no] { $target } odkrývá { $tiles }: blaf! Kameny si bere zpátky { $name }.
}
event-gave-tiles = { $count ->
    [0] { $giver } nemá co dát, { $receiver } nedostává nic.
    [one] { $receiver } dostává jeden zakrytý kámen; dává ho { $giver }.
    [few] { $receiver } dostává { $count } zakryté kameny; dává je { $giver }.
   *[other] { $receiver } dostává { $count } zakrytých kamenů; dává je { $giver }.
}
event-to-boneyard = { $count ->
    [one] Všichni pasují: jeden kámen jde zakrytý na odkladiště.
    [few] Všichni pasují: { $count } kameny jdou zakryté na odkladiště.
   *[other] Všichni pasují: { $count } kamenů jde zakrytě na odkladiště.
}
event-claim-returned = { $count ->
    [one] { $name } si bere zpátky neodkrytý kámen.
    [few] { $name } si bere zpátky { $count } neodkryté kameny.
   *[other] { $name } si bere zpátky { $count } neodkrytých kamenů.
}
event-deal-lost = { $count ->
    [one] { $name } prohrává s jedním zbylým kamenem a v příštím kole hází první.
    [few] { $name } prohrává se { $count } zbylými kameny a v příštím kole hází první.
   *[other] { $name } prohrává s { $count } zbylými kameny a v příštím kole hází první.
}

# Co ví jen ten, kdo to čte

note-exposed = { $target } { $tiles } { $true ->
    [yes] (pravda) → { $name }
   *[no] (blaf)
}
event-gave = { $name } od tebe dostává: { $tiles }
event-received = { $name } ti dává: { $tiles }
event-discarded = Tvoje neodkryté tvrzení je teď na odkladišti: { $tiles }

# Moje kameny, dokud tvrzení leží odkryté: pro toho, koho se týká
reveal-wrong = { $target } mluví pravdu: bereš si { $tiles }{ $count ->
    [0] .
    [one] {" "}a ještě jeden kámen.
    [few] {" "}a ještě { $count } kameny.
   *[other] {" "}a ještě { $count } kamenů.
}
reveal-right = Blaf odhalen! { $target } si bere zpátky { $tiles }{ $count ->
    [0] .
    [one] {" "}a dostane jeden tvůj kámen.
    [few] {" "}a dostane { $count } tvé kameny.
   *[other] {" "}a dostane { $count } tvých kamenů.
}
reveal-caught = { $name } nevěří a má pravdu, byl to blaf: bereš si zpátky { $tiles }{ $count ->
    [0] .
    [one] {" "}a dostaneš ještě jeden kámen.
    [few] {" "}a dostaneš ještě { $count } kameny.
   *[other] {" "}a dostaneš ještě { $count } kamenů.
}
reveal-true = Tvoje tvrzení platí! { $name } si bere { $tiles }{ $count ->
    [0] .
    [one] {" "}a dostane jeden tvůj kámen.
    [few] {" "}a dostane { $count } tvé kameny.
   *[other] {" "}a dostane { $count } tvých kamenů.
}
undoubted-bluff = Prošlo ti to: nikdo nepochyboval.
event-lied = { $name }: { $count ->
    [one] 1 blaf
    [few] { $count } blafy
   *[other] { $count } blafů
}, { $caught ->
    [0] žádný odhalený
    [one] 1 odhalený
    [few] { $caught } odhalené
   *[other] { $caught } odhalených
}
lies-told = Blafy: { $lies }
event-boldest-lie = Blaf kola: na hod { $one } a { $two } prošlo { $tiles } ({ $name }).

illegal-claims-first = Ještě ne: nejdřív musí na hod odpovědět všichni.
illegal-claims-closed = Odpověděli už všichni: tvrzení se teď nedají měnit.
illegal-too-many-tiles = Tvrzení smí mít nejvýš { $most ->
    [one] jeden kámen
    [few] { $most } kameny
   *[other] { $most } kamenů
}. Vyber jich méně.
illegal-not-yourself = Nemůžeš nevěřit vlastnímu tvrzení.
illegal-no-open-claim = Tam žádné tvrzení neleží.
illegal-give-first = Nejdřív vyber { $need ->
    [one] kámen, který předáš.
    [few] { $need } kameny, které předáš.
   *[other] { $need } kamenů, které předáš.
}
illegal-wrong-give-count = { $need ->
    [one] Vyber přesně jeden kámen.
    [few] Vyber přesně { $need } kameny.
   *[other] Vyber přesně { $need } kamenů.
}
illegal-nothing-to-give = Teď nemáš co předávat.

rules-challenge = **Challenge**, blafování s kostkami, pro dva až sedm, nejlépe v pěti nebo v šesti
    {""}**Cíl.** Zbavit se všech kamenů jako první.
    {""}**Kameny.** Dvě sady šestkového domina; každý si bere osm kamenů. Co opustí hru, leží zakryté na odkladišti.
    {""}**Hod.** Jeden po druhém házíte dvěma kostkami. Pak každý tajně odpoví: žádné tvrzení, jeden kámen, nebo dva, zakrytě. Jeden kámen *tvrdí*, že ukazuje obě čísla. Dva tvrdí, že se dají spojit tak, že obě čísla zůstanou na krajích: pro 3 a 4 třeba 0-3 s 0-4 nebo 3-6 s 4-6; pro 5 a 5 jsou potřeba oba stejné kameny s pětkou. Odpověď můžeš měnit, dokud neodpoví všichni; pak je vidět, kolik kamenů každé tvrzení má.
    {""}**Nevěřím!** Začíná ten, kdo házel: jeden po druhém buď některému tvrzení nevěříte, nebo pasujete, pořád dokola. Tvrzení se odkryje. *Blaf:* vrací se do ruky a kdo nevěřil, přidá zakrytě stejně tolik kamenů. *Pravda:* bere si ji, kdo nevěřil, a zakrytě dostane ještě jednou tolik. Máš jich málo? Dej všechny.
    {""}**Když všichni po sobě pasují,** jdou zbylá tvrzení zakrytá na odkladiště a hází další.
    {""}**Konec.** Vyhráváš, když už nemáš kámen v ruce ani zakryté tvrzení na stole; jen položit poslední kameny nestačí. Zakrytá tvrzení ostatních se jim vracejí do ruky. Kdo má nejvíc kamenů (a z nich nejvíc ok), prohrává a v příštím kole hází první.
    {""}**Počítání.** Podle dohody: jen pro radost, o kasu, nebo o určitý počet žetonů za každý zbylý kámen (za všechny, pokud si neurčíte strop).
    {""}**Zvláštnosti.** Na kostkách není nula: 0-0 není nikdy pravda. Dá se s ním jen blafovat, nebo ho předat.
    {""}-# Podle pagat.com (Challenge), z hry Ubluff.
