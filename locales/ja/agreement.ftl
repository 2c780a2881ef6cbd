# ハウスルールへの同意

button-agree = 同意する
button-without = 待たずに開始
lobby-undecided = **ハウスルールが変わりました：**{ $rules }。次の人が同意すれば始められます：{ $names }
hand-undecided = 席に着いたあとにハウスルールが変わりました：{ $rules }。このルールで遊ぶなら*{ button-agree }*を、やめるなら*{ $menu } › { button-leave }*を押してください。選ぶまで牌は配られません。
warning-watch-consent-none = **ご注意：**このテーブルでは、観戦者が本人に断らずに誰の手牌でも見られます。
refused-amended = そのボタンが出たあとにハウスルールが変わりました。現在のルールはこちらです：
refused-not-agreed = まだ全員がハウスルールに同意していません。
refused-already-agreed = すでに同意しています。
