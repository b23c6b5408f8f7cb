-- The same moment by a name that the schema can say: Prisma reads now() back as a default of its own clock.
ALTER TABLE automation ALTER COLUMN since SET DEFAULT transaction_timestamp();
