-- The rate a parcel was bought at, which is the price of one parcel. Null when none was asked for
-- before.
ALTER TABLE order_parcel ADD COLUMN rate_id TEXT;
