# 1手番に何枚も出すゲーム、点のあるゲーム、自分だけが知ることのあるゲームの、手牌とメニュー

turn-of-all = **全員の番です：**{" "}*手牌を見る*で宣言を選んでください
offered-to = **{ $name }**{ $count ->
   *[other] は買い戻しができます
}
your-offer = **買い戻しができます**
menu-more = ほかの牌…
series = { $tiles } · { $left ->
    [none] 残りなし
   *[other] 残り{ $left }（{ $pips }目）
}
your-answer = { $tiles ->
        [none] **宣言しません。**全員が答えるまで変更できます。
       *[other] **{ $tiles }で宣言します。**全員が答えるまで変更できます。
    }
your-claim = 伏せてある自分の宣言：**{ $tiles }**
you-know = このラウンドで分かったこと：
you-are-out = 脱落しました。ほかの人は続けています。
offers = **買い戻し**
offer = { $price }払うと、{ $before }点が**{ $score }点**に下がります。{ $out ->
    [yes] **払わなければ脱落です。**
   *[no] {""}
}
refused-not-yours = それは{ $name }用のボタンです。
reconstruction = 復元ルール：伝わっているのは名前と牌と人数だけで、ルールは残っていません。
reconstructed = { $game }（復元）

own-stake-paid = { $won ->
    [yes] { $stake }を賭けて親から{ $chips }をもらい、テーブルの手持ちは{ $stack }になりました。
   *[no] { $stake }を賭けて親に取られ、テーブルの手持ちは{ $stack }になりました。
}
own-bank-paid = { $won ->
    [yes] 親として{ $chips }の勝ちで、テーブルの手持ちは{ $stack }になりました。
   *[no] 親として{ $chips }を払い、テーブルの手持ちは{ $stack }になりました。
}
