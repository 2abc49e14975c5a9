-- What the printer's own counter stood at before this label; null when it does not count.
ALTER TABLE print_job ADD COLUMN odometer INTEGER;
-- The printer it was meant for, when another has taken over.
ALTER TABLE print_job ADD COLUMN moved_from TEXT;

-- Which printer a kind of document goes to; carrier '' is every carrier.
CREATE TABLE print_route (
  workspace_id TEXT NOT NULL,
  kind         TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  printer      TEXT NOT NULL,
  PRIMARY KEY (workspace_id, kind, carrier)
) STRICT, WITHOUT ROWID;
