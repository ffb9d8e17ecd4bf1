-- Whether the seats are dealt at random to players and bots when the match begins.
alter table matches add column random_seats boolean not null default false;
