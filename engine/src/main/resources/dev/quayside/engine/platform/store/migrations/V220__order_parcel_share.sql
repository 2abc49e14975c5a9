-- What part of its order the parcel is, as the request said that began to buy it (alone, of_several, planned): a retry goes on that way,
-- whatever the rules say by then. NULL: begun by an earlier version.
ALTER TABLE order_parcel ADD COLUMN share TEXT;
