-- The desk that started the batch or resumed it last: its parcels stand there, so the labels are printed by that desk's routes and printers,
-- whichever engine finishes the batch. Null for the desk that buys.
ALTER TABLE batch ADD COLUMN station_id TEXT;
