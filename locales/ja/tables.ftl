# テーブル：募集中、プレイ中、結果、手牌

lobby-open = · { $host }がテーブルを開きました。
lobby-ending = { $match ->
    [yes] 試合の決着前にテーブルを閉じるのは、全員が望むときだけです。先に席を立った人や3ラウンド離席した人は、席をハウスに譲ります{ $pot ->
        [yes] （ポットの自分の分も残ります）
       *[no] {""}
    }。
   *[no] 始まったラウンドは最後まで行います。席を立った人や離席した人は、ボットが{ $chips ->
        [yes] その人のチップで
       *[no] {""}
    }ラウンドの終わりまで代わります。
}
lobby-closes = 何もなければ{ $when }に閉じます。
deal-number = · 第{ $number }ラウンド
turn-of = { $count ->
   *[other] **{ $name }**の番です
}
time-runs-out = {" "}· 時間切れは{ $when }
turn-of-computer = { $count ->
   *[other] **{ $name }**が考えています…
}
closing-note = このラウンドでテーブルを閉じます。
closing-wanted = { $wanting }が試合をここで終えたいそうです。まだの人：{ $missing }。よければ*{ $button }*を押してください。
winding-up = { $why ->
    [moderator] モデレーターがこのテーブルを閉じます
    [server-gone] サーバーから外されました
    [unreachable] チャンネルに書き込めなくなりました
   *[channel-gone] チャンネルがなくなりました
}。始まった{ $match ->
    [yes] 試合
   *[no] ラウンド
}は最後まで行い、いない人はボットが代わります。
substitute = { $name }の代わりのボット
rules-changed = ハウスルール：{ $rules }
next-deal = 次のラウンドは{ $when }。全員の準備ができればすぐ始めます。
next-deal-waits = 誰もいません。*{ $button }*が押されると次のラウンドを始めます。押されなければ、{ $when }にテーブルを閉じます。
not-ready = {" "}まだの人：{ $names }。
who-away = { $name }（離席中、ボットが代理）
who-left = { $name }（退席、ボットが続行）

result-domino = { $wins ->
    [yes] ドミノ！**{ $name }**が牌を出しきり、ラウンドに勝ちました。
   *[no] ラウンド終了：**{ $name }**が牌を出しきりました。
}
result-blocked = { $wins ->
    [yes] 手詰まり。目の合計が最少の**{ $name }**がラウンドに勝ちました。目：{ $counted }
   *[no] 手詰まり。**{ $name }**の目の合計が最少です：{ $counted }
}
result-target = **{ $name }**が目標点に達し、試合終了です。
result-tied = { $ending ->
    [domino] 牌をなくした人が複数いるので、単独の勝者はいません。
   *[other] 手詰まり。目の合計の最少が同点なので、勝者なしです。目：{ $counted }
}
result-carried = 賭け金は次のラウンドに持ち越し：{ $stakes }
ceiling-reached = **{ $names }**{ $count ->
   *[other] は
}、ハウスが1日に1人に払う上限まで獲得しました。{ $play ->
    [honour] このテーブルはここからお楽しみ（チップなし）です。
   *[chips] 超えた分はハウスに残ります。
}
session-nets = { $deals }ラウンド終了時のチップ：{ $nets }
pot-shared = 試合の決着がついていないので、残っている全員でポットを分けます。
pot-house = 試合の決着がついていないので、ポットはボットが残っているハウスのものです。

ended-title-closed = · 終了
ended-title-void = · 中止
ended-host = ホストがテーブルを閉じました。/playで新しく開けます。
ended-long = テーブルのラウンド数が上限に達しました。/playで新しく開けます。
ended-agreed = 全員の同意で、ここで終わりました。/playで新しく開けます。
ended-idle = 誰も来ませんでした。/playで新しく開けます。
ended-empty = 全員が席を立ちました。/playで新しく開けます。
ended-absence = { $name }が3ラウンド離席していました。/playで新しく開けます。
ended-abandoned = 誰もいなくなりました。/playで新しく開けます。
ended-too-few-chips = { $name }のチップが次のラウンドに足りません。/chips dailyで補充できます。/playで新しく開けます。
ended-left = { $name }が席を立ちました。/playで新しく開けます。
ended-finished = 試合終了です。/playで新しく開けます。
ended-moderator = モデレーターがテーブルを閉じました。/playで新しく開けます。
ended-channel-gone = チャンネルがなくなりました。{ $void ->
    [yes] チップはすべて返しました。
   *[no] 始まっていたものは最後まで行いました。
}
ended-unreachable = チャンネルに書き込めません。{ $void ->
    [yes] チップはすべて返しました。
   *[no] 始まっていたものは最後まで行いました。
}

