-- Where several engines share a database the numbers of a range are given under the lock of its row here.
CREATE TABLE assigned_range (
  number_range TEXT PRIMARY KEY,
  written_by   INTEGER NOT NULL,
  timeline     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
