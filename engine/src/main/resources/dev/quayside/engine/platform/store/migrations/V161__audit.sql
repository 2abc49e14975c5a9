-- Who did what, and when. Nothing changes or removes a row.
CREATE TABLE audit (
  id             TEXT PRIMARY KEY,
  workspace_id   TEXT NOT NULL REFERENCES workspace (id),
  action         TEXT NOT NULL,
  subject        TEXT NOT NULL,
  -- who had signed in, with the name of then; null when nobody had to
  user_id        TEXT,
  user_name      TEXT CHECK ((user_name IS NULL) = (user_id IS NULL)),
  key_id         TEXT NOT NULL,
  correlation_id TEXT,
  created_at     INTEGER NOT NULL
) STRICT;

CREATE INDEX audit_newest ON audit (workspace_id, id);
CREATE INDEX audit_subject ON audit (workspace_id, subject, id);

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit BEGIN
  SELECT raise(ABORT, 'the audit is not changed');
END;

CREATE TRIGGER audit_is_not_removed BEFORE DELETE ON audit BEGIN
  SELECT raise(ABORT, 'the audit is not removed');
END;
