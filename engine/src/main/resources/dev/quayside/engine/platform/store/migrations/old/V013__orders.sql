-- Orders to be shipped. number_key is the number as people tell it apart: lower case, without blanks around it.
CREATE TABLE sales_order (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  number          TEXT NOT NULL,
  number_key      TEXT NOT NULL,
  state           TEXT NOT NULL CHECK (state IN ('open', 'held', 'buying', 'shipped', 'failed', 'cancelled')),
  -- why it is held, or why it failed
  reason          TEXT,
  details         TEXT NOT NULL,
  -- what a search looks through, lower case
  search          TEXT NOT NULL,
  source          TEXT,
  -- the purchase under way or done
  shipment_id     TEXT,
  shipment        TEXT,
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  UNIQUE (workspace_id, number_key),
  CHECK (state <> 'buying' OR shipment_id IS NOT NULL),
  CHECK (state <> 'shipped' OR shipment IS NOT NULL)
) STRICT;

CREATE INDEX sales_order_newest ON sales_order (workspace_id, id);
CREATE INDEX sales_order_state ON sales_order (workspace_id, state, id);
CREATE UNIQUE INDEX sales_order_shipment ON sales_order (shipment_id) WHERE shipment_id IS NOT NULL;

-- Senders and recipients. identity tells two entries apart: name, company, street, postal code, country in lower case.
CREATE TABLE contact (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  kind         TEXT NOT NULL CHECK (kind IN ('sender', 'recipient')),
  identity     TEXT NOT NULL,
  -- every word with a blank before it, lower case
  search       TEXT NOT NULL,
  address      TEXT NOT NULL,
  used_at      INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, identity)
) STRICT;

CREATE INDEX contact_last_used ON contact (workspace_id, kind, used_at DESC);

CREATE TABLE parcel_preset (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL COLLATE NOCASE,
  preset       TEXT NOT NULL,
  UNIQUE (workspace_id, name)
) STRICT;
