-- Which resources' busy times changed, and in which transaction; written by triggers of prisma/sql/slots.sql.
CREATE TABLE "busy_change" (
    "workspace" TEXT NOT NULL,
    "transaction" BIGINT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "busy_change_pkey" PRIMARY KEY ("workspace", "transaction", "resource_id")
);
