# Lo que se guarda de una persona


privacy-about = **Lo que guardo sobre ti:** tu id, nombre de usuario e idioma; cómo te llama cada servidor; el canal de nuestros mensajes directos; cómo quieres tus imágenes; tus monedas, con cada movimiento; las rondas que has jugado y ganado; tus ratings, y cuántas veces has coincidido con quién en rondas que contaban; tus respuestas a los retos; y lo que hiciste en las mesas. Lo uso para los juegos y para nada más. Nunca leo mensajes.
    {""}**Por cuánto tiempo:** hasta que lo borres. Lo que pasó en una mesa se borra { $logs ->
        [one] un día
       *[other] { $logs } días
    } después de que termine; todo lo de un servidor, { $servers ->
        [one] un día
       *[other] { $servers } días
    } después de que ese servidor me quite.
privacy-export = Aquí está todo lo que guardo sobre ti: { $file }. Nadie más puede verlo.
privacy-sure = **¿Borrar tus datos en todos los servidores?** Esto no se puede deshacer.
    {""}• Dejas ahora todas las mesas. Un bot termina tu ronda, y lo que no puedas llevarte al irte se queda en el bote.
    {""}• Se borran tu nombre, idioma, preferencias, monedas y puestos en las clasificaciones. Los movimientos y registros se quedan, pero ya no dicen quién eras.
    {""}• Los mensajes que he publicado se quedan en sus canales. Un veto en las mesas sigue hasta que ese servidor lo levante.
    {""}• Si vuelves a jugar, empiezas de cero, sin monedas de bienvenida durante { $days ->
        [one] el primer día
       *[other] los primeros { $days } días
    }.
button-forget = Borrar mis datos para siempre
privacy-forgotten = Tus datos se han borrado. Si algún día vuelves a jugar, empiezas de cero, sin monedas de bienvenida durante { $days ->
    [one] el primer día
   *[other] los primeros { $days } días
}.
refused-privacy-large = Es más de lo que Discord admite en un archivo. Pídeselo a quien opera Kaffeehaus; /help dice dónde.

address-privacy = -# Privacidad: <{ $url }>
address-terms = -# Condiciones: <{ $url }>
address-fairness = -# Juego limpio, y cómo comprobar una ronda: <{ $url }>
address-support = -# Preguntas y quejas: <{ $url }>
button-privacy = Mis datos
button-export = Enviármelo todo
button-forget-me = Borrar mis datos
