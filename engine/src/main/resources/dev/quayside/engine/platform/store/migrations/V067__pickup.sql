-- Pick-ups carriers were asked for. One in doubt is never asked for again.
CREATE TABLE pickup (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  status       TEXT NOT NULL CHECK (status IN ('in_doubt', 'booked', 'cancelled')),
  pickup       TEXT NOT NULL
) STRICT;

CREATE INDEX pickup_of ON pickup (workspace_id, id);
CREATE INDEX pickup_in_doubt ON pickup (workspace_id) WHERE status = 'in_doubt';
