-- The way of each order's parcel that left without a label of ours, as table tracker has that of a shipment.
CREATE TABLE sent_tracker (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  -- of the parcel, as in order_parcel
  shipment_id     TEXT NOT NULL UNIQUE,
  carrier         TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  status          TEXT NOT NULL,
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  -- when the carrier was last asked, and when it last answered; 0 for never
  asked_at        INTEGER NOT NULL DEFAULT 0,
  heard_at        INTEGER NOT NULL DEFAULT 0,
  -- null while the parcel may still move
  ended_at        INTEGER
) STRICT;

CREATE INDEX sent_tracker_number ON sent_tracker (workspace_id, tracking_number, id);
CREATE INDEX sent_tracker_open ON sent_tracker (workspace_id, asked_at) WHERE ended_at IS NULL;

CREATE TABLE sent_tracker_scan (
  id          INTEGER PRIMARY KEY,
  tracker_id  TEXT NOT NULL REFERENCES sent_tracker (id),
  at          INTEGER NOT NULL,
  status      TEXT NOT NULL,
  substatus   TEXT,
  description TEXT NOT NULL,
  city        TEXT,
  state       TEXT,
  country     TEXT,
  heard_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX sent_tracker_scan_history ON sent_tracker_scan (tracker_id, at);

-- Those that have left before.
INSERT INTO sent_tracker (id, workspace_id, shipment_id, carrier, tracking_number, status, created_at, updated_at)
SELECT 'trk_' || substr(shipment_id, 5), workspace_id, shipment_id, external ->> '$.carrier', external ->> '$.trackingNumber',
  'pre_transit', left_at, left_at
FROM order_parcel
WHERE external IS NOT NULL AND voided = 0 AND left_at IS NOT NULL
  AND external ->> '$.carrier' IS NOT NULL AND external ->> '$.trackingNumber' IS NOT NULL;

-- With every column that its days are made of: PostgreSQL counts views of days without a look at the orders only then.
DROP INDEX sales_order_by_age;
CREATE INDEX sales_order_by_age
ON sales_order (workspace_id, coalesce(ordered_day, arrived_day, created_at / 86400000), id, ordered_day, arrived_day, created_at, state);
