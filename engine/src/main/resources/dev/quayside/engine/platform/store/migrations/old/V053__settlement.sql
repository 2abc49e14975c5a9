-- What a carrier was asked about a shipment and has not answered for certain; null while nothing is open.
ALTER TABLE shipment ADD COLUMN settling TEXT CHECK (settling IN ('purchase', 'void'));
ALTER TABLE shipment ADD COLUMN settle_attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shipment ADD COLUMN next_ask_at INTEGER;
-- 1 when the carrier says that it will never know
ALTER TABLE shipment ADD COLUMN settle_by_hand INTEGER NOT NULL DEFAULT 0;

UPDATE shipment SET settling = 'purchase', next_ask_at = updated_at WHERE status = 'pending';

CREATE INDEX shipment_settling ON shipment (workspace_id, next_ask_at) WHERE settling IS NOT NULL;

DROP INDEX shipment_pending;
CREATE INDEX shipment_pending ON shipment (workspace_id, reference) WHERE status = 'pending';

-- Refusals are not kept any more.
DELETE FROM idempotency WHERE status >= 300;
