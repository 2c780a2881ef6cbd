# 最後まで遊んだ割合と、途中で抜けることの多い人

reliability = 最後まで遊んだラウンド：{ $list }
reliability-of = { $name } { $percent }%
bots-only = はじめはボット専用です。ほかの人は{ $when }から参加できます。
opened-bots-only = このテーブルに参加できるのは、{ $when }まではボットだけです。この7日間に、ほかの人とのラウンドを途中で{ $count }回抜けたためです。*{ $now }*ならすぐに始められます。
refused-waits = ほかの人とまた遊べるのは{ $when }です。この7日間に、ラウンドを途中で抜けたか、終わったときに席にいなかったことが{ $count }回ありました。それまでは、/playで開くテーブルでボットと遊べます。
refused-bots-only = このテーブルは、はじめはボット専用です。ほかの人は{ $when }に参加できます。
match-little-chips = -# チップがこの試合の2ラウンド分に足りないかもしれません。次のラウンドの分が足りなくなると試合から抜けることになり、途中で抜けたラウンドとして数えられます。

# モデレーターのための数字

button-house-watch = フェアプレー
watch-chips = **{ $months ->
        [0] 今月
       *[other] 先月
    }、人から人へ動いたチップ**
watch-pairs = **{ $months ->
        [0] 今月
       *[other] 先月
    }、おもに2人だけで遊んでいる組**
watch-flow = - **{ $winner }**が**{ $loser }**から勝ったチップ：{ $chips }（テーブル{ $tables }）。一緒に遊んだラウンド：{ $rounds }。この向きに動いたのは{ $gained }、逆は{ $lost }。
watch-flow-middle = 参考：チップが一方に動いた組は{ $count }組で、その半分は{ $chips }以下です。
watch-chips-means = これは数字であって、疑いではありません。強い人は勝ちます。ラウンドの中身は*{ button-look-back }* (/help)で見られます。
watch-pair = - **{ $user }**と**{ $opponent }**：ほかの人がいないラウンドが{ $rounds }回。人と遊んだラウンドのうち、{ $user }では{ $first }%、{ $opponent }では{ $second }%です。
watch-pair-middle = 参考：ほかの人と{ $least }ラウンド以上遊んだ人は{ $count }人で、その半分は、同じ1人とだけ遊んだ割合が{ $percent }%以下です。
watch-pairs-means = これは数字であって、疑いではありません。友だちどうしはよく一緒に遊ぶものです。
watch-empty = 表示するものはありません。
button-watch-chips = チップ
button-watch-pairs = 組
button-watch-month = { $months ->
    [0] 今月
   *[other] 先月
}

# 避けたい人

menu-avoid = 避けたい人を追加
menu-avoided = 避けている人
avoided-how = -# リストにいる人は、どのサーバーでも、あなたがホストのテーブルや、あなたが座っているテーブルには座れません。あなたの希望だとは誰にも言いません。リストから外すには、選択を解除してください。
avoided-stranger = ここでは知られていない人
refused-avoided = このテーブルには座れません。あなたとは遊びたくない人がいるためです。ほかのテーブルには参加できます。別のチャンネルで/playを使えば、自分のテーブルも開けます。
refused-avoid-self = ほかの人を選んでください。自分を避けることはできません。
refused-avoid-full = リストがいっぱいです。先に誰かを外してください。
