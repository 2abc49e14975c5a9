-- What a key is for. Null when nobody said.
ALTER TABLE api_key ADD COLUMN name TEXT;
