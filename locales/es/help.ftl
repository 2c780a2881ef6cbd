# /help y /about. Los comandos llegan como menciones que se pueden pulsar

command-help = Qué se puede hacer aquí, y cómo
command-about = Qué es Kaffeehaus y cuánto valen sus monedas

button-help = ¿Qué puedo hacer aquí?
help-title = **¿Qué quieres hacer?**
help-play = **Jugar:** { $play } abre una mesa aquí, con bots si quieres. { $evening } planea una, { $notify } te avisa de las nuevas.
help-sit = **Sentarte:** pulsa *{ button-join }* en una mesa. { $hand } muestra tus fichas, { $table } vuelve a publicar la mesa abajo, { $leave } te deja marchar.
help-tables = **Tus mesas:** { $tables-mine }.
help-watch = **Mirar:** todo el canal ve la mesa. En Buki, *{ button-watch }* te enseña además una mano.
help-learn = **Aprender:** { $learn } te lleva por una primera ronda, paso a paso.
help-rules = **Reglas:** { $rules } explica un juego, con imágenes.
help-chips = **Monedas:** { $chips-balance } muestra cuántas tienes, { $chips-history } de dónde vienen; { $chips-daily } te da las de hoy, { $leaderboard } es la clasificación.
help-replay = **Volver atrás:** { $replay } muestra otra vez una ronda, { $verify } comprueba que el reparto fue limpio. { $achievements } muestra tus logros.
help-preferences = **Tus ajustes:** { $preferences } es para tus imágenes y los bots con los que juegas.
help-house = **Este servidor:** { $house } fija idioma, canales, límites y vetos, { $timezone } la zona horaria, { $presets-save } guarda tus reglas de la casa. { $invite } menciona el rol que permitas.
help-privacy = **Tus datos:** { $privacy-about } dice qué guardo, { $privacy-export } te lo da, { $privacy-forget } lo borra.
help-about = **Sobre mí:** { $about }.
help-elsewhere = Las mesas están en los canales de los servidores. Juega allí, con { $play }.

about = **Kaffeehaus** { $version }: los juegos de dominó de Europa Central, en mesas en tus canales. { $play } abre una mesa, { $rules } explica cómo se juega.
    {""}**Las monedas** son dinero ficticio. No se pueden comprar, vender ni cambiar por nada de valor. En cada servidor se empieza con la misma cantidad, y { $chips-daily } las repone. Los saldos se pueden poner a cero.
    {""}**El reparto se puede comprobar.** Antes de la primera ronda ves un sello: la huella (SHA-256) de un secreto. Tus pulsaciones entran en el reparto, cuando te sientas y en cada ronda. Cuando la mesa se cierra, enseño el secreto, y { $verify } te da un archivo con el que cualquiera puede repetir cada reparto.
    {""}**Lo que guardo:** tu id, nombre, idioma y canal de mensajes directos, tus monedas y los juegos que has jugado. Nunca leo mensajes. { $privacy-about } dice más.
