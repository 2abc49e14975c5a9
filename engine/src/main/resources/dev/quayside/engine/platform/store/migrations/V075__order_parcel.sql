-- An order ships in one or several parcels: what it told of its one label moves to its parcels.
CREATE TABLE sales_order_next (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  number       TEXT NOT NULL,
  number_key   TEXT NOT NULL,
  state        TEXT NOT NULL
    CHECK (state IN ('open', 'held', 'buying', 'partly_shipped', 'shipped', 'failed', 'cancelled')),
  -- why it is held, why it failed, or why it is open again
  reason       TEXT,
  details      TEXT NOT NULL,
  -- what a search looks through, lower case
  search       TEXT NOT NULL,
  source       TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL,
  -- When the customer of an order was forgotten (retention); null while known.
  forgotten_at INTEGER,
  UNIQUE (workspace_id, number_key)
) STRICT;

INSERT INTO sales_order_next
SELECT id, workspace_id, number, number_key, state, reason, details, search, source, created_at, updated_at, forgotten_at
FROM sales_order;

-- Several parcels asked for at once have the request of the first, and their place in it. Not bought: no row.
CREATE TABLE order_parcel (
  shipment_id  TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  order_id     TEXT NOT NULL REFERENCES sales_order_next (id),
  request      TEXT NOT NULL,
  place        INTEGER NOT NULL,
  -- [{"line":1,"quantity":2}]: how many pieces of which line of the order, counted from 1
  items        TEXT NOT NULL,
  -- its label; null while it is being bought
  shipment     TEXT,
  voided       INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
  UNIQUE (request, place)
) STRICT;

INSERT INTO order_parcel (shipment_id, workspace_id, order_id, request, place, items, shipment)
SELECT o.shipment_id, o.workspace_id, o.id, o.shipment_id, 0,
  (SELECT json_group_array(json_object('line', i.key + 1, 'quantity', i.value ->> '$.quantity'))
   FROM json_each(o.details, '$.items') i),
  json_set(o.shipment, '$.labelId', (SELECT s.label_id FROM shipment s WHERE s.id = o.shipment_id))
FROM sales_order o
WHERE o.shipment_id IS NOT NULL AND o.state IN ('buying', 'shipped');

CREATE TABLE batch_row_next (
  batch_id    TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  order_id    TEXT NOT NULL REFERENCES sales_order_next (id),
  number      TEXT NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('waiting', 'buying', 'doubt', 'bought', 'failed', 'skipped')),
  reason      TEXT,
  shipment_id TEXT,
  printer     TEXT,
  printing    TEXT NOT NULL DEFAULT 'waiting' CHECK (printing IN ('waiting', 'queued', 'refused')),
  PRIMARY KEY (batch_id, position)
) STRICT, WITHOUT ROWID;

INSERT INTO batch_row_next
SELECT batch_id, position, order_id, number, state, reason, shipment_id, printer, printing FROM batch_row;

DROP TABLE batch_row;
DROP TABLE sales_order;
ALTER TABLE sales_order_next RENAME TO sales_order;
ALTER TABLE batch_row_next RENAME TO batch_row;

CREATE INDEX sales_order_newest ON sales_order (workspace_id, id);
CREATE INDEX sales_order_state ON sales_order (workspace_id, state, id);
CREATE INDEX sales_order_called_off ON sales_order (workspace_id, updated_at)
  WHERE state = 'cancelled' AND forgotten_at IS NULL;
CREATE INDEX batch_row_doubt ON batch_row (batch_id) WHERE state = 'doubt';
CREATE INDEX order_parcel_order ON order_parcel (order_id);

-- One purchase at a time for an order: the database itself refuses a second.
CREATE UNIQUE INDEX order_parcel_under_way ON order_parcel (order_id) WHERE shipment IS NULL;
