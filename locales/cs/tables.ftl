# Stoly: lobby, hra, výsledky, kameny

lobby-open = · stůl otevírá { $host }.
lobby-ending = { $match ->
    [yes] Dokud zápas není rozhodnutý, stůl se zavře, jen když to chtějí všichni. Kdo odejde dřív nebo tři kola chybí, přenechá místo podniku{ $pot ->
        [yes] {" "}a svůj díl kasy tam nechá
       *[no] {""}
    }.
   *[no] Začaté kolo se dohraje: za toho, kdo odejde nebo chybí, zaskočí bot{ $chips ->
        [yes] {" "}s jeho žetony, dokud kolo neskončí
       *[no] {""}
    }.
}
lobby-closes = Zavře se { $when }, když se nic nestane.
deal-number = · kolo { $number }
turn-of = { $count ->
    [one] Na tahu: **{ $name }**
    [few] Na tahu: **{ $name }**
   *[other] Na tahu: **{ $name }**
}
time-runs-out = {" "}· čas vyprší { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** přemýšlí …
    [few] **{ $name }** přemýšlejí …
   *[other] **{ $name }** přemýšlejí …
}
closing-note = Stůl se po tomto kole zavře.
closing-wanted = Zápas by teď chtěli ukončit: { $wanting }. Zatím chybí: { $missing }. Kdo souhlasí, stiskne *{ $button }*.
winding-up = { $why ->
    [moderator] Moderátoři tento stůl zavírají
    [server-gone] Server mě odebral
    [unreachable] Do kanálu už nemohu psát
   *[channel-gone] Kanál už není
}: co začalo, se dohraje, { $match ->
    [yes] celý zápas
   *[no] toto kolo
}, s boty místo těch, kdo tu nejsou.
substitute = Bot za: { $name }
rules-changed = Domácí pravidla: { $rules }
next-deal = Další kolo { $when }, nebo dřív, když budou všichni připravení.
next-deal-waits = Nikdo tu není. Další kolo začne, až někdo stiskne *{ $button }*; jinak se stůl zavře { $when }.
not-ready = {" "}Ještě čekáme: { $names }.
who-away = { $name } (pryč, zaskakuje bot)
who-left = { $name } (odchod, hraje bot)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** už nemá kámen a vyhrává kolo.
   *[no] Konec kola: **{ $name }** už nemá kámen.
}
result-blocked = { $wins ->
    [yes] Zablokováno. **{ $name }** má nejméně ok a vyhrává kolo. Oka: { $counted }
   *[no] Zablokováno. **{ $name }** má nejméně ok: { $counted }
}
result-target = **{ $name }** dosahuje cíle: zápas končí.
result-tied = { $ending ->
    [domino] Bez kamenů je víc lidí: nikdo nevyhrává kolo sám.
   *[other] Zablokováno a nejméně ok má víc lidí: nevyhrává nikdo. Oka: { $counted }
}
result-carried = Sázky zůstávají do příštího kola: { $stakes }
ceiling-reached = **{ $names }**: { $count ->
    [one] víc už podnik
    [few] víc už podnik každému z nich
   *[other] víc už podnik každému z nich
} za jeden den nevyplatí. { $play ->
    [honour] U tohoto stolu se proto hraje jen pro radost, bez žetonů.
   *[chips] Co je navíc, zůstává podniku.
}
session-nets = { $deals ->
    [one] Po jednom kole
    [few] Po { $deals } kolech
   *[other] Po { $deals } kolech
}, žetony: { $nets }
pot-shared = Zápas není rozhodnutý: o kasu se dělí všichni, kdo jsou ještě ve hře.
pot-house = Zápas není rozhodnutý: kasa zůstává podniku, jehož boti jsou ještě ve hře.

ended-title-closed = · zavřeno
ended-title-void = · přerušeno
ended-host = Kdo stůl otevřel, ten ho i zavřel. Nový otevře /play.
ended-long = Stůl má za sebou nejvyšší povolený počet kol. Nový otevře /play.
ended-agreed = Všichni souhlasili, že se tu končí. Nový stůl otevře /play.
ended-idle = Nikdo nepřišel. Nový stůl otevře /play.
ended-empty = Všichni odešli. Nový stůl otevře /play.
ended-absence = Tři kola tu chyběl někdo z hrajících: { $name }. Nový stůl otevře /play.
ended-abandoned = Nikdo už tu nebyl. Nový stůl otevře /play.
ended-too-few-chips = { $name } už nemá na další kolo; nové žetony přinese /chips daily. Nový stůl otevře /play.
ended-left = { $name } odchází. Nový stůl otevře /play.
ended-finished = Zápas skončil. Nový stůl otevře /play.
ended-moderator = Moderátoři stůl zavřeli. Nový otevře /play.
ended-channel-gone = Kanál už není. { $void ->
    [yes] Všechny žetony jsou vrácené.
   *[no] Co začalo, se dohrálo.
}
ended-unreachable = Do kanálu nemohu psát. { $void ->
    [yes] Všechny žetony jsou vrácené.
   *[no] Co začalo, se dohrálo.
}

