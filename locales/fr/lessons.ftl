# /learn : une première manche guidée. Ce qui se dit à chaque étape est dans lessons-<game>.ftl : `lesson-<step>` dit quoi faire (et
# rien de ce que les boutons disent déjà), son `.why` est pour qui appuie ailleurs.

command-learn = Apprendre un jeu : une première manche, en privé, pas à pas
    .game = Quel jeu

lesson-title = **Apprendre : { $game }** · étape { $number } sur { $count }
lesson-press = Appuie sur *{ $label }*.
lesson-choose = Dans le menu, choisis *{ $label }*.
lesson-does-not-fit = **{ $tile } ne va pas :** A montre { $a }, B montre { $b }.
lesson-games = Quel jeu veux-tu apprendre ? Ça prend trois minutes, personne ne regarde, et rien n’est en jeu.
lesson-none = Il n’y a pas encore de leçon pour ce jeu, alors voici ses règles.
menu-learn = Choisis un jeu
button-lesson-next = Continuer
button-lesson-again = Encore une fois
button-lesson-other = Un autre jeu
