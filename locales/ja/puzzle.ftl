# 今日の問題：問い、数字つきの答え、ほかの人に見せること。

command-puzzle = 今日の問題：実戦の局面を1つ、挑戦は1回、世界中で同じ問題

puzzle-title = **問題{ $number }** · { $game }
puzzle-task = ここで最善の手はどれでしょう？挑戦は1回です。答えはすぐに出ます。
puzzle-right = ✅ 正解です。**{ $best }**が明らかに最善です。
puzzle-wrong = ❌ あなたの答え：{ $chosen }。**{ $best }**のほうが明らかに優れています。
puzzle-why = 理由：{ $why }
puzzle-choice = { $choice }：{ $worth }
puzzle-exact = { $result ->
    [win] 相手が何をしても勝ち
    [loss] 相手が間違えなければ負け
   *[tie] 誰も間違えなければ引き分け
}
puzzle-chance = 100ラウンド中およそ{ $chance }勝{ $behind ->
    [0] {""}
   *[other] 、最善より{ $behind }少ない
}{ $margin ->
    [0] {""}
   *[other] （誤差は{ $margin }ほど）
}
puzzle-pips = { $sign ->
    [plus] ほかの人より{ $value }目よい
    [minus] ほかの人より{ $value }目悪い
   *[none] ほかの人と同じ
}{ $behind ->
    [0] {""}
   *[other] 、最善より{ $behind }目劣る
}{ $margin ->
    [0] {""}
   *[other] （誤差は{ $margin }ほど）
}
puzzle-points = { $sign ->
    [plus] ほかの人より{ $value }点上
    [minus] ほかの人より{ $value }点下
   *[none] ほかの人と同じ
}{ $behind ->
    [0] {""}
   *[other] 、最善より{ $behind }点劣る
}{ $margin ->
    [0] {""}
   *[other] （誤差は{ $margin }ほど）
}
puzzle-tiles = { $sign ->
    [plus] ほかの人に対して{ $value }枚の得
    [minus] ほかの人に対して{ $value }枚の損
   *[none] 損も得もなし
}
puzzle-how = { $exact ->
    [yes] 正確な計算：ありうる続きをすべて調べました。
   *[no] { $unit ->
        [chance] 見えない牌を配り直して{ $tries }ラウンド試しました。「誤差」は、最善の手との本当の差がその範囲を外れるのが20回に1回だけ、という意味です。
        [pips] ラウンドの終わりに手牌に残る目の数を、ほかの人の平均と比べたものです。少ないほどよい数です。見えない牌を配り直して{ $tries }ラウンド試しました。「誤差」は、最善の手との本当の差がその範囲を外れるのが20回に1回だけ、という意味です。
        [points] このラウンドで得る点を、ほかの人の平均と比べたものです。見えない牌を配り直して{ $tries }ラウンド試しました。「誤差」は、最善の手との本当の差がその範囲を外れるのが20回に1回だけ、という意味です。
       *[tiles] この目での枚数。見えない牌のすべての場合の平均です。
    }
}
puzzle-streak = { $days ->
    [0] 毎日解くと連続記録が始まります。
   *[other] { $days }日連続で正解です。
}
puzzle-count = { $tried ->
    [0] まだ誰も挑戦していません。
   *[other] { $tried }人が挑戦し、{ $right }人が正解しました。
}
puzzle-shared = { $right ->
    [yes] ✅ **{ $name }**が問題{ $number }（{ $game }）を解きました。
   *[no] ❌ **{ $name }**が問題{ $number }（{ $game }）に挑戦しました。
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] { $days }日連続。
}/puzzleで挑戦できます。
puzzle-yesterday = 問題{ $number }：最善は**{ $best }**でした。
puzzle-posted = ここで最善の手はどれでしょう？/puzzleで答えてください。挑戦は1回で、見えるのはあなただけです。
button-puzzle-share = 結果を見せる
button-puzzle-open = 問題を解く
puzzle-deal = 🏆 自分でもプレイ：このサーバーの前回の大会で、成績がいちばん分かれた手牌です。達人たちと1回だけ、時間制限なしでプレイし、同じ手牌だった人全員と比べます。
puzzle-deal-played = 第{ $round }ラウンドの手牌で**{ $score }%**（{ $points }点）。大会で同じ手牌だった人全員と、達人たちの24回のプレイと比べています。平均は50%です。
button-puzzle-deal = 自分でもプレイ
button-puzzle-compare = 結果を比べる

button-house-puzzle = 今日の問題
house-puzzle = 今日の問題を投稿する場所：{ $channel ->
    [none] なし
   *[other] { $channel }（毎朝）
}
house-puzzle-means = チャンネルを選ぶと、8時から12時の間（{ $zone }）に、今日の問題と昨日の答えを投稿します。何も選ばなければ投稿しません。/puzzleはいつでも使えます。
house-menu-puzzle = なし：チャンネルを選ぶ
moderated-puzzle = 今日の問題を投稿する場所：{ $about ->
    [none] なし
   *[other] { $about }
}

refused-no-puzzle = 今日の問題はありません。明日また来てください。
refused-puzzle-over = この問題は終わりました。/puzzleで今日の問題を見られます。
refused-puzzle-shown = このチャンネルにはもう結果を表示しました。
help-puzzle = **毎日の問題：** /puzzle
