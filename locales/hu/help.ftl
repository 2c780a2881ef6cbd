# /help and /about. Commands arrive as mentions that can be clicked

command-help = Mit tehetsz itt, és hogyan
command-about = Mi ez a bot, és mit érnek a zsetonjai

button-help = Mit tehetek itt?
help-title = **Mit szeretnél?**
help-play = **Játszani:** { $play } – asztalt nyit itt. A szabad helyekre botok is ülhetnek.
help-sit = **Leülni:** egy asztalnál nyomd meg: *{ button-join }*. { $hand } – a köveid; { $table } – az asztal legalulra kerül; { $leave } – felállsz.
help-tables = **Az asztalaid:** { $tables-mine }.
help-watch = **Nézni:** az asztalt a csatornában mindenki látja. Bukiban a *{ button-watch }* gombbal valakinek a köveit is.
help-learn = **Tanulni:** { $learn } – lépésről lépésre végigvezet az első partin.
help-rules = **Szabályok:** { $rules } – elmagyaráz egy játékot, képekkel.
help-chips = **Zsetonok:** { $chips-balance } – mennyi van; { $chips-history } – honnan jött; { $chips-daily } – a mai zsetonok; { $leaderboard } – a ranglista.
help-replay = **Visszanézni:** { $replay } – egy parti még egyszer; { $verify } – tisztességes volt-e a keverés.
help-preferences = **A te beállításaid:** { $preferences } – a képeid, és a botok, akik leülnek veled.
help-house = **A szerver beállításai:** { $house } – nyelv, csatornák, határok, kitiltások; { $timezone } – időzóna; { $presets-save } – saját házi szabályok.
help-privacy = **Az adataid:** { $privacy-about } – mit őrzök; { $privacy-export } – odaadja neked; { $privacy-forget } – törli.
help-about = **Rólam:** { $about }.
help-elsewhere = Az asztalok a szerverek csatornáiban vannak. Ott lehet játszani, így: { $play }.

about = **Kaffeehaus** { $version }: Közép-Európa dominójátékai, asztaloknál, a csatornáitokban. A { $play } asztalt nyit, a { $rules } elmagyarázza, hogyan kell játszani.
    { "" }**A zseton** játékpénz. Senki sem veheti meg, nem adhatja el, és semmi értékesre nem cserélheti. Egy szerveren mindenki ugyanannyival kezd, és a { $chips-daily } feltölti. Az egyenlegek lenullázhatók.
    { "" }**A keverés ellenőrizhető.** Az első parti előtt látsz egy pecsétet: egy titok ujjlenyomatát (SHA-256). A gombnyomásaitok is beleszámítanak a keverésbe, leüléskor és minden partiban. Ha az asztal bezár, megmutatom a titkot, és a { $verify } ad egy fájlt, amellyel bárki megismételhet minden keverést.
    { "" }**Amit megőrzök:** az azonosítód, a neved, a nyelved és a közvetlen üzeneteink csatornája, a zsetonjaid, és hogy mit játszottál. Üzeneteket sosem olvasok. Bővebben: { $privacy-about }.
