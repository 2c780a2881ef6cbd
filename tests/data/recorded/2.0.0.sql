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
INSERT INTO "accounts" VALUES('house:81384788765712384',81384788765712384,'house',NULL,-2076);
INSERT INTO "accounts" VALUES('member:81384788765712384:2',81384788765712384,'member',2,358);
INSERT INTO "accounts" VALUES('table:ujfbwwhg',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:sb4wv8zr',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:bqwbs2f8',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:5neqmuvm',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	marks TEXT, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'all-eight',2,' austrian-block buki ');
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'five-rounds',3,NULL);
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'ten-beaten',1,' 1 ');
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'court-banker',1,NULL);
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000006000,'6845c6ph',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000006000,'6845c6ph',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000006000,'6845c6ph',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'feather',1800000015600,'3h78k5wj',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-win',1800000015600,'3h78k5wj',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000332400,'mtzdbcvy',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000340800,'ndzj2ydh',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000340800,'ndzj2ydh',1);
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
INSERT INTO "entrants" VALUES('5neqmuvm',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('5neqmuvm',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('5neqmuvm',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('5neqmuvm',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('5neqmuvm',81384788765712384,5,12,0);
CREATE TABLE erased_logs (
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	PRIMARY KEY (guild, game)
);
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
INSERT INTO "evening_guests" VALUES('5neqmuvm',1,81384788765712384,1800000027600,1,0,NULL);
INSERT INTO "evening_guests" VALUES('5neqmuvm',2,81384788765712384,1800000027600,9,0,NULL);
INSERT INTO "evening_guests" VALUES('5neqmuvm',3,81384788765712384,1800000027600,10,0,NULL);
INSERT INTO "evening_guests" VALUES('5neqmuvm',4,81384788765712384,1800000027600,11,0,NULL);
INSERT INTO "evening_guests" VALUES('5neqmuvm',5,81384788765712384,1800000027600,12,0,NULL);
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
INSERT INTO "evenings" VALUES('5neqmuvm',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000327600,'reminded',1800000327600,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','9d87962802faf086df1c002b3d8216944753b37be4e39ddd021559298692757a');
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
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,0,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,1,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,2,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,3,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,4,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,5,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,6,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,7,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,8,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,9,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,10,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,11,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,12,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,13,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,14,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,15,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,16,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,17,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,18,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,19,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,20,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,21,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,22,'-1 0 -8 9000');
INSERT INTO "house_fields" VALUES('5neqmuvm',81384788765712384,1,23,'-1 0 -8 9000');
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
INSERT INTO "log" VALUES('v4agkz2y',1,1800000000000,1,'["open austrian-block", "seal 8b857394641971476a31f7e54b491c020fe2a5b25a5dec4d7a24b3362e059a49"]','[]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',3,1800000000000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',4,1800000000000,1,'["0 play 5-6 start"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',5,1800000000000,2,'["1 play 6-8 right"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',6,1800000000000,1,'["0 play 7-8 right"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',7,1800000000000,2,'["1 play 6-7 right"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v4agkz2y',8,1800000000000,1,'["0 play 4-6 right"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',1,1800000000000,1,'["open buki", "seal 15c91e09011af4a8c4305e7fe21c0d429a7addb7f48d2da1e27764239ab352c0"]','[]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',5,1800000000000,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 2}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',6,1800000001200,NULL,'["2 play 6-8 start"]','[{"event": "Played", "seat": 2, "tile": 42, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',7,1800000002400,NULL,'["3 play 5-8 right"]','[{"event": "Played", "seat": 3, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',8,1800000002400,1,'["0 play 4-6 left"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',9,1800000002400,2,'["1 play 4-8 left"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ujfbwwhg',10,1800000003600,NULL,'["2 play 3-8 left"]','[{"event": "Played", "seat": 2, "tile": 35, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',1,1800000003600,1,'["open pulle", "seal 7fc0fcd450d062a534a2a9c37d32e8ad3d284b75858bd9808a0dc9e57d364e46"]','[]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',2,1800000003600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',3,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',4,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',5,1800000003600,1,'["start 4711,1002", "deal 12 12 12 12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',6,1800000003600,1,'["0 play 5-7 start"]','[{"event": "Played", "seat": 0, "tile": 37, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',7,1800000003600,2,'["1 play 3-7 right"]','[{"event": "Played", "seat": 1, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',8,1800000004800,NULL,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',9,1800000006000,NULL,'["3 play 3-8 right"]','[{"event": "Played", "seat": 3, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('sb4wv8zr',10,1800000006000,1,'["0 play 7-8 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',1,1800000006000,1,'["open austrian-draw", "seal dcd6744e4b850f3fdef9b4a7047d99da55e137b359e4d5a2721a569a28460698"]','[]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',4,1800000006000,1,'["0 play 4-8 start"]','[{"event": "Played", "seat": 0, "tile": 38, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',5,1800000006000,2,'["1 play 3-8 right"]','[{"event": "Played", "seat": 1, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',6,1800000006000,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',7,1800000006000,2,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('m3pcw3xz',8,1800000006000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',1,1800000006000,1,'["open luxembourg", "seal d07eaf60c9104da2441fb2bb3cf07c39f2c6aca138b1bb3b41bc8cba13f47197"]','[]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LotShown", "seat": 0, "tile": 21}, {"event": "LotShown", "seat": 1, "tile": 25}, {"event": "WinningTile", "deal": 1, "seat": 1, "tile": 25}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',4,1800000006000,2,'["1 play 2-5 right"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',5,1800000006000,1,'["0 play 4-4 left"]','[{"event": "Played", "seat": 0, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',6,1800000006000,2,'["1 play 2-3 right"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',7,1800000006000,1,'["0 play 4-6 left"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3mqdbqce',8,1800000006000,2,'["1 play 3-3 right"]','[{"event": "Played", "seat": 1, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('6845c6ph',1,1800000006000,1,'["open hungarian", "seal 3d049c9f9ebfe1a62bf08adf8a1e2fbb9562a8fe2d53591c258c59c70ced8075"]','[]',NULL);
INSERT INTO "log" VALUES('6845c6ph',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('6845c6ph',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LeaderDrawn", "seat": 0}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": null}]',NULL);
INSERT INTO "log" VALUES('6845c6ph',4,1800000006000,1,'["0 train start 5-6 2-6 0-2 0-0 0-5 3-5 3-3 3-4 0-4 0-6"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "start"}, {"event": "Played", "seat": 0, "tile": 22, "end": "right"}, {"event": "Played", "seat": 0, "tile": 3, "end": "right"}, {"event": "Played", "seat": 0, "tile": 0, "end": "right"}, {"event": "Played", "seat": 0, "tile": 11, "end": "right"}, {"event": "Played", "seat": 0, "tile": 21, "end": "right"}, {"event": "Played", "seat": 0, "tile": 12, "end": "right"}, {"event": "Played", "seat": 0, "tile": 16, "end": "right"}, {"event": "Played", "seat": 0, "tile": 8, "end": "right"}, {"event": "Played", "seat": 0, "tile": 15, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 10}]',NULL);
INSERT INTO "log" VALUES('6845c6ph',5,1800000006000,2,'["1 train left 5-5 4-5 4-4 2-4 2-2 2-5 1-5 1-6 6-6"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "left"}, {"event": "Played", "seat": 1, "tile": 25, "end": "left"}, {"event": "Played", "seat": 1, "tile": 20, "end": "left"}, {"event": "Played", "seat": 1, "tile": 13, "end": "left"}, {"event": "Played", "seat": 1, "tile": 6, "end": "left"}, {"event": "Played", "seat": 1, "tile": 17, "end": "left"}, {"event": "Played", "seat": 1, "tile": 14, "end": "left"}, {"event": "Played", "seat": 1, "tile": 18, "end": "left"}, {"event": "Played", "seat": 1, "tile": 36, "end": "left"}, {"event": "SeriesEnded", "seat": 1, "count": 9}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 5, "score": 5}, {"event": "Scored", "seat": 1, "points": 11, "score": 11}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":13,"moves":13,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('tp38aj3p',1,1800000006000,1,'["open challenge", "seal 9cf1431458ab5a4e51c12f4a52a9790a3db24f723d7dcdd8ff653a37ee30f11b"]','[]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "FirstTosser", "deal": 1, "seat": 1, "lot": true}, {"event": "Tossed", "seat": 1, "one": 5, "two": 5}]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',4,1800000006000,1,'["0 claim 0-0 4-4"]','[]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',5,1800000006000,2,'["1 claim 5-5"]','[{"event": "ClaimsRevealed", "singles": [1], "pairs": [0]}]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',6,1800000006000,2,'["1 challenge 0"]','[{"event": "Challenged", "seat": 1, "target": 0}, {"event": "Exposed", "target": 0, "tiles": [0, 20], "true": false, "seat": 0, "dice": [5, 5], "held": [6, 7]}]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',7,1800000006000,2,'["1 give 3-6 6-6"]','[{"event": "GaveTiles", "giver": 1, "receiver": 0, "count": 2}]',NULL);
INSERT INTO "log" VALUES('tp38aj3p',8,1800000006000,1,'["0 pass", "1 pass"]','[{"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "ToBoneyard", "count": 1}, {"event": "Tossed", "seat": 0, "one": 2, "two": 3}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',1,1800000006000,1,'["open draw", "seal 212a54dcf944353d197a2b6c67427165eb7288adbd58efc91dd9f5d68845d5e1"]','[]',NULL);
INSERT INTO "log" VALUES('4crxjza8',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4crxjza8',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',4,1800000006000,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',5,1800000006000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',6,1800000006000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',7,1800000006000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('4crxjza8',8,1800000006000,1,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',1,1800000006000,1,'["open block", "seal 8d1e924556e597e0231a1eb9e4e2240292f0b5f1300a6d6dbc1a0eb0f5114a62"]','[]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',5,1800000006000,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',6,1800000006000,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',7,1800000006000,2,'["1 play 3-5 left"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2e6sfxzw',8,1800000006000,1,'["0 play 3-3 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',1,1800000006000,1,'["open all-fives", "seal e6c4f4d3f9f10a43820eb2c4a88485f4f5a41dac6d1f06f390326f6e8b39f2fc"]','[]',NULL);
INSERT INTO "log" VALUES('43kepbwk',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('43kepbwk',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',4,1800000006000,2,'["1 play 5-5 start"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "start"}, {"event": "Scored", "seat": 1, "points": 10, "score": 10}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',5,1800000006000,1,'["0 play 0-5 left"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}, {"event": "Scored", "seat": 0, "points": 10, "score": 10}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',6,1800000006000,2,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',7,1800000006000,1,'["0 play 2-5 right"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "right"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('43kepbwk',8,1800000006000,2,'["1 play 4-5 up"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "up"}, {"event": "Scored", "seat": 1, "points": 10, "score": 20}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',1,1800000006000,1,'["open bergen", "seal 3805f8c2b6de92372591967fd2f6f825f5f7f806d760833b945e7c7246b605ce"]','[]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}, {"event": "Scored", "seat": 0, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',5,1800000006000,2,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',6,1800000006000,1,'["0 play 5-6 right"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',7,1800000006000,2,'["1 play 5-5 right"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wj3fe3vp',8,1800000006000,1,'["0 play 0-5 right"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',1,1800000006000,1,'["open latin", "seal 0cd380767ce48be94e3389737b512ccea88545f63427d5b0afb73e70af2d15f8"]','[]',NULL);
INSERT INTO "log" VALUES('svd4g6td',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('svd4g6td',3,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('svd4g6td',4,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('svd4g6td',5,1800000006000,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',6,1800000006000,2,'["2 play 6-6 start"]','[{"event": "Played", "seat": 2, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',7,1800000007200,NULL,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',8,1800000007200,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',9,1800000008400,NULL,'["3 play 0-5 left"]','[{"event": "Played", "seat": 3, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('svd4g6td',10,1800000008400,2,'["2 play 0-4 left"]','[{"event": "Played", "seat": 2, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',1,1800000008400,1,'["open cuban", "seal b73c49654c25b0c3c6599f2e6ccbee70018d42bc70799784bbe047c3c8d0e881"]','[]',NULL);
INSERT INTO "log" VALUES('udcjxak9',2,1800000008400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('udcjxak9',3,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('udcjxak9',4,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('udcjxak9',5,1800000008400,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 54, "lot": false}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',6,1800000009600,NULL,'["3 play 9-9 start"]','[{"event": "Played", "seat": 3, "tile": 54, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',7,1800000009600,2,'["2 play 7-9 left"]','[{"event": "Played", "seat": 2, "tile": 52, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',8,1800000010800,NULL,'["1 play 8-9 right"]','[{"event": "Played", "seat": 1, "tile": 53, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',9,1800000010800,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('udcjxak9',10,1800000012000,NULL,'["3 play 7-8 left"]','[{"event": "Played", "seat": 3, "tile": 43, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',1,1800000012000,1,'["open matador", "seal 386a8ef84e590d3ea8d2df8c995fec3ce614b35a265826a9837ea8d891c01690"]','[]',NULL);
INSERT INTO "log" VALUES('z49yqynx',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('z49yqynx',3,1800000012000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',4,1800000012000,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',5,1800000012000,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',6,1800000012000,2,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',7,1800000012000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('z49yqynx',8,1800000012000,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',1,1800000012000,1,'["open sebastopol", "seal 12092fc34336258afb537247cd45c8b963f7c05145f256e14d9ab92a49a57c79"]','[]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',3,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',4,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',5,1800000012000,1,'["start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',6,1800000013200,NULL,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',7,1800000013200,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',8,1800000013200,2,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',9,1800000014400,NULL,'["2 play 0-6 down"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "down"}]',NULL);
INSERT INTO "log" VALUES('c3bp6tpa',10,1800000015600,NULL,'["3 play 1-6 up"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "up"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',1,1800000015600,1,'["open mexican-train", "seal ccb012c5274bbb97af88f0029cd2e532083b5d9f40f2c8cf8a466d390cf11d6c"]','[]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',2,1800000015600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',3,1800000015600,1,'["start 4711,1002", "deal 0 0"]','[{"event": "HubLaid", "deal": 1, "seat": 1, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',4,1800000015600,2,'["1 play 6-9 own1"]','[{"event": "Played", "seat": 1, "tile": 51, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',5,1800000015600,1,'["0 play 7-9 mexican"]','[{"event": "Played", "seat": 0, "tile": 52, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',6,1800000015600,2,'["1 play 3-7 mexican"]','[{"event": "Played", "seat": 1, "tile": 31, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',7,1800000015600,1,'["0 play 4-9 own0"]','[{"event": "Played", "seat": 0, "tile": 49, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('w5ekadnx',8,1800000015600,2,'["1 play 3-5 mexican"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',1,1800000015600,1,'["open tendler", "seal 284b2010e4f23202978ad691efc1aac34464a65c384a4035462cdd3d50ba418d"]','[]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',2,1800000015600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',3,1800000015600,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',4,1800000015600,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',5,1800000015600,2,'["1 play 4-8 right"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',6,1800000015600,1,'["0 play 7-7 left"]','[{"event": "Played", "seat": 0, "tile": 41, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',7,1800000015600,2,'["1 play 1-7 left"]','[{"event": "Played", "seat": 1, "tile": 23, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uyy7zqcq',8,1800000015600,1,'["0 play 4-4 right"]','[{"event": "Played", "seat": 0, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',1,1800000015600,1,'["open austrian-block", "seal 5696abe7d0c7926f7db54f06270d9e1d09ef53fbc6df1738262526feae6aac39"]','[]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',2,1800000015600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',3,1800000015600,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',4,1800000015600,2,'["1 play 2-8 start"]','[{"event": "Played", "seat": 1, "tile": 32, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',5,1800000015600,1,'["0 play 2-5 left"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',6,1800000015600,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',7,1800000015600,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',8,1800000015600,2,'["1 play 4-8 right"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',9,1800000015600,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',10,1800000015600,2,'["1 play 4-7 right"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',11,1800000015600,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',12,1800000015600,2,'["1 play 1-7 right"]','[{"event": "Played", "seat": 1, "tile": 23, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',13,1800000015600,1,'["0 play 3-5 left"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',14,1800000015600,2,'["1 play 1-2 right"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',15,1800000015600,1,'["0 play 1-3 left"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',16,1800000015600,2,'["1 play 1-8 left", "0 pass"]','[{"event": "Played", "seat": 1, "tile": 28, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',17,1800000015600,2,'["1 play 6-8 left"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',18,1800000015600,1,'["0 play 3-6 left"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',19,1800000015600,2,'["1 play 2-7 right"]','[{"event": "Played", "seat": 1, "tile": 27, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',20,1800000015600,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',21,1800000015600,2,'["1 play 0-7 left"]','[{"event": "Played", "seat": 1, "tile": 19, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('3h78k5wj',22,1800000015600,1,'["0 play 0-5 left", "1 pass", "0 pass"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 0}, {"event": "DealWon", "seat": 1, "ending": "blocked"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"feather","mark":"","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('bqwbs2f8',1,1800000015600,1,'["open buki", "seal 403cfaeed40661cbb71b5866933d0b76e5a6c6b050d5e9a83b4c1640133c7898"]','[]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',2,1800000015600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',3,1800000015600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',4,1800000015600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',5,1800000015600,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',6,1800000015600,2,'["1 play 1-3 start"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',7,1800000016800,NULL,'["2 play 3-6 right"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',8,1800000018000,NULL,'["3 play 1-7 left"]','[{"event": "Played", "seat": 3, "tile": 23, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',9,1800000018000,1,'["0 play 6-8 right"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',10,1800000018000,2,'["1 play 7-8 left"]','[{"event": "Played", "seat": 1, "tile": 43, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',11,1800000019200,NULL,'["2 play 4-8 left"]','[{"event": "Played", "seat": 2, "tile": 38, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',12,1800000020400,NULL,'["3 play 4-6 left"]','[{"event": "Played", "seat": 3, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',13,1800000020400,1,'["0 play 6-7 left"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',14,1800000020400,2,'["1 play 1-8 right"]','[{"event": "Played", "seat": 1, "tile": 28, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',15,1800000021600,NULL,'["2 stake 2"]','[{"event": "Staked", "seat": 2, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',16,1800000021600,NULL,'["2 play 0-7 left"]','[{"event": "Played", "seat": 2, "tile": 19, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',17,1800000022800,NULL,'["3 stake 2", "3 pass"]','[{"event": "Staked", "seat": 3, "chips": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',18,1800000022800,1,'["0 stake 2"]','[{"event": "Staked", "seat": 0, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',19,1800000022800,1,'["0 play 1-5 right"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',20,1800000022800,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',21,1800000024000,NULL,'["2 play 0-5 left"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',22,1800000025200,NULL,'["3 play 3-7 right"]','[{"event": "Played", "seat": 3, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',23,1800000025200,1,'["0 play 2-7 right"]','[{"event": "Played", "seat": 0, "tile": 27, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',24,1800000025200,2,'["1 play 0-2 right"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',25,1800000026400,NULL,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',26,1800000027600,NULL,'["3 play 2-6 left"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',27,1800000027600,1,'["0 play 2-8 left"]','[{"event": "Played", "seat": 0, "tile": 32, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bqwbs2f8',28,1800000027600,2,'["1 play 0-3 right"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "right"}, {"event": "DealWon", "seat": 1, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":12,"hc":12,"steps":[{"key":"all-eight","mark":"buki","breaks":false},{"key":"court-banker","mark":"","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]}],"bots":[{"seat":2,"level":"lehrling","gain":-4},{"seat":3,"level":"lehrling","gain":-4}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('bqwbs2f8',29,1800000027600,1,'["close host"]','[]',NULL);
INSERT INTO "log" VALUES('5872wuxy',1,1800000027600,1,'["open challenge", "seal bd7b44fd4994cee3329fb2124a43b60ac621022a55b0c540605381973af64650"]','[]',NULL);
INSERT INTO "log" VALUES('5872wuxy',2,1800000027600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5872wuxy',3,1800000027600,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5872wuxy',4,1800000027600,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5872wuxy',5,1800000027600,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',1,1800000327600,NULL,'["open block", "seal 4664ff9bede6df66bc1c9d216989e92ae980ef89da4ff9edd395ade970402755", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',1,1800000327600,NULL,'["open block", "seal 4664ff9bede6df66bc1c9d216989e92ae980ef89da4ff9edd395ade970402755", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',2,1800000327600,2,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',3,1800000328800,NULL,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',4,1800000328800,1,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',5,1800000328800,3,'["2 play 2-2 left"]','[{"event": "Played", "seat": 2, "tile": 6, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',6,1800000328800,2,'["3 play 2-4 left"]','[{"event": "Played", "seat": 3, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',7,1800000330000,NULL,'["0 play 4-5 left"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',8,1800000330000,1,'["1 play 4-4 right"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',9,1800000330000,3,'["2 play 5-5 left"]','[{"event": "Played", "seat": 2, "tile": 29, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',10,1800000330000,2,'["3 play 1-4 right"]','[{"event": "Played", "seat": 3, "tile": 10, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',11,1800000331200,NULL,'["0 play 1-5 left"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',12,1800000331200,1,'["1 play 1-1 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 2, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',13,1800000331200,2,'["3 play 1-3 left"]','[{"event": "Played", "seat": 3, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',14,1800000332400,NULL,'["0 play 3-3 left"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',15,1800000332400,1,'["1 play 1-2 right"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',16,1800000332400,3,'["2 play 3-6 left", "3 pass", "0 pass", "1 pass"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',17,1800000332400,3,'["2 play 0-6 left"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mtzdbcvy',18,1800000332400,2,'["3 play 0-4 left", "close round"]','[{"event": "Played", "seat": 3, "tile": 8, "end": "left"}, {"event": "RoundWon", "seats": [3], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 3, "points": 9, "score": 9}]','[{"kind":"deal","deal":1,"rows":[{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]}],"bots":[{"seat":0,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('ndzj2ydh',2,1800000332400,NULL,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',3,1800000332400,4,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',4,1800000332400,5,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',5,1800000333600,NULL,'["2 play 2-2 left"]','[{"event": "Played", "seat": 2, "tile": 6, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',6,1800000334800,NULL,'["3 play 2-4 left"]','[{"event": "Played", "seat": 3, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',7,1800000334800,4,'["0 play 4-5 left"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',8,1800000334800,5,'["1 play 4-4 right"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',9,1800000336000,NULL,'["2 play 5-5 left"]','[{"event": "Played", "seat": 2, "tile": 29, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',10,1800000337200,NULL,'["3 play 1-4 right"]','[{"event": "Played", "seat": 3, "tile": 10, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',11,1800000337200,4,'["0 play 1-5 left"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',12,1800000337200,5,'["1 play 1-1 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 2, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',13,1800000337200,NULL,'["3 play 1-3 right"]','[{"event": "Played", "seat": 3, "tile": 7, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',14,1800000337200,4,'["0 play 3-3 right"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',15,1800000337200,5,'["1 play 1-2 left"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',16,1800000338400,NULL,'["2 play 3-6 right", "3 pass", "0 pass", "1 pass"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "right"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',17,1800000339600,NULL,'["2 play 0-6 right"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ndzj2ydh',18,1800000340800,NULL,'["3 play 0-4 right", "close round"]','[{"event": "Played", "seat": 3, "tile": 8, "end": "right"}, {"event": "RoundWon", "seats": [3], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 3, "points": 9, "score": 9}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":2,"level":"meister","gain":0},{"seat":3,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('59g2c3dz',1,1800000360800,NULL,'["open block", "seal 08a07dc0cea2602b172d6dad6822eeaeb501c098a0f3849d2ed247f57db46d3d", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',1,1800000360800,NULL,'["open block", "seal 08a07dc0cea2602b172d6dad6822eeaeb501c098a0f3849d2ed247f57db46d3d", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('59g2c3dz',2,1800000360800,4,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('59g2c3dz',3,1800000360800,2,'["2 play 2-6 left"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('59g2c3dz',4,1800000362000,NULL,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('59g2c3dz',5,1800000362000,3,'["0 play 3-4 right"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('59g2c3dz',6,1800000362000,4,'["1 play 1-2 left"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',2,1800000362000,1,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',3,1800000362000,5,'["2 play 2-6 left"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',4,1800000363200,NULL,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',5,1800000364400,NULL,'["0 play 3-4 right"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('knjsxv8x',6,1800000364400,1,'["1 play 1-2 left"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "left"}]',NULL);
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
INSERT INTO "messages" VALUES('v4agkz2y','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('ujfbwwhg','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('sb4wv8zr','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('m3pcw3xz','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('3mqdbqce','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('6845c6ph','table',1200000000000000004,5,5,1);
INSERT INTO "messages" VALUES('tp38aj3p','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('4crxjza8','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('2e6sfxzw','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('43kepbwk','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('wj3fe3vp','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('svd4g6td','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('udcjxak9','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('z49yqynx','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('c3bp6tpa','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('w5ekadnx','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('uyy7zqcq','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('3h78k5wj','table',1200000000000000016,5,22,1);
INSERT INTO "messages" VALUES('bqwbs2f8','table',1200000000000000017,5,29,1);
INSERT INTO "messages" VALUES('5872wuxy','table',1200000000000000018,5,5,1);
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
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,4,1,1,1000);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,5,1,1,1000);
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
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,4,3,0,1,4,-4,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,4,3,1,0,4,4,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,3,1,0,0,0,1,0,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,3,1,0,0,0,1,0,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,1,1,0,0,0,1,0,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,2,1,0,0,0,1,0,'mtzdbcvy');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,5,1,1,0,0,1,0,'ndzj2ydh');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,4,1,1,0,0,1,0,'ndzj2ydh');
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
INSERT INTO "rating_meetings" VALUES(81384788765712384,'austrian-block',1,2,1);
INSERT INTO "rating_meetings" VALUES(81384788765712384,'austrian-block',2,1,1);
INSERT INTO "rating_meetings" VALUES(81384788765712384,'buki',1,2,1);
INSERT INTO "rating_meetings" VALUES(81384788765712384,'buki',2,1,1);
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
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',1,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',2,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'buki',1,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'buki',2,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
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
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,1,NULL,0,'here',0,0,13,13,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,0,NULL,0,'here',0,0,11,11,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,0,1,0,'here',0,0,11,11,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,1,0,0,'here',0,0,11,11,500,0,'[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"feather","mark":"","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,0,1,0,'here',0,0,6,6,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-4);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,1,0,0,'here',0,0,7,7,250,12,'[{"key":"all-eight","mark":"buki","breaks":false},{"key":"court-banker","mark":"","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]',12);
INSERT INTO "results" VALUES(81384788765712384,4,1,1,'member','seat',1,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,2,3,'member','seat',2,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,3,2,'member','seat',3,1,NULL,0,'here',0,0,8,8,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,0,4,'member','seat',0,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,1,5,'member','seat',1,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
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
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'mtzdbcvy',0,NULL,-1,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'mtzdbcvy',1,1,0,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'mtzdbcvy',2,3,-8,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'mtzdbcvy',3,2,9000,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'ndzj2ydh',0,4,-1,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'ndzj2ydh',1,5,0,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'ndzj2ydh',2,NULL,-8,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,1,'ndzj2ydh',3,NULL,9000,500);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'59g2c3dz',0,3,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'59g2c3dz',1,4,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'59g2c3dz',2,2,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'59g2c3dz',3,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'knjsxv8x',0,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'knjsxv8x',1,1,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'knjsxv8x',2,5,NULL,NULL);
INSERT INTO "round_places" VALUES('5neqmuvm',81384788765712384,2,'knjsxv8x',3,NULL,NULL,NULL);
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
INSERT INTO "rounds" VALUES(1,'block',1);
INSERT INTO "rounds" VALUES(2,'block',1);
INSERT INTO "rounds" VALUES(3,'block',1);
INSERT INTO "rounds" VALUES(4,'block',1);
INSERT INTO "rounds" VALUES(5,'block',1);
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
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','6845c6ph',5,1,'deal',1800000006000,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'austrian-block','3h78k5wj',22,1,'deal',1800000015600,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'buki','bqwbs2f8',28,1,'deal',1800000027600,20833,'[{"seat":2,"level":"lehrling","gain":-4},{"seat":3,"level":"lehrling","gain":-4}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'block','mtzdbcvy',18,1,'deal',1800000332400,20833,'[{"seat":0,"level":"meister","gain":0}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','ndzj2ydh',18,1,'deal',1800000340800,20833,'[{"seat":2,"level":"meister","gain":0},{"seat":3,"level":"meister","gain":0}]',0,1,0);
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
INSERT INTO "tables" VALUES('v4agkz2y',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"v4agkz2y","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"467d2323218adfed4bf890b6ec4dfa45ce22ae1f45147c15bf1001585bda3c52","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[8806025357600,5257092694536],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":21430813065215,"ends":49,"to_move":1,"idle":0,"moves":"638083775c"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":33,"end":"start"},{"event":"Played","seat":1,"tile":42,"end":"right"},{"event":"Played","seat":0,"tile":43,"end":"right"},{"event":"Played","seat":1,"tile":39,"end":"right"},{"event":"Played","seat":0,"tile":30,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ujfbwwhg',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000004800,1800000003600,'{"id":"ujfbwwhg","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a6a32c704440abb2623032e5fd273df51550c1e4ad2ee1885ee9a1ee1987772a","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":2,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":2,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[26977763600,824904318984,4436793491456,1236984438784],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":29376502562815,"ends":32,"to_move":3,"idle":0,"moves":"7e7a5b736a"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":2},{"event":"Dealt","deal":1,"leader":2,"tile":42},{"event":"Played","seat":2,"tile":42,"end":"start"},{"event":"Played","seat":3,"tile":40,"end":"right"},{"event":"Played","seat":0,"tile":30,"end":"left"},{"event":"Played","seat":1,"tile":38,"end":"left"},{"event":"Played","seat":2,"tile":35,"end":"left"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000004800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('sb4wv8zr',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000007200,1800000006000,'{"id":"sb4wv8zr","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"f5e2ac00fbceb6940403f78e01433f8118083f1b96ab3e505d5816c270c02aa2","opened_at":1800000003600,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":12,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":12,"cut":1002,"absences":0,"acts":3,"read":4,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":0,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[8950714474624,2147681832,4406791897344,1683660769296],"after":[1,2,3,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":26205742956543,"ends":61,"to_move":2,"idle":1,"moves":"6f5f646b8388"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":37,"end":"start"},{"event":"Played","seat":1,"tile":31,"end":"right"},{"event":"Played","seat":2,"tile":33,"end":"left"},{"event":"Played","seat":3,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":43,"end":"right"},{"event":"Passed","seat":1}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000007200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('m3pcw3xz',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000066000,1800000006000,'{"id":"m3pcw3xz","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"d057d6b90402fe65c97a6512c7d6a48515737b6b7593c2333effd5ffa23d1584","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":4,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[37,5,8,43,11,18,4,32,25,19,27,30,40,39,33,16,23,31,13,15]},"deal":{"hands":[4827811693578,34450047616],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[5,8,43,11,18,4,32,25,19,27,30,40,39,33,16,23,31,13,15],"drawn":1,"start":null},"unlaid":34875134442367,"ends":30,"to_move":0,"idle":0,"moves":"726b1f1687"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":42},{"event":"Played","seat":0,"tile":38,"end":"start"},{"event":"Played","seat":1,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Drew","seat":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('3mqdbqce',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000066000,1800000006000,'{"id":"3mqdbqce","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"4f6d22449dd0a07b5cd2175ac709be293e0b7360cc9819318cc8c1f67f5c38cb","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":8,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[21,13,15,16,29,4,26,33,22,3,14,10,11],"lots":[21,25]},"deal":{"hands":[69794529542,135905],"after":[1,0],"leader":1,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[21,13,15,16,29,4,26,33,22,3,14,10,11],"drawn":0,"start":25},"unlaid":35183263608319,"ends":57,"to_move":0,"idle":0,"moves":"353d1d5b26"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":21},{"event":"LotShown","seat":1,"tile":25},{"event":"WinningTile","deal":1,"seat":1,"tile":25},{"event":"Played","seat":1,"tile":17,"end":"right"},{"event":"Played","seat":0,"tile":20,"end":"left"},{"event":"Played","seat":1,"tile":9,"end":"right"},{"event":"Played","seat":0,"tile":30,"end":"left"},{"event":"Played","seat":1,"tile":12,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('6845c6ph',81384788765712384,1200000000000000004,'hungarian',1,'pause',5,1800000026000,1800000006000,'{"id":"6845c6ph","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"5969449d410a3c0f086aefc81e150135796dc91ec8fb89b675512ab43e2762cd","opened_at":1800000006000,"locale":"en","version":5,"public_version":5,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":13,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":26,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[5,11],"wins":[1,0],"played":1,"turns":1,"opener":0,"hands":[8596330797,69291370050],"unlaid":1140852406,"ends":60,"to_move":-1,"turn_end":null,"line":[{"a":5,"b":6,"end":"start","seat":0},{"a":6,"b":2,"end":"right","seat":0},{"a":2,"b":0,"end":"right","seat":0},{"a":0,"b":0,"end":"right","seat":0},{"a":0,"b":5,"end":"right","seat":0},{"a":5,"b":3,"end":"right","seat":0},{"a":3,"b":3,"end":"right","seat":0},{"a":3,"b":4,"end":"right","seat":0},{"a":4,"b":0,"end":"right","seat":0},{"a":0,"b":6,"end":"right","seat":0},{"a":5,"b":5,"end":"left","seat":1},{"a":4,"b":5,"end":"left","seat":1},{"a":4,"b":4,"end":"left","seat":1},{"a":2,"b":4,"end":"left","seat":1},{"a":2,"b":2,"end":"left","seat":1},{"a":5,"b":2,"end":"left","seat":1},{"a":1,"b":5,"end":"left","seat":1},{"a":6,"b":1,"end":"left","seat":1},{"a":6,"b":6,"end":"left","seat":1}],"series":9,"acts":2,"passed":[false,false]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":0},{"event":"Dealt","deal":1,"leader":0,"tile":null},{"event":"Played","seat":0,"tile":33,"end":"start"},{"event":"Played","seat":0,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Played","seat":0,"tile":0,"end":"right"},{"event":"Played","seat":0,"tile":11,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":0,"tile":8,"end":"right"},{"event":"Played","seat":0,"tile":15,"end":"right"},{"event":"SeriesEnded","seat":0,"count":10},{"event":"Played","seat":1,"tile":29,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":1,"tile":20,"end":"left"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":6,"end":"left"},{"event":"Played","seat":1,"tile":17,"end":"left"},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":36,"end":"left"},{"event":"SeriesEnded","seat":1,"count":9},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":5,"score":5},{"event":"Scored","seat":1,"points":11,"score":11}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":2,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[5,11]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('tp38aj3p',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000066000,1800000006000,'{"id":"tp38aj3p","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1262d34c7b22fb01ec03ed97c4d0e4811bc1eb89efaf6103baeae4432b573059","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":5,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":6,"seed":"5d49c58e48f7c7c6c1e1240d5a8d3055dbc1b9bfa669cc19255a5836e181e2fa","hands":[[0,10,20,20,22,25,26,26,33,36],[3,6,8,10,17]],"toss":2,"tosser":0,"dice":[2,3],"answers":[null,null],"laid":[null,null],"pointer":0,"passes":0,"giving":null,"boneyard":41,"facts":[{"kind":"exposed","seat":0,"other":0,"tiles":[0,20]},{"kind":"given","seat":1,"other":0,"tiles":[26,36]},{"kind":"discarded","seat":1,"other":1,"tiles":[29]}],"lies":[{"seat":0,"tiles":[0,20],"dice":[5,5],"caught":true}],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":1,"lot":true},{"event":"Tossed","seat":1,"one":5,"two":5},{"event":"ClaimsRevealed","singles":[1],"pairs":[0]},{"event":"Challenged","seat":1,"target":0},{"event":"Exposed","target":0,"tiles":[0,20],"true":false,"seat":0,"dice":[5,5],"held":[6,7]},{"event":"GaveTiles","giver":1,"receiver":0,"count":2},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"ToBoneyard","count":1},{"event":"Tossed","seat":0,"one":2,"two":3}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('4crxjza8',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000066000,1800000006000,'{"id":"4crxjza8","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"e4bc268a964718cdf6bf729ec1f23062d53a657047c941896b9b779ace294387","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":5,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":2,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[33585268,1141244418],"boneyard":[13,14,22,16,21,0,10,3,20,29,33,7,8,15],"draws":3,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"draw",78454751232],[0,"draw",78454751232],[0,"draw",78454751232],[0,"play 2-6 left",78454751232]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Drew","seat":0},{"event":"Drew","seat":0},{"event":"Drew","seat":0},{"event":"Played","seat":0,"tile":22,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2e6sfxzw',81384788765712384,1200000000000000007,'block',1,'playing',8,1800000066000,1800000006000,'{"id":"2e6sfxzw","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a4e222e8b9ef8bf398854f54b825d9db3b37e77c555b62d955c98eaf5cc566c1","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[82960,5242950],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 5-6 left",78454751232],[0,"play 3-6 right",79027423232],[1,"play 3-5 left",9229785760],[0,"play 3-3 left",69276320],[1,"pass",69276320]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":1,"ends":{"spread":"line","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"left"},{"event":"Played","seat":0,"tile":12,"end":"left"},{"event":"Passed","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('43kepbwk',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000066000,1800000006000,'{"id":"43kepbwk","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"42b063df6c9d67008246df4c3477f236c59f884f3a3ad588d8335785ff57f818","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":8,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":10,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[10,20],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[6324230,1073664],"boneyard":[7,5,16,12,4,33,30,18,36,6,26,10,0,3],"draws":0,"drawn":0,"moves":[[1,"play 5-5 start",79028551679],[0,"play 0-5 left",9162606592],[1,"play 0-4 left",9162639659],[0,"play 2-5 right",10237472000],[1,"play 4-5 up",10241666904]],"leader":1,"lead_rule":"heaviest_double","lead_tile":29,"to_move":0,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false},{"end":"up","number":4,"double":false,"bare":false},{"end":"down","number":5,"double":false,"bare":true}]},"ended":null,"scored":[[1,10]]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":29,"lot":false},{"event":"Played","seat":1,"tile":29,"end":"start"},{"event":"Scored","seat":1,"points":10,"score":10},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Scored","seat":0,"points":10,"score":10},{"event":"Played","seat":1,"tile":8,"end":"left"},{"event":"Played","seat":0,"tile":17,"end":"right"},{"event":"ArmsOpened"},{"event":"Played","seat":1,"tile":25,"end":"up"},{"event":"Scored","seat":1,"points":10,"score":20}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('wj3fe3vp',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000066000,1800000006000,'{"id":"wj3fe3vp","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8fe53f6d9c8904203b0c219f726006d91d0e20cf177ebe488356f258dbfdcf1b","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[2,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1140850752,1183760],"boneyard":[1,5,7,25,14,0,3,16,9,10,22,21,13,2,15,8],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 1-6 left",78454751232],[0,"play 5-6 right",78454768790],[1,"play 5-5 right",9162869910],[0,"play 0-5 right",9162869910]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Scored","seat":0,"points":2,"score":2},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":29,"end":"right"},{"event":"Played","seat":0,"tile":11,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('svd4g6td',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000009600,1800000008400,'{"id":"svd4g6td","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"5af0a494cb15357bcdd0d21776ffaca024c950a393555413e57cbc817dc57374","opened_at":1800000006000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[414336,1075937313,571474952,4202582],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 6-6 start",79028551679],[1,"play 5-6 left",78454751232],[0,"play 3-6 right",79027423232],[3,"play 0-5 left",9229785760],[2,"play 0-4 left",69311403]],"leader":2,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":36,"lot":false},{"event":"Played","seat":2,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":3,"tile":11,"end":"left"},{"event":"Played","seat":2,"tile":8,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000009600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('udcjxak9',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000072000,1800000012000,'{"id":"udcjxak9","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0b2ed63a53fbee51f10339ab0eeb2e93d4bef4895f83287d03e7dcbe7b2289ca","opened_at":1800000008400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[914802436308992,2426143904,18193481601608,2203873970179],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 9-9 start",36028797018963967],[2,"play 7-9 left",35993612646875136],[1,"play 8-9 right",36005314428403712],[0,"play 5-8 right",13545904225648640],[3,"play 7-8 left",5642309989976064]],"leader":3,"lead_rule":"heaviest_double","lead_tile":54,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":8,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":54,"lot":false},{"event":"Played","seat":3,"tile":54,"end":"start"},{"event":"Played","seat":2,"tile":52,"end":"left"},{"event":"Played","seat":1,"tile":53,"end":"right"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Played","seat":3,"tile":43,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('z49yqynx',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000072000,1800000012000,'{"id":"z49yqynx","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a7d6663a6646865c362faa5536136688536226c8b20717be5da27f0a283584da","opened_at":1800000012000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":3,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":4,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[10267666976,1196164],"boneyard":[11,30,6,21,15,12,1,16,22,25,4,3,8,0],"draws":2,"drawn":2,"moves":[[1,"play 6-6 start",79028551679],[0,"play 1-4 left",476311],[1,"play 1-6 left",69686967],[0,"draw",476311],[0,"draw",476311]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":6,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Drew","seat":0},{"event":"Drew","seat":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('c3bp6tpa',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000075600,1800000015600,'{"id":"c3bp6tpa","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ff9ea16263cbc91ef73bdcc1f97db28a7f5ad45cf3c660a9a136881acb7b89af","opened_at":1800000012000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":3,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[67190948,3158536,133203,574620928],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"play 5-6 left",78454751232],[1,"play 4-6 right",78454751232],[2,"play 0-6 down",78454751232],[3,"play 1-6 up",78454751232]],"leader":3,"lead_rule":"double_six","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false},{"end":"up","number":1,"double":false,"bare":false},{"end":"down","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":2,"tile":15,"end":"down"},{"event":"Played","seat":3,"tile":18,"end":"up"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000135600,"nudge_at":1800000075600,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('w5ekadnx',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000075600,1800000015600,'{"id":"w5ekadnx","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a97aaceb7e151d1016170e7b3d7983dd70540c76669b00fcc12d7bf9b572418c","opened_at":1800000015600,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[42745089,1374674763978],"boneyard":[4,29,47,30,9,15,50,16,36,27,32,53,26,39,43,44,41,17,22,34,5,46,45,37,33,2,20,42,48,35],"draws":0,"drawn":0,"moves":[[1,"play 6-9 own1",154780302325273177880526848],[0,"play 7-9 mexican",154780302325273177880526848],[1,"play 3-7 mexican",58042613365251414686466048],[0,"play 4-9 own0",157198744548543207663800992],[1,"play 3-5 mexican",21765980011968276417843872]],"leader":1,"lead_rule":"lot","lead_tile":null,"to_move":0,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":4,"double":false,"bare":false},{"end":"own1","number":6,"double":false,"bare":false},{"end":"mexican","number":5,"double":false,"bare":false}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":1,"tile":54},{"event":"Played","seat":1,"tile":51,"end":"own1"},{"event":"Played","seat":0,"tile":52,"end":"mexican"},{"event":"Played","seat":1,"tile":31,"end":"mexican"},{"event":"Played","seat":0,"tile":49,"end":"own0"},{"event":"Played","seat":1,"tile":21,"end":"mexican"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000135600,"nudge_at":1800000075600,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uyy7zqcq',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000075600,1800000015600,'{"id":"uyy7zqcq","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"c02c7ce66e06afd7e434fee3204c428c1a9342402f977f2d18be7e68a03e01bc","opened_at":1800000015600,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[34,1,24,30,18,35,28,5,11,10,0,33,37,39,29,3,44,8,12,13,26,25,21,22,6,15,36,27,17,42,19,9,14]},"deal":{"hands":[12098923921536,277033844756],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[34,1,24,30,18,35,28,5,11,10,0,33,37,39,29,3,44,8,12,13,26,25,21,22,6,15,36,27,17,42,19,9,14],"drawn":0,"start":null},"unlaid":23914368466943,"ends":13,"to_move":1,"idle":0,"moves":"81747c463e"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":38,"end":"right"},{"event":"Played","seat":0,"tile":41,"end":"left"},{"event":"Played","seat":1,"tile":23,"end":"left"},{"event":"Played","seat":0,"tile":20,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000135600,"nudge_at":1800000075600,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('3h78k5wj',81384788765712384,1200000000000000016,'austrian-block',1,'pause',22,1800000035600,1800000015600,'{"id":"3h78k5wj","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a4b2f5c449a89b47eecf7a3f7ae35f8bf5ba5d9151c9994810c19e8463f062dc","opened_at":1800000015600,"locale":"en","version":22,"public_version":22,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":13,"read":21,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":13,"read":20,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,1],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[10807020930,4694844375064],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":30478720693103,"ends":52,"to_move":-1,"idle":2,"moves":"60344c1f7437686447400e1655887f4f535e3a228888"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":32,"end":"start"},{"event":"Played","seat":0,"tile":17,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":38,"end":"right"},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":34,"end":"right"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":23,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Played","seat":1,"tile":4,"end":"right"},{"event":"Played","seat":0,"tile":7,"end":"left"},{"event":"Played","seat":1,"tile":28,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":42,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Played","seat":1,"tile":27,"end":"right"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":19,"end":"left"},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"DealWon","seat":1,"ending":"blocked"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":20,"extended":-1,"deadline":1800000035600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,1]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('bqwbs2f8',81384788765712384,1200000000000000017,'buki',1,'closed',29,NULL,1800000027600,'{"id":"bqwbs2f8","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"94d39e689befe983abec3fdf96400625ab962084ecfb135f7ece6efcabb08f73","opened_at":1800000015600,"locale":"en","version":29,"public_version":29,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":8,"read":25,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":8,"read":27,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":8,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":8,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[18,34,18,18],"wins":[0,1,0,0],"played":1,"turns":1},"book":{"banker":1,"winner_before":1,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[-4,12,-4,-4],"guests":[]},"deal":{"hands":[4952265080832,8796363554984,283535476752,140672892928],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":21149007722327,"ends":75,"to_move":-1,"idle":0,"moves":"1550468082735b76563a882c41225f530b64436111"},"stacks":[18,34,18,18],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":1},{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":7,"end":"start"},{"event":"Played","seat":2,"tile":26,"end":"right"},{"event":"Played","seat":3,"tile":23,"end":"left"},{"event":"Played","seat":0,"tile":42,"end":"right"},{"event":"Played","seat":1,"tile":43,"end":"left"},{"event":"Played","seat":2,"tile":38,"end":"left"},{"event":"Played","seat":3,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":39,"end":"left"},{"event":"Played","seat":1,"tile":28,"end":"right"},{"event":"Staked","seat":2,"chips":2},{"event":"Played","seat":2,"tile":19,"end":"left"},{"event":"Staked","seat":3,"chips":2},{"event":"Passed","seat":3},{"event":"Staked","seat":0,"chips":2},{"event":"Played","seat":0,"tile":14,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":2,"tile":11,"end":"left"},{"event":"Played","seat":3,"tile":31,"end":"right"},{"event":"Played","seat":0,"tile":27,"end":"right"},{"event":"Played","seat":1,"tile":3,"end":"right"},{"event":"Played","seat":2,"tile":33,"end":"left"},{"event":"Played","seat":3,"tile":22,"end":"left"},{"event":"Played","seat":0,"tile":32,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"right"},{"event":"DealWon","seat":1,"ending":"domino"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":21,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"host","about":null},"deals":1,"most_deals":1000,"curve":[[1,[-4,12,-4,-4]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5872wuxy',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000927600,1800000027600,'{"id":"5872wuxy","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"4f23f902c9f3e3772aae6106fa4f1df1984c0cd94536ad5cbca89955624c2138","opened_at":1800000027600,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":1001,"absences":0,"acts":0,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":0,"read":0,"late":false},{"user":3,"name":"P3","username":"p3","presence":"here","ready":false,"paid_in":0,"cut":1003,"absences":0,"acts":0,"read":0,"late":false},{"user":4,"name":"P4","username":"p4","presence":"here","ready":false,"paid_in":0,"cut":1004,"absences":0,"acts":0,"read":0,"late":false},{"user":5,"name":"P5","username":"p5","presence":"here","ready":false,"paid_in":0,"cut":1005,"absences":0,"acts":0,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000927600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('mtzdbcvy',81384788765712384,1200000000000000099,'block',1,'closed',18,NULL,1800000332400,'{"id":"mtzdbcvy","guild":81384788765712384,"channel":1200000000000000099,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"741e933c007ad510c4a570a943969119807633a9c3b026d322d72b7690604f1f","opened_at":1800000327600,"locale":"en","version":18,"public_version":18,"phase":"closed","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":16,"late":false},{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":21,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":24,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,9],"won":[0,0,0,1],"after":[1,2,3,0],"played":1,"turns":1,"hands":[2,1,2097152,0],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"play 2-6 left",78454751232],[1,"play 4-6 right",78454891096],[2,"play 2-2 left",1112745816],[3,"play 2-4 left",1112745816],[0,"play 4-5 left",1108419840],[1,"play 4-4 right",10237472000],[2,"play 5-5 left",10237472000],[3,"play 1-4 right",10237472000],[0,"play 1-5 left",9162869910],[1,"play 1-1 left",279702],[2,"pass",279702],[3,"play 1-3 left",279702],[0,"play 3-3 left",69555894],[1,"play 1-2 right",69555894],[2,"play 3-6 left",73609976],[3,"pass",78454891096],[0,"pass",78454891096],[1,"pass",78454891096],[2,"play 0-6 left",78454891096],[3,"play 0-4 left",4369275]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[3],"best":3,"reason":"","points":[0,0,0,9]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":2,"tile":6,"end":"left"},{"event":"Played","seat":3,"tile":13,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"left"},{"event":"Played","seat":1,"tile":20,"end":"right"},{"event":"Played","seat":2,"tile":29,"end":"left"},{"event":"Played","seat":3,"tile":10,"end":"right"},{"event":"Played","seat":0,"tile":14,"end":"left"},{"event":"Played","seat":1,"tile":2,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":7,"end":"left"},{"event":"Played","seat":0,"tile":12,"end":"left"},{"event":"Played","seat":1,"tile":4,"end":"right"},{"event":"Played","seat":2,"tile":26,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":15,"end":"left"},{"event":"Played","seat":3,"tile":8,"end":"left"},{"event":"RoundWon","seats":[3],"ending":"domino","reason":""},{"event":"Scored","seat":3,"points":9,"score":9}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":21,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,9]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"5neqmuvm","number":1,"ends_at":1800000927600}}',1,0,'5neqmuvm');
INSERT INTO "tables" VALUES('ndzj2ydh',81384788765712384,1200000000000000099,'block',1,'closed',18,NULL,1800000340800,'{"id":"ndzj2ydh","guild":81384788765712384,"channel":1200000000000000099,"host":4,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"741e933c007ad510c4a570a943969119807633a9c3b026d322d72b7690604f1f","opened_at":1800000327600,"locale":"en","version":18,"public_version":18,"phase":"closed","chairs":[{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":15,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":16,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,9],"won":[0,0,0,1],"after":[1,2,3,0],"played":1,"turns":1,"hands":[2,1,2097152,0],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"play 2-6 left",78454751232],[1,"play 4-6 right",78454891096],[2,"play 2-2 left",1112745816],[3,"play 2-4 left",1112745816],[0,"play 4-5 left",1108419840],[1,"play 4-4 right",10237472000],[2,"play 5-5 left",10237472000],[3,"play 1-4 right",10237472000],[0,"play 1-5 left",9162869910],[1,"play 1-1 left",279702],[2,"pass",279702],[3,"play 1-3 right",279702],[0,"play 3-3 right",69555894],[1,"play 1-2 left",69555894],[2,"play 3-6 right",73609976],[3,"pass",78454891096],[0,"pass",78454891096],[1,"pass",78454891096],[2,"play 0-6 right",78454891096],[3,"play 0-4 right",4369275]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[3],"best":3,"reason":"","points":[0,0,0,9]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":2,"tile":6,"end":"left"},{"event":"Played","seat":3,"tile":13,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"left"},{"event":"Played","seat":1,"tile":20,"end":"right"},{"event":"Played","seat":2,"tile":29,"end":"left"},{"event":"Played","seat":3,"tile":10,"end":"right"},{"event":"Played","seat":0,"tile":14,"end":"left"},{"event":"Played","seat":1,"tile":2,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":7,"end":"right"},{"event":"Played","seat":0,"tile":12,"end":"right"},{"event":"Played","seat":1,"tile":4,"end":"left"},{"event":"Played","seat":2,"tile":26,"end":"right"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":15,"end":"right"},{"event":"Played","seat":3,"tile":8,"end":"right"},{"event":"RoundWon","seats":[3],"ending":"domino","reason":""},{"event":"Scored","seat":3,"points":9,"score":9}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":21,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,9]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"5neqmuvm","number":1,"ends_at":1800000927600}}',4,0,'5neqmuvm');
INSERT INTO "tables" VALUES('59g2c3dz',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000392000,1800000362000,'{"id":"59g2c3dz","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"7f943df8e57aed3788a3d49c9ac164b0157b4954370d96d8892ded4d830472be","opened_at":1800000360800,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":5,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":6,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[1107296296,2361344,537923586,132672],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 2-6 left",78454751232],[3,"play 3-6 right",78454891096],[0,"play 3-4 right",73609976],[1,"play 1-2 left",1112745816]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":22,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":4,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000422000,"nudge_at":1800000392000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"5neqmuvm","number":2,"ends_at":1800000960800}}',3,0,'5neqmuvm');
INSERT INTO "tables" VALUES('knjsxv8x',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000394400,1800000364400,'{"id":"knjsxv8x","guild":81384788765712384,"channel":1200000000000000099,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"7f943df8e57aed3788a3d49c9ac164b0157b4954370d96d8892ded4d830472be","opened_at":1800000360800,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":6,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[1107296296,2361344,537923586,132672],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 2-6 left",78454751232],[3,"play 3-6 right",78454891096],[0,"play 3-4 right",73609976],[1,"play 1-2 left",1112745816]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":22,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":4,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000424400,"nudge_at":1800000394400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"5neqmuvm","number":2,"ends_at":1800000960800}}',1,0,'5neqmuvm');
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,4,4,1,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,4,4,1,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'',0,4,4,3,0,0,12,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'',0,4,4,3,0,0,12,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'',0,4,4,3,0,0,12,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,1,0,0,12,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,1,0,0,12,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,1,0,0,12,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,1,0,0,12,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
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
INSERT INTO "tournaments" VALUES('5neqmuvm',81384788765712384,'432619a4a5ef623b27138621fd6465a445abd2ea9cf2adfaefab86985a46921a','round',2,1800000960800,0);
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
INSERT INTO "transfers" VALUES('ujfbwwhg/5/0','member:81384788765712384:1','table:ujfbwwhg',22,'buy-in','ujfbwwhg',1800000000000,0);
INSERT INTO "transfers" VALUES('ujfbwwhg/5/1','member:81384788765712384:2','table:ujfbwwhg',22,'buy-in','ujfbwwhg',1800000000000,1);
INSERT INTO "transfers" VALUES('ujfbwwhg/5/2','house:81384788765712384','table:ujfbwwhg',22,'buy-in','ujfbwwhg',1800000000000,2);
INSERT INTO "transfers" VALUES('ujfbwwhg/5/3','house:81384788765712384','table:ujfbwwhg',22,'buy-in','ujfbwwhg',1800000000000,3);
INSERT INTO "transfers" VALUES('sb4wv8zr/5/0','member:81384788765712384:1','table:sb4wv8zr',12,'buy-in','sb4wv8zr',1800000003600,0);
INSERT INTO "transfers" VALUES('sb4wv8zr/5/1','member:81384788765712384:2','table:sb4wv8zr',12,'buy-in','sb4wv8zr',1800000003600,1);
INSERT INTO "transfers" VALUES('sb4wv8zr/5/2','house:81384788765712384','table:sb4wv8zr',12,'buy-in','sb4wv8zr',1800000003600,2);
INSERT INTO "transfers" VALUES('sb4wv8zr/5/3','house:81384788765712384','table:sb4wv8zr',12,'buy-in','sb4wv8zr',1800000003600,3);
INSERT INTO "transfers" VALUES('bqwbs2f8/5/0','member:81384788765712384:1','table:bqwbs2f8',22,'buy-in','bqwbs2f8',1800000015600,0);
INSERT INTO "transfers" VALUES('bqwbs2f8/5/1','member:81384788765712384:2','table:bqwbs2f8',22,'buy-in','bqwbs2f8',1800000015600,1);
INSERT INTO "transfers" VALUES('bqwbs2f8/5/2','house:81384788765712384','table:bqwbs2f8',22,'buy-in','bqwbs2f8',1800000015600,2);
INSERT INTO "transfers" VALUES('bqwbs2f8/5/3','house:81384788765712384','table:bqwbs2f8',22,'buy-in','bqwbs2f8',1800000015600,3);
INSERT INTO "transfers" VALUES('bqwbs2f8/29/out0','table:bqwbs2f8','member:81384788765712384:1',18,'paid-out','bqwbs2f8',1800000027600,0);
INSERT INTO "transfers" VALUES('bqwbs2f8/29/out1','table:bqwbs2f8','member:81384788765712384:2',34,'paid-out','bqwbs2f8',1800000027600,1);
INSERT INTO "transfers" VALUES('bqwbs2f8/29/out2','table:bqwbs2f8','house:81384788765712384',18,'paid-out','bqwbs2f8',1800000027600,2);
INSERT INTO "transfers" VALUES('bqwbs2f8/29/out3','table:bqwbs2f8','house:81384788765712384',18,'paid-out','bqwbs2f8',1800000027600,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000027600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/5neqmuvm','member:81384788765712384:1','table:5neqmuvm',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/5neqmuvm','member:81384788765712384:2','table:5neqmuvm',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/5neqmuvm','member:81384788765712384:3','table:5neqmuvm',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/5neqmuvm','member:81384788765712384:4','table:5neqmuvm',20,'entry',NULL,1800000327600,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/5neqmuvm','member:81384788765712384:5','table:5neqmuvm',20,'entry',NULL,1800000327600,0);
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
INSERT INTO "winnings" VALUES(81384788765712384,2,20833,8);
CREATE TABLE wishes (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	told_at BIGINT NOT NULL, 
	PRIMARY KEY (guild, user, game)
);
CREATE INDEX tables_server ON tables (guild);
CREATE INDEX tables_newest ON tables (channel, changed_at);
CREATE INDEX tables_guild ON tables (guild) WHERE phase IN ('lobby', 'playing', 'pause');
CREATE UNIQUE INDEX tables_channel ON tables (channel) WHERE phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_changed_at ON tables (changed_at);
CREATE INDEX tables_tournament ON tables (tournament);
CREATE INDEX accounts_guild ON accounts (guild, kind);
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX accounts_user ON accounts (user);
CREATE INDEX members_user ON members (user);
CREATE INDEX awaited_user ON awaited (user);
CREATE INDEX settlements_table ON settlements (table_id);
CREATE INDEX openings_user ON openings (user, guild);
CREATE INDEX openings_opponent ON openings (opponent, guild);
CREATE INDEX results_user ON results (user, guild);
CREATE INDEX ratings_user ON ratings (user, guild);
CREATE INDEX ratings_standing ON ratings (guild, game, shown, user);
CREATE INDEX tallies_start ON tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX tallies_won ON tallies (guild, span, start, game, bots, won, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_matches_won ON tallies (guild, span, start, game, bots, matches_won, user) WHERE span <> 'day' AND present AND matches > 0;
CREATE INDEX tallies_hc ON tallies (guild, span, start, game, bots, hc, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_gone ON tallies (guild, user) WHERE NOT present;
CREATE INDEX tallies_rating ON tallies (guild, span, start, game, bots, rating, user) WHERE span <> 'day' AND present AND rating IS NOT NULL;
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
CREATE INDEX pairs_user ON pairs (user);
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pairs_opponent ON pairs (opponent);
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX evenings_outdated ON evenings (guild) WHERE shown < version;
CREATE INDEX evenings_by ON evenings ("by");
CREATE INDEX evenings_guild ON evenings (guild, step);
CREATE INDEX evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX evening_guests_user ON evening_guests (user);
CREATE INDEX tournaments_guild ON tournaments (guild);
CREATE INDEX entrants_user ON entrants (user);
CREATE INDEX round_places_user ON round_places (user);
CREATE INDEX tournament_places_user ON tournament_places (user, guild);
CREATE INDEX tournament_places_guild ON tournament_places (guild, at);
CREATE INDEX wishes_user ON wishes (user);
CREATE INDEX wishes_game ON wishes (guild, game, told_at);
CREATE INDEX unsent_absences_user ON unsent_absences (user);
CREATE INDEX log_by ON log ("by", table_id) WHERE by IS NOT NULL;
CREATE INDEX transfers_target ON transfers (target, at);
CREATE INDEX transfers_source ON transfers (source, at);
CREATE INDEX transfers_table ON transfers (table_id);
COMMIT;
