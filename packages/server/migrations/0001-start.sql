-- All tables. One file for SQLite and PostgreSQL: times are integer milliseconds, booleans 0 or 1, JSON is text.
-- A block between "-- sqlite" or "-- postgres" and "-- end" is for that database only.

-- People: guests and members, and how they sign in.

create table accounts (
  id text primary key,
  kind text not null default 'guest' check (kind in ('guest', 'member')),
  name text not null check (length(name) between 1 and 40),
  -- Made by the server: names are equal if they differ only in case, width or spaces.
  name_key text not null,
  language text not null default 'en' check (language in ('en', 'uk', 'pl')),
  time_zone text not null default 'UTC' check (length(time_zone) between 1 and 64),
  role text not null default 'person' check (role in ('person', 'moderator', 'admin')),
  away_from integer,
  away_until integer,
  away_days_left integer not null default 28 check (away_days_left between 0 and 28),
  away_year integer not null default 0,
  shows text not null default '{"statistics":true,"matches":true,"presence":true}',
  recovery_hash blob,
  -- The session that made the code: there it is no recent sign-in.
  recovery_session text,
  -- Raised by each change of the credentials: a sign-in that was checked before does not begin a session.
  credentials_version integer not null default 0,
  suspended_at integer,
  created_at integer not null,
  seen_at integer not null,
  deleted_at integer,
  check (away_until is null or away_from is not null)
) strict;
create unique index accounts_member_name on accounts (name_key) where kind = 'member' and deleted_at is null;
create index accounts_guest_seen on accounts (seen_at) where kind = 'guest' and deleted_at is null;

create table emails (
  address_key text primary key check (length(address_key) between 3 and 254),
  account text not null references accounts (id) on delete cascade,
  address text not null check (length(address) between 3 and 254),
  confirmed_at integer
) strict;
create unique index emails_account on emails (account);

create table passwords (
  account text primary key references accounts (id) on delete cascade,
  hash text not null check (length(hash) between 20 and 300),
  changed_at integer not null
) strict;

create table passkeys (
  id blob primary key,
  account text not null references accounts (id) on delete cascade,
  public_key blob not null,
  counter integer not null default 0,
  transports text not null default '[]',
  name text not null check (length(name) between 1 and 60),
  created_at integer not null,
  used_at integer
) strict;
create index passkeys_account on passkeys (account);

create table challenges (
  id text primary key,
  account text references accounts (id) on delete cascade,
  challenge text not null check (length(challenge) between 16 and 200),
  expires_at integer not null
) strict;
create index challenges_account on challenges (account);
create index challenges_expiry on challenges (expires_at);

create table sessions (
  token_hash blob primary key,
  id text not null,
  account text not null references accounts (id) on delete cascade,
  agent text not null default '' check (length(agent) <= 200),
  created_at integer not null,
  signed_in_at integer not null,
  used_at integer not null,
  expires_at integer not null
) strict;
create unique index sessions_id on sessions (id);
create index sessions_account on sessions (account);
create index sessions_expiry on sessions (expires_at);

create table links (
  token_hash blob primary key,
  account text references accounts (id) on delete cascade,
  address_key text not null,
  address text not null,
  purpose text not null check (purpose in ('sign-in', 'confirm')),
  -- A confirmation has a short code beside its link, for the page that asked.
  code_hash blob,
  tries integer not null default 0,
  expires_at integer not null,
  used_at integer
) strict;
create index links_address on links (address_key, expires_at);
create index links_account on links (account);
create index links_expiry on links (expires_at);

create table pending_sign_ins (
  token_hash blob primary key,
  session text not null references sessions (id) on delete cascade,
  account text not null references accounts (id) on delete cascade,
  expires_at integer not null
) strict;
create unique index pending_sign_ins_session on pending_sign_ins (session);
create index pending_sign_ins_account on pending_sign_ins (account);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);

create table push_devices (
  endpoint text primary key check (length(endpoint) between 10 and 1000),
  account text not null references accounts (id) on delete cascade,
  keys text not null,
  created_at integer not null
) strict;
create index push_devices_account on push_devices (account);

create table notice_settings (
  account text primary key references accounts (id) on delete cascade,
  wants text not null,
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439)
) strict;

create table blocks (
  account text not null references accounts (id) on delete cascade,
  blocked text not null references accounts (id) on delete cascade,
  at integer not null,
  primary key (account, blocked),
  check (account <> blocked)
) strict, without rowid;
create index blocks_blocked on blocks (blocked);

-- Tables: matches, seats, and the journal, which is the truth about every match.

