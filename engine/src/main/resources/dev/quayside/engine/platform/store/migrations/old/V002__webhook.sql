CREATE TABLE webhook (
  id                   TEXT PRIMARY KEY,
  workspace_id         TEXT NOT NULL REFERENCES workspace (id),
  url                  TEXT NOT NULL,
  -- event types with a blank between
  events               TEXT NOT NULL,
  -- sealed with the key of the installation
  secret               TEXT NOT NULL,
  status               TEXT NOT NULL CHECK (status IN ('enabled', 'disabled')),
  consecutive_failures INTEGER NOT NULL DEFAULT 0,
  disabled_at          INTEGER,
  disabled_reason      TEXT,
  last_delivered_at    INTEGER,
  created_at           INTEGER NOT NULL
) STRICT;

CREATE INDEX webhook_newest ON webhook (workspace_id, id);

-- Times are those of the workspace's clock, but for leased_until, which is real time.
CREATE TABLE webhook_delivery (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  webhook_id      TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event_id        TEXT NOT NULL REFERENCES event (id),
  subject         TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN ('queued', 'delivered', 'failed')),
  attempts        INTEGER NOT NULL,
  next_attempt_at INTEGER,
  leased_until    INTEGER,
  created_at      INTEGER NOT NULL,
  settled_at      INTEGER,
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL)),
  CHECK (status = 'queued' OR leased_until IS NULL)
) STRICT;

CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_attempt_at, id) WHERE status = 'queued';
CREATE INDEX webhook_delivery_subject ON webhook_delivery (webhook_id, subject, id) WHERE status = 'queued';
CREATE INDEX webhook_delivery_leased ON webhook_delivery (webhook_id, leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX webhook_delivery_settled ON webhook_delivery (workspace_id, settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE webhook_attempt (
  delivery_id     TEXT NOT NULL REFERENCES webhook_delivery (id) ON DELETE CASCADE,
  number          INTEGER NOT NULL,
  started_at      INTEGER NOT NULL,
  duration_ms     INTEGER NOT NULL,
  status_code     INTEGER,
  error           TEXT,
  next_attempt_at INTEGER,
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;
