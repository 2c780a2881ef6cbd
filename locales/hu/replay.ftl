# Replays of finished rounds, and whether they agree with the seal

command-replay = Egy befejezett parti még egyszer, animációként
    .deal = Melyik parti; ha elhagyod, az utolsó
    .table = Egy másik asztal kódja; ha elhagyod, a csatorna legújabb asztala
command-verify = Megegyeznek-e egy bezárt asztal partijai a pecsétjével
    .table = Egy asztal kódja; ha elhagyod, a csatorna legújabb bezárt asztala

button-replay = Visszajátszás

replay = **{ $title }** · asztal { $code }, { $number }. parti, másodpercenként egy lépés
replay-open = Minden kő nyitva, mert az asztal bezárt.
replay-closed = Azt mutatja, amit mindenki látott. Ha az asztal bezárt, a /replay minden követ megmutat.
replay-number = { $number }. parti
replay-table = { $title }, { $deals ->
    [one] egy parti
   *[other] { $deals } parti
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-passed = { $name } passzol
replay-drew = { $name } húz

verified = { $deals ->
    [one] **Az egyetlen parti rendben van.**
   *[other] **Mind rendben van: { $deals } parti.**
} A lepecsételt titokból újra kiosztottam és lejátszottam őket: kőről kőre ugyanaz, és minden megmutatott lépés stimmel.
verified-not = **Nincs rendben: { $deal }. parti.** Nem következik a pecsétből, a gombnyomásaitokból és a megmutatott lépésekből. Őrizd meg a fájlt, és fordulj a Kaffeehaus üzemeltetőjéhez.
verified-seal = **A pecsét sérült.** A titok nem az, amit az első parti előtt lepecsételtünk. Őrizd meg a fájlt, és fordulj a Kaffeehaus üzemeltetőjéhez.
verified-means = **Mit jelent ez?** Az első parti előtt húztam egy titkos számot, és megmutattam a *pecsétjét*. A pecsét olyan, mint az ujjlenyomat: csak egyetlen számhoz illik, és senki sem tudja belőle kitalálni a számot. Minden keverés, sorsolás és dobás ebből a számból következik, a ti gombnyomásaitokkal együtt, amikor leültetek, és minden partiban. Így nem válogathattam senki kedvére a köveket, és utólag sem cserélhetem ki őket.
verified-check = **Ne csak nekem higgy.**
    1. Ennek a pecsétnek kell lennie annak, amit leüléskor privátban láttál: `{ $seal }`
    2. A fájlban minden benne van, ami az asztalnál történt. Egy rövid szkript a saját gépeden, nélkülem, mindent újra kioszt: a docs/fairness.md leírja, hogyan, és azt is, mit nem tud egy ilyen ellenőrzés megmutatni.
verified-facts = { $title }, asztal { $code } · titok `{ $secret }`

refused-no-replay = Itt még nem fejeződött be parti. Ha lesz ilyen, a /replay megmutatja.
refused-replay-deal = Ennek az asztalnak nincs ilyen befejezett partija: { $deal }. Számozásuk: 1–{ $deals }.
refused-replay-table = Ezen a szerveren nem ismerek ilyen kódú asztalt: „{ $code }”. Ha elhagyod a kódot, a csatorna legújabb asztalát veszem.
refused-replay-older = Azt az asztalt régebbi szabályokkal játszották, amelyeket már nem ismerek: a partijai nem játszhatók vissza.
refused-replay-large = Ez a parti túl hosszú egy olyan animációhoz, amely ide feltölthető.
refused-replay-busy = Most túl sok visszajátszás készül. Próbáld újra egy perc múlva.
refused-replay-own = Még az előzőn dolgozom, amit kértél. Ha itt van, kérj újat.
refused-verify-live = Ez az asztal még nyitva van. A pecsétjét záráskor törjük fel; utána a /verify minden partit megismétel. Előtte a titok minden követ elárulna.
refused-no-verify = Ebben a csatornában még nem zárt be olyan asztal, ahol parti is volt.
