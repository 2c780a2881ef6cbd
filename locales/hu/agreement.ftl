# House rules are agreed to

button-agree = Rendben
button-without = Kezdés nélkülük
lobby-undecided = **Változtak a házi szabályok:** { $rules }. A játék akkor kezdődhet, ha ők is beleegyeztek: { $names }.
hand-undecided = Amióta leültél, változtak a házi szabályok: { $rules }. Ha így is jó neked, nyomd meg a *Rendben* gombot, ha nem, az asztalnál a *Felállok* gombot. Addig nincs osztás.
warning-watch-consent-none = **Vigyázat:** a kibicek itt kérdezés nélkül bárki köveit megnézhetik.
refused-amended = Változtak a házi szabályok, mióta ez a gomb megjelent. Most így játszanál:
refused-not-agreed = Még nem mindenki egyezett bele a házi szabályokba.
refused-already-agreed = Már beleegyeztél.
