# Dominoes of the world as people find them: title, hook, line in the lobby, and other names, separated by commas

game-draw = Draw dominoes
hook-draw = if nothing fits, draw
pitch-draw = The dominoes that everybody knows: be the first without tiles, and draw while nothing fits.
    .takes = A match takes about twenty minutes.
names-draw = dominoes, domino, draw game, classic dominoes

game-block = Block dominoes
hook-block = no drawing: think ahead
pitch-block = Everybody’s dominoes without a boneyard: be the first without tiles, or block the line.
    .takes = A match takes about twenty minutes.
names-block = block game, no draw

game-all-fives = All Fives
hook-all-fives = score with fives
pitch-all-fives = The open ends score whenever they add up to five, ten, fifteen …; the first double has four arms.
    .takes = A match takes about a quarter of an hour.
names-all-fives = muggins, fives, fives and threes, sniff, five-up

game-bergen = Bergen
hook-bergen = score for equal ends
pitch-bergen = Two ends with the same number score two, and three with a double.
    .takes = A match takes about ten minutes.
names-bergen = double headers

game-latin = Latin dominoes
hook-latin = two against two
pitch-latin = Two against two, as in the Caribbean: read your partner’s tiles, block, and count.
    .takes = A match takes about half an hour.
names-latin = partnership dominoes, caribbean dominoes, dominican dominoes, puerto rican dominoes, jamaican dominoes, venezuelan dominoes

game-cuban = Cuban dominoes
hook-cuban = two against two, up to nine
pitch-cuban = Two against two with a double-nine set: ten tiles each, and fifteen that nobody sees.
    .takes = A match takes about twenty minutes.
names-cuban = cuban, double nine, double nines

game-mexican-train = Mexican Train
hook-mexican-train = a train for each, one for all
pitch-mexican-train = Everybody’s train starts from the middle, and one belongs to all: keep few pips.
    .takes = A match of five rounds takes about half an hour.
names-mexican-train = train dominoes, mexican dominoes, double twelve

game-matador = Matador
hook-matador = ends that make seven
pitch-matador = Tiles fit if they make seven, and four matadors fit everywhere.
    .takes = A match takes about a quarter of an hour.
names-matador = russian dominoes, sevens

game-sebastopol = Sebastopol
hook-sebastopol = four arms from the 6-6
pitch-sebastopol = The double six has four arms, and each must be begun before any goes on.
    .takes = A match takes about twenty minutes.
names-sebastopol = malakoff, cross dominoes
