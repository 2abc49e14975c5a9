-- Engines that share this database, each with the time until which it counts as alive (real time, ms).
-- What an engine has in hand bears its name (ADR 11).
CREATE TABLE running_engine (
  name  TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which engine runs the request that has a key; null once it has its answer, or was given up.
ALTER TABLE idempotency ADD COLUMN holder TEXT;

-- Which engine asks the carrier, and until when (real time) its call may be open and may still buy.
ALTER TABLE shipment ADD COLUMN asked_by TEXT;
ALTER TABLE shipment ADD COLUMN asked_until INTEGER;
-- Counted up whenever what is open with the carrier is taken in hand: what comes of it names its turn.
ALTER TABLE shipment ADD COLUMN settle_turn INTEGER NOT NULL DEFAULT 0;

ALTER TABLE pickup ADD COLUMN asked_by TEXT;
ALTER TABLE rate_request ADD COLUMN asked_by TEXT;
ALTER TABLE batch ADD COLUMN holder TEXT;
ALTER TABLE mail_letter ADD COLUMN sent_by TEXT;
ALTER TABLE webhook_delivery ADD COLUMN leased_by TEXT;
-- Of one subject one delivery at a time.
CREATE UNIQUE INDEX webhook_delivery_under_way ON webhook_delivery (webhook_id, subject) WHERE leased_until IS NOT NULL;
