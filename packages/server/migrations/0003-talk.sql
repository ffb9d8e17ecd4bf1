-- Talk and notices: chat, reports, and what waits to be sent.

create table messages (
  id uuid primary key,
  match uuid not null references matches (id) on delete cascade,
  account uuid references accounts (id) on delete set null,
  seat text,
  at timestamptz not null,
  phrase text,
  text text check (char_length(text) between 1 and 500),
  hidden_at timestamptz,
  hidden_by uuid references accounts (id) on delete set null,
  check ((phrase is null) <> (text is null))
);
create index messages_match on messages (match, at);
create index messages_account on messages (account);

create table reports (
  message uuid not null references messages (id) on delete cascade,
  by uuid not null references accounts (id) on delete cascade,
  why text not null check (why in ('insult', 'hate', 'spam', 'other')),
  at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references accounts (id) on delete set null,
  primary key (message, by)
);
create index reports_open on reports (at) where settled_at is null;

create table outbox (
  id uuid primary key,
  account uuid not null references accounts (id) on delete cascade,
  match uuid references matches (id) on delete cascade,
  seat text,
  acting_since timestamptz,
  kind text not null,
  channel text not null check (channel in ('push', 'mail')),
  once_key text not null unique,
  words jsonb not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  dropped text,
  attempts integer not null default 0,
  error text
);
create index outbox_waiting on outbox (send_at) where sent_at is null;
