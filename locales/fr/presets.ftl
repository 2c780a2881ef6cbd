# Règles maison qui ont un nom

presets-none = Il n’y a pas encore de règles maison nommées. Prépare une table, puis *{ button-preset-save }*.
preset-usual = comme d’habitude
refused-preset-name = Choisis un nom de 1 à { $most } caractères, avec au moins une lettre ou un chiffre, qui n’est pas celui d’un jeu ni d’autres règles maison. Les symboles, les accents et les majuscules n’y changent rien.
refused-presets-full = Supprimes-en d’abord : il y en a déjà { $most }.
refused-no-preset = Aucune règle maison ne porte ce nom.
button-house-presets = Règles nommées
house-menu-preset = Supprimer des règles nommées
button-preset-save = Garder les règles de la table
form-preset = Nom des règles maison
