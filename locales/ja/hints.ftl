# Hint: what a Master would do, and why.

option-hints = アドバイス
    .says = 手牌の「アドバイス」で達人の手を示すかどうか。複数の人がチップを賭けるテーブルでは使えない
button-hint = アドバイス
refused-no-hint = いまはアドバイスがないか、このテーブルでは使えません。
hint = 達人なら**{ $action }**を選びます。{ $why }
hint-only = できることはこれだけです。
hint-scores = すぐに{ $points }点入ります。
hint-safe = これより安全な手はありません。
hint-series = いちばん重いトレインです（{ $count }枚、{ $pips }目）。
hint-last = 最後の1枚です。
hint-shut = { $both ->
        [1] 次の人は{ $number }でパスしたので、出せる牌がありません。
       *[other] 次の人は{ $number }でパスしたので、そこには出せません。
    }
hint-heaviest = つながる牌の中でいちばん重い牌です（{ $pips }目）。
hint-heavy = { $pips }目減らせて、形も悪くなりません。
hint-ends = 2つ以上の端に、続けて出せる牌が残ります。
hint-keeps = このあと、残りの手牌のうち{ $count }枚がつながります。
hint-numbers = 手牌に{ $count }種類の数が残ります。
hint-scarce = { $count ->
        [0] まだ見えない牌に、これに続けられるものはありません。
       *[other] まだ見えない牌のうち、これに続けられるのは{ $count }枚だけです。
    }
hint-partner = パートナーが出した{ $number }が端に残ります。
hint-train = いちばんよいトレイン（{ $count }枚）の始まりです。
hint-spare = 自分のトレインには要りません。そのための牌は{ $count }枚残ります。
hint-covers = ダブルにすぐ牌を続けられます。
hint-no-claim = 本当の宣言ができる牌がなく、ここでのブラフは危険です。
hint-true = 本当の宣言です。チャレンジした人は、あなたの牌を引き取ることになります。
hint-bluff = 本当の宣言ができる牌がないので、いちばん使い道のない牌を伏せます。
hint-give = いちばん使い道のない牌です。
hint-doubt = { $own ->
        [0] 本当である見込みは低く、チャレンジする価値があります。
       *[other] 出目の牌を自分が持っているので、この宣言はまず本当ではありません。
    }
hint-doubt-winning = 誰もチャレンジしなければ、この宣言でラウンドが終わります。
hint-believe = どの宣言も、本当である見込みが十分にあります。
hint-ahead = おそらく優勢なので、大きく賭けましょう。こうしたラウンドの勝率は約{ $chance }％で、{ $fair }％が損得の分かれ目です。
hint-behind = 優勢ではありません。こうしたラウンドの勝率は約{ $chance }％で、大きく賭けて得なのは{ $fair }％からです。
hint-varies = 互角です。賭ける額を変えていれば、手を読まれません。
hint-grant = その人の勝率は、こうしたラウンドでは約{ $chance }％しかありません。
hint-refuse = その人の勝率は、こうしたラウンドでは約{ $chance }％。親が受けるには高すぎます。
hint-buyback = { $score }点に下がるなら、払う価値があります。
hint-no-buyback = 払う価値がありません。

# Reasons that a puzzle gives: they compare the best choice with the next best one.
hint-scarcer = ほかの人が出しにくくなります。{ $count ->
        [0] まだ見えない牌に、これに続けられるものはありません（次善の手では{ $more }枚）。
       *[other] まだ見えない牌のうち、これに続けられるのは{ $count }枚だけです（次善の手では{ $more }枚）。
    }
hint-series-out = 手牌をすべて出しきるので、目は数えられません。
hint-series-closed = { $count ->
        [0] このあとは誰の牌もつながらず、ほかの人がもう一度出す前にラウンドが終わります。
       *[other] このあとほかの人は誰も続けられず、自分はまだ{ $count }枚（{ $pips }目）出せます。
    }
hint-series-keeps = その端がふさがれなければ、次の手番でさらに{ $count }枚（{ $pips }目）出せます。
hint-unlikely = 分かる範囲では、この宣言が本当である見込みは約{ $chance }％しかありません。
hint-likely = 分かる範囲では、どの宣言も約{ $chance }％以上の見込みで本当です。
hint-bluff-pays = このブラフがチャレンジされる見込みは約{ $chance }％だけで、{ $count }枚減らせるなら見合います。
hint-bluff-fails = 本当の宣言ができる牌がなく、ブラフは約{ $chance }％の見込みでチャレンジされます。
