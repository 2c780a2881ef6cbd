# ギャラリー：プレイヤーの後ろの観戦者と、そのベット（ブーキ）

option-spectators = ギャラリー
    .says = 観戦者は1人の後ろに座り、その手牌を見てベットできる
option-spectator-tie = 引き分けのときのベット
    .says = 勝者がいないとき、ギャラリーのベットをどうするか
choice-spectator-tie-return = 返す
choice-spectator-tie-carry = 次のラウンドに持ち越す
option-watch-consent = 観戦に必要なもの
    .says = 手牌を見せる前に、本人に聞くかどうか
choice-watch-consent-player = 本人の同意
choice-watch-consent-none = 誰の同意もいらない

button-watch = 観戦だけする
action-watch = { $name }の後ろに座る
action-admit = { $onlooker }の観戦を許す
action-deny = { $onlooker }の観戦を断る
action-bet = { $chips }チップをベット
action-take = { $onlooker }の{ $chips }のベットを受ける
action-reject = { $onlooker }の{ $chips }のベットを断る
action-getup = 席を離れる
action-rise = 席を離れる
menu-bet = ベットする額
form-bet = ベットする額

event-watch-asked = { $onlooker }が{ $name }の後ろに座りたいそうです。
event-watching = { $onlooker }が{ $name }の後ろに座りました。
event-watch-denied = { $name }は{ $onlooker }の観戦なしでプレイします。
event-bet-offered = { $onlooker }が{ $name }に{ $chips }のベットを申し出ました。
event-bet-answered = { $accepted ->
    [yes] 親が{ $onlooker }のベットを受けました：{ $name }に{ $chips }。
   *[no] 親が{ $name }への{ $onlooker }のベット（{ $chips }）を断りました。
}
event-bet-lapsed = 親の返事が間に合わず、{ $name }への{ $onlooker }のベット（{ $chips }）は取り消しです。
event-bet-paid = { $name }にベットした{ $onlooker }：**{ $hc }**。
event-bet-tied = { $carried ->
    [yes] { $name }への{ $onlooker }のベット（{ $chips }）は次のラウンドに持ち越します。
   *[no] { $name }への{ $onlooker }のベット（{ $chips }）は返します。
}

gallery-bets = ギャラリー：{ $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $name }に{ $chips }
   *[no] { $onlooker } { $name }に{ $chips }（申し出中）
}
gallery-behind = { $name }の後ろに{ $onlooker }
watch-whom = このラウンド、誰の後ろに座りますか？見えるのはその人の手牌だけです。{ $consent ->
    [yes] 先に本人に聞きます。
   *[no] {""}
}ラウンドの話はしないでくださいね。
watch-waiting = { $name }に聞いています。返事がなければ「いいえ」です。ほかの人に頼んでもかまいません。
watch-here = このラウンドは{ $name }の後ろです。
watch-bet-open = { $name }が3回目の手番で動くまで、{ $name }へのベットを親に申し出られます（{ $low }〜{ $high }チップ）。
watch-bet-offered = { $name }に{ $chips }のベットを申し出ました。親の返事を待っています。
watch-bet-on = あなたのベット：{ $name }に**{ $chips }**。
watch-over = ここでの観戦はこのラウンドで終わりです。次のラウンドは、テーブルの*観戦だけする*で選び直せます。
left-gallery = 席を離れたので、手牌はもう見えません。{ $bet ->
    [yes] ベットは有効で、ラウンドが終わると払われます。
   *[no] 次のラウンドは*観戦だけする*で選び直せます。
}

illegal-is-player = このテーブルのプレイヤーはギャラリーに座れません。
illegal-gallery-closed = このテーブルにはギャラリーがありません。
illegal-gallery-full = ギャラリーは満員です（定員{ $most }人）。
illegal-only-looking-on = それができるのはプレイヤーだけです。
illegal-no-such-seat = その席はありません。
illegal-already-watching = このラウンドの席はもう選びました。次のラウンドは別の席にも座れます。
illegal-asked-before = この人には、このラウンドでもう聞きました。
illegal-not-watching = いまは誰の後ろにも座っていません。
illegal-not-on-banker = 親にはベットできません。ベットの相手が親だからです。
illegal-already-bet = このラウンドのベットはもう受けられています。
illegal-already-offered = ベットはもう申し出ました。親の返事を待ってください。
refused-no-gallery = いま、このテーブルには観戦できる相手がいません。
refused-house-hand = { $name }はハウス側のプレイヤーです。チップがかかっている間、ハウスは手牌を誰にも見せません。人の後ろになら座れます。
refused-bank-short = 親のチップが{ $missing }足りず、このベットを受けられません。もっと小さい額でどうぞ。
