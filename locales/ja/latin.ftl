# ラテン・ペアドミノ

game-latin = ラテン・ペアドミノ
names-latin = ペアドミノ、ドミニカ式、プエルトリコ式、カリブのドミノ、国際式、キニエントス、dominicano、quinientos、500、ラテン・ドミノ、ペア・ドミノ、カリビアン・ドミノ、ドミニカ・ドミノ
hook-latin = 2対2
    .name = ラテン
    .word = 2対2
pitch-latin = カリブ流の2対2。牌は引きません。パートナーと息を合わせて読みましょう。
    .takes = 1試合約30分です。
option-style = 流儀
    .says = 下のルールをまとめて決める。1つずつ変えることもできる
choice-style-plain = シンプル
choice-style-dominican = ドミニカ式
choice-style-puerto-rican = プエルトリコ式（500）
choice-style-international = 国際式
option-pass-lead-alone = パートナーなしで加点
    .says = パートナーもパスするときでも、最初の牌へのパスを数える
option-pass-all = ほかの3人がパス
    .says = ほかの3人がパスし、自分がまた出せるときの点
choice-pass-all-none = 流儀のとおり
choice-pass-all-0 = なし
unit-pass-all = { $value }点
option-capicua = カピクア
    .says = 最後の牌が両端につながり、ダブルでないときの点
choice-capicua-none = 流儀のとおり
choice-capicua-0 = なし
unit-capicua = { $value }点
option-capicua-blank = 0のあるカピクア
    .says = 0のある牌もカピクアに数えるか
choice-capicua-blank-none = 流儀のとおり
option-chuchazo = チュチャソ
    .says = 最後の牌が0-0のときの点
choice-chuchazo-none = 流儀のとおり
choice-chuchazo-0 = なし
unit-chuchazo = { $value }点
option-deal-bonus = 勝ったラウンドのボーナス
    .says = 最初の4つの勝ちに100、75、50、25点を足す
choice-deal-bonus-none = 流儀のとおり
basics-latin = **目的：**向かいの**パートナー**と組み、ほかの2人と戦います。勝つときも一緒です。
    {""}**手番：**反時計回りです。手牌からAかBに1枚出します。つながる牌があれば必ず出します。なければ自動でパスになります。28枚すべてが4人の手にあります。
    {""}**勝ち：**2人のどちらかが最後の牌を出せば、そのラウンドの勝ち。誰も出せなくなったら、{ $style ->
        [dominican] 手牌の目が最少の人のチーム
       *[other] 2人の目の合計が最少のチーム
    }の勝ちです。勝ったチームは{ $count ->
        [rounds] 1点
       *[other] { $style ->
            [plain] 相手の目
           *[other] 全員の目
        }
    }をもらいます{ $count ->
        [rounds] {""}
       *[other] { $style ->
            [dominican] （ボーナスは30点ずつ）
            [puerto-rican] （ボーナスもあります）
           *[other] {""}
        }
    }。
    {""}**試合：**先に{ $target ->
        [none] { $count ->
            [rounds] 6
           *[other] { $style ->
                [plain] 100
                [puerto-rican] 500
               *[other] 200
            }
        }
       *[other] { $target }
    }点に達したチームの勝ちです。
    {""}**1ラウンドで失う額：**{ $entry ->
        [0] なし。チップを使わないテーブルです。
       *[other] なし。最初に一度だけ全員がポットに{ $entry }チップずつ入れ、試合の勝者が受け取ります。
    }
rules-latin = **ラテン・ペアドミノ**、4人、2対2
    {""}**目的：**向かいのパートナーと点を集めます。先に目標点に達したチームの勝ちです。
    {""}**牌：**ダブルシックス28枚、7枚ずつ。
    {""}**手番：**反時計回り。AかBにつながる牌を出します。出せるときは必ず出します。出せなければ自動でパスになります。
    {""}**ラウンドの終わり：**どちらか1人が最後の牌を出したチームの勝ち。誰も出せなくなったら、目の少ない側の勝ちです。勝ったチームは全員の目をもらいます。
    {""}**ドミニカ式**、200点まで。最初は6-6から、次からは前の勝者から（手詰まりのあとは、勝ったチームで目の少ない人）。手詰まりは手牌の目が最少の1人のチームの勝ち、同点なら始めたチームの勝ち。ボーナスは30点：最初の牌に次の人がパスし、パートナーが出す／ほかの3人がパスし、自分がまた出す（何度でも）／**カピクア**：最後の牌が両端につながる（ダブルと0を除く）。
    {""}**プエルトリコ式**、500点まで。始め方は同じ。手詰まりは2人の合計が最少のチームの勝ち、同点なら勝者なし。カピクア（0も可）と**チュチャソ**（最後が0-0、両端の数は問わない）は100点。最初の4つの勝ちに100、75、50、25点。
    {""}**国際式**、200点まで。くじで始め、次からは順番に。手詰まりはプエルトリコ式と同じ。ボーナスなし。
    {""}**シンプル**、100点まで。6-6から、次からは順番に。数えるのは相手の目だけ。手詰まりはプエルトリコ式と同じ。ボーナスなし。
    {""}-# pagat.com（Partnership Dominoes）による。
preset-dominican-200 = ドミニカ式、200点まで
preset-puerto-rican-500 = プエルトリコ式、500点まで（キニエントス）
preset-international-200 = 国際式、200点まで
preset-straight-six = ジャマイカ式、6ラウンド先取（Straight Six）
