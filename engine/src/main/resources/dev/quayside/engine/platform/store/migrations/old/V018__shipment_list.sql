-- What a shipment is found by, in lower case and without accents, the recipient first: so it is also what lists by recipient are sorted by.
ALTER TABLE shipment ADD COLUMN search TEXT NOT NULL DEFAULT '';

UPDATE shipment SET search = lower(
  coalesce(json_extract(consignment, '$.to.name'), '') || ' ' || coalesce(json_extract(consignment, '$.to.company'), '') || ' ' ||
  coalesce(json_extract(consignment, '$.to.city'), '') || ' ' || coalesce(json_extract(consignment, '$.to.state'), '') || ' ' ||
  coalesce(json_extract(consignment, '$.to.zip'), '') || ' ' || coalesce(reference, '') || ' ' ||
  service_name || ' ' || coalesce(tracking_number, ''));

-- All that a list of the window is narrowed and sorted by, so that 100,000 shipments are looked through without reading one of them.
CREATE INDEX shipment_list ON shipment
  (workspace_id, id, status, created_at, carrier, service_name, amount, search);

CREATE INDEX tracker_list ON tracker (workspace_id, ended_at, status, updated_at, shipment_id);

-- Parcels under way by the day they were promised for: the late ones.
CREATE INDEX shipment_due ON shipment (workspace_id, estimated_delivery, id) WHERE status = 'in_transit';
