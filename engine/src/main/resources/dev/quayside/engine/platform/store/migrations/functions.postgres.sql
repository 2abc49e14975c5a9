-- What SQLite has and PostgreSQL has not, so that a statement of the stores is one text for both. JSON is text in every column.

-- A value inside a document: details ->> '$.to.zip'.
CREATE FUNCTION json_inside(doc text, path text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT doc::json #>> string_to_array(substr(path, 3), '.') $$;

CREATE FUNCTION json_inside(doc text, place integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT doc::json ->> place $$;

CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = text, FUNCTION = json_inside);
CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = integer, FUNCTION = json_inside);

-- The members of an array or object as rows.
CREATE FUNCTION json_each(doc text) RETURNS TABLE (key text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT (place - 1)::text COLLATE "C", member COLLATE "C"
  FROM json_array_elements_text(CASE WHEN json_typeof(doc::json) = 'array' THEN doc::json ELSE '[]' END)
    WITH ORDINALITY AS members (member, place)
  UNION ALL
  SELECT name COLLATE "C", member COLLATE "C"
  FROM json_each_text(CASE WHEN json_typeof(doc::json) = 'object' THEN doc::json ELSE '{}' END) AS members (name, member)
$$;

CREATE FUNCTION json_each(doc text, path text) RETURNS TABLE (key text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT key, value FROM json_each(doc ->> path) $$;

-- Rows as one JSON array; without rows an empty one.
CREATE FUNCTION json_group_text(members text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_json(members)::text $$;

CREATE FUNCTION json_group_json(members json[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_json(members)::text $$;

CREATE FUNCTION json_text_append(members text[], member text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_append(members, member) $$;

CREATE FUNCTION json_json_append(members json[], member json) RETURNS json[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_append(members, member) $$;

CREATE AGGREGATE json_group_array (text)
  (SFUNC = json_text_append, STYPE = text[], FINALFUNC = json_group_text, INITCOND = '{}');
CREATE AGGREGATE json_group_array (json)
  (SFUNC = json_json_append, STYPE = json[], FINALFUNC = json_group_json, INITCOND = '{}');

CREATE FUNCTION instr(hay text, needle text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT strpos(hay, needle) $$;
