# Las reglas de la casa se aceptan

button-agree = De acuerdo
button-without = Empezar sin ellas
lobby-undecided = **Las reglas de la casa han cambiado:** { $rules }. El juego puede empezar cuando estén de acuerdo: { $names }.
hand-undecided = Las reglas de la casa han cambiado desde que tomaste asiento: { $rules }. Pulsa *{ button-agree }* para jugar con ellas, o *{ $menu } › { button-leave }*. No se reparte hasta que elijas.
warning-watch-consent-none = **Cuidado:** aquí, quien mira puede ver cualquier mano sin pedir permiso.
refused-amended = Las reglas de la casa han cambiado desde que se publicó ese botón. Ahora son estas:
refused-not-agreed = Todavía no todo el mundo ha aceptado las reglas de la casa.
refused-already-agreed = Ya las has aceptado.
