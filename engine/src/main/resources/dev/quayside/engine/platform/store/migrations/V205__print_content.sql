-- Files that other programs send to be printed. done_at is by the workspace's clock: when a job of the file last ended.
CREATE TABLE print_content (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL,
  content_type TEXT NOT NULL,
  fit          TEXT NOT NULL,
  turn         INTEGER NOT NULL,
  absolute     INTEGER NOT NULL,
  pages        TEXT NOT NULL,
  times        INTEGER NOT NULL,
  -- The sheets to print it on, where the printer can choose; null for the loaded media.
  paper        TEXT,
  -- What a program that speaks another service's API called it, and itself.
  shown_type   TEXT,
  source       TEXT,
  content      BLOB NOT NULL,
  created_at   INTEGER NOT NULL,
  done_at      INTEGER
) STRICT;

CREATE INDEX print_content_done ON print_content (workspace_id, done_at) WHERE done_at IS NOT NULL;

-- Of jobs that print one: the file, what it is, and the program that sent it. One job of several may print a page of it.
ALTER TABLE print_job ADD COLUMN content_id TEXT;
ALTER TABLE print_job ADD COLUMN content_type TEXT;
ALTER TABLE print_job ADD COLUMN program TEXT;

CREATE INDEX print_job_by_content ON print_job (content_id, id) WHERE content_id IS NOT NULL;

-- The numbers by which programs of PrintNode's kind know stations, printers and print jobs. They are never given again.
CREATE TABLE print_number (
  number INTEGER PRIMARY KEY,
  kind   TEXT NOT NULL,
  name   TEXT NOT NULL,
  since  INTEGER NOT NULL,
  UNIQUE (kind, name)
) STRICT;

-- A key that may print and nothing else; its role is then the least there was before.
ALTER TABLE api_key ADD COLUMN prints_only INTEGER NOT NULL DEFAULT 0;
