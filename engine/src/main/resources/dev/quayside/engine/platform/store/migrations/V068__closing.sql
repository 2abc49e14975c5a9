-- Carriers' own papers of what they were told at the day's end. One without a file is still being made.
CREATE TABLE manifest_document (
  manifest_id TEXT NOT NULL REFERENCES manifest (id),
  place       INTEGER NOT NULL,
  file        BLOB,
  -- by which the carrier is asked for it
  link        TEXT NOT NULL,
  PRIMARY KEY (manifest_id, place)
) STRICT, WITHOUT ROWID;
