# Turnaje: kola, ve kterých všechny stoly dostanou stejné kameny

tournament-title = 🏆 **Turnaj: { $game }** · { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
tournament-plan = -# Všechny stoly dostanou stejné kameny, takže tě srovnáme s každým, kdo měl v ruce totéž. Kolo trvá nejvýš { $round ->
    [one] { $round } minutu
    [few] { $round } minuty
   *[other] { $round } minut
}.{ $reminds ->
    [yes] {" "}Před prvním kolem dostaneš { $minutes } minut předem připomínku.
   *[no] {""}
}
tournament-entry = -# Vklad je { $chips ->
    [one] { $chips } žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
} a odloží se na začátku turnaje. Ze všech vkladů dostane první místo polovinu, druhé třetinu a třetí šestinu. Když se turnaj zastaví, vrátí se všem jejich vklad.
tournament-seal = -# Tajné číslo pro všechna kola je vylosované. Jeho pečeť: `{ $seal }`
tournament-team = { $state ->
    [together] **{ $name } a ty jste dvojice:** v každém kole sedíte naproti sobě. Nechceš-li to, vyber tady sebe.
    [waits] Budete dvojice, jakmile { $name } stiskne *{ $join }*, i když už na seznamu je.
   *[alone] V každém kole sedí naproti tobě někdo jiný. Chceš-li hrát všechna kola se stejným člověkem, vyber ho tady.
}
menu-tournament-team = Hrát ve dvojici
tournament-nobody = **Nikdo se nepřihlásil,** turnaj se proto nekoná.
tournament-missed = **V tu dobu jsem tu nebyl,** turnaj se proto nekoná. Omlouvám se! Další naplánuje /evening.
tournament-taken = **V tomto kanálu už se jeden turnaj hraje,** tento proto nezačne.
tournament-refused = **Na tomto serveru se už hrají tři turnaje,** tento proto nezačne.
tournament-event-about = Přihlas se v kanálu: připomenu ti to a turnaj tam začne sám.
tournament-opened = Turnaj začíná bez tebe: nemáš na něj dost žetonů, nebo hraješ v jiném. Tlačítkem *{ button-evening-enter }* se přidáš, dokud nezačne poslední kolo.
tournament-begun = Turnaj začíná.
tournament-call = { $names } Turnaj začíná: { $game }. *{ button-hand }* ukáže tvoje kameny.
tournament-call-again = { $names } Začíná kolo { $round } z { $rounds }. *{ button-hand }* ukáže tvoje kameny.
tournament-hurry = { $names } Jsi na tahu a čas vyprší { $when }. Potom za pomalé hráče hraje bot.
tournament-break = Kolo { $round } z { $rounds } začíná { $when }.
tournament-round = **Kolo { $round } z { $rounds }.** Čas vyprší { $when }.
tournament-paused = Přestávka před kolem { $round } z { $rounds }. Nebude-li se pokračovat, turnaj se zastaví { $when }.
tournament-ended = Turnaj skončil.
tournament-stopped = Turnaj byl zastaven.
tournament-stopped-round = { tournament-stopped } Toto kolo se už nepočítá a zaplacené žetony jsou zpátky. Hraj dál, jestli chceš, nebo to nech dohrát bota.
tournament-won = 🥇 **{ $names }**: { $score } %
tournament-people = { $count ->
    [one] Hraje 1 člověk.
    [few] Hrají { $count } lidé.
   *[other] Hraje { $count } lidí.
}
tournament-how = *{ button-hand }* ukáže tvoje kameny. Kdo se přidá teď, hraje od dalšího kola.
tournament-after = Po kole { $round } z { $rounds }
tournament-own = **Kolo { $round }: { $last } %.** Celkem { $score } %: místo { $place } z { $count }.
tournament-no-round = Zatím nemáš odehrané žádné kolo.
tournament-counting = -# Srovnáváme tě s každým, kdo měl stejné kameny: u ostatních stolů a s Mistry, kteří každé kolo hrají 24krát. Průměr je 50 %. Kolo přenechané botovi se počítá za 0 %, vynechané za 40 %.
tournament-line = **{ $place }.** { $name } · { $score } %
picture-board-percent = { $score } %
tournament-entered = Od dalšího kola hraješ. Tvoje kameny se objeví tady, až začne.
tournament-left = V turnaji už nejsi. Rozehrané kolo za tebe dohraje bot. Vrátíš se tlačítkem *{ $enter }*.
tournament-stop-sure = Zastavit tento turnaj pro všechny?
tournament-paused-done = { $done ->
    [yes] Hotovo.
   *[no] Právě začalo kolo. Přeruš turnaj, až skončí.
}
tournament-awaited = Na koho stoly čekají: { $names }.
menu-tournament-remove = Vyřadit někoho
tournament-removed = { $name } už v turnaji není. Dál hraje bot. Pokud se někdo nemá vracet, zakaž mu hrát v /house.
round-ends = Kolo { $round }: čas vyprší { $when }.
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] U tvého stolu je dohráno. Výsledek přijde, až dohrají i ostatní.
}
ended-again = Máš dohráno. */puzzle › { button-puzzle-deal }* ukáže, jak dobře.
tournament-deal = **Kolo { $round }**
tournament-result = { $name } · { $score } % · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tournament-file = S tímto souborem může kdokoli ověřit, že všechny stoly v kole měly stejné kameny, i každý výsledek. { $url ->
    [none] Jak, to říká stránka o férovosti.
   *[other] [Jak na to, říká tahle stránka](<{ $url }>).
} Pečeť: `{ $seal }`
button-evening-begin = Začít hned
button-evening-enter = Přidat se
button-evening-out = Opustit turnaj
button-evening-pause = Přerušit
button-evening-resume = Pokračovat
button-evening-stop = Zastavit turnaj
button-evening-end = Ano, zastavit
button-evening-deals = Všechny výsledky
refused-tournament-game = Tato hra se jako turnaj hrát nedá: { $game }. Tyto ano: { $games }
refused-tournament-over = Turnaj skončil.
refused-round-goes-on = S těmito kameny ještě hrají jiní. Podívej se, až kolo skončí.
refused-tournament-elsewhere = Už hraješ v jiném turnaji. Nejdřív ho opusť: *{ button-evening-out }*.
refused-tournament-outside = V tomto turnaji nehraješ. Tlačítkem *{ $button }* se přidáš, dokud nezačne poslední kolo.
refused-tournament-not-in = V tomto turnaji ten člověk nehraje.
refused-tournament-preset = Domácí pravidla *{ $name }* se nehodí ke stolům pro čtyři, turnaj se podle nich hrát nedá.