button-join = 参加する
button-leave = 席を立つ
button-goodbye = それでも席を立つ
button-final = はい、確定
button-computer = ボットを加える
button-rules = ハウスルール
button-start = 開始
button-close = 閉じる
button-end = それでも閉じる
button-close-after = このラウンドで閉じる
button-hand = 手牌を見る
button-howto = ルール
button-ready = 次のラウンド

where = { $place } · [テーブルへ](<{ $link }>)
where-gone = { $place } · チャンネルがなくなりました
hand-lobby = 席に着きました。始まると、ここに牌が出ます。チャンネルで/handを使っても見られます。
hand-left = もうこのテーブルにはいません。
hand-net = 今回の収支：**{ $net }**。
hand-fresh = 押すたびに15分間更新されます。その後は*手牌を見る*を押してください。
your-turn = **あなたの番です**
your-stake-first = **賭け金を選んで**から出してください。
not-your-turn = まだあなたの番ではありません。番になると更新されます。経過はテーブルに出ています。
not-your-turn-here = まだあなたの番ではありません。しばらく変わらないときは*手牌を見る*を。
nudge = { $names }さん、あなたの番です！{ $when }にボットが代わりに出します。[テーブルへ](<{ $link }>)
dm-closed = ダイレクトメッセージが届きませんが、大丈夫です。下の*手牌を見る*で自分だけに牌が見え、そこからプレイできます。チャンネルの/handでも同じです。
dm-later = いまは直接メッセージを送れないので、あとでまた試します。それまでは下の*手牌を見る*で自分だけに牌が見え、そこからプレイできます。チャンネルの/handでも同じです。
leave-sure = 席を立ちますか？{ $chips ->
    [yes] このラウンドはボットがあなたのチップで最後までプレイし、そのあと払い出します。
   *[no] ボットが席を引き継いで続けます。
}
leave-pot = いま席を立ちますか？ポットに入れた分や賭け金（{ $chips }）はテーブルに残ります。
left = 席を立ちました。
left-paid = 席を立ちました。チップは手元に戻りました。
left-pot = 席を立ちました。ポットに入れた分や賭け金（{ $chips }）はテーブルに残り、ほかは手元に戻りました。
left-seat = 席を立ちました。ボットが代わりに続けます。
left-seat-paid = 席を立ちました。このラウンドはボットが最後までプレイし、そのあと払い出します。
closing-on = このラウンドでテーブルを閉じます。
closing-off = テーブルは開いたままです。
closing-pot = 試合の決着前に閉じますか？ボットがまだ残っているので、ポットに入れた分（{ $chips }）はハウスのものになります。
closing-agreed = 試合をここで終えたいと伝えました。全員が同意すれば{ $playing ->
    [yes] このラウンドのあとに
   *[no] すぐに
}終わります。まだの人：{ $missing }。
closing-taken-back = このまま続けます。
opened = テーブルを開きました：[テーブルへ](<{ $link }>)
table-here = ここではもう{ $game }が進行中です（ホスト：{ $host }）：[テーブルへ](<{ $link }>)
posted = こちらに出し直しました。

rules-ending = **早く終えるとき：**始まったものは最後まで行います。ラウンドは席を立った人をボットが代わり、決着前の試合は全員が望むときだけ閉じます。
rules-may = **選べるハウスルール：**{ $rules }
rules-here = **ここのハウスルール：**{ $rules }
rules-title = { $game }のテーブルの**ハウスルール**
rules-which = どのルールを変えますか？
rules-most-deals = -# 第{ $deals }ラウンドのあとテーブルは閉じますが、試合は最後まで行います。
rules-host-only = -# 変えられるのはホスト（{ $host }）だけ、最初のラウンドの前までです。
