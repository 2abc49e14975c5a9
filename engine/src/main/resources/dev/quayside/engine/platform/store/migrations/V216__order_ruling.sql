-- Orders that the rules are to be asked about; stamp counts their changes since.
CREATE TABLE order_rule_due (
  order_id     TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  stamp        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_rule_due_workspace ON order_rule_due (workspace_id, order_id);

-- What rules did with an order: who holds it, since when a person overruled them, what they added.
CREATE TABLE order_ruling (
  order_id     TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  ruling       TEXT NOT NULL,
  holding      INTEGER NOT NULL,
  holds_until  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX order_ruling_holding ON order_ruling (workspace_id, holds_until) WHERE holding = 1;
