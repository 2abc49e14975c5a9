-- Every desk sees at once who has an order in hand; that it is renewed is no news.
CREATE FUNCTION order_lease_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lease order_lease := coalesce(NEW, OLD);
BEGIN
  IF TG_OP <> 'UPDATE' OR NEW.holder <> OLD.holder THEN
    PERFORM pg_notify('quayside', concat_ws(' ', lease.workspace_id, 'order_lease', lease.order_id));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER order_lease_told AFTER INSERT OR UPDATE OR DELETE ON order_lease FOR EACH ROW EXECUTE FUNCTION order_lease_told();
