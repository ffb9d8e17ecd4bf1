-- The server makes the keys of names (NFKC, case folded), because lower() depends on the locale of the database.
-- database/name-keys.ts fills them in right after this file.

drop index accounts_member_name;
alter table accounts alter column name_key drop expression;
alter table accounts alter column name_key set default '';
