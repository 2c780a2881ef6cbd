# 名前をつけたハウスルール

presets-none = 名前つきハウスルールはまだありません。テーブルを用意してから、*{ button-preset-save }*を使ってください。
preset-usual = 標準
refused-preset-name = 名前は1〜{ $most }文字です。記号だけの名前や、ゲームやほかのハウスルールと同じ名前は使えません。記号、アクセント、大文字と小文字の違いは区別されません。
refused-presets-full = もう{ $most }個あります。先に1つ削除してください。
refused-no-preset = その名前のハウスルールはありません。
button-house-presets = 名前つきルール
house-menu-preset = 名前つきハウスルールを削除
button-preset-save = このテーブルのルールを保存
form-preset = ハウスルールの名前
