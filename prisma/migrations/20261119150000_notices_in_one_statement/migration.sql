-- plan_new_notices in prisma/sql/notices.sql is new: a process of the release before leaves the functions alone.
SELECT 1;
