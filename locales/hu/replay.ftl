# Replays of finished rounds, and whether they agree with the seal


button-replay = Visszajátszás

replay = **{ $title }** · asztal { $code }, { $number }. parti, másodpercenként egy lépés
replay-open = Az asztal bezárt, ezért minden kő látszik.
replay-closed = Azt látod, amit mindenki látott. Ha az asztal bezárt, a *{ $replay }* minden követ megmutat.
replay-number = { $number }. parti
replay-table = { $title }, { $deals ->
    [one] egy parti
   *[other] { $deals } parti
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] saját vonat
    [mexican] mexikói vonat
   *[other] { $owner } vonata
}
replay-passed = { $name } passzol
replay-drew = { $name } húz

verified =
    { $deals ->
        [one] **Az egyetlen parti rendben van.**
       *[other] **Mind rendben van ({ $deals } parti).**
    } A lepecsételt titokból újra kiosztottam és lejátszottam: kőről kőre ugyanaz, és minden megmutatott lépés stimmel.
verified-not = **Nincs rendben: { $deal }. parti.** Nem következik a pecsétből, a gombnyomásaitokból és a megmutatott lépésekből. Őrizd meg a fájlt, és fordulj a Kaffeehaus üzemeltetőjéhez.
verified-seal = **A pecsét nem stimmel.** A titok nem az, amelyet az első parti előtt lepecsételtünk. Őrizd meg a fájlt, és fordulj a Kaffeehaus üzemeltetőjéhez.
verified-means = **Mit jelent ez?** Az első parti előtt húztam egy titkos számot, és a *{ button-fair }* megmutatta a *pecsétjét*. A pecsét olyan, mint az ujjlenyomat: csak egyetlen számhoz illik, és senki sem tudja belőle kitalálni a számot. Minden keverés, sorsolás és dobás ebből a számból következik, a ti gombnyomásaitokkal együtt, amikor leültetek, és minden partiban. Így nem válogathattam senki kedvére a köveket, és utólag sem cserélhetem ki őket.
verified-check = **Ne csak nekem higgy.**
    1. Ez legyen az a pecsét, amelyet a *{ button-fair }* az első parti előtt mutatott: `{ $seal }`
    2. A fájlban minden benne van, ami az asztalnál történt. { $url ->
        [none] Egy rövid szkript a saját gépeden, nélkülem, mindent újra kioszt; az üzemeltetőm odaadja neked.
       *[other] Egy rövid szkript a saját gépeden, nélkülem, mindent újra kioszt: [hogyan, és mit nem mutathat meg egy ilyen ellenőrzés](<{ $url }>).
    }
verified-facts = { $title }, asztal { $code } · titok `{ $secret }`

refused-no-replay = Itt még nem ért véget parti. Ha lesz ilyen, újra megnézheted.
refused-replay-deal = Ennek az asztalnak nincs ilyen befejezett partija: { $deal }. Számozásuk: 1–{ $deals }.
refused-replay-table = Ezen a szerveren nem ismerek ilyen kódú asztalt: „{ $code }”.
refused-replay-older = Azt az asztalt régebbi szabályokkal játszották, amelyeket már nem ismerek, ezért a partijai nem játszhatók vissza.
refused-replay-large = Ez a parti túl hosszú ahhoz, hogy animációként ide feltölthető legyen.
refused-replay-busy = Most túl sok visszajátszás készül. Próbáld újra egy perc múlva.
refused-replay-own = Még azon dolgozom, amit legutóbb kértél. Ha elkészült, kérj újat.
refused-verify-live = Ez az asztal még nyitva van. Ha bezár, feltörjük a pecsétjét, és a *{ button-verify }* minden partit megismétel. Addig a titok mindenki köveit elárulná.
refused-no-verify = Ebben a csatornában még nem zárt be olyan asztal, ahol parti is volt.
button-look-back = Korábbi partik
menu-look-back = Válassz asztalt ebből a csatornából
button-table-code = Asztal kódja…
menu-round = Válassz partit
