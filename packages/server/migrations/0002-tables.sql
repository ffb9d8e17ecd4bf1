-- Tables: matches, who sits at them, and the journal, which is the truth about every match.

create table matches (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8,10}$'),
  game text not null,
  game_version integer not null,
  name text not null check (char_length(name) between 1 and 60),
  language text not null default 'en' check (language in ('en', 'uk', 'pl')),
  -- json keeps the order of fields, on which digests of records depend; jsonb does not.
  options json not null,
  host uuid references accounts (id) on delete set null,
  status text not null default 'gathering' check (status in ('gathering', 'playing', 'finished', 'abandoned')),
  listed boolean not null default false,
  watching text not null default 'link' check (watching in ('nobody', 'link', 'all')),
  chat text not null default 'all' check (chat in ('all', 'phrases', 'off')),
  after_end boolean not null default true,
  turn_seconds integer check (turn_seconds between 60 and 2592000),
  when_late text not null default 'ask' check (when_late in ('ask', 'bot')),
  bot_delay_ms integer not null default 2000 check (bot_delay_ms between 0 and 10000),
  seed text,
  seed_seal text,
  sequence integer not null default 0,
  step integer not null default 0,
  revealed_step integer not null default 0,
  -- Raised whenever seats or settings change, so that a node can find out what it has not heard.
  changes integer not null default 0,
  bot_due_at timestamptz,
  summary jsonb,
  standings jsonb,
  frozen text,
  created_at timestamptz not null,
  started_at timestamptz,
  moved_at timestamptz,
  finished_at timestamptz,
  check (status = 'gathering' or (seed is not null and seed_seal is not null and started_at is not null))
);
create index matches_listed on matches (status, created_at) where listed;
create index matches_bot_due on matches (bot_due_at) where bot_due_at is not null;
create index matches_finished on matches (finished_at) where finished_at is not null;
create index matches_host on matches (host);

create table seats (
  match uuid not null references matches (id) on delete cascade,
  seat text not null check (char_length(seat) between 1 and 40),
  place integer not null,
  holder uuid references accounts (id) on delete set null,
  bot text,
  -- Played by the rules themselves: never held, never replaced.
  automatic boolean not null default false,
  -- Somebody new may sit down here while the match runs.
  open boolean not null default false,
  playing boolean not null default false,
  ready boolean not null default false,
  sat_at timestamptz,
  to_act boolean not null default false,
  acting_since timestamptz,
  due_at timestamptz,
  remind_at timestamptz,
  reminded integer not null default 0,
  left_seconds integer,
  missed integer not null default 0,
  left_at timestamptz,
  owner uuid references accounts (id) on delete set null,
  primary key (match, seat),
  check (not playing or automatic or holder is not null or bot is not null),
  check (not automatic or (holder is null and bot is null and owner is null and not open)),
  check (to_act = (acting_since is not null))
);
create index seats_holder on seats (holder);
create index seats_remind on seats (remind_at) where to_act and remind_at is not null;
create index seats_due on seats (due_at) where to_act and due_at is not null;

create table journal (
  match uuid not null references matches (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('start', 'choice', 'undo', 'rewind', 'restart')),
  seat text,
  answer json,
  step integer not null check (step >= 0),
  actor uuid references accounts (id) on delete set null,
  bot text,
  request uuid,
  revealed boolean not null default false,
  events json not null,
  at timestamptz not null,
  primary key (match, sequence),
  check ((kind = 'choice') = (seat is not null and answer is not null))
);
create unique index journal_request on journal (match, request) where request is not null;

-- What is written is written; only the link to a person may be loosened.
create function journal_is_append_only() returns trigger language plpgsql as $$
begin
  if new.actor is null
    and (new.match, new.sequence, new.kind, new.step, new.at) = (old.match, old.sequence, old.kind, old.step, old.at)
    and new.seat is not distinct from old.seat and new.answer::text is not distinct from old.answer::text
    and new.bot is not distinct from old.bot and new.request is not distinct from old.request
    and new.revealed = old.revealed and new.events::text = old.events::text
  then
    return new;
  end if;
  raise exception 'the journal is append-only';
end
$$;
create trigger journal_append_only before update on journal for each row execute function journal_is_append_only();

create table snapshots (
  match uuid not null references matches (id) on delete cascade,
  sequence integer not null,
  step integer not null,
  stage integer not null default 0,
  record json not null,
  primary key (match, sequence)
);

create table archives (
  match uuid primary key references matches (id) on delete cascade,
  format integer not null,
  sequence integer not null,
  body bytea not null,
  record bytea not null
);

create table seat_changes (
  match uuid not null references matches (id) on delete cascade,
  at timestamptz not null,
  seat text not null,
  from_account uuid references accounts (id) on delete set null,
  to_account uuid references accounts (id) on delete set null,
  bot text,
  why text not null check (why in ('sat', 'stood', 'removed', 'started', 'left', 'missed', 'back', 'opened', 'taken-over', 'deleted'))
);
create index seat_changes_match on seat_changes (match, at);

create table undo_asks (
  match uuid primary key references matches (id) on delete cascade,
  by_seat text not null,
  to_step integer not null,
  at_sequence integer not null,
  needed jsonb not null,
  agreed jsonb not null default '[]',
  expires_at timestamptz not null
);

create table late_votes (
  match uuid not null references matches (id) on delete cascade,
  seat text not null,
  acting_since timestamptz not null,
  account uuid not null references accounts (id) on delete cascade,
  primary key (match, seat, acting_since, account)
);

create table open_votes (
  match uuid not null references matches (id) on delete cascade,
  seat text not null,
  account uuid not null references accounts (id) on delete cascade,
  primary key (match, seat, account)
);

create table results (
  match uuid not null references matches (id) on delete cascade,
  seat text not null,
  game text not null,
  players integer not null,
  account uuid references accounts (id) on delete set null,
  name text not null,
  rank integer not null,
  score double precision not null,
  share real not null,
  abandoned boolean not null default false,
  finished_at timestamptz not null,
  primary key (match, seat)
);
create index results_account on results (account, finished_at);

create table nodes (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

create unlogged table presences (
  match uuid not null,
  account uuid not null,
  node uuid not null,
  sockets integer not null,
  since timestamptz not null,
  primary key (match, account, node)
);
create index presences_node on presences (node);
