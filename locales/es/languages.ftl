# El idioma de los mensajes privados

preferences-language = Idioma de mis mensajes privados
language-mine = el de mi Discord: { $language }
language-told = Las frases en este idioma las ha traducido una máquina, y todavía no las ha revisado nadie que lo tenga como lengua materna. Si algo te extraña, { $help } ayuda; { $preferences } cambia el idioma de tus mensajes privados.
