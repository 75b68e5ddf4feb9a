BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	look VARCHAR(200) NOT NULL, 
	small_look VARCHAR(200) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	settings TEXT NOT NULL, 
	suspended BOOLEAN DEFAULT 0 NOT NULL, 
	created BIGINT NOT NULL, mail VARCHAR(200) DEFAULT '' NOT NULL, quiet BIGINT DEFAULT '300000' NOT NULL, hours TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (look), 
	UNIQUE (small_look)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	actor VARCHAR(60) NOT NULL, 
	deed VARCHAR(40) NOT NULL, 
	about VARCHAR(100) NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE blocks (
	account VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (account, other), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE, 
	FOREIGN KEY(other) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE channels (
	id VARCHAR(32) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	every BIGINT DEFAULT '0' NOT NULL, 
	failures INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	time BIGINT NOT NULL, account VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('a-table-of-the-past',1,0,'P0','è l’ora del tè',1700000000000,'');
CREATE TABLE codes (
	mark VARCHAR(64) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	account VARCHAR(32), 
	data TEXT NOT NULL, 
	until BIGINT, 
	PRIMARY KEY (mark), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE entrants (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(60) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	tournament VARCHAR(32) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	joined BIGINT NOT NULL, 
	dropped INTEGER, 
	PRIMARY KEY (tournament, account), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE leagues (
	id VARCHAR(32) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	wish TEXT NOT NULL, 
	season INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	fence BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	ply INTEGER NOT NULL, 
	who VARCHAR(10) NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('a-table-of-the-past',1,'move',2,'bid box 1 with 3',0,'person',1700000000000);
INSERT INTO "log" VALUES('a-table-of-the-past',2,'move',0,'bid box 1 with 4',1,'person',1700000000001);
INSERT INTO "log" VALUES('a-table-of-the-past',3,'move',1,'bid box 1 with 5',2,'person',1700000000002);
INSERT INTO "log" VALUES('a-table-of-the-past',4,'move',2,'bid box 1 with 6',3,'person',1700000000003);
INSERT INTO "log" VALUES('a-table-of-the-past',5,'move',0,'bid box 1 with 7',4,'person',1700000000004);
INSERT INTO "log" VALUES('a-table-of-the-past',6,'move',1,'bid box 1 with 8',5,'person',1700000000005);
INSERT INTO "log" VALUES('a-table-of-the-past',7,'move',2,'bid box 1 with 9',6,'person',1700000000006);
INSERT INTO "log" VALUES('a-table-of-the-past',8,'move',0,'bid box 1 with 10',7,'person',1700000000007);
INSERT INTO "log" VALUES('a-table-of-the-past',9,'move',1,'bid box 1 with 11',8,'person',1700000000008);
INSERT INTO "log" VALUES('a-table-of-the-past',10,'move',2,'bid box 1 with 12',9,'person',1700000000009);
INSERT INTO "log" VALUES('a-table-of-the-past',11,'move',0,'bid box 2 with 3',10,'person',1700000000010);
INSERT INTO "log" VALUES('a-table-of-the-past',12,'move',1,'bid box 2 with 4',11,'person',1700000000011);
CREATE TABLE notes (
	account VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (account, table_id), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE outbox (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	channel VARCHAR(32) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	made BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	owner VARCHAR(32) DEFAULT '' NOT NULL, 
	lease BIGINT DEFAULT '0' NOT NULL, 
	done BIGINT, 
	fate VARCHAR(10) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat, number, channel), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(channel) REFERENCES channels (id) ON DELETE CASCADE
);
CREATE TABLE pairings (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	place DOUBLE, 
	share DOUBLE, 
	PRIMARY KEY (tournament, round, board, seat), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE passkeys (
	id VARCHAR(500) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	count BIGINT NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE rated (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(100) NOT NULL, 
	players INTEGER NOT NULL, 
	who VARCHAR(60) NOT NULL, 
	rank INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE ratings (
	game VARCHAR(100) NOT NULL, 
	players INTEGER NOT NULL, 
	who VARCHAR(60) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	last BIGINT NOT NULL, 
	PRIMARY KEY (game, players, who)
);
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	closed BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	away BOOLEAN NOT NULL, 
	given BOOLEAN NOT NULL, 
	standin VARCHAR(40) NOT NULL, resigned BOOLEAN DEFAULT 0 NOT NULL, account VARCHAR(32) DEFAULT '' NOT NULL, colour VARCHAR(20) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('a-table-of-the-past',0,'person','P0','','0000000000000000000000000000000000000000000000000000000000000000',0,0,'',0,'','');
INSERT INTO "seats" VALUES('a-table-of-the-past',1,'person','P1','','1111111111111111111111111111111111111111111111111111111111111111',0,0,'',0,'','');
INSERT INTO "seats" VALUES('a-table-of-the-past',2,'person','P2','','2222222222222222222222222222222222222222222222222222222222222222',0,0,'',0,'','');
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	beat BIGINT NOT NULL, 
	served BIGINT NOT NULL, 
	alive BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE sessions (
	mark VARCHAR(64) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	device VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (mark), 
	FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(100) NOT NULL, 
	rules INTEGER NOT NULL, 
	board VARCHAR(200) NOT NULL, 
	options TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	start VARCHAR(10) NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	position TEXT NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	salt VARCHAR(80) NOT NULL, 
	clock TEXT NOT NULL, 
	running TEXT NOT NULL, 
	takeback TEXT NOT NULL, 
	due BIGINT, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, practice BOOLEAN DEFAULT 0 NOT NULL, calls TEXT DEFAULT '' NOT NULL, visitors BOOLEAN DEFAULT 0 NOT NULL, account VARCHAR(32) DEFAULT '' NOT NULL, result TEXT DEFAULT '' NOT NULL, rated BOOLEAN DEFAULT 0 NOT NULL, seek VARCHAR(64) DEFAULT '' NOT NULL, tournament VARCHAR(32) DEFAULT '' NOT NULL, acting VARCHAR(40), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('a-table-of-the-past','last_train_to_wensleydale',1,'dales','{}',3,'','playing',1,'full','table','','','7','','','','',NULL,1700000000000,1700000000000,NULL,0,'',0,'','',0,'','',NULL);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	wish TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	round INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	league VARCHAR(32) DEFAULT '' NOT NULL, 
	season INTEGER DEFAULT '0' NOT NULL, 
	division INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_lobby ON tables (public, status, created);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX seats_token ON seats (token);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_account ON passkeys (account);
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX codes_until ON codes (until);
CREATE INDEX seats_account ON seats (account);
CREATE INDEX tables_account ON tables (account);
CREATE INDEX tables_seek ON tables (seek, status);
CREATE INDEX tables_tournament ON tables (tournament);
CREATE INDEX tables_rated ON tables (rated, ended);
CREATE INDEX accounts_mail ON accounts (mail);
CREATE INDEX entrants_who ON entrants (who);
CREATE INDEX ratings_who ON ratings (who);
CREATE INDEX rated_who ON rated (who, game, players, ended);
CREATE INDEX rated_pool ON rated (game, players, ended);
CREATE INDEX channels_account ON channels (account);
CREATE INDEX outbox_due ON outbox (done, due);
CREATE INDEX outbox_channel ON outbox (channel);
CREATE INDEX tournaments_status ON tournaments (status, created);
CREATE INDEX tournaments_league ON tournaments (league, season);
CREATE INDEX entries_account ON entries (account);
CREATE INDEX chat_account ON chat (account);
COMMIT;
