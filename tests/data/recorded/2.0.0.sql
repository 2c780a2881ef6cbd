BEGIN TRANSACTION;
CREATE TABLE accounts (
	account TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	user BIGINT, 
	balance BIGINT NOT NULL, 
	PRIMARY KEY (account), 
	CONSTRAINT accounts_no_debt CHECK (balance >= 0 OR kind = 'house')
);
INSERT INTO "accounts" VALUES('member:81384788765712384:1',81384788765712384,'member',1,342);
INSERT INTO "accounts" VALUES('house:81384788765712384',81384788765712384,'house',NULL,-2062);
INSERT INTO "accounts" VALUES('member:81384788765712384:2',81384788765712384,'member',2,344);
INSERT INTO "accounts" VALUES('table:e5k8mq54',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:8w6p86n9',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:hndfbgpx',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:9mkcffj2',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	marks TEXT, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,5,'five-rounds',1,NULL);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'five-rounds',1,NULL);
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000006000,'4f7rgh4z',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000006000,'4f7rgh4z',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-win',1800000006000,'4f7rgh4z',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000332400,'5z8gegss',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000332400,'5z8gegss',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-win',1800000332400,'5z8gegss',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000342000,'dac4zw79',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000342000,'dac4zw79',1);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2000');
CREATE TABLE avoided_people (
	user BIGINT NOT NULL, 
	mark TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (user, mark)
);
CREATE TABLE awaited (
	table_id TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (table_id, user)
);
CREATE TABLE bans (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (guild, user)
);
CREATE TABLE departures (
	guild BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (guild)
);
CREATE TABLE entrants (
	tournament TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	press BIGINT NOT NULL, 
	out BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, user)
);
INSERT INTO "entrants" VALUES('9mkcffj2',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('9mkcffj2',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('9mkcffj2',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('9mkcffj2',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('9mkcffj2',81384788765712384,5,12,0);
CREATE TABLE erasures (
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	seed TEXT NOT NULL, 
	PRIMARY KEY (user)
);
CREATE TABLE evening_guests (
	evening TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	press BIGINT NOT NULL, 
	reminded BOOLEAN NOT NULL, 
	partner BIGINT, 
	PRIMARY KEY (evening, user)
);
INSERT INTO "evening_guests" VALUES('9mkcffj2',1,81384788765712384,1800000027600,1,0,NULL);
INSERT INTO "evening_guests" VALUES('9mkcffj2',2,81384788765712384,1800000027600,9,0,NULL);
INSERT INTO "evening_guests" VALUES('9mkcffj2',3,81384788765712384,1800000027600,10,0,NULL);
INSERT INTO "evening_guests" VALUES('9mkcffj2',4,81384788765712384,1800000027600,11,0,NULL);
INSERT INTO "evening_guests" VALUES('9mkcffj2',5,81384788765712384,1800000027600,12,0,NULL);
CREATE TABLE evenings (
	id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	rounds INTEGER NOT NULL, 
	minutes INTEGER NOT NULL, 
	entry INTEGER NOT NULL, 
	locale TEXT NOT NULL, 
	starts_at BIGINT NOT NULL, 
	step TEXT NOT NULL, 
	due BIGINT, 
	version BIGINT NOT NULL, 
	shown BIGINT NOT NULL, 
	message BIGINT, 
	event BIGINT, 
	event_lost BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "evenings" VALUES('9mkcffj2',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000327600,'reminded',1800000327600,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','0e3c77ac9729f84c04c6073c42259de7faafcb6d9760d023729e0c575a92ee6d');
CREATE TABLE forgotten (
	mark TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (mark)
);
CREATE TABLE guilds (
	guild BIGINT NOT NULL, 
	locale TEXT, 
	computer_chips BOOLEAN NOT NULL, 
	server_tables INTEGER, 
	host_tables INTEGER, 
	session_deals INTEGER, 
	channels TEXT, 
	arrived BIGINT, 
	time_zone TEXT, 
	season_channel BIGINT, 
	puzzle_channel BIGINT, 
	puzzle_posted INTEGER, 
	invite_role BIGINT, 
	invited_at BIGINT, 
	games_off TEXT, 
	first_games TEXT, 
	PRIMARY KEY (guild)
);
CREATE TABLE house_fields (
	tournament TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	results TEXT NOT NULL, 
	PRIMARY KEY (tournament, round, number)
);
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,0,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,1,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,2,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,3,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,4,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,5,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,6,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,7,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,8,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,9,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,10,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,11,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,12,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,13,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,14,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,15,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,16,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,17,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,18,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,19,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,20,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,21,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,22,'-5 -4 0 9000');
INSERT INTO "house_fields" VALUES('9mkcffj2',81384788765712384,1,23,'-5 -4 0 9000');
CREATE TABLE left_rounds (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	rounds INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, at)
);
CREATE TABLE level_progress (
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	level TEXT NOT NULL, 
	recent TEXT NOT NULL, 
	PRIMARY KEY (user, game)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	"by" BIGINT, 
	what TEXT NOT NULL, 
	events TEXT NOT NULL, 
	settled TEXT, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('fa7wc934',1,1800000000000,1,'["open austrian-block", "seal cc9c931a7791e4c8055922c5ab3638a39e3f3ba492a0612e09b64caed4782bc0"]','[]',NULL);
INSERT INTO "log" VALUES('fa7wc934',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('fa7wc934',3,1800000000000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 40}]',NULL);
INSERT INTO "log" VALUES('fa7wc934',4,1800000000000,1,'["0 play 4-6 start"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('fa7wc934',5,1800000000000,2,'["1 play 3-6 right"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('fa7wc934',6,1800000000000,1,'["0 play 0-4 left"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('fa7wc934',7,1800000000000,2,'["1 play 0-3 left"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('fa7wc934',8,1800000000000,1,'["0 play 1-3 left"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',1,1800000000000,1,'["open buki", "seal 250c433191595e3d7a3f321291c3c6fef370e6db19d745e2b0c1c424e6c5cfe5"]','[]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',5,1800000000000,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 0}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',6,1800000001200,NULL,'["2 play 0-7 start"]','[{"event": "Played", "seat": 2, "tile": 19, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',7,1800000002400,NULL,'["3 play 5-7 right"]','[{"event": "Played", "seat": 3, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',8,1800000002400,1,'["0 play 0-4 left"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',9,1800000002400,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('e5k8mq54',10,1800000003600,NULL,'["2 play 0-5 left"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',1,1800000003600,1,'["open pulle", "seal ae7d94ca1d822c2847e1930ee5748504818cbe5b5d21af0055206c99c31f1c40"]','[]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',2,1800000003600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',3,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',4,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',5,1800000003600,1,'["start 4711,1002", "deal 12,12,12,12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',6,1800000003600,1,'["0 play 1-7 start"]','[{"event": "Played", "seat": 0, "tile": 23, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',7,1800000003600,2,'["1 play 0-7 right"]','[{"event": "Played", "seat": 1, "tile": 19, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',8,1800000004800,NULL,'["2 play 1-8 left"]','[{"event": "Played", "seat": 2, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',9,1800000006000,NULL,'["3 play 3-8 left"]','[{"event": "Played", "seat": 3, "tile": 35, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('8w6p86n9',10,1800000006000,1,'["0 play 0-3 left"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',1,1800000006000,1,'["open austrian-draw", "seal da971f24c8237940b5fca379ad8fe6c71d49e6c3a1ff09b53201483a7a379952"]','[]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',4,1800000006000,1,'["0 play 6-8 start"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',5,1800000006000,2,'["1 play 4-8 right"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',6,1800000006000,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',7,1800000006000,2,'["1 play 4-7 right"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('x47yhxj3',8,1800000006000,1,'["0 play 1-7 right"]','[{"event": "Played", "seat": 0, "tile": 23, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',1,1800000006000,1,'["open luxembourg", "seal e19d580df98d5ba6b59aad381ba25f1f6bfe68bec065311becf315940f7a557b"]','[]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LotShown", "seat": 0, "tile": 22}, {"event": "LotShown", "seat": 1, "tile": 36}, {"event": "WinningTile", "deal": 1, "seat": 1, "tile": 36}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',4,1800000006000,2,'["1 draw", "1 pass"]','[{"event": "Drew", "seat": 1}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',5,1800000006000,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',6,1800000006000,2,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',7,1800000006000,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqcjf7hj',8,1800000006000,2,'["1 draw", "1 pass"]','[{"event": "Drew", "seat": 1}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',1,1800000006000,1,'["open hungarian", "seal 5e89eeaa883865c924f27054bf5be1a4dd1362739dc0d8221cb9adddf5cf1849"]','[]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LeaderDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": null}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',4,1800000006000,2,'["1 train start 2-5 5-6 6-6 3-6 0-3 0-0 0-5 1-5 1-1 1-6 4-6"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "start"}, {"event": "Played", "seat": 1, "tile": 33, "end": "right"}, {"event": "Played", "seat": 1, "tile": 36, "end": "right"}, {"event": "Played", "seat": 1, "tile": 26, "end": "right"}, {"event": "Played", "seat": 1, "tile": 5, "end": "right"}, {"event": "Played", "seat": 1, "tile": 0, "end": "right"}, {"event": "Played", "seat": 1, "tile": 11, "end": "right"}, {"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "Played", "seat": 1, "tile": 2, "end": "right"}, {"event": "Played", "seat": 1, "tile": 18, "end": "right"}, {"event": "Played", "seat": 1, "tile": 30, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 11}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',5,1800000006000,1,'["0 train right 4-4 3-4 3-3 2-3 2-4 1-4 1-3 3-5 5-5", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 20, "end": "right"}, {"event": "Played", "seat": 0, "tile": 16, "end": "right"}, {"event": "Played", "seat": 0, "tile": 12, "end": "right"}, {"event": "Played", "seat": 0, "tile": 9, "end": "right"}, {"event": "Played", "seat": 0, "tile": 13, "end": "right"}, {"event": "Played", "seat": 0, "tile": 10, "end": "right"}, {"event": "Played", "seat": 0, "tile": 7, "end": "right"}, {"event": "Played", "seat": 0, "tile": 21, "end": "right"}, {"event": "Played", "seat": 0, "tile": 29, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 9}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',6,1800000006000,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}, {"event": "SeriesEnded", "seat": 0, "count": 1}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',7,1800000006000,2,'["1 play 0-1 left"]','[{"event": "Played", "seat": 1, "tile": 1, "end": "left"}, {"event": "SeriesEnded", "seat": 1, "count": 1}]',NULL);
INSERT INTO "log" VALUES('4f7rgh4z',8,1800000006000,1,'["0 play 0-4 left"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "left"}, {"event": "SeriesEnded", "seat": 0, "count": 1}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 6, "score": 6}, {"event": "Scored", "seat": 1, "points": 0, "score": 0}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":15,"moves":15,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":17,"moves":17,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('2du4m5ck',1,1800000006000,1,'["open challenge", "seal 499a39512206bf245544ead705667b5fb5291077947d4350ff8842cdccd96645"]','[]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "FirstTosser", "deal": 1, "seat": 0, "lot": true}, {"event": "Tossed", "seat": 0, "one": 2, "two": 5}]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',4,1800000006000,1,'["0 claim 0-4 0-5"]','[]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',5,1800000006000,2,'["1 claim 2-5 5-5"]','[{"event": "ClaimsRevealed", "singles": [], "pairs": [0, 1]}]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',6,1800000006000,1,'["0 pass"]','[{"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',7,1800000006000,2,'["1 pass"]','[{"event": "Passed", "seat": 1}, {"event": "ToBoneyard", "count": 4}, {"event": "Tossed", "seat": 1, "one": 5, "two": 3}]',NULL);
INSERT INTO "log" VALUES('2du4m5ck',8,1800000006000,1,'["0 claim 1-1 5-6"]','[]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',1,1800000006000,1,'["open draw", "seal f39bbbded57dec23eef2d9436252e2f393faf4bd7ac5a84c6c321d80ad033792"]','[]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',4,1800000006000,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',5,1800000006000,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',6,1800000006000,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',7,1800000006000,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('gwxqevgk',8,1800000006000,1,'["0 play 2-3 right"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',1,1800000006000,1,'["open block", "seal 44a15e3224168d46fa4152f7d5c84980eac4000afbe0b71be298c59728e9abbd"]','[]',NULL);
INSERT INTO "log" VALUES('wxk6denh',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('wxk6denh',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',4,1800000006000,2,'["1 play 5-5 start"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',5,1800000006000,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',6,1800000006000,2,'["1 play 2-6 left"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',7,1800000006000,1,'["0 play 2-5 right"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wxk6denh',8,1800000006000,2,'["1 play 2-3 left"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',1,1800000006000,1,'["open all-fives", "seal 60bf9ce7e353c55d4881d7582064d233dfac3f184621a112879dc8fb7e906167"]','[]',NULL);
INSERT INTO "log" VALUES('acfbey3w',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('acfbey3w',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',5,1800000006000,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',6,1800000006000,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',7,1800000006000,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}, {"event": "Scored", "seat": 1, "points": 10, "score": 10}]',NULL);
INSERT INTO "log" VALUES('acfbey3w',8,1800000006000,1,'["0 play 2-6 up"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "up"}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',1,1800000006000,1,'["open bergen", "seal f95834524c762e2efc576bf365204c3c06dc212381c36bae4b9845e05761c879"]','[]',NULL);
INSERT INTO "log" VALUES('5pytvecs',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5pytvecs',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',4,1800000006000,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}, {"event": "Scored", "seat": 0, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',5,1800000006000,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',6,1800000006000,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',7,1800000006000,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('5pytvecs',8,1800000006000,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',1,1800000006000,1,'["open latin", "seal 2c43db5f03d8f621ec2279cefe397f065a2ec91edd5f378ddc4f6718d915acdf"]','[]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',3,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',4,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',5,1800000006000,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',6,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',7,1800000007200,NULL,'["3 play 4-6 left"]','[{"event": "Played", "seat": 3, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',8,1800000007200,2,'["2 play 3-4 left"]','[{"event": "Played", "seat": 2, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',9,1800000008400,NULL,'["1 play 0-3 left"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hjjpz9cb',10,1800000008400,1,'["0 play 5-6 right"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',1,1800000008400,1,'["open cuban", "seal d2e407ac444e00f9ddba2ac8d968539a672a4eafd01166b9e7092bdc10824528"]','[]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',2,1800000008400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',3,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',4,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',5,1800000008400,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 54, "lot": false}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',6,1800000009600,NULL,'["3 play 9-9 start"]','[{"event": "Played", "seat": 3, "tile": 54, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',7,1800000009600,2,'["2 play 7-9 left"]','[{"event": "Played", "seat": 2, "tile": 52, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',8,1800000010800,NULL,'["1 play 3-9 right"]','[{"event": "Played", "seat": 1, "tile": 48, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',9,1800000010800,1,'["0 play 3-3 right"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('asf7hb2h',10,1800000012000,NULL,'["3 play 7-7 left"]','[{"event": "Played", "seat": 3, "tile": 41, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',1,1800000012000,1,'["open matador", "seal 47da8ea61f1fedf21d90ce1a5b6a179b7f3ce45c75676086875eb63926c9fcc8"]','[]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',3,1800000012000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',4,1800000012000,2,'["1 play 5-5 start"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',5,1800000012000,1,'["0 play 0-2 right"]','[{"event": "Played", "seat": 0, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',6,1800000012000,2,'["1 play 3-4 left"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',7,1800000012000,1,'["0 play 2-3 left"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uc8wcju7',8,1800000012000,2,'["1 play 2-5 left"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',1,1800000012000,1,'["open sebastopol", "seal d8c195000eba433261a93aefba93c48ffc0f8c01889670785290756c719f6a30"]','[]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',3,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',4,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',5,1800000012000,1,'["start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',6,1800000012000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',7,1800000012000,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',8,1800000013200,NULL,'["2 play 5-6 up"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "up"}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',9,1800000014400,NULL,'["3 play 2-6 down"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "down"}]',NULL);
INSERT INTO "log" VALUES('9rfxv2ay',10,1800000014400,1,'["0 play 1-6 right"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "right"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',1,1800000014400,1,'["open mexican-train", "seal ecc3d991dc1e8aa1219cf5eb55e60acb3a80edb2fb7fcea6dcff48e733aa1d06"]','[]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',3,1800000014400,1,'["start 4711,1002", "deal 0,0"]','[{"event": "HubLaid", "deal": 1, "seat": 1, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',4,1800000014400,2,'["1 play 4-9 mexican"]','[{"event": "Played", "seat": 1, "tile": 49, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',5,1800000014400,1,'["0 play 4-8 mexican"]','[{"event": "Played", "seat": 0, "tile": 38, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',6,1800000014400,2,'["1 play 2-8 mexican"]','[{"event": "Played", "seat": 1, "tile": 32, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',7,1800000014400,1,'["0 play 2-5 mexican"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('ty9fvzqy',8,1800000014400,2,'["1 play 8-9 own1"]','[{"event": "Played", "seat": 1, "tile": 53, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',1,1800000014400,1,'["open tendler", "seal 2ef5502a08742992dce2b911e13b2a5f07e910a67057e1d4e2c550e46310cc4e"]','[]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',3,1800000014400,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 40}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',4,1800000014400,1,'["0 play 4-7 start"]','[{"event": "Played", "seat": 0, "tile": 34, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',5,1800000014400,2,'["1 play 5-7 right"]','[{"event": "Played", "seat": 1, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',6,1800000014400,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',7,1800000014400,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('7sv5g4mx',8,1800000014400,2,'["1 play 6-8 right"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',1,1800000014400,1,'["open austrian-block", "seal 39633cdb1f69360d7420e0c9cb7bb6878dd83a14c9dc0d9aa2314b87c5d7e75e"]','[]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',3,1800000014400,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',4,1800000014400,2,'["1 play 5-7 start"]','[{"event": "Played", "seat": 1, "tile": 37, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',5,1800000014400,1,'["0 play 6-7 right"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',6,1800000014400,2,'["1 play 6-8 right"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',7,1800000014400,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',8,1800000014400,2,'["1 play 1-5 left"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',9,1800000014400,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',10,1800000014400,2,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',11,1800000014400,1,'["0 play 2-5 right"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',12,1800000014400,2,'["1 play 0-2 right", "0 pass"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',13,1800000014400,2,'["1 play 0-1 left"]','[{"event": "Played", "seat": 1, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',14,1800000014400,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',15,1800000014400,2,'["1 play 2-3 left"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',16,1800000014400,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',17,1800000014400,2,'["1 play 1-7 left"]','[{"event": "Played", "seat": 1, "tile": 23, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',18,1800000014400,1,'["0 play 1-3 left"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',19,1800000014400,2,'["1 play 0-3 right", "0 pass"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',20,1800000014400,2,'["1 play 3-5 left"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',21,1800000014400,1,'["0 play 4-5 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',22,1800000014400,1,'["0 play 2-4 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('pt9u9bw2',23,1800000014400,1,'["0 play 2-6 left", "1 pass", "0 pass"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 0}, {"event": "DealTied"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":13,"moves":13,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":13,"moves":13,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('hndfbgpx',1,1800000014400,1,'["open buki", "seal 797aba1af92d5743397b501871593379a1caf1b3db16d946b0d34b67e4b9f715"]','[]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',3,1800000014400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',4,1800000014400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',5,1800000014400,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',6,1800000014400,2,'["1 play 7-8 start"]','[{"event": "Played", "seat": 1, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',7,1800000015600,NULL,'["2 play 6-7 left"]','[{"event": "Played", "seat": 2, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',8,1800000016800,NULL,'["3 play 4-6 left"]','[{"event": "Played", "seat": 3, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',9,1800000016800,1,'["0 play 3-8 right"]','[{"event": "Played", "seat": 0, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',10,1800000016800,2,'["1 play 2-3 right"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',11,1800000018000,NULL,'["2 play 2-6 right"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',12,1800000019200,NULL,'["3 play 3-4 left"]','[{"event": "Played", "seat": 3, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',13,1800000019200,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',14,1800000019200,2,'["1 play 2-7 left"]','[{"event": "Played", "seat": 1, "tile": 27, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',15,1800000020400,NULL,'["2 stake 2"]','[{"event": "Staked", "seat": 2, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',16,1800000020400,NULL,'["2 play 0-6 right"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',17,1800000021600,NULL,'["3 stake 2"]','[{"event": "Staked", "seat": 3, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',18,1800000021600,NULL,'["3 play 0-8 right"]','[{"event": "Played", "seat": 3, "tile": 24, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',19,1800000021600,1,'["0 stake 2"]','[{"event": "Staked", "seat": 0, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',20,1800000021600,1,'["0 play 1-8 right"]','[{"event": "Played", "seat": 0, "tile": 28, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',21,1800000021600,2,'["1 play 1-5 right"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',22,1800000022800,NULL,'["2 play 4-5 right"]','[{"event": "Played", "seat": 2, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',23,1800000024000,NULL,'["3 play 2-8 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 32, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',24,1800000024000,2,'["1 play 5-8 left"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',25,1800000025200,NULL,'["2 play 0-4 right"]','[{"event": "Played", "seat": 2, "tile": 8, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',26,1800000026400,NULL,'["3 play 0-2 right"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',27,1800000026400,1,'["0 play 3-5 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('hndfbgpx',28,1800000027600,NULL,'["2 play 1-2 right"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "right"}, {"event": "DealWon", "seat": 2, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":-2,"hc":-2,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-4}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('hndfbgpx',29,1800000027600,1,'["close host"]','[]',NULL);
INSERT INTO "log" VALUES('e93mgwtm',1,1800000027600,1,'["open challenge", "seal a69ee3a500db900f4febb9b23a3973264cb89551bf06262c7c3c178ea3f80cde"]','[]',NULL);
INSERT INTO "log" VALUES('e93mgwtm',2,1800000027600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('e93mgwtm',3,1800000027600,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('e93mgwtm',4,1800000027600,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('e93mgwtm',5,1800000027600,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5z8gegss',1,1800000327600,NULL,'["open block", "seal 4c5e6770d78a96514f6b2015b827cddc42c5db229ca9ef4f6ce90321999bf80c", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',1,1800000327600,NULL,'["open block", "seal 4c5e6770d78a96514f6b2015b827cddc42c5db229ca9ef4f6ce90321999bf80c", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',2,1800000327600,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',3,1800000328800,NULL,'["2 play 4-6 right"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',4,1800000328800,5,'["3 play 1-6 left"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',5,1800000328800,3,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',6,1800000328800,2,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',7,1800000330000,NULL,'["2 play 5-5 right"]','[{"event": "Played", "seat": 2, "tile": 29, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',8,1800000330000,5,'["3 play 1-5 right"]','[{"event": "Played", "seat": 3, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',9,1800000330000,3,'["0 play 3-6 left", "1 pass", "2 pass"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',10,1800000330000,5,'["3 play 5-6 left"]','[{"event": "Played", "seat": 3, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',11,1800000330000,3,'["0 play 1-2 right"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',12,1800000330000,2,'["1 play 2-3 right", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "right"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',13,1800000330000,3,'["0 play 2-5 left"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',14,1800000330000,2,'["1 play 3-3 right"]','[{"event": "Played", "seat": 1, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',15,1800000331200,NULL,'["2 play 2-2 left", "3 pass", "0 pass", "1 pass"]','[{"event": "Played", "seat": 2, "tile": 6, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',16,1800000332400,NULL,'["2 play 0-2 left"]','[{"event": "Played", "seat": 2, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',17,1800000332400,5,'["3 play 0-1 left", "0 pass", "1 pass", "2 pass"]','[{"event": "Played", "seat": 3, "tile": 1, "end": "left"}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('5z8gegss',18,1800000332400,5,'["3 play 1-1 left", "close round"]','[{"event": "Played", "seat": 3, "tile": 2, "end": "left"}, {"event": "RoundWon", "seats": [3], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 3, "points": 9, "score": 9}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]}],"bots":[{"seat":2,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('dac4zw79',2,1800000332400,4,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',3,1800000333600,NULL,'["2 play 4-6 right"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',4,1800000333600,1,'["3 play 1-6 left"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',5,1800000334800,NULL,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',6,1800000334800,4,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',7,1800000336000,NULL,'["2 play 5-5 right"]','[{"event": "Played", "seat": 2, "tile": 29, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',8,1800000336000,1,'["3 play 1-5 right"]','[{"event": "Played", "seat": 3, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',9,1800000337200,NULL,'["0 play 3-6 left", "1 pass", "2 pass"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',10,1800000337200,1,'["3 play 5-6 left"]','[{"event": "Played", "seat": 3, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',11,1800000338400,NULL,'["0 play 1-2 right"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',12,1800000338400,4,'["1 play 2-3 right", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "right"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',13,1800000339600,NULL,'["0 play 2-5 left"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',14,1800000339600,4,'["1 play 3-3 right"]','[{"event": "Played", "seat": 1, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',15,1800000340800,NULL,'["2 play 2-2 left", "3 pass", "0 pass", "1 pass"]','[{"event": "Played", "seat": 2, "tile": 6, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',16,1800000342000,NULL,'["2 play 0-2 left"]','[{"event": "Played", "seat": 2, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',17,1800000342000,1,'["3 play 0-1 left", "0 pass", "1 pass", "2 pass"]','[{"event": "Played", "seat": 3, "tile": 1, "end": "left"}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('dac4zw79',18,1800000342000,1,'["3 play 1-1 left", "close round"]','[{"event": "Played", "seat": 3, "tile": 2, "end": "left"}, {"event": "RoundWon", "seats": [3], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 3, "points": 9, "score": 9}]','[{"kind":"deal","deal":1,"rows":[{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]}],"bots":[{"seat":0,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('ts2xxt6v',1,1800000362000,NULL,'["open block", "seal 7979ac98b58ee9e14d17f3e172b31d56abf726246fe084fffd57f60f604361cf", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',1,1800000362000,NULL,'["open block", "seal 7979ac98b58ee9e14d17f3e172b31d56abf726246fe084fffd57f60f604361cf", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('ts2xxt6v',2,1800000363200,NULL,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ts2xxt6v',3,1800000363200,1,'["2 play 1-6 left"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ts2xxt6v',4,1800000363200,3,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ts2xxt6v',5,1800000363200,2,'["0 play 3-3 right"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ts2xxt6v',6,1800000364400,NULL,'["1 play 1-3 right"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',2,1800000364400,NULL,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',3,1800000365600,NULL,'["2 play 1-6 left"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',4,1800000365600,5,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',5,1800000365600,4,'["0 play 3-3 right"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('txdnk8kh',6,1800000366800,NULL,'["1 play 1-3 right"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "right"}]',NULL);
CREATE TABLE members (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (guild, user)
);
CREATE TABLE messages (
	table_id TEXT NOT NULL, 
	place TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	version BIGINT NOT NULL, 
	posted_at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, place), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('fa7wc934','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('e5k8mq54','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('8w6p86n9','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('x47yhxj3','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('zqcjf7hj','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('4f7rgh4z','table',1200000000000000004,5,8,1);
INSERT INTO "messages" VALUES('2du4m5ck','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('gwxqevgk','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('wxk6denh','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('acfbey3w','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('5pytvecs','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('hjjpz9cb','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('asf7hb2h','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('uc8wcju7','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('9rfxv2ay','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('ty9fvzqy','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('7sv5g4mx','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('pt9u9bw2','table',1200000000000000016,5,23,1);
INSERT INTO "messages" VALUES('hndfbgpx','table',1200000000000000017,5,29,1);
INSERT INTO "messages" VALUES('e93mgwtm','table',1200000000000000018,5,5,1);
CREATE TABLE moderation (
	guild BIGINT NOT NULL, 
	press BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	what TEXT NOT NULL, 
	about TEXT NOT NULL, 
	ban_days INTEGER, 
	ban_reason TEXT NOT NULL, 
	PRIMARY KEY (guild, press)
);
CREATE TABLE opening_threads (
	press BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (press)
);
CREATE TABLE openings (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	opponent BIGINT NOT NULL, 
	what TEXT NOT NULL, 
	about TEXT NOT NULL, 
	figures TEXT NOT NULL, 
	PRIMARY KEY (guild, user, opponent, what, about)
);
CREATE TABLE pair_shares (
	guild BIGINT NOT NULL, 
	month INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	rounds BIGINT NOT NULL, 
	alone BIGINT NOT NULL, 
	share INTEGER NOT NULL, 
	PRIMARY KEY (guild, month, user)
);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,1,4,3,750);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,2,4,3,750);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,3,1,0,0);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,5,1,0,0);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,4,1,1,1000);
CREATE TABLE pairs (
	guild BIGINT NOT NULL, 
	month INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	opponent BIGINT NOT NULL, 
	rounds BIGINT NOT NULL, 
	alone BIGINT NOT NULL, 
	gained BIGINT NOT NULL, 
	lost BIGINT NOT NULL, 
	tables BIGINT NOT NULL, 
	hc BIGINT NOT NULL, 
	last_table TEXT NOT NULL, 
	PRIMARY KEY (guild, month, user, opponent)
);
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,3,3,0,0,3,0,'hndfbgpx');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,3,3,0,0,3,0,'hndfbgpx');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,3,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,5,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,2,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,5,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,2,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,3,1,0,0,0,1,0,'5z8gegss');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,4,1,1,0,0,1,0,'dac4zw79');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,1,1,1,0,0,1,0,'dac4zw79');
CREATE TABLE partner_tallies (
	user BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	span TEXT NOT NULL, 
	start INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	bots BOOLEAN NOT NULL, 
	partner BIGINT NOT NULL, 
	played BIGINT NOT NULL, 
	won BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	matches_won BIGINT NOT NULL, 
	rating INTEGER, 
	user_present BOOLEAN NOT NULL, 
	partner_present BOOLEAN NOT NULL, 
	PRIMARY KEY (user, guild, span, start, game, bots, partner)
);
CREATE TABLE partners (
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	partner BIGINT NOT NULL, 
	played BIGINT NOT NULL, 
	won BIGINT NOT NULL, 
	PRIMARY KEY (guild, game, user, partner)
);
CREATE TABLE people (
	user BIGINT NOT NULL, 
	username TEXT NOT NULL, 
	locale TEXT NOT NULL, 
	dm_channel BIGINT, 
	dm_closed BOOLEAN NOT NULL, 
	language TEXT, 
	time_zone TEXT, 
	quiet_hours TEXT, 
	PRIMARY KEY (user)
);
INSERT INTO "people" VALUES(1,'p1','de',77,0,NULL,NULL,NULL);
CREATE TABLE preferences (
	owner TEXT NOT NULL, 
	"of" BIGINT NOT NULL, 
	classic BOOLEAN, 
	large BOOLEAN NOT NULL, 
	contrast BOOLEAN NOT NULL, 
	digits BOOLEAN NOT NULL, 
	words BOOLEAN NOT NULL, 
	uncoached BOOLEAN NOT NULL, 
	company TEXT, 
	profile TEXT, 
	unreminded BOOLEAN NOT NULL, 
	patient BOOLEAN NOT NULL, 
	PRIMARY KEY (owner, "of")
);
INSERT INTO "preferences" VALUES('person',1,NULL,0,0,0,0,0,NULL,NULL,0,1);
CREATE TABLE presets (
	guild BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	table_options TEXT NOT NULL, 
	PRIMARY KEY (guild, name)
);
INSERT INTO "presets" VALUES(81384788765712384,'Sunday','buki','{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":3,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false}','{"turn_seconds":60,"session":0,"beat_seconds":4,"remarks":true,"hints":true}');
CREATE TABLE puzzle_answers (
	user BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	choice INTEGER NOT NULL, 
	"right" BOOLEAN NOT NULL, 
	counted INTEGER NOT NULL, 
	PRIMARY KEY (user, day)
);
CREATE TABLE rating_meetings (
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	opponent BIGINT NOT NULL, 
	played BIGINT NOT NULL, 
	PRIMARY KEY (guild, game, user, opponent)
);
CREATE TABLE ratings (
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	played BIGINT NOT NULL, 
	opponents INTEGER NOT NULL, 
	meetings BIGINT NOT NULL, 
	shown INTEGER, 
	PRIMARY KEY (guild, game, user)
);
CREATE TABLE reminders (
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (user)
);
CREATE TABLE results (
	guild BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	participant INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	standing TEXT NOT NULL, 
	role TEXT NOT NULL, 
	side INTEGER NOT NULL, 
	side_won BOOLEAN NOT NULL, 
	place INTEGER, 
	spared BOOLEAN NOT NULL, 
	ended TEXT NOT NULL, 
	excused BOOLEAN NOT NULL, 
	deserted BOOLEAN NOT NULL, 
	own_moves INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	share INTEGER NOT NULL, 
	gain BIGINT NOT NULL, 
	steps TEXT NOT NULL, 
	hc BIGINT NOT NULL, 
	PRIMARY KEY (guild, number, participant)
);
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,0,NULL,0,'here',0,0,15,15,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,1,NULL,0,'here',0,0,17,17,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,0,NULL,0,'here',0,0,13,13,500,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,0,NULL,0,'here',0,0,13,13,500,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,0,NULL,0,'here',0,0,6,6,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-4);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,0,NULL,0,'here',0,0,7,7,250,-2,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-2);
INSERT INTO "results" VALUES(81384788765712384,4,0,3,'member','seat',0,0,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,1,2,'member','seat',1,0,NULL,0,'here',0,0,8,8,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,3,5,'member','seat',3,1,NULL,0,'here',0,0,8,8,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,1,4,'member','seat',1,0,NULL,0,'here',0,0,8,8,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,3,1,'member','seat',3,1,NULL,0,'here',0,0,8,8,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
CREATE TABLE returned_people (
	user BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (user)
);
CREATE TABLE round_calls (
	tournament TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	PRIMARY KEY (tournament, message)
);
CREATE TABLE round_places (
	tournament TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user BIGINT, 
	result INTEGER, 
	score INTEGER, 
	PRIMARY KEY (tournament, round, "table", seat)
);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'5z8gegss',0,3,-5,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'5z8gegss',1,2,-4,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'5z8gegss',2,NULL,0,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'5z8gegss',3,5,9000,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'dac4zw79',0,NULL,-5,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'dac4zw79',1,4,-4,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'dac4zw79',2,NULL,0,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,1,'dac4zw79',3,1,9000,500);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'ts2xxt6v',0,2,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'ts2xxt6v',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'ts2xxt6v',2,1,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'ts2xxt6v',3,3,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'txdnk8kh',0,4,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'txdnk8kh',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'txdnk8kh',2,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('9mkcffj2',81384788765712384,2,'txdnk8kh',3,5,NULL,NULL);
CREATE TABLE rounds (
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	played BIGINT NOT NULL, 
	PRIMARY KEY (user, game)
);
INSERT INTO "rounds" VALUES(1,'hungarian',1);
INSERT INTO "rounds" VALUES(2,'hungarian',1);
INSERT INTO "rounds" VALUES(1,'austrian-block',1);
INSERT INTO "rounds" VALUES(2,'austrian-block',1);
INSERT INTO "rounds" VALUES(1,'buki',1);
INSERT INTO "rounds" VALUES(2,'buki',1);
INSERT INTO "rounds" VALUES(2,'block',1);
INSERT INTO "rounds" VALUES(3,'block',1);
INSERT INTO "rounds" VALUES(5,'block',1);
INSERT INTO "rounds" VALUES(1,'block',1);
INSERT INTO "rounds" VALUES(4,'block',1);
CREATE TABLE season_winners (
	guild BIGINT NOT NULL, 
	start INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	measure TEXT NOT NULL, 
	value BIGINT NOT NULL, 
	partner BIGINT, 
	PRIMARY KEY (guild, start, game, user)
);
CREATE TABLE seasons (
	guild BIGINT NOT NULL, 
	start INTEGER NOT NULL, 
	closed_at BIGINT, 
	told BIGINT, 
	PRIMARY KEY (guild, start)
);
INSERT INTO "seasons" VALUES(81384788765712384,20819,NULL,NULL);
CREATE TABLE settlement_numbers (
	guild BIGINT NOT NULL, 
	last BIGINT NOT NULL, 
	PRIMARY KEY (guild)
);
INSERT INTO "settlement_numbers" VALUES(81384788765712384,5);
CREATE TABLE settlements (
	guild BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	deal INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	bots TEXT NOT NULL, 
	against_bots BOOLEAN NOT NULL, 
	decided BOOLEAN NOT NULL, 
	rated_in_teams BOOLEAN NOT NULL, 
	PRIMARY KEY (guild, number)
);
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','4f7rgh4z',8,1,'deal',1800000006000,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'austrian-block','pt9u9bw2',23,1,'deal',1800000014400,20833,'[]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'buki','hndfbgpx',28,1,'deal',1800000027600,20833,'[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-4}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'block','5z8gegss',18,1,'deal',1800000332400,20833,'[{"seat":2,"level":"meister","gain":0}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','dac4zw79',18,1,'deal',1800000342000,20833,'[{"seat":0,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}]',0,1,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	phase TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	due BIGINT, 
	changed_at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	host BIGINT, 
	slow BOOLEAN NOT NULL, 
	tournament TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('fa7wc934',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"fa7wc934","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"19d14e108dc3041cccf67023812d63af3f6e22282a6c371e44a9b68fb6797a41","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[1658948166026,51885867552],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35183231237727,"ends":12,"to_move":1,"idle":0,"moves":"5a50191016"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":40},{"event":"Played","seat":0,"tile":30,"end":"start"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":7,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('e5k8mq54',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000004800,1800000003600,'{"id":"e5k8mq54","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1d5ae2dba06c1f52f9c9079ec2735077cdaa85a3bb8e29163d19568bbd6a90ee","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":2,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":0,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[4694399254816,1101713637384,8797167323648,172067258386],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35046899054335,"ends":5,"to_move":3,"idle":0,"moves":"3971194c22"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":0},{"event":"Dealt","deal":1,"leader":2,"tile":43},{"event":"Played","seat":2,"tile":19,"end":"start"},{"event":"Played","seat":3,"tile":37,"end":"right"},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":2,"tile":11,"end":"left"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000004800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('8w6p86n9',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000066000,1800000006000,'{"id":"8w6p86n9","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ce2bfb771fd6a6bbe272f42879cfd0139059422300679883d43b53c70a20455b","opened_at":1800000003600,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":12,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":12,"cut":1002,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":0,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[8933607473194,1095273472,1379087172096,594853241088],"after":[1,2,3,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35149735002079,"ends":0,"to_move":1,"idle":0,"moves":"453b556a10"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":23,"end":"start"},{"event":"Played","seat":1,"tile":19,"end":"right"},{"event":"Played","seat":2,"tile":28,"end":"left"},{"event":"Played","seat":3,"tile":35,"end":"left"},{"event":"Played","seat":0,"tile":5,"end":"left"}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('x47yhxj3',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000066000,1800000006000,'{"id":"x47yhxj3","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"96df149bd358d03c073641966a6157495e29531b7fa53dbb361713381b69dcdc","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[18,32,13,43,35,28,7,14,10,11,27,9,24,39,30,25,31,16,3,4]},"deal":{"hands":[5506223603746,429503676672],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[18,32,13,43,35,28,7,14,10,11,27,9,24,39,30,25,31,16,3,4],"drawn":0,"start":null},"unlaid":30494259380223,"ends":1,"to_move":1,"idle":0,"moves":"7e742e6847"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":42},{"event":"Played","seat":0,"tile":42,"end":"start"},{"event":"Played","seat":1,"tile":38,"end":"right"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":34,"end":"right"},{"event":"Played","seat":0,"tile":23,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('zqcjf7hj',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000066000,1800000006000,'{"id":"zqcjf7hj","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8126ac7d15b4bb9789f0cea341baecced58d7627d394cf3d8cf29999eb3d45b9","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":8,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":6,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[8,26,33,14,4,3,17,11,18,5,22,20,30],"lots":[22,36]},"deal":{"hands":[45637,639698306],"after":[1,0],"leader":1,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[33,14,4,3,17,11,18,5,22,20,30],"drawn":0,"start":36},"unlaid":35115652570879,"ends":24,"to_move":0,"idle":0,"moves":"87882e19288788"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":22},{"event":"LotShown","seat":1,"tile":36},{"event":"WinningTile","deal":1,"seat":1,"tile":36},{"event":"Drew","seat":1},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":8,"end":"left"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Drew","seat":1},{"event":"Passed","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('4f7rgh4z',81384788765712384,1200000000000000004,'hungarian',1,'pause',8,1800000026000,1800000006000,'{"id":"4f7rgh4z","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"82c476784e29522fb2e3a77cad653cd27d2ae35928549c9fab92646add40ade3","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":5,"read":34,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":5,"read":29,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[6,0],"wins":[0,1],"played":1,"turns":1,"opener":1,"hands":[540129168,78450673703],"unlaid":37781576,"ends":41,"to_move":-1,"turn_end":null,"line":[{"a":2,"b":5,"end":"start","seat":1},{"a":5,"b":6,"end":"right","seat":1},{"a":6,"b":6,"end":"right","seat":1},{"a":6,"b":3,"end":"right","seat":1},{"a":3,"b":0,"end":"right","seat":1},{"a":0,"b":0,"end":"right","seat":1},{"a":0,"b":5,"end":"right","seat":1},{"a":5,"b":1,"end":"right","seat":1},{"a":1,"b":1,"end":"right","seat":1},{"a":1,"b":6,"end":"right","seat":1},{"a":6,"b":4,"end":"right","seat":1},{"a":4,"b":4,"end":"right","seat":0},{"a":4,"b":3,"end":"right","seat":0},{"a":3,"b":3,"end":"right","seat":0},{"a":3,"b":2,"end":"right","seat":0},{"a":2,"b":4,"end":"right","seat":0},{"a":4,"b":1,"end":"right","seat":0},{"a":1,"b":3,"end":"right","seat":0},{"a":3,"b":5,"end":"right","seat":0},{"a":5,"b":5,"end":"right","seat":0},{"a":1,"b":2,"end":"left","seat":0},{"a":0,"b":1,"end":"left","seat":1},{"a":4,"b":0,"end":"left","seat":0}],"series":1,"acts":6,"passed":[false,false]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":1},{"event":"Dealt","deal":1,"leader":1,"tile":null},{"event":"Played","seat":1,"tile":17,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":36,"end":"right"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":5,"end":"right"},{"event":"Played","seat":1,"tile":0,"end":"right"},{"event":"Played","seat":1,"tile":11,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Played","seat":1,"tile":2,"end":"right"},{"event":"Played","seat":1,"tile":18,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"SeriesEnded","seat":1,"count":11},{"event":"Played","seat":0,"tile":20,"end":"right"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":0,"tile":9,"end":"right"},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"Played","seat":0,"tile":10,"end":"right"},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":29,"end":"right"},{"event":"SeriesEnded","seat":0,"count":9},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":4,"end":"left"},{"event":"SeriesEnded","seat":0,"count":1},{"event":"Played","seat":1,"tile":1,"end":"left"},{"event":"SeriesEnded","seat":1,"count":1},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"SeriesEnded","seat":0,"count":1},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":6,"score":6},{"event":"Scored","seat":1,"points":0,"score":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[6,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2du4m5ck',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000066000,1800000006000,'{"id":"2du4m5ck","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"bb3451d0ee519e66a1fcdf70e78ddf5ce51fd1c4db9156162cc2ea7064ad1ef4","opened_at":1800000006000,"locale":"en","version":8,"public_version":7,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":3,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":4,"seed":"093ca3489a215447790e03ee7382b9538b1f66fd91e4107bcdbd835b2519a671","hands":[[2,10,13,16,18,33],[0,7,9,14,16,22]],"toss":2,"tosser":1,"dice":[5,3],"answers":[[2,33],null],"laid":[null,null],"pointer":1,"passes":0,"giving":null,"boneyard":44,"facts":[{"kind":"discarded","seat":0,"other":0,"tiles":[8,11]},{"kind":"discarded","seat":1,"other":1,"tiles":[17,29]}],"lies":[{"seat":0,"tiles":[8,11],"dice":[2,5],"caught":false}],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":0,"lot":true},{"event":"Tossed","seat":0,"one":2,"two":5},{"event":"ClaimsRevealed","singles":[],"pairs":[0,1]},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"ToBoneyard","count":4},{"event":"Tossed","seat":1,"one":5,"two":3}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('gwxqevgk',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000066000,1800000006000,'{"id":"gwxqevgk","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8ce00fb2e170d295b7ca6342163d196b6575e73f8e6a6fb7e12706a35af95bfc","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[131348,1073808520],"boneyard":[1,11,22,18,36,6,5,12,26,33,14,20,15,0],"draws":0,"drawn":0,"moves":[[0,"play 5-5 start",79028551679],[1,"play 4-5 left",9162606592],[0,"play 2-4 left",10237472000],[1,"play 3-5 right",9166809688],[0,"play 2-3 right",73609976]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":9,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('wxk6denh',81384788765712384,1200000000000000007,'block',1,'playing',8,1800000066000,1800000006000,'{"id":"wxk6denh","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"34c4fdebec94d28cb29140274790d7770408e25961af422cd1688951f6b647a5","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[49178,14368],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 5-5 start",79028551679],[0,"play 5-6 left",9162606592],[1,"play 2-6 left",79027423232],[0,"play 2-5 right",9166809688],[1,"play 2-3 left",4334168]],"leader":1,"lead_rule":"heaviest_double","lead_tile":29,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":29,"lot":false},{"event":"Played","seat":1,"tile":29,"end":"start"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":22,"end":"left"},{"event":"Played","seat":0,"tile":17,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('acfbey3w',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000066000,1800000006000,'{"id":"acfbey3w","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"5d2b00de0497b1f70d5c238342cad40e25e355f2074e55814417840b0eda75eb","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":8,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[0,10],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[556,33573008],"boneyard":[16,20,18,13,8,6,10,0,12,29,1,15,30,17],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 5-6 left",78454751232],[0,"play 3-6 right",79027423232],[1,"play 3-5 right",79027493536],[0,"play 2-6 up",79027423232]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false},{"end":"up","number":2,"double":false,"bare":false},{"end":"down","number":6,"double":false,"bare":true}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"ArmsOpened"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Scored","seat":1,"points":10,"score":10},{"event":"Played","seat":0,"tile":22,"end":"up"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5pytvecs',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000066000,1800000006000,'{"id":"5pytvecs","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"79285368780c7c37e8eb635f8e76c7ba908843f23a22491e1ed32ec13dd2176b","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":3,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":5,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[2,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[8592044040,71632435],"boneyard":[4,16,26,9,15,6,2,7,8,11,20,25,14,30,17,36],"draws":4,"drawn":4,"moves":[[0,"play 5-5 start",79028551679],[1,"draw",9162606592],[1,"draw",9162606592],[1,"draw",9162606592],[1,"draw",9162606592]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":1,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":5,"double":true,"bare":false},{"end":"right","number":5,"double":true,"bare":false}]},"ended":null,"scored":[[0,2]]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Scored","seat":0,"points":2,"score":2},{"event":"Drew","seat":1},{"event":"Drew","seat":1},{"event":"Drew","seat":1},{"event":"Drew","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('hjjpz9cb',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000009600,1800000008400,'{"id":"hjjpz9cb","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1bf4e7efe6cbc1ce9e3924b7a2c7485e8d1235d03eb1b145e107c00dc3cee47f","opened_at":1800000006000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[536924161,1443080,71305362,35660356],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[3,"play 4-6 left",78454751232],[2,"play 3-4 left",78489429248],[1,"play 0-3 left",78456918688],[0,"play 5-6 right",78454753579]],"leader":0,"lead_rule":"double_six","lead_tile":36,"to_move":3,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":3,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":16,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":33,"end":"right"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000009600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('asf7hb2h',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000072000,1800000012000,'{"id":"asf7hb2h","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ba5e4e20c5571e39e154f5b01c8b7e46937ea7277013b1b410552189efd5857c","opened_at":1800000008400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[180325546230016,343693853280,42950337558,1125917657204865],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 9-9 start",36028797018963967],[2,"play 7-9 left",35993612646875136],[1,"play 3-9 right",36005314428403712],[0,"play 3-3 right",4796810814624416],[3,"play 7-7 left",4796810814624416]],"leader":3,"lead_rule":"heaviest_double","lead_tile":54,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":7,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":54,"lot":false},{"event":"Played","seat":3,"tile":54,"end":"start"},{"event":"Played","seat":2,"tile":52,"end":"left"},{"event":"Played","seat":1,"tile":48,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":3,"tile":41,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uc8wcju7',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000072000,1800000012000,'{"id":"uc8wcju7","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"464561e4dd31b4c59382935904c2968180541ac378549d146bbf926487e385da","opened_at":1800000012000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[33837057,68165664],"boneyard":[1,30,11,6,4,22,36,7,33,15,21,2,10,8],"draws":0,"drawn":0,"moves":[[1,"play 5-5 start",79028551679],[0,"play 0-2 right",4661849],[1,"play 3-4 left",4661849],[0,"play 2-3 left",69669537],[1,"play 2-5 left",9162934273]],"leader":1,"lead_rule":"heaviest_double","lead_tile":29,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":29,"lot":false},{"event":"Played","seat":1,"tile":29,"end":"start"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Played","seat":1,"tile":16,"end":"left"},{"event":"Played","seat":0,"tile":9,"end":"left"},{"event":"Played","seat":1,"tile":17,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('9rfxv2ay',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000074400,1800000014400,'{"id":"9rfxv2ay","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"4dc9851b44ff58c6a4e1f0c55d3ace9b92ec46f56003a1d1c6087dfcc818f154","opened_at":1800000012000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[33557376,156689,604078148,3149866],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 4-6 left",78454751232],[2,"play 5-6 up",78454751232],[3,"play 2-6 down",78454751232],[0,"play 1-6 right",78454751232]],"leader":0,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false},{"end":"up","number":5,"double":false,"bare":false},{"end":"down","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":33,"end":"up"},{"event":"Played","seat":3,"tile":22,"end":"down"},{"event":"Played","seat":0,"tile":18,"end":"right"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ty9fvzqy',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000074400,1800000014400,'{"id":"ty9fvzqy","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ecff4b7176662af143f10544038b2dd83b84c765180faf9933ffb73e3ec2a504","opened_at":1800000014400,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[460145616232723,1197376825983016],"boneyard":[20,6,23,31,18,29,24,15,2,7,10,30,51,25,12,42,9,28,44,27,35,43,34,19,52,36,11,16,14,37],"draws":0,"drawn":0,"moves":[[1,"play 4-9 mexican",154780302325273177880526848],[0,"play 4-8 mexican",159617186771813457460274432],[1,"play 2-8 mexican",232170453469945160152383488],[0,"play 2-5 mexican",155989523436908178917433944],[1,"play 8-9 own1",164454071218354396820817920]],"leader":1,"lead_rule":"lot","lead_tile":null,"to_move":0,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":9,"double":false,"bare":true},{"end":"own1","number":8,"double":false,"bare":false},{"end":"mexican","number":5,"double":false,"bare":false}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":1,"tile":54},{"event":"Played","seat":1,"tile":49,"end":"mexican"},{"event":"Played","seat":0,"tile":38,"end":"mexican"},{"event":"Played","seat":1,"tile":32,"end":"mexican"},{"event":"Played","seat":0,"tile":17,"end":"mexican"},{"event":"Played","seat":1,"tile":53,"end":"own1"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('7sv5g4mx',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000074400,1800000014400,'{"id":"7sv5g4mx","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"e66731a9dbe8c3ba8e9026d2957eaed5828dc0357e4c4e64fff4678bd14b86b3","opened_at":1800000014400,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":4,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[42,16,6,4,13,44,18,15,21,30,32,2,22,28,41,0,38,14,26,3,19,39,5,1,20,23,7,8,29,35,9,11,43]},"deal":{"hands":[1118889313280,4612929228800],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[16,6,4,13,44,18,15,21,30,32,2,22,28,41,0,38,14,26,3,19,39,5,1,20,23,7,8,29,35,9,11,43],"drawn":0,"start":null},"unlaid":29532195127295,"ends":42,"to_move":0,"idle":0,"moves":"66717a8780"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":40},{"event":"Played","seat":0,"tile":34,"end":"start"},{"event":"Played","seat":1,"tile":37,"end":"right"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Drew","seat":1},{"event":"Played","seat":1,"tile":42,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('pt9u9bw2',81384788765712384,1200000000000000016,'austrian-block',1,'pause',23,1800000034400,1800000014400,'{"id":"pt9u9bw2","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8e51e56e6274d0364684262fdee76314bff7bbd283e5da27fdac201947205240","opened_at":1800000014400,"locale":"en","version":23,"public_version":23,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":15,"read":25,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":15,"read":20,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[1651587293328,4535764435498],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":28997423013189,"ends":57,"to_move":-1,"idle":2,"moves":"6f77807a2b372e350b88040d1c5e46161188404c882888438888"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":37,"end":"start"},{"event":"Played","seat":0,"tile":39,"end":"right"},{"event":"Played","seat":1,"tile":42,"end":"right"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":17,"end":"right"},{"event":"Played","seat":1,"tile":3,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":1,"end":"left"},{"event":"Played","seat":0,"tile":4,"end":"left"},{"event":"Played","seat":1,"tile":9,"end":"left"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":23,"end":"left"},{"event":"Played","seat":0,"tile":7,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":21,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"DealTied"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":24,"extended":-1,"deadline":1800000034400,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('hndfbgpx',81384788765712384,1200000000000000017,'buki',1,'closed',29,NULL,1800000027600,'{"id":"hndfbgpx","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"671c321edef323d431112d4e2f5a2354ce7d1fab7bd4374ddd06b0c556156d2b","opened_at":1800000014400,"locale":"en","version":29,"public_version":29,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":8,"read":25,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":8,"read":22,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":9,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":8,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[18,20,32,18],"wins":[0,0,1,0],"played":1,"turns":1},"book":{"banker":1,"winner_before":2,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[-4,-2,10,-4],"guests":[]},"deal":{"hands":[36778279040,9895738884610,549793595664,5452660744],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":24696676302055,"ends":28,"to_move":-1,"idle":0,"moves":"81765b6b1d44315e522f4a562c4d6188791a0b40880e"},"stacks":[18,20,32,18],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":1},{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":43,"end":"start"},{"event":"Played","seat":2,"tile":39,"end":"left"},{"event":"Played","seat":3,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":35,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"right"},{"event":"Played","seat":2,"tile":22,"end":"right"},{"event":"Played","seat":3,"tile":16,"end":"left"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":27,"end":"left"},{"event":"Staked","seat":2,"chips":2},{"event":"Played","seat":2,"tile":15,"end":"right"},{"event":"Staked","seat":3,"chips":2},{"event":"Played","seat":3,"tile":24,"end":"right"},{"event":"Staked","seat":0,"chips":2},{"event":"Played","seat":0,"tile":28,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Played","seat":2,"tile":25,"end":"right"},{"event":"Played","seat":3,"tile":32,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":40,"end":"left"},{"event":"Played","seat":2,"tile":8,"end":"right"},{"event":"Played","seat":3,"tile":3,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":4,"end":"right"},{"event":"DealWon","seat":2,"ending":"domino"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":22,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"host","about":null},"deals":1,"most_deals":1000,"curve":[[1,[-4,-2,10,-4]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('e93mgwtm',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000927600,1800000027600,'{"id":"e93mgwtm","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"7a149239cd4224854cbebdc1e9cb32735ddd2f40b860a93196d92f344d070131","opened_at":1800000027600,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":1001,"absences":0,"acts":0,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":0,"read":0,"late":false},{"user":3,"name":"P3","username":"p3","presence":"here","ready":false,"paid_in":0,"cut":1003,"absences":0,"acts":0,"read":0,"late":false},{"user":4,"name":"P4","username":"p4","presence":"here","ready":false,"paid_in":0,"cut":1004,"absences":0,"acts":0,"read":0,"late":false},{"user":5,"name":"P5","username":"p5","presence":"here","ready":false,"paid_in":0,"cut":1005,"absences":0,"acts":0,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000927600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5z8gegss',81384788765712384,1200000000000000099,'block',1,'closed',18,NULL,1800000332400,'{"id":"5z8gegss","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"aad22574e5333db4197b131c318982f744e8eca5c479482be11c99a63d7cb0a2","opened_at":1800000327600,"locale":"en","version":18,"public_version":18,"phase":"closed","chairs":[{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":17,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":18,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":0,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":30,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,9],"won":[0,0,0,1],"after":[1,2,3,0],"played":1,"turns":1,"hands":[2048,256,1,0],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 4-6 right",78454751232],[3,"play 1-6 left",78489429248],[0,"play 4-5 right",1108698518],[1,"play 1-3 left",9162869910],[2,"play 5-5 right",9229785760],[3,"play 1-5 right",9229785760],[0,"play 3-6 left",69555894],[1,"pass",78454768790],[2,"pass",78454768790],[3,"play 5-6 left",78454768790],[0,"play 1-2 right",9162869910],[1,"play 2-3 right",9166809688],[2,"pass",9229785760],[3,"pass",9229785760],[0,"play 2-5 left",9229785760],[1,"play 3-3 right",73609976],[2,"play 2-2 left",73609976],[3,"pass",73609976],[0,"pass",73609976],[1,"pass",73609976],[2,"play 0-2 left",73609976],[3,"play 0-1 left",69311403],[0,"pass",69555894],[1,"pass",69555894],[2,"pass",69555894],[3,"play 1-1 left",69555894]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[3],"best":3,"reason":"","points":[0,0,0,9]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":30,"end":"right"},{"event":"Played","seat":3,"tile":18,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Played","seat":2,"tile":29,"end":"right"},{"event":"Played","seat":3,"tile":14,"end":"right"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":4,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"right"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":17,"end":"left"},{"event":"Played","seat":1,"tile":12,"end":"right"},{"event":"Played","seat":2,"tile":6,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":3,"end":"left"},{"event":"Played","seat":3,"tile":1,"end":"left"},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":2,"end":"left"},{"event":"RoundWon","seats":[3],"ending":"domino","reason":""},{"event":"Scored","seat":3,"points":9,"score":9}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":27,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,9]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"9mkcffj2","number":1,"ends_at":1800000927600}}',3,0,'9mkcffj2');
INSERT INTO "tables" VALUES('dac4zw79',81384788765712384,1200000000000000099,'block',1,'closed',18,NULL,1800000342000,'{"id":"dac4zw79","guild":81384788765712384,"channel":1200000000000000099,"host":4,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"aad22574e5333db4197b131c318982f744e8eca5c479482be11c99a63d7cb0a2","opened_at":1800000327600,"locale":"en","version":18,"public_version":18,"phase":"closed","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":0,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":18,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":9,"read":30,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,9],"won":[0,0,0,1],"after":[1,2,3,0],"played":1,"turns":1,"hands":[2048,256,1,0],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 4-6 right",78454751232],[3,"play 1-6 left",78489429248],[0,"play 4-5 right",1108698518],[1,"play 1-3 left",9162869910],[2,"play 5-5 right",9229785760],[3,"play 1-5 right",9229785760],[0,"play 3-6 left",69555894],[1,"pass",78454768790],[2,"pass",78454768790],[3,"play 5-6 left",78454768790],[0,"play 1-2 right",9162869910],[1,"play 2-3 right",9166809688],[2,"pass",9229785760],[3,"pass",9229785760],[0,"play 2-5 left",9229785760],[1,"play 3-3 right",73609976],[2,"play 2-2 left",73609976],[3,"pass",73609976],[0,"pass",73609976],[1,"pass",73609976],[2,"play 0-2 left",73609976],[3,"play 0-1 left",69311403],[0,"pass",69555894],[1,"pass",69555894],[2,"pass",69555894],[3,"play 1-1 left",69555894]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[3],"best":3,"reason":"","points":[0,0,0,9]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":30,"end":"right"},{"event":"Played","seat":3,"tile":18,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Played","seat":2,"tile":29,"end":"right"},{"event":"Played","seat":3,"tile":14,"end":"right"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":4,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"right"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":17,"end":"left"},{"event":"Played","seat":1,"tile":12,"end":"right"},{"event":"Played","seat":2,"tile":6,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":3,"end":"left"},{"event":"Played","seat":3,"tile":1,"end":"left"},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":2,"end":"left"},{"event":"RoundWon","seats":[3],"ending":"domino","reason":""},{"event":"Scored","seat":3,"points":9,"score":9}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":27,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,9]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"9mkcffj2","number":1,"ends_at":1800000927600}}',4,0,'9mkcffj2');
INSERT INTO "tables" VALUES('ts2xxt6v',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000394400,1800000364400,'{"id":"ts2xxt6v","guild":81384788765712384,"channel":1200000000000000099,"host":2,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"d8e7fc428fac32906eff19b848529c4a373a6807b48df4d608e0c210abd77933","opened_at":1800000362000,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":4,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[541067776,8590065666,1065224,35651589],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 1-6 left",78454751232],[3,"play 3-6 right",78454768790],[0,"play 3-3 right",69555894],[1,"play 1-3 right",69555894]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":18,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"right"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000424400,"nudge_at":1800000394400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"9mkcffj2","number":2,"ends_at":1800000962000}}',2,0,'9mkcffj2');
INSERT INTO "tables" VALUES('txdnk8kh',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000368000,1800000366800,'{"id":"txdnk8kh","guild":81384788765712384,"channel":1200000000000000099,"host":4,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"d8e7fc428fac32906eff19b848529c4a373a6807b48df4d608e0c210abd77933","opened_at":1800000362000,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":4,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[541067776,8590065666,1065224,35651589],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 1-6 left",78454751232],[3,"play 3-6 right",78454768790],[0,"play 3-3 right",69555894],[1,"play 1-3 right",69555894]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":18,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"right"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000368000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"9mkcffj2","number":2,"ends_at":1800000962000}}',4,0,'9mkcffj2');
CREATE TABLE tallies (
	user BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	span TEXT NOT NULL, 
	start INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	bots BOOLEAN NOT NULL, 
	begun BIGINT NOT NULL, 
	played BIGINT NOT NULL, 
	won BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	matches_won BIGINT NOT NULL, 
	hc BIGINT NOT NULL, 
	rating INTEGER, 
	present BOOLEAN NOT NULL, 
	fair BIGINT NOT NULL, 
	PRIMARY KEY (user, guild, span, start, game, bots)
);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'',0,4,4,1,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,4,4,1,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,4,4,1,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
CREATE TABLE tournament_places (
	tournament TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	rank INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	whole BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, user)
);
CREATE TABLE tournaments (
	id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	secret TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	due BIGINT, 
	called INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('9mkcffj2',81384788765712384,'c93ec486c6935fce8b69e1f9e6589d58e4b8fa570606ef846e6fe86b66bece4a','round',2,1800000962000,0);
CREATE TABLE transfers (
	id TEXT NOT NULL, 
	source TEXT NOT NULL, 
	target TEXT NOT NULL, 
	amount BIGINT NOT NULL, 
	reason TEXT NOT NULL, 
	table_id TEXT, 
	at BIGINT NOT NULL, 
	line INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT transfers_forward CHECK (amount > 0), 
	CONSTRAINT transfers_two_sides CHECK (source <> target), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/1','house:81384788765712384','member:81384788765712384:1',400,'welcome',NULL,1800000000000,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/2','house:81384788765712384','member:81384788765712384:2',400,'welcome',NULL,1800000000000,0);
INSERT INTO "transfers" VALUES('e5k8mq54/5/0','member:81384788765712384:1','table:e5k8mq54',22,'buy-in','e5k8mq54',1800000000000,0);
INSERT INTO "transfers" VALUES('e5k8mq54/5/1','member:81384788765712384:2','table:e5k8mq54',22,'buy-in','e5k8mq54',1800000000000,1);
INSERT INTO "transfers" VALUES('e5k8mq54/5/2','house:81384788765712384','table:e5k8mq54',22,'buy-in','e5k8mq54',1800000000000,2);
INSERT INTO "transfers" VALUES('e5k8mq54/5/3','house:81384788765712384','table:e5k8mq54',22,'buy-in','e5k8mq54',1800000000000,3);
INSERT INTO "transfers" VALUES('8w6p86n9/5/0','member:81384788765712384:1','table:8w6p86n9',12,'buy-in','8w6p86n9',1800000003600,0);
INSERT INTO "transfers" VALUES('8w6p86n9/5/1','member:81384788765712384:2','table:8w6p86n9',12,'buy-in','8w6p86n9',1800000003600,1);
INSERT INTO "transfers" VALUES('8w6p86n9/5/2','house:81384788765712384','table:8w6p86n9',12,'buy-in','8w6p86n9',1800000003600,2);
INSERT INTO "transfers" VALUES('8w6p86n9/5/3','house:81384788765712384','table:8w6p86n9',12,'buy-in','8w6p86n9',1800000003600,3);
INSERT INTO "transfers" VALUES('hndfbgpx/5/0','member:81384788765712384:1','table:hndfbgpx',22,'buy-in','hndfbgpx',1800000014400,0);
INSERT INTO "transfers" VALUES('hndfbgpx/5/1','member:81384788765712384:2','table:hndfbgpx',22,'buy-in','hndfbgpx',1800000014400,1);
INSERT INTO "transfers" VALUES('hndfbgpx/5/2','house:81384788765712384','table:hndfbgpx',22,'buy-in','hndfbgpx',1800000014400,2);
INSERT INTO "transfers" VALUES('hndfbgpx/5/3','house:81384788765712384','table:hndfbgpx',22,'buy-in','hndfbgpx',1800000014400,3);
INSERT INTO "transfers" VALUES('hndfbgpx/29/out0','table:hndfbgpx','member:81384788765712384:1',18,'paid-out','hndfbgpx',1800000027600,0);
INSERT INTO "transfers" VALUES('hndfbgpx/29/out1','table:hndfbgpx','member:81384788765712384:2',20,'paid-out','hndfbgpx',1800000027600,1);
INSERT INTO "transfers" VALUES('hndfbgpx/29/out2','table:hndfbgpx','house:81384788765712384',32,'paid-out','hndfbgpx',1800000027600,2);
INSERT INTO "transfers" VALUES('hndfbgpx/29/out3','table:hndfbgpx','house:81384788765712384',18,'paid-out','hndfbgpx',1800000027600,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/9mkcffj2','member:81384788765712384:1','table:9mkcffj2',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/9mkcffj2','member:81384788765712384:2','table:9mkcffj2',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/9mkcffj2','member:81384788765712384:3','table:9mkcffj2',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/9mkcffj2','member:81384788765712384:4','table:9mkcffj2',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/9mkcffj2','member:81384788765712384:5','table:9mkcffj2',20,'entry',NULL,1800000327600,0);
CREATE TABLE unsent_absences (
	table_id TEXT NOT NULL, 
	user BIGINT NOT NULL, 
	version BIGINT NOT NULL, 
	PRIMARY KEY (table_id, user)
);
CREATE TABLE winnings (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	hc BIGINT NOT NULL, 
	PRIMARY KEY (guild, user)
);
INSERT INTO "winnings" VALUES(81384788765712384,1,20833,-4);
INSERT INTO "winnings" VALUES(81384788765712384,2,20833,-2);
CREATE TABLE wishes (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	told_at BIGINT NOT NULL, 
	PRIMARY KEY (guild, user, game)
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE UNIQUE INDEX tables_channel ON tables (channel) WHERE phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL;
CREATE INDEX tables_changed_at ON tables (changed_at);
CREATE INDEX tables_guild ON tables (guild) WHERE phase IN ('lobby', 'playing', 'pause');
CREATE INDEX tables_tournament ON tables (tournament);
CREATE INDEX tables_server ON tables (guild);
CREATE INDEX tables_newest ON tables (channel, changed_at);
CREATE INDEX accounts_user ON accounts (user);
CREATE INDEX accounts_guild ON accounts (guild, kind);
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX members_user ON members (user);
CREATE INDEX awaited_user ON awaited (user);
CREATE INDEX settlements_table ON settlements (table_id);
CREATE INDEX openings_user ON openings (user, guild);
CREATE INDEX openings_opponent ON openings (opponent, guild);
CREATE INDEX results_user ON results (user, guild);
CREATE INDEX ratings_user ON ratings (user, guild);
CREATE INDEX ratings_standing ON ratings (guild, game, shown, user);
CREATE INDEX tallies_hc ON tallies (guild, span, start, game, bots, hc, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_gone ON tallies (guild, user) WHERE NOT present;
CREATE INDEX tallies_rating ON tallies (guild, span, start, game, bots, rating, user) WHERE span <> 'day' AND present AND rating IS NOT NULL;
CREATE INDEX tallies_start ON tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX tallies_won ON tallies (guild, span, start, game, bots, won, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_matches_won ON tallies (guild, span, start, game, bots, matches_won, user) WHERE span <> 'day' AND present AND matches > 0;
CREATE INDEX seasons_open ON seasons (start) WHERE closed_at IS NULL;
CREATE INDEX seasons_to_tell ON seasons (closed_at) WHERE closed_at IS NOT NULL AND (told IS NULL OR told < 0);
CREATE INDEX season_winners_user ON season_winners (user);
CREATE INDEX puzzle_answers_day ON puzzle_answers (day, "right");
CREATE INDEX rating_meetings_user ON rating_meetings (user);
CREATE INDEX achievements_table ON achievements (table_id);
CREATE INDEX achievements_user ON achievements (user);
CREATE INDEX achievement_steps_user ON achievement_steps (user);
CREATE INDEX left_rounds_user ON left_rounds (user);
CREATE INDEX left_rounds_at ON left_rounds (at);
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pairs_opponent ON pairs (opponent);
CREATE INDEX pairs_user ON pairs (user);
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX evenings_by ON evenings ("by");
CREATE INDEX evenings_outdated ON evenings (guild) WHERE shown < version;
CREATE INDEX evenings_guild ON evenings (guild, step);
CREATE INDEX evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX evening_guests_user ON evening_guests (user);
CREATE INDEX tournaments_guild ON tournaments (guild);
CREATE INDEX entrants_user ON entrants (user);
CREATE INDEX round_places_user ON round_places (user);
CREATE INDEX tournament_places_guild ON tournament_places (guild, at);
CREATE INDEX tournament_places_user ON tournament_places (user, guild);
CREATE INDEX wishes_user ON wishes (user);
CREATE INDEX wishes_game ON wishes (guild, game, told_at);
CREATE INDEX unsent_absences_user ON unsent_absences (user);
CREATE INDEX log_by ON log ("by", table_id) WHERE by IS NOT NULL;
CREATE INDEX transfers_target ON transfers (target, at);
CREATE INDEX transfers_source ON transfers (source, at);
CREATE INDEX transfers_table ON transfers (table_id);
COMMIT;
