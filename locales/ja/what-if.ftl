# What if: what would have been better in a finished round.

button-what-if = もしも…
refused-what-if-later = 続いている間に聞けるのは、席に着いている人だけ、それも自分の手についてだけです。終わったら誰でも聞けます。
refused-what-if-off = ここでは「もしも」は計算しません。運営者がオフにしています。
refused-what-if-interrupted = 計算が途中で止まりました。1分ほどしてもう一度押してください。
what-if-title = **もしも…**・{ $title }、第{ $number }ラウンド
what-if-none = はっきり良い手はほかにありませんでした。
what-if-chance = **{ $name }**、{ $turn }手目：*{ $played }*。*{ $better }*なら、こういうラウンドの100回に約{ $was }回ではなく約{ $worth }回勝てました。
what-if-pips = **{ $name }**、{ $turn }手目：*{ $played }*。*{ $better }*なら平均で{ $pips }目良くなりました。
what-if-tiles = **{ $name }**、{ $turn }手目、出目{ $roll }：*{ $played }*。*{ $better }*なら平均で{ $tiles }枚良くなりました。{ $about ->
    [claim] この場面の宣言が本当なのは100回に約{ $odds }回です。
    [bluff] この場面のブラフは100回に約{ $odds }回チャレンジされます。
   *[none] { "" }
}
what-if-picture = { $name }、{ $turn }手目：{ $played }ではなく{ $better }
what-if-how = { $hidden ->
    [no] 隠れた牌がもうなかったので、正確に計算しました。
    [claims] その時に知り得たことだけをもとに、隠れた牌のあらゆる並びから計算しました。ブラフもチャレンジもほどほどにする人どうしの場合です。
   *[yes] その時に知り得たことだけをもとに、何度も試しました。
}
standing-what-if = あり得たこと、第{ $number }ラウンド：{ $said }
