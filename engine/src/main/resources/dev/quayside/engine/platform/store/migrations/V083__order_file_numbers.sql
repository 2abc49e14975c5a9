-- How the columns of the file write their numbers, as JSON. Null in files taken in before that was kept.
ALTER TABLE order_file ADD COLUMN numbers TEXT;
