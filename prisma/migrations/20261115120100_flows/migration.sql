-- AlterTable
ALTER TABLE "automation" ADD COLUMN     "edges" JSONB,
ADD COLUMN     "nodes" JSONB;

-- AlterTable
ALTER TABLE "automation_run" ADD COLUMN     "message_id" TEXT,
ADD COLUMN     "node" TEXT;

-- A graph is whole or not there.
ALTER TABLE "automation" ADD CONSTRAINT "automation_graph_check" CHECK (("nodes" IS NULL) = ("edges" IS NULL));
