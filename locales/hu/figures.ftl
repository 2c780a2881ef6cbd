# Figures of the rules: captions, and words inside. A caption has room for three lines of about 40 characters.

picture-figure-fits = Rakj le egy követ, amely az A vagy a B véghez illik. A háromból kettő illik.
picture-figure-crosswise = A dupla keresztben áll, de úgy illik, mint bármelyik kő. A háromból kettő illik az A vagy a B véghez.
picture-figure-lead = A legnehezebb kő dönti el, ki kezd. Egyforma szemnél a nagyobb fél számít.
picture-figure-blocked = Befulladt: mindkét végen 5 áll, és mind a nyolc 5-ös lent van. Senki sem tud rakni.
picture-figure-dead = Mind a nyolc 5-ös lent van: a parti befulladt, akkor is, ha volna még mit húzni.
picture-figure-counted = Befulladt, tehát számoltok: a legkevesebb szem nyer. Ha ez egyforma, senki sem nyer.
picture-figure-draws = Egy kő sem illik? Húzz, amíg egy nem illik, és rakd le.
picture-figure-draws-one = Egy kő sem illik? Húzz egyet, és vége a lépésednek, akkor is, ha illik.
picture-figure-set = Amit tudunk: Bécs, 1830, két–hat játékos, mind a 45 kő, duplákkal, húzással. A többi a mi tippünk.
picture-figure-player-won = Poldi nyer: a bank Poldi 4-es tétjének 2½-szeresét fizeti, a többi tétet elviszi.
picture-figure-banker-won = Franz a bank. Ő nyer, és minden tétet elvisz.
picture-figure-pips-added = Minden parti után a nálad maradt szemek a pontjaidhoz adódnak. 100-zal még bent vagy, 101-gyel kiestél.
picture-figure-bought-back = Amíg mind a négyen játszanak, Poldi fél beugróért visszaszállhat: 107-ről a többiek középső pontszámára.
picture-figure-last-one = Az utolsó bennmaradó viszi a kasszát.
picture-figure-opening = Aki kezd, mindkét végen folytatja, amíg már egy kő sem illik.
picture-figure-series = Ezután egy lépés egy sorozat az egyik végen, itt a B végen. A 2-3 illene az A véghez, de várnia kell.
picture-figure-left = Senki sem tud rakni: mindenki hozzáadja a nála maradt szemeket.
picture-figure-match-lost = Valaki elérte a 100-at: a mérkőzésnek vége, és az veszít, akinek a legtöbb pontja van.
picture-figure-single = Egy kő akkor igaz, ha a dobás mindkét száma rajta van.
picture-figure-pair = Két kő akkor igaz, ha összeér, és kívül ez a két szám van. Itt a hét módból kettő.
picture-figure-bluff = Mizzi egy blöfföt von kétségbe: Poldi visszaveszi, és rejtve ugyanannyi követ kap Mizzitől.
picture-figure-true = Mizzi kétségbe vonja, de igaz: Mizzi viszi el, és rejtve még ugyanannyi követ kap Polditól.
picture-figure-lots = Mindenki húz és mutat egy követ. 4-6 és 5-5 ugyanannyi szem; a nagyobb fél dönt: 4-6 a kezdőkő.
picture-figure-lowest = Három parti után a legkevesebb megmaradt szem nyer.
picture-figure-hand-empty = Poldinak elfogyott a köve: övé a parti, és megkapja a többieknél maradt szemeket.
picture-figure-blocked-seven = Befulladt: mindkét végen 5 áll, és mind a hét 5-ös lent van. A legkevesebb szem nyer.
picture-figure-passes = Egy kő sem illik, és senki sem húz: automatikusan passzolsz.
picture-figure-ends-added = Minden kő után összeadjuk a nyitott végeket. Ha az összeg 5-tel osztható, annyi pontot ér.
picture-figure-spinner = Az első dupla a középső dupla. Először a két oldala jön, itt A és B.
picture-figure-spinner-arms = Ha már két oldalán van kő, a középső dupla fölül és alul is nyitott: C és D.
picture-figure-double-counts = A végen álló dupla mindkét fele számít. C és D nem számít, amíg üres.
picture-figure-double-leads-two = A legnehezebb dupla kezd, és 2 pontot ér; itt Poldinál van.
picture-figure-header = A köved után mindkét végen ugyanaz a szám áll: ez double header, 2 pont.
picture-figure-triple-header = Ha e végek egyike dupla, akkor ez triple header: 3 pont.
picture-figure-partners = A társak szemközt ülnek, és együtt nyernek: Mizzi és Resi, Poldi és Franz.
picture-figure-capicua = Capicúa: az utolsó kő mindkét véghez illik, nem dupla, nincs rajta 0. Dominikai stílus: 30 pont.
picture-figure-lowest-hand = Befulladt, dominikai stílus: a legkevesebb szem nyer a csapatának, itt Poldié.
picture-figure-double-leads = Az első partit a legnehezebb dupla kezdi; itt Poldinál van.
picture-figure-nines = A kövek kilencig mennek. Az 55-ből fejenként tíz jut, tizenöt rejtve félre van téve.
picture-figure-team-total = Befulladt: a csapat kisebb összege nyer, és megkapja a másik csapat szemeit.
picture-figure-trains = A vonatok az állomástól nőnek, ez itt 9-9. Mindenkinek van egy, az M pedig mindenkié.
picture-figure-marker = A jelölő mindenkinek megnyitja Poldi vonatát. Mizzi az A, B és M végre rakhat, Resi vonatára nem.
picture-figure-cover = A duplát le kell fedni, mielőtt bármi mást le lehetne rakni.
picture-figure-trains-scored = Mizzinek elfogyott a köve. A többiek hozzáadják a szemeiket; a legkevesebb pont nyer.
picture-figure-sevens = Az érintkező felek összege 7: 6 mellé 1, 5 mellé 2. A háromból kettő illik.
picture-figure-matadors = A négy matador minden véghez illik, bármi áll is rajta.
picture-figure-turned = A matador bármelyik irányban feküdhet. Hogy mi illik utána, azt a külső fele dönti el.
picture-figure-blank-end = A végen álló 0 mellé csak matador illik: semmi más nem ad vele 7-et.
picture-figure-four-arms = Minden partit a 6-6 kezd, és négy ága van, A-tól D-ig.
picture-figure-only-sixes = Amíg nincs mindegyik ágon kő, csak hatosokat lehet rakni, üres ágra.
picture-figure-any-arm = Azután bármelyik ág végére rakhatsz. A háromból kettő illik.

picture-figure-reconstruction = REKONSTRUKCIÓ
picture-figure-lost = VESZTETT

## Alt text

picture-figure-alt = A szabályok képekben: { $game }.
picture-figure-alt-panel = { $number }. { $caption } A képen: { $things }.
picture-figure-alt-line = lánc { $tiles }, nyitva { $ends }
picture-figure-alt-arm = { $end } ág: { $tiles }
picture-figure-alt-train = { $end } vonat, { $name }: { $tiles }
picture-figure-alt-marked = megjelölve: { $tiles }
picture-figure-alt-hand = kézben { $tiles }
picture-figure-alt-drawn = húzott kő: { $tiles }
picture-figure-alt-none = sehova
picture-figure-alt-backs = { $count } lefordítva
picture-figure-alt-dice = kockák: { $one } és { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [one] zseton
   *[other] zseton
}
