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
INSERT INTO "accounts" VALUES('table:7ms8fsys',81384788765712384,'table',NULL,88);
INSERT INTO "accounts" VALUES('table:wm6m2k7n',81384788765712384,'table',NULL,48);
INSERT INTO "accounts" VALUES('table:bmwhd5km',81384788765712384,'table',NULL,0);
INSERT INTO "accounts" VALUES('member:81384788765712384:3',81384788765712384,'member',3,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:4',81384788765712384,'member',4,380);
INSERT INTO "accounts" VALUES('member:81384788765712384:5',81384788765712384,'member',5,380);
INSERT INTO "accounts" VALUES('table:t3yqn5sx',81384788765712384,'table',NULL,100);
CREATE TABLE achievement_steps (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	marks TEXT, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'all-eight',1,' austrian-block ');
INSERT INTO "achievement_steps" VALUES(81384788765712384,2,'ten-beaten',1,' 1 ');
CREATE TABLE achievements (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id TEXT, 
	deal INTEGER NOT NULL, 
	PRIMARY KEY (guild, user, "key")
);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-friend',1800000006000,'fr39uejw',1);
INSERT INTO "achievements" VALUES(81384788765712384,1,'first-win',1800000006000,'fr39uejw',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-friend',1800000006000,'fr39uejw',1);
INSERT INTO "achievements" VALUES(81384788765712384,2,'first-win',1800000006000,'8j49sxeh',1);
INSERT INTO "achievements" VALUES(81384788765712384,3,'first-friend',1800000334800,'h2rm4gpn',1);
INSERT INTO "achievements" VALUES(81384788765712384,4,'first-friend',1800000339600,'uq5tqwcm',1);
INSERT INTO "achievements" VALUES(81384788765712384,5,'first-friend',1800000339600,'uq5tqwcm',1);
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
INSERT INTO "entrants" VALUES('t3yqn5sx',81384788765712384,1,1,0);
INSERT INTO "entrants" VALUES('t3yqn5sx',81384788765712384,2,9,0);
INSERT INTO "entrants" VALUES('t3yqn5sx',81384788765712384,3,10,0);
INSERT INTO "entrants" VALUES('t3yqn5sx',81384788765712384,4,11,0);
INSERT INTO "entrants" VALUES('t3yqn5sx',81384788765712384,5,12,0);
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
INSERT INTO "evening_guests" VALUES('t3yqn5sx',1,81384788765712384,1800000028800,1,0,NULL);
INSERT INTO "evening_guests" VALUES('t3yqn5sx',2,81384788765712384,1800000028800,9,0,NULL);
INSERT INTO "evening_guests" VALUES('t3yqn5sx',3,81384788765712384,1800000028800,10,0,NULL);
INSERT INTO "evening_guests" VALUES('t3yqn5sx',4,81384788765712384,1800000028800,11,0,NULL);
INSERT INTO "evening_guests" VALUES('t3yqn5sx',5,81384788765712384,1800000028800,12,0,NULL);
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
INSERT INTO "evenings" VALUES('t3yqn5sx',81384788765712384,1200000000000000099,1,'block','',3,10,10,'en',1800000328800,'opened',NULL,9,0,NULL,NULL,0);
CREATE TABLE facts (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('mark-key','97b8e09e190a7dcdf7018e73871eb96792ce7659d76234cdc02bd76b1b5493a9');
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
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,0,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,1,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,2,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,3,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,4,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,5,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,6,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,7,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,8,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,9,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,10,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,11,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,12,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,13,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,14,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,15,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,16,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,17,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,18,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,19,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,20,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,21,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,22,'-11 -7 -7 -18');
INSERT INTO "house_fields" VALUES('t3yqn5sx',81384788765712384,1,23,'-11 -7 -7 -18');
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
INSERT INTO "log" VALUES('kwsxzcy2',1,1800000000000,1,'["open austrian-block", "seal 1a52a5b426b581b8e54548c2f4cc952995785903a5916b2ea0df5bfc4442b8cc"]','[]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',3,1800000000000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 42}]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',4,1800000000000,2,'["1 play 3-8 start"]','[{"event": "Played", "seat": 1, "tile": 35, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',5,1800000000000,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',6,1800000000000,2,'["1 play 6-8 right"]','[{"event": "Played", "seat": 1, "tile": 42, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',7,1800000000000,1,'["0 play 4-7 left"]','[{"event": "Played", "seat": 0, "tile": 34, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('kwsxzcy2',8,1800000000000,2,'["1 play 1-6 right"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',1,1800000000000,1,'["open buki", "seal f3b5e5ca904e9d7856b321361c0459ef01c22baea8bd6a9bf937cdc975a8d441"]','[]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',2,1800000000000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',3,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',4,1800000000000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',5,1800000000000,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 1}, {"event": "Dealt", "deal": 1, "leader": 2, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',6,1800000001200,NULL,'["2 play 4-7 start"]','[{"event": "Played", "seat": 2, "tile": 34, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',7,1800000002400,NULL,'["3 play 0-7 right"]','[{"event": "Played", "seat": 3, "tile": 19, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',8,1800000002400,1,'["0 play 0-2 right"]','[{"event": "Played", "seat": 0, "tile": 3, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',9,1800000002400,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('7ms8fsys',10,1800000003600,NULL,'["2 play 2-4 right"]','[{"event": "Played", "seat": 2, "tile": 13, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',1,1800000003600,1,'["open pulle", "seal c64697f48c33275ed027b0a310ca2f1a30dda83872a6ca4fe736c26d7a52731c"]','[]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',2,1800000003600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',3,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',4,1800000003600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',5,1800000003600,1,'["start 4711,1002", "deal 12,12,12,12"]','[{"event": "PotMade", "chips": 3, "pot": 12}, {"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',6,1800000003600,2,'["1 play 5-8 start"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',7,1800000004800,NULL,'["2 play 0-5 left"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',8,1800000006000,NULL,'["3 play 0-6 left"]','[{"event": "Played", "seat": 3, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',9,1800000006000,1,'["0 play 6-7 left"]','[{"event": "Played", "seat": 0, "tile": 39, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wm6m2k7n',10,1800000006000,2,'["1 play 7-8 left", "2 pass", "3 pass"]','[{"event": "Played", "seat": 1, "tile": 43, "end": "left"}, {"event": "Passed", "seat": 2}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',1,1800000006000,1,'["open austrian-draw", "seal 69fe9d21ddaa5c2aef1e690a2a581d39899cb2c83cc8bdd16c6fcfb6cde12082"]','[]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',4,1800000006000,2,'["1 play 1-4 start"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',5,1800000006000,1,'["0 play 1-8 left"]','[{"event": "Played", "seat": 0, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',6,1800000006000,2,'["1 play 4-5 right"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',7,1800000006000,1,'["0 play 6-8 left"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('s6bc4kar',8,1800000006000,2,'["1 play 5-8 right"]','[{"event": "Played", "seat": 1, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',1,1800000006000,1,'["open luxembourg", "seal 9c3ed3996380b39c174ec60ddd06e378ba9a79de7ff231e26576ac6a586691bd"]','[]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LotShown", "seat": 0, "tile": 9}, {"event": "LotShown", "seat": 1, "tile": 11}, {"event": "WinningTile", "deal": 1, "seat": 1, "tile": 11}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',4,1800000006000,2,'["1 play 5-5 right"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',5,1800000006000,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',6,1800000006000,2,'["1 play 0-2 left"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',7,1800000006000,1,'["0 play 1-3 right"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('z8hxge6m',8,1800000006000,2,'["1 play 1-2 left"]','[{"event": "Played", "seat": 1, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('fr39uejw',1,1800000006000,1,'["open hungarian", "seal cf14e9e59a185f509022dd96bdffddf6e626eccfc18e58716a5e72e7a0149d2a"]','[]',NULL);
INSERT INTO "log" VALUES('fr39uejw',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('fr39uejw',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "LeaderDrawn", "seat": 0}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": null}]',NULL);
INSERT INTO "log" VALUES('fr39uejw',4,1800000006000,1,'["0 train start 1-5 5-5 4-5 4-4 2-4 2-2 1-2 1-3 3-6 6-6"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "start"}, {"event": "Played", "seat": 0, "tile": 29, "end": "right"}, {"event": "Played", "seat": 0, "tile": 25, "end": "right"}, {"event": "Played", "seat": 0, "tile": 20, "end": "right"}, {"event": "Played", "seat": 0, "tile": 13, "end": "right"}, {"event": "Played", "seat": 0, "tile": 6, "end": "right"}, {"event": "Played", "seat": 0, "tile": 4, "end": "right"}, {"event": "Played", "seat": 0, "tile": 7, "end": "right"}, {"event": "Played", "seat": 0, "tile": 26, "end": "right"}, {"event": "Played", "seat": 0, "tile": 36, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 10}]',NULL);
INSERT INTO "log" VALUES('fr39uejw',5,1800000006000,2,'["1 train right 5-6 3-5 0-3 0-4 1-4 1-1 0-1 0-6 2-6 2-5"]','[{"event": "Played", "seat": 1, "tile": 33, "end": "right"}, {"event": "Played", "seat": 1, "tile": 21, "end": "right"}, {"event": "Played", "seat": 1, "tile": 5, "end": "right"}, {"event": "Played", "seat": 1, "tile": 8, "end": "right"}, {"event": "Played", "seat": 1, "tile": 10, "end": "right"}, {"event": "Played", "seat": 1, "tile": 2, "end": "right"}, {"event": "Played", "seat": 1, "tile": 1, "end": "right"}, {"event": "Played", "seat": 1, "tile": 15, "end": "right"}, {"event": "Played", "seat": 1, "tile": 22, "end": "right"}, {"event": "Played", "seat": 1, "tile": 17, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 10}]',NULL);
INSERT INTO "log" VALUES('fr39uejw',6,1800000006000,1,'["0 train right 0-5 0-0"]','[{"event": "Played", "seat": 0, "tile": 11, "end": "right"}, {"event": "Played", "seat": 0, "tile": 0, "end": "right"}, {"event": "SeriesEnded", "seat": 0, "count": 2}]',NULL);
INSERT INTO "log" VALUES('fr39uejw',7,1800000006000,2,'["1 play 0-2 right"]','[{"event": "Played", "seat": 1, "tile": 3, "end": "right"}, {"event": "SeriesEnded", "seat": 1, "count": 1}, {"event": "NobodyFits"}, {"event": "Scored", "seat": 0, "points": 0, "score": 0}, {"event": "Scored", "seat": 1, "points": 7, "score": 7}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":16,"moves":16,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":14,"moves":14,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('dwgqvk36',1,1800000006000,1,'["open challenge", "seal 5a76ec9c2eb53b9d69478581c12a03dd28c11af7d88799b2a21184f024d288c5"]','[]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "FirstTosser", "deal": 1, "seat": 0, "lot": true}, {"event": "Tossed", "seat": 0, "one": 5, "two": 1}]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',4,1800000006000,1,'["0 claim 1-1 1-5"]','[]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',5,1800000006000,2,'["1 claim 0-1 0-5"]','[{"event": "ClaimsRevealed", "singles": [], "pairs": [0, 1]}]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',6,1800000006000,1,'["0 pass"]','[{"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',7,1800000006000,2,'["1 pass"]','[{"event": "Passed", "seat": 1}, {"event": "ToBoneyard", "count": 4}, {"event": "Tossed", "seat": 1, "one": 6, "two": 3}]',NULL);
INSERT INTO "log" VALUES('dwgqvk36',8,1800000006000,1,'["0 claim 0-0 0-3"]','[]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',1,1800000006000,1,'["open draw", "seal aacee5472cb6301f91762b9b49f23ca2ec12b13b837ded7139790cdaba911af9"]','[]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',4,1800000006000,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',5,1800000006000,2,'["1 play 4-5 left"]','[{"event": "Played", "seat": 1, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',6,1800000006000,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',7,1800000006000,2,'["1 play 1-4 left"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uebv9ne9',8,1800000006000,1,'["0 play 0-1 left"]','[{"event": "Played", "seat": 0, "tile": 1, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',1,1800000006000,1,'["open block", "seal b03438978a13ab0f1dce0bc6c05c32ccdc9149e3c6dba25ee4ed7bf1aa1748c0"]','[]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',4,1800000006000,1,'["0 play 5-5 start"]','[{"event": "Played", "seat": 0, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',5,1800000006000,2,'["1 play 0-5 left"]','[{"event": "Played", "seat": 1, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',6,1800000006000,1,'["0 play 3-5 right"]','[{"event": "Played", "seat": 0, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',7,1800000006000,2,'["1 play 2-3 right"]','[{"event": "Played", "seat": 1, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('8j49sxeh',8,1800000006000,1,'["0 play 2-5 right", "1 pass", "0 pass"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "right"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 0}, {"event": "RoundWon", "seats": [1], "ending": "blocked", "reason": "fewest-pips"}, {"event": "Scored", "seat": 1, "points": 1, "score": 1}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":4,"moves":4,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('tz9fqm9u',1,1800000006000,1,'["open all-fives", "seal 9d3b7b03cf4aac40be9fd3c9ecef8b762255660cab2e5f56267fff11a3d8a5de"]','[]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 0, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',4,1800000006000,1,'["0 play 6-6 start"]','[{"event": "Played", "seat": 0, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',5,1800000006000,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',6,1800000006000,1,'["0 play 3-4 left"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "left"}, {"event": "Scored", "seat": 0, "points": 15, "score": 15}]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',7,1800000006000,2,'["1 play 2-6 right"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "right"}, {"event": "ArmsOpened"}, {"event": "Scored", "seat": 1, "points": 5, "score": 5}]',NULL);
INSERT INTO "log" VALUES('tz9fqm9u',8,1800000006000,1,'["0 play 0-6 down"]','[{"event": "Played", "seat": 0, "tile": 15, "end": "down"}, {"event": "Scored", "seat": 0, "points": 5, "score": 20}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',1,1800000006000,1,'["open bergen", "seal c5f6264799ef6d0cd4057531e18de69b91aa830d89c57e5cc70b84d8ec493ea9"]','[]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',3,1800000006000,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',4,1800000006000,2,'["1 play 4-4 start"]','[{"event": "Played", "seat": 1, "tile": 20, "end": "start"}, {"event": "Scored", "seat": 1, "points": 2, "score": 2}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',5,1800000006000,1,'["0 play 3-4 left"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',6,1800000006000,2,'["1 play 1-3 left"]','[{"event": "Played", "seat": 1, "tile": 7, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',7,1800000006000,1,'["0 play 1-6 left"]','[{"event": "Played", "seat": 0, "tile": 18, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('chjuxhdd',8,1800000006000,2,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',1,1800000006000,1,'["open latin", "seal ab75b0cf94abe9931be137f374a48acd91156b5a77dbe520027b3435d9a54f1a"]','[]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',2,1800000006000,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',3,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',4,1800000006000,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',5,1800000006000,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',6,1800000007200,NULL,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',7,1800000007200,1,'["0 play 5-6 left"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',8,1800000008400,NULL,'["3 play 3-6 right"]','[{"event": "Played", "seat": 3, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',9,1800000008400,2,'["2 play 3-5 right"]','[{"event": "Played", "seat": 2, "tile": 21, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('xwnp2fy5',10,1800000009600,NULL,'["1 play 2-5 left"]','[{"event": "Played", "seat": 1, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',1,1800000009600,1,'["open cuban", "seal 5288a8110ef8e2d7fed5c1408df56a7b2da5daeeec075feb3c8bfc7fd4fa4b61"]','[]',NULL);
INSERT INTO "log" VALUES('wthre4z7',2,1800000009600,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('wthre4z7',3,1800000009600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('wthre4z7',4,1800000009600,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('wthre4z7',5,1800000009600,1,'["seats 0,2,1,3", "start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 54, "lot": false}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',6,1800000010800,NULL,'["3 play 9-9 start", "2 pass"]','[{"event": "Played", "seat": 3, "tile": 54, "end": "start"}, {"event": "Passed", "seat": 2}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',7,1800000012000,NULL,'["1 play 6-9 right"]','[{"event": "Played", "seat": 1, "tile": 51, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',8,1800000012000,1,'["0 play 8-9 left"]','[{"event": "Played", "seat": 0, "tile": 53, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',9,1800000013200,NULL,'["3 play 6-8 left"]','[{"event": "Played", "seat": 3, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('wthre4z7',10,1800000013200,2,'["2 play 5-6 left"]','[{"event": "Played", "seat": 2, "tile": 33, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',1,1800000013200,1,'["open matador", "seal fa52ae4e06f8044b67723330876a3bed4b9795e97d6f12ef4f75d4784f96056e"]','[]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',3,1800000013200,1,'["start 4711,1002", "deal 0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 29, "lot": false}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',4,1800000013200,2,'["1 play 5-5 start"]','[{"event": "Played", "seat": 1, "tile": 29, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',5,1800000013200,1,'["0 turn 2-5 left"]','[{"event": "Played", "seat": 0, "tile": 17, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',6,1800000013200,2,'["1 turn 1-6 right"]','[{"event": "Played", "seat": 1, "tile": 18, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',7,1800000013200,1,'["0 play 1-5 left"]','[{"event": "Played", "seat": 0, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('x4zchy5k',8,1800000013200,2,'["1 play 3-4 left"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',1,1800000013200,1,'["open sebastopol", "seal 47b771ca0633b6aaf2d4bdc81653fa3fb4d7ece85d000b5af4a8794a699fb7bf"]','[]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',2,1800000013200,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',3,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',4,1800000013200,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',5,1800000013200,1,'["start 4711,1002", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 1, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',6,1800000013200,2,'["1 play 6-6 start"]','[{"event": "Played", "seat": 1, "tile": 36, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',7,1800000014400,NULL,'["2 play 4-6 left"]','[{"event": "Played", "seat": 2, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',8,1800000015600,NULL,'["3 play 2-6 down"]','[{"event": "Played", "seat": 3, "tile": 22, "end": "down"}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',9,1800000015600,1,'["0 play 5-6 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 33, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('f7jq4saa',10,1800000016800,NULL,'["2 play 3-6 up"]','[{"event": "Played", "seat": 2, "tile": 26, "end": "up"}, {"event": "ArmsOpened"}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',1,1800000016800,1,'["open mexican-train", "seal 0bd8a26c6c48e3ed21b35c54428965149f4db9b28a806ef09e90e7c3e3a37479"]','[]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',2,1800000016800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',3,1800000016800,1,'["start 4711,1002", "deal 0,0"]','[{"event": "HubLaid", "deal": 1, "seat": 0, "tile": 54}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',4,1800000016800,1,'["0 play 5-9 mexican"]','[{"event": "Played", "seat": 0, "tile": 50, "end": "mexican"}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',5,1800000016800,2,'["1 play 8-9 own1"]','[{"event": "Played", "seat": 1, "tile": 53, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',6,1800000016800,1,'["0 play 3-9 own0"]','[{"event": "Played", "seat": 0, "tile": 48, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',7,1800000016800,2,'["1 play 0-8 own1"]','[{"event": "Played", "seat": 1, "tile": 24, "end": "own1"}]',NULL);
INSERT INTO "log" VALUES('uzsxu6pv',8,1800000016800,1,'["0 play 3-8 own0"]','[{"event": "Played", "seat": 0, "tile": 35, "end": "own0"}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',1,1800000016800,1,'["open tendler", "seal 5e2a583916d912bc527ec2931e372e6a2a9fc65a8760134a44968538acfcf740"]','[]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',2,1800000016800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',3,1800000016800,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 41}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',4,1800000016800,2,'["1 play 7-7 start"]','[{"event": "Played", "seat": 1, "tile": 41, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',5,1800000016800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',6,1800000016800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',7,1800000016800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('m5dmqu7c',8,1800000016800,1,'["0 draw"]','[{"event": "Drew", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',1,1800000016800,1,'["open austrian-block", "seal 53312d4885e8def8bbcd0af21f44a4a2a7860f1f301444b6d2513dc5b8937752"]','[]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',2,1800000016800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',3,1800000016800,1,'["start 4711,1002", "deal 0,0"]','[{"event": "Dealt", "deal": 1, "leader": 1, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',4,1800000016800,2,'["1 play 4-7 start"]','[{"event": "Played", "seat": 1, "tile": 34, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',5,1800000016800,1,'["0 play 5-7 right"]','[{"event": "Played", "seat": 0, "tile": 37, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',6,1800000016800,2,'["1 play 1-4 left"]','[{"event": "Played", "seat": 1, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',7,1800000016800,1,'["0 play 5-8 right"]','[{"event": "Played", "seat": 0, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',8,1800000016800,2,'["1 play 7-8 right"]','[{"event": "Played", "seat": 1, "tile": 43, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',9,1800000016800,1,'["0 play 1-8 left"]','[{"event": "Played", "seat": 0, "tile": 28, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',10,1800000016800,2,'["1 play 3-7 right"]','[{"event": "Played", "seat": 1, "tile": 31, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',11,1800000016800,1,'["0 play 6-8 left"]','[{"event": "Played", "seat": 0, "tile": 42, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',12,1800000016800,2,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',13,1800000016800,1,'["0 play 3-4 right"]','[{"event": "Played", "seat": 0, "tile": 16, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',14,1800000016800,2,'["1 play 2-4 left"]','[{"event": "Played", "seat": 1, "tile": 13, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',15,1800000016800,1,'["0 play 1-2 left"]','[{"event": "Played", "seat": 0, "tile": 4, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',16,1800000016800,2,'["1 play 1-7 left"]','[{"event": "Played", "seat": 1, "tile": 23, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',17,1800000016800,1,'["0 play 0-4 right"]','[{"event": "Played", "seat": 0, "tile": 8, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',18,1800000016800,2,'["1 play 0-7 left"]','[{"event": "Played", "seat": 1, "tile": 19, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',19,1800000016800,1,'["0 play 0-8 left"]','[{"event": "Played", "seat": 0, "tile": 24, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',20,1800000016800,2,'["1 play 0-3 right"]','[{"event": "Played", "seat": 1, "tile": 5, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('ny2bgm3r',21,1800000016800,1,'["0 play 2-3 right", "1 pass", "0 pass"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "right"}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 0}, {"event": "DealWon", "seat": 1, "ending": "blocked"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":1,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":10,"moves":10,"fair":500,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":true,"place":0,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":10,"moves":10,"fair":500,"gain":0,"hc":0,"steps":[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]}],"bots":[],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('bmwhd5km',1,1800000016800,1,'["open buki", "seal d979e2716641ef65329769e8d76e4c8c2fb29ac1cb120216b68de6b9e8c431dd"]','[]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',2,1800000016800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',3,1800000016800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',4,1800000016800,1,'["computer"]','[]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',5,1800000016800,1,'["start 4711,1002", "deal 22,22,22,22"]','[{"event": "BankerDrawn", "seat": 3}, {"event": "Dealt", "deal": 1, "leader": 0, "tile": 43}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',6,1800000016800,1,'["0 play 7-8 start"]','[{"event": "Played", "seat": 0, "tile": 43, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',7,1800000016800,2,'["1 play 2-8 right"]','[{"event": "Played", "seat": 1, "tile": 32, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',8,1800000018000,NULL,'["2 play 1-2 right"]','[{"event": "Played", "seat": 2, "tile": 4, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',9,1800000019200,NULL,'["3 play 1-8 right"]','[{"event": "Played", "seat": 3, "tile": 28, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',10,1800000019200,1,'["0 play 3-7 left"]','[{"event": "Played", "seat": 0, "tile": 31, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',11,1800000019200,2,'["1 play 3-4 left"]','[{"event": "Played", "seat": 1, "tile": 16, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',12,1800000020400,NULL,'["2 play 5-8 right"]','[{"event": "Played", "seat": 2, "tile": 40, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',13,1800000021600,NULL,'["3 play 4-7 left"]','[{"event": "Played", "seat": 3, "tile": 34, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',14,1800000021600,1,'["0 stake 2", "0 pass"]','[{"event": "Staked", "seat": 0, "chips": 2}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',15,1800000021600,2,'["1 stake 2"]','[{"event": "Staked", "seat": 1, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',16,1800000021600,2,'["1 play 2-7 left"]','[{"event": "Played", "seat": 1, "tile": 27, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',17,1800000022800,NULL,'["2 stake 2"]','[{"event": "Staked", "seat": 2, "chips": 2}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',18,1800000022800,NULL,'["2 play 4-5 right"]','[{"event": "Played", "seat": 2, "tile": 25, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',19,1800000024000,NULL,'["3 play 0-2 left"]','[{"event": "Played", "seat": 3, "tile": 3, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',20,1800000024000,1,'["0 play 4-8 right"]','[{"event": "Played", "seat": 0, "tile": 38, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',21,1800000024000,2,'["1 play 0-4 left"]','[{"event": "Played", "seat": 1, "tile": 8, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',22,1800000025200,NULL,'["2 play 1-4 left"]','[{"event": "Played", "seat": 2, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',23,1800000026400,NULL,'["3 play 3-8 right"]','[{"event": "Played", "seat": 3, "tile": 35, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',24,1800000026400,1,'["0 play 3-6 right"]','[{"event": "Played", "seat": 0, "tile": 26, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',25,1800000026400,2,'["1 play 2-6 right"]','[{"event": "Played", "seat": 1, "tile": 22, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',26,1800000027600,NULL,'["2 play 1-3 left", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 7, "end": "left"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',27,1800000027600,1,'["0 play 2-4 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 13, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('bmwhd5km',28,1800000028800,NULL,'["2 play 2-3 left"]','[{"event": "Played", "seat": 2, "tile": 9, "end": "left"}, {"event": "DealWon", "seat": 2, "ending": "domino"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":7,"moves":7,"fair":250,"gain":-4,"hc":-4,"steps":[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]}],"bots":[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-2}],"against_bots":false,"decided":true,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('bmwhd5km',29,1800000028800,1,'["close host"]','[]',NULL);
INSERT INTO "log" VALUES('hnhqjg8r',1,1800000028800,1,'["open challenge", "seal 121f704d409594148af96b6511bdef19b2bdaee1ed246dd06c2bc9dde78d7bc3"]','[]',NULL);
INSERT INTO "log" VALUES('hnhqjg8r',2,1800000028800,2,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hnhqjg8r',3,1800000028800,3,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hnhqjg8r',4,1800000028800,4,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('hnhqjg8r',5,1800000028800,5,'["join"]','[]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',1,1800000328800,NULL,'["open block", "seal 6d45dd20dac2777c9a512b33594e3d1d36344ca266d1909a9d304659e2172228", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',1,1800000328800,NULL,'["open block", "seal 6d45dd20dac2777c9a512b33594e3d1d36344ca266d1909a9d304659e2172228", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 36, "lot": false}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',2,1800000330000,NULL,'["3 play 6-6 start", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',3,1800000331200,NULL,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',4,1800000331200,1,'["2 play 2-6 right", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "right"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',5,1800000331200,3,'["0 play 0-3 left"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',6,1800000332400,NULL,'["1 play 3-5 left"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',7,1800000332400,1,'["2 play 4-5 left"]','[{"event": "Played", "seat": 2, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',8,1800000333600,NULL,'["3 play 4-4 left"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',9,1800000333600,3,'["0 play 2-3 right"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',10,1800000334800,NULL,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',11,1800000334800,1,'["2 play 3-3 right", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 12, "end": "right"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',12,1800000334800,3,'["0 play 1-3 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('h2rm4gpn',13,1800000334800,1,'["2 play 1-6 right", "3 pass", "0 pass", "1 pass", "2 pass", "close round"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}, {"event": "RoundTied", "reason": "fewest-pips"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":2,"role":"seat","side":2,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[{"seat":1,"level":"meister","gain":0},{"seat":3,"level":"meister","gain":0}],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('uq5tqwcm',2,1800000334800,2,'["3 play 6-6 start", "0 pass"]','[{"event": "Played", "seat": 3, "tile": 36, "end": "start"}, {"event": "Passed", "seat": 0}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',3,1800000334800,4,'["1 play 0-6 left"]','[{"event": "Played", "seat": 1, "tile": 15, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',4,1800000336000,NULL,'["2 play 2-6 right", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 22, "end": "right"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',5,1800000336000,5,'["0 play 0-3 left"]','[{"event": "Played", "seat": 0, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',6,1800000336000,4,'["1 play 3-5 left"]','[{"event": "Played", "seat": 1, "tile": 21, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',7,1800000337200,NULL,'["2 play 4-5 left"]','[{"event": "Played", "seat": 2, "tile": 25, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',8,1800000337200,2,'["3 play 4-4 left"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',9,1800000337200,5,'["0 play 2-3 right"]','[{"event": "Played", "seat": 0, "tile": 9, "end": "right"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',10,1800000337200,4,'["1 play 4-6 left"]','[{"event": "Played", "seat": 1, "tile": 30, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',11,1800000338400,NULL,'["2 play 3-3 right", "3 pass"]','[{"event": "Played", "seat": 2, "tile": 12, "end": "right"}, {"event": "Passed", "seat": 3}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',12,1800000338400,5,'["0 play 1-3 right", "1 pass"]','[{"event": "Played", "seat": 0, "tile": 7, "end": "right"}, {"event": "Passed", "seat": 1}]',NULL);
INSERT INTO "log" VALUES('uq5tqwcm',13,1800000339600,NULL,'["2 play 1-6 right", "3 pass", "0 pass", "1 pass", "2 pass", "close round"]','[{"event": "Played", "seat": 2, "tile": 18, "end": "right"}, {"event": "Passed", "seat": 3}, {"event": "Passed", "seat": 0}, {"event": "Passed", "seat": 1}, {"event": "Passed", "seat": 2}, {"event": "RoundTied", "reason": "fewest-pips"}]','[{"kind":"deal","deal":1,"rows":[{"number":0,"role":"seat","side":0,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":1,"role":"seat","side":1,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":5,"moves":5,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]},{"number":3,"role":"seat","side":3,"won":false,"place":null,"spared":false,"ended":"here","excused":false,"deserted":false,"own_moves":6,"moves":6,"fair":250,"gain":0,"hc":0,"steps":[{"key":"first-friend","mark":"","breaks":false}]}],"bots":[{"seat":2,"level":"meister","gain":0}],"against_bots":false,"decided":false,"rated_in_teams":false}]');
INSERT INTO "log" VALUES('n82nsc4r',1,1800000359600,NULL,'["open block", "seal 8234083fbb3430fd3e3716e753dda29b75fac061f500427799b94822a23c9f47", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',1,1800000359600,NULL,'["open block", "seal 8234083fbb3430fd3e3716e753dda29b75fac061f500427799b94822a23c9f47", "start ", "deal 0,0,0,0"]','[{"event": "RoundBegun", "deal": 1, "seat": 3, "tile": 20, "lot": false}]',NULL);
INSERT INTO "log" VALUES('n82nsc4r',2,1800000360800,NULL,'["3 play 4-4 start"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('n82nsc4r',3,1800000360800,5,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('n82nsc4r',4,1800000360800,1,'["1 play 1-5 left"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('n82nsc4r',5,1800000362000,NULL,'["2 play 0-5 left"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('n82nsc4r',6,1800000363200,NULL,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',2,1800000363200,2,'["3 play 4-4 start"]','[{"event": "Played", "seat": 3, "tile": 20, "end": "start"}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',3,1800000363200,3,'["0 play 1-4 left"]','[{"event": "Played", "seat": 0, "tile": 10, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',4,1800000364400,NULL,'["1 play 1-5 left"]','[{"event": "Played", "seat": 1, "tile": 14, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',5,1800000364400,4,'["2 play 0-5 left"]','[{"event": "Played", "seat": 2, "tile": 11, "end": "left"}]',NULL);
INSERT INTO "log" VALUES('rm7a23nh',6,1800000364400,2,'["3 play 0-3 left"]','[{"event": "Played", "seat": 3, "tile": 5, "end": "left"}]',NULL);
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
INSERT INTO "messages" VALUES('kwsxzcy2','table',1199999999999999999,5,8,1);
INSERT INTO "messages" VALUES('7ms8fsys','table',1200000000000000000,5,10,1);
INSERT INTO "messages" VALUES('wm6m2k7n','table',1200000000000000001,5,10,1);
INSERT INTO "messages" VALUES('s6bc4kar','table',1200000000000000002,5,8,1);
INSERT INTO "messages" VALUES('z8hxge6m','table',1200000000000000003,5,8,1);
INSERT INTO "messages" VALUES('fr39uejw','table',1200000000000000004,5,7,1);
INSERT INTO "messages" VALUES('dwgqvk36','table',1200000000000000005,5,8,1);
INSERT INTO "messages" VALUES('uebv9ne9','table',1200000000000000006,5,8,1);
INSERT INTO "messages" VALUES('8j49sxeh','table',1200000000000000007,5,8,1);
INSERT INTO "messages" VALUES('tz9fqm9u','table',1200000000000000008,5,8,1);
INSERT INTO "messages" VALUES('chjuxhdd','table',1200000000000000009,5,8,1);
INSERT INTO "messages" VALUES('xwnp2fy5','table',1200000000000000010,5,10,1);
INSERT INTO "messages" VALUES('wthre4z7','table',1200000000000000011,5,10,1);
INSERT INTO "messages" VALUES('x4zchy5k','table',1200000000000000012,5,8,1);
INSERT INTO "messages" VALUES('f7jq4saa','table',1200000000000000013,5,10,1);
INSERT INTO "messages" VALUES('uzsxu6pv','table',1200000000000000014,5,8,1);
INSERT INTO "messages" VALUES('m5dmqu7c','table',1200000000000000015,5,8,1);
INSERT INTO "messages" VALUES('ny2bgm3r','table',1200000000000000016,5,21,1);
INSERT INTO "messages" VALUES('bmwhd5km','table',1200000000000000017,5,29,1);
INSERT INTO "messages" VALUES('hnhqjg8r','table',1200000000000000018,5,5,1);
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
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,1,5,4,800);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,2,5,4,800);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,3,1,1,1000);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,4,1,0,0);
INSERT INTO "pair_shares" VALUES(81384788765712384,20819,5,1,0,0);
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
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,2,4,4,0,0,4,0,'bmwhd5km');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,1,4,4,0,0,4,0,'bmwhd5km');
INSERT INTO "pairs" VALUES(81384788765712384,20819,1,3,1,1,0,0,1,0,'h2rm4gpn');
INSERT INTO "pairs" VALUES(81384788765712384,20819,3,1,1,1,0,0,1,0,'h2rm4gpn');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,4,1,0,0,0,1,0,'uq5tqwcm');
INSERT INTO "pairs" VALUES(81384788765712384,20819,2,5,1,0,0,0,1,0,'uq5tqwcm');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,2,1,0,0,0,1,0,'uq5tqwcm');
INSERT INTO "pairs" VALUES(81384788765712384,20819,4,5,1,0,0,0,1,0,'uq5tqwcm');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,2,1,0,0,0,1,0,'uq5tqwcm');
INSERT INTO "pairs" VALUES(81384788765712384,20819,5,4,1,0,0,0,1,0,'uq5tqwcm');
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
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',1,2.23646105068595026912e+01,8.06590141354368,1,1,1,NULL);
INSERT INTO "ratings" VALUES(81384788765712384,'austrian-block',2,2.76353894931404973087e+01,8.06590141354368,1,1,1,NULL);
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
INSERT INTO "results" VALUES(81384788765712384,1,0,1,'member','seat',0,1,NULL,0,'here',0,0,16,16,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,1,1,2,'member','seat',1,0,NULL,0,'here',0,0,14,14,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,0,1,'member','seat',0,0,NULL,0,'here',0,0,5,5,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,2,1,2,'member','seat',1,1,NULL,0,'here',0,0,4,4,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,3,0,1,'member','seat',0,0,1,0,'here',0,0,10,10,500,0,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',0);
INSERT INTO "results" VALUES(81384788765712384,3,1,2,'member','seat',1,1,0,0,'here',0,0,10,10,500,0,'[{"key":"all-eight","mark":"austrian-block","breaks":false},{"key":"first-friend","mark":"","breaks":false},{"key":"first-win","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":false},{"key":"ten-beaten","mark":"0","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,4,0,1,'member','seat',0,0,NULL,0,'here',0,0,7,7,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-4);
INSERT INTO "results" VALUES(81384788765712384,4,1,2,'member','seat',1,0,NULL,0,'here',0,0,7,7,250,-4,'[{"key":"first-friend","mark":"","breaks":false},{"key":"five-rounds","mark":"","breaks":true}]',-4);
INSERT INTO "results" VALUES(81384788765712384,5,0,3,'member','seat',0,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,5,2,1,'member','seat',2,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,6,0,5,'member','seat',0,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,6,1,4,'member','seat',1,0,NULL,0,'here',0,0,5,5,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
INSERT INTO "results" VALUES(81384788765712384,6,3,2,'member','seat',3,0,NULL,0,'here',0,0,6,6,250,0,'[{"key":"first-friend","mark":"","breaks":false}]',0);
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
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'uq5tqwcm',0,5,-11,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'uq5tqwcm',1,4,-7,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'uq5tqwcm',2,NULL,-7,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'uq5tqwcm',3,2,-18,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'h2rm4gpn',0,3,-11,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'h2rm4gpn',1,NULL,-7,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'h2rm4gpn',2,1,-7,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,1,'h2rm4gpn',3,NULL,-18,500);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'rm7a23nh',0,3,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'rm7a23nh',1,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'rm7a23nh',2,4,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'rm7a23nh',3,2,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'n82nsc4r',0,5,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'n82nsc4r',1,1,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'n82nsc4r',2,NULL,NULL,NULL);
INSERT INTO "round_places" VALUES('t3yqn5sx',81384788765712384,2,'n82nsc4r',3,NULL,NULL,NULL);
CREATE TABLE rounds (
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	played BIGINT NOT NULL, 
	PRIMARY KEY (user, game)
);
INSERT INTO "rounds" VALUES(1,'hungarian',1);
INSERT INTO "rounds" VALUES(2,'hungarian',1);
INSERT INTO "rounds" VALUES(1,'block',2);
INSERT INTO "rounds" VALUES(2,'block',2);
INSERT INTO "rounds" VALUES(1,'austrian-block',1);
INSERT INTO "rounds" VALUES(2,'austrian-block',1);
INSERT INTO "rounds" VALUES(1,'buki',1);
INSERT INTO "rounds" VALUES(2,'buki',1);
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
INSERT INTO "settlements" VALUES(81384788765712384,1,'hungarian','fr39uejw',7,1,'deal',1800000006000,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,2,'block','8j49sxeh',8,1,'deal',1800000006000,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,3,'austrian-block','ny2bgm3r',21,1,'deal',1800000016800,20833,'[]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,4,'buki','bmwhd5km',28,1,'deal',1800000028800,20833,'[{"seat":2,"level":"lehrling","gain":10},{"seat":3,"level":"lehrling","gain":-2}]',0,1,0);
INSERT INTO "settlements" VALUES(81384788765712384,5,'block','h2rm4gpn',13,1,'deal',1800000334800,20833,'[{"seat":1,"level":"meister","gain":0},{"seat":3,"level":"meister","gain":0}]',0,0,0);
INSERT INTO "settlements" VALUES(81384788765712384,6,'block','uq5tqwcm',13,1,'deal',1800000339600,20833,'[{"seat":2,"level":"meister","gain":0}]',0,0,0);
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
INSERT INTO "tables" VALUES('kwsxzcy2',81384788765712384,1199999999999999999,'austrian-block',1,'playing',8,1800000060000,1800000000000,'{"id":"kwsxzcy2","guild":81384788765712384,"channel":1199999999999999999,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"45b1a196ae790885167268620b83127f2950142b3c2dc064c591e6cda713810d","opened_at":1800000000000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[]},"deal":{"hands":[28391262472,4569847637138],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":30732638224383,"ends":37,"to_move":0,"idle":0,"moves":"695e806738"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":42},{"event":"Played","seat":1,"tile":35,"end":"start"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":42,"end":"right"},{"event":"Played","seat":0,"tile":34,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000120000,"nudge_at":1800000060000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('7ms8fsys',81384788765712384,1200000000000000000,'buki',1,'playing',10,1800000004800,1800000003600,'{"id":"7ms8fsys","guild":81384788765712384,"channel":1200000000000000000,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"f8718c8b273c497063d9d69a32298f6c9b7cd78eb38c2c765fcf163ddec90743","opened_at":1800000000000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":2,"read":6,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[22,22,22,22],"wins":[0,0,0,0],"played":0,"turns":1},"book":{"banker":1,"winner_before":null,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[0,0,0,0],"guests":[]},"deal":{"hands":[42952032392,1650357977600,9088192749568,4398047264784],"after":[1,2,3,0],"leader":2,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":35166117945335,"ends":58,"to_move":3,"idle":0,"moves":"663b0b5b29"},"stacks":[22,22,22,22],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":1},{"event":"Dealt","deal":1,"leader":2,"tile":43},{"event":"Played","seat":2,"tile":34,"end":"start"},{"event":"Played","seat":3,"tile":19,"end":"right"},{"event":"Played","seat":0,"tile":3,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":13,"end":"right"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000004800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('wm6m2k7n',81384788765712384,1200000000000000001,'pulle',1,'playing',10,1800000066000,1800000006000,'{"id":"wm6m2k7n","guild":81384788765712384,"channel":1200000000000000001,"host":1,"game":"pulle","rules_version":1,"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"429ae2aff030774b03605f039ff1cbc667744a35dc886bbab8bc21dbb8f3a38c","opened_at":1800000003600,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":12,"cut":4711,"absences":0,"acts":2,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":12,"cut":1002,"absences":0,"acts":3,"read":7,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":12,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"entry":3,"payment":0,"buyback":true,"tie_adds_pips":false,"broken_reentry":"all","direction":"cw","reverse_every":0,"buyback_with":"four","buyback_until":"answer"},"series":{"stacks":[6,6,6,6],"wins":[0,0,0,0],"played":0,"turns":1},"pool":{"scores":[0,0,0,0],"inside":[true,true,true,true],"gone":[false,false,false,false],"hc":24},"leader":1,"gains":[0,0,0,0],"window":null,"bought":0},"deal":{"hands":[691758170768,10179072754720,17188342024,237142018],"after":[1,2,3,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":24739011590143,"ends":80,"to_move":0,"idle":2,"moves":"78222e76828888"},"stacks":[12,12,12,12],"latest_deal":{"first_version":5,"story":[{"event":"PotMade","chips":3,"pot":12},{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":40,"end":"start"},{"event":"Played","seat":2,"tile":11,"end":"left"},{"event":"Played","seat":3,"tile":15,"end":"left"},{"event":"Played","seat":0,"tile":39,"end":"left"},{"event":"Played","seat":1,"tile":43,"end":"left"},{"event":"Passed","seat":2},{"event":"Passed","seat":3}],"substituted":[],"brought":[12,12,12,12],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":8,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('s6bc4kar',81384788765712384,1200000000000000002,'austrian-draw',1,'playing',8,1800000066000,1800000006000,'{"id":"s6bc4kar","guild":81384788765712384,"channel":1200000000000000002,"host":1,"game":"austrian-draw","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0e8760c0c2eb9b63f74cc5921f0368caa6cd3d7a5ad3ddfc6b0449ac80352ffd","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[3,16,15,8,21,31,38,17,5,26,37,30,35,19,13,18,24,27,39,34]},"deal":{"hands":[4411208256000,9895642399890],"after":[1,0],"leader":1,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[3,16,15,8,21,31,38,17,5,26,37,30,35,19,13,18,24,27,39,34],"drawn":0,"start":null},"unlaid":29686511959039,"ends":62,"to_move":0,"idle":0,"moves":"1e554d7f7a"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":10,"end":"start"},{"event":"Played","seat":0,"tile":28,"end":"left"},{"event":"Played","seat":1,"tile":25,"end":"right"},{"event":"Played","seat":0,"tile":42,"end":"left"},{"event":"Played","seat":1,"tile":40,"end":"right"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('z8hxge6m',81384788765712384,1200000000000000003,'luxembourg',1,'playing',8,1800000066000,1800000006000,'{"id":"z8hxge6m","guild":81384788765712384,"channel":1200000000000000003,"host":1,"game":"luxembourg","rules_version":1,"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"210790265961e03e2bb7d542356315c504fe65bfcaf1cec89d3f2bb55a892055","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":8,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"end":"rounds","rounds":3,"target":100,"visible_block":"end","entry":0,"tied_lots":"half"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"totals":[0,0],"boneyard":[33,17,16,8,9,20,26,1,6,5,13,15,25],"lots":[9,11]},"deal":{"hands":[6554757,70330109976],"after":[1,0],"leader":1,"mode":"lux","draw_limit":null,"visible_block":true,"stock":[33,17,16,8,9,20,26,1,6,5,13,15,25],"drawn":0,"start":11},"unlaid":35183833118567,"ends":10,"to_move":0,"idle":0,"moves":"59410a170d"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LotShown","seat":0,"tile":9},{"event":"LotShown","seat":1,"tile":11},{"event":"WinningTile","deal":1,"seat":1,"tile":11},{"event":"Played","seat":1,"tile":29,"end":"right"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":3,"end":"left"},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Played","seat":1,"tile":4,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('fr39uejw',81384788765712384,1200000000000000004,'hungarian',1,'pause',7,1800000026000,1800000006000,'{"id":"fr39uejw","guild":81384788765712384,"channel":1200000000000000004,"host":1,"game":"hungarian","rules_version":1,"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"3e1941661b63ec5c254607114855c087a6aadc6f708eae5df88173138bf8846e","opened_at":1800000006000,"locale":"en","version":7,"public_version":7,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":27,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":32,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"target":50,"end_on_domino":false,"leader_ends":"both","entry":0,"losers":"highest"},"stacks":[0,0],"totals":[0,7],"wins":[1,0],"played":1,"turns":1,"opener":0,"hands":[69358086353,8596456750],"unlaid":1074074112,"ends":11,"to_move":-1,"turn_end":null,"line":[{"a":1,"b":5,"end":"start","seat":0},{"a":5,"b":5,"end":"right","seat":0},{"a":5,"b":4,"end":"right","seat":0},{"a":4,"b":4,"end":"right","seat":0},{"a":4,"b":2,"end":"right","seat":0},{"a":2,"b":2,"end":"right","seat":0},{"a":2,"b":1,"end":"right","seat":0},{"a":1,"b":3,"end":"right","seat":0},{"a":3,"b":6,"end":"right","seat":0},{"a":6,"b":6,"end":"right","seat":0},{"a":6,"b":5,"end":"right","seat":1},{"a":5,"b":3,"end":"right","seat":1},{"a":3,"b":0,"end":"right","seat":1},{"a":0,"b":4,"end":"right","seat":1},{"a":4,"b":1,"end":"right","seat":1},{"a":1,"b":1,"end":"right","seat":1},{"a":1,"b":0,"end":"right","seat":1},{"a":0,"b":6,"end":"right","seat":1},{"a":6,"b":2,"end":"right","seat":1},{"a":2,"b":5,"end":"right","seat":1},{"a":5,"b":0,"end":"right","seat":0},{"a":0,"b":0,"end":"right","seat":0},{"a":0,"b":2,"end":"right","seat":1}],"series":1,"acts":4,"passed":[false,false]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"LeaderDrawn","seat":0},{"event":"Dealt","deal":1,"leader":0,"tile":null},{"event":"Played","seat":0,"tile":14,"end":"start"},{"event":"Played","seat":0,"tile":29,"end":"right"},{"event":"Played","seat":0,"tile":25,"end":"right"},{"event":"Played","seat":0,"tile":20,"end":"right"},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"Played","seat":0,"tile":6,"end":"right"},{"event":"Played","seat":0,"tile":4,"end":"right"},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":0,"tile":36,"end":"right"},{"event":"SeriesEnded","seat":0,"count":10},{"event":"Played","seat":1,"tile":33,"end":"right"},{"event":"Played","seat":1,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":5,"end":"right"},{"event":"Played","seat":1,"tile":8,"end":"right"},{"event":"Played","seat":1,"tile":10,"end":"right"},{"event":"Played","seat":1,"tile":2,"end":"right"},{"event":"Played","seat":1,"tile":1,"end":"right"},{"event":"Played","seat":1,"tile":15,"end":"right"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":1,"tile":17,"end":"right"},{"event":"SeriesEnded","seat":1,"count":10},{"event":"Played","seat":0,"tile":11,"end":"right"},{"event":"Played","seat":0,"tile":0,"end":"right"},{"event":"SeriesEnded","seat":0,"count":2},{"event":"Played","seat":1,"tile":3,"end":"right"},{"event":"SeriesEnded","seat":1,"count":1},{"event":"NobodyFits"},{"event":"Scored","seat":0,"points":0,"score":0},{"event":"Scored","seat":1,"points":7,"score":7}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,7]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('dwgqvk36',81384788765712384,1200000000000000005,'challenge',1,'playing',8,1800000066000,1800000006000,'{"id":"dwgqvk36","guild":81384788765712384,"channel":1200000000000000005,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"1ad1c00f164847b7e2a7f7c75c35787759603c3d457adcfba362e28b841df198","opened_at":1800000006000,"locale":"en","version":8,"public_version":7,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":7,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":3,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"stacks":[0,0],"wins":[0,0],"played":0,"turn":4,"seed":"5bc643a6be79bf379736f3026839dc9313136b68f1c2766ac2da8e2274c759b7","hands":[[0,4,5,9,10,12],[3,6,6,7,8,17]],"toss":2,"tosser":1,"dice":[6,3],"answers":[[0,5],null],"laid":[null,null],"pointer":1,"passes":0,"giving":null,"boneyard":44,"facts":[{"kind":"discarded","seat":0,"other":0,"tiles":[2,14]},{"kind":"discarded","seat":1,"other":1,"tiles":[1,11]}],"lies":[],"winner":null,"loser":null,"gains":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"FirstTosser","deal":1,"seat":0,"lot":true},{"event":"Tossed","seat":0,"one":5,"two":1},{"event":"ClaimsRevealed","singles":[],"pairs":[0,1]},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"ToBoneyard","count":4},{"event":"Tossed","seat":1,"one":6,"two":3}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":4,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uebv9ne9',81384788765712384,1200000000000000006,'draw',1,'playing',8,1800000066000,1800000006000,'{"id":"uebv9ne9","guild":81384788765712384,"channel":1200000000000000006,"host":1,"game":"draw","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"3691f3ffaf0dde81df21dac369142c68aa757b389e2bd076b14946441851fb03","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null,"visible_block":"end"},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[1077944576,8589951080],"boneyard":[2,9,20,17,7,4,36,0,11,18,12,16,26,15],"draws":0,"drawn":0,"moves":[[0,"play 5-5 start",79028551679],[1,"play 4-5 left",9162606592],[0,"play 3-5 right",10237472000],[1,"play 1-4 left",1177630624],[0,"play 0-1 left",69555894]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":3,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Played","seat":1,"tile":25,"end":"left"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":10,"end":"left"},{"event":"Played","seat":0,"tile":1,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('8j49sxeh',81384788765712384,1200000000000000007,'block',1,'pause',8,1800000026000,1800000006000,'{"id":"8j49sxeh","guild":81384788765712384,"channel":1200000000000000007,"host":1,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"81bda4c71089ec57b13b0d485aba9ba20df725b55ebfd20f055facf427a9bb7e","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":6,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":5,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0],"scores":[0,1],"won":[0,1],"after":[1,0],"played":1,"turns":1,"hands":[67379328,4260884],"boneyard":[],"draws":0,"drawn":0,"moves":[[0,"play 5-5 start",79028551679],[1,"play 0-5 left",9162606592],[0,"play 3-5 right",9162639659],[1,"play 2-3 right",69311403],[0,"play 2-5 right",4369275],[1,"pass",9162639659],[0,"pass",9162639659]],"leader":0,"lead_rule":"heaviest_double","lead_tile":29,"to_move":-1,"idle":2,"ends":{"spread":"line","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":{"ending":"blocked","winners":[1],"best":1,"reason":"fewest-pips","points":[0,1]},"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":29,"lot":false},{"event":"Played","seat":0,"tile":29,"end":"start"},{"event":"Played","seat":1,"tile":11,"end":"left"},{"event":"Played","seat":0,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":9,"end":"right"},{"event":"Played","seat":0,"tile":17,"end":"right"},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"RoundWon","seats":[1],"ending":"blocked","reason":"fewest-pips"},{"event":"Scored","seat":1,"points":1,"score":1}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":5,"extended":-1,"deadline":1800000026000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,1]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('tz9fqm9u',81384788765712384,1200000000000000008,'all-fives',2,'playing',8,1800000066000,1800000006000,'{"id":"tz9fqm9u","guild":81384788765712384,"channel":1200000000000000008,"host":1,"game":"all-fives","rules_version":2,"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"c29999eb7ec0cf1d9cac7d792b24c36bd23d5dd97f826649dcd5540a1961baa7","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":10,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":8,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"keep":0,"first_lead":"heaviest_double","next_lead":"winner","every_lead":false,"spinner":true,"scoring":"fives","get_in":false,"blocked_points":"net","bonus_round":"nearest","target":null,"exact":false,"finish":"deal","teams":false},"stacks":[0,0],"scores":[20,5],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[536879128,34865412],"boneyard":[14,21,33,12,5,1,10,17,9,0,11,6,7,26],"draws":0,"drawn":0,"moves":[[0,"play 6-6 start",79028551679],[1,"play 4-6 left",78454751232],[0,"play 3-4 left",78489429248],[1,"play 2-6 right",78456918688],[0,"play 0-6 down",78457058040]],"leader":0,"lead_rule":"heaviest_double","lead_tile":36,"to_move":1,"idle":0,"ends":{"spread":"cross","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":2,"double":false,"bare":false},{"end":"up","number":6,"double":false,"bare":true},{"end":"down","number":0,"double":false,"bare":false}]},"ended":null,"scored":[[0,5]]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":0,"tile":36,"lot":false},{"event":"Played","seat":0,"tile":36,"end":"start"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":16,"end":"left"},{"event":"Scored","seat":0,"points":15,"score":15},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"ArmsOpened"},{"event":"Scored","seat":1,"points":5,"score":5},{"event":"Played","seat":0,"tile":15,"end":"down"},{"event":"Scored","seat":0,"points":5,"score":20}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('chjuxhdd',81384788765712384,1200000000000000009,'bergen',2,'playing',8,1800000066000,1800000006000,'{"id":"chjuxhdd","guild":81384788765712384,"channel":1200000000000000009,"host":1,"game":"bergen","rules_version":2,"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"65d78db85c5c225f207ae829a76ed93c89c2d95607f601b17bd901e3b2c3980e","opened_at":1800000006000,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":7,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"first_lead":"heaviest_double","redeal":false,"lead_points":2,"out_points":1,"blocked":"pips","slow_finish":false,"keep":2,"target":null,"finish":"deal"},"stacks":[0,0],"scores":[0,2],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[67239972,2097666],"boneyard":[14,29,10,13,25,30,36,33,6,12,8,0,11,4,22,3],"draws":0,"drawn":0,"moves":[[1,"play 4-4 start",79028551679],[0,"play 3-4 left",1108419840],[1,"play 1-3 left",1177630624],[0,"play 1-6 left",1108698518],[1,"play 0-6 left",78489429248]],"leader":1,"lead_rule":"heaviest_double","lead_tile":20,"to_move":0,"idle":0,"ends":{"spread":"crosswise","tips":[{"end":"left","number":0,"double":false,"bare":false},{"end":"right","number":4,"double":true,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":20,"lot":false},{"event":"Played","seat":1,"tile":20,"end":"start"},{"event":"Scored","seat":1,"points":2,"score":2},{"event":"Played","seat":0,"tile":16,"end":"left"},{"event":"Played","seat":1,"tile":7,"end":"left"},{"event":"Played","seat":0,"tile":18,"end":"left"},{"event":"Played","seat":1,"tile":15,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000126000,"nudge_at":1800000066000,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('xwnp2fy5',81384788765712384,1200000000000000010,'latin',1,'playing',10,1800000069600,1800000009600,'{"id":"xwnp2fy5","guild":81384788765712384,"channel":1200000000000000010,"host":1,"game":"latin","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"8bfef6dd81d8b876f8864fcd68179c43fce0fe5ea5e66ee575dfbc76e34e41ab","opened_at":1800000006000,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","style":"dominican","target":null,"first_lead":null,"next_lead":null,"count":null,"blocked":null,"blocked_tie":null,"pass_lead":null,"pass_lead_alone":false,"pass_all":null,"capicua":null,"capicua_blank":null,"chuchazo":null,"deal_bonus":null,"finish":"deal"},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[5507075,1073743296,570540040,12852],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[0,"play 5-6 left",78454751232],[3,"play 3-6 right",79027423232],[2,"play 3-5 right",9229785760],[1,"play 2-5 left",9162606592]],"leader":1,"lead_rule":"double_six","lead_tile":36,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":2,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":0,"tile":33,"end":"left"},{"event":"Played","seat":3,"tile":26,"end":"right"},{"event":"Played","seat":2,"tile":21,"end":"right"},{"event":"Played","seat":1,"tile":17,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000129600,"nudge_at":1800000069600,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('wthre4z7',81384788765712384,1200000000000000011,'cuban',1,'playing',10,1800000014400,1800000013200,'{"id":"wthre4z7","guild":81384788765712384,"channel":1200000000000000011,"host":1,"game":"cuban","rules_version":1,"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"33cc3a8579429bb8d96de3a2707ec18e383c412e8e0872ac00e412b1cb9811b1","opened_at":1800000009600,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":7,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"block_bonus":0,"shutout":0,"five_doubles":false,"pair_leads":false,"direction":"ccw","target":null,"first_lead":"heaviest_double","next_lead":"winner","blocked":"team","blocked_tie":"nobody","count":"losers","pass_lead":0,"capicua_doubles":false},"stacks":[0,0,0,0],"scores":[0,0],"won":[0,0],"after":[3,0,1,2],"played":0,"turns":1,"hands":[123215162649088,422350440988803,12406046588940,550046794000],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 9-9 start",36028797018963967],[2,"pass",35993612646875136],[1,"play 6-9 right",35993612646875136],[0,"play 8-9 left",35998638903951360],[3,"play 6-8 left",11291826934022144],[2,"play 5-6 left",2256826070761472]],"leader":3,"lead_rule":"heaviest_double","lead_tile":54,"to_move":1,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":5,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":54,"lot":false},{"event":"Played","seat":3,"tile":54,"end":"start"},{"event":"Passed","seat":2},{"event":"Played","seat":1,"tile":51,"end":"right"},{"event":"Played","seat":0,"tile":53,"end":"left"},{"event":"Played","seat":3,"tile":42,"end":"left"},{"event":"Played","seat":2,"tile":33,"end":"left"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,2],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000014400,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Jo\u017eka","lehrling"],["Vroni","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('x4zchy5k',81384788765712384,1200000000000000012,'matador',1,'playing',8,1800000073200,1800000013200,'{"id":"x4zchy5k","guild":81384788765712384,"channel":1200000000000000012,"host":1,"game":"matador","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"50300fc72529e7c873809fad37091f7864adc3b64e2d230d0ec016194e1bc507","opened_at":1800000013200,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":3,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":4,"read":6,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100,"keep":2,"draw_limit":null},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[33564678,2130304],"boneyard":[4,20,22,5,26,30,6,0,33,3,10,36,12,9],"draws":0,"drawn":0,"moves":[[1,"play 5-5 start",79028551679],[0,"turn 2-5 left",4661849],[1,"turn 1-6 right",9167137369],[0,"play 1-5 left",79027488769],[1,"play 3-4 left",78454947841]],"leader":1,"lead_rule":"heaviest_double","lead_tile":29,"to_move":0,"idle":0,"ends":{"spread":"sevens","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":1,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":29,"lot":false},{"event":"Played","seat":1,"tile":29,"end":"start"},{"event":"Played","seat":0,"tile":17,"end":"left"},{"event":"Played","seat":1,"tile":18,"end":"right"},{"event":"Played","seat":0,"tile":14,"end":"left"},{"event":"Played","seat":1,"tile":16,"end":"left"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000133200,"nudge_at":1800000073200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('f7jq4saa',81384788765712384,1200000000000000013,'sebastopol',1,'playing',10,1800000018000,1800000016800,'{"id":"f7jq4saa","guild":81384788765712384,"channel":1200000000000000013,"host":1,"game":"sebastopol","rules_version":1,"options":{"entry":0,"target":60,"blocked_points":"net"},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"fe47599dad834c63d3875303654927de9bdf63aac6958ac5513ffed36227e257","opened_at":1800000013200,"locale":"en","version":10,"public_version":10,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":2,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"target":60,"blocked_points":"net"},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[537067546,33572484,305184,3150145],"boneyard":[],"draws":0,"drawn":0,"moves":[[1,"play 6-6 start",79028551679],[2,"play 4-6 left",78454751232],[3,"play 2-6 down",78454751232],[0,"play 5-6 right",78454751232],[1,"pass",78454751232],[2,"play 3-6 up",78454751232]],"leader":1,"lead_rule":"double_six","lead_tile":36,"to_move":3,"idle":0,"ends":{"spread":"star","tips":[{"end":"left","number":4,"double":false,"bare":false},{"end":"right","number":5,"double":false,"bare":false},{"end":"up","number":3,"double":false,"bare":false},{"end":"down","number":2,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":5,"story":[{"event":"RoundBegun","deal":1,"seat":1,"tile":36,"lot":false},{"event":"Played","seat":1,"tile":36,"end":"start"},{"event":"Played","seat":2,"tile":30,"end":"left"},{"event":"Played","seat":3,"tile":22,"end":"down"},{"event":"Played","seat":0,"tile":33,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":26,"end":"up"},{"event":"ArmsOpened"}],"substituted":[],"brought":[0,0,0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":7,"extended":-1,"deadline":1800000018000,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('uzsxu6pv',81384788765712384,1200000000000000014,'mexican-train',2,'playing',8,1800000076800,1800000016800,'{"id":"uzsxu6pv","guild":81384788765712384,"channel":1200000000000000014,"host":1,"game":"mexican-train","rules_version":2,"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"0fd2f27e14aab7c38a0e487cfcf98c1e1ed7beee3224b8417e873ee3aec0b88b","opened_at":1800000016800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":4,"read":6,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":3,"read":5,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"set":null,"hand":null,"rounds":5,"first_turn":"one","mexican_from":"any","open_doubles":"all","several_doubles":false,"blank_double":0},"stacks":[0,0],"scores":[0,0],"won":[0,0],"after":[1,0],"played":0,"turns":1,"hands":[144175618064421,2287533982024320],"boneyard":[4,30,44,14,1,38,8,17,46,34,43,20,12,6,13,42,26,52,15,49,11,29,3,27,33,28,36,10,32,18],"draws":0,"drawn":0,"moves":[[0,"play 5-9 mexican",154780302325273177880526848],[1,"play 8-9 own1",164454071218354396820817920],[0,"play 3-9 own0",164454071218354396820817920],[1,"play 0-8 own1",87063920047885200862103552],[0,"play 3-8 own0",12092211117758623605021344]],"leader":0,"lead_rule":"lot","lead_tile":null,"to_move":1,"idle":0,"ends":{"spread":"trains","tips":[{"end":"own0","number":8,"double":false,"bare":false},{"end":"own1","number":0,"double":false,"bare":false},{"end":"mexican","number":5,"double":false,"bare":false}]},"ended":null,"scored":[],"hub":54,"marked":[],"uncovered":null,"waiting":[],"laid":0,"opened":[0,1]},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"HubLaid","deal":1,"seat":0,"tile":54},{"event":"Played","seat":0,"tile":50,"end":"mexican"},{"event":"Played","seat":1,"tile":53,"end":"own1"},{"event":"Played","seat":0,"tile":48,"end":"own0"},{"event":"Played","seat":1,"tile":24,"end":"own1"},{"event":"Played","seat":0,"tile":35,"end":"own0"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000136800,"nudge_at":1800000076800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('m5dmqu7c',81384788765712384,1200000000000000015,'tendler',1,'playing',8,1800000076800,1800000016800,'{"id":"m5dmqu7c","guild":81384788765712384,"channel":1200000000000000015,"host":1,"game":"tendler","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"60679b73592edb895373168e81527133f0dee803e2937ec8d208ea39aae69c13","opened_at":1800000016800,"locale":"en","version":8,"public_version":8,"phase":"playing","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":5,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":2,"read":2,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0,"draw_limit":null,"visible_block":"end"},"series":{"stacks":[0,0],"wins":[0,0],"played":0,"turns":1},"boneyard":[26,14,29,28,5,12,22,30,32,9,20,39,33,34,37,3,19,8,44,43,21,7,18,6,0,42,16,35,13,11,15,27,1]},"deal":{"hands":[275800801300,3369410233344],"after":[1,0],"leader":1,"mode":"draw","draw_limit":null,"visible_block":true,"stock":[5,12,22,30,32,9,20,39,33,34,37,3,19,8,44,43,21,7,18,6,0,42,16,35,13,11,15,27,1],"drawn":4,"start":null},"unlaid":32985348833279,"ends":70,"to_move":0,"idle":0,"moves":"7b87878787"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":41},{"event":"Played","seat":1,"tile":41,"end":"start"},{"event":"Drew","seat":0},{"event":"Drew","seat":0},{"event":"Drew","seat":0},{"event":"Drew","seat":0}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000136800,"nudge_at":1800000076800,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('ny2bgm3r',81384788765712384,1200000000000000016,'austrian-block',1,'pause',21,1800000036800,1800000016800,'{"id":"ny2bgm3r","guild":81384788765712384,"channel":1200000000000000016,"host":1,"game":"austrian-block","rules_version":1,"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"ce712edf5e545ba9a6eafde9dc5e80271c43bf64d9d76f54c49e6bda673e8472","opened_at":1800000016800,"locale":"en","version":21,"public_version":21,"phase":"pause","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":4711,"absences":0,"acts":12,"read":19,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":12,"read":18,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":0,"reveal_after_domino":false,"hand":null,"deals":null,"entry":0},"series":{"stacks":[0,0],"wins":[0,1],"played":1,"turns":1},"boneyard":[]},"deal":{"hands":[5643872568080,8816570147874],"after":[1,0],"leader":1,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":20732586678479,"ends":74,"to_move":-1,"idle":2,"moves":"66711f7a83555f7f5b32280d461a3a49111d8888"},"stacks":[0,0],"latest_deal":{"first_version":3,"story":[{"event":"Dealt","deal":1,"leader":1,"tile":43},{"event":"Played","seat":1,"tile":34,"end":"start"},{"event":"Played","seat":0,"tile":37,"end":"right"},{"event":"Played","seat":1,"tile":10,"end":"left"},{"event":"Played","seat":0,"tile":40,"end":"right"},{"event":"Played","seat":1,"tile":43,"end":"right"},{"event":"Played","seat":0,"tile":28,"end":"left"},{"event":"Played","seat":1,"tile":31,"end":"right"},{"event":"Played","seat":0,"tile":42,"end":"left"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":0,"tile":16,"end":"right"},{"event":"Played","seat":1,"tile":13,"end":"left"},{"event":"Played","seat":0,"tile":4,"end":"left"},{"event":"Played","seat":1,"tile":23,"end":"left"},{"event":"Played","seat":0,"tile":8,"end":"right"},{"event":"Played","seat":1,"tile":19,"end":"left"},{"event":"Played","seat":0,"tile":24,"end":"left"},{"event":"Played","seat":1,"tile":5,"end":"right"},{"event":"Played","seat":0,"tile":9,"end":"right"},{"event":"Passed","seat":1},{"event":"Passed","seat":0},{"event":"DealWon","seat":1,"ending":"blocked"}],"substituted":[],"brought":[0,0],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":18,"extended":-1,"deadline":1800000036800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1000,"curve":[[1,[0,1]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('bmwhd5km',81384788765712384,1200000000000000017,'buki',1,'closed',29,NULL,1800000028800,'{"id":"bmwhd5km","guild":81384788765712384,"channel":1200000000000000017,"host":1,"game":"buki","rules_version":1,"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":true},"secret":"a864c8c53c78cab9bdae858f7ba29632777a8b1b7291c252e5364081f8514b74","opened_at":1800000016800,"locale":"en","version":29,"public_version":29,"phase":"closed","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":22,"cut":4711,"absences":0,"acts":9,"read":26,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":22,"cut":1002,"absences":0,"acts":9,"read":23,"late":false},{"user":null,"name":"Vroni","username":"Vroni","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":9,"read":0,"late":false},{"user":null,"name":"Jo\u017eka","username":"Jo\u017eka","presence":"here","ready":false,"paid_in":22,"cut":0,"absences":0,"acts":7,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":{"table":{"options":{"direction":"cw","reverse_every":5,"reveal_after_domino":false,"hand":6,"min":2,"max":null,"banker":null,"raise_until_fourth":false,"spectators":true,"spectator_tie":"return","watch_consent":"player","banker_limits":false},"series":{"stacks":[18,18,32,20],"wins":[0,0,1,0],"played":1,"turns":1},"book":{"banker":3,"winner_before":2,"stakes":[null,null,null,null],"carried":[false,false,false,false],"requests":[]},"gains":[-4,-4,10,-2],"guests":[]},"deal":{"hands":[13471232040960,4441833728,1099545183888,52898562056],"after":[1,2,3,0],"leader":0,"mode":"block","draw_limit":null,"visible_block":true,"stock":[],"drawn":0,"start":null},"unlaid":24955399886951,"ends":22,"to_move":-1,"idle":0,"moves":"81620e565e317a6788524d0a74191f6b5044168829881c"},"stacks":[18,18,32,20],"latest_deal":{"first_version":5,"story":[{"event":"BankerDrawn","seat":3},{"event":"Dealt","deal":1,"leader":0,"tile":43},{"event":"Played","seat":0,"tile":43,"end":"start"},{"event":"Played","seat":1,"tile":32,"end":"right"},{"event":"Played","seat":2,"tile":4,"end":"right"},{"event":"Played","seat":3,"tile":28,"end":"right"},{"event":"Played","seat":0,"tile":31,"end":"left"},{"event":"Played","seat":1,"tile":16,"end":"left"},{"event":"Played","seat":2,"tile":40,"end":"right"},{"event":"Played","seat":3,"tile":34,"end":"left"},{"event":"Staked","seat":0,"chips":2},{"event":"Passed","seat":0},{"event":"Staked","seat":1,"chips":2},{"event":"Played","seat":1,"tile":27,"end":"left"},{"event":"Staked","seat":2,"chips":2},{"event":"Played","seat":2,"tile":25,"end":"right"},{"event":"Played","seat":3,"tile":3,"end":"left"},{"event":"Played","seat":0,"tile":38,"end":"right"},{"event":"Played","seat":1,"tile":8,"end":"left"},{"event":"Played","seat":2,"tile":10,"end":"left"},{"event":"Played","seat":3,"tile":35,"end":"right"},{"event":"Played","seat":0,"tile":26,"end":"right"},{"event":"Played","seat":1,"tile":22,"end":"right"},{"event":"Played","seat":2,"tile":7,"end":"left"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":13,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":9,"end":"left"},{"event":"DealWon","seat":2,"ending":"domino"}],"substituted":[],"brought":[22,22,22,22],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[0,1],"excused":[]},"clock":{"turn":23,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"host","about":null},"deals":1,"most_deals":1000,"curve":[[1,[-4,-4,10,-2]]],"preset":"","levels":[["Vroni","lehrling"],["Jo\u017eka","lehrling"]],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('hnhqjg8r',81384788765712384,1200000000000000018,'challenge',1,'lobby',5,1800000928800,1800000028800,'{"id":"hnhqjg8r","guild":81384788765712384,"channel":1200000000000000018,"host":1,"game":"challenge","rules_version":1,"options":{"claims":"sealed","chips":"none","stake":1,"rate":1,"cap":5600,"reveal_after_domino":false},"table_options":{"turn_seconds":60,"session":5,"beat_seconds":0,"remarks":true,"hints":true},"secret":"7cb28777b626705286c40dc10bfbb2e2629937b857ff51143d03ac955dc7868d","opened_at":1800000028800,"locale":"en","version":5,"public_version":5,"phase":"lobby","chairs":[{"user":1,"name":"P1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":1001,"absences":0,"acts":0,"read":0,"late":false},{"user":2,"name":"P2","username":"p2","presence":"here","ready":false,"paid_in":0,"cut":1002,"absences":0,"acts":0,"read":0,"late":false},{"user":3,"name":"P3","username":"p3","presence":"here","ready":false,"paid_in":0,"cut":1003,"absences":0,"acts":0,"read":0,"late":false},{"user":4,"name":"P4","username":"p4","presence":"here","ready":false,"paid_in":0,"cut":1004,"absences":0,"acts":0,"read":0,"late":false},{"user":5,"name":"P5","username":"p5","presence":"here","ready":false,"paid_in":0,"cut":1005,"absences":0,"acts":0,"read":0,"late":false}],"gallery":[],"for_chips":true,"at_ceiling":[],"inherited":0,"state":null,"stacks":[],"latest_deal":{"first_version":0,"story":[],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":-1,"extended":-1,"deadline":1800000928800,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[[2,0],[3,0],[4,0],[5,0]]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":0,"most_deals":1000,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":null}',1,0,NULL);
INSERT INTO "tables" VALUES('h2rm4gpn',81384788765712384,1200000000000000099,'block',1,'closed',13,NULL,1800000334800,'{"id":"h2rm4gpn","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"9478bcba0dabfa87cbe8bc3dc9e46d30cd5657552b6edeb2344afcc85739b051","opened_at":1800000328800,"locale":"en","version":13,"public_version":13,"phase":"closed","chairs":[{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":15,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":17,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[9216,2056,65536,536887300],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"pass",78454751232],[1,"play 0-6 left",78454751232],[2,"play 2-6 right",78454753579],[3,"pass",4369275],[0,"play 0-3 left",4369275],[1,"play 3-5 left",73609976],[2,"play 4-5 left",9166809688],[3,"play 4-4 left",1112745816],[0,"play 2-3 right",1112745816],[1,"play 4-6 left",1177630624],[2,"play 3-3 right",78456918688],[3,"pass",78456918688],[0,"play 1-3 right",78456918688],[1,"pass",78454768790],[2,"play 1-6 right",78454768790],[3,"pass",78454751232],[0,"pass",78454751232],[1,"pass",78454751232],[2,"pass",78454751232]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":4,"ends":{"spread":"line","tips":[{"end":"left","number":6,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":{"ending":"blocked","winners":[],"best":null,"reason":"fewest-pips","points":[0,0,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":2,"tile":22,"end":"right"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":1,"tile":21,"end":"left"},{"event":"Played","seat":2,"tile":25,"end":"left"},{"event":"Played","seat":3,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":9,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":12,"end":"right"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"RoundTied","reason":"fewest-pips"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":16,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"t3yqn5sx","number":1,"ends_at":1800000928800}}',3,0,'t3yqn5sx');
INSERT INTO "tables" VALUES('uq5tqwcm',81384788765712384,1200000000000000099,'block',1,'closed',13,NULL,1800000339600,'{"id":"uq5tqwcm","guild":81384788765712384,"channel":1200000000000000099,"host":5,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"9478bcba0dabfa87cbe8bc3dc9e46d30cd5657552b6edeb2344afcc85739b051","opened_at":1800000328800,"locale":"en","version":13,"public_version":13,"phase":"closed","chairs":[{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":15,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":12,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":0,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":7,"read":10,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":1,"turns":1,"hands":[9216,2056,65536,536887300],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 6-6 start",79028551679],[0,"pass",78454751232],[1,"play 0-6 left",78454751232],[2,"play 2-6 right",78454753579],[3,"pass",4369275],[0,"play 0-3 left",4369275],[1,"play 3-5 left",73609976],[2,"play 4-5 left",9166809688],[3,"play 4-4 left",1112745816],[0,"play 2-3 right",1112745816],[1,"play 4-6 left",1177630624],[2,"play 3-3 right",78456918688],[3,"pass",78456918688],[0,"play 1-3 right",78456918688],[1,"pass",78454768790],[2,"play 1-6 right",78454768790],[3,"pass",78454751232],[0,"pass",78454751232],[1,"pass",78454751232],[2,"pass",78454751232]],"leader":3,"lead_rule":"heaviest_double","lead_tile":36,"to_move":-1,"idle":4,"ends":{"spread":"line","tips":[{"end":"left","number":6,"double":false,"bare":false},{"end":"right","number":6,"double":false,"bare":false}]},"ended":{"ending":"blocked","winners":[],"best":null,"reason":"fewest-pips","points":[0,0,0,0]},"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":36,"lot":false},{"event":"Played","seat":3,"tile":36,"end":"start"},{"event":"Passed","seat":0},{"event":"Played","seat":1,"tile":15,"end":"left"},{"event":"Played","seat":2,"tile":22,"end":"right"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":5,"end":"left"},{"event":"Played","seat":1,"tile":21,"end":"left"},{"event":"Played","seat":2,"tile":25,"end":"left"},{"event":"Played","seat":3,"tile":20,"end":"left"},{"event":"Played","seat":0,"tile":9,"end":"right"},{"event":"Played","seat":1,"tile":30,"end":"left"},{"event":"Played","seat":2,"tile":12,"end":"right"},{"event":"Passed","seat":3},{"event":"Played","seat":0,"tile":7,"end":"right"},{"event":"Passed","seat":1},{"event":"Played","seat":2,"tile":18,"end":"right"},{"event":"Passed","seat":3},{"event":"Passed","seat":0},{"event":"Passed","seat":1},{"event":"Passed","seat":2},{"event":"RoundTied","reason":"fewest-pips"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":16,"extended":-1,"deadline":null,"nudge_at":null,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"round","about":null},"deals":1,"most_deals":1,"curve":[[1,[0,0,0,0]]],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"t3yqn5sx","number":1,"ends_at":1800000928800}}',5,0,'t3yqn5sx');
INSERT INTO "tables" VALUES('n82nsc4r',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000393200,1800000363200,'{"id":"n82nsc4r","guild":81384788765712384,"channel":1200000000000000099,"host":5,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"77c24fb8f44d62a8dba3957b9922ef943138f382c5008016f68061d317354f89","opened_at":1800000359600,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":5,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":1,"name":"p1","username":"p1","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":4,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":null,"name":"Resi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":0,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[8590204930,1174536192,4194828,2097536],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 4-4 start",79028551679],[0,"play 1-4 left",1108419840],[1,"play 1-5 left",1108698518],[2,"play 0-5 left",10237472000],[3,"play 0-3 left",1108454699]],"leader":3,"lead_rule":"heaviest_double","lead_tile":20,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":20,"lot":false},{"event":"Played","seat":3,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"Played","seat":2,"tile":11,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000423200,"nudge_at":1800000393200,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"t3yqn5sx","number":2,"ends_at":1800000959600}}',5,0,'t3yqn5sx');
INSERT INTO "tables" VALUES('rm7a23nh',81384788765712384,1200000000000000099,'block',1,'playing',6,1800000394400,1800000364400,'{"id":"rm7a23nh","guild":81384788765712384,"channel":1200000000000000099,"host":3,"game":"block","rules_version":1,"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"table_options":{"turn_seconds":60,"session":0,"beat_seconds":0,"remarks":true,"hints":false},"secret":"77c24fb8f44d62a8dba3957b9922ef943138f382c5008016f68061d317354f89","opened_at":1800000359600,"locale":"en","version":6,"public_version":6,"phase":"playing","chairs":[{"user":3,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":3,"late":false},{"user":null,"name":"Poldi","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":0,"late":false},{"user":4,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":2,"read":5,"late":false},{"user":2,"name":"?","username":"","presence":"here","ready":false,"paid_in":0,"cut":0,"absences":0,"acts":3,"read":6,"late":false}],"gallery":[],"for_chips":false,"at_ceiling":[],"inherited":0,"state":{"options":{"entry":0,"hand":null,"first_lead":"heaviest_double","next_lead":"rotate","blocked":"pips","blocked_points":"net","teams":false,"target":100},"stacks":[0,0,0,0],"scores":[0,0,0,0],"won":[0,0,0,0],"after":[1,2,3,0],"played":0,"turns":1,"hands":[8590204930,1174536192,4194828,2097536],"boneyard":[],"draws":0,"drawn":0,"moves":[[3,"play 4-4 start",79028551679],[0,"play 1-4 left",1108419840],[1,"play 1-5 left",1108698518],[2,"play 0-5 left",10237472000],[3,"play 0-3 left",1108454699]],"leader":3,"lead_rule":"heaviest_double","lead_tile":20,"to_move":0,"idle":0,"ends":{"spread":"line","tips":[{"end":"left","number":3,"double":false,"bare":false},{"end":"right","number":4,"double":false,"bare":false}]},"ended":null,"scored":[]},"stacks":[0,0,0,0],"latest_deal":{"first_version":1,"story":[{"event":"RoundBegun","deal":1,"seat":3,"tile":20,"lot":false},{"event":"Played","seat":3,"tile":20,"end":"start"},{"event":"Played","seat":0,"tile":10,"end":"left"},{"event":"Played","seat":1,"tile":14,"end":"left"},{"event":"Played","seat":2,"tile":11,"end":"left"},{"event":"Played","seat":3,"tile":5,"end":"left"}],"substituted":[],"brought":[],"reading":[],"presses":[],"absent":[],"unseen":false,"beginners":[],"excused":[]},"clock":{"turn":6,"extended":-1,"deadline":1800000424400,"nudge_at":1800000394400,"nudged":false,"unhurried":false},"beat":null,"agreement":{"amended":[],"agreed":[]},"closing":{"after_deal":false,"winding_up":"","wanting":[],"reason":"","about":null},"deals":1,"most_deals":1,"curve":[],"preset":"","levels":[],"chosen":[],"quitters":[],"reliability":[],"bots_only_until":0,"seat_requests":[],"seat_wishes":[],"seats_chosen":false,"round":{"tournament":"t3yqn5sx","number":2,"ends_at":1800000959600}}',3,0,'t3yqn5sx');
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
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'',0,5,5,1,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'',0,5,5,1,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'',0,5,5,1,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'hungarian',0,1,1,1,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'',0,5,5,2,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'',0,5,5,2,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'',0,5,5,2,0,0,-4,NULL,1,2000);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'hungarian',0,1,1,0,0,0,0,NULL,1,500);
INSERT INTO "tallies" VALUES(1,81384788765712384,'all',0,'block',0,2,2,0,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(1,81384788765712384,'day',20833,'block',0,2,2,0,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(1,81384788765712384,'month',20819,'block',0,2,2,0,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(1,81384788765712384,'week',20829,'block',0,2,2,0,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'block',0,2,2,1,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'block',0,2,2,1,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'block',0,2,2,1,0,0,0,NULL,1,750);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'block',0,2,2,1,0,0,0,NULL,1,750);
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
INSERT INTO "tallies" VALUES(2,81384788765712384,'all',0,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'day',20833,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'month',20819,'buki',0,1,1,0,0,0,-4,NULL,1,250);
INSERT INTO "tallies" VALUES(2,81384788765712384,'week',20829,'buki',0,1,1,0,0,0,-4,NULL,1,250);
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
INSERT INTO "tournaments" VALUES('t3yqn5sx',81384788765712384,'23c07c9ed0f5db8e9e93c8e1769b4e36fb61bf484e3030607275fa88c670c2c1','round',2,1800000959600,0);
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
INSERT INTO "transfers" VALUES('7ms8fsys/5/0','member:81384788765712384:1','table:7ms8fsys',22,'buy-in','7ms8fsys',1800000000000,0);
INSERT INTO "transfers" VALUES('7ms8fsys/5/1','member:81384788765712384:2','table:7ms8fsys',22,'buy-in','7ms8fsys',1800000000000,1);
INSERT INTO "transfers" VALUES('7ms8fsys/5/2','house:81384788765712384','table:7ms8fsys',22,'buy-in','7ms8fsys',1800000000000,2);
INSERT INTO "transfers" VALUES('7ms8fsys/5/3','house:81384788765712384','table:7ms8fsys',22,'buy-in','7ms8fsys',1800000000000,3);
INSERT INTO "transfers" VALUES('wm6m2k7n/5/0','member:81384788765712384:1','table:wm6m2k7n',12,'buy-in','wm6m2k7n',1800000003600,0);
INSERT INTO "transfers" VALUES('wm6m2k7n/5/1','member:81384788765712384:2','table:wm6m2k7n',12,'buy-in','wm6m2k7n',1800000003600,1);
INSERT INTO "transfers" VALUES('wm6m2k7n/5/2','house:81384788765712384','table:wm6m2k7n',12,'buy-in','wm6m2k7n',1800000003600,2);
INSERT INTO "transfers" VALUES('wm6m2k7n/5/3','house:81384788765712384','table:wm6m2k7n',12,'buy-in','wm6m2k7n',1800000003600,3);
INSERT INTO "transfers" VALUES('bmwhd5km/5/0','member:81384788765712384:1','table:bmwhd5km',22,'buy-in','bmwhd5km',1800000016800,0);
INSERT INTO "transfers" VALUES('bmwhd5km/5/1','member:81384788765712384:2','table:bmwhd5km',22,'buy-in','bmwhd5km',1800000016800,1);
INSERT INTO "transfers" VALUES('bmwhd5km/5/2','house:81384788765712384','table:bmwhd5km',22,'buy-in','bmwhd5km',1800000016800,2);
INSERT INTO "transfers" VALUES('bmwhd5km/5/3','house:81384788765712384','table:bmwhd5km',22,'buy-in','bmwhd5km',1800000016800,3);
INSERT INTO "transfers" VALUES('bmwhd5km/29/out0','table:bmwhd5km','member:81384788765712384:1',18,'paid-out','bmwhd5km',1800000028800,0);
INSERT INTO "transfers" VALUES('bmwhd5km/29/out1','table:bmwhd5km','member:81384788765712384:2',18,'paid-out','bmwhd5km',1800000028800,1);
INSERT INTO "transfers" VALUES('bmwhd5km/29/out2','table:bmwhd5km','house:81384788765712384',32,'paid-out','bmwhd5km',1800000028800,2);
INSERT INTO "transfers" VALUES('bmwhd5km/29/out3','table:bmwhd5km','house:81384788765712384',20,'paid-out','bmwhd5km',1800000028800,3);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/3','house:81384788765712384','member:81384788765712384:3',400,'welcome',NULL,1800000028800,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/4','house:81384788765712384','member:81384788765712384:4',400,'welcome',NULL,1800000028800,0);
INSERT INTO "transfers" VALUES('welcome/81384788765712384/5','house:81384788765712384','member:81384788765712384:5',400,'welcome',NULL,1800000028800,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/1/t3yqn5sx','member:81384788765712384:1','table:t3yqn5sx',20,'entry',NULL,1800000328800,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/2/t3yqn5sx','member:81384788765712384:2','table:t3yqn5sx',20,'entry',NULL,1800000328800,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/3/t3yqn5sx','member:81384788765712384:3','table:t3yqn5sx',20,'entry',NULL,1800000328800,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/4/t3yqn5sx','member:81384788765712384:4','table:t3yqn5sx',20,'entry',NULL,1800000328800,0);
INSERT INTO "transfers" VALUES('entry/81384788765712384/5/t3yqn5sx','member:81384788765712384:5','table:t3yqn5sx',20,'entry',NULL,1800000328800,0);
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
INSERT INTO "winnings" VALUES(81384788765712384,2,20833,-4);
CREATE TABLE wishes (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	told_at BIGINT NOT NULL, 
	PRIMARY KEY (guild, user, game)
);
CREATE INDEX tables_newest ON tables (channel, changed_at);
CREATE INDEX tables_guild ON tables (guild) WHERE phase IN ('lobby', 'playing', 'pause');
CREATE UNIQUE INDEX tables_channel ON tables (channel) WHERE phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_changed_at ON tables (changed_at);
CREATE INDEX tables_server ON tables (guild);
CREATE INDEX tables_tournament ON tables (tournament);
CREATE INDEX accounts_user ON accounts (user);
CREATE INDEX accounts_standing ON accounts (guild, balance, user) WHERE kind = 'member';
CREATE INDEX accounts_guild ON accounts (guild, kind);
CREATE INDEX members_user ON members (user);
CREATE INDEX awaited_user ON awaited (user);
CREATE INDEX settlements_table ON settlements (table_id);
CREATE INDEX openings_opponent ON openings (opponent, guild);
CREATE INDEX openings_user ON openings (user, guild);
CREATE INDEX results_user ON results (user, guild);
CREATE INDEX ratings_standing ON ratings (guild, game, shown, user);
CREATE INDEX ratings_user ON ratings (user, guild);
CREATE INDEX tallies_hc ON tallies (guild, span, start, game, bots, hc, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_gone ON tallies (guild, user) WHERE NOT present;
CREATE INDEX tallies_rating ON tallies (guild, span, start, game, bots, rating, user) WHERE span <> 'day' AND present AND rating IS NOT NULL;
CREATE INDEX tallies_start ON tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX tallies_won ON tallies (guild, span, start, game, bots, won, user) WHERE span <> 'day' AND present AND played > 0;
CREATE INDEX tallies_matches_won ON tallies (guild, span, start, game, bots, matches_won, user) WHERE span <> 'day' AND present AND matches > 0;
CREATE INDEX seasons_to_tell ON seasons (closed_at) WHERE closed_at IS NOT NULL AND (told IS NULL OR told < 0);
CREATE INDEX seasons_open ON seasons (start) WHERE closed_at IS NULL;
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
CREATE INDEX pairs_flow ON pairs (guild, month, hc, user) WHERE hc > 0;
CREATE INDEX pairs_month ON pairs (month);
CREATE INDEX pair_shares_standing ON pair_shares (guild, month, share, user) WHERE rounds >= 20;
CREATE INDEX pair_shares_month ON pair_shares (month);
CREATE INDEX pair_shares_user ON pair_shares (user);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_user ON partners (user);
CREATE INDEX partner_tallies_matches_won ON partner_tallies (guild, span, start, game, bots, matches_won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND matches > 0;
CREATE INDEX partner_tallies_start ON partner_tallies (span, start) WHERE span IN ('day', 'week');
CREATE INDEX partner_tallies_rating ON partner_tallies (guild, span, start, game, bots, rating, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND rating IS NOT NULL;
CREATE INDEX partner_tallies_partner ON partner_tallies (partner, guild, span, start, game, bots);
CREATE INDEX partner_tallies_gone ON partner_tallies (guild, user) WHERE NOT user_present;
CREATE INDEX partner_tallies_won ON partner_tallies (guild, span, start, game, bots, won, user, partner) WHERE span <> 'day' AND user_present AND partner_present AND played > 0;
CREATE INDEX partner_tallies_partner_gone ON partner_tallies (guild, partner) WHERE NOT partner_present;
CREATE INDEX evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX evenings_by ON evenings ("by");
CREATE INDEX evenings_outdated ON evenings (guild) WHERE shown < version;
CREATE INDEX evenings_guild ON evenings (guild, step);
CREATE INDEX evening_guests_user ON evening_guests (user);
CREATE INDEX tournaments_guild ON tournaments (guild);
CREATE INDEX entrants_user ON entrants (user);
CREATE INDEX round_places_user ON round_places (user);
CREATE INDEX tournament_places_guild ON tournament_places (guild, at);
CREATE INDEX tournament_places_user ON tournament_places (user, guild);
CREATE INDEX wishes_game ON wishes (guild, game, told_at);
CREATE INDEX wishes_user ON wishes (user);
CREATE INDEX unsent_absences_user ON unsent_absences (user);
CREATE INDEX log_by ON log ("by", table_id) WHERE by IS NOT NULL;
CREATE INDEX transfers_table ON transfers (table_id);
CREATE INDEX transfers_target ON transfers (target, at);
CREATE INDEX transfers_source ON transfers (source, at);
COMMIT;
