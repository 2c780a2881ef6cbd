# ハウスルールへの同意

button-agree = 同意する
button-without = 待たずに開始
lobby-undecided = **ハウスルールが変わりました：**{ $rules }。次の人が同意すると始められます：{ $names }
hand-undecided = 席に着いたあとでハウスルールが変わりました：{ $rules }。よければ*同意する*を、よくなければテーブルの*席を立つ*を押してください。それまで牌は配られません。
warning-watch-consent-none = **ご注意：**ここでは、観戦者が断りなしに誰の手牌でも見られます。
refused-amended = そのボタンができたあとで、ハウスルールが変わりました。いまのルールはこうです：
refused-not-agreed = まだ全員がハウスルールに同意していません。
refused-already-agreed = もう同意済みです。
