# テーブル：募集中、プレイ中、結果、手牌

lobby-open = · { $minutes }分 · { $host }がテーブルを開きました。
lobby-ending = { $match ->
        [yes] 決着前の試合は、全員が同意したときだけ途中で終わります。その前に席を立った人や3ラウンド不在の人は、席をボットに譲ります{ $pot ->
            [yes] （ポットの分け前も失います）
           *[no] {""}
        }。
       *[no] 始まったラウンドは最後まで行います。席を立った人や不在の人の代わりは、ボットが{ $chips ->
            [yes] その人のチップで
           *[no] {""}
        }ラウンドの終わりまで務めます。
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
closing-wanted = { $wanting }が、試合をここで終わりにしたいそうです。同意待ち：{ $missing }。よければ*{ $button }*を押してください。
winding-up = { $why ->
        [gave-way] 新しいテーブルのために場所を空けます
        [moderator] モデレーターがこのテーブルを閉じます
        [server-gone] サーバーから外されました
        [unreachable] チャンネルに書き込めなくなりました
       *[channel-gone] チャンネルがなくなりました
    }。{ $match ->
        [yes] 試合
       *[no] このラウンド
    }は最後まで行い、いない人の代わりはボットが務めます。
winding-up-waits = チャンネルに書き込めなくなりました。スレッドのロックが解除されれば続けられます。解除されなければ、{ $when }にテーブルを閉じます。
substitute = { $name }の代わりのボット
rules-changed = ハウスルール：{ $rules }
next-deal = 次のラウンドは{ $when }。全員の準備ができれば、すぐに始まります。
own-next-deal = 次のラウンドは{ $when }です。
next-deal-waits = 誰もいません。*{ $button }*を押すと次のラウンドが始まります。誰も押さなければ、{ $when }にテーブルを閉じます。
next-deal-unhurried = ごゆっくりどうぞ。*{ $button }*を押すと次のラウンドが始まります。テーブルは{ $when }に閉じます。
not-ready = {" "}準備がまだの人：{ $names }。
who-away = { $name }（不在、ボットが代理）
who-left = { $name }（退席、ボットが代理）

result-domino = { $wins ->
    [yes] ドミノ！**{ $name }**が牌を出しきり、ラウンドに勝ちました。
   *[no] ラウンド終了：**{ $name }**が牌を出しきりました。
}
result-blocked = { $wins ->
    [yes] 手詰まり。目の合計が最少の**{ $name }**がラウンドに勝ちました。
   *[no] 手詰まり。**{ $name }**の目の合計が最少です。
}
result-target = **{ $name }**が目標点に達し、試合終了です。
result-domino-team = ドミノ！**{ $out }**が牌を出しきり、**{ $names }**がラウンドに勝ちました。
result-blocked-team = 手詰まり。目の合計が最少の**{ $names }**がラウンドに勝ちました。
result-target-team = **{ $names }**が目標点に達し、試合終了です。
result-tied = { $ending ->
        [domino] 牌を出しきった人が複数いるので、単独の勝者はいません。
       *[other] 手詰まり。目の合計が最少の人が複数いるので、勝者なしです。
    }
result-carried = 賭け金を次のラウンドに持ち越し：{ $stakes }
ceiling-reached = **{ $names }**{ $count ->
       *[other] は
    }、ボットからの今日の獲得上限に達しました。{ $play ->
        [honour] このテーブルは、ここからチップなしです。
       *[chips] 超えた分はハウスに残ります。
    }
pot-shared = 試合の決着がついていないので、残っている全員でポットを分け合います。
pot-house = 試合の決着がつかず、ボットが残っているので、ポットはハウスのものになります。

ended-title = · 終了
ended-host = ホストがテーブルを閉じました。
ended-long = テーブルがラウンド数の上限に達しました。
ended-agreed = 全員が同意し、ここで終わりました。
ended-idle = 誰も来ませんでした。
ended-empty = 全員が席を立ちました。
ended-absence = { $name }が3ラウンド不在でした。
ended-abandoned = 誰もいなくなりました。
ended-too-few-chips = { $name }のチップが次のラウンドに足りません。/chips dailyで補充できます。
ended-left = { $name }が席を立ちました。
ended-no-successor = 空席が埋まりませんでした。ここではボットはチップを使って遊べません。
ended-finished = 試合終了です。
ended-moderator = モデレーターがテーブルを閉じました。
# place: dm: a direct message, whose last line links the channel
ended-next = { $place ->
    [dm] チャンネルの/playで新しく開けます。
   *[channel] /playで新しく開けます。
}
ended-channel-gone = チャンネルがなくなりました。始まっていたゲームは最後まで行いました。
ended-unreachable = チャンネルに書き込めません。始まっていたゲームは最後まで行いました。

button-join = 参加する
button-leave = 席を立つ
button-menu = その他…
button-repost = もう一度表示
button-final = 確定する
button-computer = ボットを加える
button-rules = ハウスルール
button-start = 開始
button-close = 閉じる
button-end = それでも閉じる
button-close-after = このラウンドで閉じる
button-hand = 手牌を見る
button-howto = ルール
button-onward = 次へ
button-ready = 次のラウンド

where = [{ $game }](<{ $link }>) · { $place }
where-gone = **{ $game }** · { $place } · チャンネルがなくなりました
hand-lobby = 席に着きました。ゲームが始まると、ここに手牌が表示されます。
hand-left = もうこのテーブルにはいません。
hand-net = 今回の収支：**{ $net }**。
your-turn = **あなたの番です**
your-stake-first = **賭け金を選んで**から出してください（{ $won ->
    [yes] 前のラウンドに勝ったため
   *[no] 3回目の手番のため
}）。
not-your-turn = まだあなたの番ではありません。
not-your-turn-here = まだ番ではありません。変わらないときは*{ $hand }*を。
nudge = { $names }さん、あなたの番です！{ $when }にボットが代わりにプレイします。[テーブルへ](<{ $link }>)
dealt = { $names }さん、牌を配りました。*{ $button }*を押すと手牌が見られます。
dm-private-thread = このプライベートスレッドを作った人とモデレーターは、参加者を外すことができます。その場合はダイレクトメッセージでしか続けられません。最初のラウンドの前にダイレクトメッセージを開いておいてください。
leave-sure = 席を立ちますか？{ $then ->
        [paid] このラウンドはボットがあなたのチップで最後までプレイし、そのあと払い出します。
        [closes] テーブルは閉じます。
       *[plays] 席はボットが引き継ぎます。
    }
leave-pot = いま席を立ちますか？ポットに入れた分や賭け金（{ $chips }）はテーブルに残ります。
left = 席を立ちました。
left-paid = 席を立ちました。チップは手元に戻りました。
left-pot = 席を立ちました。ポットに入れた分や賭け金（{ $chips }）はテーブルに残り、ほかは手元に戻りました。
left-seat = { $then ->
    [paid] 席を立ちました。このラウンドはボットが最後までプレイし、そのあと払い出します。
    [closes] 席を立ったので、テーブルは閉じます。
   *[plays] 席を立ちました。続きはボットが代わりにプレイします。
}
closing-on = このラウンドでテーブルを閉じます。
closing-off = テーブルは開いたままです。
closing-pot = 試合の決着前に閉じますか？ボットがまだ残っているので、ポットに入れた分（{ $chips }）はハウスのものになります。
closing-agreed = 試合の終了を提案しました。全員が同意すれば{ $playing ->
        [yes] このラウンドのあとに
       *[no] すぐに
    }終わります。同意待ち：{ $missing }。
closing-taken-back = このまま続けます。
opened = テーブルを開きました：[テーブルへ](<{ $link }>)
table-here = ここではもう{ $game }が進行中です（ホスト：{ $host }）：[テーブルへ](<{ $link }>)
posted = テーブルを出し直しました。

rules-ending = **途中で終わるとき：**始まったラウンドは最後まで行い、席を立った人の代わりはボットが務めます。決着前の試合は、全員が同意したときだけ終わります。
rules-may = **選べるハウスルール：**{ $rules }
rules-here = **ここのハウスルール：**{ $rules }
rules-title = { $game }のテーブルの**ハウスルール**
rules-which = どのルールを変えますか？
menu-rules-more = ほかのルール
menu-rules-usual = よく使うルール
rules-known = よく知られたルール
rules-most-deals = -# 第{ $deals }ラウンドのあとテーブルは閉じますが、試合は最後まで行います。
rules-host-only = -# 変更できるのはホスト（{ $host }）だけで、最初のラウンドが始まるまでです。
