-- Lists that people keep. owner: the person, or the key where nobody had signed in, who alone sees one that is not shared.
CREATE TABLE saved_view (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  owner        TEXT NOT NULL,
  shared       INTEGER NOT NULL CHECK (shared IN (0, 1)),
  saved        TEXT NOT NULL,
  created_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX saved_view_of ON saved_view (workspace_id, created_at, id);
