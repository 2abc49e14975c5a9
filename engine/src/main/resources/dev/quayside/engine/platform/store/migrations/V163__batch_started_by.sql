-- Who started a batch or resumed it last, JSON of id and name: labels bought after a crash bear that name too. Null when nobody had to sign in.
ALTER TABLE batch ADD COLUMN started_by TEXT;
