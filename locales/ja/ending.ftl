# ラウンドの終わり、対局の終わり、そして次の対局

table-moved = { $over ->
        [yes] このラウンドは終わり、テーブルは新しいメッセージに移りました
       *[no] テーブルは新しいメッセージに移りました
    }：[テーブルへ](<{ $link }>)
closing-sure = テーブルを閉じますか？次のラウンドはありません{ $chips ->
        [yes] 。テーブルのチップは全員に戻ります
       *[no] {""}
    }。押す前にラウンドが始まった場合は、それが終わってから閉じます。

button-again = もう一度遊ぶ
again-seated = [テーブルへ](<{ $link }>)。ルール{ $bots ->
    [yes] もボットも
   *[no] は
}前回と同じです。{ $host ->
    [yes] *{ $again }*を押した人が同じテーブルに着きます。そろったら、テーブルでゲームを始めてください。
   *[no] {""}
}
again-begun = { $now ->
        [seated] あなたのテーブルが始まりました：[テーブルへ](<{ $link }>)。
        [full] 席が埋まり、もう始まっています：[テーブルへ](<{ $link }>)。次のテーブルには参加できます。
       *[over] このボタンは期限切れです。そのあと別のテーブルが開かれました。/playで新しく開けます。
    }
refused-again-not-over = このテーブルはまだ終わっていません。
refused-again-stranger = 次のテーブルを開けるのは、最後までプレイした人だけです。開いたら、そこに参加できます。/playで自分のテーブルも開けます。

# ラウンドがどう終わったか、読む人それぞれに
amount-chips = { $count ->
   *[other] { $chips }チップ
}
result-stand-in = このラウンドは不在のため、ボットが代わりにプレイ：{ $names }
result-substitute = { $name }の代わりにプレイしたボットが、ラウンドに勝ちました。

## 対局の終わり
standing-won = { $what ->
        [match] { $count ->
            [1] **{ $names }**が試合に勝ちました！
           *[other] **{ $names }**が同点優勝です！
        }
       *[session] { $count ->
            [1] **{ $names }**が1位です！
           *[other] **{ $names }**が同点1位です！
        }
    }
standing-won-team = { $what ->
        [match] **{ $names }**が試合に勝ちました！
       *[session] **{ $names }**が1位です！
    }
standing-values = { $deals }ラウンドを終えて、{ $measure ->
        [chips] チップ
        [points] 点数
       *[deals] 勝ちラウンド数
    }：{ $values }
standing-even = 全員同点です。
standing-turned = { $first ->
        [yes] { $name }が最初から最後まで首位を守りました。
       *[no] { $name }が第{ $deal }ラウンドで首位に立ち、最後まで守りました。
    }
standing-turned-team = { $first ->
        [yes] { $names }が最初から最後まで首位を守りました。
       *[no] { $names }が第{ $deal }ラウンドで首位に立ち、最後まで守りました。
    }

# ラウンドの合間
chips-brought = このラウンドのために追加されたチップ：{ $brought }{ $house ->
        [yes] （ボットの分はハウスが払います）
       *[no] {""}
    }
own-brought = このラウンドのために、さらに{ $chips }を預けました。
ended-paid = テーブルのチップは全員に払い出しました。
