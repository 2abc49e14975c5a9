-- When the customer of an order was forgotten (retention); null while known.
ALTER TABLE sales_order ADD COLUMN forgotten_at INTEGER;

-- What was forgotten before this was put down: with its shipment, or of those called off in a purge.
UPDATE sales_order
SET forgotten_at = (SELECT s.forgotten_at FROM shipment s WHERE s.id = sales_order.shipment_id)
WHERE state = 'shipped';

UPDATE sales_order
SET forgotten_at =
  (SELECT max(p.started_at) FROM purge p WHERE p.workspace_id = sales_order.workspace_id)
WHERE state = 'cancelled'
  AND json_extract(details, '$.to.name') IS NULL
  AND json_extract(details, '$.to.company') IS NULL
  AND json_extract(details, '$.to.street1') IS NULL
  AND json_extract(details, '$.to.phone') IS NULL
  AND json_extract(details, '$.to.email') IS NULL;
