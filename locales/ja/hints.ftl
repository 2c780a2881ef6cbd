# Hint: what a Master would do, and why.

option-hints = アドバイス
    .says = 手牌の「アドバイス」で達人の手を教えるかどうか。何人もがチップを賭けるテーブルでは使えません
button-hint = アドバイス
refused-no-hint = 今はアドバイスできることがないか、このテーブルでは使えません。
hint = 達人なら**{ $action }**を選びます。{ $why }
hint-only = ほかにできることがありません。
hint-scores = すぐに{ $points }点になります。
hint-safe = これより安全な手はありません。
hint-series = いちばん重いトレインで、{ $count }枚、{ $pips }目です。
hint-last = 最後の牌です。
hint-shut = { $both ->
    [1] 次の人は{ $number }でパスしたので、つながる牌がありません。
   *[other] 次の人は{ $number }でパスしました。
}
hint-heaviest = つながる牌の中でいちばん重く、{ $pips }目です。
hint-heavy = { $pips }目を手放せて、形も悪くなりません。
hint-ends = 両方の端に、続けて出せる牌が残ります。
hint-keeps = このあと手牌の{ $count }枚がつながります。
hint-numbers = { $count }種類の数が手に残ります。
hint-scarce = 見えない牌のうち、このあとつながるのは{ $count }枚だけです。
hint-no-claim = 本当の牌がなく、ここでのブラフは危険です。
hint-true = 本当の宣言です。チャレンジした人があなたの牌を引き取ります。
hint-bluff = 本当の牌がなく、いちばん使いにくい牌です。
hint-give = いちばん使いにくい牌です。
hint-doubt = { $own ->
    [0] 信じるには、本当である見込みが低すぎます。
   *[other] 出た目の牌は自分が持っているので、この宣言はまず本当ではありません。
}
hint-doubt-winning = 誰もチャレンジしなければ、この宣言でラウンドが決まります。
hint-believe = どの宣言も、本当である見込みが十分にあります。
hint-ahead = おそらく優勢です。賭けましょう。こういうラウンドの100回に約{ $chance }回は勝て、{ $fair }回以上なら得になります。
hint-behind = 優勢ではありません。100回に約{ $chance }回しか勝てず、大きく賭けて得なのは{ $fair }回以上のときです。
hint-varies = きわどいところです。賭けを変えれば手を読まれません。
hint-grant = その人が勝つのは100回に約{ $chance }回だけです。
hint-refuse = その人は100回に約{ $chance }回勝ちます。親には多すぎます。
hint-buyback = { $score }点なら値段に見合います。
hint-no-buyback = 値段に見合いません。
