-- Parcels that were never handed over, by the day they were promised for.
CREATE INDEX shipment_overdue ON shipment (workspace_id, estimated_delivery, id) WHERE status = 'created';
