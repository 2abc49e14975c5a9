-- Orders to one address ship together: a shipment is the parcel of each of them.
CREATE TABLE order_parcel_next (
  shipment_id  TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  order_id     TEXT NOT NULL REFERENCES sales_order (id),
  request      TEXT NOT NULL,
  place        INTEGER NOT NULL,
  -- [{"line":1,"quantity":2}]: how many pieces of which line of the order, counted from 1
  items        TEXT NOT NULL,
  -- its label; null while it is being bought
  shipment     TEXT,
  voided       INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
  PRIMARY KEY (shipment_id, order_id),
  UNIQUE (request, place, order_id)
) STRICT;

INSERT INTO order_parcel_next (shipment_id, workspace_id, order_id, request, place, items, shipment, voided)
SELECT shipment_id, workspace_id, order_id, request, place, items, shipment, voided
FROM order_parcel ORDER BY rowid;

DROP TABLE order_parcel;
ALTER TABLE order_parcel_next RENAME TO order_parcel;

CREATE INDEX order_parcel_order ON order_parcel (order_id);

-- One purchase at a time for an order: the database itself refuses a second.
CREATE UNIQUE INDEX order_parcel_under_way ON order_parcel (order_id) WHERE shipment IS NULL;
