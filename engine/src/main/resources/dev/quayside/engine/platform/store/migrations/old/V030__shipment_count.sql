-- How many shipments a list has, without counting them: kept by the database itself with every change.
CREATE TABLE shipment_count (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  service      TEXT NOT NULL,
  status       TEXT NOT NULL,
  shipments    INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, carrier, service, status)
) STRICT, WITHOUT ROWID;

INSERT INTO shipment_count
SELECT workspace_id, carrier, service, status, count(*) FROM shipment GROUP BY workspace_id, carrier, service, status;

CREATE TRIGGER shipment_counted AFTER INSERT ON shipment BEGIN
  INSERT INTO shipment_count VALUES (NEW.workspace_id, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_recounted AFTER UPDATE OF status ON shipment WHEN OLD.status <> NEW.status BEGIN
  UPDATE shipment_count SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND carrier = OLD.carrier AND service = OLD.service AND status = OLD.status;
  INSERT INTO shipment_count VALUES (NEW.workspace_id, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_discounted AFTER DELETE ON shipment BEGIN
  UPDATE shipment_count SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND carrier = OLD.carrier AND service = OLD.service AND status = OLD.status;
END;

-- Narrowed lists, newest first, and how many fall into a time.
CREATE INDEX shipment_by_status ON shipment (workspace_id, status, id);
CREATE INDEX shipment_by_carrier ON shipment (workspace_id, carrier, id);
CREATE INDEX shipment_by_age ON shipment (workspace_id, created_at);
