# Challenge

game-challenge = Challenge

option-claims = Tvrzení
    .says = zakrytá, dokud neodpoví všichni, nebo je hned vidět, kolik kamenů mají
choice-claims-sealed = zakrytá
choice-claims-open = počet hned vidět
option-chips = Žetony
    .says = co se platí na konci kola
choice-chips-none = jen pro radost
choice-chips-pot = kasa pro vítěze
choice-chips-per-tile = za každý zbylý kámen
option-stake = Sázka do kasy
    .says = kolik žetonů dá každý do kasy kola
unit-stake = { $value }
option-rate = Cena kamene
    .says = kolik žetonů za každý zbylý kámen dostane od ostatních, kdo vyhraje
unit-rate = { $value }
option-cap = Nejvyšší ztráta
    .says = kolik žetonů se dá v jednom kole ztratit, když se platí za kameny
unit-cap = { $value }
choice-cap-none = cena šestnácti kamenů
choice-cap-5600 = bez omezení, platí každý kámen

action-claim = { $tiles ->
    [none] Bez tvrzení
   *[other] Tvrdit { $tiles }
}
action-challenge = Nevěřím: { $name }
action-give = Dát { $tiles }
menu-claim = Vyber jeden nebo dva kameny
menu-give = { $most ->
    [one] Který kámen dáš pryč?
    [few] Které { $most } kameny dáš pryč?
   *[other] Kterých { $most } kamenů dáš pryč?
}

event-first-tosser = { $lot ->
    [yes] Kolo { $deal }. Los rozhodl: první hází { $name }.
   *[no] Kolo { $deal }. První hází { $name } po prohře v minulém kole.
}
event-tossed = { $name } hází { $one } a { $two }.
event-claim-shown = { $size ->
    [0] { $name } nic netvrdí.
    [1] { $name } tvrdí jedním kamenem.
   *[other] { $name } tvrdí dvěma kameny.
}
event-claims-revealed = { $singles ->
    [none] Tvrzení leží. Dva kameny: { $pairs }.
   *[other] { $pairs ->
        [none] Tvrzení leží. Jeden kámen: { $singles }.
       *[other] Tvrzení leží. Jeden kámen: { $singles }. Dva kameny: { $pairs }.
    }
}
event-no-claims = Žádná tvrzení. Kostky jdou dál.
event-challenged = { $name } nevěří. Tvrzení ukazuje { $target }.
event-exposed = { $true ->
    [yes] { $target } ukazuje { $tiles }: pravda! Tvrzení si bere { $name }.
   *[no] { $target } ukazuje { $tiles }: blaf! { $name } si bere tvrzení zpět.
}
event-gave-tiles = { $count ->
    [0] { $giver } nemá co dát, { $receiver } nedostává nic.
    [one] { $giver } dává a { $receiver } dostává jeden kámen, skrytě.
    [few] { $giver } dává a { $receiver } dostává { $count } kameny, skrytě.
   *[other] { $giver } dává a { $receiver } dostává { $count } kamenů, skrytě.
}
event-to-boneyard = { $count ->
    [one] Všichni pasují: jeden kámen jde skrytě na odkladiště.
    [few] Všichni pasují: { $count } kameny jdou skrytě na odkladiště.
   *[other] Všichni pasují: { $count } kamenů jde skrytě na odkladiště.
}
event-claim-returned = { $count ->
    [one] { $name } si bere zpět kámen, kterému se věřilo.
    [few] { $name } si bere zpět { $count } kameny, kterým se věřilo.
   *[other] { $name } si bere zpět { $count } kamenů, kterým se věřilo.
}
event-deal-lost = { $count ->
    [one] { $name } prohrává s jedním kamenem a v příštím kole hází první.
    [few] { $name } prohrává s { $count } kameny a v příštím kole hází první.
   *[other] { $name } prohrává s { $count } kameny a v příštím kole hází první.
}

# Co ví jen ten, kdo to čte

note-exposed = { $target } { $tiles } { $true ->
    [yes] (pravda) → { $name }
   *[no] (blaf)
}
event-gave = Od tebe dostává { $name }: { $tiles }
event-received = { $name } ti dává: { $tiles }
event-discarded = Tvé tvrzení, kterému se věřilo, teď na odkladišti: { $tiles }

illegal-claims-first = Nejdřív musí na hod odpovědět všichni.
illegal-claims-closed = Odpověděli už všichni: tvrzení se teď nedá změnit.
illegal-too-many-tiles = Kamenů v tvrzení smí být nejvýš: { $most }. Vyber méně.
illegal-not-yourself = Sobě nevěřit nemůžeš.
illegal-no-open-claim = Tam neleží žádné tvrzení, kterému by se dalo nevěřit.
illegal-give-first = Nejdřív vyber { $need ->
    [one] kámen, který
    [few] { $need } kameny, které
   *[other] { $need } kamenů, které
} dáš pryč.
illegal-wrong-give-count = { $need ->
    [one] Vyber právě jeden kámen.
    [few] Vyber právě { $need } kameny.
   *[other] Vyber právě { $need } kamenů.
}
illegal-nothing-to-give = Teď nemáš co dávat.

rules-challenge = **Challenge**, blafování s kostkami, pro dva až sedm, nejlépe v pěti nebo šesti
    {""}**Cíl.** Zbavit se jako první všech kamenů.
    {""}**Kameny.** Dvě sady šestkového domina, každý má osm kamenů. Co opustí hru, leží zakryté na odkladišti.
    {""}**Hod.** Jeden po druhém házíte dvěma kostkami. Pak všichni tajně odpoví: bez tvrzení, jeden kámen, nebo dva, zakrytě. Jeden kámen *tvrdí*, že ukazuje obě čísla. Dva tvrdí, že se dají spojit s oběma čísly na koncích: pro 3 a 4 třeba 0-3 s 0-4 nebo 3-6 s 4-6; pro 5 a 5 jsou potřeba obě kopie jednoho kamene s 5. Odpověď můžeš měnit, dokud neodpoví všichni; pak je vidět, kolik kamenů každé tvrzení má.
    {""}**Nevěřit.** Od toho, kdo házel, každý po řadě jednomu tvrzení nevěří, nebo pasuje, pořád dokola. Tvrzení se ukáže. *Blaf:* vrací se do ruky a kdo nevěřil, přidá skrytě stejně tolik kamenů. *Pravda:* kdo nevěřil, si ho bere a skrytě dostane ještě jednou tolik. Máš jich málo? Dej všechny.
    {""}**Všichni pasují** hned po sobě: zbylá tvrzení jdou skrytě na odkladiště a kostky jdou dál.
    {""}**Konec.** Vyhráváš bez kamene v ruce a bez otevřeného tvrzení; položit poslední kameny nestačí. Otevřená tvrzení ostatních se jim vracejí do ruky. Kdo má nejvíc kamenů (pak nejvíc ok), prohrává a v příštím kole hází první.
    {""}**Počítání.** Podle dohody: jen pro radost, o kasu, nebo určitý počet žetonů za každý zbylý kámen (za všechny, nebo jen do dohodnuté ztráty).
    {""}**Zvláštnosti.** Kostky nemají nulu: 0-0 není nikdy pravda. Dá se s ním jen blafovat, nebo ho dát pryč.
    {""}-# Podle pagat.com (Challenge), z hry Ubluff.
