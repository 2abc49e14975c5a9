-- How a workspace stands with a carrier. A carrier without a row is on and has no account.
CREATE TABLE carrier_account (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  enabled      INTEGER NOT NULL CHECK (enabled IN (0, 1)),
  -- JSON of what is no secret; null without an account
  shown        TEXT,
  -- names of the secrets with a blank between, and JSON of them sealed with the key of the installation
  kept         TEXT,
  sealed       TEXT,
  connection   TEXT NOT NULL CHECK (connection IN
                 ('not_tested', 'connected', 'wrong_credentials', 'account_not_allowed', 'unreachable', 'not_testable')),
  message      TEXT,
  tested_at    INTEGER,
  -- counts changes of the credentials, so that a test of old ones says nothing about new ones
  revision     INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, carrier),
  CHECK ((shown IS NULL) = (sealed IS NULL) AND (kept IS NULL) = (sealed IS NULL))
) STRICT, WITHOUT ROWID;
