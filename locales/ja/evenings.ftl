# /evening：時刻を決めて開くテーブル

command-evening = ゲーム会を計画する：テーブルがここで自動的に開く、または大会（参加ボタンつき）
    .when = いつ：今日20時 · 明日の夜8時 · 金曜日 20:00 · 2時間後
    .game = どのゲーム
    .rounds = 大会のラウンド数（全テーブルに同じ牌が配られる）
    .minutes = 大会の1ラウンドの最長時間（分）
    .chips = 大会の参加料（チップ）。ふつうはなし。上位3人で分ける
evening-title = 📅 **{ $game }のゲーム会**
evening-host = 主催：{ $name }
evening-guests = { $count ->
    [0] まだ参加者はいません。
   *[other] 参加者{ $count }人：{ $names }
}
evening-more = ほか{ $count }人
evening-how = -# テーブルはここで自動的に開きます。参加すると、{ $reminds ->
    [yes] { $minutes }分前にお知らせし、開いたとき
   *[no] 開いたとき
}にメンションします。
evening-event = { $game }のゲーム会
evening-event-about = チャンネルで参加を申し込んでください。前もってお知らせし、テーブルはそこで自動的に開きます。
evening-event-link = -# サーバーのイベント：<{ $link }>
evening-event-lost = -# サーバーのイベントは削除されました。ゲーム会は予定どおり開きます。
button-evening-join = 参加する
button-evening-leave = 行けません
button-evening-cancel = ゲーム会を中止する
button-evening-drop = はい、中止します
evening-opened = **テーブルが開きました：**<{ $link }>
evening-taken = **このチャンネルには別のテーブルがあるため、**新しいテーブルは開きませんでした。そちらの席へどうぞ：<{ $link }>
evening-nobody = **参加者がいなかったため、**テーブルは開きませんでした。
evening-refused = **テーブルを開けませんでした。**参加者の中に今テーブルを開ける人がいないか、サーバーのテーブルの数が上限です。
evening-missed = **その時刻に不在だったため、**テーブルを開けませんでした。すみません。/playで開いてください。
evening-cancelled = **このゲーム会は中止になりました。**
evening-call-opened = { $names } { $game }のゲーム会が始まります。テーブルが開きました。席へどうぞ。
evening-call-taken = { $names } { $game }の時間です。このチャンネルには別のテーブルがあります。そちらの席に着くか、終わるまでお待ちください。
evening-call-refused = { $names } { $game }の時間ですが、テーブルを開けませんでした。/playで開いてください。
evening-call-missed = { $names } { $game }のゲーム会の時刻に不在でした。/playでテーブルを開いてください。
evening-call-cancelled = { $names } { $game }のゲーム会は中止になりました。
evening-gone = { $game }のゲーム会（{ $when }）は、チャンネルが削除されたため行われません。
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}{ $game }のゲーム会は{ $when }に始まります：<{ $link }>
evening-cancel-sure = { $count ->
    [0] このゲーム会を中止しますか？まだ参加者はいません。
   *[other] このゲーム会を中止しますか？参加者は{ $count }人です。ほかの参加者にはこのチャンネルで知らせます。
}
evening-planned = { $when }にゲーム会を計画しました：<{ $link }> あなたも参加者です。
evening-zone = -# 時刻は{ $zone }として読み取ります。違う時刻のつもりだったときは、このゲーム会を中止し、/settings でタイムゾーンを選んで、もう一度計画してください。
evening-near = -# 1つのチャンネルに置けるテーブルは1つだけで、ここでは{ $when }に別のゲーム会があります：<{ $link }> 重なりそうなら、別のチャンネルで計画してください。
evening-no-event = -# { $why ->
    [private] このチャンネルを見られない人がいるため、サーバーのイベントはありません。
    [permission] サーバーのイベントはありません。作るには「イベントを作成」の権限が必要です。ほかはすべて使えます。
   *[trouble] サーバーのイベントができたかどうか、Discordから確認できませんでした。ほかはすべて使えます。
}
evening-joined = 参加を受け付けました。{ $when }に始まります。{ $reminds ->
    [yes] 前もってお知らせします。
   *[no] {""}
}来られないときは、*{ $leave }*を押してください。
evening-left = 参加者の一覧に入っていません。お知らせもメンションもしません。
evening-cancelled-done = ゲーム会を中止しました。
refused-evening-time = 今から{ $minutes }分以上、60日以内の時刻を選んでください。
refused-evening-chips = 参加料があるのは大会だけです。*rounds*も選ぶか、*chips*を外してください。
refused-evening-slow = スローテーブルにはゲーム会の予定は要りません。決まった時刻に集まる必要がないからです。/playで開いてください。
refused-evening-unread = その時刻は読み取れません。例：今日20時 · 明日の夜8時 · 金曜日 20:00 · 2時間後
refused-evenings-yours = このサーバーではすでにゲーム会を{ $count }件計画しています。1つ中止するか、始まるまでお待ちください。メッセージが削除されたものは、今もう一度投稿します。
refused-evenings-server = このサーバーではすでにゲーム会が{ $count }件計画されています。どれかが始まるまでお待ちください。
refused-no-evening = このゲーム会は見つかりません。
refused-evening-over = このゲーム会はすでに始まったか、中止になりました。
refused-evening-full = 参加者はすでに{ $count }人で、これ以上はメンションできません。
refused-evening-not-yours = それができるのは、ゲーム会を計画した人かサーバーを管理する人だけです。

