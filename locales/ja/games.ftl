# ゲーム：名前、ハウスルール、操作、出来事、断り、短いルール

game-buki = ブーキ
game-austrian-block = オーストリアン・ブロックゲーム

## ハウスルール：名前、一行の説明、値

option-hand = 配る枚数
    .says = 1人に何枚配るか
unit-hand = { $value }
choice-hand-none = 標準
option-min = 賭け金の下限
    .says = いちばん少ない賭け金（チップ）
unit-min = { $value }
option-max = 賭け金の上限
    .says = いちばん多い賭け金（チップ）
unit-max = { $value }
choice-max-none = 下限の3倍
option-banker = 親
    .says = テーブルが開いている間の親を誰にするか
choice-banker-none = くじで決める
option-banker-limits = 親が上下限を決める
    .says = 賭け金の下限と上限を親が選ぶ（親をくじで決めたときと、親がボットのときを除く）
option-direction = 回る向き
    .says = 手番がどちら回りか
choice-direction-cw = 時計回り
choice-direction-ccw = 反時計回り
option-reverse-every = 向きの切り替え
    .says = 何ラウンドごとに逆回りにするか
choice-reverse-every-0 = なし
unit-reverse-every = { $value ->
    [1] 毎ラウンド
   *[other] { $value }ラウンドごと
}
option-raise-until-fourth = 賭け金の追加
    .says = 親が認めれば、4回目の手番まで賭け金を増やせる
option-reveal-after-domino = ドミノ後の手牌公開
    .says = 誰かが出しきったときも、ほかの人の残りの手牌を見せる
option-deals = ラウンド数
    .says = 何ラウンドでテーブルを閉じるか
choice-deals-none = 制限なし
unit-deals = { $value }
option-turn-seconds = 手番の持ち時間
    .says = 過ぎるとボットが代わりにプレイする
choice-turn-seconds-20 = 20秒
choice-turn-seconds-30 = 30秒
choice-turn-seconds-60 = 1分
choice-turn-seconds-120 = 2分
choice-turn-seconds-300 = 5分
choice-turn-seconds-900 = 15分
choice-turn-seconds-3600 = 1時間
choice-turn-seconds-28800 = 8時間
choice-turn-seconds-86400 = 24時間
unit-turn-seconds = { $minutes ->
    [0] { $value }秒
   *[other] { $minutes }分
}
option-beat-seconds = 見せ場の長さ
    .says = 見せ場のあとの間
choice-beat-seconds-0 = なし
choice-beat-seconds-2 = 2秒
choice-beat-seconds-4 = 4秒
choice-beat-seconds-6 = 6秒
choice-true = はい
choice-false = いいえ
seat-number = 席{ $number }
nothing = —

## 操作（ボタンの言葉）

action-play = { $end ->
    [start] { $tile }
   *[other] { $tile } → { $end }
}
action-play-train = { $tile } → { $end }（{ $train ->
    [own] 自分のトレイン
    [mexican] メキシカントレイン
   *[other] { $owner }のトレイン
}）
action-turn = { $tile } → { $end }（{ $outer }が外側）
action-points = { $action }（+{ $points }）
action-pass = パス
action-give-lead = パートナーに最初を譲る
action-draw = 牌を引く
repeat-draw = { $most ->
    [none] つながるまで引く
   *[other] つながるまで引く（最大{ $most }枚）
}
action-stake = { $chips }チップ賭ける
action-add = { $chips }チップ足す
action-raise = { $chips }チップの追加を頼む
action-accept = 認める：{ $name } +{ $chips }
action-refuse = 断る：{ $name } +{ $chips }
menu-play = どの牌を、どちらに？
menu-stake = 賭け金
menu-add = 賭け金に足す
menu-raise = 親に追加を頼む
form-stake = 賭け金
form-add = 賭け金に足す
form-raise = 追加を頼む
form-chips = チップ（整数）
form-number = 整数
form-other = 別の数…

## 出来事

event-dealt = { $tile ->
    [none] 第{ $deal }ラウンド。{ $leader }から始めます。
   *[other] 第{ $deal }ラウンド。いちばん重い牌（{ $tile }）を持つ{ $leader }から始めます。
}
event-banker-drawn = くじで{ $name }が親になりました。
event-played = { $end ->
    [start] { $name }が{ $tile }で始めました。
   *[other] { $name }が{ $tile }を{ $end }に出しました。
}
event-played-train = { $train ->
    [own] { $name }が{ $tile }を自分のトレインに出しました。
    [mexican] { $name }が{ $tile }をメキシカントレインに出しました。
   *[other] { $name }が{ $tile }を{ $owner }のトレインに出しました。
}
event-drew = { $name }が{ $times }枚引きました。
event-passed = { $name }はパス。
event-staked = { $name }が{ $chips }チップ賭けました。
event-added = { $name }が賭け金に{ $chips }チップ足しました。
event-raise-asked = { $name }が親に{ $chips }チップの追加を頼みました。
event-raise-answered = { $accepted ->
        [yes] 親が認め、{ $name }が{ $chips }チップ追加しました。
       *[no] 親が{ $name }の追加を断りました。
    }
event-raise-lapsed = { $name }の追加の申し出は時間切れです。
event-direction-reversed = { $direction ->
        [1] 回る向きが変わり、ここからは時計回りです。
       *[other] 回る向きが変わり、ここからは反時計回りです。
    }
