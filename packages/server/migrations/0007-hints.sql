-- Whether people may ask for hints: everybody at a table, or nobody. Fixed when the match begins, off unless the host wants it.
alter table matches add column hints boolean not null default false;
