# 名前をつけたハウスルール

command-presets = このサーバーの名前つきハウスルール
command-presets-save = このチャンネルのテーブルのハウスルールに名前をつけて保存し、/playで選べるようにする
    .name = 名前（例：カフェ・ツェントラル）
command-presets-show = このサーバーの名前つきハウスルール一覧
command-presets-delete = 名前つきハウスルールを削除する
    .name = 削除するもの
preset-saved = 保存しました。/playで選べます：{ $preset }
preset-deleted = { $name }を削除しました。
presets-none = 名前つきハウスルールはまだありません。テーブルを用意してから、/presets saveを使ってください。
preset-usual = 標準
refused-preset-name = 名前は1〜{ $most }文字で、ゲームの名前は使えません。
refused-presets-full = もう{ $most }個あります。先に/presets deleteで1つ削除してください。
refused-no-preset = その名前のハウスルールはありません。/presets showで一覧を見られます。
