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
picture-figure-lots = Mindenki húz és mutat egy követ. 4-6 és 5-5 szeme egyforma; a nagyobb fél lesz a kezdőkő.
picture-figure-lowest = Három parti után a legkevesebb megmaradt szem nyer.

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
picture-figure-alt-drawn = húzva { $tiles }
picture-figure-alt-none = sehova
picture-figure-alt-backs = { $count } lefordítva
picture-figure-alt-dice = kockák: { $one } és { $two }
picture-figure-alt-chips = { $chips } { $count ->
    [one] zseton
   *[other] zseton
}
