-- The day an order came in, where its workspace is, as days since 1970-01-01; NULL for those from before: then the day of UTC.
ALTER TABLE sales_order ADD COLUMN arrived_day INTEGER;

DROP INDEX sales_order_by_age;

-- Sorted by it; the rest is there so that views of days are counted without a look at the orders.
CREATE INDEX sales_order_by_age
ON sales_order (workspace_id, coalesce(ordered_day, arrived_day, created_at / 86400000), id, ordered_day, created_at, state);
