-- The engine that runs a pull: of several on one database the others leave it alone while that one lives.
ALTER TABLE source_sync ADD COLUMN holder TEXT;
