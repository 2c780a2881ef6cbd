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
INSERT INTO "accounts" VALUES('member:81384788765712384:1',81384788765712384,'member',1,356);
INSERT INTO "accounts" VALUES('house:81384788765712384',81384788765712384,'house',NULL,-2074);
INSERT INTO "accounts" VALUES('member:81384788765712384:2',81384788765712384,'member',2,342);
INSERT INTO "accounts" VALUES('table:5tg6kku9',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:z3kz7mb3',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:dcrbnsh5',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:7y6yhqqm',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	mark TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key", mark)
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'all-eight','austrian-block',1);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'five-rounds','',3);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'ten-beaten','2',1);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'all-eight','buki',1);
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000006000,'ufvwt3q4',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000006000,'ufvwt3q4',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000013200,'9due6vsf',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000331200,'mgqr7uw4',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000337200,'tc3rg846',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000337200,'tc3rg846',1);
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
INSERT INTO "entrants" VALUES('7y6yhqqm',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('7y6yhqqm',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('7y6yhqqm',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('7y6yhqqm',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('7y6yhqqm',81384788765712384,5,12,0);
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
INSERT INTO "evening_guests" VALUES('7y6yhqqm',1,81384788765712384,1800000024000,1,0,NULL);
INSERT INTO "evening_guests" VALUES('7y6yhqqm',2,81384788765712384,1800000024000,9,0,NULL);
INSERT INTO "evening_guests" VALUES('7y6yhqqm',3,81384788765712384,1800000024000,10,0,NULL);
INSERT INTO "evening_guests" VALUES('7y6yhqqm',4,81384788765712384,1800000024000,11,0,NULL);
INSERT INTO "evening_guests" VALUES('7y6yhqqm',5,81384788765712384,1800000024000,12,0,NULL);
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
INSERT INTO "evenings" VALUES('7y6yhqqm',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000324000,'reminded',1800000324000,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','6e1dccb6b2fcb2c2883445bb9a550408554828e67d692e7bfee1ff7b6b6c27a9');
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
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,0,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,1,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,2,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,3,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,4,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,5,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,6,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,7,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,8,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,9,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,10,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,11,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,12,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,13,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,14,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,15,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,16,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,17,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,18,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,19,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,20,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,21,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,22,'-12 27000 -11 -4');
INSERT INTO "house_fields" VALUES('7y6yhqqm',81384788765712384,1,23,'-12 27000 -11 -4');
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
INSERT INTO "log" VALUES('ktnj5xjt',1,1800000000000,1,'["open austrian-block", "seal a45e926399c9bc9c0501893bd3d2ab6b0d0cdca657975c8d380fa406482573d6"]','[]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',3,1800000000000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',4,1800000000000,2,'["1 play 6-7 start"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',5,1800000000000,1,'["0 play 2-7 right"]','[{"event": "Played", "seat": 0, "tile": 27, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',6,1800000000000,2,'["1 play 2-6 right"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',7,1800000000000,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ktnj5xjt',8,1800000000000,2,'["1 play 0-8 left"]','[{"event": "Played", "seat": 1, "tile": 24, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',1,1800000000000,1,'["open buki", "seal e16859a35d9b8fbfb79dfd430cfd0672d9595de07c9149cef3d6e13bde41c2d5"]','[]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',5,1800000000000,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',6,1800000000000,1,'["0 play 5-7 start"]','[{"event": "Played", "seat": 0, "tile": 37, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',7,1800000000000,2,'["1 play 6-7 right"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',8,1800000001200,NULL,'["2 play 1-6 right"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',9,1800000002400,NULL,'["3 play 1-8 right"]','[{"event": "Played", "seat": 3, "tile": 28, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5tg6kku9',10,1800000002400,1,'["0 play 7-8 right"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',1,1800000002400,1,'["open pulle", "seal fb33af51f329a38978724fb8a6fe530f34fcd682217ae07d2411fce54e7e0726"]','[]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',2,1800000002400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',3,1800000002400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',4,1800000002400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',5,1800000002400,1,'["start 4711,1002", "deal 12 12 12 12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',6,1800000003600,NULL,'["2 play 2-8 start"]','[{"event": "Played", "seat": 2, "tile": 32, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',7,1800000004800,NULL,'["3 play 3-8 right"]','[{"event": "Played", "seat": 3, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',8,1800000004800,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',9,1800000004800,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z3kz7mb3',10,1800000006000,NULL,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',1,1800000006000,1,'["open austrian-draw", "seal c6f4d1818e23b208285bf9fb8b2b9391c1a3a59b8ec809342ee4a33f79a16d53"]','[]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 37}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',4,1800000006000,2,'["1 play 4-5 start"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',5,1800000006000,1,'["0 play 5-6 right"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',6,1800000006000,2,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',7,1800000006000,1,'["0 play 0-4 left"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5c7ybnrw',8,1800000006000,2,'["1 play 1-4 right"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',1,1800000006000,1,'["open luxembourg", "seal 23ef5843568df2f5e5fa695b9cc6f34b46fafdf0008217dd48c9e209042ae339"]','[]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LotShown", "seat": 0, "tile": 33}, {"event": "LotShown", "seat": 1, "tile": 6}, {"event": "WinningTile", "deal": 1, "seat": 0, "tile": 33}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',4,1800000006000,1,'["0 play 0-5 left"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',5,1800000006000,2,'["1 play 6-6 right"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',6,1800000006000,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',7,1800000006000,2,'["1 draw", "1 pass"]','[{"event": "Drew", "seat": 1}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('ckzzp8um',8,1800000006000,1,'["0 play 3-6 left"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',1,1800000006000,1,'["open hungarian", "seal 988bfb668d100d78142e38690f11c0076e4eecfbc404ff6ef413deab71f185d2"]','[]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "LeaderDrawn", "seat": 0}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": null}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',4,1800000006000,1,'["0 train start 3-3 0-3 0-6 5-6 2-5 0-2 0-1 1-1 1-4 4-4"]','[{"event": "Played", "seat": 0, "tile": 12, "end": "start"}, {"event": "Played", "seat": 0, "tile": 5, "end": "right"}, {"event": "Played", "seat": 0, "tile": 15, "end": "right"}, {"event": "Played", "seat": 0, "tile": 33, "end": "right"}, {"event": "Played", "seat": 0, "tile": 17, "end": "right"}, {"event": "Played", "seat": 0, "tile": 3, "end": "right"}, {"event": "Played", "seat": 0, "tile": 1, "end": "right"}, {"event": "Played", "seat": 0, "tile": 2, "end": "right"}, {"event": "Played", "seat": 0, "tile": 10, "end": "right"}, {"event": "Played", "seat": 0, "tile": 20, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 10}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',5,1800000006000,2,'["1 train right 4-6 3-6 3-4 4-5 5-5 1-5 1-2 2-2 2-4 0-4 0-0"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}, {"event": "Played", "seat": 1, "tile": 26, "end": "right"}, {"event": "Played", "seat": 1, "tile": 16, "end": "right"}, {"event": "Played", "seat": 1, "tile": 25, "end": "right"}, {"event": "Played", "seat": 1, "tile": 29, "end": "right"}, {"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "Played", "seat": 1, "tile": 4, "end": "right"}, {"event": "Played", "seat": 1, "tile": 6, "end": "right"}, {"event": "Played", "seat": 1, "tile": 13, "end": "right"}, {"event": "Played", "seat": 1, "tile": 8, "end": "right"}, {"event": "Played", "seat": 1, "tile": 0, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 11}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',6,1800000006000,1,'["0 play 0-5 right"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 1}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',7,1800000006000,2,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}, {"event": "SeriesEnded", "seat": 1, "count": 1}]',NULL);
INSERT INTO "log" VALUES('ufvwt3q4',8,1800000006000,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}, {"event": "SeriesEnded", "seat": 0, "count": 1}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 0, "score": 0}, {"event": "Scored", "seat": 1, "points": 0, "score": 0}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":17,"moves":17,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":15,"moves":15,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('gmrxfaa2',1,1800000006000,1,'["open challenge", "seal 0b4f7bf21c5be1610529b4a4ea84072a8d195dfdd21fe82077eeb158082924da"]','[]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "FirstTosser", "deal": 1, "seat": 0, "lot": true}, {"event": "Tossed", "seat": 0, "one": 6, "two": 6}]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',4,1800000006000,1,'["0 claim"]','[]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',5,1800000006000,2,'["1 claim"]','[{"event": "NoClaims"}, {"event": "Tossed", "seat": 1, "one": 6, "two": 2}]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',6,1800000006000,1,'["0 claim 2-5 1-6"]','[]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',7,1800000006000,2,'["1 claim 0-5 0-6"]','[{"event": "ClaimsRevealed", "singles": [], "pairs": [1, 0]}]',NULL);
INSERT INTO "log" VALUES('gmrxfaa2',8,1800000006000,2,'["1 pass"]','[{"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',1,1800000006000,1,'["open draw", "seal 232bf572c58db3c754f1803cb29f4b9cedd04e34a5486b59c99b719059d87272"]','[]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',4,1800000006000,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',5,1800000006000,1,'["0 play 0-6 left"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',6,1800000006000,2,'["1 play 3-6 right"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',7,1800000006000,1,'["0 play 0-3 right"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hwsnqrcj',8,1800000006000,2,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',1,1800000006000,1,'["open block", "seal 8b476d8563a5173105c782eb3315444a5ee9239883e0fa1b0ec87f1557daa926"]','[]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',4,1800000006000,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',5,1800000006000,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',6,1800000006000,1,'["0 play 4-6 left"]','[{"event": "Played", "seat": 0, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',7,1800000006000,2,'["1 play 4-4 left"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('qhh5ts93',8,1800000006000,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',1,1800000006000,1,'["open all-fives", "seal df5bd5e0a6b5dadf47a027c10e6acdedfa0c4c85cb0fa2340b93f89d4514bb96"]','[]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',5,1800000006000,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',6,1800000006000,1,'["0 play 0-5 left"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',7,1800000006000,2,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ab8bfxeq',8,1800000006000,1,'["0 play 3-6 left"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "left"}, {"event": "Scored", "seat": 0, "points": 15, "score": 15}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',1,1800000006000,1,'["open bergen", "seal 1843ffa4f533b04d1abf4a97469226ef72ab0d5d9521e6de57170dc5e5cf432c"]','[]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',3,1800000006000,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}, {"event": "Scored", "seat": 0, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',5,1800000006000,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',6,1800000006000,1,'["0 play 1-6 right"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',7,1800000006000,2,'["1 play 4-4 left"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2cfn5r68',8,1800000006000,1,'["0 play 1-5 right"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',1,1800000006000,1,'["open latin", "seal 69921847f1174d00e2041f326a52a2197ea2c95c71802a0bcdaed6afe530c5a5"]','[]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',3,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',4,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',5,1800000006000,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',6,1800000006000,2,'["2 play 6-6 start"]','[{"event": "Played", "seat": 2, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',7,1800000007200,NULL,'["1 play 3-6 left"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',8,1800000007200,1,'["0 play 3-5 left"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',9,1800000008400,NULL,'["3 play 0-5 left"]','[{"event": "Played", "seat": 3, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('4xnszxtz',10,1800000008400,2,'["2 play 5-6 right"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('m963xqry',1,1800000008400,1,'["open cuban", "seal 3ed7b357d68d100b6c4e5d08cd352f4483c20b2f7af6d0d71ead2ca3c0a46b44"]','[]',NULL);
INSERT INTO "log" VALUES('m963xqry',2,1800000008400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('m963xqry',3,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('m963xqry',4,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('m963xqry',5,1800000008400,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 44, "lot": false}]',NULL);
INSERT INTO "log" VALUES('m963xqry',6,1800000008400,2,'["2 play 8-8 start", "1 pass"]','[{"event": "Played", "seat": 2, "tile": 44, "end": "start"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('m963xqry',7,1800000008400,1,'["0 play 2-8 left"]','[{"event": "Played", "seat": 0, "tile": 32, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('m963xqry',8,1800000009600,NULL,'["3 play 7-8 right", "2 pass"]','[{"event": "Played", "seat": 3, "tile": 43, "end": "right"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('m963xqry',9,1800000010800,NULL,'["1 play 6-7 right"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('m963xqry',10,1800000010800,1,'["0 play 6-9 right"]','[{"event": "Played", "seat": 0, "tile": 51, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',1,1800000010800,1,'["open matador", "seal 1bcd10ea3af2cdec5ab6cf643c7d3210101e4e6b55f34ce1bb7595498ac6b30e"]','[]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',2,1800000010800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',3,1800000010800,1,'["start 4711,1002", "deal 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',4,1800000010800,2,'["1 play 5-5 start"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',5,1800000010800,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',6,1800000010800,2,'["1 play 0-0 right"]','[{"event": "Played", "seat": 1, "tile": 0, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',7,1800000010800,1,'["0 play 0-3 left"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('m2f78h4m',8,1800000010800,2,'["1 turn 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',1,1800000010800,1,'["open sebastopol", "seal 8ef3c497cf982fe7168391cd71f2d9d084381e1b163e5ec8e3b55bf1f179094e"]','[]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',2,1800000010800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',3,1800000010800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',4,1800000010800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',5,1800000010800,1,'["start 4711,1002", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',6,1800000010800,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',7,1800000010800,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',8,1800000012000,NULL,'["2 play 3-6 up"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "up"}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',9,1800000013200,NULL,'["3 play 1-6 right"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('pn2g2vsh',10,1800000013200,1,'["0 play 2-6 down"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "down"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',1,1800000013200,1,'["open mexican-train", "seal 8f5a537eb36ad8aa545056d6101a9f21fff050c8fc60999e0f9875c0ae63dfb9"]','[]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',3,1800000013200,1,'["start 4711,1002", "deal 0 0"]','[{"event": "HubLaid", "deal": 1, "seat": 1, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',4,1800000013200,2,'["1 play 8-9 own1"]','[{"event": "Played", "seat": 1, "tile": 53, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',5,1800000013200,1,'["0 play 1-9 mexican"]','[{"event": "Played", "seat": 0, "tile": 46, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',6,1800000013200,2,'["1 play 7-8 own1"]','[{"event": "Played", "seat": 1, "tile": 43, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',7,1800000013200,1,'["0 play 7-9 own0"]','[{"event": "Played", "seat": 0, "tile": 52, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('c65cqpvk',8,1800000013200,2,'["1 play 3-7 own1"]','[{"event": "Played", "seat": 1, "tile": 31, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',1,1800000013200,1,'["open tendler", "seal 196f07b74d85038bb96357ace4792e1c29c68f6a56edae3c32d6a44894987360"]','[]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',3,1800000013200,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 44}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',4,1800000013200,2,'["1 play 8-8 start"]','[{"event": "Played", "seat": 1, "tile": 44, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',5,1800000013200,1,'["0 play 0-8 left"]','[{"event": "Played", "seat": 0, "tile": 24, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',6,1800000013200,2,'["1 play 3-8 right"]','[{"event": "Played", "seat": 1, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',7,1800000013200,1,'["0 play 1-3 right"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('cztbb4b4',8,1800000013200,2,'["1 play 0-0 left"]','[{"event": "Played", "seat": 1, "tile": 0, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',1,1800000013200,1,'["open austrian-block", "seal 4c29c64484bd6623c54cf01123ab1a248e110673c288c5c9fb0052a58521ed13"]','[]',NULL);
INSERT INTO "log" VALUES('9due6vsf',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('9due6vsf',3,1800000013200,1,'["start 4711,1002", "deal 0 0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 40}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',4,1800000013200,2,'["1 play 4-7 start"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',5,1800000013200,1,'["0 play 3-7 right"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',6,1800000013200,2,'["1 play 4-8 left"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',7,1800000013200,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',8,1800000013200,2,'["1 play 5-7 right"]','[{"event": "Played", "seat": 1, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',9,1800000013200,1,'["0 play 0-7 right"]','[{"event": "Played", "seat": 0, "tile": 19, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',10,1800000013200,2,'["1 play 0-4 right"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',11,1800000013200,1,'["0 play 3-4 right"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',12,1800000013200,2,'["1 play 1-8 left"]','[{"event": "Played", "seat": 1, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',13,1800000013200,1,'["0 play 1-5 left"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',14,1800000013200,2,'["1 play 5-8 left"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',15,1800000013200,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',16,1800000013200,2,'["1 play 6-7 right", "0 pass"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',17,1800000013200,2,'["1 play 2-7 right"]','[{"event": "Played", "seat": 1, "tile": 27, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',18,1800000013200,1,'["0 play 2-6 right"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',19,1800000013200,2,'["1 play 4-6 right", "0 pass"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',20,1800000013200,2,'["1 play 2-4 right"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',21,1800000013200,1,'["0 play 0-2 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 3, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',22,1800000013200,1,'["0 play 0-5 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('9due6vsf',23,1800000013200,1,'["0 play 5-6 right", "1 pass", "0 pass"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 0}, {"event": "DealWon", "seat": 0, "ending": "blocked"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":13,"moves":13,"fair":500,"gain":0,"hc":0,"steps":[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":13,"moves":13,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('dcrbnsh5',1,1800000013200,1,'["open buki", "seal 843430bbe688d82a9cbe810bce62f39bde56f0dfc8dbfc0f32c4d555e9baae74"]','[]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',3,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',4,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',5,1800000013200,1,'["start 4711,1002", "deal 22 22 22 22"]','[{"event": "BankerDrawn", "seat": 2}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 40}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',6,1800000014400,NULL,'["2 play 5-7 start"]','[{"event": "Played", "seat": 2, "tile": 37, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',7,1800000015600,NULL,'["3 play 2-5 left"]','[{"event": "Played", "seat": 3, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',8,1800000015600,1,'["0 play 0-7 right"]','[{"event": "Played", "seat": 0, "tile": 19, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',9,1800000015600,2,'["1 play 2-4 left"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',10,1800000016800,NULL,'["2 play 0-5 right"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',11,1800000018000,NULL,'["3 play 4-7 left"]','[{"event": "Played", "seat": 3, "tile": 34, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',12,1800000018000,1,'["0 play 1-5 right"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',13,1800000018000,2,'["1 pass"]','[{"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',14,1800000019200,NULL,'["2 play 1-6 right"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',15,1800000020400,NULL,'["3 stake 3"]','[{"event": "Staked", "seat": 3, "chips": 3}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',16,1800000020400,NULL,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',17,1800000020400,1,'["0 stake 2"]','[{"event": "Staked", "seat": 0, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',18,1800000020400,1,'["0 play 0-3 right"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',19,1800000020400,2,'["1 stake 2"]','[{"event": "Staked", "seat": 1, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',20,1800000020400,2,'["1 play 0-4 right"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',21,1800000021600,NULL,'["2 play 2-7 left"]','[{"event": "Played", "seat": 2, "tile": 27, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',22,1800000022800,NULL,'["3 play 0-2 left"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',23,1800000022800,1,'["0 play 0-1 left"]','[{"event": "Played", "seat": 0, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',24,1800000022800,2,'["1 play 4-5 right"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',25,1800000024000,NULL,'["2 play 5-6 right", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "right"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',26,1800000024000,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',27,1800000024000,2,'["1 play 0-6 right", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "right"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',28,1800000024000,NULL,'["3 play 0-8 right"]','[{"event": "Played", "seat": 3, "tile": 24, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('dcrbnsh5',29,1800000024000,1,'["0 play 3-8 right"]','[{"event": "Played", "seat": 0, "tile": 35, "end": "right"}, {"event": "DealWon", "seat": 0, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":10,"hc":10,"steps":[{"key":"all-eight","mark":"buki","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":2,"level":"lehrling","gain":0},{"seat":3,"level":"lehrling","gain":-6}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('dcrbnsh5',30,1800000024000,1,'["close host"]','[]',NULL);
INSERT INTO "log" VALUES('ddnk8an9',1,1800000024000,1,'["open challenge", "seal 9878aaa5b6f916b81e1dbe56230ed75ed5a4222d00dcb77f317c38d7691658bb"]','[]',NULL);
INSERT INTO "log" VALUES('ddnk8an9',2,1800000024000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ddnk8an9',3,1800000024000,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ddnk8an9',4,1800000024000,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ddnk8an9',5,1800000024000,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',1,1800000324000,NULL,'["open block", "seal 35d4e584f89fb047a128ef68cad577d62713e6e2db94c9b62817b5bfc5b04dda", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',1,1800000324000,NULL,'["open block", "seal 35d4e584f89fb047a128ef68cad577d62713e6e2db94c9b62817b5bfc5b04dda", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',2,1800000324000,3,'["3 play 6-6 start", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',3,1800000324000,1,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',4,1800000325200,NULL,'["2 play 1-4 left"]','[{"event": "Played", "seat": 2, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',5,1800000325200,3,'["3 play 1-6 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',6,1800000325200,1,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',7,1800000326400,NULL,'["2 play 0-1 left"]','[{"event": "Played", "seat": 2, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',8,1800000326400,3,'["3 play 2-6 right"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',9,1800000327600,NULL,'["0 play 2-4 right"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',10,1800000327600,1,'["1 play 4-4 right"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',11,1800000328800,NULL,'["2 play 1-3 left"]','[{"event": "Played", "seat": 2, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',12,1800000328800,3,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',13,1800000330000,NULL,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',14,1800000330000,1,'["1 play 1-5 right", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',15,1800000331200,NULL,'["0 play 0-5 left"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mgqr7uw4',16,1800000331200,1,'["1 play 1-2 right", "close round"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "right"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 27, "score": 27}]','[{"kind":"deal","deal":1,"rows":[{"number":1,"role":"seat","side":1,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":0,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('tc3rg846',2,1800000331200,5,'["3 play 6-6 start", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',3,1800000332400,NULL,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',4,1800000332400,2,'["2 play 1-4 right"]','[{"event": "Played", "seat": 2, "tile": 10, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',5,1800000332400,5,'["3 play 1-6 right", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 18, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',6,1800000333600,NULL,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',7,1800000333600,2,'["2 play 0-1 left"]','[{"event": "Played", "seat": 2, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',8,1800000333600,5,'["3 play 2-6 right"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',9,1800000333600,4,'["0 play 2-4 right"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',10,1800000334800,NULL,'["1 play 4-4 right"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',11,1800000334800,2,'["2 play 1-3 left"]','[{"event": "Played", "seat": 2, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',12,1800000334800,5,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',13,1800000334800,4,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',14,1800000336000,NULL,'["1 play 1-5 right", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',15,1800000336000,4,'["0 play 0-5 left"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tc3rg846',16,1800000337200,NULL,'["1 play 1-2 right", "close round"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "right"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 27, "score": 27}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":1,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('5twef749',1,1800000357200,NULL,'["open block", "seal 3f76a2bad5d092acbc443e9d9d957307598d051ce573be365cffdebe7f8b56a3", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',1,1800000357200,NULL,'["open block", "seal 3f76a2bad5d092acbc443e9d9d957307598d051ce573be365cffdebe7f8b56a3", "start ", "deal 0 0 0 0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('5twef749',2,1800000358400,NULL,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('5twef749',3,1800000358400,4,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5twef749',4,1800000358400,5,'["3 play 0-5 left"]','[{"event": "Played", "seat": 3, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5twef749',5,1800000358400,1,'["0 play 0-1 left"]','[{"event": "Played", "seat": 0, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('5twef749',6,1800000359600,NULL,'["1 play 1-1 left"]','[{"event": "Played", "seat": 1, "tile": 2, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',2,1800000359600,NULL,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',3,1800000360800,NULL,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',4,1800000360800,3,'["3 play 0-5 left"]','[{"event": "Played", "seat": 3, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',5,1800000360800,2,'["0 play 0-1 left"]','[{"event": "Played", "seat": 0, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x3gmsu5d',6,1800000362000,NULL,'["1 play 1-1 left"]','[{"event": "Played", "seat": 1, "tile": 2, "end": "left"}]',NULL);
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
INSERT INTO "messages" VALUES('ktnj5xjt','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('5tg6kku9','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('z3kz7mb3','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('5c7ybnrw','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('ckzzp8um','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('ufvwt3q4','table',1200000000000000004,5,8,1);
INSERT INTO "messages" VALUES('gmrxfaa2','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('hwsnqrcj','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('qhh5ts93','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('ab8bfxeq','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('2cfn5r68','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('4xnszxtz','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('m963xqry','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('m2f78h4m','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('pn2g2vsh','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('c65cqpvk','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('cztbb4b4','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('9due6vsf','table',1200000000000000016,5,23,1);
INSERT INTO "messages" VALUES('dcrbnsh5','table',1200000000000000017,5,30,1);
INSERT INTO "messages" VALUES('ddnk8an9','table',1200000000000000018,5,5,1);
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
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,3,3,1,0,3,4,'dcrbnsh5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,3,3,0,1,3,-4,'dcrbnsh5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,3,1,1,0,0,1,0,'mgqr7uw4');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,1,1,1,0,0,1,0,'mgqr7uw4');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,4,1,0,0,0,1,0,'tc3rg846');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,5,1,0,0,0,1,0,'tc3rg846');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,2,1,0,0,0,1,0,'tc3rg846');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,5,1,0,0,0,1,0,'tc3rg846');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,2,1,0,0,0,1,0,'tc3rg846');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,4,1,0,0,0,1,0,'tc3rg846');
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
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',1,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',2,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'buki',1,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'buki',2,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
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
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,0,NULL,0,'here',0,0,17,17,500,0,'[{"key":"first-friend","mark":"","breaks":false}]',1,1,0,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,0,NULL,0,'here',0,0,15,15,500,0,'[{"key":"first-friend","mark":"","breaks":false}]',1,1,0,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,1,0,0,'here',0,0,13,13,500,0,'[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]',1,1,1,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,0,1,0,'here',0,0,13,13,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,500,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,1,0,0,'here',0,0,7,7,250,10,'[{"key":"all-eight","mark":"buki","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]',1,1,1,250,0,0,10);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,0,1,0,'here',0,0,6,6,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,-4);
INSERT INTO "results" VALUES(81384788765712384,4,1,1,'member','seat',1,1,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',1,1,1,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,4,3,3,'member','seat',3,0,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,5,0,4,'member','seat',0,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,5,2,2,'member','seat',2,0,NULL,0,'here',0,0,4,4,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
INSERT INTO "results" VALUES(81384788765712384,5,3,5,'member','seat',3,0,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',1,1,0,250,0,0,0);
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
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'tc3rg846',0,4,-12,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'tc3rg846',1,NULL,27000,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'tc3rg846',2,2,-11,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'tc3rg846',3,5,-4,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'mgqr7uw4',0,NULL,-12,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'mgqr7uw4',1,1,27000,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'mgqr7uw4',2,NULL,-11,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,1,'mgqr7uw4',3,3,-4,500);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'5twef749',0,1,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'5twef749',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'5twef749',2,4,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'5twef749',3,5,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'x3gmsu5d',0,2,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'x3gmsu5d',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'x3gmsu5d',2,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('7y6yhqqm',81384788765712384,2,'x3gmsu5d',3,3,NULL,NULL);
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
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','ufvwt3q4',8,1,'deal',1800000006000,20833,'[]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'austrian-block','9due6vsf',23,1,'deal',1800000013200,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'buki','dcrbnsh5',29,1,'deal',1800000024000,20833,'[{"seat":2,"level":"lehrling","gain":0},{"seat":3,"level":"lehrling","gain":-6}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'block','mgqr7uw4',16,1,'deal',1800000331200,20833,'[{"seat":0,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','tc3rg846',16,1,'deal',1800000337200,20833,'[{"seat":1,"level":"meister","gain":0}]',0,1,0);
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
INSERT INTO "tables" VALUES('ktnj5xjt',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"ktnj5xjt","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"cdfbfc35d422eefb448982eafab98463419d6fe81b8f4654edd8d14049d6f97d","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[309640423448,9358824177794],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":34634461052927,"ends":78,"to_move":0,"idle":0,"moves":"7553442e49"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":39,"end":"start"},{"event":"Played","seat":0,"tile":27,"end":"right"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":24,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5tg6kku9',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000062400,1800000002400,'{"id":"5tg6kku9","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"b228abeb69710a337bebd6f93981b084c0149c4193be3f2873e0182fbbb5a417","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":7,"paid_in":22,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":2,"read":4,"paid_in":22,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":22,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":22,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":1,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[8943206137856,549823152130,2147772432,38939918376],"after":[1,2,3,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":25700815601663,"ends":52,"to_move":1,"idle":0,"moves":"6f77385683"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":1},{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":37,"end":"start"},{"event":"Played","seat":1,"tile":39,"end":"right"},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Played","seat":3,"tile":28,"end":"right"},{"event":"Played","seat":0,"tile":43,"end":"right"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000122400,"nudge_at":1800000062400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('z3kz7mb3',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000007200,1800000006000,'{"id":"z3kz7mb3","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"989594f2defc199c689f6a842600d10092e535497af0f663ca6e32b1ebe1a84d","opened_at":1800000002400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":2,"read":5,"paid_in":12,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":2,"read":6,"paid_in":12,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":3,"read":0,"paid_in":12,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":12,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":2,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[4415360640256,138852450432,8809028517896,586271427074],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35136053698559,"ends":48,"to_move":3,"idle":0,"moves":"606b285b64"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":2,"tile":43},{"event":"Played","seat":2,"tile":32,"end":"start"},{"event":"Played","seat":3,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":33,"end":"left"}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000007200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('5c7ybnrw',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000066000,1800000006000,'{"id":"5c7ybnrw","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a62a3742c06bdc5c5177996e9abc59cbc3930fc98e0d685ee689f6efded31d5c","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[40,26,34,1,39,7,5,27,13,38,31,35,32,42,11,15,22,23,24,43]},"deal":{"hands":[8590803224,138816914944],"after":[1,0],"leader":1,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[40,26,34,1,39,7,5,27,13,38,31,35,32,42,11,15,22,23,24,43],"drawn":0,"start":null},"unlaid":35174674856703,"ends":1,"to_move":0,"idle":0,"moves":"4b655c1920"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":37},{"event":"Played","seat":1,"tile":25,"end":"start"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"Played","seat":1,"tile":10,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ckzzp8um',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000066000,1800000006000,'{"id":"ckzzp8um","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8e56c14d58b08d15d1370bed4091562fb00fc94675aba9140c529e2a82662106","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":4,"read":9,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":5,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[16,29,6,5,3,30,9,21,22,7,10,14,8],"lots":[33,6]},"deal":{"hands":[67409937,68754284550],"after":[1,0],"leader":0,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[29,6,5,3,30,9,21,22,7,10,14,8],"drawn":0,"start":33},"unlaid":35106995533823,"ends":33,"to_move":1,"idle":0,"moves":"226e2e87884f"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":33},{"event":"LotShown","seat":1,"tile":6},{"event":"WinningTile","deal":1,"seat":0,"tile":33},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Played","seat":1,"tile":36,"end":"right"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Drew","seat":1},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":26,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ufvwt3q4',81384788765712384,1200000000000000004,'hungarian',1,'pause',8,1800000026000,1800000006000,'{"id":"ufvwt3q4","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0b216741345a61570278ddb6c6f4a1705942abb209f694b2513d2a502d1ed78c","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":5,"read":34,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":29,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[0,0],"wins":[0,0],"played":1,"turns":1,"opener":0,"hands":[8591416366,1711366609],"unlaid":68725768704,"ends":59,"to_move":-1,"turn_end":null,"line":[{"a":3,"b":3,"end":"start","seat":0},{"a":3,"b":0,"end":"right","seat":0},{"a":0,"b":6,"end":"right","seat":0},{"a":6,"b":5,"end":"right","seat":0},{"a":5,"b":2,"end":"right","seat":0},{"a":2,"b":0,"end":"right","seat":0},{"a":0,"b":1,"end":"right","seat":0},{"a":1,"b":1,"end":"right","seat":0},{"a":1,"b":4,"end":"right","seat":0},{"a":4,"b":4,"end":"right","seat":0},{"a":4,"b":6,"end":"right","seat":1},{"a":6,"b":3,"end":"right","seat":1},{"a":3,"b":4,"end":"right","seat":1},{"a":4,"b":5,"end":"right","seat":1},{"a":5,"b":5,"end":"right","seat":1},{"a":5,"b":1,"end":"right","seat":1},{"a":1,"b":2,"end":"right","seat":1},{"a":2,"b":2,"end":"right","seat":1},{"a":2,"b":4,"end":"right","seat":1},{"a":4,"b":0,"end":"right","seat":1},{"a":0,"b":0,"end":"right","seat":1},{"a":0,"b":5,"end":"right","seat":0},{"a":1,"b":3,"end":"left","seat":1},{"a":6,"b":1,"end":"left","seat":0}],"series":1,"acts":5,"passed":[false,false]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":0},{"event":"Dealt","deal":1,"leader":0,"tile":null},{"event":"Played","seat":0,"tile":12,"end":"start"},{"event":"Played","seat":0,"tile":5,"end":"right"},{"event":"Played","seat":0,"tile":15,"end":"right"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Played","seat":0,"tile":17,"end":"right"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Played","seat":0,"tile":1,"end":"right"},{"event":"Played","seat":0,"tile":2,"end":"right"},{"event":"Played","seat":0,"tile":10,"end":"right"},{"event":"Played","seat":0,"tile":20,"end":"right"},{"event":"SeriesEnded","seat":0,"count":10},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":29,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Played","seat":1,"tile":4,"end":"right"},{"event":"Played","seat":1,"tile":6,"end":"right"},{"event":"Played","seat":1,"tile":13,"end":"right"},{"event":"Played","seat":1,"tile":8,"end":"right"},{"event":"Played","seat":1,"tile":0,"end":"right"},{"event":"SeriesEnded","seat":1,"count":11},{"event":"Played","seat":0,"tile":11,"end":"right"},{"event":"SeriesEnded","seat":0,"count":1},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"SeriesEnded","seat":1,"count":1},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"SeriesEnded","seat":0,"count":1},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":0,"score":0},{"event":"Scored","seat":1,"points":0,"score":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":5,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('gmrxfaa2',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000066000,1800000006000,'{"id":"gmrxfaa2","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"060085490c72e17cdcb84fec44fe9deb57a035a02266977f7b78644c378c4990","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":4,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":4,"seed":"fe233551e82b2d8dfcfe790747bac0711485cac7fc0628c3c1c9cefd211152ac","hands":[[1,11,13,16,20,25],[14,16,18,21,26,29]],"toss":2,"tosser":1,"dice":[6,2],"answers":[],"laid":[{"tiles":[17,18],"fate":"open"},{"tiles":[11,15],"fate":"open"}],"pointer":0,"passes":1,"giving":null,"boneyard":40,"facts":[],"lies":[],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":0,"lot":true},{"event":"Tossed","seat":0,"one":6,"two":6},{"event":"NoClaims"},{"event":"Tossed","seat":1,"one":6,"two":2},{"event":"ClaimsRevealed","singles":[],"pairs":[1,0]},{"event":"Passed","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('hwsnqrcj',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000066000,1800000006000,'{"id":"hwsnqrcj","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"051cda1dbf47585ee78233112ff28c209a19a116ab243c10449231b2ba7d16cd","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1078986753,2171392],"boneyard":[33,18,14,29,4,2,6,25,17,3,7,12,1,10],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"play 0-6 left",78454751232],[1,"play 3-6 right",78454753579],[0,"play 0-3 right",69311403],[1,"play 0-4 left",35115]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":5,"end":"right"},{"event":"Played","seat":1,"tile":8,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('qhh5ts93',81384788765712384,1200000000000000007,'block',1,'playing',8,1800000066000,1800000006000,'{"id":"qhh5ts93","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"fb1055cb70afe7ee12645390fde5ccd635d3ba7331d39d0daf9e5509354fd37c","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[4146,71565952],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 5-5 start",79028551679],[1,"play 5-6 left",9162606592],[0,"play 4-6 left",79027423232],[1,"play 4-4 left",10237472000],[0,"play 1-4 left",10237472000]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":30,"end":"left"},{"event":"Played","seat":1,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":10,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ab8bfxeq',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000066000,1800000006000,'{"id":"ab8bfxeq","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"b83952736b0bbdf6890fa02fbc4c7fcb7bfd2aae32cea0a0eaf530aced6e5e2a","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":4,"read":7,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[15,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1114122,537018560],"boneyard":[22,25,18,9,4,21,5,2,0,13,12,30,10,8],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 5-6 left",78454751232],[0,"play 0-5 left",79027423232],[1,"play 0-6 left",78454753579],[0,"play 3-6 left",78454751232]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":6,"double":true,"bare":true}]},"ended":null,"scored":[[0,15]]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"left"},{"event":"Scored","seat":0,"points":15,"score":15}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2cfn5r68',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000066000,1800000006000,'{"id":"2cfn5r68","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"6290911eb8ce451e2eea60f7e51798ca0a8b09b0088960a78b23f36ffbce48f7","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":4,"read":7,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":3,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[2,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[538968128,33620608],"boneyard":[2,12,0,33,10,1,26,22,11,5,3,4,15,8,17,13],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 4-6 left",78454751232],[0,"play 1-6 right",78489429248],[1,"play 4-4 left",1108698518],[0,"play 1-5 right",1108698518]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":4,"double":true,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Scored","seat":0,"points":2,"score":2},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":18,"end":"right"},{"event":"Played","seat":1,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":14,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('4xnszxtz',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000009600,1800000008400,'{"id":"4xnszxtz","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"07ded15ce808bc3e0fc5024e743de0679b2af21fbbdbb95a97e6ef40eb25083c","opened_at":1800000006000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":2,"read":4,"paid_in":0,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":3,"read":6,"paid_in":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[1078018178,398852,33595409,537919848],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 6-6 start",79028551679],[1,"play 3-6 left",78454751232],[0,"play 3-5 left",78456918688],[3,"play 0-5 left",79027423232],[2,"play 5-6 right",78454753579]],"leader":2,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":36,"lot":false},{"event":"Played","seat":2,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":26,"end":"left"},{"event":"Played","seat":0,"tile":21,"end":"left"},{"event":"Played","seat":3,"tile":11,"end":"left"},{"event":"Played","seat":2,"tile":33,"end":"right"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000009600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('m963xqry',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000012000,1800000010800,'{"id":"m963xqry","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"7d75d66a2454a348f9a383a15b87a60e4add7b82756f69d6d1f3dd38b3eb6131","opened_at":1800000008400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":8,"paid_in":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":3,"read":0,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":3,"read":2,"paid_in":0,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[4681789767419905,562951028409396,1131431910719744,9077708021596288],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 8-8 start",36028797018963967],[1,"pass",9039398909771776],[0,"play 2-8 left",9039398909771776],[3,"play 7-8 right",9180136536679000],[2,"pass",4656043196555864],[1,"play 6-7 right",4656043196555864],[0,"play 6-9 right",2397567988441688]],"leader":2,"lead_rule":"heaviest_double","lead_tile":44,"to_move":3,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":9,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":44,"lot":false},{"event":"Played","seat":2,"tile":44,"end":"start"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":32,"end":"left"},{"event":"Played","seat":3,"tile":43,"end":"right"},{"event":"Passed","seat":2},{"event":"Played","seat":1,"tile":39,"end":"right"},{"event":"Played","seat":0,"tile":51,"end":"right"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000012000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('m2f78h4m',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000070800,1800000010800,'{"id":"m2f78h4m","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"f398f7432ee1a6f8aae3d2ba31ff8f240551c651668769af147284c70815e8b4","opened_at":1800000010800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1073743886,71340032],"boneyard":[17,14,10,6,21,9,16,4,20,7,33,36,25,8],"draws":0,"drawn":0,"moves":[[1,"play 5-5 start",79028551679],[0,"play 2-4 left",4661849],[1,"play 0-0 right",73872121],[0,"play 0-3 left",69669537],[1,"turn 1-6 left",458753]],"leader":1,"lead_rule":"heaviest_double","lead_tile":29,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":29,"lot":false},{"event":"Played","seat":1,"tile":29,"end":"start"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":1,"tile":0,"end":"right"},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000130800,"nudge_at":1800000070800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('pn2g2vsh',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000073200,1800000013200,'{"id":"pn2g2vsh","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"6102107e90003518b8ac30a0170c81a00ee482447b5214c0e2d62fcc3eedd2e2","opened_at":1800000010800,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":7,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":2,"read":3,"paid_in":0,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[1073742280,538970133,230434,34632192],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 5-6 left",78454751232],[2,"play 3-6 up",78454751232],[3,"play 1-6 right",78454751232],[0,"play 2-6 down",78454751232]],"leader":0,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false},{"end":"up","number":3,"double":false,"bare":false},{"end":"down","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":2,"tile":26,"end":"up"},{"event":"Played","seat":3,"tile":18,"end":"right"},{"event":"Played","seat":0,"tile":22,"end":"down"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('c65cqpvk',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000073200,1800000013200,'{"id":"c65cqpvk","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"20a2fb68ee7d0c17280393acc4f1e5e14bd650f3b237c8e6b33a91d396cddadf","opened_at":1800000013200,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1190966329856,2709196652447748],"boneyard":[50,28,39,37,35,26,16,41,10,33,44,49,23,4,6,12,3,18,17,29,22,38,13,8,0,5,42,7,14,1],"draws":0,"drawn":0,"moves":[[1,"play 8-9 own1",154780302325273177880526848],[0,"play 1-9 mexican",154780302325273177880526848],[1,"play 7-8 own1",77994761709567048581137558],[0,"play 7-9 own0",155384912881090676459324566],[1,"play 3-7 own1",39299686132723060031898774]],"leader":1,"lead_rule":"lot","lead_tile":null,"to_move":0,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":7,"double":false,"bare":false},{"end":"own1","number":3,"double":false,"bare":false},{"end":"mexican","number":1,"double":false,"bare":false}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":1,"tile":54},{"event":"Played","seat":1,"tile":53,"end":"own1"},{"event":"Played","seat":0,"tile":46,"end":"mexican"},{"event":"Played","seat":1,"tile":43,"end":"own1"},{"event":"Played","seat":0,"tile":52,"end":"own0"},{"event":"Played","seat":1,"tile":31,"end":"own1"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('cztbb4b4',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000073200,1800000013200,'{"id":"cztbb4b4","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"fe3b6512fa21fa09eb07a9f3834ef70e4110c14eae6d68394b5ae676817df971","opened_at":1800000013200,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":3,"read":5,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":4,"read":6,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[20,19,28,9,14,34,31,2,11,3,25,4,5,40,16,26,15,37,12,41,29,30,13,38,23,43,42,27,32,10,18,22,36]},"deal":{"hands":[549772591554,17635137945601],"after":[1,0],"leader":1,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[20,19,28,9,14,34,31,2,11,3,25,4,5,40,16,26,15,37,12,41,29,30,13,38,23,43,42,27,32,10,18,22,36],"drawn":0,"start":null},"unlaid":17557809528702,"ends":1,"to_move":0,"idle":0,"moves":"84496b1701"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":44},{"event":"Played","seat":1,"tile":44,"end":"start"},{"event":"Played","seat":0,"tile":24,"end":"left"},{"event":"Played","seat":1,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Played","seat":1,"tile":0,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('9due6vsf',81384788765712384,1200000000000000016,'austrian-block',1,'pause',23,1800000033200,1800000013200,'{"id":"9due6vsf","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"f64748960624d6c05263d3921d313e1fa16561e2e52549cde0c646b70d0dda3f","opened_at":1800000013200,"locale":"en","version":23,"public_version":23,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":15,"read":25,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":15,"read":20,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[1,0],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[10811426952,2080248963328],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":33093320087287,"ends":78,"to_move":-1,"idle":2,"moves":"665f7341713b1a32552b7950778853445c88290b882388658888"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":40},{"event":"Played","seat":1,"tile":34,"end":"start"},{"event":"Played","seat":0,"tile":31,"end":"right"},{"event":"Played","seat":1,"tile":38,"end":"left"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":37,"end":"right"},{"event":"Played","seat":0,"tile":19,"end":"right"},{"event":"Played","seat":1,"tile":8,"end":"right"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":28,"end":"left"},{"event":"Played","seat":0,"tile":14,"end":"left"},{"event":"Played","seat":1,"tile":40,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":39,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":27,"end":"right"},{"event":"Played","seat":0,"tile":22,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":13,"end":"right"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":11,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"DealWon","seat":0,"ending":"blocked"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":24,"extended":-1,"deadline":1800000033200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[1,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('dcrbnsh5',81384788765712384,1200000000000000017,'buki',1,'closed',30,NULL,1800000024000,'{"id":"dcrbnsh5","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"cb64eaa15ee69b25838a6719cf01b7541d1699b23676c3bff377c7ba2eced4f4","opened_at":1800000013200,"locale":"en","version":30,"public_version":30,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","cut":4711,"presence":"here","absences":0,"ready":false,"acts":9,"read":29,"paid_in":22,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":8,"read":25,"paid_in":22,"late":false},{"user":null,"name":"Vroni","username":"Vroni","cut":0,"presence":"here","absences":0,"ready":false,"acts":8,"read":0,"paid_in":22,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","cut":0,"presence":"here","absences":0,"ready":false,"acts":9,"read":0,"paid_in":22,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[32,18,22,16],"wins":[1,0,0,0],"played":1,"turns":1},"book":{"banker":2,"winner_before":0,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[10,-4,0,-6],"guests":[]},"deal":{"hands":[34360279090,4330660096,1245674997760,19411369992],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":34986550957765,"ends":21,"to_move":-1,"idle":0,"moves":"6f343b2823672c883850111a520a044d65880d2f884a6b"},"stacks":[32,18,22,16],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":2},{"event":"Dealt","deal":1,"leader":2,"tile":40},{"event":"Played","seat":2,"tile":37,"end":"start"},{"event":"Played","seat":3,"tile":17,"end":"left"},{"event":"Played","seat":0,"tile":19,"end":"right"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":2,"tile":11,"end":"right"},{"event":"Played","seat":3,"tile":34,"end":"left"},{"event":"Played","seat":0,"tile":14,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Staked","seat":3,"chips":3},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Staked","seat":0,"chips":2},{"event":"Played","seat":0,"tile":5,"end":"right"},{"event":"Staked","seat":1,"chips":2},{"event":"Played","seat":1,"tile":8,"end":"right"},{"event":"Played","seat":2,"tile":27,"end":"left"},{"event":"Played","seat":3,"tile":3,"end":"left"},{"event":"Played","seat":0,"tile":1,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"right"},{"event":"Played","seat":2,"tile":33,"end":"right"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":4,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"right"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":24,"end":"right"},{"event":"Played","seat":0,"tile":35,"end":"right"},{"event":"DealWon","seat":0,"ending":"domino"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":23,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"host","about":null},"deals":1,"most_deals":1000,"curve":[[1,[10,-4,0,-6]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ddnk8an9',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000924000,1800000024000,'{"id":"ddnk8an9","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"674609095a7afd3833d8369c913a764cac67f9e7e5140101f7d098a65b5580b3","opened_at":1800000024000,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","cut":1001,"presence":"here","absences":0,"ready":false,"acts":0,"read":0,"paid_in":0,"late":false},{"user":2,"name":"P2","username":"p2","cut":1002,"presence":"here","absences":0,"ready":false,"acts":0,"read":0,"paid_in":0,"late":false},{"user":3,"name":"P3","username":"p3","cut":1003,"presence":"here","absences":0,"ready":false,"acts":0,"read":0,"paid_in":0,"late":false},{"user":4,"name":"P4","username":"p4","cut":1004,"presence":"here","absences":0,"ready":false,"acts":0,"read":0,"paid_in":0,"late":false},{"user":5,"name":"P5","username":"p5","cut":1005,"presence":"here","absences":0,"ready":false,"acts":0,"read":0,"paid_in":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000924000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('mgqr7uw4',81384788765712384,1200000000000000099,'block',1,'closed',16,NULL,1800000331200,'{"id":"mgqr7uw4","guild":81384788765712384,"channel":1200000000000000099,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"a18926ed6678fb63980513f2a1a8e07383ca9bbcab0cb28b1417f1e797a8ac9f","opened_at":1800000324000,"locale":"en","version":16,"public_version":16,"phase":"closed","chairs":[{"user":null,"name":"Poldi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":0,"paid_in":0,"late":false},{"user":1,"name":"p1","username":"p1","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":22,"paid_in":0,"late":false},{"user":null,"name":"Resi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":6,"read":0,"paid_in":0,"late":false},{"user":3,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":14,"paid_in":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,27,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[536870916,0,4608,64],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"pass",78454751232],[1,"play 4-6 left",78454751232],[2,"play 1-4 left",78489429248],[3,"play 1-6 left",78454768790],[0,"pass",78454751232],[1,"play 0-6 left",78454751232],[2,"play 0-1 left",78454753579],[3,"play 2-6 right",78454768790],[0,"play 2-4 right",4613854],[1,"play 4-4 right",1108698518],[2,"play 1-3 left",1108698518],[3,"play 0-3 left",1177630624],[0,"play 4-5 right",1108454699],[1,"play 1-5 right",9162639659],[2,"pass",314815],[3,"pass",314815],[0,"play 0-5 left",314815],[1,"play 1-2 right",9162869910]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,27,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":10,"end":"left"},{"event":"Played","seat":3,"tile":18,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":2,"tile":1,"end":"left"},{"event":"Played","seat":3,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"Played","seat":1,"tile":20,"end":"right"},{"event":"Played","seat":2,"tile":7,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Played","seat":1,"tile":4,"end":"right"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":27,"score":27}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":19,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,27,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"7y6yhqqm","number":1,"ends_at":1800000924000}}',1,0,'7y6yhqqm');
INSERT INTO "tables" VALUES('tc3rg846',81384788765712384,1200000000000000099,'block',1,'closed',16,NULL,1800000337200,'{"id":"tc3rg846","guild":81384788765712384,"channel":1200000000000000099,"host":4,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"a18926ed6678fb63980513f2a1a8e07383ca9bbcab0cb28b1417f1e797a8ac9f","opened_at":1800000324000,"locale":"en","version":16,"public_version":16,"phase":"closed","chairs":[{"user":4,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":19,"paid_in":0,"late":false},{"user":null,"name":"Poldi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":0,"paid_in":0,"late":false},{"user":2,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":6,"read":13,"paid_in":0,"late":false},{"user":5,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":7,"read":14,"paid_in":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,27,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[536870916,0,4608,64],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"pass",78454751232],[1,"play 4-6 right",78454751232],[2,"play 1-4 right",78489429248],[3,"play 1-6 right",78454768790],[0,"pass",78454751232],[1,"play 0-6 left",78454751232],[2,"play 0-1 left",78454753579],[3,"play 2-6 right",78454768790],[0,"play 2-4 right",4613854],[1,"play 4-4 right",1108698518],[2,"play 1-3 left",1108698518],[3,"play 0-3 left",1177630624],[0,"play 4-5 right",1108454699],[1,"play 1-5 right",9162639659],[2,"pass",314815],[3,"pass",314815],[0,"play 0-5 left",314815],[1,"play 1-2 right",9162869910]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,27,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":2,"tile":10,"end":"right"},{"event":"Played","seat":3,"tile":18,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":2,"tile":1,"end":"left"},{"event":"Played","seat":3,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"Played","seat":1,"tile":20,"end":"right"},{"event":"Played","seat":2,"tile":7,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":11,"end":"left"},{"event":"Played","seat":1,"tile":4,"end":"right"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":27,"score":27}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":19,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,27,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"7y6yhqqm","number":1,"ends_at":1800000924000}}',4,0,'7y6yhqqm');
INSERT INTO "tables" VALUES('5twef749',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000389600,1800000359600,'{"id":"5twef749","guild":81384788765712384,"channel":1200000000000000099,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"e7a5747e94875933d6cbc96d96c5f155671bcd083dd5a888b155be31034fc8f7","opened_at":1800000357200,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":1,"name":"p1","username":"p1","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":5,"paid_in":0,"late":false},{"user":null,"name":"Poldi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":3,"read":0,"paid_in":0,"late":false},{"user":4,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":3,"paid_in":0,"late":false},{"user":5,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":4,"paid_in":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[604241936,35651648,1073873536,4276480],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 5-6 left",78454751232],[3,"play 0-5 left",79027423232],[0,"play 0-1 left",78454753579],[1,"play 1-1 left",78454768790]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":33,"end":"left"},{"event":"Played","seat":3,"tile":11,"end":"left"},{"event":"Played","seat":0,"tile":1,"end":"left"},{"event":"Played","seat":1,"tile":2,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000419600,"nudge_at":1800000389600,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"7y6yhqqm","number":2,"ends_at":1800000957200}}',1,0,'7y6yhqqm');
INSERT INTO "tables" VALUES('x3gmsu5d',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000363200,1800000362000,'{"id":"x3gmsu5d","guild":81384788765712384,"channel":1200000000000000099,"host":2,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"e7a5747e94875933d6cbc96d96c5f155671bcd083dd5a888b155be31034fc8f7","opened_at":1800000357200,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":2,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":5,"paid_in":0,"late":false},{"user":null,"name":"Poldi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":3,"read":0,"paid_in":0,"late":false},{"user":null,"name":"Resi","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":0,"paid_in":0,"late":false},{"user":3,"name":"?","username":"","cut":0,"presence":"here","absences":0,"ready":false,"acts":2,"read":4,"paid_in":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[604241936,35651648,1073873536,4276480],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 5-6 left",78454751232],[3,"play 0-5 left",79027423232],[0,"play 0-1 left",78454753579],[1,"play 1-1 left",78454768790]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":2,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":33,"end":"left"},{"event":"Played","seat":3,"tile":11,"end":"left"},{"event":"Played","seat":0,"tile":1,"end":"left"},{"event":"Played","seat":1,"tile":2,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000363200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"7y6yhqqm","number":2,"ends_at":1800000957200}}',2,0,'7y6yhqqm');
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'',0,4,4,3,0,0,10,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,4,4,3,0,0,10,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,4,4,3,0,0,10,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'buki',0,1,1,1,0,0,10,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'buki',0,1,1,1,0,0,10,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'buki',0,1,1,1,0,0,10,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'buki',0,1,1,1,0,0,10,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
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
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
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
INSERT INTO "tournaments" VALUES('7y6yhqqm',81384788765712384,'74e0f106204b9bc20761f9eee2b94d5eb3e688c8d3ee4f5c9bec793be72c47f0','round',2,1800000957200,0);
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
INSERT INTO "transfers" VALUES('5tg6kku9/5/0','member:81384788765712384:1','table:5tg6kku9',22,'buy-in','5tg6kku9',1800000000000,0);
INSERT INTO "transfers" VALUES('5tg6kku9/5/1','member:81384788765712384:2','table:5tg6kku9',22,'buy-in','5tg6kku9',1800000000000,1);
INSERT INTO "transfers" VALUES('5tg6kku9/5/2','house:81384788765712384','table:5tg6kku9',22,'buy-in','5tg6kku9',1800000000000,2);
INSERT INTO "transfers" VALUES('5tg6kku9/5/3','house:81384788765712384','table:5tg6kku9',22,'buy-in','5tg6kku9',1800000000000,3);
INSERT INTO "transfers" VALUES('z3kz7mb3/5/0','member:81384788765712384:1','table:z3kz7mb3',12,'buy-in','z3kz7mb3',1800000002400,0);
INSERT INTO "transfers" VALUES('z3kz7mb3/5/1','member:81384788765712384:2','table:z3kz7mb3',12,'buy-in','z3kz7mb3',1800000002400,1);
INSERT INTO "transfers" VALUES('z3kz7mb3/5/2','house:81384788765712384','table:z3kz7mb3',12,'buy-in','z3kz7mb3',1800000002400,2);
INSERT INTO "transfers" VALUES('z3kz7mb3/5/3','house:81384788765712384','table:z3kz7mb3',12,'buy-in','z3kz7mb3',1800000002400,3);
INSERT INTO "transfers" VALUES('dcrbnsh5/5/0','member:81384788765712384:1','table:dcrbnsh5',22,'buy-in','dcrbnsh5',1800000013200,0);
INSERT INTO "transfers" VALUES('dcrbnsh5/5/1','member:81384788765712384:2','table:dcrbnsh5',22,'buy-in','dcrbnsh5',1800000013200,1);
INSERT INTO "transfers" VALUES('dcrbnsh5/5/2','house:81384788765712384','table:dcrbnsh5',22,'buy-in','dcrbnsh5',1800000013200,2);
INSERT INTO "transfers" VALUES('dcrbnsh5/5/3','house:81384788765712384','table:dcrbnsh5',22,'buy-in','dcrbnsh5',1800000013200,3);
INSERT INTO "transfers" VALUES('dcrbnsh5/30/out0','table:dcrbnsh5','member:81384788765712384:1',32,'paid-out','dcrbnsh5',1800000024000,0);
INSERT INTO "transfers" VALUES('dcrbnsh5/30/out1','table:dcrbnsh5','member:81384788765712384:2',18,'paid-out','dcrbnsh5',1800000024000,1);
INSERT INTO "transfers" VALUES('dcrbnsh5/30/out2','table:dcrbnsh5','house:81384788765712384',22,'paid-out','dcrbnsh5',1800000024000,2);
INSERT INTO "transfers" VALUES('dcrbnsh5/30/out3','table:dcrbnsh5','house:81384788765712384',16,'paid-out','dcrbnsh5',1800000024000,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000024000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/7y6yhqqm','member:81384788765712384:1','table:7y6yhqqm',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/7y6yhqqm','member:81384788765712384:2','table:7y6yhqqm',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/7y6yhqqm','member:81384788765712384:3','table:7y6yhqqm',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/7y6yhqqm','member:81384788765712384:4','table:7y6yhqqm',20,'entry',NULL,1800000324000,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/7y6yhqqm','member:81384788765712384:5','table:7y6yhqqm',20,'entry',NULL,1800000324000,0);
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
INSERT INTO "winnings" VALUES(81384788765712384,1,20833,6);
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
CREATE INDEX accounts_user ON accounts (user);
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX accounts_guild ON accounts (guild, kind);
CREATE INDEX members_user ON members (user);
CREATE INDEX awaited_user ON awaited (user);
CREATE INDEX settlements_table ON settlements (table_id);
CREATE INDEX openings_user ON openings (user, guild);
CREATE INDEX openings_other ON openings (other, guild);
CREATE INDEX results_user ON results (user, guild);
CREATE INDEX ratings_standing ON ratings (guild, game, shown, user);
CREATE INDEX ratings_user ON ratings (user, guild);
CREATE INDEX tallies_won ON tallies (guild, span, start, game, bots, won, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_matches_won ON tallies (guild, span, start, game, bots, matches_won, user) WHERE span <> 'day' AND present AND matches > 0;
CREATE INDEX tallies_hc ON tallies (guild, span, start, game, bots, hc, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_gone ON tallies (guild, user) WHERE NOT present;
CREATE INDEX tallies_rating ON tallies (guild, span, start, game, bots, rating, user) WHERE span <> 'day' AND present AND rating IS NOT NULL;
CREATE INDEX tallies_start ON tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX seasons_open ON seasons (start) WHERE closed_at IS NULL;
CREATE INDEX seasons_to_tell ON seasons (closed_at) WHERE closed_at IS NOT NULL AND (told IS NULL OR told < 0);
CREATE INDEX season_winners_user ON season_winners (user);
CREATE INDEX puzzle_answers_day ON puzzle_answers (day, "right");
CREATE INDEX rating_meetings_user ON rating_meetings (user);
CREATE INDEX achievements_table ON achievements (table_id);
CREATE INDEX achievements_user ON achievements (user);
CREATE INDEX achievement_steps_mark ON achievement_steps (mark);
CREATE INDEX achievement_steps_user ON achievement_steps (user);
CREATE INDEX left_rounds_user ON left_rounds (user);
CREATE INDEX left_rounds_at ON left_rounds (at);
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pairs_user ON pairs (user);
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX evenings_outdated ON evenings (guild) WHERE shown < version;
CREATE INDEX evenings_by ON evenings ("by");
CREATE INDEX evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX evenings_guild ON evenings (guild, step);
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
CREATE INDEX transfers_target ON transfers (target, at);
CREATE INDEX transfers_source ON transfers (source, at);
COMMIT;
