-- The trigger announce_message in prisma/sql/webchat.sql is new: a process of the release before leaves it alone.
SELECT 1;
