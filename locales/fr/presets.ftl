# Règles maison qui ont un nom

command-presets = Des règles maison avec un nom, pour ce serveur
command-presets-save = Donner un nom aux règles maison de la table de ce salon ; /play les propose
    .name = Le nom, par exemple Café Central
command-presets-show = Toutes les règles maison nommées de ce serveur
command-presets-delete = Supprimer des règles maison nommées
    .name = Lesquelles
preset-saved = Enregistré. /play propose : { $preset }
preset-deleted = Règles maison supprimées : { $name }.
presets-none = Il n’y a pas encore de règles maison nommées. Prépare une table, puis /presets save.
preset-usual = comme d’habitude
refused-preset-name = Choisis un nom de 1 à { $most } caractères, qui n’est pas celui d’un jeu.
refused-presets-full = Supprimes-en d’abord avec /presets delete : il y en a déjà { $most }.
refused-no-preset = Aucune règle maison ne porte ce nom. /presets show en fait la liste.
