-- How often each thing that engines remember was changed, so that every engine notices what another has done.
CREATE TABLE change_count (
  name    TEXT PRIMARY KEY,
  changes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
