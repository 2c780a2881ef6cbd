# El aspecto de las imágenes, para una persona y para un servidor

command-settings = Tus ajustes: imágenes, bots, horas, idioma, tus datos
preferences-person = **Mis manos**, en todos los servidores. Lo que elijas aquí vale al momento. El aspecto de las mesas lo decide la moderación de cada servidor, en /house.
preferences-guild = **Las mesas de este servidor** tienen desde ahora el aspecto elegido aquí. El de las manos lo elige cada persona con /settings.
preferences-pips = Puntos
preferences-more = Accesibilidad: nada elegido
choice-pips-game = Puntos como es habitual en cada juego
choice-pips-coloured = Puntos en cuatro colores
choice-pips-classic = Puntos negros clásicos
choice-more-large = Fichas grandes
    .says = Una cadena larga se recoloca más a menudo
choice-more-contrast = Contraste alto
    .says = Fichas blancas sobre negro
choice-more-digits = Cifras en vez de puntos
    .says = Cada mitad muestra su número
choice-more-words = Palabras además de imágenes
    .says = Mi mano y toda la mesa en frases, suficientes para jugar
choice-more-patient = Tiempo para leer
    .says = Una declaración descubierta se queda en mi mano hasta que pulse
choice-more-uncoached = Sin ayudas
    .says = Ni siquiera en mis dos primeras rondas de un juego
choice-more-unreminded = Sin recordatorios
    .says = Ningún MD cuando una mesa lenta me espera
refused-keepers-only = Solo pueden cambiarlo quienes administran el servidor. Si puedes usar /house, ábrelo otra vez.
