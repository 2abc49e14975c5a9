-- Shops orders come from. place: the url, shop or host that tells two of a kind apart. shown, kept, sealed: as of a carrier account.
CREATE TABLE source (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  kind         TEXT NOT NULL,
  name         TEXT NOT NULL,
  place        TEXT NOT NULL,
  enabled      INTEGER NOT NULL CHECK (enabled IN (0, 1)),
  shown        TEXT NOT NULL,
  kept         TEXT NOT NULL,
  sealed       TEXT NOT NULL,
  settings     TEXT NOT NULL,
  connection   TEXT NOT NULL CHECK (connection IN
                 ('not_tested', 'connected', 'wrong_credentials', 'account_not_allowed', 'unreachable')),
  message      TEXT,
  tested_at    INTEGER,
  revision     INTEGER NOT NULL,
  -- the latest change that was received, by the shop's clock; null before the first pull
  cursor_at    INTEGER,
  succeeded_at INTEGER,
  -- when all of the last 30 days was last read again
  walked_at    INTEGER,
  next_at      INTEGER,
  failures     INTEGER NOT NULL DEFAULT 0,
  error_code   TEXT,
  error        TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, place)
) STRICT;

CREATE TABLE source_sync (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  source_id    TEXT NOT NULL REFERENCES source (id) ON DELETE CASCADE,
  status       TEXT NOT NULL CHECK (status IN ('running', 'done', 'failed')),
  "full"       INTEGER NOT NULL CHECK ("full" IN (0, 1)),
  started_at   INTEGER NOT NULL,
  finished_at  INTEGER,
  -- JSON of what came and what was left out
  tally        TEXT NOT NULL,
  error_code   TEXT,
  error        TEXT
) STRICT;

CREATE INDEX source_sync_newest ON source_sync (source_id, id);

-- What an order is at its shop. told: JSON of what the shop said that was taken over; null once its customer is forgotten.
CREATE TABLE order_origin (
  order_id     TEXT PRIMARY KEY REFERENCES sales_order (id),
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  source_id    TEXT NOT NULL,
  source_name  TEXT NOT NULL,
  kind         TEXT NOT NULL,
  external_id  TEXT NOT NULL,
  number       TEXT NOT NULL,
  status       TEXT NOT NULL,
  standing     TEXT NOT NULL CHECK (standing IN ('ready', 'held', 'cancelled', 'refunded', 'shipped', 'not_ours')),
  updated_at   INTEGER NOT NULL,
  told         TEXT,
  warnings     TEXT NOT NULL,
  UNIQUE (workspace_id, source_id, external_id)
) STRICT;

-- What shops are told of parcels. asked: a write may have reached the shop. handle: what the shop calls it.
CREATE TABLE order_post_back (
  order_id        TEXT NOT NULL REFERENCES order_origin (order_id),
  label_id        TEXT NOT NULL,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  source_id       TEXT NOT NULL,
  shipment_id     TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  carrier         TEXT NOT NULL,
  service         TEXT NOT NULL,
  items           TEXT NOT NULL,
  shipped_at      INTEGER NOT NULL,
  status          TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'refused', 'withdrawn')),
  taking_back     INTEGER NOT NULL DEFAULT 0 CHECK (taking_back IN (0, 1)),
  attempts        INTEGER NOT NULL DEFAULT 0,
  asked           INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),
  handle          TEXT,
  error           TEXT,
  next_at         INTEGER NOT NULL,
  done_at         INTEGER,
  PRIMARY KEY (order_id, label_id)
) STRICT;

CREATE INDEX order_post_back_open ON order_post_back (source_id, status, next_at);
