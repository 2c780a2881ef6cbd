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
INSERT INTO "accounts" VALUES('house:81384788765712384',81384788765712384,'house',NULL,-2060);
INSERT INTO "accounts" VALUES('member:81384788765712384:2',81384788765712384,'member',2,342);
INSERT INTO "accounts" VALUES('table:uwrp6rhk',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:vsj2rw3e',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:u7sznkcr',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:xtmv3g2p',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	mark TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key", mark)
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'all-eight','austrian-block',1);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'ten-beaten','2',1);
INSERT INTO "achievement_steps" VALUES(81384788765712384,5,'five-rounds','',1);
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000004800,'uj8f3bch',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000004800,'uj8f3bch',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000004800,'uj8f3bch',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'runaway',1800000014400,'9te2a23u',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'traffic-light',1800000014400,'9te2a23u',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000332400,'k5amum4q',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000337200,'zrtv8hga',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000337200,'zrtv8hga',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-win',1800000337200,'zrtv8hga',1);
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
INSERT INTO "entrants" VALUES('xtmv3g2p',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('xtmv3g2p',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('xtmv3g2p',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('xtmv3g2p',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('xtmv3g2p',81384788765712384,5,12,0);
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
INSERT INTO "evening_guests" VALUES('xtmv3g2p',1,81384788765712384,1800000024000,1,0,NULL);
INSERT INTO "evening_guests" VALUES('xtmv3g2p',2,81384788765712384,1800000024000,9,0,NULL);
INSERT INTO "evening_guests" VALUES('xtmv3g2p',3,81384788765712384,1800000024000,10,0,NULL);
INSERT INTO "evening_guests" VALUES('xtmv3g2p',4,81384788765712384,1800000024000,11,0,NULL);
INSERT INTO "evening_guests" VALUES('xtmv3g2p',5,81384788765712384,1800000024000,12,0,NULL);
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
INSERT INTO "evenings" VALUES('xtmv3g2p',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000324000,'reminded',1800000324000,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','e37064ca25a92e1a06e560d8dc3e148c95f9038f22e6969e760146cd8280f64b');
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
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,0,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,1,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,2,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,3,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,4,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,5,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,6,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,7,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,8,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,9,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,10,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,11,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,12,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,13,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,14,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,15,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,16,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,17,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,18,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,19,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,20,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,21,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,22,'-7 28000 -16 -5');
INSERT INTO "house_fields" VALUES('xtmv3g2p',81384788765712384,1,23,'-7 28000 -16 -5');
CREATE TABLE left_rounds (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
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
INSERT INTO "log" VALUES('5xc8pjpm',1,1800000000000,1,'["open austrian-block", "seal fa10f90871bfd01c3317dcfadc15550b57599e133135629619d545c6d6e17e2d"]','[]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',3,1800000000000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 40}]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',4,1800000000000,1,'["0 play 5-6 start"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',5,1800000000000,2,'["1 play 2-6 right"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',6,1800000000000,1,'["0 play 4-5 left"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',7,1800000000000,2,'["1 play 4-7 left"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5xc8pjpm',8,1800000000000,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',1,1800000000000,1,'["open buki", "seal 6c142f1f671b13e0a884bc35f9ca62e7174d9aace8d01d65e1dad068ab713ad1"]','[]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',5,1800000000000,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 3}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',6,1800000000000,2,'["1 play 0-7 start"]','[{"event": "Played", "seat": 1, "tile": 19, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',7,1800000001200,NULL,'["2 play 0-1 left"]','[{"event": "Played", "seat": 2, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',8,1800000002400,NULL,'["3 play 3-7 right"]','[{"event": "Played", "seat": 3, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',9,1800000002400,1,'["0 play 1-3 right"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uwrp6rhk',10,1800000002400,2,'["1 pass"]','[{"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',1,1800000002400,1,'["open pulle", "seal fd66073549aec96c8d793edeecba03a004f921debe8a4d6d9ca4500d32f6c735"]','[]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',2,1800000002400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',3,1800000002400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',4,1800000002400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',5,1800000002400,1,'["start 4711,1002", "deal 12 12 12 12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',6,1800000002400,2,'["1 play 6-8 start"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',7,1800000003600,NULL,'["2 play 2-6 left"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',8,1800000004800,NULL,'["3 play 5-8 right"]','[{"event": "Played", "seat": 3, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',9,1800000004800,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('vsj2rw3e',10,1800000004800,2,'["1 play 0-5 right"]','[{"event": "Played", "seat": 1, "tile": 11, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',1,1800000004800,1,'["open austrian-draw", "seal 7c3d0a691511ef879e097a9bcf4f9d5361d5f25a8a65582fb2656d150346ab06"]','[]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',4,1800000004800,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',5,1800000004800,2,'["1 play 5-8 right"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',6,1800000004800,1,'["0 play 5-7 right"]','[{"event": "Played", "seat": 0, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',7,1800000004800,2,'["1 play 4-7 left"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5ef3ta7p',8,1800000004800,1,'["0 play 4-6 left"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',1,1800000004800,1,'["open luxembourg", "seal 7646762bf633932356e4766323d42746b0dba69dc7ca0bd724774ee8296659cb"]','[]',NULL);
INSERT INTO "log" VALUES('t8nasynm',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('t8nasynm',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LotShown", "seat": 0, "tile": 36}, {"event": "LotShown", "seat": 1, "tile": 0}, {"event": "WinningTile", "deal": 1, "seat": 0, "tile": 36}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',4,1800000004800,1,'["0 play 3-6 left"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',5,1800000004800,2,'["1 play 3-4 left"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',6,1800000004800,1,'["0 play 4-6 left"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',7,1800000004800,2,'["1 play 2-6 left"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('t8nasynm',8,1800000004800,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',1,1800000004800,1,'["open hungarian", "seal 669820fd597510e56a985bbe9dd1036840d7dd1f826e78f72034862fce9a3170"]','[]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LeaderDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": null}]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',4,1800000004800,2,'["1 train start 0-0 0-4 4-5 2-5 2-2 0-2 0-1 1-1 1-5 3-5 3-4"]','[{"event": "Played", "seat": 1, "tile": 0, "end": "start"}, {"event": "Played", "seat": 1, "tile": 8, "end": "right"}, {"event": "Played", "seat": 1, "tile": 25, "end": "right"}, {"event": "Played", "seat": 1, "tile": 17, "end": "right"}, {"event": "Played", "seat": 1, "tile": 6, "end": "right"}, {"event": "Played", "seat": 1, "tile": 3, "end": "right"}, {"event": "Played", "seat": 1, "tile": 1, "end": "right"}, {"event": "Played", "seat": 1, "tile": 2, "end": "right"}, {"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "Played", "seat": 1, "tile": 21, "end": "right"}, {"event": "Played", "seat": 1, "tile": 16, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 11}]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',5,1800000004800,1,'["0 train left 0-6 4-6 4-4 1-4 1-3 3-6 2-6 2-3 0-3 0-5 5-5", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}, {"event": "Played", "seat": 0, "tile": 30, "end": "left"}, {"event": "Played", "seat": 0, "tile": 20, "end": "left"}, {"event": "Played", "seat": 0, "tile": 10, "end": "left"}, {"event": "Played", "seat": 0, "tile": 7, "end": "left"}, {"event": "Played", "seat": 0, "tile": 26, "end": "left"}, {"event": "Played", "seat": 0, "tile": 22, "end": "left"}, {"event": "Played", "seat": 0, "tile": 9, "end": "left"}, {"event": "Played", "seat": 0, "tile": 5, "end": "left"}, {"event": "Played", "seat": 0, "tile": 11, "end": "left"}, {"event": "Played", "seat": 0, "tile": 29, "end": "left"}, {"event": "SeriesEnded", "seat": 0, "count": 11}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('uj8f3bch',6,1800000004800,1,'["0 play 2-4 right"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 1}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 0, "score": 0}, {"event": "Scored", "seat": 1, "points": 12, "score": 12}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":15,"moves":15,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":15,"moves":15,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('6brasvyu',1,1800000004800,1,'["open challenge", "seal 7ec86dab7cef2ab2465e5dcdf39f35719832eae583fc883bf5f5b3af02014841"]','[]',NULL);
INSERT INTO "log" VALUES('6brasvyu',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('6brasvyu',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "FirstTosser", "deal": 1, "seat": 1, "lot": true}, {"event": "Tossed", "seat": 1, "one": 6, "two": 2}]',NULL);
INSERT INTO "log" VALUES('6brasvyu',4,1800000004800,1,'["0 claim 0-0 0-5"]','[]',NULL);
INSERT INTO "log" VALUES('6brasvyu',5,1800000004800,2,'["1 claim 0-4 4-6"]','[{"event": "ClaimsRevealed", "singles": [], "pairs": [1, 0]}]',NULL);
INSERT INTO "log" VALUES('6brasvyu',6,1800000004800,2,'["1 pass"]','[{"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('6brasvyu',7,1800000004800,1,'["0 pass"]','[{"event": "Passed", "seat": 0}, {"event": "ToBoneyard", "count": 4}, {"event": "Tossed", "seat": 0, "one": 2, "two": 4}]',NULL);
INSERT INTO "log" VALUES('6brasvyu',8,1800000004800,1,'["0 claim 2-5 4-5"]','[]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',1,1800000004800,1,'["open draw", "seal bb2fe64bf49d577d528b4f3facc85a9e1e6871b1d05ae37a7d80ed1eb33ce7eb"]','[]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',4,1800000004800,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',5,1800000004800,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',6,1800000004800,2,'["1 play 3-6 right"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',7,1800000004800,1,'["0 play 2-3 right"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9b4mzwpd',8,1800000004800,2,'["1 play 2-5 right"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',1,1800000004800,1,'["open block", "seal 73c0eb2a148acd710180e0e4db3251de411ead3721996af676a8fd1665319188"]','[]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',4,1800000004800,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',5,1800000004800,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',6,1800000004800,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',7,1800000004800,2,'["1 play 0-1 left"]','[{"event": "Played", "seat": 1, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4knrgzgp',8,1800000004800,1,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',1,1800000004800,1,'["open all-fives", "seal 479f4d50a5ef8a2a5147ed901bfb09d59b41b37cfadf3e363ff414596698b663"]','[]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',4,1800000004800,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',5,1800000004800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',6,1800000004800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',7,1800000004800,1,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('p3m4fnbn',8,1800000004800,2,'["1 play 5-6 right"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "right"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',1,1800000004800,1,'["open bergen", "seal ed1b0f367c1869b2720285ffaae78401d78483ee8b9596ea08ded58346a01cae"]','[]',NULL);
INSERT INTO "log" VALUES('eumxheh2',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('eumxheh2',3,1800000004800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',4,1800000004800,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}, {"event": "Scored", "seat": 1, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',5,1800000004800,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',6,1800000004800,2,'["1 play 3-6 right"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',7,1800000004800,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('eumxheh2',8,1800000004800,2,'["1 play 5-6 right"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',1,1800000004800,1,'["open latin", "seal b75170d8c33cef797f44c0b1ba114e465d46ab960160f6c1b56038a66d493caf"]','[]',NULL);
INSERT INTO "log" VALUES('s92p4at2',2,1800000004800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('s92p4at2',3,1800000004800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('s92p4at2',4,1800000004800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('s92p4at2',5,1800000004800,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',6,1800000006000,NULL,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',7,1800000006000,2,'["2 play 2-6 left"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',8,1800000007200,NULL,'["1 play 5-6 right"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',9,1800000007200,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('s92p4at2',10,1800000008400,NULL,'["3 play 0-2 left"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',1,1800000008400,1,'["open cuban", "seal b46edfca11abbe8880245d4a26d6ef9d66148af9873d423e3ccd54beae813839"]','[]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',2,1800000008400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',3,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',4,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',5,1800000008400,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 54, "lot": false}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',6,1800000009600,NULL,'["1 play 9-9 start"]','[{"event": "Played", "seat": 1, "tile": 54, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',7,1800000009600,1,'["0 play 2-9 left"]','[{"event": "Played", "seat": 0, "tile": 47, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',8,1800000010800,NULL,'["3 play 0-2 left"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',9,1800000010800,2,'["2 play 7-9 right"]','[{"event": "Played", "seat": 2, "tile": 52, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('w6xykbrk',10,1800000012000,NULL,'["1 play 0-7 right"]','[{"event": "Played", "seat": 1, "tile": 19, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',1,1800000012000,1,'["open matador", "seal bfe43c7955052b01f0d95e9058ef22e9f2632db8aabdc30bdca1dc214f6c9b2e"]','[]',NULL);
INSERT INTO "log" VALUES('czz8nfej',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('czz8nfej',3,1800000012000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',4,1800000012000,2,'["1 play 4-4 start"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',5,1800000012000,1,'["0 turn 1-6 right"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',6,1800000012000,2,'["1 play 2-3 left"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',7,1800000012000,1,'["0 play 3-5 left"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('czz8nfej',8,1800000012000,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',1,1800000012000,1,'["open sebastopol", "seal 6465393294d95d6760138d5f4705710c8e2cdbbc5bfcbef2220d0ee82a78c020"]','[]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',2,1800000012000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',3,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',4,1800000012000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',5,1800000012000,1,'["start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',6,1800000013200,NULL,'["2 play 6-6 start", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 36, "end": "start"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',7,1800000013200,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',8,1800000013200,2,'["1 play 2-6 right"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',9,1800000014400,NULL,'["2 play 1-6 up", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "up"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('ahwbg2eb',10,1800000014400,1,'["0 play 4-6 down"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "down"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',1,1800000014400,1,'["open mexican-train", "seal 5719acec0281c66ff32f0458f94fc7ef61c08e5a8a8fbd331008944f60644edf"]','[]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',3,1800000014400,1,'["start 4711,1002", "deal 0 0"]','[{"event": "HubLaid", "deal": 1, "seat": 1, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',4,1800000014400,2,'["1 play 8-9 own1"]','[{"event": "Played", "seat": 1, "tile": 53, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',5,1800000014400,1,'["0 play 5-9 own0"]','[{"event": "Played", "seat": 0, "tile": 50, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',6,1800000014400,2,'["1 play 1-8 own1"]','[{"event": "Played", "seat": 1, "tile": 28, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',7,1800000014400,1,'["0 play 4-5 own0"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('xqb5zfww',8,1800000014400,2,'["1 play 1-9 own1"]','[{"event": "Played", "seat": 1, "tile": 46, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',1,1800000014400,1,'["open tendler", "seal 285b713a76fd1f46104a0f556531cd2fff620f9bea565eccaf07497ce473a349"]','[]',NULL);
INSERT INTO "log" VALUES('76rtf9db',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('76rtf9db',3,1800000014400,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 32}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',4,1800000014400,1,'["0 play 2-8 start"]','[{"event": "Played", "seat": 0, "tile": 32, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',5,1800000014400,2,'["1 play 0-8 right"]','[{"event": "Played", "seat": 1, "tile": 24, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',6,1800000014400,1,'["0 play 0-2 right"]','[{"event": "Played", "seat": 0, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',7,1800000014400,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('76rtf9db',8,1800000014400,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',1,1800000014400,1,'["open austrian-block", "seal 1001f1cdbbe916d1b5abd51c2d46557dac2305fb8bdeaf209c6d57ab7faebce2"]','[]',NULL);
INSERT INTO "log" VALUES('9te2a23u',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('9te2a23u',3,1800000014400,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',4,1800000014400,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',5,1800000014400,2,'["1 play 6-8 right"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',6,1800000014400,1,'["0 play 6-7 right"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',7,1800000014400,2,'["1 play 1-7 left"]','[{"event": "Played", "seat": 1, "tile": 23, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',8,1800000014400,1,'["0 play 0-1 left"]','[{"event": "Played", "seat": 0, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',9,1800000014400,2,'["1 play 0-3 left"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',10,1800000014400,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',11,1800000014400,2,'["1 play 2-7 left"]','[{"event": "Played", "seat": 1, "tile": 27, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',12,1800000014400,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',13,1800000014400,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',14,1800000014400,1,'["0 play 5-7 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 37, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',15,1800000014400,1,'["0 play 0-7 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 19, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',16,1800000014400,1,'["0 play 0-8 left"]','[{"event": "Played", "seat": 0, "tile": 24, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',17,1800000014400,2,'["1 play 5-8 left"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',18,1800000014400,1,'["0 play 2-5 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',19,1800000014400,1,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',20,1800000014400,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9te2a23u',21,1800000014400,1,'["0 play 4-8 left"]','[{"event": "Played", "seat": 0, "tile": 38, "end": "left"}, {"event": "DealWon", "seat": 0, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"runaway","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false},{"key":"traffic-light","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":10,"moves":10,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('u7sznkcr',1,1800000014400,1,'["open buki", "seal dda4a669b9050ea0dff4e36eb32f9357b098cb594d9a9a440a9e433757a9bdf3"]','[]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',2,1800000014400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',3,1800000014400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',4,1800000014400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',5,1800000014400,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 2}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',6,1800000014400,2,'["1 play 1-5 start"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',7,1800000015600,NULL,'["2 play 5-7 right"]','[{"event": "Played", "seat": 2, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',8,1800000016800,NULL,'["3 play 6-7 right"]','[{"event": "Played", "seat": 3, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',9,1800000016800,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',10,1800000016800,2,'["1 play 6-8 left"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',11,1800000018000,NULL,'["2 play 1-8 left"]','[{"event": "Played", "seat": 2, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',12,1800000019200,NULL,'["3 play 5-6 right"]','[{"event": "Played", "seat": 3, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',13,1800000019200,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',14,1800000019200,2,'["1 stake 2"]','[{"event": "Staked", "seat": 1, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',15,1800000019200,2,'["1 play 0-1 left"]','[{"event": "Played", "seat": 1, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',16,1800000020400,NULL,'["2 play 2-8 right"]','[{"event": "Played", "seat": 2, "tile": 32, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',17,1800000021600,NULL,'["3 stake 2"]','[{"event": "Staked", "seat": 3, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',18,1800000021600,NULL,'["3 play 2-5 right"]','[{"event": "Played", "seat": 3, "tile": 17, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',19,1800000021600,1,'["0 stake 2"]','[{"event": "Staked", "seat": 0, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',20,1800000021600,1,'["0 play 0-4 left"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',21,1800000021600,2,'["1 play 2-4 left"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',22,1800000022800,NULL,'["2 play 1-2 left"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',23,1800000024000,NULL,'["3 play 1-3 left"]','[{"event": "Played", "seat": 3, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',24,1800000024000,1,'["0 play 3-6 left"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',25,1800000024000,2,'["1 play 3-5 right", "2 pass", "3 pass", "0 pass", "1 pass"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "DealTied"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[{"seat":2,"level":"lehrling","gain":0},{"seat":3,"level":"lehrling","gain":0}],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('u7sznkcr',26,1800000024000,1,'["closing"]','[]',NULL);
INSERT INTO "log" VALUES('u7sznkcr',27,1800000024000,2,'["closing", "close agreed"]','[]','[{"kind":"parting","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":0,"moves":0,"fair":0,"gain":0,"hc":-4,"steps":[]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":0,"moves":0,"fair":0,"gain":0,"hc":-4,"steps":[]}],"bots":[],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('4bn89ud9',1,1800000024000,1,'["open challenge", "seal 3aaebf194d7cd46e4c1243041aa45f98793c5c06536297aad8298e0b40c9b90f"]','[]',NULL);
INSERT INTO "log" VALUES('4bn89ud9',2,1800000024000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4bn89ud9',3,1800000024000,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4bn89ud9',4,1800000024000,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4bn89ud9',5,1800000024000,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('k5amum4q',1,1800000324000,NULL,'["open block", "seal 93a5b5be38415ab2ab0c6814cf66f1ed3c638a62f155c138af4cda3c0ffdfc06", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',1,1800000324000,NULL,'["open block", "seal 93a5b5be38415ab2ab0c6814cf66f1ed3c638a62f155c138af4cda3c0ffdfc06", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',2,1800000324000,1,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',3,1800000325200,NULL,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',4,1800000326400,NULL,'["1 play 2-4 left"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',5,1800000326400,3,'["2 play 1-6 right"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',6,1800000326400,1,'["3 play 4-4 left"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',7,1800000327600,NULL,'["0 play 1-1 right"]','[{"event": "Played", "seat": 0, "tile": 2, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',8,1800000328800,NULL,'["1 play 1-4 right", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "right"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',9,1800000328800,1,'["3 play 0-4 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 8, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',10,1800000328800,NULL,'["1 play 3-4 right"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',11,1800000328800,3,'["2 play 0-2 left"]','[{"event": "Played", "seat": 2, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',12,1800000328800,1,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',13,1800000330000,NULL,'["0 play 2-2 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 6, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',14,1800000330000,3,'["2 play 1-2 left", "3 pass", "0 pass"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',15,1800000330000,NULL,'["1 play 1-3 left", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',16,1800000331200,NULL,'["0 play 3-5 left"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('k5amum4q',17,1800000332400,NULL,'["1 play 4-5 left", "close round"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 28, "score": 28}]','[{"kind":"deal","deal":1,"rows":[{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":0,"level":"meister","gain":0},{"seat":1,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('zrtv8hga',2,1800000332400,4,'["3 play 6-6 start"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',3,1800000333600,NULL,'["0 play 2-6 right"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',4,1800000333600,5,'["1 play 2-4 right"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',5,1800000333600,2,'["2 play 1-6 left"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',6,1800000333600,4,'["3 play 4-4 right"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',7,1800000334800,NULL,'["0 play 1-1 left"]','[{"event": "Played", "seat": 0, "tile": 2, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',8,1800000334800,5,'["1 play 1-4 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',9,1800000334800,4,'["3 play 0-4 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 8, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',10,1800000334800,5,'["1 play 3-4 right"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',11,1800000334800,2,'["2 play 0-2 left"]','[{"event": "Played", "seat": 2, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',12,1800000334800,4,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',13,1800000336000,NULL,'["0 play 2-2 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 6, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',14,1800000336000,2,'["2 play 1-2 left", "3 pass", "0 pass"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',15,1800000336000,5,'["1 play 1-3 left", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',16,1800000337200,NULL,'["0 play 3-5 left"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zrtv8hga',17,1800000337200,5,'["1 play 4-5 left", "close round"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 28, "score": 28}]','[{"kind":"deal","deal":1,"rows":[{"number":1,"role":"seat","side":1,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":0,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('cxdqr8bb',1,1800000357200,NULL,'["open block", "seal 76cc16e70c19fb4fa89fa370073abaa80ccf6dffdd415a43d26ee25117af3827", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',1,1800000357200,NULL,'["open block", "seal 76cc16e70c19fb4fa89fa370073abaa80ccf6dffdd415a43d26ee25117af3827", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('cxdqr8bb',2,1800000357200,1,'["3 play 4-4 start"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('cxdqr8bb',3,1800000358400,NULL,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('cxdqr8bb',4,1800000358400,4,'["1 play 2-6 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('cxdqr8bb',5,1800000358400,1,'["3 play 4-6 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 30, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('cxdqr8bb',6,1800000358400,4,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',2,1800000358400,NULL,'["3 play 4-4 start"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',3,1800000359600,NULL,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',4,1800000359600,2,'["1 play 2-6 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',5,1800000360800,NULL,'["3 play 4-6 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 30, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('qu6tnnhc',6,1800000360800,2,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
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
INSERT INTO "messages" VALUES('5xc8pjpm','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('uwrp6rhk','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('vsj2rw3e','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('5ef3ta7p','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('t8nasynm','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('uj8f3bch','table',1200000000000000004,5,6,1);
INSERT INTO "messages" VALUES('6brasvyu','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('9b4mzwpd','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('4knrgzgp','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('p3m4fnbn','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('eumxheh2','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('s92p4at2','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('w6xykbrk','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('czz8nfej','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('ahwbg2eb','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('xqb5zfww','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('76rtf9db','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('9te2a23u','table',1200000000000000016,5,21,1);
INSERT INTO "messages" VALUES('u7sznkcr','table',1200000000000000017,5,27,1);
INSERT INTO "messages" VALUES('4bn89ud9','table',1200000000000000018,5,5,1);
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
	what TEXT NOT NULL, 
	about TEXT NOT NULL, 
	mark TEXT NOT NULL, 
	other BIGINT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (guild, user, what, about, mark, other)
);
CREATE TABLE pair_shares (
	guild BIGINT NOT NULL, 
	month INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	rounds BIGINT NOT NULL, 
	share INTEGER NOT NULL, 
	PRIMARY KEY (guild, month, user)
);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,1,4,750);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,2,4,750);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,3,1,1000);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,4,1,0);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,5,1,0);
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
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,3,3,0,0,3,0,'u7sznkcr');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,3,3,0,0,3,0,'u7sznkcr');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,3,1,1,0,0,1,0,'k5amum4q');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,1,1,1,0,0,1,0,'k5amum4q');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,4,1,0,0,0,1,0,'zrtv8hga');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,5,1,0,0,0,1,0,'zrtv8hga');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,2,1,0,0,0,1,0,'zrtv8hga');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,5,1,0,0,0,1,0,'zrtv8hga');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,2,1,0,0,0,1,0,'zrtv8hga');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,4,1,0,0,0,1,0,'zrtv8hga');
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
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',1,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',2,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
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
	begun BIGINT NOT NULL, 
	played BIGINT NOT NULL, 
	won BIGINT NOT NULL, 
	fair BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	matches_won BIGINT NOT NULL, 
	hc BIGINT NOT NULL, 
	PRIMARY KEY (guild, number, participant)
);
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,1,NULL,0,'here',0,0,15,15,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',1,1,1,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,0,NULL,0,'here',0,0,15,15,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,1,0,0,'here',0,0,11,11,500,0,'[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"runaway","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false},{"key":"traffic-light","mark":"","breaks":false}]',1,1,1,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,0,1,0,'here',0,0,10,10,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,0,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,0,NULL,0,'here',0,0,7,7,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,4,0,1,'member','seat',0,0,NULL,0,'here',0,0,0,0,0,0,'[]',0,0,0,0,0,0,-4);
INSERT INTO "results" VALUES(81384788765712384,4,1,2,'member','seat',1,0,NULL,0,'here',0,0,0,0,0,0,'[]',0,0,0,0,0,0,-4);
INSERT INTO "results" VALUES(81384788765712384,5,2,3,'member','seat',2,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,5,3,1,'member','seat',3,0,NULL,0,'here',0,0,7,7,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,6,1,5,'member','seat',1,1,NULL,0,'here',0,0,7,7,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',1,1,1,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,6,2,2,'member','seat',2,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,6,3,4,'member','seat',3,0,NULL,0,'here',0,0,7,7,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
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
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'zrtv8hga',0,NULL,-7,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'zrtv8hga',1,5,28000,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'zrtv8hga',2,2,-16,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'zrtv8hga',3,4,-5,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'k5amum4q',0,NULL,-7,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'k5amum4q',1,NULL,28000,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'k5amum4q',2,3,-16,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,1,'k5amum4q',3,1,-5,500);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'cxdqr8bb',0,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'cxdqr8bb',1,4,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'cxdqr8bb',2,5,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'cxdqr8bb',3,1,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'qu6tnnhc',0,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'qu6tnnhc',1,2,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'qu6tnnhc',2,3,NULL,NULL);
INSERT INTO "round_places" VALUES('xtmv3g2p',81384788765712384,2,'qu6tnnhc',3,NULL,NULL,NULL);
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
INSERT INTO "rounds" VALUES(3,'block',1);
INSERT INTO "rounds" VALUES(2,'block',1);
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
INSERT INTO "settlement_numbers" VALUES(81384788765712384,6);
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
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','uj8f3bch',6,1,'deal',1800000004800,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'austrian-block','9te2a23u',21,1,'deal',1800000014400,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'buki','u7sznkcr',25,1,'deal',1800000024000,20833,'[{"seat":2,"level":"lehrling","gain":0},{"seat":3,"level":"lehrling","gain":0}]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'buki','u7sznkcr',27,1,'parting',1800000024000,20833,'[]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','k5amum4q',17,1,'deal',1800000332400,20833,'[{"seat":0,"level":"meister","gain":0},{"seat":1,"level":"meister","gain":0}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,6,'block','zrtv8hga',17,1,'deal',1800000337200,20833,'[{"seat":0,"level":"meister","gain":0}]',0,1,0);
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
INSERT INTO "tables" VALUES('5xc8pjpm',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"5xc8pjpm","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"39ca2cdad21c470e48f56506b5f30dc1fda41ade4a0ee8a69752eab37aa37d4f","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[1115652096176,51571237896],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35156417052671,"ends":29,"to_move":1,"idle":0,"moves":"63444c675e"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":40},{"event":"Played","seat":0,"tile":33,"end":"start"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":25,"end":"left"},{"event":"Played","seat":1,"tile":34,"end":"left"},{"event":"Played","seat":0,"tile":31,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uwrp6rhk',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000003600,1800000002400,'{"id":"uwrp6rhk","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8e866be010eda94a72c232cea95dbdfabbe08ae6f97e9a5247b60ef9c9230959","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":2,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":3,"read":7,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":3,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[550024512384,8804687677448,35726338,2365751296],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35182224080765,"ends":10,"to_move":2,"idle":1,"moves":"39045f1788"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":3},{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":19,"end":"start"},{"event":"Played","seat":2,"tile":1,"end":"left"},{"event":"Played","seat":3,"tile":31,"end":"right"},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Passed","seat":1}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000003600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('vsj2rw3e',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000006000,1800000004800,'{"id":"vsj2rw3e","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"bd07fe5883536c118c2dfcbc44477efd482da8b09ebdbc280d83034717ccc1fa","opened_at":1800000002400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":12,"cut":4711,"absences":0,"acts":2,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":12,"cut":1002,"absences":0,"acts":3,"read":7,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":1,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[2416451858,4948876102176,163726336,1103842574344],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":29686809753583,"ends":9,"to_move":2,"idle":0,"moves":"7e437a0d23"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":42,"end":"start"},{"event":"Played","seat":2,"tile":22,"end":"left"},{"event":"Played","seat":3,"tile":40,"end":"right"},{"event":"Played","seat":0,"tile":4,"end":"left"},{"event":"Played","seat":1,"tile":11,"end":"right"}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000006000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5ef3ta7p',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000064800,1800000004800,'{"id":"5ef3ta7p","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"15fdac580706449ba570b33b8ac8ad0e66b99069c5db88b209093d0bd4af68c1","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[33,5,35,14,8,3,9,27,4,38,10,1,28,17,15,11,21,13,32,39]},"deal":{"hands":[13334884122624,1116737962112],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[33,5,35,14,8,3,9,27,4,38,10,1,28,17,15,11,21,13,32,39],"drawn":0,"start":null},"unlaid":25133074874367,"ends":61,"to_move":1,"idle":0,"moves":"817a71675b"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":40,"end":"right"},{"event":"Played","seat":0,"tile":37,"end":"right"},{"event":"Played","seat":1,"tile":34,"end":"left"},{"event":"Played","seat":0,"tile":30,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('t8nasynm',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000064800,1800000004800,'{"id":"t8nasynm","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"5810626cbd4c2ced5a18ae3efd2434cd128f45f6ba169d054c0cee8af572643c","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":8,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[17,18,11,2,12,6,0,21,29,13,8,14,10],"lots":[36,0]},"deal":{"hands":[9730785458,38896136],"after":[1,0],"leader":0,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[17,18,11,2,12,6,0,21,29,13,8,14,10],"drawn":0,"start":36},"unlaid":35114507501551,"ends":15,"to_move":1,"idle":0,"moves":"4f315b430d"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":36},{"event":"LotShown","seat":1,"tile":0},{"event":"WinningTile","deal":1,"seat":0,"tile":36},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Played","seat":1,"tile":16,"end":"left"},{"event":"Played","seat":0,"tile":30,"end":"left"},{"event":"Played","seat":1,"tile":22,"end":"left"},{"event":"Played","seat":0,"tile":4,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uj8f3bch',81384788765712384,1200000000000000004,'hungarian',1,'pause',6,1800000024800,1800000004800,'{"id":"uj8f3bch","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"83c7ef3df914bbba7a31e5eb26b08221007e0982840427b7daabb1a544ade389","opened_at":1800000004800,"locale":"en","version":6,"public_version":6,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":32,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":14,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[0,12],"wins":[1,0],"played":1,"turns":1,"opener":1,"hands":[1683009184,68755341647],"unlaid":77309677584,"ends":47,"to_move":-1,"turn_end":null,"line":[{"a":0,"b":0,"end":"start","seat":1},{"a":0,"b":4,"end":"right","seat":1},{"a":4,"b":5,"end":"right","seat":1},{"a":5,"b":2,"end":"right","seat":1},{"a":2,"b":2,"end":"right","seat":1},{"a":2,"b":0,"end":"right","seat":1},{"a":0,"b":1,"end":"right","seat":1},{"a":1,"b":1,"end":"right","seat":1},{"a":1,"b":5,"end":"right","seat":1},{"a":5,"b":3,"end":"right","seat":1},{"a":3,"b":4,"end":"right","seat":1},{"a":6,"b":0,"end":"left","seat":0},{"a":4,"b":6,"end":"left","seat":0},{"a":4,"b":4,"end":"left","seat":0},{"a":1,"b":4,"end":"left","seat":0},{"a":3,"b":1,"end":"left","seat":0},{"a":6,"b":3,"end":"left","seat":0},{"a":2,"b":6,"end":"left","seat":0},{"a":3,"b":2,"end":"left","seat":0},{"a":0,"b":3,"end":"left","seat":0},{"a":5,"b":0,"end":"left","seat":0},{"a":5,"b":5,"end":"left","seat":0},{"a":4,"b":2,"end":"right","seat":0}],"series":1,"acts":4,"passed":[false,true]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":1},{"event":"Dealt","deal":1,"leader":1,"tile":null},{"event":"Played","seat":1,"tile":0,"end":"start"},{"event":"Played","seat":1,"tile":8,"end":"right"},{"event":"Played","seat":1,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":17,"end":"right"},{"event":"Played","seat":1,"tile":6,"end":"right"},{"event":"Played","seat":1,"tile":3,"end":"right"},{"event":"Played","seat":1,"tile":1,"end":"right"},{"event":"Played","seat":1,"tile":2,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"SeriesEnded","seat":1,"count":11},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":0,"tile":7,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":0,"tile":9,"end":"left"},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Played","seat":0,"tile":29,"end":"left"},{"event":"SeriesEnded","seat":0,"count":11},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"SeriesEnded","seat":0,"count":1},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":0,"score":0},{"event":"Scored","seat":1,"points":12,"score":12}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000024800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,12]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('6brasvyu',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000064800,1800000004800,'{"id":"6brasvyu","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1b42e35da4496d7680ffa5967480f74fde41d704393aeb7a692a371ff73a4887","opened_at":1800000004800,"locale":"en","version":8,"public_version":7,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":4,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":4,"seed":"55227f21fdc9415ce74c260c044652e11830acc3180e3bc5afe8268fc7eb8a46","hands":[[2,12,13,17,25,26],[4,9,21,25,29,33]],"toss":2,"tosser":0,"dice":[2,4],"answers":[[17,25],null],"laid":[null,null],"pointer":0,"passes":0,"giving":null,"boneyard":44,"facts":[{"kind":"discarded","seat":0,"other":0,"tiles":[0,11]},{"kind":"discarded","seat":1,"other":1,"tiles":[8,30]}],"lies":[{"seat":0,"tiles":[0,11],"dice":[6,2],"caught":false},{"seat":1,"tiles":[8,30],"dice":[6,2],"caught":false}],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":1,"lot":true},{"event":"Tossed","seat":1,"one":6,"two":2},{"event":"ClaimsRevealed","singles":[],"pairs":[1,0]},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"ToBoneyard","count":4},{"event":"Tossed","seat":0,"one":2,"two":4}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('9b4mzwpd',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000064800,1800000004800,'{"id":"9b4mzwpd","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a6da92347a20f9beee4969b7ab5cf6f152185de0a2589647f6fb4ce785b9787d","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[33556501,1612726272],"boneyard":[33,1,22,13,10,3,5,12,18,7,20,8,6,16],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"play 0-6 left",78454751232],[1,"play 3-6 right",78454753579],[0,"play 2-3 right",69311403],[1,"play 2-5 right",4369275]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":9,"end":"right"},{"event":"Played","seat":1,"tile":17,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('4knrgzgp',81384788765712384,1200000000000000007,'block',1,'playing',8,1800000064800,1800000004800,'{"id":"4knrgzgp","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"4badaa5b6d8adc533f19570c77f00d331b80408b08f885da6bd09786f6c8a836","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[145408,72352832],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 5-5 start",79028551679],[1,"play 5-6 left",9162606592],[0,"play 0-6 left",79027423232],[1,"play 0-1 left",9162639659],[0,"play 4-5 right",9162869910]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":1,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('p3m4fnbn',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000064800,1800000004800,'{"id":"p3m4fnbn","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"c1bbd3426cbc8c551da8fe99525c81d70aeab38814a439c45dce7438909c315f","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[136007,1109426184],"boneyard":[8,22,7,26,14,10,29,13,20,18,16,5,4,11],"draws":2,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"draw",78454751232],[0,"draw",78454751232],[0,"play 2-6 left",78454751232],[1,"play 5-6 right",78454891096]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false},{"end":"up","number":6,"double":false,"bare":true},{"end":"down","number":6,"double":false,"bare":true}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Drew","seat":0},{"event":"Drew","seat":0},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":33,"end":"right"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('eumxheh2',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000064800,1800000004800,'{"id":"eumxheh2","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0e608f6fbc50dc5fda8de6a0bc6d12c15cb54efa6208a8c1835707915a766037","opened_at":1800000004800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[0,2],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[536874016,33288],"boneyard":[6,16,0,25,20,4,30,13,7,2,22,1,17,14,12,8],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"play 1-6 left",78454751232],[1,"play 3-6 right",78454768790],[0,"play 3-5 right",69555894],[1,"play 5-6 right",9162869910]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Scored","seat":1,"points":2,"score":2},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":33,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000124800,"nudge_at":1800000064800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('s92p4at2',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000068400,1800000008400,'{"id":"s92p4at2","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"30c8d949842e3511b7b6ccaa910ecd8255809bba926256958fb3d612747909d9","opened_at":1800000004800,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[33626688,604266497,1180722,1073774980],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[2,"play 2-6 left",78454751232],[1,"play 5-6 right",78454891096],[0,"play 3-5 right",9166809688],[3,"play 0-2 left",73609976]],"leader":3,"lead_rule":"double_six","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":33,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":3,"tile":3,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000128400,"nudge_at":1800000068400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('w6xykbrk',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000072000,1800000012000,'{"id":"w6xykbrk","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"bd7a6428a15ef1eac58d08b4c05f91dea62c743ab9a6c7c10d0f42e0b598cba1","opened_at":1800000008400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[9007201939570694,281686520627265,2280421747326992,1099721383040],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 9-9 start",36028797018963967],[0,"play 2-9 left",35993612646875136],[3,"play 0-2 left",35993617080394328],[2,"play 7-9 right",35993612664211755],[1,"play 0-7 right",4550485797800235]],"leader":1,"lead_rule":"heaviest_double","lead_tile":54,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":54,"lot":false},{"event":"Played","seat":1,"tile":54,"end":"start"},{"event":"Played","seat":0,"tile":47,"end":"left"},{"event":"Played","seat":3,"tile":3,"end":"left"},{"event":"Played","seat":2,"tile":52,"end":"right"},{"event":"Played","seat":1,"tile":19,"end":"right"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('czz8nfej',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000072000,1800000012000,'{"id":"czz8nfej","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"4a45d952b7b823b0a1307b775ae2507eacd7ef3503b615b2007d86d5dd6fc34d","opened_at":1800000012000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1145208832,17418],"boneyard":[13,33,36,29,6,7,2,16,11,0,5,8,4,12],"draws":0,"drawn":0,"moves":[[1,"play 4-4 start",79028551679],[0,"turn 1-6 right",69669537],[1,"play 2-3 left",78457049761],[0,"play 3-5 left",79027488769],[1,"play 4-5 left",78489560321]],"leader":1,"lead_rule":"heaviest_double","lead_tile":20,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":20,"lot":false},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":18,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"left"},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000132000,"nudge_at":1800000072000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ahwbg2eb',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000074400,1800000014400,'{"id":"ahwbg2eb","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"eea939bfaae0ded48534a3b19d031f4646a724ef12628b035cb1801b39d8cb99","opened_at":1800000012000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":9,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[604127236,2133010,33563400,1118433],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 6-6 start",79028551679],[3,"pass",78454751232],[0,"play 5-6 left",78454751232],[1,"play 2-6 right",78454751232],[2,"play 1-6 up",78454751232],[3,"pass",78454751232],[0,"play 4-6 down",78454751232]],"leader":2,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false},{"end":"up","number":1,"double":false,"bare":false},{"end":"down","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":36,"lot":false},{"event":"Played","seat":2,"tile":36,"end":"start"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":2,"tile":18,"end":"up"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":30,"end":"down"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('xqb5zfww',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000074400,1800000014400,'{"id":"xqb5zfww","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ef09a0385bc0ac8422ae4c838e4a208d541160a905c964aaf19f7d09fed55c2c","opened_at":1800000014400,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[3247957348717064,4504159064197248],"boneyard":[37,8,16,21,5,2,29,36,35,4,22,42,13,0,10,1,32,45,6,34,14,17,27,44,26,23,20,31,40,38],"draws":0,"drawn":0,"moves":[[1,"play 8-9 own1",154780302325273177880526848],[0,"play 5-9 own0",154780302325273177880526848],[1,"play 1-8 own1",232170453469945160152383488],[0,"play 4-5 own0",164454071218354396820817920],[1,"play 1-9 own1",155384912881090676459324566]],"leader":1,"lead_rule":"lot","lead_tile":null,"to_move":0,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":4,"double":false,"bare":false},{"end":"own1","number":9,"double":false,"bare":false},{"end":"mexican","number":9,"double":false,"bare":true}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":1,"tile":54},{"event":"Played","seat":1,"tile":53,"end":"own1"},{"event":"Played","seat":0,"tile":50,"end":"own0"},{"event":"Played","seat":1,"tile":28,"end":"own1"},{"event":"Played","seat":0,"tile":25,"end":"own0"},{"event":"Played","seat":1,"tile":46,"end":"own1"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('76rtf9db',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000074400,1800000014400,'{"id":"76rtf9db","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1e340e57b0a393ea68b84175d645e2e698bcb07205029ceb5ef8c0b7833d4197","opened_at":1800000014400,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":4,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":3,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[28,0,31,18,33,21,8,34,13,41,6,42,38,23,12,25,14,39,22,40,29,35,5,26,17,16,11,36,44,43,20,37,30]},"deal":{"hands":[4429185564,285770883],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[31,18,33,21,8,34,13,41,6,42,38,23,12,25,14,39,22,40,29,35,5,26,17,16,11,36,44,43,20,37,30],"drawn":2,"start":null},"unlaid":35180060344311,"ends":20,"to_move":1,"idle":0,"moves":"604a0b8787"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":32},{"event":"Played","seat":0,"tile":32,"end":"start"},{"event":"Played","seat":1,"tile":24,"end":"right"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Drew","seat":1},{"event":"Drew","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000134400,"nudge_at":1800000074400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('9te2a23u',81384788765712384,1200000000000000016,'austrian-block',1,'pause',21,1800000034400,1800000014400,'{"id":"9te2a23u","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"3eb75c812fb291e97803ec68cd807e8f59fd724542e0b2c1060acbe5f165d9e2","opened_at":1800000014400,"locale":"en","version":21,"public_version":21,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":13,"read":23,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":12,"read":21,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[1,0],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[9760334815234,5498875233312],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":19925229232093,"ends":79,"to_move":-1,"idle":0,"moves":"8180774604105e52284c70883a8849793488435b73"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":42,"end":"right"},{"event":"Played","seat":0,"tile":39,"end":"right"},{"event":"Played","seat":1,"tile":23,"end":"left"},{"event":"Played","seat":0,"tile":1,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":27,"end":"left"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":0,"tile":37,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":19,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":24,"end":"left"},{"event":"Played","seat":1,"tile":40,"end":"left"},{"event":"Played","seat":0,"tile":17,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":38,"end":"left"},{"event":"DealWon","seat":0,"ending":"domino"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":21,"extended":-1,"deadline":1800000034400,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[1,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('u7sznkcr',81384788765712384,1200000000000000017,'buki',1,'closed',27,NULL,1800000024000,'{"id":"u7sznkcr","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"f7d5ac06f1421982c8408d290ce2a12c732c9e381d9f1e2d8df46fa3ec02d98a","opened_at":1800000014400,"locale":"en","version":27,"public_version":27,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":8,"read":21,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":9,"read":22,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":8,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":1,"turns":1},"book":{"banker":2,"winner_before":null,"stakes":[2,2,null,2],"carried":[true,true,false,true],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[1374591123712,4398049157122,142002357272,575542526080],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":28986396221037,"ends":57,"to_move":-1,"idle":4,"moves":"2a7177377f55657a04623519280d164f4188888888"},"stacks":[18,18,26,26],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":2},{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":14,"end":"start"},{"event":"Played","seat":2,"tile":37,"end":"right"},{"event":"Played","seat":3,"tile":39,"end":"right"},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":42,"end":"left"},{"event":"Played","seat":2,"tile":28,"end":"left"},{"event":"Played","seat":3,"tile":33,"end":"right"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Staked","seat":1,"chips":2},{"event":"Played","seat":1,"tile":1,"end":"left"},{"event":"Played","seat":2,"tile":32,"end":"right"},{"event":"Staked","seat":3,"chips":2},{"event":"Played","seat":3,"tile":17,"end":"right"},{"event":"Staked","seat":0,"chips":2},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":2,"tile":4,"end":"left"},{"event":"Played","seat":3,"tile":7,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"DealTied"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":17,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[0,1],"reason":"agreed","about":null},"deals":1,"most_deals":1000,"curve":[[1,[-4,-4,4,4]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('4bn89ud9',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000924000,1800000024000,'{"id":"4bn89ud9","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"3a06e16fd59fc1af2d2ddd463afac4e1071914df710a3842d2b4e5026603f699","opened_at":1800000024000,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":1001,"absences":0,"acts":0,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":0,"read":0,"late":false},{"user":3,"name":"P3","username":"p3","presence":"here","ready":false,"paid_in":0,"cut":1003,"absences":0,"acts":0,"read":0,"late":false},{"user":4,"name":"P4","username":"p4","presence":"here","ready":false,"paid_in":0,"cut":1004,"absences":0,"acts":0,"read":0,"late":false},{"user":5,"name":"P5","username":"p5","presence":"here","ready":false,"paid_in":0,"cut":1005,"absences":0,"acts":0,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000924000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('k5amum4q',81384788765712384,1200000000000000099,'block',1,'closed',17,NULL,1800000332400,'{"id":"k5amum4q","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"2145399b100ac9ffa10aca770bd61c8c67e555421ff66a9819d3d774a97da236","opened_at":1800000324000,"locale":"en","version":17,"public_version":17,"phase":"closed","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":0,"late":false},{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":17,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":14,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,28,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[131072,0,536887296,2048],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"play 2-6 left",78454751232],[1,"play 2-4 left",78454891096],[2,"play 1-6 right",78489429248],[3,"play 4-4 left",1108698518],[0,"play 1-1 right",1108698518],[1,"play 1-4 right",1108698518],[2,"pass",1108419840],[3,"play 0-4 left",1108419840],[0,"pass",1108454699],[1,"play 3-4 right",1108454699],[2,"play 0-2 left",69311403],[3,"play 3-6 right",73609976],[0,"play 2-2 left",78454891096],[1,"pass",78454891096],[2,"play 1-2 left",78454891096],[3,"pass",78454768790],[0,"pass",78454768790],[1,"play 1-3 left",78454768790],[2,"pass",78456918688],[3,"pass",78456918688],[0,"play 3-5 left",78456918688],[1,"play 4-5 left",79027423232]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,28,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Played","seat":3,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":2,"end":"right"},{"event":"Played","seat":1,"tile":10,"end":"right"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":8,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"Played","seat":2,"tile":3,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":6,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":4,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":28,"score":28}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":23,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,28,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"xtmv3g2p","number":1,"ends_at":1800000924000}}',3,0,'xtmv3g2p');
INSERT INTO "tables" VALUES('zrtv8hga',81384788765712384,1200000000000000099,'block',1,'closed',17,NULL,1800000337200,'{"id":"zrtv8hga","guild":81384788765712384,"channel":1200000000000000099,"host":5,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"2145399b100ac9ffa10aca770bd61c8c67e555421ff66a9819d3d774a97da236","opened_at":1800000324000,"locale":"en","version":17,"public_version":17,"phase":"closed","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":0,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":26,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":17,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":8,"read":14,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,28,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[131072,0,536887296,2048],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"play 2-6 right",78454751232],[1,"play 2-4 right",78454891096],[2,"play 1-6 left",78489429248],[3,"play 4-4 right",1108698518],[0,"play 1-1 left",1108698518],[1,"play 1-4 left",1108698518],[2,"pass",1108419840],[3,"play 0-4 left",1108419840],[0,"pass",1108454699],[1,"play 3-4 right",1108454699],[2,"play 0-2 left",69311403],[3,"play 3-6 right",73609976],[0,"play 2-2 left",78454891096],[1,"pass",78454891096],[2,"play 1-2 left",78454891096],[3,"pass",78454768790],[0,"pass",78454768790],[1,"play 1-3 left",78454768790],[2,"pass",78456918688],[3,"pass",78456918688],[0,"play 3-5 left",78456918688],[1,"play 4-5 left",79027423232]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,28,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":22,"end":"right"},{"event":"Played","seat":1,"tile":13,"end":"right"},{"event":"Played","seat":2,"tile":18,"end":"left"},{"event":"Played","seat":3,"tile":20,"end":"right"},{"event":"Played","seat":0,"tile":2,"end":"left"},{"event":"Played","seat":1,"tile":10,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":8,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"Played","seat":2,"tile":3,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":6,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":4,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":28,"score":28}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":23,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,28,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"xtmv3g2p","number":1,"ends_at":1800000924000}}',5,0,'xtmv3g2p');
INSERT INTO "tables" VALUES('cxdqr8bb',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000388400,1800000358400,'{"id":"cxdqr8bb","guild":81384788765712384,"channel":1200000000000000099,"host":4,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"b6dadee7eac5b385291afea8a74b6ed7fc5badec302aeeea9a4d22e699471119","opened_at":1800000357200,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":8,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":6,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[397440,98320,2097253,16904],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 4-4 start",79028551679],[0,"play 2-4 left",1108419840],[1,"play 2-6 left",1112745816],[2,"pass",78489429248],[3,"play 4-6 left",78489429248],[0,"pass",1108419840],[1,"play 0-4 left",1108419840]],"leader":3,"lead_rule":"heaviest_double","lead_tile":20,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":20,"lot":false},{"event":"Played","seat":3,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":22,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":30,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":8,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000418400,"nudge_at":1800000388400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"xtmv3g2p","number":2,"ends_at":1800000957200}}',4,0,'xtmv3g2p');
INSERT INTO "tables" VALUES('qu6tnnhc',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000390800,1800000360800,'{"id":"qu6tnnhc","guild":81384788765712384,"channel":1200000000000000099,"host":2,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"b6dadee7eac5b385291afea8a74b6ed7fc5badec302aeeea9a4d22e699471119","opened_at":1800000357200,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":8,"late":false},{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[397440,98320,2097253,16904],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 4-4 start",79028551679],[0,"play 2-4 left",1108419840],[1,"play 2-6 left",1112745816],[2,"pass",78489429248],[3,"play 4-6 left",78489429248],[0,"pass",1108419840],[1,"play 0-4 left",1108419840]],"leader":3,"lead_rule":"heaviest_double","lead_tile":20,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":20,"lot":false},{"event":"Played","seat":3,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":22,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":30,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":8,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000420800,"nudge_at":1800000390800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"xtmv3g2p","number":2,"ends_at":1800000957200}}',2,0,'xtmv3g2p');
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'',0,4,4,2,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,4,4,2,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,4,4,2,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(3,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
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
INSERT INTO "tournaments" VALUES('xtmv3g2p',81384788765712384,'187c9ba337e36ed0a5ddaa7746e8e7eb17442760c2bd11015a99acdc058edc25','round',2,1800000957200,0);
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
INSERT INTO "transfers" VALUES('uwrp6rhk/5/0','member:81384788765712384:1','table:uwrp6rhk',22,'buy-in','uwrp6rhk',1800000000000,0);
INSERT INTO "transfers" VALUES('uwrp6rhk/5/1','member:81384788765712384:2','table:uwrp6rhk',22,'buy-in','uwrp6rhk',1800000000000,1);
INSERT INTO "transfers" VALUES('uwrp6rhk/5/2','house:81384788765712384','table:uwrp6rhk',22,'buy-in','uwrp6rhk',1800000000000,2);
INSERT INTO "transfers" VALUES('uwrp6rhk/5/3','house:81384788765712384','table:uwrp6rhk',22,'buy-in','uwrp6rhk',1800000000000,3);
INSERT INTO "transfers" VALUES('vsj2rw3e/5/0','member:81384788765712384:1','table:vsj2rw3e',12,'buy-in','vsj2rw3e',1800000002400,0);
INSERT INTO "transfers" VALUES('vsj2rw3e/5/1','member:81384788765712384:2','table:vsj2rw3e',12,'buy-in','vsj2rw3e',1800000002400,1);
INSERT INTO "transfers" VALUES('vsj2rw3e/5/2','house:81384788765712384','table:vsj2rw3e',12,'buy-in','vsj2rw3e',1800000002400,2);
INSERT INTO "transfers" VALUES('vsj2rw3e/5/3','house:81384788765712384','table:vsj2rw3e',12,'buy-in','vsj2rw3e',1800000002400,3);
INSERT INTO "transfers" VALUES('u7sznkcr/5/0','member:81384788765712384:1','table:u7sznkcr',22,'buy-in','u7sznkcr',1800000014400,0);
INSERT INTO "transfers" VALUES('u7sznkcr/5/1','member:81384788765712384:2','table:u7sznkcr',22,'buy-in','u7sznkcr',1800000014400,1);
INSERT INTO "transfers" VALUES('u7sznkcr/5/2','house:81384788765712384','table:u7sznkcr',22,'buy-in','u7sznkcr',1800000014400,2);
INSERT INTO "transfers" VALUES('u7sznkcr/5/3','house:81384788765712384','table:u7sznkcr',22,'buy-in','u7sznkcr',1800000014400,3);
INSERT INTO "transfers" VALUES('u7sznkcr/27/out0','table:u7sznkcr','member:81384788765712384:1',18,'paid-out','u7sznkcr',1800000024000,0);
INSERT INTO "transfers" VALUES('u7sznkcr/27/out1','table:u7sznkcr','member:81384788765712384:2',18,'paid-out','u7sznkcr',1800000024000,1);
INSERT INTO "transfers" VALUES('u7sznkcr/27/out2','table:u7sznkcr','house:81384788765712384',26,'paid-out','u7sznkcr',1800000024000,2);
INSERT INTO "transfers" VALUES('u7sznkcr/27/out3','table:u7sznkcr','house:81384788765712384',26,'paid-out','u7sznkcr',1800000024000,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/xtmv3g2p','member:81384788765712384:1','table:xtmv3g2p',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/xtmv3g2p','member:81384788765712384:2','table:xtmv3g2p',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/xtmv3g2p','member:81384788765712384:3','table:xtmv3g2p',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/xtmv3g2p','member:81384788765712384:4','table:xtmv3g2p',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/xtmv3g2p','member:81384788765712384:5','table:xtmv3g2p',20,'entry',NULL,1800000324000,0);
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
CREATE TABLE wishes (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	told_at BIGINT NOT NULL, 
	PRIMARY KEY (guild, user, game)
);
CREATE INDEX tables_tournament ON tables (tournament);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_changed_at ON tables (changed_at);
CREATE INDEX tables_guild ON tables (guild) WHERE phase IN ('lobby', 'playing', 'pause');
CREATE INDEX tables_server ON tables (guild);
CREATE INDEX tables_newest ON tables (channel, changed_at);
CREATE UNIQUE INDEX tables_channel ON tables (channel) WHERE phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL;
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX accounts_user ON accounts (user);
CREATE INDEX accounts_guild ON accounts (guild, kind);
CREATE INDEX members_user ON members (user);
CREATE INDEX awaited_user ON awaited (user);
CREATE INDEX settlements_table ON settlements (table_id);
CREATE INDEX openings_user ON openings (user, guild);
CREATE INDEX openings_other ON openings (other, guild);
CREATE INDEX results_user ON results (user, guild);
CREATE INDEX ratings_user ON ratings (user, guild);
CREATE INDEX ratings_standing ON ratings (guild, game, shown, user);
CREATE INDEX tallies_rating ON tallies (guild, span, start, game, bots, rating, user) WHERE span <> 'day' AND present AND rating IS NOT NULL;
CREATE INDEX tallies_start ON tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX tallies_matches_won ON tallies (guild, span, start, game, bots, matches_won, user) WHERE span <> 'day' AND present AND matches > 0;
CREATE INDEX tallies_won ON tallies (guild, span, start, game, bots, won, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_hc ON tallies (guild, span, start, game, bots, hc, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_gone ON tallies (guild, user) WHERE NOT present;
CREATE INDEX seasons_open ON seasons (start) WHERE closed_at IS NULL;
CREATE INDEX seasons_to_tell ON seasons (closed_at) WHERE closed_at IS NOT NULL AND (told IS NULL OR told < 0);
CREATE INDEX season_winners_user ON season_winners (user);
CREATE INDEX puzzle_answers_day ON puzzle_answers (day, "right");
CREATE INDEX rating_meetings_user ON rating_meetings (user);
CREATE INDEX achievements_table ON achievements (table_id);
CREATE INDEX achievements_user ON achievements (user);
CREATE INDEX achievement_steps_mark ON achievement_steps (mark);
CREATE INDEX achievement_steps_user ON achievement_steps (user);
CREATE INDEX left_rounds_at ON left_rounds (at);
CREATE INDEX left_rounds_user ON left_rounds (user);
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pairs_user ON pairs (user);
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX evenings_guild ON evenings (guild, step);
CREATE INDEX evenings_outdated ON evenings (guild) WHERE shown < version;
CREATE INDEX evenings_by ON evenings ("by");
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
CREATE INDEX transfers_table ON transfers (table_id);
CREATE INDEX transfers_source ON transfers (source, at);
CREATE INDEX transfers_target ON transfers (target, at);
COMMIT;
