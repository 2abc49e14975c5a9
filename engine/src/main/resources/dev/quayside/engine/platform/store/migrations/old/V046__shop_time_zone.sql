-- Where the shop is, as Area/City of the tz database; null for where a parcel leaves from.
ALTER TABLE branding ADD COLUMN time_zone TEXT;
