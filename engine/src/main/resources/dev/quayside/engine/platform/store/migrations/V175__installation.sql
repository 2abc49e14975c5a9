-- What all engines of this database share: the oldest engine that may still buy, counted as versions of these tables, and
-- the installation's keys, sealed under its passphrase. A file in a data folder keeps its keys beside it and has none here.
CREATE TABLE installation (
  id            INTEGER PRIMARY KEY CHECK (id = 1),
  min_engine    INTEGER NOT NULL,
  salt          TEXT,
  rounds        INTEGER,
  vault_key     TEXT,
  token_key     TEXT
) STRICT;
INSERT INTO installation (id, min_engine) VALUES (1, 0);
