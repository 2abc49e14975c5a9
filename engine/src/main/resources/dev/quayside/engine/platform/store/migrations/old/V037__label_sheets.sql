-- Label sheets of office printers, and the next place of the sheet in the tray.
ALTER TABLE printer ADD COLUMN sheet TEXT;
ALTER TABLE printer ADD COLUMN sheet_place INTEGER NOT NULL DEFAULT 1;
-- The last job drawn on it: it is still queued for a moment after its places are taken.
ALTER TABLE printer ADD COLUMN sheet_job TEXT;

-- The labels of jobs that print several on one sheet.
CREATE TABLE print_job_label (
  document TEXT NOT NULL,
  job_id   TEXT NOT NULL REFERENCES print_job (id),
  PRIMARY KEY (document, job_id)
) STRICT, WITHOUT ROWID;

-- Whether packing slips come out before or after the labels of a batch.
ALTER TABLE batch ADD COLUMN slips TEXT NOT NULL DEFAULT 'none';

-- Labels as carriers returned them.
CREATE TABLE label_artwork (
  shipment_id TEXT NOT NULL PRIMARY KEY REFERENCES shipment (id),
  file        BLOB NOT NULL
) STRICT, WITHOUT ROWID;
