-- A parcel that left without a label of ours: JSON of carrier, carrierName, trackingNumber, shippedAt, cost. Its shipment_id is an id of its own,
-- and what stands in shipment is for engines of an earlier version, which count its pieces as shipped by it.
ALTER TABLE order_parcel ADD COLUMN external TEXT;

-- What is tracked by a number is looked for among them, too.
CREATE INDEX order_parcel_external ON order_parcel (workspace_id, (external ->> '$.trackingNumber')) WHERE external IS NOT NULL;

-- When it was put down, as long as the customer data of its order is here: retention reads only what is due.
ALTER TABLE order_parcel ADD COLUMN left_at INTEGER;
CREATE INDEX order_parcel_left ON order_parcel (workspace_id, left_at) WHERE left_at IS NOT NULL;
