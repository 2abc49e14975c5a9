-- One row a rate request, with all its rates: their ids follow the request's own, so that a rate's id tells its request.
CREATE TABLE rate_request (
  id           TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  status       TEXT NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
  request      TEXT NOT NULL,
  rates        TEXT,
  messages     TEXT,
  problem      TEXT,
  created_at   INTEGER NOT NULL,
  settled_at   INTEGER,
  -- until when its rates can be bought
  expires_at   INTEGER,
  CHECK ((status = 'pending') = (settled_at IS NULL)),
  CHECK ((status = 'completed') = (rates IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX rate_request_id ON rate_request (workspace_id, id);
CREATE INDEX rate_request_age ON rate_request (workspace_id, created_at);
CREATE INDEX rate_request_pending ON rate_request (workspace_id, id) WHERE status = 'pending';

-- What it held could be bought for 15 minutes.
DROP TABLE rate_quote;

-- Headers that belong to an answer, Location for one, come again with it.
ALTER TABLE idempotency ADD COLUMN headers TEXT;
