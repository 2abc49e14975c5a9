-- Each small step of a purge looks for these again while whoever buys waits: few of very many.
CREATE INDEX print_job_unproved ON print_job (id) WHERE state = 'SENT' AND odometer IS NOT NULL;
CREATE INDEX sales_order_called_off ON sales_order (workspace_id, updated_at)
  WHERE state = 'cancelled' AND forgotten_at IS NULL;
