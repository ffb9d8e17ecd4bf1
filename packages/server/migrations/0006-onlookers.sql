-- People without an account who look on, counted by node: everybody at the table sees how many there are on all of them.
create unlogged table onlookers (
  match uuid not null,
  node uuid not null,
  sockets integer not null,
  primary key (match, node)
);
create index onlookers_node on onlookers (node);
