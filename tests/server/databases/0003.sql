BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
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
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	away BOOLEAN NOT NULL, 
	given BOOLEAN NOT NULL, 
	standin VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
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
	ended BIGINT, practice BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_lobby ON tables (public, status, created);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX seats_token ON seats (token);
COMMIT;
