-- People of a workspace. folded: the name in lower case, since names differ by more than letter case. pin, badge: slow hashes.
CREATE TABLE workspace_user (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL,
  folded       TEXT NOT NULL,
  role         TEXT NOT NULL CHECK (role IN ('packer', 'manager', 'owner')),
  pin          TEXT,
  badge        TEXT,
  -- PINs compared since the last right one, of all engines together
  wrong_pins   INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER,
  created_at   INTEGER NOT NULL,
  UNIQUE (workspace_id, folded),
  UNIQUE (workspace_id, badge)
) STRICT;
