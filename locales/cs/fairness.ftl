# The button that explains why the shuffle can be trusted

button-fair = Férové?
hand-seal = Pečeť tohoto stolu: `{ $seal }…`
fair = **Míchá se tu poctivě?** Před prvním kolem jsem vylosoval tajné číslo. Jeho *pečeť* je jako otisk prstu: patří jen k němu. Každé míchání, los i hod plyne z toho čísla a z toho, co sami stisknete, takže nikomu nemohu kameny vybírat.
    {""}Pečeť: `{ $seal }`
fair-live = Až se stůl zavře, číslo se ukáže tady a /verify zopakuje každé kolo.
fair-over = Číslo bylo `{ $secret }`, stisky `{ $cuts }`. /verify zopakuje každé kolo.
