# Lo que leen quienes administran un servidor: en qué idioma hablan las mesas, qué mesas están abiertas

house-language = { $from ->
    [server] Las mesas nuevas hablan { $language }: el idioma de este servidor en Discord.
    [host] Las mesas nuevas hablan el idioma de quien las abre.
   *[house] Las mesas nuevas hablan { $language }.
}
house-menu-language = ¿En qué idioma deben hablar las mesas nuevas?
house-language-usual = { $from ->
    [server] { $language }, el idioma de este servidor en Discord
   *[host] el idioma de quien abre la mesa
}
moderated-language = { $about ->
    [none] dejó de fijar el idioma de las mesas nuevas
   *[other] fijó para las mesas nuevas: { $about }
}

house-table = - { $game } en { $channel }, la abrió { $host }: { $says }
house-table-says = { $people ->
    [0] no hay nadie
    [one] una persona
   *[other] { $people } personas
}, { $deal ->
    [0] sin empezar
   *[other] ronda { $deal }
}

# Vetos

button-ban = { $days ->
    [0] Para siempre
    [one] 1 día
   *[other] { $days } días
}
house-menu-ban = Vetar a alguien en las mesas
house-menu-unban = Dejar jugar de nuevo a alguien
house-ban = - { $name }, { $until ->
    [none] para siempre
   *[other] hasta { $until }
}{ $reason ->
    [none] {""}
   *[other] {""}: «{ $reason }»
}
house-ban-sure = **¿Vetar a { $name } en las mesas de este servidor?**
house-ban-holds = Ya hay un veto. Uno nuevo sustituye al anterior.
house-ban-reason-follows = Elige por cuánto tiempo. Después puedes escribir un motivo.
house-bans-means = Una persona con veto deja todas las mesas de este servidor como si fuera por voluntad propia, y no puede abrir mesas, unirse ni mirar. Conserva sus monedas. Un veto acaba automáticamente cuando pasa su tiempo.
form-ban = { $days ->
    [0] Vetar a { $name } para siempre
    [one] Vetar a { $name } por 1 día
   *[other] Vetar a { $name } por { $days } días
}
form-ban-reason = Motivo
ban-reason-told = Puede quedar vacío. La persona lo lee cuando intenta jugar.
moderated-ban = vetó a { $about } en las mesas { $days ->
    [0] para siempre
    [one] por un día
   *[other] por { $days } días
}{ $reason ->
    [none] {""}
   *[other] {""}: «{ $reason }»
}
refused-banned = La moderación de este servidor no te deja jugar en sus mesas{ $until ->
    [none] {""}
   *[other] {" "}hasta { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Su motivo: «{ $reason }».
} Habla con ella, por favor.

# Después de quitarme de un servidor y añadirme otra vez

ended-server-gone = El servidor me quitó, así que la mesa se cerró. Lo que estaba en curso se jugó hasta el final.

# Me han añadido a un servidor

arrival = **El Kaffeehaus de { $server } está abierto:** { $games } juegos de dominó, con tu gente o con bots, por dinero ficticio.
button-first-table = Abrir la primera mesa
button-arrival-settings = Ajustes
which-channel = ¿En qué canal?
menu-which-channel = Elige un canal
refused-server-gone = Este botón es de un servidor donde ya no estoy, o donde no estás tú.
refused-channel-gone = Ese canal ya no existe, o no puedes escribir en él. Elige otro.
refused-no-channel = No he encontrado ningún canal para una mesa. En uno sin mesa necesito «Ver canal», «Enviar mensajes» y «Adjuntar archivos», y tú tienes que poder escribir en él.
house-pick-there = -# En el propio servidor, con /house, esta página ofrece más.
