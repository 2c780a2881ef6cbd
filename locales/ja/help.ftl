# /helpと/about。コマンドは押せるメンションとして届く

command-help = ここでできることと、そのやり方
command-about = このボットの紹介とチップの価値

button-help = ここでできること
help-title = **何をしますか？**
help-play = **遊ぶ：**{ $play }で開始、{ $evening }で予定、{ $notify }でお知らせ。
help-sit = **席に着く：**テーブルの*{ button-join }*を押します。{ $hand }で手牌を見る、{ $table }でテーブルを一番下に出し直す、{ $leave }で席を立つことができます。
help-tables = **テーブル一覧：**{ $tables-mine }
help-watch = **観戦する：**テーブルはチャンネルの全員に見えます。ブーキでは*{ button-watch }*で手牌も見られます。
help-learn = **遊び方を習う：**{ $learn }で最初のラウンドを1手ずつ練習できます。
help-rules = **ルール：**{ $rules }で、ゲームのルールを図つきで読めます。
help-chips = **チップ：**{ $chips-balance }で残高、{ $chips-history }で出入りを確認し、{ $chips-daily }で今日の分を受け取ります。{ $leaderboard }はランキングです。
help-replay = **振り返る：**{ $replay }でラウンド、{ $achievements }で実績、{ $verify }でシャッフルの確認。
help-preferences = **自分の設定：**{ $preferences }で画像の見た目と相手のボットを選びます。
help-house = **このサーバー：**{ $house }で言語、チャンネル、上限、参加禁止を、{ $timezone }でタイムゾーンを設定し、{ $presets-save }で独自のハウスルールを保存します。{ $invite }は許可したロールをメンションします。
help-privacy = **自分のデータ：**{ $privacy-about }で記録の内容を確認し、{ $privacy-export }で受け取り、{ $privacy-forget }で削除します。
help-about = **このボットについて：**{ $about }
help-elsewhere = テーブルはサーバーのチャンネルにあります。遊ぶときは、そこで{ $play }を使ってください。

about = **Kaffeehaus** { $version }：中央ヨーロッパのドミノを、チャンネルのテーブルで遊べます。{ $play }でテーブルを開き、{ $rules }で遊び方を読めます。
    {""}**チップ**はゲーム内だけのものです。売り買いも、価値のあるものとの交換もできません。サーバーごとに全員が同じ数から始め、{ $chips-daily }で補充できます。残高はリセットされることがあります。
    {""}**シャッフルは確かめられます。**最初のラウンドの前に、封印（秘密の数の指紋、SHA-256）を見せます。席に着くときや各ラウンドで押したボタンも、シャッフルに使われます。テーブルが閉じると秘密の数を公開し、{ $verify }のファイルがあれば、誰でもすべてのシャッフルを再現できます。
    {""}**記録するもの：**ID、名前、言語、ダイレクトメッセージのチャンネル、チップ、遊んだゲーム。メッセージの内容は一切読みません。詳しくは{ $privacy-about }へ。
