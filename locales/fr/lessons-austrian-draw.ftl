# La leçon du domino autrichien avec pioche. Poldi et Resi jouent aussi ; ce qui est dit des dominos est vrai à cette étape

lesson-austrian-draw-start = Tout le monde a sept dominos, et la première main vide gagne. La personne qui a le domino le plus lourd commence, celui qui a le plus de ronds (on les appelle des **points**) : c’est toi, avec 6-7. Tu peux commencer avec n’importe lequel ; prends **4-8**.
    .why = Tu peux commencer avec n’importe lequel. Mais prends 4-8, pour suivre la leçon.
lesson-austrian-draw-line = Voilà ce que tout le monde voit. Les autres ont ajouté 3-4 et 3-8 : les deux bouts ouverts de la chaîne, **A** et **B**, montrent donc un 8. Ce qui n’a pas été distribué est face cachée : c’est la **pioche**, et elle va servir.
lesson-austrian-draw-first = Un domino **va** si une de ses moitiés montre le même nombre qu’un bout ouvert. Il te faut un 8 et tu n’en as pas : tu dois piocher.
    .why = Tu n’as pas de 8, il n’y a donc qu’une chose à faire.
lesson-austrian-draw-drawn = D’abord 1-2, sans 8 ; puis **6-8**, enfin ! On pioche jusqu’à ce qu’un domino aille ou que la pioche soit vide. Ce que tu pioches peut se poser aussitôt. Les deux bouts montrent 8 ; prends B.
    .why = Ce bout-là est aussi bon. Mais prends B, pour suivre la leçon.
lesson-austrian-draw-later = Sautons cinq tours, où tout a plutôt bien marché pour toi : il te reste deux dominos. A montre 3, B montre 0. Seul **0-2** va.
    .why = Un seul de tes dominos va.
lesson-austrian-draw-last = Les autres ont encore deux dominos chacun. Toi, tu en as un, et il va. Tu sais quoi faire.
    .why = C’est ton dernier domino !
lesson-austrian-draw-end = Ta main est vide : la manche est à toi. Si la chaîne se bloque parce que rien ne va et que la pioche est vide, la main la plus légère gagne. Vous jouez autant de manches que vous voulez, ou vous fixez un nombre ; la personne qui en gagne le plus l’emporte.