event-deal-won = { $ending ->
    [domino] { $name }が牌を出しきりました。ドミノ！
    [target] { $name }が目標点に達しました。
   *[other] 手詰まり。{ $name }の目の合計が最少です。
}
event-deal-tied = 手詰まり。目の合計が最少の人が複数いるので、勝者なしです。

## ルールが断ること

illegal-must-play = つながる牌があるときは、必ず出します。手牌で浮き上がっている牌から選んでください。
illegal-must-lead = このラウンドは{ $tile }から始めます。
illegal-must-draw = つながる牌がありません。まず牌を引いてください。
illegal-must-pass = つながる牌がないので、できるのはパスだけです。
illegal-not-your-turn = まだあなたの番ではありません。誰の番かはテーブルに出ています。
illegal-not-in-hand = { $tile }はもう手牌にありません。
illegal-does-not-fit = { $tile }はそこにつながりません。どの牌がどこにつながるかは、手牌で確かめられます。
illegal-no-drawing = このゲームでは牌を引きません。
illegal-deal-over = このラウンドは終わりました。
illegal-stake-required = 先に賭けてください（{ $min }チップ以上）。3回目の手番か、前のラウンドに勝ったときは、出す前に賭けます。
illegal-below-min = このテーブルで賭けられるのは{ $min }チップからです。
illegal-over-max = このテーブルで賭けられるのは{ $max }チップまでです。
illegal-already-staked = もう賭けました。賭け金は変更できません。
illegal-no-stake-yet = まだ賭けていないので、追加はできません。
illegal-already-asked = もう頼みました。親の返事を待ってください。
illegal-option-off = このテーブルでは賭け金を追加できません。
illegal-too-late = このラウンドでは、もう間に合いません。
illegal-whole-chips-only = チップの数を整数で入力してください（例：3）。
illegal-banker-stakes-not = あなたは親なので賭けません。ほかの人があなたを相手に賭けます。
illegal-banker-only = 答えられるのは親だけです。
illegal-nothing-asked = その頼みはもう有効ではありません。
illegal-not-carried = 足せるのは、引き分けで持ち越した賭け金だけです。
illegal-not-this-game = このゲームではできません。
illegal-bad-option = 「{ $option }」のその値は、この人数やほかのハウスルールとは合いません。別の値を選んでください。

## 短いルール（/rulesとボタン）

rules-buki = **ブーキ**（Bukidomino）、ウィーン、4人
    {""}**目的：**いちばん先に牌を出しきること。くじで選ばれた1人が**親**になり、一緒にプレイします。ほかの3人は親を相手に、自分に賭けます。
    {""}**牌：**0-1から7-8までの36枚、ダブルなし。6枚（または7枚）ずつ配ります。残りの**シュタム**は最後まで見せません。
    {""}**手番：**AかBにつながる牌を出します。出せるときは必ず出し、出せなければ自動でパスです。最初のラウンドはいちばん重い牌を持つ人から、次からは前の勝者（引き分けのあとは最後に牌を出した人）から始めます。どの牌から始めてもかまいません。
    {""}**賭け金：**3回目の手番の前に賭けます。前のラウンドの勝者は、始める前に賭けます。額は範囲内の整数で（ふつう2〜6チップ。失うのは最大でもこの額）、あとから取り消せません。賭ける前にラウンドが決まったら、下限の額を賭けたとみなします。
    {""}**終わり：**最後の牌を出した人の勝ち。誰も出せなくなったら、目の合計が最少の人の勝ち。
    {""}**支払い：**親以外が勝てば、親はその人に賭け金の2.5倍を払い、ほかの賭け金を取ります。親が勝てば賭け金をすべて取ります。最少が同点なら勝者なしで、賭け金は次のラウンドに持ち越し、足すこともできます。
    {""}**ギャラリー：**同意した人の後ろに座り（*観戦だけする*。チップがかかるときボットの後ろは不可）、3回目の手番までその手牌にベットできます。親はベットを受けるか断るかを選びます。払いは賭け金と同じですが、引き分けなら返します。
    {""}**このゲームの特徴：**数ラウンドごとに逆回りになります。ハウスルール：親が認めれば、4回目の手番まで賭け金を追加できる。
    {""}-# pagat.com（Austrian dominoes）とgamefarm.jpによる。
rules-austrian-block = **オーストリアン・ブロックゲーム**、2〜4人、個人戦
    {""}**目的：**いちばん先に牌を出しきること。誰も出せなくなったときは、目の合計が最少の人の勝ちです。
    {""}**牌：**0-1から7-8までの36枚、ダブルなし。2人なら11枚（または12枚）ずつ、3人なら8枚（または9枚）、4人なら7枚（または6枚か8枚）配ります。残りの**シュタム**は裏向きのまま、最後まで見せません。
    {""}**手番：**AかBにつながる牌を出します。出せるときは必ず出し、出せなければ自動でパスです。最初のラウンドはいちばん重い牌を持つ人から始め、どの牌を出してもかまいません。次からは前のラウンドの勝者が始めます。
    {""}**終わり：**最後の牌を出した人の勝ち。誰も出せなくなったら、目の合計が最少の人の勝ち。同点なら勝者なしで、最後に牌を出した人が次のラウンドを始めます。
    {""}**得点：**ラウンドに勝つごとに1勝。ラウンド数を決めておけば、勝ち数が最も多い人が試合に勝ちます。ポットを賭けることもできます。
    {""}**このゲームの特徴：**牌はれんがのように2段に並びますが、つながるのは両端だけです。
    {""}-# pagat.com（Austrian dominoes）とgamefarm.jpによる。
