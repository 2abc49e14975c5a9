-- Where each parcel stands. All times are those of the workspace's clock.
CREATE TABLE tracker (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  shipment_id     TEXT NOT NULL UNIQUE REFERENCES shipment (id),
  carrier         TEXT NOT NULL,
  -- not unique: carriers use their numbers again after some months
  tracking_number TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN
                    ('pre_transit', 'accepted', 'in_transit', 'out_for_delivery', 'available_for_pickup',
                     'delivered', 'exception', 'returned', 'cancelled', 'unknown')),
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  -- when the carrier was last asked, and when it last answered; 0 for never
  asked_at        INTEGER NOT NULL DEFAULT 0,
  heard_at        INTEGER NOT NULL DEFAULT 0,
  -- null while the parcel may still move
  ended_at        INTEGER
) STRICT;

CREATE INDEX tracker_number ON tracker (workspace_id, tracking_number, id);
CREATE INDEX tracker_open ON tracker (workspace_id, asked_at) WHERE ended_at IS NULL;

CREATE TABLE tracker_scan (
  id          INTEGER PRIMARY KEY,
  tracker_id  TEXT NOT NULL REFERENCES tracker (id),
  at          INTEGER NOT NULL,
  status      TEXT NOT NULL,
  substatus   TEXT,
  description TEXT NOT NULL,
  city        TEXT,
  state       TEXT,
  country     TEXT,
  heard_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX tracker_scan_history ON tracker_scan (tracker_id, at);

INSERT INTO tracker
  (id, workspace_id, shipment_id, carrier, tracking_number, status, created_at, updated_at, ended_at)
SELECT 'trk_' || substr(id, 5), workspace_id, id, carrier, tracking_number,
  CASE status WHEN 'cancelled' THEN 'cancelled' ELSE 'pre_transit' END, created_at, updated_at, cancelled_at
FROM shipment WHERE tracking_number IS NOT NULL;

-- What a sandbox carrier was told to have scanned.
CREATE TABLE sandbox_scan (
  id              INTEGER PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  carrier         TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  at              INTEGER NOT NULL,
  status          TEXT NOT NULL,
  substatus       TEXT,
  description     TEXT NOT NULL,
  city            TEXT,
  state           TEXT,
  country         TEXT
) STRICT;

CREATE INDEX sandbox_scan_of ON sandbox_scan (workspace_id, carrier, tracking_number, at);
