# What is remembered of somebody


privacy-about = **Amit megjegyzek rólad:** az azonosítód, a felhasználóneved és a nyelved; hogyan hívnak az egyes szervereken; a közvetlen üzeneteink csatornája; milyennek szereted a képeidet; a zsetonjaid és minden mozgásuk; a lejátszott és megnyert partijaid; az értékszámaid, és hogy a beszámító partikban kivel hányszor játszottál; a fejtörőkre adott válaszaid; és amit az asztaloknál tettél. A játékhoz kell, semmi máshoz. Üzeneteket sosem olvasok.
    { "" }**Meddig:** amíg nem törlöd. Ami egy asztalnál történt, a zárás után { $logs } nappal törlődik; egy szerver minden adata { $servers } nappal azután, hogy eltávolított engem.
privacy-export = Itt van minden, amit rólad megjegyeztem: { $file }. Más nem látja.
privacy-sure = **Töröljem az adataidat minden szerveren?** Ez nem vonható vissza.
    { "" }• Most felállsz minden asztaltól. A partidat egy bot játssza végig, és amit felálláskor nem vihetsz el, a kasszában marad.
    { "" }• A neved, a nyelved, a beállításaid, a zsetonjaid és a ranglistás helyeid törlődnek. A zsetonmozgások és a naplók megmaradnak, de már nem árulják el, ki voltál.
    { "" }• A kiírt üzeneteim a csatornáikban maradnak. Ha kitiltottak az asztaloktól, az addig érvényes, amíg az a szerver fel nem oldja.
    { "" }• Ha újra játszol, új játékosként kezded, az első { $days } napban üdvözlő zseton nélkül.
button-forget = Adataim végleges törlése
privacy-forgotten = Töröltem az adataidat. Ha valaha újra játszol, új játékosként kezded, az első { $days } napban üdvözlő zseton nélkül.
refused-privacy-large = Ez több, mint amennyit a Discord egy fájlban elfogad. Fordulj a bot üzemeltetőjéhez; hogy hol éred el, a /help megmondja.

address-privacy = -# Adatvédelem: <{ $url }>
address-terms = -# Feltételek: <{ $url }>
address-fairness = -# Tisztességes keverés, és hogyan ellenőrizhető egy parti: <{ $url }>
address-support = -# Kérdések és panaszok: <{ $url }>
button-privacy = Adataim
button-export = Minden adatom elküldése
button-forget-me = Adataim törlése
