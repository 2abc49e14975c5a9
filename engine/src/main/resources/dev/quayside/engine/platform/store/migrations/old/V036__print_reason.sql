-- Why a job waits or ended, as a code with arguments; `reason` stays its English sentence.
ALTER TABLE print_job ADD COLUMN because TEXT;
