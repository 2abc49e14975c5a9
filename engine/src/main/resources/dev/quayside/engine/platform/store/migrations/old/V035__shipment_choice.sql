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

-- What estimates rest on, by its zone and anywhere. Only what was delivered is in them, so that a purchase does not pay for them.
CREATE INDEX journey_zone ON journey (workspace_id, carrier, service, zone, bought_at) WHERE delivered_on IS NOT NULL;
CREATE INDEX journey_service ON journey (workspace_id, carrier, service, bought_at) WHERE delivered_on IS NOT NULL;
DROP INDEX journey_carrier;
