-- Who has an order in hand. holder: the person or key, at a station; until: real time.
CREATE TABLE order_lease (
  order_id     TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL,
  station_id   TEXT NOT NULL,
  holder       TEXT NOT NULL,
  user_id      TEXT,
  user_name    TEXT CHECK ((user_name IS NULL) = (user_id IS NULL)),
  until        INTEGER NOT NULL
) STRICT;
