-- The hour from which on what is bought leaves on the next working day, as 15:00; NULL for the usual one.
ALTER TABLE location ADD COLUMN cut_off TEXT;
