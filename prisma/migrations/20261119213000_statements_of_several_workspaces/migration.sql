-- admit_each in prisma/sql/api-keys.sql and look_again_each in prisma/sql/slots.sql are new: a process of the release before leaves the functions alone.
SELECT 1;
