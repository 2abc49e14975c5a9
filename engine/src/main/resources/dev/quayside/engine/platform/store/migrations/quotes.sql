-- The file of quotes: rate requests that were answered at once. The same as the table of that name in the file of everything else (V007), where
-- those wait that are answered later, but for what depends on other tables.
CREATE TABLE rate_request (
  id           TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  status       TEXT NOT NULL CHECK (status = 'completed'),
  request      TEXT NOT NULL,
  rates        TEXT NOT NULL,
  messages     TEXT,
  problem      TEXT,
  created_at   INTEGER NOT NULL,
  settled_at   INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX rate_request_id ON rate_request (workspace_id, id);
CREATE INDEX rate_request_age ON rate_request (workspace_id, created_at);
