# ゲームの最初の数ラウンドのヒント。何ができるかによる。`coach-<game>-<verb>`が`coach-<verb>`より先。

coach-table = *手牌を見る*を押すと、手牌が自分だけに見えます。
coach-start = あなたからです。好きな牌を押してください。先に出しきった人の勝ちです。
coach-play = 浮き上がっている牌を出します。
coach-team-start = あなたからです。向かいの{ $partner }と一緒に勝ちます。
coach-team-play = 浮き上がっている牌を出します。あなたか{ $partner }が出しきれば勝ちです。
coach-draw = つながる牌がないので、引いてください。引いた牌が見えるのは自分だけです。
coach-stake = { $now ->
    [yes] 今、
   *[no] 3回目の手番までに
}{ $low }〜{ $high }チップ賭けます。勝てば2.5倍です。
coach-buki-bank = あなたが親です。勝てば賭け金をすべてもらい、ほかの人が勝てば払います。
coach-claim = { $one }-{ $other }を1枚か、両端が{ $one }と{ $other }になる2枚で宣言します。ブラフもできます。
coach-challenge = チャレンジ：ブラフなら牌を渡せます。本当なら牌を受け取ります。
coach-train = *トレインをまるごと*を使うと、長いトレインを一度に出せます。
coach-hungarian-start = 好きな牌から、出せるだけ出します。残った目は自分の点になります。
coach-hungarian-play = 端を選び、出せるだけ出します。残った目は自分の点になります。
coach-luxembourg-play = 浮き上がっている牌をAかBに出します。残った目は自分の点になります。
coach-luxembourg-draw = つながる牌がないので、1枚引いて手番は終わりです。
coach-buyback = { $price }払うと、{ $before }点から{ $score }点に下がります。{ $before ->
        [0] {""}
       *[other] { $target }点を超えた人は、買い戻さなければ脱落です。
    }
