-- What a person did on a day is read by time.
CREATE INDEX audit_time ON audit (workspace_id, created_at);
