-- Who is paid for labels of an account, and which of the carrier's systems it is with.
ALTER TABLE carrier_account ADD COLUMN billing TEXT NOT NULL DEFAULT 'carrier' CHECK (billing IN ('carrier', 'wallet'));
ALTER TABLE carrier_account ADD COLUMN endpoint TEXT NOT NULL DEFAULT 'production' CHECK (endpoint IN ('production', 'test'));

-- On what terms a label was bought, as its account was then.
ALTER TABLE shipment ADD COLUMN billing TEXT NOT NULL DEFAULT 'wallet' CHECK (billing IN ('carrier', 'wallet'));
ALTER TABLE shipment ADD COLUMN test INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1));

-- What a carrier invoices itself leaves the balance as it is.
ALTER TABLE wallet_entry ADD COLUMN billing TEXT NOT NULL DEFAULT 'wallet' CHECK (billing IN ('carrier', 'wallet'));

-- Carriers' files, the label among them. One without a file is still being made.
CREATE TABLE shipment_document (
  shipment_id TEXT NOT NULL REFERENCES shipment (id),
  kind        TEXT NOT NULL,
  file        BLOB,
  -- by which the carrier is asked for it
  link        TEXT NOT NULL,
  attempts    INTEGER NOT NULL DEFAULT 0,
  next_ask_at INTEGER,
  PRIMARY KEY (shipment_id, kind),
  CHECK ((file IS NULL) = (next_ask_at IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX shipment_document_due ON shipment_document (next_ask_at) WHERE next_ask_at IS NOT NULL;

INSERT INTO shipment_document (shipment_id, kind, file, link) SELECT shipment_id, 'label', file, '' FROM label_artwork;
DROP TABLE label_artwork;
