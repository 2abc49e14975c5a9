-- The tags of a workspace. name_key: in lower case, so that a name is there once whatever its letter case.
CREATE TABLE order_tag (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL,
  name_key     TEXT NOT NULL,
  colour       TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  UNIQUE (workspace_id, name_key)
) STRICT;

-- Which orders have a tag: an order by its tag, and a tag's orders by their age.
CREATE TABLE tagged_order (
  tag_id       TEXT NOT NULL REFERENCES order_tag (id),
  order_id     TEXT NOT NULL REFERENCES sales_order (id),
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  PRIMARY KEY (tag_id, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tagged_order_order ON tagged_order (order_id);

-- What people here say to each other of an order; forgotten with its customer. user_name: as it was then.
CREATE TABLE order_note (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  order_id     TEXT NOT NULL REFERENCES sales_order (id),
  said         TEXT NOT NULL,
  user_id      TEXT,
  user_name    TEXT,
  created_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_note_order ON order_note (order_id, created_at, id);

-- The person who has an order; null for nobody.
ALTER TABLE sales_order ADD COLUMN assigned_to TEXT;
CREATE INDEX sales_order_assigned ON sales_order (workspace_id, assigned_to, id);
