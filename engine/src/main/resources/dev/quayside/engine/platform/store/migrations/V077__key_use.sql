-- When a key was last used, written once in ten minutes at most.
ALTER TABLE api_key ADD COLUMN last_used_at INTEGER;
