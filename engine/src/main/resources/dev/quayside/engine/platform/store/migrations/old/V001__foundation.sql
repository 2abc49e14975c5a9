-- Times are epoch milliseconds (UTC), money is the currency's minor unit, JSON is text.

CREATE TABLE workspace (
  id              TEXT PRIMARY KEY,
  slug            TEXT NOT NULL UNIQUE,
  name            TEXT NOT NULL,
  plan            TEXT NOT NULL,
  environment     TEXT NOT NULL CHECK (environment IN ('production', 'sandbox')),
  auto_scan       INTEGER NOT NULL DEFAULT 0,
  clock_offset_ms INTEGER NOT NULL DEFAULT 0 CHECK (clock_offset_ms >= 0),
  created_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE api_key (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  role         TEXT NOT NULL CHECK (role IN ('admin', 'operator', 'viewer')),
  hash         TEXT NOT NULL UNIQUE,
  hint         TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  revoked_at   INTEGER
) STRICT;

CREATE INDEX api_key_workspace ON api_key (workspace_id, id);

CREATE TABLE wallet (
  workspace_id TEXT PRIMARY KEY REFERENCES workspace (id),
  currency     TEXT NOT NULL,
  balance      INTEGER NOT NULL,
  held         INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
  CHECK (balance - held >= 0)
) STRICT;

CREATE TABLE wallet_entry (
  id            TEXT PRIMARY KEY,
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  kind          TEXT NOT NULL CHECK (kind IN ('deposit', 'charge', 'refund', 'adjustment')),
  amount        INTEGER NOT NULL,
  balance_after INTEGER NOT NULL,
  shipment_id   TEXT,
  description   TEXT NOT NULL,
  created_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX wallet_entry_newest ON wallet_entry (workspace_id, id);
-- A shipment is charged once and refunded once, whatever goes wrong above.
CREATE UNIQUE INDEX wallet_entry_once ON wallet_entry (shipment_id, kind) WHERE shipment_id IS NOT NULL;

-- One row a carrier's answer: the ids of its rates are consecutive from first_rate_id; rows of one request share quote_id.
CREATE TABLE rate_quote (
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  first_rate_id TEXT NOT NULL,
  quote_id      TEXT NOT NULL,
  request       TEXT NOT NULL,
  rates         TEXT NOT NULL,
  created_at    INTEGER NOT NULL,
  expires_at    INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, first_rate_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rate_quote_siblings ON rate_quote (workspace_id, quote_id);
CREATE INDEX rate_quote_expiry ON rate_quote (workspace_id, expires_at);

CREATE TABLE shipment (
  id                 TEXT PRIMARY KEY,
  workspace_id       TEXT NOT NULL REFERENCES workspace (id),
  label_id           TEXT NOT NULL UNIQUE,
  status             TEXT NOT NULL CHECK (status IN
                       ('pending', 'created', 'in_transit', 'delivered', 'exception', 'returned', 'cancelled')),
  carrier            TEXT NOT NULL,
  service            TEXT NOT NULL,
  service_name       TEXT NOT NULL,
  reference          TEXT,
  is_return          INTEGER NOT NULL,
  tracking_number    TEXT,
  label_format       TEXT NOT NULL CHECK (label_format IN ('pdf', 'png', 'zpl')),
  currency           TEXT NOT NULL,
  amount             INTEGER NOT NULL CHECK (amount >= 0),
  consignment        TEXT NOT NULL,
  acceptance         TEXT,
  chosen_from        TEXT,
  ship_date          TEXT,
  estimated_delivery TEXT,
  created_at         INTEGER NOT NULL,
  updated_at         INTEGER NOT NULL,
  voidable_until     INTEGER,
  cancelled_at       INTEGER,
  refund_status      TEXT CHECK (refund_status IN ('pending', 'refunded', 'rejected', 'not_applicable')),
  refund_due_at      INTEGER,
  -- since when the carrier's silence was told to the buyer
  in_doubt_since     INTEGER,
  CHECK (status IN ('pending', 'cancelled') OR tracking_number IS NOT NULL)
) STRICT;

CREATE INDEX shipment_newest ON shipment (workspace_id, id);
CREATE INDEX shipment_by_tracking ON shipment (workspace_id, tracking_number);
CREATE INDEX shipment_by_reference ON shipment (workspace_id, reference) WHERE reference IS NOT NULL;
CREATE INDEX shipment_pending ON shipment (status) WHERE status = 'pending';
CREATE INDEX shipment_refund_due ON shipment (refund_due_at) WHERE refund_status = 'pending';

CREATE TABLE idempotency (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  key          TEXT NOT NULL,
  fingerprint  TEXT NOT NULL,
  -- what the request is about to make, known before it is made
  subject      TEXT,
  -- null while the request runs
  status       INTEGER,
  body         TEXT,
  created_at   INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_expiry ON idempotency (workspace_id, expires_at);
CREATE INDEX idempotency_subject ON idempotency (subject) WHERE subject IS NOT NULL;

CREATE TABLE event (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  type         TEXT NOT NULL,
  subject      TEXT NOT NULL,
  data         TEXT NOT NULL,
  created_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX event_newest ON event (workspace_id, id);
CREATE INDEX event_subject ON event (workspace_id, subject, id);

CREATE TABLE printer (
  name       TEXT PRIMARY KEY,
  address    TEXT NOT NULL,
  language   TEXT NOT NULL,
  dpi        INTEGER NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE print_job (
  id              TEXT PRIMARY KEY,
  printer         TEXT NOT NULL,
  document        TEXT NOT NULL,
  title           TEXT NOT NULL,
  state           TEXT NOT NULL,
  reason          TEXT,
  attempts        INTEGER NOT NULL,
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  next_attempt_at INTEGER,
  expires_at      INTEGER,
  reprint_of      TEXT,
  sha256          TEXT,
  version         INTEGER NOT NULL,
  rendered        BLOB
) STRICT;

CREATE INDEX print_job_by_state ON print_job (state, id);
CREATE INDEX print_job_waiting ON print_job (printer, id) WHERE state IN ('QUEUED', 'RENDERED');
CREATE INDEX print_job_by_document ON print_job (document, id);

-- What the desk remembers, per workspace ('' for the whole installation).
CREATE TABLE setting (
  workspace_id TEXT NOT NULL,
  name         TEXT NOT NULL,
  value        TEXT NOT NULL,
  PRIMARY KEY (workspace_id, name)
) STRICT, WITHOUT ROWID;

-- The sandbox carriers' own books: written apart from ours, as a real carrier's would be.
CREATE TABLE sandbox_shipment (
  workspace_id    TEXT NOT NULL,
  carrier         TEXT NOT NULL,
  reference       TEXT NOT NULL,
  tracking_number TEXT NOT NULL UNIQUE,
  service         TEXT NOT NULL,
  from_city       TEXT NOT NULL,
  from_state      TEXT NOT NULL,
  from_zip        TEXT NOT NULL,
  from_country    TEXT NOT NULL,
  to_city         TEXT NOT NULL,
  to_state        TEXT NOT NULL,
  to_zip          TEXT NOT NULL,
  to_country      TEXT NOT NULL,
  signature       INTEGER NOT NULL,
  routing         TEXT NOT NULL,
  ship_date       TEXT NOT NULL,
  estimated       TEXT NOT NULL,
  accepted_at     INTEGER NOT NULL,
  voided_at       INTEGER,
  PRIMARY KEY (workspace_id, carrier, reference)
) STRICT, WITHOUT ROWID;

CREATE TABLE sandbox_serial (
  carrier TEXT PRIMARY KEY,
  next    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sandbox_fault (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  availability TEXT NOT NULL CHECK (availability IN ('up', 'down', 'slow', 'flaky', 'timeout_after_purchase')),
  latency_ms   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, carrier)
) STRICT, WITHOUT ROWID;
