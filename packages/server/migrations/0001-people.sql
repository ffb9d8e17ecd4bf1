-- People: guests and members, how they sign in, and what the server keeps for itself.

create table accounts (
  id uuid primary key,
  kind text not null default 'guest' check (kind in ('guest', 'member')),
  name text not null check (char_length(name) between 1 and 40),
  name_key text not null generated always as (lower(btrim(name))) stored,
  language text not null default 'en' check (language in ('en', 'uk', 'pl')),
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 64),
  role text not null default 'person' check (role in ('person', 'moderator', 'admin')),
  away_from timestamptz,
  away_until timestamptz,
  away_days_left integer not null default 28 check (away_days_left between 0 and 28),
  away_year integer not null default 0,
  shows jsonb not null default '{"statistics": true, "matches": true, "presence": true}',
  recovery_hash bytea,
  suspended_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  deleted_at timestamptz,
  check (away_until is null or away_from is not null)
);
create unique index accounts_member_name on accounts (name_key) where kind = 'member' and deleted_at is null;
create index accounts_guest_seen on accounts (seen_at) where kind = 'guest' and deleted_at is null;

create table emails (
  address_key text primary key check (char_length(address_key) between 3 and 254),
  account uuid not null references accounts (id) on delete cascade,
  address text not null check (char_length(address) between 3 and 254),
  confirmed_at timestamptz
);
create unique index emails_account on emails (account);

create table passwords (
  account uuid primary key references accounts (id) on delete cascade,
  hash text not null check (char_length(hash) between 20 and 300),
  changed_at timestamptz not null
);

create table passkeys (
  id bytea primary key,
  account uuid not null references accounts (id) on delete cascade,
  public_key bytea not null,
  counter integer not null default 0,
  transports jsonb not null default '[]',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account);

create table challenges (
  id uuid primary key,
  account uuid references accounts (id) on delete cascade,
  challenge text not null check (char_length(challenge) between 16 and 200),
  expires_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  id uuid not null unique,
  account uuid not null references accounts (id) on delete cascade,
  agent text not null default '' check (char_length(agent) <= 200),
  created_at timestamptz not null,
  signed_in_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account);
create index sessions_expiry on sessions (expires_at);

create table links (
  token_hash bytea primary key,
  account uuid references accounts (id) on delete cascade,
  address_key text not null,
  address text not null,
  purpose text not null check (purpose in ('sign-in', 'confirm')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index links_address on links (address_key, expires_at);

create table push_devices (
  endpoint text primary key check (char_length(endpoint) between 10 and 1000),
  account uuid not null references accounts (id) on delete cascade,
  keys jsonb not null,
  created_at timestamptz not null
);
create index push_devices_account on push_devices (account);

create table notice_settings (
  account uuid primary key references accounts (id) on delete cascade,
  wants jsonb not null,
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439)
);

create table blocks (
  account uuid not null references accounts (id) on delete cascade,
  blocked uuid not null references accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (account, blocked),
  check (account <> blocked)
);
create index blocks_blocked on blocks (blocked);

create table server_keys (
  name text primary key,
  value jsonb not null
);
