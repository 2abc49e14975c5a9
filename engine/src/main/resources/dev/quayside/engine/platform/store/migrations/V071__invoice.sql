-- Carriers' invoices, held against what was booked. Amounts in minor units of the invoice's currency.
CREATE TABLE invoice (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  account      TEXT NOT NULL,
  number       TEXT NOT NULL,
  currency     TEXT NOT NULL,
  invoice_date TEXT,
  imported_at  INTEGER NOT NULL,
  -- 0 while its lines are being written
  whole        INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
  lines        INTEGER NOT NULL DEFAULT 0,
  invoiced     INTEGER NOT NULL DEFAULT 0,
  booked       INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The same invoice is taken in once.
CREATE UNIQUE INDEX invoice_once ON invoice (workspace_id, carrier, account, number, currency);
CREATE INDEX invoice_newest ON invoice (workspace_id, id);

CREATE TABLE invoice_line (
  invoice_id      TEXT NOT NULL REFERENCES invoice (id),
  place           INTEGER NOT NULL,
  tracking_number TEXT NOT NULL,
  line            TEXT NOT NULL,
  PRIMARY KEY (invoice_id, place)
) STRICT, WITHOUT ROWID;

-- Whether a parcel was billed before.
CREATE INDEX invoice_line_parcel ON invoice_line (tracking_number);

CREATE TABLE invoice_difference (
  invoice_id TEXT NOT NULL REFERENCES invoice (id),
  kind       TEXT NOT NULL CHECK (kind IN ('weight', 'size', 'address', 'fuel', 'duplicate', 'not_ours', 'voided', 'service', 'other')),
  place      INTEGER NOT NULL,
  amount     INTEGER NOT NULL,
  PRIMARY KEY (invoice_id, kind, place)
) STRICT, WITHOUT ROWID;
