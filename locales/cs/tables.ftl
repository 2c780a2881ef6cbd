# Stoly: lobby, hra, výsledky, kameny

lobby-open = · { $minutes } min · stůl otevírá { $host }.
lobby-ending = { $match ->
    [yes] Nerozhodnutý zápas se ukončí předčasně, jen když souhlasí všichni. Kdo odejde dřív nebo tři kola chybí, přenechá místo botovi{ $pot ->
        [yes] {" "}a přijde o svůj díl kasy
       *[no] {""}
    }.
   *[no] Rozehrané kolo se vždy dohraje: kdo odejde nebo chybí, toho zastoupí bot{ $chips ->
        [yes] {" "}a až do konce kola hraje s jeho žetony
       *[no] {""}
    }.
}
lobby-closes = Když se nic nestane, stůl se zavře { $when }.
deal-number = · kolo { $number }
turn-of = { $count ->
    [one] Na tahu: **{ $name }**
    [few] Na tahu: **{ $name }**
   *[other] Na tahu: **{ $name }**
}
time-runs-out = {" "}· čas vyprší { $when }
turn-of-computer = { $count ->
    [one] **{ $name }** přemýšlí…
    [few] **{ $name }** přemýšlejí…
   *[other] **{ $name }** přemýšlejí…
}
closing-note = Stůl se po tomto kole zavře.
closing-wanted = Návrh ukončit zápas: { $wanting }. Ještě chybí souhlas: { $missing }. Jestli souhlasíš, stiskni *{ $button }*.
winding-up = { $why ->
    [gave-way] Tento stůl uvolňuje místo novému
    [moderator] Moderátoři tento stůl zavírají
    [server-gone] Server mě odebral
    [unreachable] Do kanálu už nemůžu psát
   *[channel-gone] Kanál už neexistuje
}: { $match ->
    [yes] zápas
   *[no] toto kolo
} se ještě dohraje a kdo chybí, toho zastoupí bot.
winding-up-waits = Do kanálu už nemůžu psát. Když vlákno odemknou, stůl pokračuje; jinak se zavře { $when }.
substitute = Bot za: { $name }
rules-changed = Domácí pravidla: { $rules }
next-deal = Další kolo { $when }, nebo jakmile budou všichni připraveni.
own-next-deal = Další kolo { $when }.
next-deal-waits = Nikdo tu není. Další kolo začne, když stiskneš *{ $button }*; jinak se stůl zavře { $when }.
next-deal-unhurried = Nespěchej: další kolo začne, když stiskneš *{ $button }*. Stůl se zavře { $when }.
not-ready = {" "}Ještě chybí: { $names }.
who-away = { $name } (pryč, zaskakuje bot)
who-left = { $name } (už tu není, hraje bot)

result-domino = { $wins ->
    [yes] Domino! **{ $name }** už nemá žádný kámen a vyhrává kolo.
   *[no] Konec kola: **{ $name }** už nemá žádný kámen.
}
result-blocked = { $wins ->
    [yes] Zablokováno. **{ $name }** má nejméně ok a vyhrává kolo.
   *[no] Zablokováno. **{ $name }** má nejméně ok.
}
result-target = **{ $name }** dosahuje cíle: konec zápasu.
result-domino-team = Domino! **{ $out }** už nemá žádný kámen: kolo vyhrávají **{ $names }**.
result-blocked-team = Zablokováno. Nejméně ok mají **{ $names }** a vyhrávají kolo.
result-target-team = **{ $names }** dosahují cíle: konec zápasu.
result-tied = { $ending ->
    [domino] Bez kamenů je víc lidí najednou: nikdo nevyhrává kolo sám.
   *[other] Zablokováno a nejméně ok má víc lidí najednou: nevyhrává nikdo.
}
result-carried = Sázky zůstávají do příštího kola: { $stakes }
ceiling-reached = **{ $names }** { $count ->
    [one] už dnes od botů víc vyhrát nemůže
    [few] už dnes od botů víc vyhrát nemůžou
   *[other] už dnes od botů víc vyhrát nemůžou
}. { $play ->
    [honour] U tohoto stolu se proto hraje jen pro radost, bez žetonů.
   *[chips] Co je nad denní limit, zůstává podniku.
}
pot-shared = Zápas není rozhodnutý: o kasu se dělí všichni, kdo jsou ještě ve hře.
pot-house = Zápas není rozhodnutý: kasa zůstává podniku, protože jeho boti jsou ještě ve hře.

