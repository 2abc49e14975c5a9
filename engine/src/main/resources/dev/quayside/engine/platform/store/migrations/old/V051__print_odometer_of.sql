-- The printer that the odometer is of, in its own words: a counter proves nothing of another one's labels.
ALTER TABLE print_job ADD COLUMN odometer_of TEXT;
