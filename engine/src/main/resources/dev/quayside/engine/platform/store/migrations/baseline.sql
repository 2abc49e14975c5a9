-- Times are epoch milliseconds (UTC), money is the currency's minor unit, JSON is text.

CREATE TABLE workspace (
  id              TEXT PRIMARY KEY,
  slug            TEXT NOT NULL UNIQUE,
  name            TEXT NOT NULL,
  plan            TEXT NOT NULL,
  environment     TEXT NOT NULL CHECK (environment IN ('production', 'sandbox')),
  auto_scan       INTEGER NOT NULL DEFAULT 0,
  clock_offset_ms INTEGER NOT NULL DEFAULT 0 CHECK (clock_offset_ms >= 0),
  created_at      INTEGER NOT NULL,
  -- when it was put away: read, but changed no more; null while it is worked in
  archived_at     INTEGER
) STRICT;

CREATE TABLE api_key (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  role         TEXT NOT NULL CHECK (role IN ('admin', 'operator', 'viewer')),
  hash         TEXT NOT NULL UNIQUE,
  hint         TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  revoked_at   INTEGER,
  -- written once in ten minutes at most
  last_used_at INTEGER,
  -- what it is for; null when it has no name
  name         TEXT
) STRICT;

CREATE INDEX api_key_workspace ON api_key (workspace_id, id);

CREATE TABLE wallet_entry (
  id            TEXT PRIMARY KEY,
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  kind          TEXT NOT NULL CHECK (kind IN ('deposit', 'charge', 'refund', 'adjustment')),
  amount        INTEGER NOT NULL,
  balance_after INTEGER NOT NULL,
  shipment_id   TEXT,
  description   TEXT NOT NULL,
  created_at    INTEGER NOT NULL,
  currency      TEXT NOT NULL DEFAULT 'USD',
  -- what a carrier invoices itself leaves the balance as it is
  billing       TEXT NOT NULL DEFAULT 'wallet' CHECK (billing IN ('carrier', 'wallet'))
) STRICT;

CREATE INDEX wallet_entry_newest ON wallet_entry (workspace_id, id);

-- A shipment is charged once and refunded once, whatever goes wrong above.
CREATE UNIQUE INDEX wallet_entry_once ON wallet_entry (shipment_id, kind) WHERE shipment_id IS NOT NULL;

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
  -- What a shipment is found by, in lower case and without accents, the recipient first: so it is also what lists by recipient are sorted by.
  search             TEXT NOT NULL DEFAULT '',
  -- When the customer of a closed shipment was forgotten; null while known.
  forgotten_at       INTEGER,
  -- What a carrier was asked about a shipment and has not answered for certain; null while nothing is open.
  settling           TEXT CHECK (settling IN ('purchase', 'void')),
  settle_attempts    INTEGER NOT NULL DEFAULT 0,
  next_ask_at        INTEGER,
  -- 1 when the carrier says that it will never know
  settle_by_hand     INTEGER NOT NULL DEFAULT 0,
  -- on what terms it was bought, as its account was then
  billing            TEXT NOT NULL DEFAULT 'wallet' CHECK (billing IN ('carrier', 'wallet')),
  test               INTEGER NOT NULL DEFAULT 0 CHECK (test IN (0, 1)),
  CHECK (status IN ('pending', 'cancelled') OR tracking_number IS NOT NULL)
) STRICT;

CREATE INDEX shipment_newest ON shipment (workspace_id, id);
CREATE INDEX shipment_refund_due ON shipment (refund_due_at) WHERE refund_status = 'pending';
CREATE INDEX shipment_by_ship_date ON shipment (workspace_id, carrier, ship_date);

-- All that a list of the window is narrowed and sorted by, so that 100,000 shipments are looked through without reading one of them.
CREATE INDEX shipment_list ON shipment
  (workspace_id, id, status, created_at, carrier, service_name, amount, search);

-- Parcels under way by the day they were promised for: the late ones.
CREATE INDEX shipment_due ON shipment (workspace_id, estimated_delivery, id) WHERE status = 'in_transit';

-- Parcels that were never handed over, by the day they were promised for.
CREATE INDEX shipment_overdue ON shipment (workspace_id, estimated_delivery, id) WHERE status = 'created';

-- Narrowed lists, newest first, and how many fall into a time.
CREATE INDEX shipment_by_status ON shipment (workspace_id, status, id);
CREATE INDEX shipment_by_carrier ON shipment (workspace_id, carrier, id);
CREATE INDEX shipment_closed ON shipment (workspace_id, updated_at)
  WHERE forgotten_at IS NULL AND status IN ('delivered', 'returned', 'cancelled');
CREATE INDEX shipment_by_reference ON shipment (workspace_id, reference, id) WHERE reference IS NOT NULL;
CREATE INDEX shipment_by_tracking ON shipment (workspace_id, tracking_number, id) WHERE tracking_number IS NOT NULL;
CREATE INDEX shipment_by_age ON shipment (workspace_id, created_at, id);
CREATE INDEX shipment_by_service ON shipment (workspace_id, service, id);
CREATE INDEX shipment_settling ON shipment (workspace_id, next_ask_at) WHERE settling IS NOT NULL;
CREATE INDEX shipment_pending ON shipment (workspace_id, reference) WHERE status = 'pending';

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
  -- Headers that belong to an answer, Location for one, come again with it.
  headers      TEXT,
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

