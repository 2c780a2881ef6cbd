# Les règles maison s’acceptent

button-agree = Accepter
button-without = Commencer sans les autres
lobby-undecided = **Les règles maison ont changé :** { $rules }. On attend l’accord de ces personnes pour commencer : { $names }.
hand-undecided = Les règles maison ont changé depuis ton arrivée : { $rules }. Appuie sur *{ button-agree }* si ça te va, sinon sur *{ $menu } › { button-leave }*. Rien n’est distribué d’ici là.
warning-watch-consent-none = **Attention :** ici, la galerie peut regarder n’importe quelle main sans demander.
refused-amended = Les règles maison ont changé depuis l’envoi de ce bouton. Les voici maintenant :
refused-not-agreed = Tout le monde n’a pas encore accepté les règles maison.
refused-already-agreed = Tu as déjà accepté.
