-- When a write to the shop was begun that may have gone through, or still may: it is looked up before it is made once more.
ALTER TABLE order_post_back ADD COLUMN begun_at INTEGER;
