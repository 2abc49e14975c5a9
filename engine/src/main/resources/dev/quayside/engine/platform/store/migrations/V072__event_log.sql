-- Events are listed and told by workspace, oldest or newest first.
DROP INDEX event_subject;
CREATE INDEX event_newest ON event (workspace_id, id);

-- What an event is still to be told to, before it is forgotten.
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id);

-- The secret that was replaced signs beside the new one until then, on the workspace's clock.
ALTER TABLE webhook ADD COLUMN previous_secret TEXT;
ALTER TABLE webhook ADD COLUMN previous_until INTEGER;
