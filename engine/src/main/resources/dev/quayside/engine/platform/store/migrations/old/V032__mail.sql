-- How a workspace sends e-mail to the people its parcels go to. Off until it is switched on.
CREATE TABLE mail_setup (
  workspace_id    TEXT PRIMARY KEY REFERENCES workspace (id),
  enabled         INTEGER NOT NULL CHECK (enabled IN (0, 1)),
  host            TEXT NOT NULL,
  port            INTEGER NOT NULL,
  security        TEXT NOT NULL CHECK (security IN ('starttls', 'tls', 'none')),
  username        TEXT,
  -- sealed with the key of the installation
  sealed_password TEXT,
  from_address    TEXT NOT NULL,
  -- null for the language of the country a parcel goes to
  language        TEXT CHECK (language IN ('en', 'es')),
  -- wire names with a blank between
  occasions       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Only what was changed; the others are the product's own.
CREATE TABLE mail_template (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  occasion     TEXT NOT NULL,
  language     TEXT NOT NULL,
  subject      TEXT NOT NULL,
  text         TEXT NOT NULL,
  -- null to make it of the text
  html         TEXT,
  PRIMARY KEY (workspace_id, occasion, language)
) STRICT, WITHOUT ROWID;

-- One letter an event and recipient, ever. Times are those of the workspace's clock.
CREATE TABLE mail_letter (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  event_id        TEXT NOT NULL REFERENCES event (id),
  shipment_id     TEXT NOT NULL,
  occasion        TEXT NOT NULL,
  recipient       TEXT NOT NULL,
  -- sending: handed to a server; a crash leaves it in doubt, and it is not sent again
  status          TEXT NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'in_doubt')),
  attempts        INTEGER NOT NULL,
  next_attempt_at INTEGER,
  error           TEXT,
  created_at      INTEGER NOT NULL,
  UNIQUE (event_id, recipient),
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL))
) STRICT;

CREATE INDEX mail_letter_newest ON mail_letter (workspace_id, id);
CREATE INDEX mail_letter_due ON mail_letter (workspace_id, next_attempt_at) WHERE status = 'queued';
CREATE INDEX mail_letter_oldest ON mail_letter (workspace_id, created_at);
CREATE INDEX mail_letter_sending ON mail_letter (status) WHERE status = 'sending';
