# /evening: stůl naplánovaný na určitý čas

command-evening = Naplánovat herní večer: stůl, který se tu sám otevře, nebo turnaj, s přihlášením
    .when = Kdy: dnes ve 20:30 · zítra večer · pátek 19:00 · za 2 hodiny
    .game = Která hra
    .rounds = Pro turnaj: kolik kol. Všechny stoly dostanou stejné kameny
    .minutes = V turnaji: kolik minut kolo nejvýš trvá
    .chips = V turnaji: kolik žetonů je vklad, většinou žádný. Rozdělí si je první tři
evening-title = 📅 **Herní večer: { $game }**
evening-host = Zve { $name }.
evening-guests = { $count ->
    [0] Zatím se nikdo nepřihlásil.
    [one] Přihlásil se 1 člověk: { $names }
    [few] Přihlásili se { $count } lidé: { $names }
   *[other] Přihlásilo se { $count } lidí: { $names }
}
evening-more = a dalších { $count }
evening-how = -# Stůl se tu otevře sám. Kdo se přihlásí, { $reminds ->
    [yes] dostane { $minutes } minut předem připomínku a zmíním ho
   *[no] toho zmíním
}, až se stůl otevře.
evening-event = Herní večer: { $game }
evening-event-about = Přihlas se v kanálu: připomenu ti to a stůl se tam otevře sám.
evening-event-link = -# Událost na serveru: <{ $link }>
evening-event-lost = -# Událost na serveru byla smazána. Herní večer se přesto koná.
button-evening-join = Přihlásit se
button-evening-leave = Nemůžu přijít
button-evening-cancel = Zrušit herní večer
button-evening-drop = Ano, zrušit
evening-opened = **Stůl je otevřený:** <{ $link }>
evening-taken = **V tomto kanálu už jeden stůl je,** proto jsem další neotevřel. Přisedni tam: <{ $link }>
evening-nobody = **Nikdo se nepřihlásil,** stůl se proto neotevřel.
evening-refused = **Stůl se nepodařilo otevřít:** nikdo z přihlášených ho teď otevřít nemůže, nebo má server tolik stolů, kolik dovoluje.
evening-missed = **V tu dobu jsem tu nebyl,** stůl se proto neotevřel. Omlouvám se! Otevřete ho příkazem /play.
evening-cancelled = **Herní večer je zrušený.**
evening-call-opened = { $names } Herní večer začíná: { $game }. Stůl je otevřený, posaďte se!
evening-call-taken = { $names } Je čas: { $game }. V tomto kanálu už jeden stůl je: přisedněte tam, nebo počkejte, až skončí.
evening-call-refused = { $names } Je čas: { $game }, ale stůl se nepodařilo otevřít. Otevřete ho příkazem /play.
evening-call-missed = { $names } Nebyl jsem tu, když měl herní večer začít: { $game }. Otevřete stůl příkazem /play.
evening-call-cancelled = { $names } Herní večer je zrušený: { $game }.
evening-gone = Herní večer se nekoná, protože jeho kanál byl smazán: { $game }, { $when }.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}Herní večer začíná { $when }: { $game }. <{ $link }>
evening-cancel-sure = { $count ->
    [0] Zrušit tento herní večer? Zatím se nikdo nepřihlásil.
    [one] Zrušit tento herní večer? Přihlásil se 1 člověk. Pokud to nejsi ty, řeknu mu to v tomto kanálu.
    [few] Zrušit tento herní večer? Přihlásili se { $count } lidé. Řeknu jim to v tomto kanálu.
   *[other] Zrušit tento herní večer? Přihlásilo se { $count } lidí. Řeknu jim to v tomto kanálu.
}
evening-planned = Herní večer je naplánovaný na { $when }: <{ $link }> Jsi také na seznamu.
evening-zone = -# Časy čtu v { $zone }. Jestli jde o jiný čas, tento herní večer zruš, v /settings si vyber časové pásmo a naplánuj ho znovu.
evening-near = -# Do kanálu se vejde jen jeden stůl a je tu naplánovaný i jiný herní večer, { $when }: <{ $link }> Pokud by se překrývaly, naplánuj tento v jiném kanálu.
evening-no-event = -# { $why ->
    [private] Událost na serveru není: tento kanál nevidí všichni.
    [permission] Událost na serveru není: potřebuju k ní oprávnění Vytvářet události. Všechno ostatní funguje.
   *[trouble] Discord událost na serveru nepotvrdil. Všechno ostatní funguje.
}
evening-joined = Jsi na seznamu. Začíná { $when }{ $reminds ->
    [yes] {" "}a já ti to připomenu.
   *[no] .
} Pokud nemůžeš přijít, stiskni *{ $leave }*.
evening-left = Na seznamu nejsi. Nebudu ti nic připomínat ani tě zmiňovat.
evening-cancelled-done = Herní večer je zrušený.
refused-evening-time = Vyber čas nejméně za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a nejvýše za 60 dní.
refused-evening-chips = Vklad má jen turnaj. Vyber i *rounds*, nebo vynech *chips*.
refused-evening-slow = Pomalý stůl nepotřebuje herní večer: nikdo nemusí být u něj v určitou dobu. Otevři ho příkazem /play.
refused-evening-unread = Tomuto času nerozumím. Příklady: dnes ve 20:30 · zítra večer · pátek 19:00 · za 2 hodiny
refused-evenings-yours = Na tomto serveru už máš { $count ->
    [one] naplánovaný { $count } herní večer
    [few] naplánované { $count } herní večery
   *[other] naplánovaných { $count } herních večerů
}. Jeden zruš, nebo počkej, až začne. Pokud byla zpráva některého z nich smazaná, právě ji posílám znovu.
refused-evenings-server = Na tomto serveru { $count ->
    [one] už je naplánovaný { $count } herní večer
    [few] už jsou naplánované { $count } herní večery
   *[other] už je naplánovaných { $count } herních večerů
}. Počkej, až některý začne.
refused-no-evening = Tento herní večer už neexistuje.
refused-evening-over = Tento herní večer už začal, nebo je zrušený.
refused-evening-full = Přihlášených lidí už je { $count } a víc jich zmínit nemůžu.
refused-evening-not-yours = To může jen ten, kdo herní večer naplánoval, nebo kdo spravuje server.

