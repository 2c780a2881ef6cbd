# El idioma de los mensajes privados

preferences-language = Idioma de mis mensajes privados
language-mine = el de mi Discord: { $language }
