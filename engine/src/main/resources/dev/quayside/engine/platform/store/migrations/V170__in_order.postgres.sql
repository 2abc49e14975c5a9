-- The place of an event is drawn under a lock that is held until its transaction commits. So places rise in the order of
-- commits, and a reader that has seen one will never find a smaller one.
CREATE SEQUENCE event_place;
ALTER TABLE event ADD COLUMN rowid bigint;
UPDATE event SET rowid = told.place FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM event) AS told WHERE told.id = event.id;
SELECT setval('event_place', coalesce((SELECT max(rowid) FROM event), 0) + 1);
ALTER TABLE event ALTER COLUMN rowid SET NOT NULL;
DROP INDEX event_newest;
CREATE INDEX event_newest ON event (workspace_id, rowid);

CREATE FUNCTION event_placed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  -- "events" as a number
  PERFORM pg_advisory_xact_lock(111555084640371);
  NEW.rowid := nextval('event_place');
  RETURN NEW;
END $$;

CREATE TRIGGER event_placed BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION event_placed();

-- A line of the ledger is stored while its wallet is locked, so these numbers rise as its balance changes.
ALTER TABLE wallet_entry ADD COLUMN rowid bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX wallet_entry_newest;
CREATE INDEX wallet_entry_newest ON wallet_entry (workspace_id, rowid);

-- Sums that every purchase changes would make purchases wait for each other. A change is only added, in a table of its own; now
-- and then these are folded into the sums, and whoever reads gets both together under the old name.

ALTER TABLE shipment_count RENAME TO shipment_count_sum;
CREATE TABLE shipment_count_delta (LIKE shipment_count_sum);
CREATE VIEW shipment_count AS
SELECT workspace_id, carrier, service, status, sum(shipments)::bigint AS shipments
FROM (SELECT * FROM shipment_count_sum UNION ALL SELECT * FROM shipment_count_delta) AS both_of_it
GROUP BY workspace_id, carrier, service, status;

ALTER TABLE shipment_count_day RENAME TO shipment_count_day_sum;
CREATE TABLE shipment_count_day_delta (LIKE shipment_count_day_sum);
CREATE VIEW shipment_count_day AS
SELECT workspace_id, day, carrier, service, status, sum(shipments)::bigint AS shipments
FROM (SELECT * FROM shipment_count_day_sum UNION ALL SELECT * FROM shipment_count_day_delta) AS both_of_it
GROUP BY workspace_id, day, carrier, service, status;

ALTER TABLE journey_lane_span RENAME TO journey_lane_span_sum;
CREATE TABLE journey_lane_span_delta (LIKE journey_lane_span_sum);
CREATE VIEW journey_lane_span AS
SELECT workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier, sum(parcels)::bigint AS parcels, sum(paid)::bigint AS paid, sum(best)::bigint AS best
FROM (SELECT * FROM journey_lane_span_sum UNION ALL SELECT * FROM journey_lane_span_delta) AS both_of_it
GROUP BY workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier;

ALTER TABLE journey_span RENAME TO journey_span_sum;
CREATE TABLE journey_span_delta (LIKE journey_span_sum);
CREATE VIEW journey_span AS
SELECT workspace_id, seconds, start, carrier, currency, sum(parcels)::bigint AS parcels, sum(paid)::bigint AS paid
FROM (SELECT * FROM journey_span_sum UNION ALL SELECT * FROM journey_span_delta) AS both_of_it
GROUP BY workspace_id, seconds, start, carrier, currency;

ALTER TABLE journey_carrier_day RENAME TO journey_carrier_day_sum;
CREATE TABLE journey_carrier_day_delta (LIKE journey_carrier_day_sum);
CREATE VIEW journey_carrier_day AS
SELECT workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on, sum(parcels)::bigint AS parcels, sum(handled)::bigint AS handled, sum(excepted)::bigint AS excepted, sum(paid)::bigint AS paid
FROM (SELECT * FROM journey_carrier_day_sum UNION ALL SELECT * FROM journey_carrier_day_delta) AS both_of_it
GROUP BY workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on;

