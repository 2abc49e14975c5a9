-- Desks, each with the engine in its folder; whether it is there says running_engine. A forgotten one keeps its row and gives its name away.
CREATE TABLE station (
  id        TEXT PRIMARY KEY,
  name      TEXT NOT NULL UNIQUE,
  engine    TEXT NOT NULL UNIQUE,
  forgotten INTEGER NOT NULL DEFAULT 0,
  version   TEXT,
  -- when it began or ended, real time
  seen_at   INTEGER NOT NULL
) STRICT;

-- Whose printer it is; null until the first station takes what is there.
ALTER TABLE printer ADD COLUMN station_id TEXT;
-- What its station last heard of it, JSON, for the others.
ALTER TABLE printer ADD COLUMN seen TEXT;
-- The station that sends or has sent a job; null while it waits.
ALTER TABLE print_job ADD COLUMN station_id TEXT;
