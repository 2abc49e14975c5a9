-- Events and ledger lines are told in the order in which they were stored, which several engines' ids do not show.
DROP INDEX event_newest;
CREATE INDEX event_newest ON event (workspace_id);
DROP INDEX wallet_entry_newest;
CREATE INDEX wallet_entry_newest ON wallet_entry (workspace_id);
