# Reglas de la casa con nombre

presets-none = Todavía no hay reglas de la casa con nombre. Prepara una mesa y luego usa *{ button-preset-save }*.
preset-usual = las habituales
refused-preset-name = Un nombre tiene de 1 a { $most } caracteres, con al menos una letra o una cifra, y no es el de un juego ni el de otras reglas de la casa. Los símbolos, los acentos y las mayúsculas no cuentan.
refused-presets-full = Ya hay { $most }. Borra antes alguna.
refused-no-preset = No hay reglas de la casa con ese nombre.
button-house-presets = Reglas con nombre
house-menu-preset = Borrar reglas con nombre
button-preset-save = Guardar las reglas de la mesa
form-preset = Nombre de las reglas
