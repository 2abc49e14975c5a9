-- Changes of many orders at once, which can be undone for ten minutes; ended_at: nothing is left to be undone.
CREATE TABLE bulk_change (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  created_at   INTEGER NOT NULL,
  ended_at     INTEGER
) STRICT;
CREATE INDEX bulk_change_created ON bulk_change (workspace_id, created_at);

-- What one of them did to an order, and once it is undone what became of that: a refusal, or none.
CREATE TABLE bulk_change_order (
  bulk_id      TEXT NOT NULL REFERENCES bulk_change (id),
  order_id     TEXT NOT NULL REFERENCES sales_order (id),
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  trace        TEXT NOT NULL,
  undone       INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  refusal      TEXT,
  PRIMARY KEY (bulk_id, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bulk_change_order_order ON bulk_change_order (order_id);
