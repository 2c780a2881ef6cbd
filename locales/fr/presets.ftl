# Règles maison qui ont un nom

command-presets = Des règles maison avec un nom, pour ce serveur
command-presets-save = Donner un nom aux règles maison de la table de ce salon ; /play les propose
    .name = Le nom, par exemple Café Central
command-presets-show = Toutes les règles maison nommées de ce serveur
command-presets-delete = Oublier des règles maison nommées
    .name = Lesquelles
preset-saved = Enregistré. /play propose : { $preset }
preset-deleted = { $name } : oublié.
presets-none = Il n’y a pas encore de règles maison nommées. Prépare une table, puis /presets save.
preset-usual = comme d’habitude
refused-preset-name = Un nom a de 1 à { $most } caractères et n’est pas celui d’un jeu.
refused-presets-full = Il y en a déjà { $most }. /presets delete fait de la place.
refused-no-preset = Rien ne porte ce nom. /presets show en fait la liste.