command-notify = このサーバーでゲームのテーブルが開いたら、ダイレクトメッセージで知らせる
    .game = どのゲーム
notice = { $server }で{ $game }のテーブルが開いています：<{ $link }>
notify-on = ここで{ $game }のテーブルが開いて参加者を待つときに知らせます。1時間に1回までです。おやすみ時間は/settingsにあります。
notify-off = { $game }のテーブルについては、もう知らせません。
button-unwish = もう知らせない

button-house-invitations = 招待
house-menu-invitations = なし：ロールを選ぶ
house-invitations = { $role ->
    [none] テーブルはロールをメンションして招待できません。
   *[other] 開いているテーブルのホストは、*{ button-invite }*で{ $role }をメンションできます。このサーバーで1時間に1回です。
}
house-invitations-means = 参加者が自分で選ぶロール（たとえば*ドミノ*）を選んでください。誰でもメンションできるロールにするか、私にその権限をください。選ばなければ、招待はありません。
moderated-invitations = { $about ->
    [none] 招待で使えるロールをなしにしました
   *[other] 招待で{ $about }をメンションできるようにしました
}
invitation = { $role } { $host }が{ $game }のテーブルを開いて待っています：<{ $link }>
invited = 招待を投稿しました。
refused-invite-everyone = 別のロールを選んでください。全員をメンションすることはありません。
refused-invite-host = 招待できるのはテーブルのホストだけです。
refused-invite-late = 招待できるのは、最初のラウンドの前で空席のある、開いているテーブルだけです。
refused-invite-none = このサーバーのモデレーターは招待を許可していません。/houseで許可できます。
refused-invite-soon = このサーバーでの前回の招待から1時間たっていません。次は{ $when }から送れます。
refused-invite-unmentionable = { $role }をメンションしても、Discordは誰にも通知しません。誰でもこのロールをメンションできるようにするか（サーバー設定のロール）、すべてのロールをメンションする権限を付けてもらえるよう、モデレーターに頼んでください。

button-times = プロフィール、時間、避けたい人
times-zone = 時刻を入力するときのタイムゾーン：**{ $zone }**
times-quiet = { $hours ->
    [none] お知らせや通知は**いつでも**送ります。
   *[other] このタイムゾーンの{ $hours }の間は**連絡しません。**お知らせも通知も送りません。手牌はいつでも届きます。
}
times-how = -# 決めるのはあなただけです。参加するゲーム会が始まるときは、チャンネルでメンションします。
quiet-never = いつでも連絡してよい
button-zone = タイムゾーン
button-back = 戻る
menu-quiet = おやすみ時間：お知らせなし
form-zone = タイムゾーン
form-zone-label = 都市またはタイムゾーンの名前
form-zone-how = 例：Tokyo、New York、Europe/Budapest
refused-no-zone = そのタイムゾーンは分かりません。Tokyoのような大都市か、Europe/Budapestのような名前を入力してください。

when-today = 今日 | 今夜 | 今晩 | 今朝 | 本日
when-tomorrow = 明日 | あした
when-overmorrow = 明後日 | あさって
when-in = -
when-in-minutes = 分後
when-in-hours = 時間後 | 時間
when-in-days = 日後
when-in-weeks = 週間後
when-evening = 夜 = 16 | 晩 = 16 | 午後 = 12 | 夕方 = 15 | 午前 = 0 | 今朝 = 0 | 朝 = 0 | 深夜 = 20 | 夜中 = 20
when-shifts = ちょうど = 0
when-spoken = 半 = 30分 | 正午 = 12:00 | 真夜中 = 24:00
when-filler = の | に | から | 次 | 、
when-week = 再来週 = 2 | 来週 = 1 | 今週 = 0 | 次 = +
when-weekdays = 月曜日 | 月曜 / 火曜日 | 火曜 / 水曜日 | 水曜 / 木曜日 | 木曜 / 金曜日 | 金曜 / 土曜日 | 土曜 / 日曜日 | 日曜
when-date = { $year }/{ $month }/{ $day }
when-shown = { $date }（{ $weekday }）{ $time }（{ $zone }）
button-invite = 招待する
