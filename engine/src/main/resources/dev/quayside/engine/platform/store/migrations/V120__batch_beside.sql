-- Orders to the same door that go into the parcel of a batch's row.
CREATE TABLE batch_row_beside (
  batch_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  place    INTEGER NOT NULL,
  order_id TEXT NOT NULL REFERENCES sales_order (id),
  PRIMARY KEY (batch_id, position, place),
  FOREIGN KEY (batch_id, position) REFERENCES batch_row (batch_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
