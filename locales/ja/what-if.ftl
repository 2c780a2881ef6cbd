# What if: what would have been better in a finished round.

button-what-if = もしも…
refused-what-if-later = テーブルが続いている間は、そこでプレイしている人が自分の手についてだけ聞けます。閉じたあとは誰でも聞けます。
refused-what-if-off = ここでは「もしも」を使えません。
refused-what-if-interrupted = 計算の途中で止まりました。1分ほどしてからもう一度押してください。
what-if-title = **もしも…**・{ $title }、第{ $number }ラウンド
what-if-none = これより明らかによい手は、ほかにありませんでした。
what-if-chance = **{ $name }**、{ $turn }手目：*{ $played }*。*{ $better }*なら、こうしたラウンドの勝率は約{ $was }％ではなく約{ $worth }％でした。
what-if-pips = **{ $name }**、{ $turn }手目：*{ $played }*。*{ $better }*なら、平均で{ $pips }目よい結果でした。
what-if-points = **{ $name }**、{ $turn }手目：*{ $played }*。*{ $better }*なら、平均で{ $points }点よい結果でした。
what-if-tiles = **{ $name }**、{ $turn }手目、出目{ $roll }：*{ $played }*。*{ $better }*なら、平均で{ $tiles }枚よい結果でした。{ $about ->
        [claim] この場面の宣言が本当である確率は約{ $odds }％です。
        [bluff] この場面のブラフがチャレンジされる確率は約{ $odds }％です。
       *[none] { "" }
    }
what-if-picture = { $name }、{ $turn }手目：{ $played }ではなく{ $better }
what-if-how = { $hidden ->
        [no] 隠れた牌がもうなかったので、正確に計算しました。
        [claims] その時点で分かることだけをもとに、隠れた牌のあり得る並びをすべて数えました。ブラフもチャレンジもほどほどにする人どうしと仮定しています。
       *[yes] その時点で分かることだけをもとに、何度も試しました。
    }
standing-what-if = もしも、第{ $number }ラウンド：{ $said }
