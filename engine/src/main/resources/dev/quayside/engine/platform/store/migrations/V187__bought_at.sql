-- The desk a label was bought at, with its name of then.
ALTER TABLE shipment ADD COLUMN bought_at TEXT;
-- The desk at which it was done, with its name of then.
ALTER TABLE audit ADD COLUMN station TEXT;