create table matches (
  id text primary key,
  code text not null check (length(code) between 8 and 10),
  game text not null,
  game_version integer not null,
  name text not null check (length(name) between 1 and 60),
  language text not null default 'en' check (language in ('en', 'uk', 'pl')),
  options text not null,
  host text references accounts (id) on delete set null,
  status text not null default 'gathering' check (status in ('gathering', 'playing', 'finished', 'abandoned')),
  listed integer not null default 0 check (listed in (0, 1)),
  watching text not null default 'link' check (watching in ('nobody', 'link', 'all')),
  chat text not null default 'all' check (chat in ('all', 'phrases', 'off')),
  after_end integer not null default 1 check (after_end in (0, 1)),
  hints integer not null default 0 check (hints in (0, 1)),
  random_seats integer not null default 0 check (random_seats in (0, 1)),
  turn_seconds integer check (turn_seconds between 60 and 2592000),
  when_late text not null default 'ask' check (when_late in ('ask', 'bot')),
  bot_delay_ms integer not null default 2000 check (bot_delay_ms between 0 and 10000),
  seed text,
  seed_seal text,
  sequence integer not null default 0,
  step integer not null default 0,
  revealed_step integer not null default 0,
  -- Raised by every change of seats, settings or proposals. With `sequence` it proves that a row in memory is the row here.
  version integer not null default 0,
  bot_due_at integer,
  summary text,
  standings text,
  frozen text,
  created_at integer not null,
  started_at integer,
  moved_at integer,
  finished_at integer,
  check (status = 'gathering' or (seed is not null and seed_seal is not null and started_at is not null))
) strict;
create unique index matches_code on matches (code);
create index matches_listed on matches (created_at) where listed = 1;
create index matches_gathering on matches (created_at) where status = 'gathering';
create index matches_playing on matches (moved_at) where status = 'playing';
create index matches_bot_due on matches (bot_due_at) where bot_due_at is not null;
create index matches_finished on matches (finished_at) where finished_at is not null;
create index matches_host on matches (host);

create table seats (
  match text not null references matches (id) on delete cascade,
  seat text not null check (length(seat) between 1 and 40),
  place integer not null,
  holder text references accounts (id) on delete set null,
  bot text,
  -- Played by the rules: never held, never replaced.
  automatic integer not null default 0 check (automatic in (0, 1)),
  -- A new person may sit down here while the match runs.
  open integer not null default 0 check (open in (0, 1)),
  playing integer not null default 0 check (playing in (0, 1)),
  ready integer not null default 0 check (ready in (0, 1)),
  sat_at integer,
  to_act integer not null default 0 check (to_act in (0, 1)),
  acting_since integer,
  due_at integer,
  remind_at integer,
  reminded integer not null default 0,
  reminded_at integer,
  -- What the seat is asked, for its holder only.
  prompt text,
  left_seconds integer,
  missed integer not null default 0,
  owner text references accounts (id) on delete set null,
  primary key (match, seat),
  check (playing = 0 or automatic = 1 or holder is not null or bot is not null),
  check (automatic = 0 or (holder is null and bot is null and owner is null and open = 0)),
  check ((to_act = 1) = (acting_since is not null))
) strict, without rowid;
create index seats_holder on seats (holder);
create index seats_owner on seats (owner);
create index seats_remind on seats (remind_at) where to_act = 1 and remind_at is not null;
create index seats_due on seats (due_at) where to_act = 1 and due_at is not null;

