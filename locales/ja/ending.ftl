# ラウンドの終わり、対局の終わり、そして次の対局

table-moved = { $over ->
    [yes] このラウンドは終わり、テーブルは先へ進みました。
   *[no] テーブルは先へ進みました。
}[いまはこちらです](<{ $link }>)。
closing-sure = テーブルを閉じますか？次のラウンドはもう配られません{ $chips ->
    [yes] 。テーブルのチップは全員に戻ります
   *[no] {""}
}。押す前にラウンドが始まっていたら、それが終わってから閉じます。

button-again = もう一度遊ぶ
again-seated = 席に着きました：[テーブルへ](<{ $link }>)。{ $host ->
    [yes] ルールもボットも前と同じです。*{ $again }*を押した人が一緒に座ります。そろったら、そこで*{ $start }*を押してください。
   *[no] ルールもボットも前と同じです。
}
again-begun = { $now ->
    [seated] あなたのテーブルが始まりました：[テーブルへ](<{ $link }>)。
    [full] もう始まっています：[テーブルへ](<{ $link }>)。次のテーブルで参加できます。
   *[over] このボタンの役目は終わり、そのあと別のテーブルがありました。/playで新しく開けます。
}
refused-again-not-over = このテーブルはまだ終わっていません。
refused-again-stranger = *もう一度遊ぶ*は、ここで最後までプレイした人のためのボタンです。その人たちのテーブルが開いたら、そこで*参加する*を押してください。/playで自分のテーブルも開けます。

# ラウンドがどう終わったか、読む人それぞれに
amount-chips = { $count ->
   *[other] { $chips }チップ
}
amount-points = { $count }点
own-won = **{ $what ->
    [points] このラウンドでいちばんの成績です！
   *[other] このラウンドに勝ちました！
}**{ $gained ->
    [none] {""}
   *[other] { $gained }を手に入れました。
}
own-lost = { $lost ->
    [none] 今回は{ $names }の牌が上でした。損はありません。
   *[other] 今回は{ $names }の牌が上でした。{ $lost }の損です。
}
own-gained = 今回は{ $names }の牌が上でした。それでも{ $gained }の得です。
amount-and = { $one }と{ $other }
result-stand-in = このラウンドに不在だったため、ボットが代わりにプレイ：{ $names }

## 対局の終わり
standing-won = { $what ->
    [match] { $count ->
        [1] **{ $names }**が試合に勝ちました！
       *[other] **{ $names }**が試合を分け合いました！
    }
   *[session] { $count ->
        [1] **{ $names }**が1位です！
       *[other] **{ $names }**が1位を分け合いました！
    }
}
standing-values = { $deals }ラウンド終了時の{ $measure ->
    [chips] チップ
    [points] 点
   *[deals] 勝ちラウンド数
}：{ $values }
standing-even = 全員互角。誰もリードしていません。
standing-turned = { $first ->
    [yes] { $name }が最初から最後までリードしました。
   *[no] 分かれ目は第{ $deal }ラウンド。そこから{ $name }がリードしています。
}

# ラウンドの合間
chips-brought = このラウンドのために追加されたチップ：{ $brought }{ $house ->
    [yes] （ボットの分はハウスが払います）
   *[no] {""}
}
own-brought = このラウンドのために{ $chips }をテーブルに追加しました。
ended-paid = テーブルにあったチップは払い出しました。
