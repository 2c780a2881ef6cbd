# Équipes : qui joue avec qui, et changer de place.

teams-mixed = Tirage fait.
seat-free = une place libre
button-seats = Changer de place
button-mix = Tirer les équipes
seats-choose = Choisis ta place et ton vis-à-vis
seats-how = Les partenaires sont assis face à face. Prends une place libre ou celle d’un bot, qui prend alors la tienne. { $lobby ->
    [yes] Tu changes de place tout de suite.
   *[no] Tu changes de place avant la prochaine manche, et tes manches gagnées repartent de zéro.
}
seats-opposite = En face : { $name }
seats-bot = { $name } (bot) prend ta place
seats-empty = Personne n’est encore assis ici
seats-stay = Rester à ma place
seats-stayed = Tu restes à ta place.
seats-chosen = { $lobby ->
    [yes] En face de toi maintenant : { $name }.
   *[no] En face de toi dès la prochaine manche : { $name }.
}
seats-moving = { $count ->
    [one] { $names } change de place avant la prochaine manche.
   *[other] { $names } changent de place avant la prochaine manche.
}
refused-no-teams = Il n’y a pas d’équipes à cette table : toutes les places se valent.
refused-seats-in-round = Attends la fin de la manche, ensuite tu pourras changer de place.
refused-seats-in-match = Les partenaires restent ensemble jusqu’à la fin de la partie.
refused-seat-taken = Cette place est prise ({ $name }). Choisis une place libre ou celle d’un bot.
refused-seats-changed = Les places ont changé depuis que tu as ouvert le menu. Appuie encore une fois sur *{ button-seats }*.
