-- What engines remember is counted where it is stored, whoever changes it.
CREATE FUNCTION remembered_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO change_count (name, changes) VALUES (TG_ARGV[0], 1) ON CONFLICT (name) DO UPDATE SET changes = change_count.changes + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER printer_changed AFTER INSERT OR UPDATE OR DELETE ON printer FOR EACH STATEMENT EXECUTE FUNCTION remembered_changed('PRINTERS');

CREATE TRIGGER webhook_changed AFTER INSERT OR UPDATE OF events, status OR DELETE ON webhook FOR EACH STATEMENT EXECUTE FUNCTION remembered_changed('WEBHOOKS');

CREATE TRIGGER source_changed AFTER INSERT OR DELETE ON source FOR EACH STATEMENT EXECUTE FUNCTION remembered_changed('SOURCES');

-- The engine whose printer jobs are for is told of them with the commit.
CREATE FUNCTION print_job_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('quayside', 'print_job');
  RETURN NULL;
END $$;

CREATE TRIGGER print_job_told AFTER INSERT ON print_job FOR EACH STATEMENT EXECUTE FUNCTION print_job_told();
