-- Gives a number of a range to a reference, one after the other whichever engine asks. How many numbers were given after a backup
-- that was brought back is unknown, so many are left out then, once. A row of a backup gives itself away: `written_by` names the
-- transaction that wrote the row, and `xmin` the one that brought it back. After a recovery to a point in time, or when a standby
-- has taken over, it is the timeline that is another. A copy of the server's disk shows in neither, but in the mark of an engine
-- that has given more.
CREATE FUNCTION number_given(range text, receiver text, anew integer, marked bigint, left_out bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  writer bigint := mod(pg_current_xact_id()::text::numeric, 4294967296)::bigint;
  line text := '';
  is_new boolean;
  is_back boolean;
  free bigint;
BEGIN
  BEGIN
    line := left(pg_walfile_name(pg_current_wal_lsn()), 8);
  EXCEPTION WHEN OTHERS THEN
    -- some hosted servers do not tell
    line := '';
  END;
  INSERT INTO assigned_range VALUES (range, writer, line) ON CONFLICT (number_range) DO NOTHING;
  is_new := FOUND;
  SELECT NOT is_new AND (r.xmin::text::bigint <> r.written_by OR r.timeline <> line) INTO is_back
  FROM assigned_range r WHERE r.number_range = range FOR UPDATE;
  IF anew = 0 THEN
    SELECT serial INTO free FROM assigned_number WHERE number_range = range AND reference = receiver;
    IF FOUND THEN
      RETURN free;
    END IF;
  END IF;
  SELECT coalesce(max(serial) + 1, 0) INTO free FROM assigned_number WHERE number_range = range;
  free := greatest(free, marked) + CASE WHEN is_back OR marked > free THEN left_out ELSE 0 END;
  INSERT INTO assigned_number (number_range, reference, serial) VALUES (range, receiver, free)
  ON CONFLICT (number_range, reference) DO UPDATE SET serial = excluded.serial;
  UPDATE assigned_range SET written_by = writer, timeline = line WHERE number_range = range;
  RETURN free;
END $$;
