-- AlterTable
ALTER TABLE "automation_run" ADD COLUMN     "unfinished" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "background_run" ADD COLUMN     "unfinished" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "knowledge" ADD COLUMN     "unfinished" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "knowledge_page" ADD COLUMN     "unfinished" INTEGER NOT NULL DEFAULT 0;

-- Written by hand from here on: what the schema cannot say.

-- What may take its worker down is looked for apart, and there is hardly ever any.
CREATE INDEX "background_run_suspects" ON "background_run" ("due_at") WHERE "status" = 'active' AND "unfinished" > 0;
