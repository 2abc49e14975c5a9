-- A workspace that is put away: read, but changed no more. Null while it is worked in.
ALTER TABLE workspace ADD COLUMN archived_at INTEGER;
