-- Jobs that a spooler had when Quayside ended are asked about at the next start: few of very many.
CREATE INDEX print_job_said ON print_job (id) WHERE state = 'SENT' AND because IS NOT NULL;
