-- Engines on one PostgreSQL are told of changes by its triggers. A file has one engine, and the command line beside it is looked for.
SELECT 1;
