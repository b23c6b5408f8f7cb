-- empty_twin in prisma/sql/test-mode.sql is new, and buckets are filled by the real clock: a process of the release before leaves the functions alone.
SELECT 1;
