-- Where a workspace ships from; the first is the default.
CREATE TABLE location (
  id           TEXT PRIMARY KEY,
  workspace_id TEXT NOT NULL REFERENCES workspace (id),
  name         TEXT NOT NULL COLLATE NOCASE,
  address      TEXT NOT NULL,
  position     INTEGER NOT NULL,
  UNIQUE (workspace_id, name)
) STRICT;

-- The sender was kept with the unfinished form of the Ship screen; empty lines of it were kept as ''.
INSERT INTO location (id, workspace_id, name, address, position)
SELECT
  'loc_' || hex(randomblob(13)),
  workspace_id,
  substr(coalesce(nullif(trim(sender ->> 'company'), ''), trim(sender ->> 'name')), 1, 60),
  json_object(
    'name', nullif(trim(sender ->> 'name'), ''),
    'company', nullif(trim(sender ->> 'company'), ''),
    'street1', nullif(trim(sender ->> 'street1'), ''),
    'street2', nullif(trim(sender ->> 'street2'), ''),
    'city', nullif(trim(sender ->> 'city'), ''),
    'state', nullif(upper(trim(sender ->> 'state')), ''),
    'zip', upper(trim(sender ->> 'zip')),
    'country', upper(trim(sender ->> 'country')),
    'phone', nullif(trim(sender ->> 'phone'), ''),
    'email', nullif(trim(sender ->> 'email'), '')),
  1
FROM (SELECT workspace_id, value -> '$.sender' AS sender FROM setting WHERE name = 'ship' AND json_valid(value))
WHERE trim(sender ->> 'name') <> '' AND trim(sender ->> 'street1') <> '' AND trim(sender ->> 'city') <> ''
  AND trim(sender ->> 'zip') <> '' AND trim(sender ->> 'country') <> '';

UPDATE setting SET value = json_remove(value, '$.sender') WHERE name = 'ship' AND json_valid(value);
