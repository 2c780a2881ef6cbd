# ラウンドや対局が終わったときの手牌の絵。大きな文字なので短く。

# 点を足すだけのラウンドに勝者はいない。いちばんよかった人がいるだけ。
picture-ending-won = { $what ->
        [match] { $you ->
            [yes] { $count ->
                [1] 試合に勝ちました！
               *[other] 同点優勝です！
            }
           *[no] { $count ->
                [1] { $names }が試合に勝利
               *[other] { $names }が同点優勝
            }
        }
        [points] { $you ->
            [yes] 今回のトップです！
           *[no] 今回のトップは{ $names }
        }
       *[round] { $you ->
            [yes] ラウンドに勝ちました！
           *[no] { $names }の勝ち
        }
    }
picture-ending-tied = このラウンドは勝者なし
picture-ending-place = { $won ->
    [yes] { $people }人中1位！
   *[no] { $people }人中{ $place }位
}
picture-ending-left = 残り{ $pips }目
