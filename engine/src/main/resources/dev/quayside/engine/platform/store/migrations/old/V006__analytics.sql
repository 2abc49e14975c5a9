-- What each bought and not voided parcel was promised and what else was on offer. How it travelled is the tracker's to say.
CREATE TABLE journey (
  shipment_id   TEXT PRIMARY KEY REFERENCES shipment (id),
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  carrier       TEXT NOT NULL,
  service       TEXT NOT NULL,
  from_zip      TEXT NOT NULL,
  to_zip        TEXT NOT NULL,
  to_country    TEXT NOT NULL,
  -- null when the label was bought without comparing
  zone          TEXT,
  ship_date     TEXT NOT NULL,
  promised      TEXT,
  promised_days INTEGER,
  currency      TEXT NOT NULL,
  paid          INTEGER NOT NULL,
  -- the cheapest on offer that promised the same day or an earlier one; may be what was bought
  best_carrier  TEXT,
  best          INTEGER CHECK (best <= paid),
  bought_at     INTEGER NOT NULL,
  CHECK ((best IS NULL) = (best_carrier IS NULL))
) STRICT;

CREATE INDEX journey_bought ON journey (workspace_id, bought_at);
CREATE INDEX journey_carrier ON journey (workspace_id, carrier, bought_at)
