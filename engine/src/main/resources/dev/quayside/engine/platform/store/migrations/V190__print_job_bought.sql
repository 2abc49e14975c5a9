-- Who bought the label that is printed, JSON of id and name, and at which desk, with the names of then; null for what is no label.
ALTER TABLE print_job ADD COLUMN bought_by TEXT;
ALTER TABLE print_job ADD COLUMN bought_at TEXT;
