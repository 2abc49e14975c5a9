-- How many shipments of a time a list has: of its whole UTC days, without counting them.
CREATE TABLE shipment_count_day (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  day          INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  service      TEXT NOT NULL,
  status       TEXT NOT NULL,
  shipments    INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, day, carrier, service, status)
) STRICT, WITHOUT ROWID;

INSERT INTO shipment_count_day
SELECT workspace_id, created_at / 86400000 AS day, carrier, service, status, count(*) FROM shipment
GROUP BY workspace_id, day, carrier, service, status;

CREATE TRIGGER shipment_counted_a_day AFTER INSERT ON shipment BEGIN
  INSERT INTO shipment_count_day VALUES (NEW.workspace_id, NEW.created_at / 86400000, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_recounted_a_day AFTER UPDATE OF status ON shipment WHEN OLD.status <> NEW.status BEGIN
  UPDATE shipment_count_day SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND day = OLD.created_at / 86400000 AND carrier = OLD.carrier AND service = OLD.service
    AND status = OLD.status;
  INSERT INTO shipment_count_day VALUES (NEW.workspace_id, NEW.created_at / 86400000, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_discounted_a_day AFTER DELETE ON shipment BEGIN
  UPDATE shipment_count_day SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND day = OLD.created_at / 86400000 AND carrier = OLD.carrier AND service = OLD.service
    AND status = OLD.status;
END;