command-notify = Přímá zpráva, když se tu otevře stůl vybrané hry
    .game = Která hra
notice = Na serveru { $server } je otevřený stůl: { $game }. <{ $link }>
notify-on = Napíšu ti, když se tu otevře stůl a čeká na společnost: { $game }. Nejvýše jednou za hodinu. Tiché hodiny máš v /settings.
notify-off = O těchto stolech ti už psát nebudu: { $game }.
button-unwish = Už mi nepsat

button-house-invitations = Pozvánky
house-menu-invitations = Nikdo: vyber roli
house-invitations = { $role ->
    [none] Stoly nemůžou nikoho pozvat zmínkou o roli.
   *[other] Tlačítkem *{ button-invite }* může ten, kdo stůl otevřel, zmínit { $role }, jednou za hodinu na tomto serveru.
}
house-invitations-means = Vyber roli, kterou si lidé berou sami, například *Domino*. Musí ji smět zmínit každý, nebo k tomu potřebuju oprávnění. Bez role pozvánky nejsou.
moderated-invitations = { $about ->
    [none] nepovolil žádnou roli v pozvánkách
   *[other] povolil pozvánkám zmínit { $about }
}
invitation = { $role } { $host } otevírá stůl a čeká na společnost: { $game }. <{ $link }>
invited = Tvoje pozvánka je v kanálu.
refused-invite-everyone = Vyber jinou roli: všechny nikdy nezmiňuji.
refused-invite-host = Zvát může jen ten, kdo stůl otevřel.
refused-invite-late = Zvát lze jen k otevřenému stolu s volnými místy, před prvním kolem.
refused-invite-none = Moderátoři tohoto serveru pozvánky nepovolili. Mohou to udělat v /house.
refused-invite-soon = Poslední pozvánka na tomto serveru byla před méně než hodinou. Další je možná { $when }.
refused-invite-unmentionable = S rolí { $role } by Discord nikoho neupozornil. Moderátoři můžou dovolit, aby ji směl zmínit každý (Nastavení serveru, Role), nebo mi dát oprávnění zmiňovat všechny role.

button-times = Profil, časy, komu se vyhýbám
times-zone = Časy, které píšeš, platí v tomto časovém pásmu: **{ $zone }**
times-quiet = { $hours ->
    [none] Připomínky a upozornění posílám **v kteroukoli hodinu.**
   *[other] **Žádné zprávy** ode mě mezi { $hours } v tomto pásmu: připomínky ani upozornění. Své kameny dostaneš vždy.
}
times-how = -# Rozhoduješ o tom jen ty. Když jsi na seznamu herního večera, v kanálu tě přesto zmíním, až začne.
quiet-never = Smím psát v kteroukoli hodinu
button-zone = Časové pásmo
button-back = Zpět
menu-quiet = Tiché hodiny: bez připomínek
form-zone = Tvoje časové pásmo
form-zone-label = Město nebo název časového pásma
form-zone-how = Například Vienna nebo Europe/Prague
refused-no-zone = Toto časové pásmo neznám. Napiš velké město anglicky, například Vienna, nebo název jako Europe/Prague.

when-today = dnes | dneska
when-tomorrow = zítra
when-overmorrow = pozítří
when-in = za
when-in-minutes = minut | minuty | minutu | min
when-in-hours = hodin | hodiny | hodinu | hod | h
when-in-days = dní | dny | den
when-in-weeks = týden | týdny | týdnů
when-evening = večer = 16 | odpoledne = 12 | v noci = 20 | ráno = 0 | dopoledne = 0
when-shifts = půl = -30 | čtvrt na = -45 | tři čtvrtě na = -15
when-spoken = příští týden = příští | přespříští týden = přespříští | tento týden = tento | jedna = 1 | dvě = 2 | tři = 3 | čtyři = 4 | pět = 5 | šest = 6 | sedm = 7 | osm = 8 | devět = 9 | deset = 10 | jedenáct = 11 | dvanáct = 12 | hodinu = 1 hodinu | půl hodiny = 30 min | hodinu a půl = 90 min | půldruhé hodiny = 90 min | týden = 1 týden | poledne = 12:00 | půlnoc = 24:00 | půlnoci = 24:00 | jednu = 1 | jedné = 1 | druhé = 2 | třetí = 3 | čtvrté = 4 | páté = 5 | šesté = 6 | sedmé = 7 | osmé = 8 | deváté = 9 | desáté = 10 | jedenácté = 11 | dvanácté = 12 | ledna = m1 | února = m2 | března = m3 | dubna = m4 | května = m5 | června = m6 | července = m7 | srpna = m8 | září = m9 | října = m10 | listopadu = m11 | prosince = m12
when-filler = v | ve | o | od | hodin | hodiny | hod | tento | tuto
when-week = přespříští = 2 | příštího týdne = 1 | příští = 1 | tento týden = 0 | tohoto týdne = 0
when-weekdays = pondělí | po / úterý | út / středa | středu | st / čtvrtek | čt / pátek | pá / sobota | sobotu | so / neděle | neděli | ne
when-date = { $day }. { $month }. { $year }
when-shown = { $weekday } { $date } { $time } ({ $zone })
button-invite = Pozvat
