-- The shipment that the batch itself last began to buy for the row: another one is another caller's, which is not voided with the batch.
ALTER TABLE batch_row ADD COLUMN begun TEXT;

UPDATE batch_row SET begun = shipment_id WHERE shipment_id IS NOT NULL;