CREATE OR REPLACE FUNCTION shipment_count_add(shipment shipment, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shipment_count_delta VALUES (shipment.workspace_id, shipment.carrier, shipment.service, shipment.status, more);
  INSERT INTO shipment_count_day_delta VALUES (shipment.workspace_id, shipment.created_at / 86400000, shipment.carrier, shipment.service,
    shipment.status, more);
$$;

CREATE OR REPLACE FUNCTION journey_day_add(j journey, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journey_carrier_day_delta VALUES (j.workspace_id, j.bought_at / 86400000, j.carrier, j.currency, j.ship_date,
    coalesce(j.promised, ''), coalesce(j.promised_days, -1), coalesce(j.delivered_on, ''),
    more, more * j.handled, more * j.handled * j.excepted, more * j.paid)
$$;

CREATE OR REPLACE FUNCTION journey_add(j journey, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journey_lane_span_delta
  SELECT j.workspace_id, span.days, j.bought_at / 86400000 / span.days, j.currency, j.from_zip, j.to_zip, j.carrier,
    coalesce(j.best_carrier, ''), more, more * j.paid, more * coalesce(j.best, 0)
  FROM (VALUES (1), (32)) AS span (days);
  SELECT journey_day_add(j, more);
  INSERT INTO journey_span_delta
  SELECT j.workspace_id, span.seconds, j.bought_at / 1000 / span.seconds, j.carrier, j.currency, more, more * j.paid
  FROM (VALUES (900), (3600), (14400), (43200)) AS span (seconds);
$$;

-- Folds what was added into the sums.
CREATE FUNCTION fold_sums() RETURNS void LANGUAGE sql AS $$
  WITH added AS (DELETE FROM shipment_count_delta RETURNING *)
  INSERT INTO shipment_count_sum SELECT workspace_id, carrier, service, status, sum(shipments) FROM added GROUP BY workspace_id, carrier, service, status
  ON CONFLICT (workspace_id, carrier, service, status) DO UPDATE SET shipments = shipment_count_sum.shipments + excluded.shipments;
  WITH added AS (DELETE FROM shipment_count_day_delta RETURNING *)
  INSERT INTO shipment_count_day_sum SELECT workspace_id, day, carrier, service, status, sum(shipments) FROM added GROUP BY workspace_id, day, carrier, service, status
  ON CONFLICT (workspace_id, day, carrier, service, status) DO UPDATE SET shipments = shipment_count_day_sum.shipments + excluded.shipments;
  WITH added AS (DELETE FROM journey_lane_span_delta RETURNING *)
  INSERT INTO journey_lane_span_sum SELECT workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier, sum(parcels), sum(paid), sum(best) FROM added GROUP BY workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier
  ON CONFLICT (workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier) DO UPDATE SET parcels = journey_lane_span_sum.parcels + excluded.parcels, paid = journey_lane_span_sum.paid + excluded.paid, best = journey_lane_span_sum.best + excluded.best;
  WITH added AS (DELETE FROM journey_span_delta RETURNING *)
  INSERT INTO journey_span_sum SELECT workspace_id, seconds, start, carrier, currency, sum(parcels), sum(paid) FROM added GROUP BY workspace_id, seconds, start, carrier, currency
  ON CONFLICT (workspace_id, seconds, start, carrier, currency) DO UPDATE SET parcels = journey_span_sum.parcels + excluded.parcels, paid = journey_span_sum.paid + excluded.paid;
  WITH added AS (DELETE FROM journey_carrier_day_delta RETURNING *)
  INSERT INTO journey_carrier_day_sum SELECT workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on, sum(parcels), sum(handled), sum(excepted), sum(paid) FROM added GROUP BY workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on
  ON CONFLICT (workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on) DO UPDATE SET parcels = journey_carrier_day_sum.parcels + excluded.parcels, handled = journey_carrier_day_sum.handled + excluded.handled, excepted = journey_carrier_day_sum.excepted + excluded.excepted, paid = journey_carrier_day_sum.paid + excluded.paid;
$$;
