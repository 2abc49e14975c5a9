-- What bar codes of a label say beside its tracking number, as they are scanned.
CREATE TABLE label_code (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  code         TEXT NOT NULL,
  shipment_id  TEXT NOT NULL REFERENCES shipment (id),
  PRIMARY KEY (workspace_id, code, shipment_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX label_code_shipment ON label_code (shipment_id);
