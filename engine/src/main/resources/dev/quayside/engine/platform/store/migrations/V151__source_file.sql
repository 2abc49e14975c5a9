-- Files of a drop folder whose orders are taken in and which could not be moved away yet: they are not read twice.
CREATE TABLE source_file (
  source_id    TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  file         TEXT NOT NULL,
  taken_at     INTEGER NOT NULL,
  PRIMARY KEY (source_id, file)
) STRICT;
