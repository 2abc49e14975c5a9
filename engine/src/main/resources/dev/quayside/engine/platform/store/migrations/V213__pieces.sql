-- Shipments of several boxes. The carrier's label of each further box; that of the first is the label of the shipment.
CREATE TABLE piece_label (
  shipment_id TEXT NOT NULL REFERENCES shipment (id) ON DELETE CASCADE,
  -- from 2
  piece       INTEGER NOT NULL,
  file        BLOB NOT NULL,
  PRIMARY KEY (shipment_id, piece)
) STRICT, WITHOUT ROWID;

-- The way of each further box, as table tracker has that of the first.
CREATE TABLE piece_tracker (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  shipment_id     TEXT NOT NULL REFERENCES shipment (id),
  carrier         TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  status          TEXT NOT NULL,
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  -- when the carrier was last asked, and when it last answered; 0 for never
  asked_at        INTEGER NOT NULL DEFAULT 0,
  heard_at        INTEGER NOT NULL DEFAULT 0,
  -- null while the box may still move
  ended_at        INTEGER
) STRICT;

CREATE INDEX piece_tracker_shipment ON piece_tracker (shipment_id);
CREATE INDEX piece_tracker_number ON piece_tracker (workspace_id, tracking_number, id);
CREATE INDEX piece_tracker_open ON piece_tracker (workspace_id, asked_at) WHERE ended_at IS NULL;

CREATE TABLE piece_tracker_scan (
  id          INTEGER PRIMARY KEY,
  tracker_id  TEXT NOT NULL REFERENCES piece_tracker (id),
  at          INTEGER NOT NULL,
  status      TEXT NOT NULL,
  substatus   TEXT,
  description TEXT NOT NULL,
  city        TEXT,
  state       TEXT,
  country     TEXT,
  heard_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX piece_tracker_scan_history ON piece_tracker_scan (tracker_id, at);
