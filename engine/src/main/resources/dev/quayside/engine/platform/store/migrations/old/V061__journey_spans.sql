-- Sums of table journey by stretches of several lengths, each the whole of a shorter one's, so that any time is put together from a few:
-- of lanes by 1 and 32 days, of carriers by 15 minutes, 1, 4 and 12 hours (local days begin on a quarter of an hour). The time comes first
-- in their keys: what is asked reads its own time only. They take the place of sums by the day and by the quarter alone.
CREATE TABLE journey_lane_span (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  days         INTEGER NOT NULL,
  start        INTEGER NOT NULL,
  currency     TEXT NOT NULL,
  from_zip     TEXT NOT NULL,
  to_zip       TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  best_carrier TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  best         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier)
) STRICT, WITHOUT ROWID;

CREATE TABLE journey_span (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  seconds      INTEGER NOT NULL,
  start        INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  currency     TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, seconds, start, carrier, currency)
) STRICT, WITHOUT ROWID;

INSERT INTO journey_lane_span
SELECT workspace_id, span.column1, day / span.column1 AS start, currency, from_zip, to_zip, carrier, best_carrier,
  sum(parcels), sum(paid), sum(best)
FROM (VALUES (1), (32)) AS span JOIN journey_lane_day
GROUP BY workspace_id, span.column1, start, currency, from_zip, to_zip, carrier, best_carrier;

INSERT INTO journey_span
SELECT workspace_id, span.column1, quarter * 900 / span.column1 AS start, carrier, currency, sum(parcels), sum(paid)
FROM (VALUES (900), (3600), (14400), (43200)) AS span JOIN journey_quarter
GROUP BY workspace_id, span.column1, start, carrier, currency;

DROP TRIGGER journey_added;
DROP TRIGGER journey_struck_out;
DROP TABLE journey_lane_day;
DROP TABLE journey_quarter;

CREATE TRIGGER journey_added AFTER INSERT ON journey BEGIN
  INSERT INTO journey_lane_span
  SELECT NEW.workspace_id, span.column1, NEW.bought_at / 86400000 / span.column1, NEW.currency, NEW.from_zip, NEW.to_zip, NEW.carrier,
    coalesce(NEW.best_carrier, ''), 1, NEW.paid, coalesce(NEW.best, 0)
  FROM (VALUES (1), (32)) AS span WHERE true
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid, best = best + excluded.best;
  INSERT INTO journey_carrier_day VALUES (NEW.workspace_id, NEW.bought_at / 86400000, NEW.carrier, NEW.currency, NEW.ship_date,
    coalesce(NEW.promised, ''), coalesce(NEW.promised_days, -1), coalesce(NEW.delivered_on, ''), 1, NEW.handled,
    NEW.handled AND NEW.excepted, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, handled = handled + excluded.handled, excepted = excepted + excluded.excepted,
    paid = paid + excluded.paid;
  INSERT INTO journey_span
  SELECT NEW.workspace_id, span.column1, NEW.bought_at / 1000 / span.column1, NEW.carrier, NEW.currency, 1, NEW.paid
  FROM (VALUES (900), (3600), (14400), (43200)) AS span WHERE true
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid;
END;

CREATE TRIGGER journey_struck_out AFTER DELETE ON journey BEGIN
  UPDATE journey_lane_span SET parcels = parcels - 1, paid = paid - OLD.paid, best = best - coalesce(OLD.best, 0)
  WHERE workspace_id = OLD.workspace_id
    AND (days, start) IN (VALUES (1, OLD.bought_at / 86400000), (32, OLD.bought_at / 86400000 / 32))
    AND currency = OLD.currency AND from_zip = OLD.from_zip AND to_zip = OLD.to_zip AND carrier = OLD.carrier
    AND best_carrier = coalesce(OLD.best_carrier, '');
  UPDATE journey_carrier_day SET parcels = parcels - 1, handled = handled - OLD.handled,
    excepted = excepted - (OLD.handled AND OLD.excepted), paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND currency = OLD.currency
    AND ship_date = OLD.ship_date AND promised = coalesce(OLD.promised, '') AND promised_days = coalesce(OLD.promised_days, -1)
    AND delivered_on = coalesce(OLD.delivered_on, '');
  UPDATE journey_span SET parcels = parcels - 1, paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id
    AND (seconds, start) IN (VALUES (900, OLD.bought_at / 900000), (3600, OLD.bought_at / 3600000), (14400, OLD.bought_at / 14400000),
      (43200, OLD.bought_at / 43200000))
    AND carrier = OLD.carrier AND currency = OLD.currency;
END;

-- The hours before and after whole days are summed from the parcels: by lane without reading one of them.
DROP INDEX journey_bought;
CREATE INDEX journey_bought ON journey
  (workspace_id, bought_at, currency, from_zip, to_zip, carrier, best_carrier, paid, best);
