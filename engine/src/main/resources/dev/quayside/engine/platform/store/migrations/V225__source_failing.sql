-- Whether a shop is failing for more than a moment. It was told of by the last error alone, so that another one after it hid the recovery.
ALTER TABLE source ADD COLUMN failing INTEGER NOT NULL DEFAULT 0;

UPDATE source SET failing = 1 WHERE error_code = 'SOURCE_CREDENTIALS' OR (error_code IS NOT NULL AND failures >= 3);
