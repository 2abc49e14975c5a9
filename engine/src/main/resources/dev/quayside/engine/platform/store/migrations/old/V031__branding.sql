-- How a workspace looks to the people its parcels go to.
CREATE TABLE branding (
  workspace_id  TEXT PRIMARY KEY REFERENCES workspace (id),
  shop_name     TEXT NOT NULL,
  -- #rrggbb
  accent        TEXT NOT NULL,
  -- on the accent; null for whichever of black and white reads better
  text_color    TEXT,
  support_email TEXT,
  support_url   TEXT,
  -- one line of text a line
  return_lines  TEXT NOT NULL,
  -- where customers reach the tracking page; null for where this engine listens
  tracking_site TEXT
) STRICT, WITHOUT ROWID;

-- Apart, so that reading a name does not read a picture. Always a PNG we drew ourselves.
CREATE TABLE brand_logo (
  workspace_id TEXT PRIMARY KEY REFERENCES workspace (id),
  png          BLOB NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL
) STRICT;
