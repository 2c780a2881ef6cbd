game-draw = Dominó com compra
hook-draw = se nada encaixa, compre
pitch-draw = O dominó que todo mundo conhece: livre-se das pedras, e compre enquanto nada encaixa.
    .takes = Uma partida leva uns vinte minutos.
names-draw = dominó, dominó clássico, dominó de comprar

game-block = Dominó sem compra
hook-block = sem comprar: pense antes
pitch-block = O dominó que todo mundo conhece, sem monte: livre-se das pedras ou tranque a linha.
    .takes = Uma partida leva uns vinte minutos.
names-block = dominó trancado, dominó fechado

game-all-fives = All Fives
hook-all-fives = pontos com cincos
pitch-all-fives = As pontas abertas pontuam quando somam cinco, dez, quinze…; a primeira carroça tem quatro braços.
    .takes = Uma partida leva um quarto de hora.
names-all-fives = dominó de pontas, pontas, cincos

game-bergen = Bergen
hook-bergen = pontos por pontas iguais
pitch-bergen = Duas pontas com o mesmo número valem dois pontos, e três com uma carroça.
    .takes = Uma partida leva uns dez minutos.
names-bergen = dominó de Bergen

game-latin = Dominó de duplas
hook-latin = dois contra dois
pitch-latin = Dois contra dois, como no Caribe: leia a mão da sua dupla, tranque e conte.
    .takes = Uma partida leva meia hora.
names-latin = dominó em dupla, dominó latino, dominó de parceria, dominó caribenho

game-cuban = Dominó cubano
hook-cuban = dois contra dois, até o nove
pitch-cuban = Dois contra dois com pedras até 9-9: dez por mão, e quinze que ninguém vê.
    .takes = Uma partida leva uns vinte minutos.
names-cuban = duplo nove

game-mexican-train = Trem mexicano
hook-mexican-train = um trem por pessoa e um de todos
pitch-mexican-train = Do meio sai um trem por pessoa, e outro é de todo mundo: fique com poucos pontos.
    .takes = Uma partida de cinco rodadas leva meia hora.
names-mexican-train = dominó mexicano, trenzinho, duplo doze

game-matador = Matador
hook-matador = pontas que somam sete
pitch-matador = Encaixa o que soma sete, e quatro matadores encaixam em qualquer lugar.
    .takes = Uma partida leva um quarto de hora.
names-matador = dominó russo

game-sebastopol = Sebastopol
hook-sebastopol = quatro braços no 6-6
pitch-sebastopol = A carroça de seis tem quatro braços, e é preciso começar todos antes de seguir.
    .takes = Uma partida leva uns vinte minutos.
names-sebastopol = dominó em cruz
