# El botón que explica por qué se puede confiar en el reparto

button-fair = ¿Es justo?
fair = **¿Puedo fiarme del reparto?** Antes de la primera ronda saqué un número secreto. Su *sello*, aquí abajo, es como una huella dactilar: corresponde solo a ese número. Cada reparto, sorteo y dado sale de ese número y de tus propias pulsaciones, así que no puedo elegir las fichas de nadie.
    {""}Sello: `{ $seal }`
fair-live = Cuando se cierre la mesa, el número aparecerá aquí, y *{ button-verify }* repite todas las rondas.
fair-over = El número era `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , las pulsaciones `{ $cuts }`
}. *{ button-verify }* repite todas las rondas.
button-verify = Comprobar
