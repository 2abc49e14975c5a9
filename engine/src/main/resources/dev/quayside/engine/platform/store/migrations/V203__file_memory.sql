-- What a person chose for a column of a file of orders, by the letters of its name: it holds for the next file with such a column.
-- file_kind is the kind of export it holds for, or empty for any file.
CREATE TABLE order_column (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  file_kind    TEXT NOT NULL,
  header       TEXT NOT NULL,
  meaning      TEXT NOT NULL,
  used_at      INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, file_kind, header)
) STRICT, WITHOUT ROWID;

-- The currency of amounts that name none; null for files of earlier versions.
ALTER TABLE order_mapping ADD COLUMN currency TEXT;
ALTER TABLE order_file ADD COLUMN currency TEXT;
