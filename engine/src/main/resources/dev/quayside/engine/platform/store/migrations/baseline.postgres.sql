-- Names that differ in letter case only are the same.
CREATE UNIQUE INDEX parcel_preset_name ON parcel_preset (workspace_id, lower(name));
CREATE UNIQUE INDEX location_name ON location (workspace_id, lower(name));

-- The order in which rows were added, which every table of SQLite remembers by itself.
ALTER TABLE rate_request ADD COLUMN rowid bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE order_parcel ADD COLUMN rowid bigint GENERATED ALWAYS AS IDENTITY;

-- What the database itself keeps up, as the triggers and the view of baseline.sql do.

CREATE VIEW journey_travelled AS
SELECT j.shipment_id,
  (SELECT to_char(to_timestamp((min(s.at)
        + CASE j.to_country WHEN 'US' THEN -28800000 WHEN 'CA' THEN -28800000 WHEN 'AU' THEN 28800000 ELSE 0 END) / 1000)
      AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND t.status = 'delivered' AND s.status = 'delivered') AS delivered_on,
  CASE WHEN EXISTS (SELECT 1 FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND s.status = 'exception') THEN 1 ELSE 0 END AS excepted,
  CASE WHEN EXISTS (SELECT 1 FROM tracker t
    WHERE t.shipment_id = j.shipment_id AND t.status NOT IN ('pre_transit', 'unknown', 'cancelled')) THEN 1 ELSE 0 END AS handled
FROM journey j;

CREATE FUNCTION journey_renew(shipment text) RETURNS void LANGUAGE sql AS $$
  UPDATE journey j SET delivered_on = v.delivered_on, excepted = v.excepted, handled = v.handled
  FROM journey_travelled v WHERE v.shipment_id = j.shipment_id AND j.shipment_id = shipment
$$;

CREATE FUNCTION journey_scanned() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM journey_renew((SELECT shipment_id FROM tracker WHERE id = NEW.tracker_id));
  RETURN NULL;
END $$;

CREATE FUNCTION journey_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM journey_renew(NEW.shipment_id);
  RETURN NULL;
END $$;

CREATE TRIGGER journey_scanned AFTER INSERT ON tracker_scan FOR EACH ROW EXECUTE FUNCTION journey_scanned();
CREATE TRIGGER journey_moved AFTER UPDATE OF status ON tracker FOR EACH ROW EXECUTE FUNCTION journey_moved();

CREATE FUNCTION shipment_count_add(shipment shipment, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shipment_count VALUES (shipment.workspace_id, shipment.carrier, shipment.service, shipment.status, more)
  ON CONFLICT (workspace_id, carrier, service, status) DO UPDATE SET shipments = shipment_count.shipments + excluded.shipments;
  INSERT INTO shipment_count_day VALUES (shipment.workspace_id, shipment.created_at / 86400000, shipment.carrier, shipment.service,
    shipment.status, more)
  ON CONFLICT (workspace_id, day, carrier, service, status) DO UPDATE SET shipments = shipment_count_day.shipments + excluded.shipments;
$$;

CREATE FUNCTION shipment_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM shipment_count_add(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM shipment_count_add(NEW, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER shipment_counted AFTER INSERT OR DELETE ON shipment FOR EACH ROW EXECUTE FUNCTION shipment_counted();
CREATE TRIGGER shipment_recounted AFTER UPDATE OF status ON shipment FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION shipment_counted();

-- Adds a journey to the sums of its day and carrier, or takes it out of them.
CREATE FUNCTION journey_day_add(j journey, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journey_carrier_day VALUES (j.workspace_id, j.bought_at / 86400000, j.carrier, j.currency, j.ship_date,
    coalesce(j.promised, ''), coalesce(j.promised_days, -1), coalesce(j.delivered_on, ''),
    more, more * j.handled, more * j.handled * j.excepted, more * j.paid)
  ON CONFLICT (workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on) DO UPDATE SET
    parcels = journey_carrier_day.parcels + excluded.parcels, handled = journey_carrier_day.handled + excluded.handled,
    excepted = journey_carrier_day.excepted + excluded.excepted, paid = journey_carrier_day.paid + excluded.paid
$$;

CREATE FUNCTION journey_add(j journey, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journey_lane_span
  SELECT j.workspace_id, span.days, j.bought_at / 86400000 / span.days, j.currency, j.from_zip, j.to_zip, j.carrier,
    coalesce(j.best_carrier, ''), more, more * j.paid, more * coalesce(j.best, 0)
  FROM (VALUES (1), (32)) AS span (days)
  ON CONFLICT (workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier) DO UPDATE SET
    parcels = journey_lane_span.parcels + excluded.parcels, paid = journey_lane_span.paid + excluded.paid,
    best = journey_lane_span.best + excluded.best;
  SELECT journey_day_add(j, more);
  INSERT INTO journey_span
  SELECT j.workspace_id, span.seconds, j.bought_at / 1000 / span.seconds, j.carrier, j.currency, more, more * j.paid
  FROM (VALUES (900), (3600), (14400), (43200)) AS span (seconds)
  ON CONFLICT (workspace_id, seconds, start, carrier, currency) DO UPDATE SET
    parcels = journey_span.parcels + excluded.parcels, paid = journey_span.paid + excluded.paid;
$$;

CREATE FUNCTION journey_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM journey_add(NEW, 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM journey_add(OLD, -1);
  ELSE
    PERFORM journey_day_add(OLD, -1);
    PERFORM journey_day_add(NEW, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER journey_counted AFTER INSERT OR DELETE ON journey FOR EACH ROW EXECUTE FUNCTION journey_counted();
CREATE TRIGGER journey_went_on AFTER UPDATE OF delivered_on, excepted, handled ON journey FOR EACH ROW
  WHEN (OLD.delivered_on IS DISTINCT FROM NEW.delivered_on OR OLD.excepted <> NEW.excepted OR OLD.handled <> NEW.handled)
  EXECUTE FUNCTION journey_counted();
