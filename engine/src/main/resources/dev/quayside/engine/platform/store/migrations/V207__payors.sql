-- Accounts of others at carriers that a workspace ships with. account is sealed, account_end its last three characters.
CREATE TABLE payor (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  account      TEXT NOT NULL,
  account_end  TEXT NOT NULL,
  zip          TEXT,
  country      TEXT
) STRICT;

CREATE INDEX payor_workspace ON payor (workspace_id);

-- Who pays for parcels to a contact, as JSON; null where nothing is said.
ALTER TABLE contact ADD COLUMN billing TEXT;

CREATE INDEX contact_billing ON contact (workspace_id) WHERE billing IS NOT NULL;
