-- How a parcel travelled, beside what was promised, so that sums over a year need no look at its scans.
ALTER TABLE journey ADD COLUMN delivered_on TEXT;
ALTER TABLE journey ADD COLUMN excepted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journey ADD COLUMN handled INTEGER NOT NULL DEFAULT 0;

-- The day at the door. Countries with several time zones are read by their western one in winter: between four in the morning in
-- the east and midnight in the west it names the same day everywhere, and nobody delivers outside of that.
CREATE VIEW journey_travelled AS
SELECT j.shipment_id,
  (SELECT date((min(s.at) + CASE j.to_country WHEN 'US' THEN -28800000 WHEN 'CA' THEN -28800000 WHEN 'AU' THEN 28800000 ELSE 0 END)
      / 1000, 'unixepoch')
    FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND t.status = 'delivered' AND s.status = 'delivered') AS delivered_on,
  EXISTS (SELECT 1 FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND s.status = 'exception') AS excepted,
  EXISTS (SELECT 1 FROM tracker t
    WHERE t.shipment_id = j.shipment_id AND t.status NOT IN ('pre_transit', 'unknown', 'cancelled')) AS handled
FROM journey j;

UPDATE journey SET (delivered_on, excepted, handled) =
  (SELECT delivered_on, excepted, handled FROM journey_travelled v WHERE v.shipment_id = journey.shipment_id);

CREATE TRIGGER journey_scanned AFTER INSERT ON tracker_scan BEGIN
  UPDATE journey SET (delivered_on, excepted, handled) =
    (SELECT delivered_on, excepted, handled FROM journey_travelled v WHERE v.shipment_id = journey.shipment_id)
  WHERE shipment_id = (SELECT shipment_id FROM tracker WHERE id = NEW.tracker_id);
END;

CREATE TRIGGER journey_moved AFTER UPDATE OF status ON tracker BEGIN
  UPDATE journey SET (delivered_on, excepted, handled) =
    (SELECT delivered_on, excepted, handled FROM journey_travelled v WHERE v.shipment_id = journey.shipment_id)
  WHERE shipment_id = NEW.shipment_id;
END;

-- Savings by lane, carriers by their days, and the parcels an estimate rests on: each in the order its sums need.
CREATE INDEX journey_lane ON journey (workspace_id, currency, from_zip, to_zip, bought_at, paid, best);
CREATE INDEX journey_record ON journey
  (workspace_id, carrier, currency, ship_date, promised, promised_days, delivered_on, excepted, handled, bought_at, paid);
CREATE INDEX journey_sample ON journey (workspace_id, carrier, service, substr(from_zip, 1, 3), substr(to_zip, 1, 3), bought_at)
  WHERE delivered_on IS NOT NULL;
