-- One wallet per currency: a label is paid in the currency of its price.
CREATE TABLE wallet_by_currency (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  currency     TEXT NOT NULL,
  balance      INTEGER NOT NULL,
  held         INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
  CHECK (balance - held >= 0),
  PRIMARY KEY (workspace_id, currency)
) STRICT;

INSERT INTO wallet_by_currency (workspace_id, currency, balance, held)
SELECT workspace_id, currency, balance, held FROM wallet;

DROP TABLE wallet;

ALTER TABLE wallet_by_currency RENAME TO wallet;

-- Every line written so far was in US dollars, the only currency there was.
ALTER TABLE wallet_entry ADD COLUMN currency TEXT NOT NULL DEFAULT 'USD';
