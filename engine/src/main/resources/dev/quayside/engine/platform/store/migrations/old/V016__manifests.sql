-- What was handed over to one carrier at the end of a day, as it was then.
CREATE TABLE manifest (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  ship_date    TEXT NOT NULL,
  manifest     TEXT NOT NULL,
  created_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX manifest_newest ON manifest (workspace_id, id);

-- A label is handed over once.
CREATE TABLE manifest_line (
  shipment_id TEXT PRIMARY KEY REFERENCES shipment (id),
  manifest_id TEXT NOT NULL REFERENCES manifest (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX shipment_by_ship_date ON shipment (workspace_id, carrier, ship_date);
