-- When the customer of a closed shipment was forgotten; null while known.
ALTER TABLE shipment ADD COLUMN forgotten_at INTEGER;

CREATE INDEX shipment_closed ON shipment (workspace_id, updated_at)
  WHERE forgotten_at IS NULL AND status IN ('delivered', 'returned', 'cancelled');

-- One a day and workspace. A purge that was interrupted goes on, with what it has counted.
CREATE TABLE purge (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  started_at   INTEGER NOT NULL,
  -- what was closed or used before it is forgotten
  before       INTEGER NOT NULL,
  shipments    INTEGER NOT NULL,
  label_files  INTEGER NOT NULL,
  orders       INTEGER NOT NULL,
  contacts     INTEGER NOT NULL,
  finished_at  INTEGER,
  PRIMARY KEY (workspace_id, started_at)
) STRICT, WITHOUT ROWID;
