# The button that explains why the shuffle can be trusted

button-fair = Férové?
fair = **Dá se věřit míchání?** Před prvním kolem jsem vylosoval tajné číslo. Jeho *pečeť* dole je jako otisk prstu: patří jen k němu. Každé míchání, los i hod vychází z toho čísla a z tvých vlastních stisků, takže nikomu kameny vybírat nemůžu.
    {""}Pečeť: `{ $seal }`
fair-live = Až se stůl zavře, číslo se ukáže tady a *{ button-verify }* zopakuje každé kolo.
fair-over = Číslo bylo `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , stisky `{ $cuts }`
}. *{ button-verify }* zopakuje každé kolo.
button-verify = Ověřit
