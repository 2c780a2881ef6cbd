# Figures of the rules: captions, and words inside. A caption has room for three lines of about 40 characters.

picture-figure-fits = Rakj le egy követ, amely az A vagy a B véghez illik. A háromból kettő illik.
picture-figure-crosswise = A dupla keresztben áll, ennyi az egész. A háromból kettő illik az A vagy a B véghez.
picture-figure-lead = Az első partit a legnehezebb kő gazdája kezdi. Egyforma szemnél a nagyobb fél dönt.
picture-figure-blocked = Befulladt: mindkét végen 5 áll, és mind a nyolc 5-ös lent van. Senki sem tud rakni.
picture-figure-dead = Mind a nyolc 5-ös lent van: a parti befulladt, akkor is, ha volna még mit húzni.
picture-figure-counted = Befulladt, tehát számoltok: a legkevesebb szem nyer. Ha két játékosé egyforma, senki.
picture-figure-draws = Semmi sem illik? Húzz, amíg egy kő nem illik, és azt rakd le.
picture-figure-draws-one = Semmi sem illik? Húzz egyet, és vége a lépésednek, akkor is, ha illik.
picture-figure-set = Amit tudunk: Bécs, 1830, két–hat játékos, mind a 45 kő, duplákkal, húzással. A többi a mi tippünk.
picture-figure-player-won = Poldi nyer: a bank 2½-szer fizeti Poldi 4-es tétjét, a többi tétet elviszi.
picture-figure-banker-won = Franz a bank, nyer, és minden tétet elvisz.
picture-figure-pips-added = Minden parti után hozzáadjátok a megmaradt szemeket. 100-zal még játszol, 101-gyel kiestél.
picture-figure-bought-back = Amíg mind a négyen játszanak, Poldi fél beugróért visszaszállhat: 107-ről a többiek középső pontszámára.
picture-figure-last-one = Az utolsó bennmaradó viszi a kasszát.
picture-figure-opening = Aki kezd, mindkét végen folytatja, amíg már semmi sem illik.
picture-figure-series = Utána egy lépés egy sorozat egy végen, itt a B végen. 2-3 illene az A véghez, de várnia kell.
picture-figure-left = Senki sem tud rakni: mindenki hozzáadja a megmaradt szemeit.
picture-figure-match-lost = Valaki elérte a 100-at: a mérkőzésnek vége, a legtöbb pont veszít.
picture-figure-single = Egy kő igaz, ha épp a dobás két száma van rajta.
picture-figure-pair = Két kő igaz, ha így illeszkedik, kívül ezekkel a számokkal: kettő a hét módból.
picture-figure-bluff = Mizzi kétségbe von egy blöfföt: Poldi visszaveszi, és ugyanannyi követ kap rejtve tőle.
picture-figure-true = Mizzi kétségbe vonja, de igaz: elviszi, és még ugyanannyit kap rejtve Polditól.
picture-figure-lots = Mindenki húz és mutat egy követ. 4-6 és 5-5 egyforma; a nagyobb fél a kezdőkő.
picture-figure-lowest = Három parti után a legkevesebb megmaradt szem nyer.

picture-figure-reconstruction = REKONSTRUKCIÓ
picture-figure-lost = VESZTETT

## Alt text

picture-figure-alt = A szabályok képekben: { $game }.
picture-figure-alt-panel = { $number }. { $caption } A képen: { $things }.
picture-figure-alt-line = lánc { $tiles }, nyitva A { $a }, B { $b }
picture-figure-alt-marked = megjelölve: { $tiles }
picture-figure-alt-hand = kézben { $tiles }
picture-figure-alt-drawn = húzva { $tiles }
picture-figure-alt-none = sehova
picture-figure-alt-backs = { $count } lefordítva
picture-figure-alt-dice = kockák: { $one } és { $two }
picture-figure-alt-chips = { $chips } zseton
