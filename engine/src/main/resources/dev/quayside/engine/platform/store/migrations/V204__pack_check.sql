-- The bar codes of products, to find a product by the one that was scanned.
CREATE TABLE product_code (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  code         TEXT NOT NULL,
  sku_key      TEXT NOT NULL,
  PRIMARY KEY (workspace_id, code, sku_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_code_of ON product_code (workspace_id, sku_key);
INSERT INTO product_code (workspace_id, code, sku_key)
SELECT workspace_id, product ->> '$.barcode', sku_key FROM product WHERE product ->> '$.barcode' IS NOT NULL;

-- Pictures of products that are kept here. kind: png or jpeg.
CREATE TABLE product_picture (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  sku_key      TEXT NOT NULL,
  kind         TEXT NOT NULL,
  content      BLOB NOT NULL,
  PRIMARY KEY (workspace_id, sku_key)
) STRICT;

-- Checks of what is packed. state: open, failed, passed or abandoned; kept: the check as JSON.
CREATE TABLE pack_check (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  state        TEXT NOT NULL,
  kept         TEXT NOT NULL
) STRICT;

-- The orders a check is of.
CREATE TABLE pack_check_order (
  order_id     TEXT NOT NULL,
  check_id     TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  PRIMARY KEY (order_id, check_id)
) STRICT, WITHOUT ROWID;

-- Each scan, confirmation and weight of a check, mistakes among them. at: real time.
CREATE TABLE pack_check_scan (
  check_id     TEXT NOT NULL,
  number       INTEGER NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  at           INTEGER NOT NULL,
  user_id      TEXT,
  station      TEXT,
  result       TEXT NOT NULL,
  pieces       INTEGER NOT NULL,
  code         TEXT,
  PRIMARY KEY (check_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX pack_check_scan_at ON pack_check_scan (workspace_id, at);

-- The photo of what is packed, until its customer is forgotten. kind: png or jpeg.
CREATE TABLE pack_check_photo (
  check_id     TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  kind         TEXT NOT NULL,
  content      BLOB NOT NULL
) STRICT;

-- What of a parcel a passed check covered when it was taken, JSON of lines and quantities; null when no check was due.
ALTER TABLE order_parcel ADD COLUMN covered TEXT;
