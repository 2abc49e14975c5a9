-- What a shop sells, by SKU: learned from orders, kept by its people.
CREATE TABLE product (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  -- Upper and lower case are the same.
  sku_key      TEXT NOT NULL,
  search       TEXT NOT NULL,
  product      TEXT NOT NULL,
  PRIMARY KEY (workspace_id, sku_key)
) STRICT;