-- Kinds are checked by the server: SQLite cannot change a check of a table, and kinds will be added.
create table journal (
  match text not null references matches (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  kind text not null,
  seat text,
  answer text,
  step integer not null check (step >= 0),
  actor text references accounts (id) on delete set null,
  bot text,
  request text,
  revealed integer not null default 0 check (revealed in (0, 1)),
  events text not null,
  -- Counts of events at the ends of the stretches of a choice; null: one stretch.
  cuts text,
  at integer not null,
  primary key (match, sequence),
  check ((kind = 'choice') = (seat is not null and answer is not null))
) strict;
create unique index journal_request on journal (match, request) where request is not null;

-- Entries never change; only the link to a person may be removed.
-- sqlite
create trigger journal_append_only before update on journal
when not (new.actor is null and new.match = old.match and new.sequence = old.sequence and new.kind = old.kind
  and new.seat is old.seat and new.answer is old.answer and new.step = old.step and new.bot is old.bot
  and new.request is old.request and new.revealed = old.revealed and new.events = old.events and new.cuts is old.cuts
  and new.at = old.at)
begin
  select raise(abort, 'the journal is append-only');
end;
-- end
-- postgres
create function journal_is_append_only() returns trigger language plpgsql as $$
begin
  if new.actor is null and (new.match, new.sequence, new.kind, new.seat, new.answer, new.step, new.bot, new.request,
      new.revealed, new.events, new.cuts, new.at)
    is not distinct from (old.match, old.sequence, old.kind, old.seat, old.answer, old.step, old.bot, old.request,
      old.revealed, old.events, old.cuts, old.at)
  then
    return new;
  end if;
  raise exception 'the journal is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger journal_append_only before update on journal for each row execute function journal_is_append_only();
-- end

create table snapshots (
  match text not null references matches (id) on delete cascade,
  sequence integer not null,
  step integer not null,
  stage integer not null default 0,
  -- JSON, deflated.
  record blob not null,
  primary key (match, sequence)
) strict;

create table archives (
  match text primary key references matches (id) on delete cascade,
  format integer not null,
  sequence integer not null,
  body blob not null,
  record blob not null
) strict;

create table seat_changes (
  match text not null references matches (id) on delete cascade,
  at integer not null,
  seat text not null,
  from_account text references accounts (id) on delete set null,
  to_account text references accounts (id) on delete set null,
  bot text,
  why text not null
) strict;
create index seat_changes_match on seat_changes (match, at);

-- Decisions that players of a table make together, and their votes. Each change of them raises matches.version first.
create table proposals (
  id text primary key,
  match text not null references matches (id) on delete cascade,
  kind text not null,
  -- The seat it is about; null: the match.
  seat text,
  by_account text not null references accounts (id) on delete cascade,
  data text not null default '{}',
  -- The sequence of the match or the start of the turn that it was made for. It lapses when that changes.
  basis integer,
  at integer not null,
  expires_at integer not null,
  settled text check (settled in ('agreed', 'refused', 'lapsed'))
) strict;
create unique index proposals_open on proposals (match, kind, coalesce(seat, '')) where settled is null;
create index proposals_match on proposals (match);
create index proposals_by on proposals (by_account);
create index proposals_expiry on proposals (expires_at);

create table proposal_votes (
  proposal text not null references proposals (id) on delete cascade,
  account text not null references accounts (id) on delete cascade,
  agree integer not null check (agree in (0, 1)),
  at integer not null,
  primary key (proposal, account)
) strict, without rowid;
create index proposal_votes_account on proposal_votes (account);

create table results (
  match text not null references matches (id) on delete cascade,
  seat text not null,
  game text not null,
  players integer not null,
  account text references accounts (id) on delete set null,
  name text not null,
  rank integer not null,
  score real not null,
  share real not null,
  abandoned integer not null default 0 check (abandoned in (0, 1)),
  finished_at integer not null,
  primary key (match, seat)
) strict, without rowid;
create index results_account on results (account, finished_at);

-- Chat, reports, and notices that wait to be sent.

create table messages (
  id text primary key,
  match text not null references matches (id) on delete cascade,
  account text references accounts (id) on delete set null,
  seat text,
  at integer not null,
  phrase text,
  text text check (length(text) between 1 and 500),
  -- Reports that are not settled; raised first in the batch of a report, so that every second one hides.
  report_count integer not null default 0,
  hidden_at integer,
  hidden_by text references accounts (id) on delete set null,
  check ((phrase is null) <> (text is null))
) strict;
create index messages_match on messages (match, at);
create index messages_account on messages (account);

create table reports (
  message text not null references messages (id) on delete cascade,
  by_account text not null references accounts (id) on delete cascade,
  why text not null check (why in ('insult', 'hate', 'spam', 'other')),
  at integer not null,
  settled_at integer,
  settled_by text references accounts (id) on delete set null,
  primary key (message, by_account)
) strict, without rowid;
create index reports_open on reports (at) where settled_at is null;
create index reports_by on reports (by_account);

create table outbox (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  match text references matches (id) on delete cascade,
  seat text,
  acting_since integer,
  kind text not null,
  channel text not null check (channel in ('push', 'mail')),
  once_key text not null,
  words text not null,
  send_at integer not null,
  -- A node that sends it has it until then.
  claimed_until integer,
  sent_at integer,
  dropped text,
  attempts integer not null default 0,
  error text
) strict;
create unique index outbox_once on outbox (once_key);
create index outbox_waiting on outbox (send_at) where sent_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index outbox_told on outbox (account, channel, sent_at);
create index outbox_match on outbox (match);

-- The server itself.

create table server_keys (
  name text primary key,
  value text not null
) strict;

create table server_state (
  id integer not null primary key check (id = 1),
  -- Changed by each restore: a node that reads another epoch exits.
  epoch text not null,
  -- SQLite: 0 while a server has the file open. A start that finds 0 checks the file.
  clean integer not null default 1 check (clean in (0, 1)),
  -- SQLite: time of the last write that tested a full or read-only disk.
  probed_at integer
) strict;

create table nodes (
  id text primary key,
  started_at integer not null,
  seen_at integer not null
) strict;

create table presences (
  match text not null,
  account text not null,
  node text not null,
  sockets integer not null,
  since integer not null,
  primary key (match, account, node)
) strict, without rowid;
create index presences_node on presences (node);

-- Spectators without an account, counted by node.
create table onlookers (
  match text not null,
  node text not null,
  sockets integer not null,
  primary key (match, node)
) strict, without rowid;
create index onlookers_node on onlookers (node);

-- Counts of limits that protect accounts.
create table rate_limits (
  -- A digest: it holds no address or name.
  key text primary key,
  points integer not null,
  expires_at integer not null
) strict;
create index rate_limits_expiry on rate_limits (expires_at);