-- Events are listed and told by workspace, oldest or newest first.
CREATE INDEX event_newest ON event (workspace_id, id);

CREATE TABLE printer (
  name         TEXT PRIMARY KEY,
  address      TEXT NOT NULL,
  language     TEXT NOT NULL,
  dpi          INTEGER NOT NULL,
  is_default   INTEGER NOT NULL DEFAULT 0,
  created_at   INTEGER NOT NULL,
  -- How each printer is set up. Lengths are in units of 1/2,286,000 inch; null leaves the printer's own setting.
  media_width  INTEGER NOT NULL DEFAULT 9144000,
  media_height INTEGER NOT NULL DEFAULT 13716000,
  tracking     TEXT,
  darkness     INTEGER,
  speed        INTEGER,
  move_right   INTEGER NOT NULL DEFAULT 0,
  move_down    INTEGER NOT NULL DEFAULT 0,
  upside_down  INTEGER NOT NULL DEFAULT 0,
  handling     TEXT,
  encoding     TEXT NOT NULL DEFAULT 'RLE',
  -- Where its labels go while it is not well; no reference, since either may be removed.
  fallback     TEXT,
  -- Label sheets of office printers, and the next place of the sheet in the tray.
  sheet        TEXT,
  sheet_place  INTEGER NOT NULL DEFAULT 1,
  -- The last job drawn on it: it is still queued for a moment after its places are taken.
  sheet_job    TEXT
) STRICT;

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

CREATE TABLE webhook (
  id                   TEXT PRIMARY KEY,
  workspace_id         TEXT NOT NULL REFERENCES workspace (id),
  url                  TEXT NOT NULL,
  -- event types with a blank between
  events               TEXT NOT NULL,
  -- sealed with the key of the installation
  secret               TEXT NOT NULL,
  status               TEXT NOT NULL CHECK (status IN ('enabled', 'disabled')),
  consecutive_failures INTEGER NOT NULL DEFAULT 0,
  disabled_at          INTEGER,
  disabled_reason      TEXT,
  last_delivered_at    INTEGER,
  created_at           INTEGER NOT NULL,
  -- The secret that was replaced signs beside the new one until then, on the workspace's clock.
  previous_secret      TEXT,
  previous_until       INTEGER
) STRICT;

CREATE INDEX webhook_newest ON webhook (workspace_id, id);

-- Times are those of the workspace's clock, but for leased_until, which is real time.
CREATE TABLE webhook_delivery (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  webhook_id      TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event_id        TEXT NOT NULL REFERENCES event (id),
  subject         TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN ('queued', 'delivered', 'failed')),
  attempts        INTEGER NOT NULL,
  next_attempt_at INTEGER,
  leased_until    INTEGER,
  created_at      INTEGER NOT NULL,
  settled_at      INTEGER,
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL)),
  CHECK (status = 'queued' OR leased_until IS NULL)
) STRICT;

CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_attempt_at, id) WHERE status = 'queued';
CREATE INDEX webhook_delivery_subject ON webhook_delivery (webhook_id, subject, id) WHERE status = 'queued';
CREATE INDEX webhook_delivery_leased ON webhook_delivery (webhook_id, leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX webhook_delivery_settled ON webhook_delivery (workspace_id, settled_at) WHERE settled_at IS NOT NULL;

-- What an event is still to be told to, before it is forgotten.
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id);

CREATE TABLE webhook_attempt (
  delivery_id     TEXT NOT NULL REFERENCES webhook_delivery (id) ON DELETE CASCADE,
  number          INTEGER NOT NULL,
  started_at      INTEGER NOT NULL,
  duration_ms     INTEGER NOT NULL,
  status_code     INTEGER,
  error           TEXT,
  next_attempt_at INTEGER,
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;

-- Where each parcel stands. All times are those of the workspace's clock.
CREATE TABLE tracker (
  id              TEXT PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  shipment_id     TEXT NOT NULL UNIQUE REFERENCES shipment (id),
  carrier         TEXT NOT NULL,
  -- not unique: carriers use their numbers again after some months
  tracking_number TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN
                    ('pre_transit', 'accepted', 'in_transit', 'out_for_delivery', 'available_for_pickup',
                     'delivered', 'exception', 'returned', 'cancelled', 'unknown')),
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  -- when the carrier was last asked, and when it last answered; 0 for never
  asked_at        INTEGER NOT NULL DEFAULT 0,
  heard_at        INTEGER NOT NULL DEFAULT 0,
  -- null while the parcel may still move
  ended_at        INTEGER
) STRICT;

CREATE INDEX tracker_number ON tracker (workspace_id, tracking_number, id);
CREATE INDEX tracker_open ON tracker (workspace_id, asked_at) WHERE ended_at IS NULL;
CREATE INDEX tracker_list ON tracker (workspace_id, ended_at, status, updated_at, shipment_id);

