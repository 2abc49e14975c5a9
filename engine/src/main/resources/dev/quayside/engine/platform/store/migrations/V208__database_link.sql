-- Orders out of a shop's own tables. lookup_key: what the order was looked up by, in its own tables; null for orders of other shops.
-- parcels: JSON of the parcels that the tables say it goes in; null where they do not say.
ALTER TABLE order_origin ADD COLUMN lookup_key TEXT;
ALTER TABLE order_origin ADD COLUMN parcels TEXT;

CREATE INDEX order_origin_key ON order_origin (workspace_id, lookup_key);
