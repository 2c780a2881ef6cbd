# ギャラリー：プレイヤーの後ろの観戦者と、そのベット（ブーキ）

option-spectators = ギャラリー
    .says = 観戦者は1人の後ろに座り、その手牌を見てベットできる
option-spectator-tie = 引き分けのときのベット
    .says = 勝者がいないとき、ギャラリーのベットをどうするか
choice-spectator-tie-return = 返す
choice-spectator-tie-carry = 次のラウンドに持ち越す
option-watch-consent = 観戦前に本人に確認
    .says = 手牌を見せる前に、本人に聞くかどうか
choice-watch-consent-player = する
choice-watch-consent-none = しない

button-watch = 観戦だけする
action-watch = { $name }の後ろに座る
action-admit = { $onlooker }の観戦を許す
action-deny = { $onlooker }の観戦を断る
action-bet = { $chips }チップをベット
action-take = { $onlooker }の{ $chips }チップのベットを受ける
action-reject = { $onlooker }の{ $chips }チップのベットを断る
action-getup = 席を離れる
menu-bet = ベットする額
form-bet = ベットする額

event-watch-asked = { $onlooker }が{ $name }の後ろに座りたいそうです。
event-watching = { $onlooker }が{ $name }の後ろに座りました。
event-watch-denied = { $name }が{ $onlooker }の観戦を断りました。
event-bet-offered = { $onlooker }が{ $name }への{ $chips }チップのベットを申し出ました。
event-bet-answered = { $accepted ->
        [yes] 親が{ $onlooker }のベットを受けました：{ $name }に{ $chips }チップ。
       *[no] 親が{ $name }への{ $onlooker }のベット（{ $chips }チップ）を断りました。
    }
event-bet-lapsed = 親の返事が間に合わず、{ $name }への{ $onlooker }のベット（{ $chips }チップ）は取り消されました。
event-bet-paid = { $name }にベットした{ $onlooker }：**{ $hc }**。
event-bet-tied = { $carried ->
        [yes] { $name }への{ $onlooker }のベット（{ $chips }チップ）は次のラウンドに持ち越します。
       *[no] { $name }への{ $onlooker }のベット（{ $chips }チップ）は返します。
    }

gallery-bets = ギャラリー：{ $bets }
gallery-bet = { $accepted ->
        [yes] { $onlooker } { $name }に{ $chips }チップ
       *[no] { $onlooker } { $name }に{ $chips }チップ（申し出中）
    }
gallery-behind = { $name }の後ろに{ $onlooker }
watch-whom = このラウンドは誰の手牌を見ますか？見られるのはその人の手牌だけです。{ $consent ->
        [yes] 先に本人に確認します。
       *[no] {""}
    }ラウンドの内容は話さないでください。
watch-waiting = { $name }に確認しています。返事がなければ見られません。待つ間に、ほかの人に頼むこともできます。
watch-here = このラウンドは{ $name }の後ろで観戦しています。
watch-bet-open = { $name }が3回目の手番を終えるまで、{ $name }へのベット（{ $low }〜{ $high }チップ）を親に申し出られます。
watch-bet-offered = { $name }への{ $chips }チップのベットを申し出ました。親の返事を待っています。
watch-bet-on = あなたのベット：{ $name }に**{ $chips }チップ**。
watch-over = このラウンドでは、もう手牌を見られません。次のラウンドは、*{ $menu } › { button-watch }*で選び直せます。
left-gallery = 席を離れたので、手牌はもう見えません。{ $bet ->
        [yes] ベットは有効で、ラウンドが終わると精算されます。
       *[no] 次のラウンドは*{ $menu } › { button-watch }*で選び直せます。
    }

illegal-is-player = このテーブルのプレイヤーはギャラリーに座れません。
illegal-gallery-closed = このテーブルにはギャラリーがありません。
illegal-gallery-full = ギャラリーは満員です（定員{ $most }人）。
illegal-only-looking-on = それができるのはプレイヤーだけです。
illegal-no-such-seat = その席はありません。
illegal-already-watching = このラウンドの席はもう選びました。次のラウンドは別の席に座れます。
illegal-asked-before = この人には、このラウンドでもう頼みました。
illegal-not-watching = いまは誰の後ろにも座っていません。
illegal-not-on-banker = 親にはベットできません。ベットはすべて親を相手にするものです。
illegal-already-bet = このラウンドのベットは、もう親が受けました。
illegal-already-offered = もうベットを申し出ました。親の返事を待ってください。
refused-no-gallery = いま、このテーブルには観戦できる相手がいません。
refused-house-hand = { $name }はボットです。チップがかかっている間、ボットは誰にも手牌を見せません。人の後ろになら座れます。
refused-bank-short = 親のチップが{ $missing }足りず、このベットを受けられません。もっと少ない額を選んでください。
