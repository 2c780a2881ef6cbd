# /evening: egy asztal megbeszélt időpontra

command-evening = Játékest szervezése: egy asztal, amely itt magától megnyílik, vagy egy verseny, jelentkezéssel
    .when = Mikor: ma 20:30 · holnap este 8 · péntek 19:00 · 2 óra múlva
    .game = Melyik játék
    .rounds = Versenyhez: hány forduló. Minden asztal ugyanazokat a köveket kapja
    .minutes = Versenyen: legfeljebb hány perc egy forduló
    .chips = Versenyen: hány zseton a beugró, többnyire nincs. Az első három kapja
evening-title = 📅 **Játékest: { $game }**
evening-host = { $name } hív titeket.
evening-guests = { $count ->
    [0] Még senki sem jelentkezett.
    [one] 1 ember jelentkezett: { $names }
   *[other] { $count } ember jelentkezett: { $names }
}
evening-more = még { $count }
evening-how = -# Az asztal itt magától megnyílik. Aki jelentkezik, { $reminds ->
    [yes] { $minutes } perccel előtte emlékeztetőt kap, és megemlítem
   *[no] azt megemlítem
}, amikor megnyílik.
evening-event = Játékest: { $game }
evening-event-about = Jelentkezz a csatornában: emlékeztetlek, és az asztal ott magától megnyílik.
evening-event-link = -# A szerver eseménye: <{ $link }>
evening-event-lost = -# A szerver eseményét törölték. A játékest ettől még megtartjuk.
button-evening-join = Jelentkezem
button-evening-leave = Nem tudok jönni
button-evening-cancel = Játékest lemondása
button-evening-drop = Igen, lemondom
evening-opened = **Az asztal nyitva van:** <{ $link }>
evening-taken = **Ebben a csatornában már van asztal,** ezért nem nyitottam újat. Ülj le ott: <{ $link }>
evening-nobody = **Senki sem jelentkezett,** ezért nem nyílt asztal.
evening-refused = **Nem sikerült asztalt nyitni:** a jelentkezők közül most senki sem nyithat, vagy a szerveren már annyi asztal van, amennyit megenged.
evening-missed = **Akkor éppen nem voltam itt,** ezért nem nyílt asztal. Sajnálom! Nyissatok egyet a /play paranccsal.
evening-cancelled = **A játékestet lemondták.**
evening-call-opened = { $names } Kezdődik a játékest: { $game }. Az asztal nyitva van, üljetek le!
evening-call-taken = { $names } Itt az idő: { $game }. Ebben a csatornában már van asztal: üljetek le ott, vagy várjatok, amíg véget ér.
evening-call-refused = { $names } Itt az idő: { $game }, de nem sikerült asztalt nyitni. Nyissatok egyet a /play paranccsal.
evening-call-missed = { $names } Nem voltam itt, amikor a játékestnek kezdődnie kellett volna: { $game }. Nyissatok asztalt a /play paranccsal.
evening-call-cancelled = { $names } A játékestet lemondták: { $game }.
evening-gone = A játékest elmarad, mert a csatornáját törölték: { $game }, { $when }.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}A játékest kezdete { $when }: { $game }. <{ $link }>
evening-cancel-sure = { $count ->
    [0] Lemondod ezt a játékestet? Még senki sem jelentkezett.
    [one] Lemondod ezt a játékestet? 1 ember jelentkezett. Ha az nem te vagy, ebben a csatornában szólok neki.
   *[other] Lemondod ezt a játékestet? { $count } ember jelentkezett. Ebben a csatornában szólok nekik.
}
evening-planned = A játékest időpontja: { $when }. <{ $link }> Te is jelentkeztél.
evening-zone = -# Az időpontokat így értem: { $zone }. Ha másikra gondoltál, mondd le ezt a játékestet, válaszd ki az időzónádat a /settings parancsban, és szervezd meg újra.
evening-near = -# Egy csatornában egyszerre csak egy asztal fér el, és itt másik játékest is lesz: { $when }, <{ $link }> Ha a kettő átfedné egymást, ezt tervezd másik csatornába.
evening-no-event = -# { $why ->
    [private] Nincs szerveresemény: ezt a csatornát nem látja mindenki.
    [permission] Nincs szerveresemény: ahhoz az Események létrehozása engedély kell nekem. Minden más működik.
   *[trouble] A Discord nem erősítette meg a szerveresemény létrejöttét. Minden más működik.
}
evening-joined = Jelentkeztél. A kezdet { $when }{ $reminds ->
    [yes] , és emlékeztetni foglak.
   *[no] .
} Ha nem tudsz jönni, nyomd meg ezt: *{ $leave }*.
evening-left = Nem vagy a listán. Nem emlékeztetlek és nem említelek meg.
evening-cancelled-done = A játékestet lemondtad.
refused-evening-time = Olyan időpontot válassz, amely legalább { $minutes } percre és legfeljebb 60 napra van.
refused-evening-chips = Beugró csak versenyen van. Válaszd a *rounds* mezőt is, vagy hagyd el a *chips* mezőt.
refused-evening-slow = A lassú asztalhoz nem kell játékest: senkinek sem kell adott időben ott lennie. Nyisd meg a /play paranccsal.
refused-evening-unread = Ezt az időpontot nem értem. Példák: ma 20:30 · holnap este 8 · péntek 19:00 · 2 óra múlva
refused-evenings-yours = Már { $count } játékestet szerveztél ezen a szerveren. Mondj le egyet, vagy várd meg, amíg elkezdődik. Ha valamelyiknek törölték az üzenetét, most újra elküldöm.
refused-evenings-server = Ezen a szerveren már { $count } játékest van tervben. Várd meg, amíg egy elkezdődik.
refused-no-evening = Ez a játékest már nincs meg.
refused-evening-over = Ez a játékest már elkezdődött, vagy lemondták.
refused-evening-full = Már { $count } ember jelentkezett, többet nem tudok megemlíteni.
refused-evening-not-yours = Ezt csak az teheti meg, aki a játékestet szervezte, vagy aki a szervert kezeli.

