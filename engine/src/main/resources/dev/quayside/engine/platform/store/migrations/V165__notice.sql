-- What needs a person. matter: the same as long as it is the same matter, which is open only once.
CREATE TABLE notice (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  matter       TEXT NOT NULL,
  kind         TEXT NOT NULL,
  subject      TEXT NOT NULL,
  message      TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  -- null while it needs a person
  ended_at     INTEGER,
  -- when an e-mail told of it
  mailed_at    INTEGER
) STRICT;

CREATE UNIQUE INDEX notice_open ON notice (workspace_id, matter) WHERE ended_at IS NULL;
