-- The newest event of all is looked up every other second.
CREATE INDEX event_last ON event (rowid);

-- Every engine is told with the commit itself. A hint that is lost is made up for by looking at the numbers.
CREATE FUNCTION change_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('quayside', NEW.name);
  RETURN NULL;
END $$;

CREATE TRIGGER change_told AFTER INSERT OR UPDATE ON change_count FOR EACH ROW EXECUTE FUNCTION change_told();

CREATE FUNCTION event_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('quayside', concat_ws(' ', NEW.workspace_id, NEW.id, NEW.type, left(NEW.subject, 200)));
  RETURN NULL;
END $$;

CREATE TRIGGER event_told AFTER INSERT ON event FOR EACH ROW EXECUTE FUNCTION event_told();
