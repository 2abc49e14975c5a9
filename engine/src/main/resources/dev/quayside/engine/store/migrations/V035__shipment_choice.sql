-- What a purchase was chosen from, apart from the shipment: it is large, written once and seldom read, and every change of a shipment would
-- write it again.
CREATE TABLE shipment_choice (
  shipment_id TEXT PRIMARY KEY REFERENCES shipment (id) ON DELETE CASCADE,
  rates       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO shipment_choice SELECT id, chosen_from FROM shipment WHERE chosen_from IS NOT NULL;

ALTER TABLE shipment DROP COLUMN chosen_from;

-- Nothing asks for a workspace's newest events.
DROP INDEX event_newest;
