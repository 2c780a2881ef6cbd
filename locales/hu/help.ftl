# /help. Commands arrive as mentions that can be clicked

command-help = Mit tehetsz itt, és hogyan

button-help = Mit tehetek itt?
help-title = **Mit szeretnél?**
help-play = **Játszani:** /play asztalt nyit, botokkal is. /evening előre szervez asztalt vagy versenyt, /notify szól az újakról.
help-watch = **Nézni:** az asztalt a csatornában mindenki látja. Bukiban a *{ button-watch }* gombbal valakinek a köveit is.
help-learn = **Tanulni:** /learn – lépésről lépésre végigvezet az első partin.
help-rules = **Szabályok:** /rules – elmagyaráz egy játékot, képekkel.
help-chips = **Zsetonok:** /chips balance – mennyi van; /chips history – honnan jött; /chips daily – a mai zsetonok; /leaderboard – a ranglista.
help-settings = **Beállításaid:** /settings – képek, botok, időpontok, nyelv és az adataid.
help-house = **Ez a szerver:** /house – nyelv, csatornák, határok, kitiltások, időzóna és elnevezett házi szabályok.
help-elsewhere = Az asztalok a szerverek csatornáiban vannak. Ott lehet játszani, így: /play.

about = **Kaffeehaus** { $version }: dominójátékok Bécstől a Karib-térségig, asztaloknál, a csatornáitokban. A /play asztalt nyit, a /rules elmagyarázza, hogyan kell játszani.
    { "" }**A zseton** játékpénz. Senki sem veheti meg, nem adhatja el, és semmi értékesre nem cserélheti. Egy szerveren mindenki ugyanannyival kezd, és a /chips daily feltölti. Az egyenlegek lenullázhatók.
    { "" }**A keverés ellenőrizhető.** Az első parti előtt a *{ button-fair }* mutat egy pecsétet: egy titok ujjlenyomatát (SHA-256). A gombnyomásaitok is beleszámítanak a keverésbe, leüléskor és minden partiban. Ha az asztal bezár, megmutatom a titkot, és a *{ button-verify }* ad egy fájlt, amellyel bárki megismételhet minden keverést.
    { "" }**Amit megőrzök:** az azonosítód, a neved, a nyelved és a közvetlen üzeneteink csatornája, a zsetonjaid, és hogy mit játszottál. Üzeneteket sosem olvasok. Bővebben: /settings.
button-my-tables = Asztalaim
button-about = A Kaffeehausról
