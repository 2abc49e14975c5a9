-- How each printer is set up. Lengths are in units of 1/2,286,000 inch; null leaves the printer's own setting.
ALTER TABLE printer ADD COLUMN media_width INTEGER NOT NULL DEFAULT 9144000;
ALTER TABLE printer ADD COLUMN media_height INTEGER NOT NULL DEFAULT 13716000;
ALTER TABLE printer ADD COLUMN tracking TEXT;
ALTER TABLE printer ADD COLUMN darkness INTEGER;
ALTER TABLE printer ADD COLUMN speed INTEGER;
ALTER TABLE printer ADD COLUMN move_right INTEGER NOT NULL DEFAULT 0;
ALTER TABLE printer ADD COLUMN move_down INTEGER NOT NULL DEFAULT 0;
ALTER TABLE printer ADD COLUMN upside_down INTEGER NOT NULL DEFAULT 0;
ALTER TABLE printer ADD COLUMN handling TEXT;
ALTER TABLE printer ADD COLUMN encoding TEXT NOT NULL DEFAULT 'RLE';
-- Where its labels go while it is not well; no reference, since either may be removed.
ALTER TABLE printer ADD COLUMN fallback TEXT;
