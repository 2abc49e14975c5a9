-- A printer that a key of the sandbox added: only sandbox workspaces print on it, and only such keys
-- may change it. Those that were there before are everybody's.
ALTER TABLE printer ADD COLUMN sandbox_only INTEGER NOT NULL DEFAULT 0;
