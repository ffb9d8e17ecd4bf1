-- Work for the lab: runs of very many games, cut into parts that any machine can take and play.

create table work (
  run text not null check (char_length(run) between 1 and 100),
  part integer not null,
  -- The state of the code that put it in: only the same code may play it.
  code text not null,
  job text not null,
  put_at timestamptz not null,
  taken_by uuid,
  taken_until timestamptz,
  attempts integer not null default 0,
  trouble text,
  result text,
  done_at timestamptz,
  primary key (run, part)
);
create index work_waiting on work (put_at, run, part) where done_at is null;
