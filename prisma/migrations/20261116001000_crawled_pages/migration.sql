-- AlterTable
ALTER TABLE "background_function" ADD COLUMN     "places" INTEGER;

-- The runs of one function in the order in which they are due: a worker looks at the first of those whose places it counts.
-- It finds the cancellable ones too, as the index that it replaces did, and costs no more: both end with every lease.
CREATE INDEX "background_run_waiting" ON "background_run" ("function_id", "due_at") WHERE "status" = 'active';
DROP INDEX "background_run_cancellable";
