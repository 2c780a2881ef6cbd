# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = 終わり方
    .says = 誰かがこの数だけラウンドに勝つと、テーブルを閉じる
choice-session-0 = 決めない
unit-session = { $value }勝先取
ended-won = { $name }が{ $wins }勝に一番乗りです！
