-- Who else waits at a door is asked each time an order is opened to be shipped: by what a postal code begins with.
CREATE INDEX sales_order_waiting_zip ON sales_order (workspace_id, lower(details ->> '$.to.zip'))
WHERE state IN ('open', 'partly_shipped', 'failed');
