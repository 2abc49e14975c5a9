-- Narrowed to one reference, number, service or time, a list comes newest first out of its index: nothing is sorted or passed over.
DROP INDEX shipment_by_reference;
CREATE INDEX shipment_by_reference ON shipment (workspace_id, reference, id) WHERE reference IS NOT NULL;
DROP INDEX shipment_by_tracking;
CREATE INDEX shipment_by_tracking ON shipment (workspace_id, tracking_number, id) WHERE tracking_number IS NOT NULL;
DROP INDEX shipment_by_age;
CREATE INDEX shipment_by_age ON shipment (workspace_id, created_at, id);
CREATE INDEX shipment_by_service ON shipment (workspace_id, service, id);

-- Sums of table journey by UTC day or quarter of an hour, kept by the database itself with every change. An empty text or -1 stands for NULL,
-- which no key can hold. They take the place of indexes that had every parcel in them.
CREATE TABLE journey_lane_day (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  currency     TEXT NOT NULL,
  from_zip     TEXT NOT NULL,
  to_zip       TEXT NOT NULL,
  day          INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  best_carrier TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  best         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, currency, from_zip, to_zip, day, carrier, best_carrier)
) STRICT, WITHOUT ROWID;

CREATE TABLE journey_carrier_day (
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  day           INTEGER NOT NULL,
  carrier       TEXT NOT NULL,
  currency      TEXT NOT NULL,
  ship_date     TEXT NOT NULL,
  promised      TEXT NOT NULL,
  promised_days INTEGER NOT NULL,
  delivered_on  TEXT NOT NULL,
  parcels       INTEGER NOT NULL,
  handled       INTEGER NOT NULL,
  excepted      INTEGER NOT NULL,
  paid          INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on)
) STRICT, WITHOUT ROWID;

CREATE TABLE journey_quarter (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  quarter      INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  currency     TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, quarter, carrier, currency)
) STRICT, WITHOUT ROWID;

INSERT INTO journey_lane_day
SELECT workspace_id, currency, from_zip, to_zip, bought_at / 86400000 AS day, carrier, coalesce(best_carrier, '') AS best_by,
  count(*), sum(paid), coalesce(sum(best), 0)
FROM journey GROUP BY workspace_id, currency, from_zip, to_zip, day, carrier, best_by;

INSERT INTO journey_carrier_day
SELECT workspace_id, bought_at / 86400000 AS day, carrier, currency, ship_date, coalesce(promised, '') AS promise,
  coalesce(promised_days, -1) AS days, coalesce(delivered_on, '') AS door, count(*), sum(handled), sum(handled AND excepted), sum(paid)
FROM journey GROUP BY workspace_id, day, carrier, currency, ship_date, promise, days, door;

INSERT INTO journey_quarter
SELECT workspace_id, bought_at / 900000 AS quarter, carrier, currency, count(*), sum(paid)
FROM journey GROUP BY workspace_id, quarter, carrier, currency;

CREATE TRIGGER journey_added AFTER INSERT ON journey BEGIN
  INSERT INTO journey_lane_day VALUES (NEW.workspace_id, NEW.currency, NEW.from_zip, NEW.to_zip, NEW.bought_at / 86400000, NEW.carrier,
    coalesce(NEW.best_carrier, ''), 1, NEW.paid, coalesce(NEW.best, 0))
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid, best = best + excluded.best;
  INSERT INTO journey_carrier_day VALUES (NEW.workspace_id, NEW.bought_at / 86400000, NEW.carrier, NEW.currency, NEW.ship_date,
    coalesce(NEW.promised, ''), coalesce(NEW.promised_days, -1), coalesce(NEW.delivered_on, ''), 1, NEW.handled,
    NEW.handled AND NEW.excepted, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, handled = handled + excluded.handled, excepted = excepted + excluded.excepted,
    paid = paid + excluded.paid;
  INSERT INTO journey_quarter VALUES (NEW.workspace_id, NEW.bought_at / 900000, NEW.carrier, NEW.currency, 1, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid;
END;

CREATE TRIGGER journey_struck_out AFTER DELETE ON journey BEGIN
  UPDATE journey_lane_day SET parcels = parcels - 1, paid = paid - OLD.paid, best = best - coalesce(OLD.best, 0)
  WHERE workspace_id = OLD.workspace_id AND currency = OLD.currency AND from_zip = OLD.from_zip AND to_zip = OLD.to_zip
    AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND best_carrier = coalesce(OLD.best_carrier, '');
  UPDATE journey_carrier_day SET parcels = parcels - 1, handled = handled - OLD.handled,
    excepted = excepted - (OLD.handled AND OLD.excepted), paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND currency = OLD.currency
    AND ship_date = OLD.ship_date AND promised = coalesce(OLD.promised, '') AND promised_days = coalesce(OLD.promised_days, -1)
    AND delivered_on = coalesce(OLD.delivered_on, '');
  UPDATE journey_quarter SET parcels = parcels - 1, paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND quarter = OLD.bought_at / 900000 AND carrier = OLD.carrier AND currency = OLD.currency;
END;

-- Only what tracking learns of a parcel ever changes.
CREATE TRIGGER journey_went_on AFTER UPDATE OF delivered_on, excepted, handled ON journey
WHEN OLD.delivered_on IS NOT NEW.delivered_on OR OLD.excepted <> NEW.excepted OR OLD.handled <> NEW.handled BEGIN
  UPDATE journey_carrier_day SET parcels = parcels - 1, handled = handled - OLD.handled,
    excepted = excepted - (OLD.handled AND OLD.excepted), paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND currency = OLD.currency
    AND ship_date = OLD.ship_date AND promised = coalesce(OLD.promised, '') AND promised_days = coalesce(OLD.promised_days, -1)
    AND delivered_on = coalesce(OLD.delivered_on, '');
  INSERT INTO journey_carrier_day VALUES (NEW.workspace_id, NEW.bought_at / 86400000, NEW.carrier, NEW.currency, NEW.ship_date,
    coalesce(NEW.promised, ''), coalesce(NEW.promised_days, -1), coalesce(NEW.delivered_on, ''), 1, NEW.handled,
    NEW.handled AND NEW.excepted, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, handled = handled + excluded.handled, excepted = excepted + excluded.excepted,
    paid = paid + excluded.paid;
END;

DROP INDEX journey_lane;
DROP INDEX journey_record;
