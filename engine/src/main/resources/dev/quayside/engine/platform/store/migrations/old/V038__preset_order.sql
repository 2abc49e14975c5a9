-- Presets stand in the order people want them; what a box is made of is told apart from the packaging carriers price.
ALTER TABLE parcel_preset ADD COLUMN position INTEGER NOT NULL DEFAULT 0;

UPDATE parcel_preset SET
  position = (SELECT count(*) FROM parcel_preset AS other
    WHERE other.workspace_id = parcel_preset.workspace_id AND other.name <= parcel_preset.name),
  preset = json_set(preset, '$.material', json_extract(preset, '$.packaging'), '$.packaging', 'PACKAGE');
