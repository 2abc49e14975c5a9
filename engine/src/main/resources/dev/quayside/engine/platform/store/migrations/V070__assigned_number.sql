-- Tracking numbers that a carrier leaves to us: each is given once, and to the same reference again.
CREATE TABLE assigned_number (
  number_range TEXT NOT NULL,
  reference    TEXT NOT NULL,
  serial       INTEGER NOT NULL,
  PRIMARY KEY (number_range, reference)
) STRICT;

CREATE UNIQUE INDEX assigned_number_serial ON assigned_number (number_range, serial);
