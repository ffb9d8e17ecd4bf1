-- A confirmation has a short code beside its link, for the page that asked. A guest's tables wait for a yes.
alter table links add column code_hash bytea;
alter table links add column tries integer not null default 0;
create index links_account on links (account);

create table pending_sign_ins (
  token_hash bytea primary key,
  session uuid not null unique references sessions (id) on delete cascade,
  account uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_account on pending_sign_ins (account);
