-- What a print job prints and why it waits or ended, in columns of their own.

-- Reasons as they were kept, such as BEHIND(TCP_SILENT('tcp%3A%2F%2F192.0.2.5)), become JSON, a character a step:
-- 'S' an argument begins, 'W' in a code, 'T' in a text, 'E' behind a bracket. `made` is hex, since %C3%B1 are two bytes of one letter.
CREATE TEMP TABLE print_reason (because TEXT PRIMARY KEY, code TEXT NOT NULL, arguments TEXT NOT NULL);

INSERT INTO print_reason
WITH RECURSIVE
  step (because, rest, mode, made) AS (
    SELECT DISTINCT because, because, 'S', '' FROM print_job WHERE because IS NOT NULL
    UNION ALL
    SELECT because,
      substr(rest, CASE WHEN mode = 'T' AND rest LIKE '\%%' ESCAPE '\' THEN 4 ELSE 2 END),
      CASE substr(rest, 1, 1)
        WHEN '(' THEN 'S'
        WHEN ',' THEN 'S'
        WHEN ')' THEN 'E'
        WHEN '''' THEN 'T'
        ELSE CASE mode WHEN 'S' THEN 'W' ELSE mode END
      END,
      made || CASE
        WHEN rest LIKE '(%' THEN hex('","arguments":[')
        WHEN rest LIKE ',%' OR rest LIKE ')%' THEN
          CASE mode WHEN 'W' THEN hex('","arguments":[]}') WHEN 'T' THEN hex('"') ELSE '' END
          || CASE WHEN rest LIKE ',%' THEN hex(',') ELSE hex(']}') END
        WHEN rest LIKE '''%' THEN hex('"')
        WHEN mode = 'S' THEN hex('{"code":"' || substr(rest, 1, 1))
        WHEN mode = 'T' AND rest LIKE '+%' THEN hex(' ')
        WHEN mode = 'T' AND rest LIKE '\%%' ESCAPE '\' THEN
          CASE
            WHEN substr(rest, 2, 2) IN ('22', '5C') THEN '5C' || substr(rest, 2, 2)
            WHEN substr(rest, 2, 2) < '20' THEN hex('\u00' || substr(rest, 2, 2))
            ELSE substr(rest, 2, 2)
          END
        ELSE hex(substr(rest, 1, 1))
      END
    FROM step WHERE rest <> ''
  ),
  made (because, json) AS (
    SELECT because,
      CAST(unhex(made || CASE mode WHEN 'W' THEN hex('","arguments":[]}') ELSE '' END) AS TEXT)
    FROM step WHERE rest = ''
  )
SELECT because, json_extract(json, '$.code'), json_extract(json, '$.arguments')
FROM made WHERE CASE WHEN json_valid(json) THEN json_type(json, '$.code') = 'text' ELSE 0 END;

CREATE TABLE print_job_new (
  id               TEXT PRIMARY KEY,
  -- Whose document it is; null for what is the installation's.
  workspace_id     TEXT,
  kind             TEXT NOT NULL CHECK (kind IN ('label', 'paper', 'file')),
  -- Null for labels: they are in print_job_label.
  document_id      TEXT CHECK ((document_id IS NULL) = (kind = 'label')),
  printer          TEXT NOT NULL,
  title            TEXT NOT NULL,
  state            TEXT NOT NULL,
  -- Why it waits or ended as it did; the arguments are a JSON array of texts and of further reasons.
  reason_code      TEXT,
  reason_arguments TEXT CHECK ((reason_arguments IS NULL) = (reason_code IS NULL)),
  attempts         INTEGER NOT NULL,
  created_at       INTEGER NOT NULL,
  updated_at       INTEGER NOT NULL,
  next_attempt_at  INTEGER,
  expires_at       INTEGER,
  reprint_of       TEXT,
  sha256           TEXT,
  -- What the counter of that printer stood at before this label; null when it does not count.
  odometer         INTEGER,
  odometer_of      TEXT,
  -- The printer it was meant for, when another has taken over.
  moved_from       TEXT,
  version          INTEGER NOT NULL,
  rendered         BLOB
) STRICT;

-- The labels of a job in the order of their places: several on a sheet.
CREATE TABLE print_job_label_new (
  job_id   TEXT NOT NULL REFERENCES print_job_new (id),
  place    INTEGER NOT NULL,
  label_id TEXT NOT NULL,
  PRIMARY KEY (job_id, place)
) STRICT, WITHOUT ROWID;

-- A document was file/its name, or environment/workspace/its id; a sheet's id was its labels' with a + between them.
INSERT INTO print_job_new
SELECT j.id,
  CASE WHEN file THEN NULL ELSE substr(tail, 1, instr(tail, '/') - 1) END,
  CASE WHEN file THEN 'file' WHEN substr(tail, instr(tail, '/') + 1) LIKE 'lbl\_%' ESCAPE '\' THEN 'label' ELSE 'paper' END,
  CASE WHEN file THEN tail WHEN substr(tail, instr(tail, '/') + 1) LIKE 'lbl\_%' ESCAPE '\' THEN NULL
    ELSE substr(tail, instr(tail, '/') + 1) END,
  printer, title, state,
  CASE WHEN reason IS NOT NULL THEN coalesce(r.code, 'SAID') END,
  CASE WHEN reason IS NOT NULL THEN coalesce(r.arguments, json_array(reason)) END,
  attempts, created_at, updated_at, next_attempt_at, expires_at, reprint_of, sha256, odometer, odometer_of, moved_from,
  version, rendered
FROM (SELECT *, document LIKE 'file/%' AS file, substr(document, instr(document, '/') + 1) AS tail FROM print_job) j
LEFT JOIN print_reason r ON r.because = j.because;

INSERT INTO print_job_label_new
WITH RECURSIVE part (job_id, place, label_id, rest) AS (
  SELECT o.id, 0, '', substr(document, instr(document, '/lbl_') + 1) || '+'
  FROM print_job o JOIN print_job_new n ON n.id = o.id WHERE n.kind = 'label'
  UNION ALL
  SELECT job_id, place + 1, substr(rest, 1, instr(rest, '+') - 1), substr(rest, instr(rest, '+') + 1)
  FROM part WHERE rest <> ''
)
SELECT job_id, place, label_id FROM part WHERE place > 0;

DROP TABLE print_job_label;
DROP TABLE print_job;
DROP TABLE print_reason;
ALTER TABLE print_job_new RENAME TO print_job;
ALTER TABLE print_job_label_new RENAME TO print_job_label;

CREATE INDEX print_job_by_state ON print_job (state, id);
CREATE INDEX print_job_waiting ON print_job (printer, id) WHERE state IN ('QUEUED', 'RENDERED');
CREATE INDEX print_job_newest ON print_job (workspace_id, id);
CREATE INDEX print_job_by_document ON print_job (workspace_id, document_id, id) WHERE document_id IS NOT NULL;
-- Jobs that a spooler had when Quayside ended are asked about at the next start: few of very many.
CREATE INDEX print_job_spooled ON print_job (id) WHERE state = 'SENT' AND reason_code = 'SPOOLED';
CREATE INDEX print_job_label_by_label ON print_job_label (label_id, job_id);
