# 絵の中の言葉と、絵の見えない人に絵が伝えること。

## 絵の中：短く

picture-player = プレイヤー{ $number }
picture-onlooker = 観戦者{ $number }
picture-free = 空席
picture-pass = パス
picture-bank = 親
picture-winner = 勝ち
picture-ending-team = { $what ->
    [match] { $you ->
        [yes] { $names }と組んで試合に勝ちました！
       *[no] { $names }が試合に勝利
    }
   *[round] { $you ->
        [yes] { $names }と組んでラウンドに勝ちました！
       *[no] { $names }の勝ち
    }
}
picture-out = 脱落
picture-points = { $points }点
picture-true = 本当
picture-bluff = ブラフ
picture-reveal-takes = { $true ->
    [yes] { $name }がこの{ $count }枚を引き取ります。
   *[no] { $name }がこの{ $count }枚を手牌に戻します。
}
picture-reveal-gives = { $count ->
    [0] { $name }には渡す牌がありません。
   *[other] { $name }がさらに{ $count }枚渡します。
}
picture-deal = 第{ $number }ラウンド
picture-hand-empty = 牌なし
picture-your-turn = あなたの番
picture-must-stake = 先に賭けてください

## テーブルの代替テキスト

picture-alt-bare = { $title }。ゲームはまだ始まっていません。
picture-alt-people = 席に着いた人：{ $people }。
picture-alt-free = 空席は{ $count }つ。
picture-alt-table = { $title }、第{ $deal }ラウンド。
picture-alt-no-line = 列にまだ牌はありません。
picture-alt-line = 列は{ $count }枚、AからBへ：{ $tiles }。
picture-alt-spinner = スピナー：{ $tile }。
picture-alt-arm = { $way ->
    [up] 上
   *[down] 下
}のアーム{ $end }：{ $tiles }。
picture-alt-hub = 駅：{ $tile }。
picture-alt-train = トレイン{ $end }、{ $name }：{ $tiles }。
picture-alt-everybody = 全員用
picture-alt-train-marked = マーカー
picture-alt-no-tiles = 牌なし
picture-alt-uncovered = { $count ->
    [1] { $ends }に開いたダブル。次の牌をかぶせること。
   *[other] 開いたダブル（この順に牌をかぶせること）：{ $ends }。
}
picture-alt-open = 開いた端：{ $ends }。
picture-alt-laid = { $end ->
    [start] { $tile }
   *[other] { $end }に{ $tile }
}
picture-alt-first = 最初：{ $name }が{ $tile }。
picture-alt-last = 直前：{ $name }が{ $end }に{ $tile }。
picture-alt-scored = 直前の得点：{ $scored }。
picture-alt-turn = 手番：{ $names }。
picture-alt-seats = 手番の順：{ $seats }。
picture-alt-seat = { $name }、{ $count }枚{ $wins ->
    [0] {""}
   *[other] 、{ $wins }勝
}
picture-alt-seat-chips = { $seat }、{ $count ->
   *[other] { $stack }チップ
}
picture-alt-passed = パスした
picture-alt-marked = { $text }（{ $marks }）
picture-alt-drew = { $count }枚引いた
picture-alt-bank = 親
picture-alt-bots = { $count ->
        [1] { $names }はボットです。
       *[other] ボット：{ $names }。
    }
picture-alt-away = 不在
picture-alt-host = ホスト
picture-alt-stakes = 賭け金：{ $stakes }。
picture-alt-carried = 持ち越し
picture-alt-bets = ギャラリーのベット：{ $bets }。
picture-alt-bets-on = { $name }に：{ $bets }
picture-alt-offered = 申し出中
picture-alt-limits = 賭け金の範囲：{ $low }〜{ $high }チップ。
picture-alt-boneyard = 山の残り：{ $count }枚。
picture-alt-stamm = 伏せて取り除いた牌：{ $count }枚。
picture-alt-discards = 捨て牌：裏向きで{ $count }枚。
picture-alt-tie = { $ending ->
        [blocked] ラウンド終了：手詰まり、勝者なし。
       *[domino] ラウンド終了：牌を出しきった人が複数いて、単独の勝者なし。
    }
