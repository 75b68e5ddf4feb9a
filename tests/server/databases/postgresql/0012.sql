SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    look character varying(200) NOT NULL,
    small_look character varying(200) NOT NULL,
    password character varying(200) NOT NULL,
    settings text NOT NULL,
    suspended boolean DEFAULT false NOT NULL,
    created bigint NOT NULL,
    mail character varying(200) DEFAULT ''::character varying NOT NULL,
    quiet bigint DEFAULT '300000'::bigint NOT NULL,
    hours text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    table_id character varying(32) NOT NULL,
    version integer NOT NULL,
    data bytea NOT NULL,
    made bigint NOT NULL
);
CREATE TABLE public.audit (
    number integer NOT NULL,
    "time" bigint NOT NULL,
    actor character varying(60) NOT NULL,
    deed character varying(40) NOT NULL,
    about character varying(100) NOT NULL,
    detail text NOT NULL
);
CREATE SEQUENCE public.audit_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_number_seq OWNED BY public.audit.number;
CREATE TABLE public.blocks (
    account character varying(32) NOT NULL,
    other character varying(32) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.channels (
    id character varying(32) NOT NULL,
    account character varying(32) NOT NULL,
    kind character varying(10) NOT NULL,
    address text NOT NULL,
    keys text NOT NULL,
    label character varying(60) NOT NULL,
    every bigint DEFAULT '0'::bigint NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL,
    used bigint
);
CREATE TABLE public.chat (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer,
    name character varying(40) NOT NULL,
    text text NOT NULL,
    "time" bigint NOT NULL,
    account character varying(32) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.codes (
    mark character varying(64) NOT NULL,
    kind character varying(12) NOT NULL,
    account character varying(32),
    data text NOT NULL,
    until bigint
);
CREATE TABLE public.entrants (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    who character varying(60) NOT NULL
);
CREATE TABLE public.entries (
    tournament character varying(32) NOT NULL,
    account character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    number integer NOT NULL,
    joined bigint NOT NULL,
    dropped integer
);
CREATE TABLE public.house (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.leagues (
    id character varying(32) NOT NULL,
    title character varying(80) NOT NULL,
    host character varying(32) NOT NULL,
    wish text NOT NULL,
    season integer NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.leases (
    table_id character varying(32) NOT NULL,
    owner character varying(32) NOT NULL,
    fence bigint NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(4) NOT NULL,
    seat integer NOT NULL,
    move character varying(200) NOT NULL,
    ply integer NOT NULL,
    who character varying(10) NOT NULL,
    "time" bigint NOT NULL
);
CREATE TABLE public.notes (
    account character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL,
    text text NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.outbox (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    number integer NOT NULL,
    channel character varying(32) NOT NULL,
    account character varying(32) NOT NULL,
    kind character varying(10) NOT NULL,
    made bigint NOT NULL,
    due bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    owner character varying(32) DEFAULT ''::character varying NOT NULL,
    lease bigint DEFAULT '0'::bigint NOT NULL,
    done bigint,
    fate character varying(10) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.pairings (
    tournament character varying(32) NOT NULL,
    round integer NOT NULL,
    board integer NOT NULL,
    seat integer NOT NULL,
    account character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL,
    place double precision,
    share double precision
);
CREATE TABLE public.passkeys (
    id character varying(500) NOT NULL,
    account character varying(32) NOT NULL,
    key bytea NOT NULL,
    count bigint NOT NULL,
    label character varying(60) NOT NULL,
    created bigint NOT NULL,
    used bigint
);
CREATE TABLE public.rated (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    game character varying(100) NOT NULL,
    players integer NOT NULL,
    who character varying(60) NOT NULL,
    rank integer NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.ratings (
    game character varying(100) NOT NULL,
    players integer NOT NULL,
    who character varying(60) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    last bigint NOT NULL
);
CREATE TABLE public.reports (
    id character varying(32) NOT NULL,
    by character varying(32) NOT NULL,
    about character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL,
    text text NOT NULL,
    created bigint NOT NULL,
    closed bigint
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(10) NOT NULL,
    name character varying(40) NOT NULL,
    bot character varying(40) NOT NULL,
    token character varying(64) NOT NULL,
    away boolean NOT NULL,
    given boolean NOT NULL,
    standin character varying(40) NOT NULL,
    resigned boolean DEFAULT false NOT NULL,
    account character varying(32) DEFAULT ''::character varying NOT NULL,
    colour character varying(20) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.servers (
    id character varying(32) NOT NULL,
    address character varying(200) NOT NULL,
    key character varying(64) NOT NULL,
    beat bigint NOT NULL,
    served bigint NOT NULL,
    alive boolean NOT NULL
);
CREATE TABLE public.sessions (
    mark character varying(64) NOT NULL,
    account character varying(32) NOT NULL,
    device character varying(60) NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.snapshots (
    table_id character varying(32) NOT NULL,
    ply integer NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(100) NOT NULL,
    rules integer NOT NULL,
    board character varying(200) NOT NULL,
    options text NOT NULL,
    players integer NOT NULL,
    title character varying(80) NOT NULL,
    status character varying(10) NOT NULL,
    public boolean NOT NULL,
    start character varying(10) NOT NULL,
    origin character varying(10) NOT NULL,
    "position" text NOT NULL,
    host character varying(64) NOT NULL,
    seed character varying(80) NOT NULL,
    salt character varying(80) NOT NULL,
    clock text NOT NULL,
    running text NOT NULL,
    takeback text NOT NULL,
    due bigint,
    created bigint NOT NULL,
    started bigint,
    ended bigint,
    practice boolean DEFAULT false NOT NULL,
    calls text DEFAULT ''::text NOT NULL,
    visitors boolean DEFAULT false NOT NULL,
    account character varying(32) DEFAULT ''::character varying NOT NULL,
    result text DEFAULT ''::text NOT NULL,
    rated boolean DEFAULT false NOT NULL,
    seek character varying(64) DEFAULT ''::character varying NOT NULL,
    tournament character varying(32) DEFAULT ''::character varying NOT NULL,
    acting character varying(40)
);
CREATE TABLE public.tournaments (
    id character varying(32) NOT NULL,
    title character varying(80) NOT NULL,
    kind character varying(12) NOT NULL,
    status character varying(10) NOT NULL,
    host character varying(32) NOT NULL,
    public boolean NOT NULL,
    wish text NOT NULL,
    seed character varying(40) NOT NULL,
    round integer NOT NULL,
    rounds integer NOT NULL,
    league character varying(32) DEFAULT ''::character varying NOT NULL,
    season integer DEFAULT 0 NOT NULL,
    division integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL,
    started bigint,
    ended bigint
);
ALTER TABLE ONLY public.audit ALTER COLUMN number SET DEFAULT nextval('public.audit_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0012');
INSERT INTO public.chat VALUES ('a-table-of-the-past', 1, 0, 'P0', 'è l’ora del tè', 1700000000000, '');
INSERT INTO public.log VALUES ('a-table-of-the-past', 1, 'move', 2, 'bid box 1 with 3', 0, 'person', 1700000000000);
INSERT INTO public.log VALUES ('a-table-of-the-past', 2, 'move', 0, 'bid box 1 with 4', 1, 'person', 1700000000001);
INSERT INTO public.log VALUES ('a-table-of-the-past', 3, 'move', 1, 'bid box 1 with 5', 2, 'person', 1700000000002);
INSERT INTO public.log VALUES ('a-table-of-the-past', 4, 'move', 2, 'bid box 1 with 6', 3, 'person', 1700000000003);
INSERT INTO public.log VALUES ('a-table-of-the-past', 5, 'move', 0, 'bid box 1 with 7', 4, 'person', 1700000000004);
INSERT INTO public.log VALUES ('a-table-of-the-past', 6, 'move', 1, 'bid box 1 with 8', 5, 'person', 1700000000005);
INSERT INTO public.log VALUES ('a-table-of-the-past', 7, 'move', 2, 'bid box 1 with 9', 6, 'person', 1700000000006);
INSERT INTO public.log VALUES ('a-table-of-the-past', 8, 'move', 0, 'bid box 1 with 10', 7, 'person', 1700000000007);
INSERT INTO public.log VALUES ('a-table-of-the-past', 9, 'move', 1, 'bid box 1 with 11', 8, 'person', 1700000000008);
INSERT INTO public.log VALUES ('a-table-of-the-past', 10, 'move', 2, 'bid box 1 with 12', 9, 'person', 1700000000009);
INSERT INTO public.log VALUES ('a-table-of-the-past', 11, 'move', 0, 'bid box 2 with 3', 10, 'person', 1700000000010);
INSERT INTO public.log VALUES ('a-table-of-the-past', 12, 'move', 1, 'bid box 2 with 4', 11, 'person', 1700000000011);
INSERT INTO public.seats VALUES ('a-table-of-the-past', 0, 'person', 'P0', '', '0000000000000000000000000000000000000000000000000000000000000000', false, false, '', false, '', '');
INSERT INTO public.seats VALUES ('a-table-of-the-past', 1, 'person', 'P1', '', '1111111111111111111111111111111111111111111111111111111111111111', false, false, '', false, '', '');
INSERT INTO public.seats VALUES ('a-table-of-the-past', 2, 'person', 'P2', '', '2222222222222222222222222222222222222222222222222222222222222222', false, false, '', false, '', '');
INSERT INTO public.tables VALUES ('a-table-of-the-past', 'last_train_to_wensleydale', 1, 'dales', '{}', 3, '', 'playing', true, 'full', 'table', '', '', '7', '', '', '', '', NULL, 1700000000000, 1700000000000, NULL, false, '', false, '', '', false, '', '', NULL);
SELECT pg_catalog.setval('public.audit_number_seq', 1, false);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_look_key UNIQUE (look);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_small_look_key UNIQUE (small_look);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (account, other);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (mark);
ALTER TABLE ONLY public.entrants
    ADD CONSTRAINT entrants_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tournament, account);
ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.leagues
    ADD CONSTRAINT leagues_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (account, table_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (table_id, seat, number, channel);
ALTER TABLE ONLY public.pairings
    ADD CONSTRAINT pairings_pkey PRIMARY KEY (tournament, round, board, seat);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (game, players, who);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (mark);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
CREATE INDEX accounts_mail ON public.accounts USING btree (mail);
CREATE INDEX channels_account ON public.channels USING btree (account);
CREATE INDEX chat_account ON public.chat USING btree (account);
CREATE INDEX codes_until ON public.codes USING btree (until);
CREATE INDEX entrants_who ON public.entrants USING btree (who);
CREATE INDEX entries_account ON public.entries USING btree (account);
CREATE INDEX leases_owner ON public.leases USING btree (owner);
CREATE INDEX outbox_channel ON public.outbox USING btree (channel);
CREATE INDEX outbox_due ON public.outbox USING btree (done, due);
CREATE INDEX passkeys_account ON public.passkeys USING btree (account);
CREATE INDEX rated_pool ON public.rated USING btree (game, players, ended);
CREATE INDEX rated_who ON public.rated USING btree (who, game, players, ended);
CREATE INDEX ratings_who ON public.ratings USING btree (who);
CREATE INDEX seats_account ON public.seats USING btree (account);
CREATE INDEX seats_token ON public.seats USING btree (token);
CREATE INDEX sessions_account ON public.sessions USING btree (account);
CREATE INDEX tables_account ON public.tables USING btree (account);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_lobby ON public.tables USING btree (public, status, created);
CREATE INDEX tables_rated ON public.tables USING btree (rated, ended);
CREATE INDEX tables_seek ON public.tables USING btree (seek, status);
CREATE INDEX tables_tournament ON public.tables USING btree (tournament);
CREATE INDEX tournaments_league ON public.tournaments USING btree (league, season);
CREATE INDEX tournaments_status ON public.tournaments USING btree (status, created);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_other_fkey FOREIGN KEY (other) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entrants
    ADD CONSTRAINT entrants_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_tournament_fkey FOREIGN KEY (tournament) REFERENCES public.tournaments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_channel_fkey FOREIGN KEY (channel) REFERENCES public.channels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pairings
    ADD CONSTRAINT pairings_tournament_fkey FOREIGN KEY (tournament) REFERENCES public.tournaments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
