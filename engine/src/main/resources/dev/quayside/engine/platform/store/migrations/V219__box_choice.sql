-- The box that a person or a program chose for goods whose box is left to them, by what is in it. Nothing here tells of the
-- customer: goods is a digest of products and quantities; proposed is null where nothing was proposed.
CREATE TABLE box_choice (
  shipment_id  TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  goods        TEXT NOT NULL,
  box          TEXT NOT NULL,
  proposed     TEXT,
  chosen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX box_choice_goods ON box_choice (workspace_id, goods, chosen_at);
