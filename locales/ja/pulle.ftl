# プッレ：名前、ハウスルール、操作、出来事、断り、短いルール

game-pulle = プッレ

option-payment = 支払い
    .says = 各ラウンドの勝者に全員が払うチップ。手詰まりなら半額
choice-payment-0 = なし
unit-payment = 1人{ $value }チップ
option-buyback = 買い戻し
    .says = 高い点を、参加料の半額で下げられる
option-tie-adds-pips = 同点も数える
    .says = 手詰まりで最少が同点のラウンドでも、目を足す
option-buyback-with = 買い戻しの人数
    .says = 誰かが脱落したあとも買い戻せるか。脱落した人の点も数える
choice-buyback-with-four = 4人そろっていれば
choice-buyback-with-fewer = 少なくても
option-buyback-until = 買い戻しの期限
    .says = ラウンドの合間に考え直せるかどうか
choice-buyback-until-answer = 答えるまで
choice-buyback-until-deal = 次のラウンドまで
option-broken-reentry = ポット破れ
    .says = 全員が100点を超えたとき、誰がもう一度払って続けるか
choice-broken-reentry-all = 4人全員
choice-broken-reentry-survivors = 残っていた人だけ

lobby-reserve = 買い戻しには全部で{ $chips }必要です。少なくても遊べますが、勝ってチップを増やさないと買い戻せません。
action-buyback = 買い戻す：{ $score }点
action-decline = 買い戻さない
action-renounce = このポットには戻らない
sure-renounce = このポットにはもう戻らないことにしますか？買い戻せなくなり、ポットが破れてほかの人が戻っても、外のままです。

event-buyback-opened = 買い戻す人は、参加料の半額をポットに払います。
event-bought-back = { $name }が買い戻し、{ $score }点になりました。
event-declined = { $name }は買い戻しません。
event-buyback-closed = 買い戻しの受け付けは終わりました。
event-eliminated = { $name }は{ $score }点で脱落です。
event-pool-broken = ポットが破れました。全員が100点を超えたからです。全員0点に戻り、もう一度{ $chips }チップずつ払います。
event-returned = { $name }が復帰しました。
event-renounced = { $name }はもうこのポットに戻りません。

illegal-no-offer = いまは買い戻せません。
illegal-offer-changed = その間にほかの人が買い戻したので、いま買い戻すと{ $score }点です。もう一度決めてください。
illegal-not-out = ポットに戻らないと決められるのは、脱落した人だけです。

rules-pulle = **プッレ**（Pulle）、ウィーン、4人
    {""}**目的：**全員がポット（**プッレ**）に参加料を払います。100目を超えた人は脱落、最後まで残った人が全部もらいます。
    {""}**牌：**0-1から7-8までの36枚、ダブルなし。3人や2人になっても7枚ずつ。残りの**シュタム**は最後まで見せません。
    {""}**手番：**AかBにつながる牌を出します。出せるなら必ず出し、出せなければパスです。最初のラウンドはいちばん重い牌を持つ人から（どの牌でも可）、その後は前の勝者、引き分けのあとは最後に牌を出した人か、その次の残っている人から。
    {""}**ラウンドの終わり：**誰かの牌がなくなるか、誰も出せなくなったとき。出せなくなったら、目の合計が最少の人の勝ち。
    {""}**得点：**全員、手牌に残った目を足します。手詰まりの勝者も同じです。100点なら残り、101点で脱落。最少が同点なら、そのラウンドは数えません。
    {""}**買い戻し：**4人全員でプレイしたラウンドのあとは、参加料の半額を払って、ほかの3人のまんなかの点になれます。107点で、ほかが41、62、88なら62点に。（3人が同点なら1点多く。）自分より低く、100点以下で、次のラウンドの分も払えることが条件です。
    {""}**ポット破れ：**プレイした全員が100点を超えたら、4人とももう一度参加料を払い、0点からやり直します。
    {""}**このゲームの特徴：**ハウスルール：ラウンドの勝者にほかの人が払う（手詰まりなら半額）／4人より少なくても買い戻せる／次のラウンドまで買い戻せる。
    {""}-# pagat.com（Austrian dominoes）とgamefarm.jpによる。
