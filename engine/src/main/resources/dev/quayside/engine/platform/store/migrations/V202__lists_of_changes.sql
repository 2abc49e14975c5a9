-- Programs that keep a copy ask every few minutes for what has changed since they asked last: found without reading all there is.
CREATE INDEX shipment_by_change ON shipment (workspace_id, updated_at, id);
CREATE INDEX sales_order_by_change ON sales_order (workspace_id, updated_at, id);

-- Why an order or a line of a batch has failed, for programs: {code, details}. The words are in reason, as before.
ALTER TABLE sales_order ADD COLUMN fault TEXT;
ALTER TABLE batch_row ADD COLUMN fault TEXT;
