# The button that explains why the shuffle can be trusted

button-fair = Tisztességes?
fair = **Tisztességes a keverés?** Az első parti előtt húztam egy titkos számot. A *pecsétje* olyan, mint az ujjlenyomat: csak ehhez a számhoz illik. Minden keverés, sorsolás és dobás ebből a számból és a ti gombnyomásaitokból következik, ezért senkinek sem válogathatok köveket.
    {""}Pecsét: `{ $seal }`
fair-live = Ha az asztal bezárt, itt látod a számot, és a *{ button-verify }* minden partit megismétel.
fair-over = A szám `{ $secret }` volt{ $cuts ->
    [none] {""}
   *[other] , a gombnyomások: `{ $cuts }`
}. A *{ button-verify }* minden partit megismétel.
button-verify = Keverés ellenőrzése
