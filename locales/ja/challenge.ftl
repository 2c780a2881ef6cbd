# チャレンジ

game-challenge = チャレンジ

option-claims = 宣言
    .says = 全員が答えるまで伏せておくか、枚数をその場で見せるか
choice-claims-sealed = 全員が答えるまで伏せる
choice-claims-open = 枚数をその場で見せる
option-chips = チップ
    .says = ラウンドが終わったときに何を払うか
choice-chips-none = チップなし
choice-chips-pot = 勝者がポットを取る
choice-chips-per-tile = 残った牌の枚数分を払う
option-stake = ラウンドの参加料
    .says = 全員が1ラウンドごとにポットに入れるチップ
unit-stake = { $value }
option-rate = 牌1枚の値段
    .says = 残った牌1枚につき勝者に払うチップ
unit-rate = { $value }
option-cap = 失う額の上限
    .says = 牌の枚数で払うとき、1人が1ラウンドで失うチップの上限
unit-cap = { $value }
choice-cap-5600 = 上限なし

action-claim = { $tiles ->
    [none] 宣言しない
   *[other] { $tiles }で宣言
}
action-challenge = { $name }にチャレンジ
action-give = { $tiles }を渡す
menu-claim = 宣言する牌を1枚か2枚選ぶ
menu-give = { $most ->
        [1] 渡す牌を選ぶ
       *[other] 渡す牌を{ $most }枚選ぶ
    }

event-first-tosser = { $lot ->
    [yes] 第{ $deal }ラウンド。くじで{ $name }が最初に振ります。
   *[no] 第{ $deal }ラウンド。前のラウンドに負けた{ $name }が最初に振ります。
}
event-tossed = { $name }が振りました。出目は{ $one }と{ $two }です。
event-claim-shown = { $size ->
    [0] { $name }は宣言しません。
    [1] { $name }は1枚で宣言しました。
   *[other] { $name }は2枚で宣言しました。
}
event-claims-revealed = { $singles ->
    [none] 宣言が出そろいました。2枚：{ $pairs }。
   *[other] { $pairs ->
        [none] 宣言が出そろいました。1枚：{ $singles }。
       *[other] 宣言が出そろいました。1枚：{ $singles }。2枚：{ $pairs }。
    }
}
event-no-claims = 宣言なし。次の人が振ります。
event-challenged = { $name }が{ $target }にチャレンジしました。
event-exposed = { $true ->
    [yes] { $target }の牌は{ $tiles }。本当でした！{ $name }が引き取ります。
   *[no] { $target }の牌は{ $tiles }。ブラフでした！{ $name }が引き取ります。
}
event-gave-tiles = { $count ->
        [0] { $giver }には{ $receiver }に渡す牌がありません。
       *[other] { $giver }が{ $receiver }に{ $count }枚、伏せて渡しました。
    }
event-to-boneyard = 全員パス。{ $count }枚が伏せたまま捨て牌になりました。
event-claim-returned = { $name }が、チャレンジされなかった{ $count }枚を手牌に戻しました。
event-deal-lost = { $name }は{ $count }枚残して負け。次のラウンドは最初に振ります。

# 読む本人だけが知っていること

note-exposed = { $target } { $tiles } { $true ->
    [yes] （本当）→ { $name }
   *[no] （ブラフ）
}
event-gave = { $name }に渡した牌：{ $tiles }
event-received = { $name }からもらった牌：{ $tiles }
event-discarded = チャレンジされずに捨て牌になった自分の牌：{ $tiles }

# 宣言が表になっている間の、本人の手牌のメッセージ
reveal-wrong = { $target }は本当でした。{ $tiles }を引き取り{ $count ->
    [0] ます。
   *[other] 、さらに{ $count }枚もらいます。
}
reveal-right = ブラフを見破りました！{ $target }は{ $tiles }を引き取り{ $count ->
    [0] ます。
   *[other] 、あなたから{ $count }枚もらいます。
}
reveal-caught = { $name }にブラフを見破られました。{ $tiles }を引き取り{ $count ->
    [0] ます。
   *[other] 、さらに{ $count }枚もらいます。
}
reveal-true = あなたは本当でした！{ $name }が{ $tiles }を引き取り{ $count ->
    [0] ます。
   *[other] 、あなたから{ $count }枚もらいます。
}
undoubted-bluff = うまくいきました。誰にもチャレンジされていません。
event-lied = { $name }：ブラフ{ $count }回、{ $caught ->
    [0] 発覚なし
   *[other] { $caught }回発覚
}
lies-told = 今回のブラフ　{ $lies }
event-boldest-lie = このラウンド一番のブラフ：出目{ $one }と{ $two }で、{ $name }が{ $tiles }を通しました。

illegal-claims-first = まだできません。先に全員が、宣言するかどうかを決めます。
illegal-claims-closed = 全員が答えたので、宣言はもう変えられません。
illegal-too-many-tiles = 宣言できるのは{ $most }枚までです。枚数を減らしてください。
illegal-not-yourself = 自分の宣言にはチャレンジできません。
illegal-no-open-claim = その席には、チャレンジできる宣言がありません。
illegal-give-first = 先に、渡す牌を{ $need }枚選んでください。
illegal-wrong-give-count = 牌を{ $need }枚ちょうど選んでください。
illegal-nothing-to-give = いま渡す牌はありません。

rules-challenge = **チャレンジ**、サイコロとブラフのゲーム。2〜7人、5〜6人が最適
    {""}**目的：**いちばん先に牌をなくすこと。
    {""}**牌：**ダブルシックスを2組、1人8枚ずつ。ゲームから外れた牌は、伏せたまま捨て牌になります。
    {""}**出目：**順番にサイコロを2個振ります。そのつど全員が、宣言しないか、牌を1枚か2枚伏せるかをこっそり決めます。1枚なら「出目の2つの数がある牌」、2枚なら「つなぐと両端がその2つの数になる組」だという*宣言*です。3と4なら0-3と0-4、または3-6と4-6など。5と5なら、5のある同じ牌が2枚必要です。全員が答えるまでは変更でき、そのあと枚数だけが公開されます。
    {""}**チャレンジ：**振った人から順に、誰かの宣言1つにチャレンジするかパスします。これを何周でも続けます。チャレンジされた宣言は表にします。*ブラフ*なら、宣言した人がその牌を引き取り、チャレンジした人からも同じ枚数を伏せてもらいます。*本当*なら、チャレンジした人がその牌を引き取り、宣言した人からも同じ枚数を伏せてもらいます。足りないときは、あるだけ渡します。
    {""}**全員が続けてパス**したら、残った宣言は伏せたまま捨て牌になり、次の人が振ります。
    {""}**終わり：**手牌がなく、自分の宣言も残っていなければ勝ち。最後の牌を伏せただけでは勝ちになりません。ほかの人の残った宣言は手牌に戻ります。牌が最も多い人（同数なら目が最も多い人）の負けで、その人が次のラウンドで最初に振ります。
    {""}**得点：**取り決めによります。チップなし、ポット、または残った牌1枚につき何チップ（上限を決めなければ全部数えます）。
    {""}**このゲームの特徴：**サイコロに0の目はないので、0-0の宣言が本当になることはありません。ブラフに使うか、人に渡すしかない牌です。
    {""}-# pagat.com（Challenge）による。原典はUbluff。
