-- A sandbox carrier may also give answers nobody can read. SQLite changes a CHECK by a new table only.
CREATE TABLE sandbox_fault_next (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  availability TEXT NOT NULL CHECK (availability IN ('up', 'down', 'slow', 'flaky', 'timeout_after_purchase', 'malformed')),
  latency_ms   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, carrier)
) STRICT, WITHOUT ROWID;

INSERT INTO sandbox_fault_next SELECT workspace_id, carrier, availability, latency_ms FROM sandbox_fault;

DROP TABLE sandbox_fault;

ALTER TABLE sandbox_fault_next RENAME TO sandbox_fault;
