-- Names of members are unique, whatever their spelling.
create unique index accounts_member_name on accounts (name_key) where kind = 'member' and deleted_at is null;