button-join = Přisednout
button-leave = Odejít
button-goodbye = Přesto odejít
button-final = Ano, nadobro
button-computer = Přidat bota
button-rules = Domácí pravidla
button-start = Začít
button-close = Zavřít
button-end = Přesto zavřít
button-close-after = Zavřít po tomto kole
button-hand = Moje kameny
button-howto = Pravidla
button-ready = Další kolo

where = { $place } · [ke stolu](<{ $link }>)
where-gone = { $place } · kanál už není
hand-lobby = Sedíš u stolu. Na začátku se tu objeví tvoje kameny; ukáže je i /hand v kanálu.
hand-left = U tohoto stolu už nejsi.
hand-net = Tvůj výsledek: **{ $net }**.
hand-fresh = Obnovuje se 15 minut po každém stisku; potom stiskni *Moje kameny*.
your-turn = **Jsi na tahu**
your-stake-first = **Zvol si sázku**, pak přilož.
not-your-turn = Ještě nejsi na tahu. Až budeš, kameny se obnoví; každý tah ukazuje stůl.
not-your-turn-here = Ještě nejsi na tahu. Nic se neděje? Stiskni *Moje kameny*.
nudge = { $names }, jste na tahu! Bot za vás zahraje { $when }. [Ke stolu](<{ $link }>)
dm-closed = Přímé zprávy máš zavřené; nevadí: *Moje kameny* dole ti ukáže kameny jen pro tebe a hraje se odtud. Totéž umí /hand v kanálu.
dm-later = Teď ti nemohu napsat přímo a zkusím to později. Zatím ti *Moje kameny* dole ukáže kameny jen pro tebe a hraje se odtud. Totéž umí /hand v kanálu.
leave-sure = Odejít? { $chips ->
    [yes] Toto kolo dohraje bot na tvé riziko; pak dostaneš vyplaceno.
   *[no] Na tvé místo si sedne bot a hraje dál.
}
leave-pot = Teď odejít? Co máš v kase nebo v sázce ({ $chips }), zůstane u stolu.
left = Už nejsi u stolu.
left-paid = Už nejsi u stolu; žetony máš zpátky na účtu.
left-pot = Už nejsi u stolu. Tvůj díl kasy nebo sázka ({ $chips }) tam zůstává; ostatní máš zpátky na účtu.
left-seat = Už nejsi u stolu; místo tebe hraje dál bot.
left-seat-paid = Už nejsi u stolu; toto kolo za tebe dohraje bot. Pak dostaneš vyplaceno.
closing-on = Stůl se po tomto kole zavře.
closing-off = Stůl zůstává otevřený.
closing-pot = Zavřít, než se zápas rozhodne? Jsou v něm ještě boti: co máš v kase ({ $chips }), pak zůstane podniku.
closing-agreed = Chceš zápas teď ukončit. Skončí { $playing ->
    [yes] po tomto kole, když budou souhlasit všichni
   *[no] hned, jak budou souhlasit všichni
}. Zatím chybí: { $missing }.
closing-taken-back = Hraješ dál.
opened = Tvůj stůl je otevřený: [ke stolu](<{ $link }>)
table-here = Tady se už hraje { $game }; stůl otevírá { $host }: [ke stolu](<{ $link }>)
posted = Tady je znovu.

rules-ending = **Konec před časem.** Co začalo, se dohraje: kolo s botem za toho, kdo odejde; nerozhodnutý zápas se zavře, jen když chtějí všichni.
rules-may = **Možná domácí pravidla.** { $rules }
rules-here = **Domácí pravidla zde.** { $rules }
rules-title = **Domácí pravidla** tohoto stolu: { $game }
rules-which = Které pravidlo chceš změnit?
rules-most-deals = -# Po kole { $deals } se stůl zavře, ale zápas se dohraje.
rules-host-only = -# Mění je jen ten, kdo stůl otevřel ({ $host }), před prvním kolem.
