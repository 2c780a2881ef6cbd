# What is remembered of somebody

command-privacy = Amit rólad megjegyzünk: elolvasni, elvinni, elfelejtetni
command-privacy-about = Mit jegyzünk meg rólad, miért és meddig
command-privacy-export = Minden, amit rólad megjegyzünk, fájlban, csak neked
command-privacy-forget = Felejtessd el magad minden szerveren

privacy-about = **Amit megjegyzek rólad:** az azonosítód, a felhasználóneved és a nyelved; hogyan hívnak az egyes szervereken; a közvetlen üzeneteink csatornája; milyennek szereted a képeidet; a zsetonjaid, minden könyveléssel; a lejátszott és megnyert partijaid; és amit az asztaloknál tettél. A játékhoz kell, semmi máshoz. Üzeneteket sosem olvasok.
    {""}**Meddig:** amíg el nem felejteted. Ami egy asztalnál történt, az a zárás után { $logs } nappal törlődik; egy szerver minden adata { $servers } nappal azután, hogy eltávolított engem.
    {""}A /privacy export mindezt fájlban adja át, a /privacy forget törli.
privacy-export = Itt van minden, amit rólad megjegyeztem: { $file }. Ezt senki más nem látja.
privacy-sure = **Elfelejtselek minden szerveren?** Ez nem vonható vissza.
    {""}• Most minden asztaltól felállsz. A futó partit egy bot játssza végig, és amit felálláskor nem vihetsz el, a kasszában marad.
    {""}• A neved, a nyelved, a beállításaid, a zsetonjaid és a ranglistás helyeid eltűnnek, és vele minden nyom, hogy ki voltál: a könyvelések és naplók nélküled maradnak meg.
    {""}• A kiírt üzeneteim a csatornáikban maradnak. Az asztaloktól való kitiltás addig marad, amíg a szerver fel nem oldja.
    {""}• Ha újra játszol, új vendég vagy, az első { $days } napban üdvözlő zseton nélkül.
button-forget = Felejts el, végleg
privacy-forgotten = Elfelejtettelek. Ha valaha újra játszol, új vendégként kezded, az első { $days } napban üdvözlő zseton nélkül.
refused-privacy-large = Ez több, mint amennyit a Discord egy fájlban elfogad. Fordulj a bot üzemeltetőjéhez; az /about megmondja, hol.

address-privacy = -# Adatvédelem: <{ $url }>
address-terms = -# Feltételek: <{ $url }>
address-fairness = -# Tisztességes keverés, és hogyan ellenőrizhető egy parti: <{ $url }>
address-support = -# Kérdések és panaszok: <{ $url }>
