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

CREATE INDEX batch_row_doubt ON batch_row (batch_id) WHERE state = 'doubt';

-- How the columns of a file are understood, by its headers.
CREATE TABLE order_mapping (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  signature    TEXT NOT NULL,
  mapping      TEXT NOT NULL,
  used_at      INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, signature)
) STRICT, WITHOUT ROWID;

-- A file orders came from.
CREATE TABLE order_file (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL,
  delimiter    TEXT NOT NULL,
  header       TEXT NOT NULL,
  mapping      TEXT NOT NULL,
  created      INTEGER NOT NULL,
  changed      INTEGER NOT NULL,
  same         INTEGER NOT NULL,
  imported_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX order_file_newest ON order_file (workspace_id, id);

-- What of it waits to be mended. The order's first line tells it from the others of its file.
CREATE TABLE order_file_bad (
  file_id TEXT NOT NULL REFERENCES order_file (id) ON DELETE CASCADE,
  line    INTEGER NOT NULL,
  bad     TEXT NOT NULL,
  PRIMARY KEY (file_id, line)
) STRICT, WITHOUT ROWID;
