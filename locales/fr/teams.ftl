# Équipes : qui joue avec qui, et changer de place.

teams-mixed = Tirage fait.
seat-free = une place libre
button-seats = Changer de place
button-mix = Tirer les équipes
seats-choose = Choisis ta place et ton vis-à-vis
seats-how = Les partenaires sont assis face à face. Prends une place libre ou celle d’un bot, qui prend alors la tienne. Tu changes de place tout de suite.
seats-opposite = En face : { $name }
seats-bot = { $name } (bot) prend ta place
seats-empty = Personne n’est encore assis ici
seats-chosen = En face de toi maintenant : { $name }.
refused-no-teams = Il n’y a pas d’équipes à cette table : toutes les places se valent.
refused-seats-in-match = Les partenaires restent ensemble jusqu’à la fin de la partie.
refused-seat-taken = Cette place est prise ({ $name }). Choisis une place libre ou celle d’un bot.
refused-seats-changed = Les places ont changé depuis que tu as ouvert le menu. Appuie encore une fois sur *{ button-seats }*.
