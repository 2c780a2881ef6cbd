# /help. Los comandos llegan como menciones que se pueden pulsar

command-help = Qué se puede hacer aquí, y cómo

button-help = ¿Qué puedo hacer aquí?
help-title = **¿Qué quieres hacer?**
help-play = **Jugar:** /play abre una mesa aquí, con bots si quieres. /evening planea una o un torneo, /notify te avisa de las nuevas.
help-watch = **Mirar:** todo el canal ve la mesa. En Buki, *{ button-watch }* te enseña además una mano.
help-learn = **Aprender:** /learn te guía por una primera ronda, paso a paso.
help-rules = **Reglas:** /rules explica un juego, con imágenes.
help-chips = **Monedas:** /chips balance muestra cuántas tienes, /chips history de dónde vienen; /chips daily te da las de hoy, /leaderboard es la clasificación.
help-settings = **Tus ajustes:** /settings es para imágenes, bots, horas, idioma y tus datos.
help-house = **Este servidor:** /house ajusta idioma, canales, límites, vetos, zona horaria y reglas con nombre.
help-elsewhere = Las mesas están en los canales de los servidores. Juega allí, con /play.

about = **Kaffeehaus** { $version }: juegos de dominó, de Viena al Caribe, en mesas en tus canales. /play abre una mesa, /rules explica cómo se juega.
    {""}**Las monedas** son dinero ficticio. No se pueden comprar, vender ni cambiar por nada de valor. En cada servidor se empieza con la misma cantidad, y /chips daily las repone. Los saldos se pueden poner a cero.
    {""}**El reparto se puede comprobar.** Antes de la primera ronda, *{ button-fair }* muestra un sello: la huella (SHA-256) de un secreto. Tus pulsaciones entran en el reparto, cuando te sientas y en cada ronda. Cuando la mesa se cierra, enseño el secreto, y *{ button-verify }* te da un archivo con el que cualquiera puede repetir cada reparto.
    {""}**Lo que guardo:** tu id, nombre, idioma y canal de mensajes directos, tus monedas y los juegos que has jugado. Nunca leo mensajes. /settings dice más.
button-my-tables = Mis mesas
button-about = Sobre Kaffeehaus
