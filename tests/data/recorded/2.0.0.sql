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
INSERT INTO "accounts" VALUES('member:81384788765712384:1',81384788765712384,'member',1,344);
INSERT INTO "accounts" VALUES('house:81384788765712384',81384788765712384,'house',NULL,-2062);
INSERT INTO "accounts" VALUES('member:81384788765712384:2',81384788765712384,'member',2,342);
INSERT INTO "accounts" VALUES('table:7s83wdt9',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:xyukpdvq',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:zqhk4eas',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:wpvh297n',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	marks TEXT, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'all-eight',1,' austrian-block ');
INSERT INTO "achievement_steps" VALUES(81384788765712384,1,'ten-beaten',1,' 2 ');
INSERT INTO "achievement_steps" VALUES(81384788765712384,4,'five-rounds',1,NULL);
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000006000,'p37k6f52',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'orient-express',1800000006000,'p37k6f52',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000006000,'p37k6f52',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000013200,'xyabkwv4',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000334800,'raqed7ch',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000339600,'v6y3pnp5',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000339600,'v6y3pnp5',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-win',1800000339600,'v6y3pnp5',1);
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
INSERT INTO "entrants" VALUES('wpvh297n',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('wpvh297n',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('wpvh297n',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('wpvh297n',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('wpvh297n',81384788765712384,5,12,0);
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
INSERT INTO "evening_guests" VALUES('wpvh297n',1,81384788765712384,1800000025200,1,0,NULL);
INSERT INTO "evening_guests" VALUES('wpvh297n',2,81384788765712384,1800000025200,9,0,NULL);
INSERT INTO "evening_guests" VALUES('wpvh297n',3,81384788765712384,1800000025200,10,0,NULL);
INSERT INTO "evening_guests" VALUES('wpvh297n',4,81384788765712384,1800000025200,11,0,NULL);
INSERT INTO "evening_guests" VALUES('wpvh297n',5,81384788765712384,1800000025200,12,0,NULL);
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
INSERT INTO "evenings" VALUES('wpvh297n',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000325200,'reminded',1800000325200,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','4c901833c7b4bf233a57b1f4127396ffd9a49665c7ef790f8ef92fb08c9eeae8');
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
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,0,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,1,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,2,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,3,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,4,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,5,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,6,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,7,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,8,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,9,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,10,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,11,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,12,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,13,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,14,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,15,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,16,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,17,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,18,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,19,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,20,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,21,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,22,'-8 22000 -6 -8');
INSERT INTO "house_fields" VALUES('wpvh297n',81384788765712384,1,23,'-8 22000 -6 -8');
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
INSERT INTO "log" VALUES('bv7thgkq',1,1800000000000,1,'["open austrian-block", "seal f81c4a9136f3b61541d41b757f879ba36a143c949b12f706f4afb3a24638f942"]','[]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',3,1800000000000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',4,1800000000000,1,'["0 play 6-8 start"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',5,1800000000000,2,'["1 play 5-8 right"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',6,1800000000000,1,'["0 play 6-7 left"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',7,1800000000000,2,'["1 play 5-7 left"]','[{"event": "Played", "seat": 1, "tile": 37, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bv7thgkq',8,1800000000000,1,'["0 play 1-5 left"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',1,1800000000000,1,'["open buki", "seal b7835d86f554dbab547ff84c9b1c86facfe7e820b655bfeb2a59521d60d16fbd"]','[]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',5,1800000000000,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',6,1800000001200,NULL,'["2 play 4-6 start"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',7,1800000002400,NULL,'["3 play 6-7 right"]','[{"event": "Played", "seat": 3, "tile": 39, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',8,1800000002400,1,'["0 play 1-7 right"]','[{"event": "Played", "seat": 0, "tile": 23, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',9,1800000002400,2,'["1 play 1-4 left"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('7s83wdt9',10,1800000003600,NULL,'["2 play 1-5 left"]','[{"event": "Played", "seat": 2, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',1,1800000003600,1,'["open pulle", "seal 1f4efed25bec55d79db6da49bf45efdd338d4b94f621d1ecfe8b95004c9ecf78"]','[]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',2,1800000003600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',3,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',4,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',5,1800000003600,1,'["start 4711,1002", "deal 12,12,12,12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',6,1800000003600,2,'["1 play 4-8 start"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',7,1800000004800,NULL,'["2 play 2-4 left"]','[{"event": "Played", "seat": 2, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',8,1800000006000,NULL,'["3 play 3-8 right"]','[{"event": "Played", "seat": 3, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',9,1800000006000,1,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyukpdvq',10,1800000006000,2,'["1 play 6-8 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',1,1800000006000,1,'["open austrian-draw", "seal 21a2ea8112f736fc0e7b8193a63610a376be01007150385ba3f7ad4e676ecceb"]','[]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',4,1800000006000,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',5,1800000006000,2,'["1 play 5-7 left"]','[{"event": "Played", "seat": 1, "tile": 37, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',6,1800000006000,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',7,1800000006000,2,'["1 play 5-6 left"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('e4r69vvp',8,1800000006000,1,'["0 play 6-7 left"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',1,1800000006000,1,'["open luxembourg", "seal 70411f607c55b84ac206e4fcf29014ca85ee20562bcf13e9d936ef07b35e1d54"]','[]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LotShown", "seat": 0, "tile": 0}, {"event": "LotShown", "seat": 1, "tile": 18}, {"event": "WinningTile", "deal": 1, "seat": 1, "tile": 18}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',4,1800000006000,2,'["1 play 5-6 right"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',5,1800000006000,1,'["0 play 5-5 right"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',6,1800000006000,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',7,1800000006000,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zsqbct8u',8,1800000006000,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('p37k6f52',1,1800000006000,1,'["open hungarian", "seal bb58bbc096938ee73b49c106824c3173dd233248240a1c574165740072f1d129"]','[]',NULL);
INSERT INTO "log" VALUES('p37k6f52',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('p37k6f52',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LeaderDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": null}]',NULL);
INSERT INTO "log" VALUES('p37k6f52',4,1800000006000,2,'["1 train start 4-4 3-4 3-6 6-6 2-6 2-5 3-5 1-3 1-1 0-1 0-5"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}, {"event": "Played", "seat": 1, "tile": 16, "end": "right"}, {"event": "Played", "seat": 1, "tile": 26, "end": "right"}, {"event": "Played", "seat": 1, "tile": 36, "end": "right"}, {"event": "Played", "seat": 1, "tile": 22, "end": "right"}, {"event": "Played", "seat": 1, "tile": 17, "end": "right"}, {"event": "Played", "seat": 1, "tile": 21, "end": "right"}, {"event": "Played", "seat": 1, "tile": 7, "end": "right"}, {"event": "Played", "seat": 1, "tile": 2, "end": "right"}, {"event": "Played", "seat": 1, "tile": 1, "end": "right"}, {"event": "Played", "seat": 1, "tile": 11, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 11}]',NULL);
INSERT INTO "log" VALUES('p37k6f52',5,1800000006000,1,'["0 train left 2-4 2-2 0-2 0-0 0-6 5-6 5-5 1-5 1-4 0-4 0-3 3-3"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}, {"event": "Played", "seat": 0, "tile": 6, "end": "left"}, {"event": "Played", "seat": 0, "tile": 3, "end": "left"}, {"event": "Played", "seat": 0, "tile": 0, "end": "left"}, {"event": "Played", "seat": 0, "tile": 15, "end": "left"}, {"event": "Played", "seat": 0, "tile": 33, "end": "left"}, {"event": "Played", "seat": 0, "tile": 29, "end": "left"}, {"event": "Played", "seat": 0, "tile": 14, "end": "left"}, {"event": "Played", "seat": 0, "tile": 10, "end": "left"}, {"event": "Played", "seat": 0, "tile": 8, "end": "left"}, {"event": "Played", "seat": 0, "tile": 5, "end": "left"}, {"event": "Played", "seat": 0, "tile": 12, "end": "left"}, {"event": "SeriesEnded", "seat": 0, "count": 12}]',NULL);
INSERT INTO "log" VALUES('p37k6f52',6,1800000006000,2,'["1 play 2-3 left"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "left"}, {"event": "SeriesEnded", "seat": 1, "count": 1}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 0, "score": 0}, {"event": "Scored", "seat": 1, "points": 0, "score": 0}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":14,"moves":14,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"orient-express","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":16,"moves":16,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('25ajsjs5',1,1800000006000,1,'["open challenge", "seal d0af427ab02b41b3286949c22d8be9eb8f858cd1ae5bc8991dcec3aaabbef12b"]','[]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "FirstTosser", "deal": 1, "seat": 0, "lot": true}, {"event": "Tossed", "seat": 0, "one": 5, "two": 2}]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',4,1800000006000,1,'["0 claim 0-0 0-4"]','[]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',5,1800000006000,2,'["1 claim 2-5 5-5"]','[{"event": "ClaimsRevealed", "singles": [], "pairs": [0, 1]}]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',6,1800000006000,1,'["0 pass"]','[{"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',7,1800000006000,2,'["1 pass"]','[{"event": "Passed", "seat": 1}, {"event": "ToBoneyard", "count": 4}, {"event": "Tossed", "seat": 1, "one": 2, "two": 4}]',NULL);
INSERT INTO "log" VALUES('25ajsjs5',8,1800000006000,1,'["0 claim 4-4 6-6"]','[]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',1,1800000006000,1,'["open draw", "seal 2d5547af082d7afef4ad91aeaeb89c8f2cd388d12faf6c1dd7335a5e66ee00d2"]','[]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',4,1800000006000,2,'["1 play 4-4 start"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',5,1800000006000,1,'["0 play 4-5 left"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',6,1800000006000,2,'["1 play 2-5 left"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',7,1800000006000,1,'["0 play 2-4 left"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wmvtp7nb',8,1800000006000,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',1,1800000006000,1,'["open block", "seal 91d7c60d7566b78930927dd40299183aac8b594dcb1438b8bea7f5f3c3c2ef47"]','[]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',5,1800000006000,2,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',6,1800000006000,1,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',7,1800000006000,2,'["1 play 2-4 left"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2gw32ttn',8,1800000006000,1,'["0 play 2-6 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',1,1800000006000,1,'["open all-fives", "seal 32011a41288cb42759e40f755558106c3481246b5389159098abc6e37692a5dd"]','[]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 2, "lot": false}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',4,1800000006000,2,'["1 play 1-1 start"]','[{"event": "Played", "seat": 1, "tile": 2, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',5,1800000006000,1,'["0 play 1-3 left"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "left"}, {"event": "Scored", "seat": 0, "points": 5, "score": 5}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',6,1800000006000,2,'["1 play 2-3 left"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',7,1800000006000,1,'["0 play 2-6 left"]','[{"event": "Played", "seat": 0, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mf4xstnj',8,1800000006000,2,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',1,1800000006000,1,'["open bergen", "seal 3fa66982d3d9454362dc9a3c11c3ec659dfa72486f2bef1dd5dd88c6a3bc42c7"]','[]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 12, "lot": false}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',4,1800000006000,2,'["1 play 3-3 start"]','[{"event": "Played", "seat": 1, "tile": 12, "end": "start"}, {"event": "Scored", "seat": 1, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',5,1800000006000,1,'["0 play 2-3 left"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',6,1800000006000,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',7,1800000006000,1,'["0 play 2-2 left"]','[{"event": "Played", "seat": 0, "tile": 6, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2vwpfz39',8,1800000006000,2,'["1 play 4-5 right"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',1,1800000006000,1,'["open latin", "seal 2ea1c586b359605eb5ff5f1595f9f9c8b47c6a15485bd77815118449285e9492"]','[]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',3,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',4,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',5,1800000006000,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',6,1800000006000,2,'["2 play 6-6 start"]','[{"event": "Played", "seat": 2, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',7,1800000007200,NULL,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',8,1800000007200,1,'["0 play 0-6 right"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',9,1800000008400,NULL,'["3 play 0-2 right"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('55t7zxxw',10,1800000008400,2,'["2 play 1-5 left"]','[{"event": "Played", "seat": 2, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',1,1800000008400,1,'["open cuban", "seal 4caea0f642b8a3342298d279756598eeed2e82925c5c733d0006af13f95c2335"]','[]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',2,1800000008400,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',3,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',4,1800000008400,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',5,1800000008400,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 2, "tile": 54, "lot": false}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',6,1800000008400,2,'["2 play 9-9 start"]','[{"event": "Played", "seat": 2, "tile": 54, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',7,1800000009600,NULL,'["1 play 4-9 right"]','[{"event": "Played", "seat": 1, "tile": 49, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',8,1800000009600,1,'["0 play 7-9 left"]','[{"event": "Played", "seat": 0, "tile": 52, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',9,1800000010800,NULL,'["3 play 7-7 left"]','[{"event": "Played", "seat": 3, "tile": 41, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('2xvmw23s',10,1800000010800,2,'["2 play 7-8 left"]','[{"event": "Played", "seat": 2, "tile": 43, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',1,1800000010800,1,'["open matador", "seal 2f29871de518f39d366681cbeb6037b89f5f2f680f126bd4afbd94091d4b3fcd"]','[]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',2,1800000010800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',3,1800000010800,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',4,1800000010800,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',5,1800000010800,1,'["0 turn 3-4 left"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',6,1800000010800,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',7,1800000010800,1,'["0 play 1-1 left"]','[{"event": "Played", "seat": 0, "tile": 2, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('mjghr4y8',8,1800000010800,2,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',1,1800000010800,1,'["open sebastopol", "seal f5a9d8d686f1bc7d36680b2e65804134f0c632529a37435de095f465590bfd2d"]','[]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',2,1800000010800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',3,1800000010800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',4,1800000010800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',5,1800000010800,1,'["start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',6,1800000010800,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',7,1800000012000,NULL,'["2 play 3-6 down", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "down"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',8,1800000012000,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',9,1800000012000,2,'["1 play 1-6 right"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('hj9d3txn',10,1800000013200,NULL,'["2 play 2-6 up"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "up"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',1,1800000013200,1,'["open mexican-train", "seal f023bbba8fb56c3c900076736e2c53f8a5e89b4c61894d2b750498e375b33724"]','[]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',3,1800000013200,1,'["start 4711,1002", "deal 0,0"]','[{"event": "HubLaid", "deal": 1, "seat": 0, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',4,1800000013200,1,'["0 play 4-9 mexican"]','[{"event": "Played", "seat": 0, "tile": 49, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',5,1800000013200,2,'["1 play 2-4 mexican"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',6,1800000013200,1,'["0 play 2-9 mexican"]','[{"event": "Played", "seat": 0, "tile": 47, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',7,1800000013200,2,'["1 play 5-9 mexican"]','[{"event": "Played", "seat": 1, "tile": 50, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('yrvphb4u',8,1800000013200,1,'["0 play 0-5 mexican"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',1,1800000013200,1,'["open tendler", "seal cae44e5bcfb9e2d3e8d586603bb8e27f2ef42c8ccbdcf38b4f861b6ba6966adb"]','[]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',3,1800000013200,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',4,1800000013200,1,'["0 play 6-8 start"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',5,1800000013200,2,'["1 play 4-8 right"]','[{"event": "Played", "seat": 1, "tile": 38, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',6,1800000013200,1,'["0 play 4-5 right"]','[{"event": "Played", "seat": 0, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',7,1800000013200,2,'["1 draw"]','[{"event": "Drew", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('xu3edcuu',8,1800000013200,2,'["1 play 5-8 right"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',1,1800000013200,1,'["open austrian-block", "seal 3c5aff391fbc7d910c443dbc2411a6f82a3086c7e2b6c7a7e63f0fcceaeacbeb"]','[]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',3,1800000013200,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',4,1800000013200,1,'["0 play 6-7 start"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',5,1800000013200,2,'["1 play 6-8 left"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',6,1800000013200,1,'["0 play 7-8 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',7,1800000013200,1,'["0 play 0-7 left"]','[{"event": "Played", "seat": 0, "tile": 19, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',8,1800000013200,2,'["1 play 0-8 left"]','[{"event": "Played", "seat": 1, "tile": 24, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',9,1800000013200,1,'["0 play 3-7 right"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',10,1800000013200,2,'["1 play 3-5 right"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',11,1800000013200,1,'["0 play 0-5 right"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',12,1800000013200,2,'["1 play 1-8 left"]','[{"event": "Played", "seat": 1, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',13,1800000013200,1,'["0 play 1-3 left"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',14,1800000013200,2,'["1 play 0-1 right"]','[{"event": "Played", "seat": 1, "tile": 1, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',15,1800000013200,1,'["0 play 0-3 left"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',16,1800000013200,2,'["1 play 1-5 right"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',17,1800000013200,1,'["0 play 5-6 right"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',18,1800000013200,2,'["1 play 0-2 left"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',19,1800000013200,1,'["0 play 0-6 right"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',20,1800000013200,2,'["1 play 2-8 left"]','[{"event": "Played", "seat": 1, "tile": 32, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',21,1800000013200,1,'["0 play 0-4 right"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xyabkwv4',22,1800000013200,2,'["1 play 3-4 right", "0 pass", "1 pass"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "right"}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "DealWon", "seat": 0, "ending": "blocked"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":11,"moves":11,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('zqhk4eas',1,1800000013200,1,'["open buki", "seal 4d626d42605b099ffc9ccfeaaa0d599dc306e0251918ad720285ee2f3b1d0c4d"]','[]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',3,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',4,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',5,1800000013200,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 0}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',6,1800000013200,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',7,1800000013200,2,'["1 play 6-7 left"]','[{"event": "Played", "seat": 1, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',8,1800000014400,NULL,'["2 play 3-8 right"]','[{"event": "Played", "seat": 2, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',9,1800000015600,NULL,'["3 play 0-6 left"]','[{"event": "Played", "seat": 3, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',10,1800000015600,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',11,1800000015600,2,'["1 play 0-5 left"]','[{"event": "Played", "seat": 1, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',12,1800000016800,NULL,'["2 play 1-6 right"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',13,1800000018000,NULL,'["3 play 5-7 left"]','[{"event": "Played", "seat": 3, "tile": 37, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',14,1800000018000,1,'["0 play 1-8 right"]','[{"event": "Played", "seat": 0, "tile": 28, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',15,1800000018000,2,'["1 stake 2", "1 pass"]','[{"event": "Staked", "seat": 1, "chips": 2}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',16,1800000019200,NULL,'["2 stake 2"]','[{"event": "Staked", "seat": 2, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',17,1800000019200,NULL,'["2 play 2-7 left"]','[{"event": "Played", "seat": 2, "tile": 27, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',18,1800000020400,NULL,'["3 stake 2"]','[{"event": "Staked", "seat": 3, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',19,1800000020400,NULL,'["3 play 2-3 left"]','[{"event": "Played", "seat": 3, "tile": 9, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',20,1800000020400,1,'["0 play 0-8 right"]','[{"event": "Played", "seat": 0, "tile": 24, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',21,1800000020400,2,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',22,1800000021600,NULL,'["2 play 0-3 right"]','[{"event": "Played", "seat": 2, "tile": 5, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',23,1800000022800,NULL,'["3 play 0-1 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 1, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',24,1800000022800,2,'["1 play 0-2 left"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',25,1800000024000,NULL,'["2 play 1-2 left", "3 pass", "0 pass"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "left"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',26,1800000024000,2,'["1 play 1-5 left", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "left"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',27,1800000024000,1,'["0 play 5-6 left", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('zqhk4eas',28,1800000025200,NULL,'["2 play 4-6 left"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "left"}, {"event": "DealWon", "seat": 2, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":-2,"hc":-2,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":8,"moves":8,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-4}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('zqhk4eas',29,1800000025200,1,'["close host"]','[]',NULL);
INSERT INTO "log" VALUES('mz86cema',1,1800000025200,1,'["open challenge", "seal 3053932b28f887fe902cc828c5101a37a7dcea2b15afceb7904520419c006e0f"]','[]',NULL);
INSERT INTO "log" VALUES('mz86cema',2,1800000025200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mz86cema',3,1800000025200,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mz86cema',4,1800000025200,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('mz86cema',5,1800000025200,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('raqed7ch',1,1800000325200,NULL,'["open block", "seal 235e39b7cff1f9a63a488aff2ab5d8c9a3f2638ed28d4c0ab67181cd732ebcf7", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',1,1800000325200,NULL,'["open block", "seal 235e39b7cff1f9a63a488aff2ab5d8c9a3f2638ed28d4c0ab67181cd732ebcf7", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',2,1800000326400,NULL,'["1 play 4-4 start"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',3,1800000327600,NULL,'["2 play 0-4 left"]','[{"event": "Played", "seat": 2, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',4,1800000327600,5,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',5,1800000327600,1,'["0 play 3-4 left"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',6,1800000328800,NULL,'["1 play 4-6 right"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',7,1800000330000,NULL,'["2 play 0-6 right"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',8,1800000330000,5,'["3 play 1-4 left"]','[{"event": "Played", "seat": 3, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',9,1800000330000,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',10,1800000331200,NULL,'["1 play 3-6 left"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',11,1800000332400,NULL,'["2 play 0-0 right"]','[{"event": "Played", "seat": 2, "tile": 0, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',12,1800000332400,5,'["3 play 3-3 left", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 12, "end": "left"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',13,1800000333600,NULL,'["1 play 0-2 right", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "right"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',14,1800000333600,5,'["3 play 2-6 right"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',15,1800000333600,1,'["0 play 5-6 right"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('raqed7ch',16,1800000334800,NULL,'["1 play 1-5 right", "close round"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "right"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 22, "score": 22}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":1,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('v6y3pnp5',2,1800000334800,4,'["1 play 4-4 start"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',3,1800000334800,2,'["2 play 0-4 left"]','[{"event": "Played", "seat": 2, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',4,1800000336000,NULL,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',5,1800000336000,3,'["0 play 3-4 left"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',6,1800000336000,4,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',7,1800000336000,2,'["2 play 0-6 left"]','[{"event": "Played", "seat": 2, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',8,1800000337200,NULL,'["3 play 1-4 right"]','[{"event": "Played", "seat": 3, "tile": 10, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',9,1800000337200,3,'["0 play 1-6 right"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',10,1800000337200,4,'["1 play 3-6 right"]','[{"event": "Played", "seat": 1, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',11,1800000337200,2,'["2 play 0-0 left"]','[{"event": "Played", "seat": 2, "tile": 0, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',12,1800000338400,NULL,'["3 play 3-3 right", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 12, "end": "right"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',13,1800000338400,4,'["1 play 0-2 left", "2 pass"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "left"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',14,1800000339600,NULL,'["3 play 2-6 left"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',15,1800000339600,3,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('v6y3pnp5',16,1800000339600,4,'["1 play 1-5 left", "close round"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "left"}, {"event": "RoundWon", "seats": [1], "ending": "domino", "reason": ""}, {"event": "Scored", "seat": 1, "points": 22, "score": 22}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":3,"level":"meister","gain":0}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('jsct779h',1,1800000359600,NULL,'["open block", "seal 23c0d698ed1c3f32e2e51dcdada5660e6291cea36bbe70ccb7f31bf01d3e27d3", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',1,1800000359600,NULL,'["open block", "seal 23c0d698ed1c3f32e2e51dcdada5660e6291cea36bbe70ccb7f31bf01d3e27d3", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('jsct779h',2,1800000359600,2,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('jsct779h',3,1800000360800,NULL,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('jsct779h',4,1800000360800,1,'["2 play 4-6 right"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('jsct779h',5,1800000360800,4,'["3 play 4-5 right"]','[{"event": "Played", "seat": 3, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('jsct779h',6,1800000360800,2,'["0 play 0-5 right"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',2,1800000360800,NULL,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',3,1800000360800,5,'["1 play 1-6 left"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',4,1800000360800,3,'["2 play 4-6 right"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',5,1800000362000,NULL,'["3 play 4-5 right"]','[{"event": "Played", "seat": 3, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('yudhyd5m',6,1800000363200,NULL,'["0 play 0-5 right"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}]',NULL);
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
INSERT INTO "messages" VALUES('bv7thgkq','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('7s83wdt9','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('xyukpdvq','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('e4r69vvp','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('zsqbct8u','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('p37k6f52','table',1200000000000000004,5,6,1);
INSERT INTO "messages" VALUES('25ajsjs5','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('wmvtp7nb','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('2gw32ttn','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('mf4xstnj','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('2vwpfz39','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('55t7zxxw','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('2xvmw23s','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('mjghr4y8','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('hj9d3txn','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('yrvphb4u','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('xu3edcuu','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('xyabkwv4','table',1200000000000000016,5,22,1);
INSERT INTO "messages" VALUES('zqhk4eas','table',1200000000000000017,5,29,1);
INSERT INTO "messages" VALUES('mz86cema','table',1200000000000000018,5,5,1);
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
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,5,1,1,1000);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,3,1,0,0);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,4,1,0,0);
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
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,3,3,0,0,3,0,'zqhk4eas');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,3,3,0,0,3,0,'zqhk4eas');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,5,1,1,0,0,1,0,'raqed7ch');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,1,1,1,0,0,1,0,'raqed7ch');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,3,1,0,0,0,1,0,'v6y3pnp5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,4,1,0,0,0,1,0,'v6y3pnp5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,2,1,0,0,0,1,0,'v6y3pnp5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,4,1,0,0,0,1,0,'v6y3pnp5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,2,1,0,0,0,1,0,'v6y3pnp5');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,3,1,0,0,0,1,0,'v6y3pnp5');
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
	hc BIGINT NOT NULL, 
	PRIMARY KEY (guild, number, participant)
);
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,0,NULL,0,'here',0,0,14,14,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"orient-express","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,0,NULL,0,'here',0,0,16,16,500,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,1,0,0,'here',0,0,11,11,500,0,'[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"1","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,0,1,0,'here',0,0,11,11,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,0,NULL,0,'here',0,0,8,8,250,-2,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-2);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,0,NULL,0,'here',0,0,8,8,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-4);
INSERT INTO "results" VALUES(81384788765712384,4,0,1,'member','seat',0,0,NULL,0,'here',0,0,4,4,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,3,5,'member','seat',3,0,NULL,0,'here',0,0,4,4,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,0,3,'member','seat',0,0,NULL,0,'here',0,0,4,4,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,1,4,'member','seat',1,1,NULL,0,'here',0,0,7,7,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,2,2,'member','seat',2,0,NULL,0,'here',0,0,4,4,250,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
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
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'v6y3pnp5',0,3,-8,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'v6y3pnp5',1,4,22000,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'v6y3pnp5',2,2,-6,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'v6y3pnp5',3,NULL,-8,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'raqed7ch',0,1,-8,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'raqed7ch',1,NULL,22000,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'raqed7ch',2,NULL,-6,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,1,'raqed7ch',3,5,-8,500);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'jsct779h',0,2,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'jsct779h',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'jsct779h',2,1,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'jsct779h',3,4,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'yudhyd5m',0,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'yudhyd5m',1,5,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'yudhyd5m',2,3,NULL,NULL);
INSERT INTO "round_places" VALUES('wpvh297n',81384788765712384,2,'yudhyd5m',3,NULL,NULL,NULL);
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
INSERT INTO "rounds" VALUES(5,'block',1);
INSERT INTO "rounds" VALUES(2,'block',1);
INSERT INTO "rounds" VALUES(3,'block',1);
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
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','p37k6f52',6,1,'deal',1800000006000,20833,'[]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'austrian-block','xyabkwv4',22,1,'deal',1800000013200,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'buki','zqhk4eas',28,1,'deal',1800000025200,20833,'[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-4}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'block','raqed7ch',16,1,'deal',1800000334800,20833,'[{"seat":1,"level":"meister","gain":0},{"seat":2,"level":"meister","gain":0}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','v6y3pnp5',16,1,'deal',1800000339600,20833,'[{"seat":3,"level":"meister","gain":0}]',0,1,0);
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
INSERT INTO "tables" VALUES('bv7thgkq',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"bv7thgkq","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"16ef983fdf408904d6952c13de92e918a52e0985a6f9856cb6c65f543713af3b","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[4965255171088,1512064033408],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":28999619166207,"ends":14,"to_move":1,"idle":0,"moves":"7e7a76702b"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":42},{"event":"Played","seat":0,"tile":42,"end":"start"},{"event":"Played","seat":1,"tile":40,"end":"right"},{"event":"Played","seat":0,"tile":39,"end":"left"},{"event":"Played","seat":1,"tile":37,"end":"left"},{"event":"Played","seat":0,"tile":14,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('7s83wdt9',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000004800,1800000003600,'{"id":"7s83wdt9","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"040e2d2e357a654e36af71bbe7db4c40b0014af2fddc342d33a9231ceaa8e2f2","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":2,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":1,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[1099522123778,146049860640,4399120367632,586263036296],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":34633534127103,"ends":46,"to_move":3,"idle":0,"moves":"5a77471f2b"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":1},{"event":"Dealt","deal":1,"leader":2,"tile":42},{"event":"Played","seat":2,"tile":30,"end":"start"},{"event":"Played","seat":3,"tile":39,"end":"right"},{"event":"Played","seat":0,"tile":23,"end":"right"},{"event":"Played","seat":1,"tile":10,"end":"left"},{"event":"Played","seat":2,"tile":14,"end":"left"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000004800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('xyukpdvq',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000006000,1800000006000,'{"id":"xyukpdvq","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1d67598a9f2244d76150912e2acc6d3bb01e182fbf112b24c98e618fe473b716","opened_at":1800000003600,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":12,"cut":4711,"absences":0,"acts":2,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":12,"cut":1002,"absences":0,"acts":3,"read":7,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":1,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[2487222434,4672975277056,695919321088,35435643416],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":30477083729919,"ends":75,"to_move":3,"idle":1,"moves":"72286b437f88"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":38,"end":"start"},{"event":"Played","seat":2,"tile":13,"end":"left"},{"event":"Played","seat":3,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":42,"end":"left"},{"event":"Passed","seat":2}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000006000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('e4r69vvp',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000066000,1800000006000,'{"id":"e4r69vvp","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"6920a6e0cf220e12335e886aa013a4968d239da556b0302cf95922ae9aaead3d","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[23,11,3,30,15,19,13,22,26,35,4,9,7,25,18,32,31,5,16,42]},"deal":{"hands":[10445765231616,438103572738],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[23,11,3,30,15,19,13,22,26,35,4,9,7,25,18,32,31,5,16,42],"drawn":0,"start":null},"unlaid":24592982736895,"ends":68,"to_move":1,"idle":0,"moves":"81707a6476"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":37,"end":"left"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Played","seat":1,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":39,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('zsqbct8u',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000066000,1800000006000,'{"id":"zsqbct8u","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8998814882e0eb910a78168f0420c51d6ea686aa34b934385e2082c156a4e894","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":8,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[8,4,0,20,26,7,14,6,12,15,2,36,16],"lots":[0,18]},"deal":{"hands":[570565642,9669970464],"after":[1,0],"leader":1,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[8,4,0,20,26,7,14,6,12,15,2,36,16],"drawn":0,"start":18},"unlaid":35174169181183,"ends":57,"to_move":0,"idle":0,"moves":"6559411f5b"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":0},{"event":"LotShown","seat":1,"tile":18},{"event":"WinningTile","deal":1,"seat":1,"tile":18},{"event":"Played","seat":1,"tile":33,"end":"right"},{"event":"Played","seat":0,"tile":29,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('p37k6f52',81384788765712384,1200000000000000004,'hungarian',1,'pause',6,1800000026000,1800000006000,'{"id":"p37k6f52","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"111675a8d6a3b2e9c3df589be4c8174904894891e053900659e0467861691195","opened_at":1800000006000,"locale":"en","version":6,"public_version":6,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":27,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":32,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[0,0],"wins":[0,0],"played":1,"turns":1,"opener":1,"hands":[9126868329,68794124934],"unlaid":1107558416,"ends":23,"to_move":-1,"turn_end":null,"line":[{"a":4,"b":4,"end":"start","seat":1},{"a":4,"b":3,"end":"right","seat":1},{"a":3,"b":6,"end":"right","seat":1},{"a":6,"b":6,"end":"right","seat":1},{"a":6,"b":2,"end":"right","seat":1},{"a":2,"b":5,"end":"right","seat":1},{"a":5,"b":3,"end":"right","seat":1},{"a":3,"b":1,"end":"right","seat":1},{"a":1,"b":1,"end":"right","seat":1},{"a":1,"b":0,"end":"right","seat":1},{"a":0,"b":5,"end":"right","seat":1},{"a":2,"b":4,"end":"left","seat":0},{"a":2,"b":2,"end":"left","seat":0},{"a":0,"b":2,"end":"left","seat":0},{"a":0,"b":0,"end":"left","seat":0},{"a":6,"b":0,"end":"left","seat":0},{"a":5,"b":6,"end":"left","seat":0},{"a":5,"b":5,"end":"left","seat":0},{"a":1,"b":5,"end":"left","seat":0},{"a":4,"b":1,"end":"left","seat":0},{"a":0,"b":4,"end":"left","seat":0},{"a":3,"b":0,"end":"left","seat":0},{"a":3,"b":3,"end":"left","seat":0},{"a":2,"b":3,"end":"left","seat":1}],"series":1,"acts":3,"passed":[false,false]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":1},{"event":"Dealt","deal":1,"leader":1,"tile":null},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":36,"end":"right"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":1,"tile":17,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"right"},{"event":"Played","seat":1,"tile":2,"end":"right"},{"event":"Played","seat":1,"tile":1,"end":"right"},{"event":"Played","seat":1,"tile":11,"end":"right"},{"event":"SeriesEnded","seat":1,"count":11},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Played","seat":0,"tile":6,"end":"left"},{"event":"Played","seat":0,"tile":3,"end":"left"},{"event":"Played","seat":0,"tile":0,"end":"left"},{"event":"Played","seat":0,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":0,"tile":29,"end":"left"},{"event":"Played","seat":0,"tile":14,"end":"left"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":0,"tile":8,"end":"left"},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":12,"end":"left"},{"event":"SeriesEnded","seat":0,"count":12},{"event":"Played","seat":1,"tile":9,"end":"left"},{"event":"SeriesEnded","seat":1,"count":1},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":0,"score":0},{"event":"Scored","seat":1,"points":0,"score":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":3,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('25ajsjs5',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000066000,1800000006000,'{"id":"25ajsjs5","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"c64ac425a53caebe6e0068552c6917cb3b7814eaa9b632aa37988d32a40cd705","opened_at":1800000006000,"locale":"en","version":8,"public_version":7,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":3,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":4,"seed":"80e354341a396f98f2376774016bebba9665882a6364559bf018c063a00532ac","hands":[[12,14,20,25,25,36],[2,3,10,15,18,22]],"toss":2,"tosser":1,"dice":[2,4],"answers":[[20,36],null],"laid":[null,null],"pointer":1,"passes":0,"giving":null,"boneyard":44,"facts":[{"kind":"discarded","seat":0,"other":0,"tiles":[0,8]},{"kind":"discarded","seat":1,"other":1,"tiles":[17,29]}],"lies":[{"seat":0,"tiles":[0,8],"dice":[5,2],"caught":false}],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":0,"lot":true},{"event":"Tossed","seat":0,"one":5,"two":2},{"event":"ClaimsRevealed","singles":[],"pairs":[0,1]},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"ToBoneyard","count":4},{"event":"Tossed","seat":1,"one":2,"two":4}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('wmvtp7nb',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000066000,1800000006000,'{"id":"wmvtp7nb","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"958ee033901291456a9571ac415cf5116dffa50ba13766b380138ec92c20fe19","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":4,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[19204,4460632],"boneyard":[4,15,33,21,0,16,5,26,29,7,1,36,10,30],"draws":1,"drawn":1,"moves":[[1,"play 4-4 start",79028551679],[0,"play 4-5 left",1108419840],[1,"play 2-5 left",10237472000],[0,"play 2-4 left",1112745816],[1,"draw",1108419840]],"leader":1,"lead_rule":"heaviest_double","lead_tile":20,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":20,"lot":false},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":25,"end":"left"},{"event":"Played","seat":1,"tile":17,"end":"left"},{"event":"Played","seat":0,"tile":13,"end":"left"},{"event":"Drew","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2gw32ttn',81384788765712384,1200000000000000007,'block',1,'playing',8,1800000066000,1800000006000,'{"id":"2gw32ttn","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"9814c14720c286a3aa0aaaa9f5aba3d763807906d6c6e434fbfdcb29e3704437","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[10200612864,1181762],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 1-6 left",78454751232],[0,"play 1-4 left",78454768790],[1,"play 2-4 left",78489429248],[0,"play 2-6 left",78454891096],[1,"pass",78454751232]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":1,"ends":{"spread":"line","tips":[{"end":"left","number":6,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Passed","seat":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('mf4xstnj',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000066000,1800000006000,'{"id":"mf4xstnj","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8976ba937cc63e50f7253df3af62ec5c9e90167ffca2b59e21423cab64b99b54","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[5,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[8657192960,33554443],"boneyard":[21,18,6,20,10,29,4,5,36,30,16,8,13,12],"draws":0,"drawn":0,"moves":[[1,"play 1-1 start",79028551679],[0,"play 1-3 left",279702],[1,"play 2-3 left",69555894],[0,"play 2-6 left",4613854],[1,"play 0-6 left",78454768790]],"leader":1,"lead_rule":"heaviest_double","lead_tile":2,"to_move":0,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":1,"double":true,"bare":true}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":2,"lot":false},{"event":"Played","seat":1,"tile":2,"end":"start"},{"event":"Played","seat":0,"tile":7,"end":"left"},{"event":"Scored","seat":0,"points":5,"score":5},{"event":"Played","seat":1,"tile":9,"end":"left"},{"event":"Played","seat":0,"tile":22,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2vwpfz39',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000066000,1800000006000,'{"id":"2vwpfz39","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0b81b9d8f28e671716d046ffa3b8e4f29d3bfc82af1c3ebc66e14afd0065efc4","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[0,2],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[4456584,1073758464],"boneyard":[36,33,0,17,2,20,29,16,15,5,10,1,11,26,4,13],"draws":0,"drawn":0,"moves":[[1,"play 3-3 start",79028551679],[0,"play 2-3 left",69276320],[1,"play 3-5 right",73609976],[0,"play 2-2 left",9166809688],[1,"play 4-5 right",9166809688]],"leader":1,"lead_rule":"heaviest_double","lead_tile":12,"to_move":0,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":2,"double":true,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":12,"lot":false},{"event":"Played","seat":1,"tile":12,"end":"start"},{"event":"Scored","seat":1,"points":2,"score":2},{"event":"Played","seat":0,"tile":9,"end":"left"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":6,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('55t7zxxw',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000009600,1800000008400,'{"id":"55t7zxxw","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"3baca4c66085ff5166b4d2f347833c84c94208aabe723ee791b85208c005917e","opened_at":1800000006000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[1073744481,37750146,9129951236,67317776],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 6-6 start",79028551679],[1,"play 1-6 left",78454751232],[0,"play 0-6 right",78454768790],[3,"play 0-2 right",314815],[2,"play 1-5 left",4613854]],"leader":2,"lead_rule":"double_six","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":36,"lot":false},{"event":"Played","seat":2,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":0,"tile":15,"end":"right"},{"event":"Played","seat":3,"tile":3,"end":"right"},{"event":"Played","seat":2,"tile":14,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000009600,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('2xvmw23s',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000012000,1800000010800,'{"id":"2xvmw23s","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"52f067fc4c5a6057c166ece7232ed2bfaefbcd3d32b45bf590e0124c8d4fe498","opened_at":1800000008400,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[71541412986948,1130300135711745,9200713368406272,282068756480024],"boneyard":[],"draws":0,"drawn":0,"moves":[[2,"play 9-9 start",36028797018963967],[1,"play 4-9 right",35993612646875136],[0,"play 7-9 left",35993905813071104],[3,"play 7-7 left",5078527348647168],[2,"play 7-8 left",5078527348647168]],"leader":2,"lead_rule":"heaviest_double","lead_tile":54,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":8,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":2,"tile":54,"lot":false},{"event":"Played","seat":2,"tile":54,"end":"start"},{"event":"Played","seat":1,"tile":49,"end":"right"},{"event":"Played","seat":0,"tile":52,"end":"left"},{"event":"Played","seat":3,"tile":41,"end":"left"},{"event":"Played","seat":2,"tile":43,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000012000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('mjghr4y8',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000070800,1800000010800,'{"id":"mjghr4y8","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8b929a8656868135596e5a263956058d0b625218264335d40ed844d4097cca04","opened_at":1800000010800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[6299920,1196033],"boneyard":[7,11,12,33,18,1,29,6,10,3,26,9,5,25],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"turn 3-4 left",476311],[1,"play 4-6 left",1108829591],[0,"play 1-1 left",476311],[1,"play 0-6 left",78454965399]],"leader":1,"lead_rule":"heaviest_double","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":16,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":2,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000130800,"nudge_at":1800000070800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('hj9d3txn',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000014400,1800000013200,'{"id":"hj9d3txn","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"7e34f8781736639f25f64a745a7111f3ac85a2a93d943de497d7464bb80c1081","opened_at":1800000010800,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[1074792836,536879186,168480,35734537],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 3-6 down",78454751232],[3,"pass",78454751232],[0,"play 5-6 left",78454751232],[1,"play 1-6 right",78454751232],[2,"play 2-6 up",78454751232]],"leader":1,"lead_rule":"double_six","lead_tile":36,"to_move":3,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false},{"end":"up","number":2,"double":false,"bare":false},{"end":"down","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":26,"end":"down"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"right"},{"event":"Played","seat":2,"tile":22,"end":"up"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000014400,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('yrvphb4u',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000073200,1800000013200,'{"id":"yrvphb4u","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8857c62d9b66e362a8ffd88d1cd2e79d456fd31bbc7c5f1ed9e4decbfd5b382c","opened_at":1800000013200,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[9014072545640484,62672708059651],"boneyard":[7,26,24,19,16,25,18,34,27,10,36,35,3,48,8,31,33,32,21,4,12,46,37,22,52,6,39,51,15,17],"draws":0,"drawn":0,"moves":[[0,"play 4-9 mexican",154780302325273177880526848],[1,"play 2-4 mexican",159617186771813457460274432],[0,"play 2-9 mexican",155989523436908178917433944],[1,"play 5-9 mexican",154780302325273177880526848],[0,"play 0-5 mexican",164454071218354396820817920]],"leader":0,"lead_rule":"lot","lead_tile":null,"to_move":1,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":9,"double":false,"bare":true},{"end":"own1","number":9,"double":false,"bare":true},{"end":"mexican","number":0,"double":false,"bare":false}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":0,"tile":54},{"event":"Played","seat":0,"tile":49,"end":"mexican"},{"event":"Played","seat":1,"tile":13,"end":"mexican"},{"event":"Played","seat":0,"tile":47,"end":"mexican"},{"event":"Played","seat":1,"tile":50,"end":"mexican"},{"event":"Played","seat":0,"tile":11,"end":"mexican"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('xu3edcuu',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000073200,1800000013200,'{"id":"xu3edcuu","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"478670d6e54d639ba40e8c6ae90766801d71db9f44c343ec0c88a2c862769e64","opened_at":1800000013200,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":4,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[40,17,16,43,0,31,22,9,11,15,23,26,32,14,8,35,2,4,19,12,37,18,6,44,36,41,30,24,7,21,10,29,5]},"deal":{"hands":[4956694249480,1391704678402],"after":[1,0],"leader":0,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[17,16,43,0,31,22,9,11,15,23,26,32,14,8,35,2,4,19,12,37,18,6,44,36,41,30,24,7,21,10,29,5],"drawn":0,"start":null},"unlaid":29411902488575,"ends":62,"to_move":0,"idle":0,"moves":"7e744d877a"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":42},{"event":"Played","seat":0,"tile":42,"end":"start"},{"event":"Played","seat":1,"tile":38,"end":"right"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Drew","seat":1},{"event":"Played","seat":1,"tile":40,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('xyabkwv4',81384788765712384,1200000000000000016,'austrian-block',1,'pause',22,1800000033200,1800000013200,'{"id":"xyabkwv4","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"04b94b17e36296b6001bbe154357c9514afae0e92ffcf112b0a21de62f1f465e","opened_at":1800000013200,"locale":"en","version":22,"public_version":22,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":13,"read":20,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":13,"read":21,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[1,0],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[9356721031584,4402629263370],"after":[1,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":21425156404821,"ends":75,"to_move":-1,"idle":2,"moves":"757f82883a495f4123551605102c650a2f611a328888"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":39,"end":"start"},{"event":"Played","seat":1,"tile":42,"end":"left"},{"event":"Played","seat":0,"tile":43,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":0,"tile":19,"end":"left"},{"event":"Played","seat":1,"tile":24,"end":"left"},{"event":"Played","seat":0,"tile":31,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":0,"tile":11,"end":"right"},{"event":"Played","seat":1,"tile":28,"end":"left"},{"event":"Played","seat":0,"tile":7,"end":"left"},{"event":"Played","seat":1,"tile":1,"end":"right"},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":3,"end":"left"},{"event":"Played","seat":0,"tile":15,"end":"right"},{"event":"Played","seat":1,"tile":32,"end":"left"},{"event":"Played","seat":0,"tile":8,"end":"right"},{"event":"Played","seat":1,"tile":16,"end":"right"},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"DealWon","seat":0,"ending":"blocked"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":20,"extended":-1,"deadline":1800000033200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[1,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('zqhk4eas',81384788765712384,1200000000000000017,'buki',1,'closed',29,NULL,1800000025200,'{"id":"zqhk4eas","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"036ff182c06307c34b41ace4feb93da6fe93f867410b1bcfafff9d2df524a36c","opened_at":1800000013200,"locale":"en","version":29,"public_version":29,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":9,"read":30,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":10,"read":27,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":10,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":9,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[20,18,32,18],"wins":[0,0,1,0],"played":1,"turns":1},"book":{"banker":0,"winner_before":2,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[-2,-4,10,-4],"guests":[]},"deal":{"hands":[8805039472640,549755833480,35567960112,137439511298],"after":[1,2,3,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":25656574031173,"ends":39,"to_move":-1,"idle":0,"moves":"81766b2e502238705688521c4a161104880a0d88882b888864885b"},"stacks":[20,18,32,18],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":0},{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":39,"end":"left"},{"event":"Played","seat":2,"tile":35,"end":"right"},{"event":"Played","seat":3,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":11,"end":"left"},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Played","seat":3,"tile":37,"end":"left"},{"event":"Played","seat":0,"tile":28,"end":"right"},{"event":"Staked","seat":1,"chips":2},{"event":"Passed","seat":1},{"event":"Staked","seat":2,"chips":2},{"event":"Played","seat":2,"tile":27,"end":"left"},{"event":"Staked","seat":3,"chips":2},{"event":"Played","seat":3,"tile":9,"end":"left"},{"event":"Played","seat":0,"tile":24,"end":"right"},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Played","seat":2,"tile":5,"end":"right"},{"event":"Played","seat":3,"tile":1,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":3,"end":"left"},{"event":"Played","seat":2,"tile":4,"end":"left"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"Passed","seat":2},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":30,"end":"left"},{"event":"DealWon","seat":2,"ending":"domino"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":27,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"host","about":null},"deals":1,"most_deals":1000,"curve":[[1,[-2,-4,10,-4]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('mz86cema',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000925200,1800000025200,'{"id":"mz86cema","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"523696e3a987a65f507db8b13560941379e29bf9d4741ac0642ade5557b24fbf","opened_at":1800000025200,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":1001,"absences":0,"acts":0,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":0,"read":0,"late":false},{"user":3,"name":"P3","username":"p3","presence":"here","ready":false,"paid_in":0,"cut":1003,"absences":0,"acts":0,"read":0,"late":false},{"user":4,"name":"P4","username":"p4","presence":"here","ready":false,"paid_in":0,"cut":1004,"absences":0,"acts":0,"read":0,"late":false},{"user":5,"name":"P5","username":"p5","presence":"here","ready":false,"paid_in":0,"cut":1005,"absences":0,"acts":0,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000925200,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('raqed7ch',81384788765712384,1200000000000000099,'block',1,'closed',16,NULL,1800000334800,'{"id":"raqed7ch","guild":81384788765712384,"channel":1200000000000000099,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"89b106ac59ebd2d65cdc260cb8de5ab17f7217cc7914dba77ec9ddbcc7ea73e6","opened_at":1800000325200,"locale":"en","version":16,"public_version":16,"phase":"closed","chairs":[{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":17,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":0,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":16,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,22,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[8196,0,2050,2097152],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 4-4 start",79028551679],[2,"play 0-4 left",1108419840],[3,"play 0-3 left",1108454699],[0,"play 3-4 left",1177630624],[1,"play 4-6 right",1108419840],[2,"play 0-6 right",78489429248],[3,"play 1-4 left",1108454699],[0,"play 1-6 left",314815],[1,"play 3-6 left",78454753579],[2,"play 0-0 right",69311403],[3,"play 3-3 left",69311403],[0,"pass",69311403],[1,"play 0-2 right",69311403],[2,"pass",73609976],[3,"play 2-6 right",73609976],[0,"play 5-6 right",78456918688],[1,"play 1-5 right",9229785760]],"leader":1,"lead_rule":"heaviest_double","lead_tile":20,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,22,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":20,"lot":false},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Played","seat":2,"tile":8,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":16,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"right"},{"event":"Played","seat":2,"tile":15,"end":"right"},{"event":"Played","seat":3,"tile":10,"end":"left"},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":26,"end":"left"},{"event":"Played","seat":2,"tile":0,"end":"right"},{"event":"Played","seat":3,"tile":12,"end":"left"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":3,"end":"right"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":22,"end":"right"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":14,"end":"right"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":22,"score":22}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":17,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,22,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"wpvh297n","number":1,"ends_at":1800000925200}}',1,0,'wpvh297n');
INSERT INTO "tables" VALUES('v6y3pnp5',81384788765712384,1200000000000000099,'block',1,'closed',16,NULL,1800000339600,'{"id":"v6y3pnp5","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"89b106ac59ebd2d65cdc260cb8de5ab17f7217cc7914dba77ec9ddbcc7ea73e6","opened_at":1800000325200,"locale":"en","version":16,"public_version":16,"phase":"closed","chairs":[{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":17,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":20,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":11,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":6,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,22,0,0],"won":[0,1,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[8196,0,2050,2097152],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 4-4 start",79028551679],[2,"play 0-4 left",1108419840],[3,"play 0-3 left",1108454699],[0,"play 3-4 left",1177630624],[1,"play 4-6 left",1108419840],[2,"play 0-6 left",78489429248],[3,"play 1-4 right",1108454699],[0,"play 1-6 right",314815],[1,"play 3-6 right",78454753579],[2,"play 0-0 left",69311403],[3,"play 3-3 right",69311403],[0,"pass",69311403],[1,"play 0-2 left",69311403],[2,"pass",73609976],[3,"play 2-6 left",73609976],[0,"play 5-6 left",78456918688],[1,"play 1-5 left",9229785760]],"leader":1,"lead_rule":"heaviest_double","lead_tile":20,"to_move":-1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":{"ending":"domino","winners":[1],"best":1,"reason":"","points":[0,22,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":20,"lot":false},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Played","seat":2,"tile":8,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"},{"event":"Played","seat":0,"tile":16,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":15,"end":"left"},{"event":"Played","seat":3,"tile":10,"end":"right"},{"event":"Played","seat":0,"tile":18,"end":"right"},{"event":"Played","seat":1,"tile":26,"end":"right"},{"event":"Played","seat":2,"tile":0,"end":"left"},{"event":"Played","seat":3,"tile":12,"end":"right"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":3,"end":"left"},{"event":"Passed","seat":2},{"event":"Played","seat":3,"tile":22,"end":"left"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"RoundWon","seats":[1],"ending":"domino","reason":""},{"event":"Scored","seat":1,"points":22,"score":22}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":17,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,22,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"wpvh297n","number":1,"ends_at":1800000925200}}',3,0,'wpvh297n');
INSERT INTO "tables" VALUES('jsct779h',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000362000,1800000360800,'{"id":"jsct779h","guild":81384788765712384,"channel":1200000000000000099,"host":2,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"792a2c4a71d5273570f6c145f3189b22cb3420efab2b5fdc8acca3ee640918ef","opened_at":1800000359600,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":6,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":4,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":5,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[135200,1472,5243396,8589942793],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 1-6 left",78454751232],[2,"play 4-6 right",78454768790],[3,"play 4-5 right",1108698518],[0,"play 0-5 right",9162869910]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":2,"tile":30,"end":"right"},{"event":"Played","seat":3,"tile":25,"end":"right"},{"event":"Played","seat":0,"tile":11,"end":"right"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000362000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"wpvh297n","number":2,"ends_at":1800000959600}}',2,0,'wpvh297n');
INSERT INTO "tables" VALUES('yudhyd5m',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000393200,1800000363200,'{"id":"yudhyd5m","guild":81384788765712384,"channel":1200000000000000099,"host":5,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"792a2c4a71d5273570f6c145f3189b22cb3420efab2b5fdc8acca3ee640918ef","opened_at":1800000359600,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[135200,1472,5243396,8589942793],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 1-6 left",78454751232],[2,"play 4-6 right",78454768790],[3,"play 4-5 right",1108698518],[0,"play 0-5 right",9162869910]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":1,"double":false,"bare":false},{"end":"right","number":0,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":18,"end":"left"},{"event":"Played","seat":2,"tile":30,"end":"right"},{"event":"Played","seat":3,"tile":25,"end":"right"},{"event":"Played","seat":0,"tile":11,"end":"right"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000423200,"nudge_at":1800000393200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"wpvh297n","number":2,"ends_at":1800000959600}}',5,0,'wpvh297n');
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,4,4,1,0,0,-2,NULL,1,1500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'',0,4,4,0,0,0,-4,NULL,1,1500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'austrian-block',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'austrian-block',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-2,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'all',0,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'day',20833,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'month',20819,'block',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'',0,1,1,0,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(5,81384788765712384,'week',20829,'block',0,1,1,0,0,0,0,NULL,1,250);
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
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'all',0,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'day',20833,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'month',20819,'block',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'',0,1,1,1,0,0,0,NULL,1,250);
INSERT INTO "tallies" VALUES(4,81384788765712384,'week',20829,'block',0,1,1,1,0,0,0,NULL,1,250);
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
INSERT INTO "tournaments" VALUES('wpvh297n',81384788765712384,'b5b5581d34d597c9231cb0e76046c91ff6dca1ce866670dab8773a2534aa0ff3','round',2,1800000959600,0);
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
INSERT INTO "transfers" VALUES('7s83wdt9/5/0','member:81384788765712384:1','table:7s83wdt9',22,'buy-in','7s83wdt9',1800000000000,0);
INSERT INTO "transfers" VALUES('7s83wdt9/5/1','member:81384788765712384:2','table:7s83wdt9',22,'buy-in','7s83wdt9',1800000000000,1);
INSERT INTO "transfers" VALUES('7s83wdt9/5/2','house:81384788765712384','table:7s83wdt9',22,'buy-in','7s83wdt9',1800000000000,2);
INSERT INTO "transfers" VALUES('7s83wdt9/5/3','house:81384788765712384','table:7s83wdt9',22,'buy-in','7s83wdt9',1800000000000,3);
INSERT INTO "transfers" VALUES('xyukpdvq/5/0','member:81384788765712384:1','table:xyukpdvq',12,'buy-in','xyukpdvq',1800000003600,0);
INSERT INTO "transfers" VALUES('xyukpdvq/5/1','member:81384788765712384:2','table:xyukpdvq',12,'buy-in','xyukpdvq',1800000003600,1);
INSERT INTO "transfers" VALUES('xyukpdvq/5/2','house:81384788765712384','table:xyukpdvq',12,'buy-in','xyukpdvq',1800000003600,2);
INSERT INTO "transfers" VALUES('xyukpdvq/5/3','house:81384788765712384','table:xyukpdvq',12,'buy-in','xyukpdvq',1800000003600,3);
INSERT INTO "transfers" VALUES('zqhk4eas/5/0','member:81384788765712384:1','table:zqhk4eas',22,'buy-in','zqhk4eas',1800000013200,0);
INSERT INTO "transfers" VALUES('zqhk4eas/5/1','member:81384788765712384:2','table:zqhk4eas',22,'buy-in','zqhk4eas',1800000013200,1);
INSERT INTO "transfers" VALUES('zqhk4eas/5/2','house:81384788765712384','table:zqhk4eas',22,'buy-in','zqhk4eas',1800000013200,2);
INSERT INTO "transfers" VALUES('zqhk4eas/5/3','house:81384788765712384','table:zqhk4eas',22,'buy-in','zqhk4eas',1800000013200,3);
INSERT INTO "transfers" VALUES('zqhk4eas/29/out0','table:zqhk4eas','member:81384788765712384:1',20,'paid-out','zqhk4eas',1800000025200,0);
INSERT INTO "transfers" VALUES('zqhk4eas/29/out1','table:zqhk4eas','member:81384788765712384:2',18,'paid-out','zqhk4eas',1800000025200,1);
INSERT INTO "transfers" VALUES('zqhk4eas/29/out2','table:zqhk4eas','house:81384788765712384',32,'paid-out','zqhk4eas',1800000025200,2);
INSERT INTO "transfers" VALUES('zqhk4eas/29/out3','table:zqhk4eas','house:81384788765712384',18,'paid-out','zqhk4eas',1800000025200,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000025200,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000025200,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000025200,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/wpvh297n','member:81384788765712384:1','table:wpvh297n',20,'entry',NULL,1800000325200,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/wpvh297n','member:81384788765712384:2','table:wpvh297n',20,'entry',NULL,1800000325200,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/wpvh297n','member:81384788765712384:3','table:wpvh297n',20,'entry',NULL,1800000325200,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/wpvh297n','member:81384788765712384:4','table:wpvh297n',20,'entry',NULL,1800000325200,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/wpvh297n','member:81384788765712384:5','table:wpvh297n',20,'entry',NULL,1800000325200,0);
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
INSERT INTO "winnings" VALUES(81384788765712384,1,20833,-2);
INSERT INTO "winnings" VALUES(81384788765712384,2,20833,-4);
CREATE TABLE wishes (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	told_at BIGINT NOT NULL, 
	PRIMARY KEY (guild, user, game)
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_changed_at ON tables (changed_at);
CREATE INDEX tables_guild ON tables (guild) WHERE phase IN ('lobby', 'playing', 'pause');
CREATE INDEX tables_tournament ON tables (tournament);
CREATE UNIQUE INDEX tables_channel ON tables (channel) WHERE phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL;
CREATE INDEX tables_server ON tables (guild);
CREATE INDEX tables_newest ON tables (channel, changed_at);
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX accounts_guild ON accounts (guild, kind);
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
CREATE INDEX pairs_opponent ON pairs (opponent);
CREATE INDEX pairs_user ON pairs (user);
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
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
CREATE INDEX wishes_game ON wishes (guild, game, told_at);
CREATE INDEX wishes_user ON wishes (user);
CREATE INDEX unsent_absences_user ON unsent_absences (user);
CREATE INDEX log_by ON log ("by", table_id) WHERE by IS NOT NULL;
CREATE INDEX transfers_source ON transfers (source, at);
CREATE INDEX transfers_table ON transfers (table_id);
CREATE INDEX transfers_target ON transfers (target, at);
COMMIT;
