-- Whether another payor's account is billed for the parcel, so that sums can say how many of their parcels cost nothing here.
ALTER TABLE journey ADD COLUMN others INTEGER NOT NULL DEFAULT 0;

CREATE INDEX journey_others ON journey (workspace_id, bought_at) WHERE others = 1;
