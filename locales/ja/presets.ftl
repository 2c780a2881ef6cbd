# 名前をつけたハウスルール

command-presets = 名前をつけたハウスルール（このサーバー用）
command-presets-save = このチャンネルのテーブルのハウスルールに名前をつけ、/playで選べるようにする
    .name = 名前（例：カフェ・ツェントラル）
command-presets-show = このサーバーの名前つきハウスルール一覧
command-presets-delete = 名前つきハウスルールを消す
    .name = どれを
preset-saved = 保存しました。/playで選べます：{ $preset }
preset-deleted = { $name }を消しました。
presets-none = 名前つきハウスルールはまだありません。テーブルを用意して、/presets saveを使ってください。
preset-usual = いつもどおり
refused-preset-name = 名前は1〜{ $most }文字で、ゲームの名前は使えません。
refused-presets-full = もう{ $most }個あります。/presets deleteで空けてください。
refused-no-preset = その名前のものはありません。/presets showで一覧が見られます。
