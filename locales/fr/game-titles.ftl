game-draw = Domino avec pioche
hook-draw = si rien ne va, pioche
pitch-draw = Le domino que tout le monde connaît : vide ta main, et pioche tant que rien ne va.
    .takes = Une partie dure une vingtaine de minutes.
names-draw = domino, dominos, domino classique

game-block = Domino sans pioche
hook-block = sans piocher : prévois
pitch-block = Le domino que tout le monde connaît, sans pioche : vide ta main, ou bloque la chaîne.
    .takes = Une partie dure une vingtaine de minutes.
names-block = domino bloqué

game-all-fives = All Fives
hook-all-fives = des points avec des cinq
pitch-all-fives = Les bouts ouverts comptent quand ils font cinq, dix, quinze … ; le premier double a quatre bras.
    .takes = Une partie dure un quart d’heure.
names-all-fives = domino des cinq, les cinq

game-bergen = Bergen
hook-bergen = des points pour deux bouts égaux
pitch-bergen = Deux bouts au même nombre valent deux points, et trois avec un double.
    .takes = Une partie dure une dizaine de minutes.
names-bergen = domino de Bergen

game-latin = Domino latino
hook-latin = à deux contre deux
pitch-latin = À deux contre deux, comme aux Caraïbes : devine la main d’en face, bloque et compte.
    .takes = Une partie dure une demi-heure.
names-latin = domino antillais, domino par équipes, domino dominicain

game-cuban = Domino cubain
hook-cuban = à deux contre deux, jusqu’à neuf
pitch-cuban = À deux contre deux avec un jeu de double neuf : dix dominos par main, et quinze que personne ne voit.
    .takes = Une partie dure une vingtaine de minutes.
names-cuban = double neuf

game-mexican-train = Train mexicain
hook-mexican-train = un train par main, un pour tous
pitch-mexican-train = Un train par personne part du milieu, et un autre est à tout le monde : garde peu de points.
    .takes = Une partie de cinq manches dure une demi-heure.
names-mexican-train = domino mexicain

game-matador = Matador
hook-matador = des bouts qui font sept
pitch-matador = Les dominos vont ensemble s’ils font sept, et quatre matadors vont partout.
    .takes = Une partie dure un quart d’heure.
names-matador = domino russe

game-sebastopol = Sébastopol
hook-sebastopol = quatre bras autour du 6-6
pitch-sebastopol = Le double six a quatre bras, et chacun doit être commencé avant qu’on continue.
    .takes = Une partie dure une vingtaine de minutes.
names-sebastopol = malakoff
