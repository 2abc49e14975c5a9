-- Each desk has routes of its own. Those that were everybody's become every desk's, so that nothing goes elsewhere than before;
-- the station is '' until the first one takes what was there before any.
ALTER TABLE print_route RENAME TO print_route_before;

CREATE TABLE print_route (
  station_id   TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  kind         TEXT NOT NULL,
  carrier      TEXT NOT NULL,
  printer      TEXT NOT NULL,
  PRIMARY KEY (station_id, workspace_id, kind, carrier)
) STRICT, WITHOUT ROWID;

INSERT INTO print_route (station_id, workspace_id, kind, carrier, printer)
SELECT coalesce(s.id, ''), r.workspace_id, r.kind, r.carrier, r.printer FROM print_route_before r LEFT JOIN station s ON 1 = 1;

DROP TABLE print_route_before;
