# The button that explains why the shuffle can be trusted

button-fair = Équitable ?
fair = **Peut-on se fier au mélange ?** Avant la première manche, j’ai tiré un nombre secret. Son *sceau* est comme une empreinte : il ne va qu’avec ce nombre. Mélanges, tirages au sort et dés viennent tous de ce nombre et de vos propres appuis : je ne peux choisir les dominos de personne.
    {""}Sceau : `{ $seal }`
fair-live = Quand la table ferme, le nombre s’affiche ici et *{ button-verify }* refait toutes les manches.
fair-over = Le nombre était `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , les appuis `{ $cuts }`
}. *{ button-verify }* refait toutes les manches.
button-verify = Vérifier
