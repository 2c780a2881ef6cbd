# Les règles maison s’acceptent

button-agree = Accepter
button-without = Commencer sans les autres
lobby-undecided = **Les règles maison ont changé :** { $rules }. Le jeu peut commencer quand ces personnes auront accepté : { $names }.
hand-undecided = Les règles maison ont changé depuis ton arrivée : { $rules }. Appuie sur *Accepter* si ça te va, ou sur *Quitter* à la table. Rien n’est distribué avant.
warning-watch-consent-none = **Attention :** ici, qui regarde peut voir n’importe quelle main sans demander.
refused-amended = Les règles maison ont changé depuis que ce bouton a été fait. Voici comment tu jouerais maintenant :
refused-not-agreed = Tout le monde n’a pas encore accepté les règles maison.
refused-already-agreed = Tu as déjà accepté.
