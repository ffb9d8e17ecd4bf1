-- When somebody was told last, by which channel: asked before each notice.
create index outbox_told on outbox (account, channel, sent_at) where dropped is null;
