# House rules are agreed to

button-agree = Rendben
button-without = Kezdés nélkülük
lobby-undecided = **Változtak a házi szabályok:** { $rules }. Akkor kezdhettek, ha ők is elfogadják: { $names }.
hand-undecided = Változtak a házi szabályok, amióta leültél: { $rules }. Ha így is játszol, nyomd meg a *{ button-agree }* gombot; ha nem, a *{ $menu } › { button-leave }* gombot. Amíg nem döntesz, nincs osztás.
warning-watch-consent-none = **Vigyázz:** itt a kibicek kérdezés nélkül bárkinek a köveit megnézhetik.
refused-amended = Ez a gomb elavult: közben változtak a házi szabályok. Most ezek érvényesek:
refused-not-agreed = Még nem mindenki fogadta el a házi szabályokat.
refused-already-agreed = Ezt már elfogadtad.
