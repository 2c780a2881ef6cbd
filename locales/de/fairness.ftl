# The button that explains why the shuffle can be trusted

button-fair = Fair?
fair = **Geht es hier mit rechten Dingen zu?** Vor der ersten Partie habe ich eine geheime Zahl gezogen. Ihr *Siegel* ist wie ein Fingerabdruck: Es passt zu dieser Zahl allein. Jedes Mischen, Losen und Würfeln folgt aus der Zahl und aus dem, was ihr drückt. Ich kann also niemandem Steine aussuchen.
    {""}Siegel: `{ $seal }`
fair-live = Wenn der Tisch schließt, steht die Zahl hier, und *{ button-verify }* wiederholt jede Partie.
fair-over = Die Zahl war `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , gedrückt wurde `{ $cuts }`
}. *{ button-verify }* wiederholt jede Partie.
button-verify = Nachprüfen
