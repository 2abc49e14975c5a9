-- Who had signed in when a label was bought, JSON of id and name; null when nobody had to.
ALTER TABLE shipment ADD COLUMN bought_by TEXT;
