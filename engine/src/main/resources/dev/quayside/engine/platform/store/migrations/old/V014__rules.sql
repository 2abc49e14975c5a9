-- Shipping rules, applied in the order of their positions.
CREATE TABLE shipping_rule (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  position     INTEGER NOT NULL,
  rule         TEXT NOT NULL
) STRICT;

CREATE INDEX shipping_rule_order ON shipping_rule (workspace_id, position);
