# Reglas de la casa con nombre

command-presets = Reglas de la casa con nombre para este servidor
command-presets-save = Guardar con un nombre las reglas de la casa de la mesa de este canal; /play las ofrece
    .name = El nombre, por ejemplo Café Central
command-presets-show = Todas las reglas de la casa con nombre de este servidor
command-presets-delete = Borrar unas reglas de la casa con nombre
    .name = Cuáles
preset-saved = Guardadas. /play ofrece: { $preset }
preset-deleted = { $name }: se ha borrado.
presets-none = Todavía no hay reglas de la casa con nombre. Prepara una mesa y luego usa /presets save.
preset-usual = las habituales
refused-preset-name = Un nombre tiene de 1 a { $most } caracteres y no es el de un juego.
refused-presets-full = Ya hay { $most }. Borra antes unas, con /presets delete.
refused-no-preset = No hay reglas de la casa con ese nombre. /presets show las muestra todas.
