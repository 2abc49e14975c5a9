-- Many orders bought in one go. A batch that was running when the process ended goes on at the next start.
CREATE TABLE batch (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  state        TEXT NOT NULL CHECK (state IN ('running', 'paused', 'cancelled', 'done')),
  -- why it paused by itself
  note         TEXT,
  sender       TEXT NOT NULL,
  -- what to choose where no rule does
  fallback     TEXT,
  print        INTEGER NOT NULL,
  printer      TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX batch_newest ON batch (workspace_id, id);
CREATE INDEX batch_running ON batch (state) WHERE state = 'running';

CREATE TABLE batch_row (
  batch_id    TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  order_id    TEXT NOT NULL REFERENCES sales_order (id),
  number      TEXT NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('waiting', 'buying', 'doubt', 'bought', 'failed', 'skipped')),
  reason      TEXT,
  shipment_id TEXT,
  printer     TEXT,
  printing    TEXT NOT NULL DEFAULT 'waiting' CHECK (printing IN ('waiting', 'queued', 'refused')),
  PRIMARY KEY (batch_id, position)
) STRICT, WITHOUT ROWID;
