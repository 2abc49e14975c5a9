-- Orders that are picked in one walk: its lines and slots are one document; version guards two pickers at once.
CREATE TABLE pick_list (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  number       INTEGER NOT NULL,
  version      INTEGER NOT NULL,
  list         TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX pick_list_number ON pick_list (workspace_id, number);

-- Which list an order is on: the key keeps it off a second one, whichever engine asks. missing are pieces that were not there.
CREATE TABLE pick_list_order (
  order_id     TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  list_id      TEXT NOT NULL,
  number       INTEGER NOT NULL,
  slot         INTEGER NOT NULL,
  missing      TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pick_list_order_list ON pick_list_order (list_id);

-- The number of the last list of a workspace.
CREATE TABLE pick_list_count (
  workspace_id TEXT PRIMARY KEY REFERENCES workspace (id),
  last         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
