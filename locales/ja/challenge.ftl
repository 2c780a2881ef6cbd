# チャレンジ

game-challenge = チャレンジ

option-claims = 宣言
    .says = 全員が答えるまで伏せるか、枚数をその場で見せるか
choice-claims-sealed = 伏せる
choice-claims-open = 枚数をすぐ見せる
option-chips = チップ
    .says = ラウンドの終わりに何を払うか
choice-chips-none = チップなし
choice-chips-pot = 勝者にポット
choice-chips-per-tile = 残った牌の枚数分
option-stake = ポットに入れる額
    .says = 全員がラウンドのポットに入れるチップ
unit-stake = { $value }
option-rate = 牌1枚の値段
    .says = 残った牌1枚につき、ほかの人が勝者に払うチップ
unit-rate = { $value }
option-cap = 負けの上限
    .says = 牌の枚数で払うとき、1人が1ラウンドで失うチップの上限
unit-cap = { $value }
choice-cap-none = 牌16枚分
choice-cap-5600 = なし（全部数える）

action-claim = { $tiles ->
    [none] 宣言しない
   *[other] { $tiles }で宣言
}
action-challenge = { $name }にチャレンジ
action-give = { $tiles }を渡す
menu-claim = 宣言する牌を1枚か2枚選ぶ
menu-give = { $most ->
    [1] どの牌を渡しますか？
   *[other] どの{ $most }枚を渡しますか？
}

event-first-tosser = { $lot ->
    [yes] 第{ $deal }ラウンド。くじで{ $name }が最初に振ります。
   *[no] 第{ $deal }ラウンド。前のラウンドに負けた{ $name }が最初に振ります。
}
event-tossed = { $name }が振りました：{ $one }と{ $two }。
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
event-no-claims = 宣言なし。サイコロは次の人へ。
event-challenged = { $name }が{ $target }にチャレンジ。
event-exposed = { $true ->
    [yes] { $target }の牌は{ $tiles }。本当でした！{ $name }が引き取ります。
   *[no] { $target }の牌は{ $tiles }。ブラフでした！{ $name }が引き取ります。
}
event-gave-tiles = { $count ->
    [0] { $giver }には{ $receiver }に渡す牌がありません。
   *[other] { $giver }が{ $receiver }に{ $count }枚、伏せたまま渡しました。
}
event-to-boneyard = 全員パス。{ $count }枚が伏せたまま捨て牌になります。
event-claim-returned = { $name }はチャレンジされなかった{ $count }枚を手牌に戻しました。
event-deal-lost = { $name }は{ $count }枚残して負け。次のラウンドは最初に振ります。

# 読む本人だけが知っていること

note-exposed = { $target } { $tiles } { $true ->
    [yes] （本当）→ { $name }
   *[no] （ブラフ）
}
event-gave = { $name }に渡した牌：{ $tiles }
event-received = { $name }からもらった牌：{ $tiles }
event-discarded = チャレンジされずに捨て牌になった自分の宣言：{ $tiles }

illegal-claims-first = まず全員が出目に答えてからです。
illegal-claims-closed = 全員が答えたので、宣言はもう変えられません。
illegal-too-many-tiles = 宣言は{ $most }枚までです。もっと少なく選んでください。
illegal-not-yourself = 自分の宣言にはチャレンジできません。
illegal-no-open-claim = そこにはチャレンジできる宣言がありません。
illegal-give-first = まず、渡す牌を{ $need }枚選んでください。
illegal-wrong-give-count = ちょうど{ $need }枚選んでください。
illegal-nothing-to-give = いま渡す牌はありません。

rules-challenge = **チャレンジ**、サイコロとブラフのゲーム。2〜7人、5〜6人が最適
    {""}**目的：**いちばん先に牌をなくすこと。
    {""}**牌：**ダブルシックスを2組、1人8枚。ゲームから出た牌は伏せたまま捨て牌になります。
    {""}**出目：**順番に2個のサイコロを振ります。全員がこっそり答えます：宣言しない、1枚、または2枚を伏せる。1枚なら2つの数を示す牌、2枚ならつないで両端がその2つの数になる組だという*宣言*です。3と4なら0-3と0-4、または3-6と4-6など。5と5なら、5のある同じ牌が2枚必要です。全員が答えるまでは変えられ、そのあと各宣言の枚数が見えます。
    {""}**チャレンジ：**振った人から順に、宣言1つにチャレンジするかパスし、これを何周でも続けます。チャレンジされた宣言は表にします。*ブラフ*なら持ち主が引き取り、チャレンジした人から同じ枚数を伏せてもらいます。*本当*ならチャレンジした人が引き取り、持ち主から同じ枚数を伏せてもらいます。足りなければ、あるだけ渡します。
    {""}**全員が続けてパス**したら、残った宣言は伏せたまま捨て牌になり、サイコロは次の人へ。
    {""}**終わり：**手牌がなく、残っている宣言もなければ勝ち。最後の牌を伏せただけでは足りません。ほかの人の残った宣言は手牌に戻ります。牌が最多（同数なら目が最多）の人が負けで、次に最初に振ります。
    {""}**得点：**決めたとおりに：お楽しみ、ポット、または残った牌1枚につき何チップ（上限を決めなければ全部）。
    {""}**このゲームの特徴：**サイコロに0の目はないので、0-0は決して本当になりません。ブラフに使うか、人に渡すだけです。
    {""}-# pagat.com（Challenge）による。原典はUbluff。
