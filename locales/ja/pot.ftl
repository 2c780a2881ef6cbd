# ポットを賭けられるすべてのゲームの、試合のポット

option-entry = 参加料
    .says = 全員がポットに入れるチップ。試合の勝者が受け取る
choice-entry-0 = なし
unit-entry = 1人{ $value }チップ
event-pot-made = 全員がポットに{ $chips }チップずつ入れました。合計{ $pot }チップです。
event-match-won = { $shared ->
        [yes] { $name }が同点優勝で、試合終了です。
       *[no] { $name }が試合に勝ちました！
    }
event-pot-paid = { $name }がポットから{ $chips }{ $half ->
        [yes] ½
       *[no] {""}
    }チップを受け取りました。