CREATE TABLE tracker_scan (
  id          INTEGER PRIMARY KEY,
  tracker_id  TEXT NOT NULL REFERENCES tracker (id),
  at          INTEGER NOT NULL,
  status      TEXT NOT NULL,
  substatus   TEXT,
  description TEXT NOT NULL,
  city        TEXT,
  state       TEXT,
  country     TEXT,
  heard_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX tracker_scan_history ON tracker_scan (tracker_id, at);

-- What a sandbox carrier was told to have scanned.
CREATE TABLE sandbox_scan (
  id              INTEGER PRIMARY KEY,
  workspace_id    TEXT NOT NULL REFERENCES workspace (id),
  carrier         TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  at              INTEGER NOT NULL,
  status          TEXT NOT NULL,
  substatus       TEXT,
  description     TEXT NOT NULL,
  city            TEXT,
  state           TEXT,
  country         TEXT
) STRICT;

CREATE INDEX sandbox_scan_of ON sandbox_scan (workspace_id, carrier, tracking_number, at);

-- One wallet per currency: a label is paid in the currency of its price.
CREATE TABLE wallet (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  currency     TEXT NOT NULL,
  balance      INTEGER NOT NULL,
  held         INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
  CHECK (balance - held >= 0),
  PRIMARY KEY (workspace_id, currency)
) STRICT;

-- How a sandbox carrier is told to behave.
CREATE TABLE sandbox_fault (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  availability TEXT NOT NULL CHECK (availability IN ('up', 'down', 'slow', 'flaky', 'timeout_after_purchase', 'malformed')),
  latency_ms   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, carrier)
) STRICT, WITHOUT ROWID;

-- What each bought and not voided parcel was promised and what else was on offer. How it travelled is the tracker's to say.
CREATE TABLE journey (
  shipment_id   TEXT PRIMARY KEY REFERENCES shipment (id),
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  carrier       TEXT NOT NULL,
  service       TEXT NOT NULL,
  from_zip      TEXT NOT NULL,
  to_zip        TEXT NOT NULL,
  to_country    TEXT NOT NULL,
  -- null when the label was bought without comparing
  zone          TEXT,
  ship_date     TEXT NOT NULL,
  promised      TEXT,
  promised_days INTEGER,
  currency      TEXT NOT NULL,
  paid          INTEGER NOT NULL,
  -- the cheapest on offer that promised the same day or an earlier one; may be what was bought
  best_carrier  TEXT,
  best          INTEGER CHECK (best <= paid),
  bought_at     INTEGER NOT NULL,
  -- How a parcel travelled, beside what was promised, so that sums over a year need no look at its scans.
  delivered_on  TEXT,
  excepted      INTEGER NOT NULL DEFAULT 0,
  handled       INTEGER NOT NULL DEFAULT 0,
  CHECK ((best IS NULL) = (best_carrier IS NULL))
) STRICT;

CREATE INDEX journey_sample ON journey (workspace_id, carrier, service, substr(from_zip, 1, 3), substr(to_zip, 1, 3), bought_at)
  WHERE delivered_on IS NOT NULL;

-- What estimates rest on, by its zone and anywhere. Only what was delivered is in them, so that a purchase does not pay for them.
CREATE INDEX journey_zone ON journey (workspace_id, carrier, service, zone, bought_at) WHERE delivered_on IS NOT NULL;
CREATE INDEX journey_service ON journey (workspace_id, carrier, service, bought_at) WHERE delivered_on IS NOT NULL;
CREATE INDEX journey_bought ON journey
  (workspace_id, bought_at, currency, from_zip, to_zip, carrier, best_carrier, paid, best);

