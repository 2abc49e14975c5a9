-- A text only this installation's key opens: a lost or foreign key file is noticed at the start, not with the first secret.
CREATE TABLE vault_mark (
  id     INTEGER PRIMARY KEY CHECK (id = 1),
  sealed TEXT NOT NULL
) STRICT;
