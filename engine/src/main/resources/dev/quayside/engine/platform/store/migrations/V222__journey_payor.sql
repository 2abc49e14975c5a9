-- Who pays a parcel that the sender does not, by the last characters of the account, and what the carrier says that it costs there:
-- null where it does not say, and for parcels of earlier versions.
ALTER TABLE journey ADD COLUMN payor TEXT;
ALTER TABLE journey ADD COLUMN payor_account TEXT;
ALTER TABLE journey ADD COLUMN listed INTEGER;

UPDATE journey SET
  payor = (SELECT lower(s.consignment ->> '$.options.billing.transport.payor') FROM shipment s WHERE s.id = journey.shipment_id),
  payor_account = (SELECT s.consignment ->> '$.options.billing.transport.account.end' FROM shipment s WHERE s.id = journey.shipment_id)
WHERE others = 1;