-- One row a rate request, with all its rates: their ids follow the request's own, so that a rate's id tells its request.
CREATE TABLE rate_request (
  id           TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  status       TEXT NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
  request      TEXT NOT NULL,
  rates        TEXT,
  messages     TEXT,
  problem      TEXT,
  created_at   INTEGER NOT NULL,
  settled_at   INTEGER,
  -- until when its rates can be bought
  expires_at   INTEGER,
  CHECK ((status = 'pending') = (settled_at IS NULL)),
  CHECK ((status = 'completed') = (rates IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX rate_request_id ON rate_request (workspace_id, id);
CREATE INDEX rate_request_age ON rate_request (workspace_id, created_at);
CREATE INDEX rate_request_pending ON rate_request (workspace_id, id) WHERE status = 'pending';

-- Which printer a kind of document goes to; carrier '' is every carrier.
CREATE TABLE print_route (
  workspace_id TEXT NOT NULL,
  kind         TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  printer      TEXT NOT NULL,
  PRIMARY KEY (workspace_id, kind, carrier)
) STRICT, WITHOUT ROWID;

-- Orders to be shipped. number_key is the number as people tell it apart: lower case, without blanks around it.
CREATE TABLE sales_order (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  number       TEXT NOT NULL,
  number_key   TEXT NOT NULL,
  state        TEXT NOT NULL
    CHECK (state IN ('open', 'held', 'buying', 'partly_shipped', 'shipped', 'failed', 'cancelled')),
  -- why it is held, why it failed, or why it is open again
  reason       TEXT,
  details      TEXT NOT NULL,
  -- what a search looks through, lower case
  search       TEXT NOT NULL,
  source       TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL,
  -- When the customer of an order was forgotten (retention); null while known.
  forgotten_at INTEGER,
  UNIQUE (workspace_id, number_key)
) STRICT;

CREATE INDEX sales_order_newest ON sales_order (workspace_id, id);
CREATE INDEX sales_order_state ON sales_order (workspace_id, state, id);
CREATE INDEX sales_order_called_off ON sales_order (workspace_id, updated_at)
  WHERE state = 'cancelled' AND forgotten_at IS NULL;

-- Who else waits at a door is asked each time an order is opened to be shipped: by what a postal code begins with.
CREATE INDEX sales_order_waiting_zip ON sales_order (workspace_id, lower(details ->> '$.to.zip'))
WHERE state IN ('open', 'partly_shipped', 'failed');

-- A shipment is the parcel of each order that ships in it. Several parcels asked for at once have the request of the first, and their
-- place in it. Not bought: no row.
CREATE TABLE order_parcel (
  shipment_id  TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  order_id     TEXT NOT NULL REFERENCES sales_order (id),
  request      TEXT NOT NULL,
  place        INTEGER NOT NULL,
  -- [{"line":1,"quantity":2}]: how many pieces of which line of the order, counted from 1
  items        TEXT NOT NULL,
  -- its label; null while it is being bought
  shipment     TEXT,
  voided       INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
  PRIMARY KEY (shipment_id, order_id),
  UNIQUE (request, place, order_id)
) STRICT;

CREATE INDEX order_parcel_order ON order_parcel (order_id);

-- One purchase at a time for an order: the database itself refuses a second.
CREATE UNIQUE INDEX order_parcel_under_way ON order_parcel (order_id) WHERE shipment IS NULL;

-- Senders and recipients. identity tells two entries apart: name, company, street, postal code, country in lower case.
CREATE TABLE contact (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  kind         TEXT NOT NULL CHECK (kind IN ('sender', 'recipient')),
  identity     TEXT NOT NULL,
  -- every word with a blank before it, lower case
  search       TEXT NOT NULL,
  address      TEXT NOT NULL,
  used_at      INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, identity)
) STRICT;

CREATE INDEX contact_last_used ON contact (workspace_id, kind, used_at DESC);

CREATE TABLE parcel_preset (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL COLLATE NOCASE,
  preset       TEXT NOT NULL,
  -- Presets stand in the order people want them; what a box is made of is told apart from the packaging carriers price.
  position     INTEGER NOT NULL DEFAULT 0,
  UNIQUE (workspace_id, name)
) STRICT;

-- Where a workspace ships from; the first is the default.
CREATE TABLE location (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL COLLATE NOCASE,
  address      TEXT NOT NULL,
  position     INTEGER NOT NULL,
  UNIQUE (workspace_id, name)
) STRICT;

-- What a shop sells, by SKU: learned from orders, kept by its people.
CREATE TABLE product (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  -- Upper and lower case are the same.
  sku_key      TEXT NOT NULL,
  search       TEXT NOT NULL,
  product      TEXT NOT NULL,
  PRIMARY KEY (workspace_id, sku_key)
) STRICT;

-- Shipping rules, applied in the order of their positions.
CREATE TABLE shipping_rule (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  position     INTEGER NOT NULL,
  rule         TEXT NOT NULL
) STRICT;

CREATE INDEX shipping_rule_order ON shipping_rule (workspace_id, position);

-- Many orders bought in one go. A batch that was running when the process ended goes on at the next start.
CREATE TABLE batch (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  state        TEXT NOT NULL CHECK (state IN ('running', 'paused', 'cancelled', 'done')),
  -- why it paused by itself
  note         TEXT,
  sender       TEXT NOT NULL,
  -- what to choose where no rule does
  fallback     TEXT,
  print        INTEGER NOT NULL,
  printer      TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL,
  -- Whether packing slips come out before or after the labels of a batch.
  slips        TEXT NOT NULL DEFAULT 'none'
) STRICT;

CREATE INDEX batch_newest ON batch (workspace_id, id);
CREATE INDEX batch_running ON batch (state) WHERE state = 'running';

CREATE TABLE batch_row (
  batch_id    TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  order_id    TEXT NOT NULL REFERENCES sales_order (id),
  number      TEXT NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('waiting', 'buying', 'doubt', 'bought', 'failed', 'skipped')),
  reason      TEXT,
  shipment_id TEXT,
  printer     TEXT,
  printing    TEXT NOT NULL DEFAULT 'waiting' CHECK (printing IN ('waiting', 'queued', 'refused')),
  PRIMARY KEY (batch_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX batch_row_doubt ON batch_row (batch_id) WHERE state = 'doubt';

-- How the columns of a file are understood, by its headers.
CREATE TABLE order_mapping (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  signature    TEXT NOT NULL,
  mapping      TEXT NOT NULL,
  used_at      INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, signature)
) STRICT, WITHOUT ROWID;

-- A file orders came from.
CREATE TABLE order_file (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL,
  delimiter    TEXT NOT NULL,
  header       TEXT NOT NULL,
  mapping      TEXT NOT NULL,
  created      INTEGER NOT NULL,
  changed      INTEGER NOT NULL,
  same         INTEGER NOT NULL,
  imported_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX order_file_newest ON order_file (workspace_id, id);

-- What of it waits to be mended. The order's first line tells it from the others of its file.
CREATE TABLE order_file_bad (
  file_id TEXT NOT NULL REFERENCES order_file (id) ON DELETE CASCADE,
  line    INTEGER NOT NULL,
  bad     TEXT NOT NULL,
  PRIMARY KEY (file_id, line)
) STRICT, WITHOUT ROWID;

-- What was handed over to one carrier at the end of a day, as it was then.
CREATE TABLE manifest (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  ship_date    TEXT NOT NULL,
  manifest     TEXT NOT NULL,
  created_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX manifest_newest ON manifest (workspace_id, id);

-- A label is handed over once.
CREATE TABLE manifest_line (
  shipment_id TEXT PRIMARY KEY REFERENCES shipment (id),
  manifest_id TEXT NOT NULL REFERENCES manifest (id)
) STRICT, WITHOUT ROWID;

-- Carriers' own papers of what they were told at the day's end. One without a file is still being made.
CREATE TABLE manifest_document (
  manifest_id TEXT NOT NULL REFERENCES manifest (id),
  place       INTEGER NOT NULL,
  file        BLOB,
  -- by which the carrier is asked for it
  link        TEXT NOT NULL,
  PRIMARY KEY (manifest_id, place)
) STRICT, WITHOUT ROWID;

-- Pick-ups carriers were asked for. One in doubt is never asked for again.
CREATE TABLE pickup (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  status       TEXT NOT NULL CHECK (status IN ('in_doubt', 'booked', 'cancelled')),
  pickup       TEXT NOT NULL
) STRICT;

CREATE INDEX pickup_of ON pickup (workspace_id, id);
CREATE INDEX pickup_in_doubt ON pickup (workspace_id) WHERE status = 'in_doubt';

-- How many shipments a list has, without counting them: kept by the database itself with every change.
CREATE TABLE shipment_count (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  service      TEXT NOT NULL,
  status       TEXT NOT NULL,
  shipments    INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, carrier, service, status)
) STRICT, WITHOUT ROWID;

-- How a workspace looks to the people its parcels go to.
CREATE TABLE branding (
  workspace_id  TEXT PRIMARY KEY REFERENCES workspace (id),
  shop_name     TEXT NOT NULL,
  -- #rrggbb
  accent        TEXT NOT NULL,
  -- on the accent; null for whichever of black and white reads better
  text_color    TEXT,
  support_email TEXT,
  support_url   TEXT,
  -- one line of text a line
  return_lines  TEXT NOT NULL,
  -- where customers reach the tracking page; null for where this engine listens
  tracking_site TEXT,
  -- Where the shop is, as Area/City of the tz database; null for where a parcel leaves from.
  time_zone     TEXT
) STRICT, WITHOUT ROWID;

-- Apart, so that reading a name does not read a picture. Always a PNG we drew ourselves.
CREATE TABLE brand_logo (
  workspace_id TEXT PRIMARY KEY REFERENCES workspace (id),
  png          BLOB NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL
) STRICT;

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
  -- who is paid for its labels, and which of the carrier's systems it is with
  billing      TEXT NOT NULL DEFAULT 'carrier' CHECK (billing IN ('carrier', 'wallet')),
  endpoint     TEXT NOT NULL DEFAULT 'production' CHECK (endpoint IN ('production', 'test')),
  PRIMARY KEY (workspace_id, carrier),
  CHECK ((shown IS NULL) = (sealed IS NULL) AND (kept IS NULL) = (sealed IS NULL))
) STRICT, WITHOUT ROWID;

-- One a day and workspace. A purge that was interrupted goes on, with what it has counted.
CREATE TABLE purge (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  started_at   INTEGER NOT NULL,
  -- what was closed or used before it is forgotten
  before       INTEGER NOT NULL,
  shipments    INTEGER NOT NULL,
  label_files  INTEGER NOT NULL,
  orders       INTEGER NOT NULL,
  contacts     INTEGER NOT NULL,
  finished_at  INTEGER,
  PRIMARY KEY (workspace_id, started_at)
) STRICT, WITHOUT ROWID;

-- What a purchase was chosen from, apart from the shipment: it is large, written once and seldom read, and every change of a shipment would
-- write it again.
CREATE TABLE shipment_choice (
  shipment_id TEXT PRIMARY KEY REFERENCES shipment (id) ON DELETE CASCADE,
  rates       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Carriers' files, the label among them. One without a file is still being made.
CREATE TABLE shipment_document (
  shipment_id TEXT NOT NULL REFERENCES shipment (id),
  kind        TEXT NOT NULL,
  file        BLOB,
  -- by which the carrier is asked for it
  link        TEXT NOT NULL,
  attempts    INTEGER NOT NULL DEFAULT 0,
  next_ask_at INTEGER,
  PRIMARY KEY (shipment_id, kind),
  CHECK ((file IS NULL) = (next_ask_at IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX shipment_document_due ON shipment_document (next_ask_at) WHERE next_ask_at IS NOT NULL;

-- The few files that carriers still owe, for lists of shipments to say so without reading the files.
CREATE INDEX shipment_document_missing ON shipment_document (shipment_id, kind, link) WHERE file IS NULL;

-- What bar codes of a label say beside its tracking number, as they are scanned.
CREATE TABLE label_code (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  code         TEXT NOT NULL,
  shipment_id  TEXT NOT NULL REFERENCES shipment (id),
  PRIMARY KEY (workspace_id, code, shipment_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX label_code_shipment ON label_code (shipment_id);

-- Tracking numbers that a carrier leaves to us: each is given once, and to the same reference again.
CREATE TABLE assigned_number (
  number_range TEXT NOT NULL,
  reference    TEXT NOT NULL,
  serial       INTEGER NOT NULL,
  PRIMARY KEY (number_range, reference)
) STRICT;

CREATE UNIQUE INDEX assigned_number_serial ON assigned_number (number_range, serial);

-- Carriers' invoices, held against what was booked. Amounts in minor units of the invoice's currency.
CREATE TABLE invoice (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  carrier      TEXT NOT NULL,
  account      TEXT NOT NULL,
  number       TEXT NOT NULL,
  currency     TEXT NOT NULL,
  invoice_date TEXT,
  imported_at  INTEGER NOT NULL,
  -- 0 while its lines are being written
  whole        INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
  lines        INTEGER NOT NULL DEFAULT 0,
  invoiced     INTEGER NOT NULL DEFAULT 0,
  booked       INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The same invoice is taken in once.
CREATE UNIQUE INDEX invoice_once ON invoice (workspace_id, carrier, account, number, currency);
CREATE INDEX invoice_newest ON invoice (workspace_id, id);

CREATE TABLE invoice_line (
  invoice_id      TEXT NOT NULL REFERENCES invoice (id),
  place           INTEGER NOT NULL,
  tracking_number TEXT NOT NULL,
  line            TEXT NOT NULL,
  PRIMARY KEY (invoice_id, place)
) STRICT, WITHOUT ROWID;

-- Whether a parcel was billed before.
CREATE INDEX invoice_line_parcel ON invoice_line (tracking_number);

CREATE TABLE invoice_difference (
  invoice_id TEXT NOT NULL REFERENCES invoice (id),
  kind       TEXT NOT NULL CHECK (kind IN ('weight', 'size', 'address', 'fuel', 'duplicate', 'not_ours', 'voided', 'service', 'other')),
  place      INTEGER NOT NULL,
  amount     INTEGER NOT NULL,
  PRIMARY KEY (invoice_id, kind, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE journey_carrier_day (
  workspace_id  TEXT NOT NULL REFERENCES workspace (id),
  day           INTEGER NOT NULL,
  carrier       TEXT NOT NULL,
  currency      TEXT NOT NULL,
  ship_date     TEXT NOT NULL,
  promised      TEXT NOT NULL,
  promised_days INTEGER NOT NULL,
  delivered_on  TEXT NOT NULL,
  parcels       INTEGER NOT NULL,
  handled       INTEGER NOT NULL,
  excepted      INTEGER NOT NULL,
  paid          INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, day, carrier, currency, ship_date, promised, promised_days, delivered_on)
) STRICT, WITHOUT ROWID;

-- How many shipments of a time a list has: of its whole UTC days, without counting them.
CREATE TABLE shipment_count_day (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  day          INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  service      TEXT NOT NULL,
  status       TEXT NOT NULL,
  shipments    INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, day, carrier, service, status)
) STRICT, WITHOUT ROWID;

-- A text only this installation's key opens: a lost or foreign key file is noticed at the start, not with the first secret.
CREATE TABLE vault_mark (
  id     INTEGER PRIMARY KEY CHECK (id = 1),
  sealed TEXT NOT NULL
) STRICT;

-- Sums of table journey by stretches of several lengths, each the whole of a shorter one's, so that any time is put together from a few:
-- of lanes by 1 and 32 days, of carriers by 15 minutes, 1, 4 and 12 hours (local days begin on a quarter of an hour). The time comes first
-- in their keys: what is asked reads its own time only.
CREATE TABLE journey_lane_span (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  days         INTEGER NOT NULL,
  start        INTEGER NOT NULL,
  currency     TEXT NOT NULL,
  from_zip     TEXT NOT NULL,
  to_zip       TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  best_carrier TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  best         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, days, start, currency, from_zip, to_zip, carrier, best_carrier)
) STRICT, WITHOUT ROWID;

CREATE TABLE journey_span (
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  seconds      INTEGER NOT NULL,
  start        INTEGER NOT NULL,
  carrier      TEXT NOT NULL,
  currency     TEXT NOT NULL,
  parcels      INTEGER NOT NULL,
  paid         INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, seconds, start, carrier, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE print_job (
  id               TEXT PRIMARY KEY,
  -- Whose document it is; null for what is the installation's.
  workspace_id     TEXT,
  kind             TEXT NOT NULL CHECK (kind IN ('label', 'paper', 'file')),
  -- Null for labels: they are in print_job_label.
  document_id      TEXT CHECK ((document_id IS NULL) = (kind = 'label')),
  printer          TEXT NOT NULL,
  title            TEXT NOT NULL,
  state            TEXT NOT NULL,
  -- Why it waits or ended as it did; the arguments are a JSON array of texts and of further reasons.
  reason_code      TEXT,
  reason_arguments TEXT CHECK ((reason_arguments IS NULL) = (reason_code IS NULL)),
  attempts         INTEGER NOT NULL,
  created_at       INTEGER NOT NULL,
  updated_at       INTEGER NOT NULL,
  next_attempt_at  INTEGER,
  expires_at       INTEGER,
  reprint_of       TEXT,
  sha256           TEXT,
  -- What the counter of that printer stood at before this label; null when it does not count.
  odometer         INTEGER,
  -- The printer that the odometer is of, in its own words: a counter proves nothing of another one's labels.
  odometer_of      TEXT,
  -- The printer it was meant for, when another has taken over.
  moved_from       TEXT,
  version          INTEGER NOT NULL,
  rendered         BLOB
) STRICT;

CREATE INDEX print_job_by_state ON print_job (state, id);
CREATE INDEX print_job_waiting ON print_job (printer, id) WHERE state IN ('QUEUED', 'RENDERED');
CREATE INDEX print_job_newest ON print_job (workspace_id, id);
CREATE INDEX print_job_by_document ON print_job (workspace_id, document_id, id) WHERE document_id IS NOT NULL;

-- Jobs that a spooler had when Quayside ended are asked about at the next start: few of very many.
CREATE INDEX print_job_spooled ON print_job (id) WHERE state = 'SENT' AND reason_code = 'SPOOLED';

-- Each small step of a purge looks for these again while whoever buys waits: few of very many.
CREATE INDEX print_job_unproved ON print_job (id) WHERE state = 'SENT' AND odometer IS NOT NULL;

-- The labels of a job in the order of their places: several on a sheet.
CREATE TABLE print_job_label (
  job_id   TEXT NOT NULL REFERENCES print_job (id),
  place    INTEGER NOT NULL,
  label_id TEXT NOT NULL,
  PRIMARY KEY (job_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX print_job_label_by_label ON print_job_label (label_id, job_id);

-- What the database itself keeps up.

-- The day at the door. Countries with several time zones are read by their western one in winter: between four in the morning in
-- the east and midnight in the west it names the same day everywhere, and nobody delivers outside of that.
CREATE VIEW journey_travelled AS
SELECT j.shipment_id,
  (SELECT date((min(s.at) + CASE j.to_country WHEN 'US' THEN -28800000 WHEN 'CA' THEN -28800000 WHEN 'AU' THEN 28800000 ELSE 0 END)
      / 1000, 'unixepoch')
    FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND t.status = 'delivered' AND s.status = 'delivered') AS delivered_on,
  EXISTS (SELECT 1 FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
    WHERE t.shipment_id = j.shipment_id AND s.status = 'exception') AS excepted,
  EXISTS (SELECT 1 FROM tracker t
    WHERE t.shipment_id = j.shipment_id AND t.status NOT IN ('pre_transit', 'unknown', 'cancelled')) AS handled
FROM journey j;

CREATE TRIGGER journey_scanned AFTER INSERT ON tracker_scan BEGIN
  UPDATE journey SET (delivered_on, excepted, handled) =
    (SELECT delivered_on, excepted, handled FROM journey_travelled v WHERE v.shipment_id = journey.shipment_id)
  WHERE shipment_id = (SELECT shipment_id FROM tracker WHERE id = NEW.tracker_id);
END;

CREATE TRIGGER journey_moved AFTER UPDATE OF status ON tracker BEGIN
  UPDATE journey SET (delivered_on, excepted, handled) =
    (SELECT delivered_on, excepted, handled FROM journey_travelled v WHERE v.shipment_id = journey.shipment_id)
  WHERE shipment_id = NEW.shipment_id;
END;

CREATE TRIGGER shipment_counted AFTER INSERT ON shipment BEGIN
  INSERT INTO shipment_count VALUES (NEW.workspace_id, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_recounted AFTER UPDATE OF status ON shipment WHEN OLD.status <> NEW.status BEGIN
  UPDATE shipment_count SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND carrier = OLD.carrier AND service = OLD.service AND status = OLD.status;
  INSERT INTO shipment_count VALUES (NEW.workspace_id, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_discounted AFTER DELETE ON shipment BEGIN
  UPDATE shipment_count SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND carrier = OLD.carrier AND service = OLD.service AND status = OLD.status;
END;

-- Only what tracking learns of a parcel ever changes.
CREATE TRIGGER journey_went_on AFTER UPDATE OF delivered_on, excepted, handled ON journey
WHEN OLD.delivered_on IS NOT NEW.delivered_on OR OLD.excepted <> NEW.excepted OR OLD.handled <> NEW.handled BEGIN
  UPDATE journey_carrier_day SET parcels = parcels - 1, handled = handled - OLD.handled,
    excepted = excepted - (OLD.handled AND OLD.excepted), paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND currency = OLD.currency
    AND ship_date = OLD.ship_date AND promised = coalesce(OLD.promised, '') AND promised_days = coalesce(OLD.promised_days, -1)
    AND delivered_on = coalesce(OLD.delivered_on, '');
  INSERT INTO journey_carrier_day VALUES (NEW.workspace_id, NEW.bought_at / 86400000, NEW.carrier, NEW.currency, NEW.ship_date,
    coalesce(NEW.promised, ''), coalesce(NEW.promised_days, -1), coalesce(NEW.delivered_on, ''), 1, NEW.handled,
    NEW.handled AND NEW.excepted, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, handled = handled + excluded.handled, excepted = excepted + excluded.excepted,
    paid = paid + excluded.paid;
END;

CREATE TRIGGER shipment_counted_a_day AFTER INSERT ON shipment BEGIN
  INSERT INTO shipment_count_day VALUES (NEW.workspace_id, NEW.created_at / 86400000, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_recounted_a_day AFTER UPDATE OF status ON shipment WHEN OLD.status <> NEW.status BEGIN
  UPDATE shipment_count_day SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND day = OLD.created_at / 86400000 AND carrier = OLD.carrier AND service = OLD.service
    AND status = OLD.status;
  INSERT INTO shipment_count_day VALUES (NEW.workspace_id, NEW.created_at / 86400000, NEW.carrier, NEW.service, NEW.status, 1)
  ON CONFLICT DO UPDATE SET shipments = shipments + 1;
END;

CREATE TRIGGER shipment_discounted_a_day AFTER DELETE ON shipment BEGIN
  UPDATE shipment_count_day SET shipments = shipments - 1
  WHERE workspace_id = OLD.workspace_id AND day = OLD.created_at / 86400000 AND carrier = OLD.carrier AND service = OLD.service
    AND status = OLD.status;
END;

CREATE TRIGGER journey_added AFTER INSERT ON journey BEGIN
  INSERT INTO journey_lane_span
  SELECT NEW.workspace_id, span.column1, NEW.bought_at / 86400000 / span.column1, NEW.currency, NEW.from_zip, NEW.to_zip, NEW.carrier,
    coalesce(NEW.best_carrier, ''), 1, NEW.paid, coalesce(NEW.best, 0)
  FROM (VALUES (1), (32)) AS span WHERE true
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid, best = best + excluded.best;
  INSERT INTO journey_carrier_day VALUES (NEW.workspace_id, NEW.bought_at / 86400000, NEW.carrier, NEW.currency, NEW.ship_date,
    coalesce(NEW.promised, ''), coalesce(NEW.promised_days, -1), coalesce(NEW.delivered_on, ''), 1, NEW.handled,
    NEW.handled AND NEW.excepted, NEW.paid)
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, handled = handled + excluded.handled, excepted = excepted + excluded.excepted,
    paid = paid + excluded.paid;
  INSERT INTO journey_span
  SELECT NEW.workspace_id, span.column1, NEW.bought_at / 1000 / span.column1, NEW.carrier, NEW.currency, 1, NEW.paid
  FROM (VALUES (900), (3600), (14400), (43200)) AS span WHERE true
  ON CONFLICT DO UPDATE SET parcels = parcels + 1, paid = paid + excluded.paid;
END;

CREATE TRIGGER journey_struck_out AFTER DELETE ON journey BEGIN
  UPDATE journey_lane_span SET parcels = parcels - 1, paid = paid - OLD.paid, best = best - coalesce(OLD.best, 0)
  WHERE workspace_id = OLD.workspace_id
    AND (days, start) IN (VALUES (1, OLD.bought_at / 86400000), (32, OLD.bought_at / 86400000 / 32))
    AND currency = OLD.currency AND from_zip = OLD.from_zip AND to_zip = OLD.to_zip AND carrier = OLD.carrier
    AND best_carrier = coalesce(OLD.best_carrier, '');
  UPDATE journey_carrier_day SET parcels = parcels - 1, handled = handled - OLD.handled,
    excepted = excepted - (OLD.handled AND OLD.excepted), paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id AND day = OLD.bought_at / 86400000 AND carrier = OLD.carrier AND currency = OLD.currency
    AND ship_date = OLD.ship_date AND promised = coalesce(OLD.promised, '') AND promised_days = coalesce(OLD.promised_days, -1)
    AND delivered_on = coalesce(OLD.delivered_on, '');
  UPDATE journey_span SET parcels = parcels - 1, paid = paid - OLD.paid
  WHERE workspace_id = OLD.workspace_id
    AND (seconds, start) IN (VALUES (900, OLD.bought_at / 900000), (3600, OLD.bought_at / 3600000), (14400, OLD.bought_at / 14400000),
      (43200, OLD.bought_at / 43200000))
    AND carrier = OLD.carrier AND currency = OLD.currency;
END;
