event-round-begun = { $lot ->
        [yes] 第{ $deal }ラウンド。くじ引きで{ $name }が最初に出します。
       *[no] { $tile ->
            [none] 第{ $deal }ラウンド。{ $name }が最初に出します。
           *[other] 第{ $deal }ラウンド。{ $tile }を持つ{ $name }が最初に出します。
        }
    }
event-round-won = { $ending ->
        [domino] { $count ->
           *[other] ドミノ！{ $seats }がラウンドに勝ちました。
        }
        [target] { $count ->
           *[other] { $seats }が目標点に達しました。
        }
       *[other] { $count ->
           *[other] 手詰まり。{ $seats }の目の合計が最少です。
        }
    }
event-round-tied = 手詰まり。目の合計が最少の人が複数いるので、勝者なしです。
event-arms-opened = 4本のアームがすべて使えるようになりました。
event-lead-given = { $name }が最初をパートナーに譲りました。
event-dealt-again = { $doubles ->
    [0] ダブルを持つ人がいないので、配り直しました。
   *[other] ダブルが5枚以上の手牌があり、配り直しました。
}
event-bonus-won = { $bonus ->
        [capicua] カピクア！{ $name }の最後の牌は両端につながりました。
        [chuchazo] チュチャソ！{ $name }が0-0で上がりました。
        [pass-lead] { $name }のチームにボーナス：次の人が最初の牌にパスしました。
        [pass-all] { $name }にボーナス：ほかの3人が全員パスしました。
        [block] { $name }のチームにボーナス：最後の牌を出し、手詰まりに勝ちました。
        [shutout] 完封！{ $name }のチームにボーナス：相手は0点です。
       *[deal] { $name }のチームに、ラウンド勝利のボーナス。
    }
event-hub-laid = 第{ $deal }ラウンド。中央は{ $tile }、{ $name }が最初に出します。
event-train-marked = { $name }が自分のトレインにマーカーを置き、誰でも出せるようになりました。
event-marker-taken = { $name }が自分のトレインのマーカーを外しました。
event-double-open = { $name }の{ $tile }は開いたまま。{ $times ->
    [1] 次の人は、このダブルにつなげなければなりません
   *[other] 最後のダブルから順番に、つなげなければなりません
}。
event-first-turn-ended = { $name }は最初の手番をここで終えました。

blocked-team-pips = 手詰まり。2人の手牌を合わせて目が少ない{ $name }がラウンドに勝ちました。
    .tied = 手詰まり。両チームの目の合計が同じなので、勝者なしです。
blocked-lowest-hand = 手詰まり。いちばん目の少ない手牌を持つ{ $name }がラウンドに勝ちました。
    .tied = 手詰まり。いちばん目の少ない手牌が両チームにあるので、勝者なしです。
blocked-closer = 手詰まり。止めた人と次の人を比べ、目の少ないほうの{ $name }がラウンドに勝ちました。
    .tied = 手詰まり。止めた人と次の人の目が同じなので、勝者なしです。
blocked-tied-leader = 手詰まりで同点。最初に出した側の{ $name }がラウンドに勝ちました。
blocked-tied-closer = 手詰まりで同点。最後の牌を出した側の{ $name }がラウンドに勝ちました。
blocked-tied-against = 手詰まりで同点。最後の牌を出さなかった側の{ $name }がラウンドに勝ちました。
blocked-without-doubles = 手詰まり。{ $name }がラウンドに勝ちました。ダブルのない手牌が先、次に目の合計の少なさで決まります。
    .tied = 手詰まり。いちばん良い手牌の目が同じなので、勝者なしです。
blocked-last-tile = 手詰まり。最後の牌を出した{ $name }がラウンドに勝ちました。