command-notify = Közvetlen üzenet, ha itt asztal nyílik egy játékhoz
    .game = Melyik játék
notice = Nyitott asztal itt: { $server } – { $game }. <{ $link }>
notify-on = Írok neked, ha itt asztal nyílik és társaságra vár: { $game }. Legfeljebb óránként egyszer. A csendes óráid a /settings alatt vannak.
notify-off = Nem írok többet ezekről az asztalokról: { $game }.
button-unwish = Ne írj többet

button-house-invitations = Meghívók
house-menu-invitations = Senki: válassz egy rangot
house-invitations = { $role ->
    [none] Az asztalok nem hívhatnak meg senkit rang megemlítésével.
   *[other] A *{ button-invite }* gombbal a nyitott asztal házigazdája megemlítheti: { $role }, óránként egyszer ezen a szerveren.
}
house-invitations-means = Olyan rangot válassz, amelyet az emberek maguk vesznek fel, például *Domino*. Mindenki megemlíthesse, vagy nekem kell az engedély. Rang nélkül nincsenek meghívók.
moderated-invitations = { $about ->
    [none] egy rangot sem engedélyezett a meghívókhoz
   *[other] engedélyezte, hogy a meghívók megemlítsék: { $about }
}
invitation = { $role } { $host } asztalt nyitott, és társaságra vár: { $game }. <{ $link }>
invited = A meghívód kint van a csatornában.
refused-invite-everyone = Válassz másik rangot: mindenkit soha nem említek meg.
refused-invite-host = Csak az asztal házigazdája hívhat meg másokat.
refused-invite-late = Csak nyitott asztalhoz lehet hívni, amelynél van szabad hely, az első parti előtt.
refused-invite-none = A szerver moderátorai nem engedélyezték a meghívókat. A /house alatt megtehetik.
refused-invite-soon = Az utolsó meghívó ezen a szerveren kevesebb mint egy órája volt. A következő lehetséges: { $when }.
refused-invite-unmentionable = Ezzel a ranggal a Discord senkit sem értesítene: { $role }. Egy moderátor engedélyezheti, hogy bárki megemlítse (Szerverbeállítások, Rangok), vagy megadhatja nekem az összes rang megemlítésének engedélyét.

button-times = Profil, idők, akiket kerülök
times-zone = Az időpontokat, amelyeket beírsz, ebben az időzónában értem: **{ $zone }**
times-quiet = { $hours ->
    [none] Emlékeztetőt és értesítést **bármelyik órában** küldhetek.
   *[other] **Nem írok** { $hours } között, ebben az időzónában: sem emlékeztetőt, sem értesítést. A köveidet mindig megkapod.
}
times-how = -# Ezt csak te döntöd el. Ha jelentkeztél egy játékestre, a csatornában akkor is megemlítelek, amikor elkezdődik.
quiet-never = Bármelyik órában írhatok
button-zone = Időzóna
button-back = Vissza
menu-quiet = Csendes órák: nincs emlékeztető
form-zone = Az időzónád
form-zone-label = Város vagy az időzóna neve
form-zone-how = Például Vienna vagy Europe/Budapest
refused-no-zone = Ezt az időzónát nem ismerem. Írj egy nagyvárost angolul, például Vienna, vagy egy nevet, mint Europe/Budapest.

when-today = ma
when-tomorrow = holnap
when-overmorrow = holnapután
when-in = múlva
when-in-minutes = perc | p
when-in-hours = óra
when-in-days = nap
when-in-weeks = hét
when-evening = este = 16 | reggel = 0 | délelőtt = 0 | délután = 12 | éjjel = 20 | éjszaka = 20
when-shifts = fél = -30 | negyed = -45 | háromnegyed = -15
when-spoken = jövő hét = jövő | ezen a hét = a héten | egy = 1 | kettő = 2 | három = 3 | négy = 4 | öt = 5 | hat = 6 | hét = 7 | nyolc = 8 | kilenc = 9 | tíz = 10 | tizenegy = 11 | tizenkettő = 12 | két = 2 | fél óra = 30 perc | félóra = 30 perc | másfél óra = 90 perc | egy hét = 7 nap | két hét = 14 nap | délben = 12:00 | éjfél = 24:00 | éjfélkor = 24:00 | egykor = 1 | kettőkor = 2 | háromkor = 3 | négykor = 4 | ötkor = 5 | hatkor = 6 | hétkor = 7 | nyolckor = 8 | kilenckor = 9 | tízkor = 10 | tizenegykor = 11 | január = m1 | jan = m1 | február = m2 | febr = m2 | március = m3 | márc = m3 | április = m4 | ápr = m4 | május = m5 | máj = m5 | június = m6 | jún = m6 | július = m7 | júl = m7 | augusztus = m8 | aug = m8 | szeptember = m9 | szept = m9 | október = m10 | okt = m10 | november = m11 | nov = m11 | december = m12 | dec = m12
when-filler = óra | órakor | -kor | kor | -án | -én | ezen a | a
when-week = jövő utáni = 2 | jövő héten = 1 | jövő heti = 1 | jövő = 1 | ezen a héten = 0 | a héten = 0
when-weekdays = hétfő | hétfőn / kedd | kedden / szerda | szerdán / csütörtök | csütörtökön / péntek | pénteken / szombat | szombaton / vasárnap
when-date = { $year }. { $month }. { $day }.
when-shown = { $weekday }, { $date } { $time } ({ $zone })
button-invite = Meghívás