picture-alt-won = { $ending ->
    [blocked] ラウンド終了：手詰まり、{ $name }の目の合計が最少。
    [target] ラウンド終了：{ $name }が目標点に達した。
   *[domino] ラウンド終了：ドミノ、{ $name }が牌を出しきった。
}
picture-alt-won-team = { $ending ->
    [blocked] ラウンド終了：手詰まり、{ $names }の勝ち。
    [target] ラウンド終了：{ $names }が目標点に達した。
   *[domino] ラウンド終了：ドミノ、{ $names }の勝ち。
}
picture-alt-series = 直前の手番：{ $name }が{ $count }枚：{ $tiles }。
picture-alt-lots = スタート牌を決めるために引いた牌：{ $lots }。
picture-alt-lead = 最初に出す
picture-alt-dice = サイコロ{ $one }と{ $other }、振ったのは{ $name }。
picture-alt-claims = 宣言：{ $claims }。
picture-alt-claim = { $count }枚
picture-alt-exposed = { $tiles }（{ $fate ->
    [true] 本当
   *[bluff] ブラフ
}）
picture-alt-no-claims = 宣言はありません。
picture-alt-true-claims =
    { $count ->
        [0] 本当の宣言はありません。
       *[other] 本当の宣言：{ $claims }。
    }
picture-alt-claiming = 全員が宣言を求められています。
picture-alt-doubting = { $name }がチャレンジできる相手：{ $names }。
picture-alt-duel = { $challenger }が{ $target }にチャレンジしました。{ $giver }が{ $receiver }に{ $count }枚渡します。
picture-alt-reveal = { $claimant }の宣言は{ $one }-{ $other }、牌は{ $tiles }。{ $challenger }がチャレンジしました。{ $true ->
    [yes] 本当でした
   *[no] ブラフでした
}。
picture-alt-reveal-count = { $name }は{ $before }枚から{ $after }枚になります。
picture-alt-seat-points = { $seat }、{ $points }点
picture-alt-teams = チーム：{ $teams }。
picture-alt-out = 脱落
picture-alt-pool = ポット：{ $pool }。
picture-alt-pot = ポット：{ $pool }。
picture-alt-out-above = { $points }点を超えると脱落。
picture-alt-match-to = 試合は{ $points }点まで。
picture-alt-offer = { $name }は{ $price }{ $count ->
   *[other] チップ
}で{ $score }点に買い戻せます。
picture-alt-requests = 親の返事待ちの追加：{ $requests }。
picture-alt-winners = { $count ->
        [1] { $names }が試合に勝ちました。
       *[other] { $names }が同点優勝です。
    }
picture-alt-winners-team = { $names }が試合に勝ちました。
picture-alt-gains = チップ：{ $gains }。
picture-alt-hands = 公開された手牌：{ $hands }。

picture-alt-replay = { $title }のリプレイ、第{ $deal }ラウンド、全{ $steps }手。
picture-alt-replay-more = …ほか{ $count }手…

## 手牌の代替テキスト

picture-alt-hand = { $count ->
    [0] 手牌はありません。
   *[other] 手牌{ $count }枚：{ $tiles }。
}
picture-alt-watched = { $count ->
    [0] { $name }の手牌はありません。
   *[other] { $name }の手牌{ $count }枚：{ $tiles }。
}
picture-alt-not-your-turn = まだあなたの番ではありません。
picture-alt-playable = { $all ->
    [1] 最後の牌を出せます
   *[other] { $all }枚のうち{ $count }枚を出せます
}：{ $tiles }。
picture-alt-nothing-fits = つながる牌はありません。
picture-alt-chosen = 宣言に選んだ牌：{ $tiles }。
picture-alt-others = ほかの牌：{ $tiles }。
picture-alt-either = { $others }か{ $last }
picture-alt-start = 最初
picture-alt-own-stake = あなたの賭け金：{ $stake }。
picture-alt-own-stack = あなたのチップ：{ $stack }。
picture-alt-your-turn = あなたの番です。
picture-alt-must-stake = 牌を出したりパスしたりする前に、賭ける必要があります。
picture-alt-no-stake = まだ賭けていません：{ $low }〜{ $high }チップ。
picture-alt-news = 前回の手番のあと：{ $news }
picture-alt-own-claim = あなたの宣言：{ $tiles }。
picture-alt-own-offer = { $price }{ $count ->
   *[other] チップ
}で{ $score }点に買い戻せます。
picture-alt-own-series = トレイン { $end }、{ $count }枚、目の合計{ $pips }：{ $tiles }。

## What a player did, in the strip of a hand, after the name

move-played = { $times ->
    [1] { $tile }
    [2] { $tile }
   *[other] { $times }枚
}
move-passed = パス
move-drew = { $times }枚引く
move-staked = { $chips }チップ
move-scored = +{ $points }
move-exposed = { $true ->
    [yes] 本当
   *[no] ブラフ
}
move-train-marked = トレイン開放
