-- The day an order was placed on, as days since 1970-01-01; NULL where nothing is said of it: then it is as old as its coming in.
-- A copy of what details say, to sort by.
ALTER TABLE sales_order ADD COLUMN ordered_day INTEGER;

-- Days of a date in the calendar, years counted from March on so that a leap day is a year's last.
UPDATE sales_order SET ordered_day = (
  SELECT 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + d - 719469
  FROM (SELECT CAST(substr(said, 1, 4) AS INTEGER) - CASE WHEN substr(said, 6, 2) < '03' THEN 1 ELSE 0 END AS y,
      (CAST(substr(said, 6, 2) AS INTEGER) + 9) % 12 AS m, CAST(substr(said, 9, 2) AS INTEGER) AS d
    FROM (SELECT details ->> '$.orderedOn' AS said) dated) parts)
WHERE length(details ->> '$.orderedOn') = 10;

-- Sorted by it; the rest is there so that views of days are counted without a look at the orders.
CREATE INDEX sales_order_by_age
ON sales_order (workspace_id, coalesce(ordered_day, created_at / 86400000), id, ordered_day, created_at, state);