ended-title = · zavřeno
ended-host = Stůl zavřel ten, kdo ho otevřel.
ended-long = Stůl odehrál všechna kola, která tu jsou povolena.
ended-agreed = Všichni souhlasili, že tady skončí.
ended-idle = Nikdo nepřišel.
ended-empty = Všichni odešli.
ended-absence = { $name } už tři kola chybí.
ended-abandoned = U stolu už nikdo nebyl.
ended-too-few-chips = { $name } nemá dost žetonů na další kolo; nové přinese /chips daily.
ended-left = { $name } už u stolu není.
ended-no-successor = Jedno místo zůstalo volné a o žetony tu boti hrát nesmějí.
ended-finished = Zápas skončil.
ended-moderator = Stůl zavřeli moderátoři.
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] Nový stůl otevře /play v kanálu.
   *[channel] Nový stůl otevře /play.
}
ended-channel-gone = Kanál už neexistuje. Co bylo rozehrané, se dohrálo.
ended-unreachable = Do kanálu nemůžu psát. Co bylo rozehrané, se dohrálo.

button-join = Přisednout
button-leave = Odejít
button-menu = Další…
button-repost = Ukázat znovu
button-final = Ano, nadobro
button-computer = Přidat bota
button-rules = Domácí pravidla
button-start = Začít
button-close = Zavřít
button-end = Přesto zavřít
button-close-after = Zavřít po tomto kole
button-hand = Moje kameny
button-howto = Pravidla
button-onward = Dál
button-ready = Další kolo

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · kanál už neexistuje
hand-lobby = Sedíš u stolu. Jakmile hra začne, objeví se tu tvoje kameny.
hand-left = U tohoto stolu už nejsi.
hand-net = Tvůj výsledek: **{ $net }**.
your-turn = **Jsi na tahu**
your-stake-first = **Nejdřív zvol sázku**, pak hraj: { $won ->
    [yes] začínáš po vyhraném kole
   *[no] je to tvůj třetí tah
}.
not-your-turn = Ještě nejsi na tahu.
not-your-turn-here = Ještě nejsi na tahu. Nic se neděje? Stiskni *{ $hand }*.
nudge = Na tahu: { $names }. Jinak { $when } zahraje bot. [Ke stolu](<{ $link }>)
dealt = { $names }: kameny jsou rozdané. Svoje uvidíš, když stiskneš *{ $button }*.
dm-private-thread = Kdo založil toto soukromé vlákno, a moderátoři z něj můžou lidi odebrat. Hrát dál by se pak dalo jen v přímých zprávách: povol je před prvním kolem.
leave-sure = Odejít? { $then ->
    [paid] Toto kolo dohraje bot s tvými žetony; pak se ti vyplatí, co zbude.
    [closes] Stůl se tím zavře.
   *[plays] Na tvé místo si sedne bot a hraje dál.
}
leave-pot = Odejít hned? Co máš v kase nebo vsazeno ({ $chips }), zůstane u stolu.
left = Už nejsi u stolu.
left-paid = Už nejsi u stolu; žetony máš zpátky na účtu.
left-pot = Už nejsi u stolu. Tvůj díl kasy nebo sázka ({ $chips }) tam zůstává; všechno ostatní máš zpátky na účtu.
left-seat = { $then ->
    [paid] Už nejsi u stolu; toto kolo za tebe dohraje bot. Pak se ti vyplatí, co zbude.
    [closes] Už nejsi u stolu; stůl se tím zavírá.
   *[plays] Už nejsi u stolu; na tvém místě hraje dál bot.
}
closing-on = Stůl se po tomto kole zavře.
closing-off = Stůl zůstává otevřený.
closing-pot = Zavřít stůl dřív, než se zápas rozhodne? Hrají v něm ještě boti, takže tvůj díl kasy ({ $chips }) připadne podniku.
closing-agreed = Navrhuješ zápas ukončit. Skončí { $playing ->
    [yes] po tomto kole, když budou souhlasit všichni
   *[no] hned, jak budou souhlasit všichni
}. Ještě chybí souhlas: { $missing }.
closing-taken-back = Hraješ dál.
opened = Tvůj stůl je otevřený: [ke stolu](<{ $link }>)
table-here = Tady už se hraje { $game }, stůl zakládá { $host }: [ke stolu](<{ $link }>)
posted = Tady je stůl znovu.

rules-ending = **Konec před časem.** Rozehrané kolo se vždy dohraje; kdo odejde, toho zastoupí bot. Nerozhodnutý zápas se ukončí, jen když souhlasí všichni.
rules-may = **Co se dá domluvit.** { $rules }
rules-here = **Domácí pravidla tohoto stolu.** { $rules }
rules-title = **Domácí pravidla** tohoto stolu: { $game }
rules-which = Které pravidlo chceš změnit?
menu-rules-more = Další pravidla
menu-rules-usual = Běžná pravidla
rules-known = Známé varianty
rules-most-deals = -# Po kole { $deals } se stůl zavře, ale zápas se dohraje.
rules-host-only = -# Měnit je může jen ten, kdo stůl otevřel ({ $host }), a to před prvním kolem.
