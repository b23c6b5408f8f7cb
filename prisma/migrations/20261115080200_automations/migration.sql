-- CreateTable
CREATE TABLE "automation" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "trigger" JSONB NOT NULL,
    "conditions" JSONB NOT NULL,
    "actions" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "automation_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "automation_run" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "automation_id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "actions" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "due_at" TIMESTAMPTZ(3),
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "automation_run_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "automation_run_project_id_automation_id_id_idx" ON "automation_run"("project_id", "automation_id", "id");

-- CreateIndex
CREATE INDEX "automation_run_project_id_subject_id_created_at_idx" ON "automation_run"("project_id", "subject_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "automation_run_project_id_automation_id_cause_key" ON "automation_run"("project_id", "automation_id", "cause");

-- AddForeignKey
ALTER TABLE "automation" ADD CONSTRAINT "automation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "automation_run" ADD CONSTRAINT "automation_run_project_id_automation_id_fkey" FOREIGN KEY ("project_id", "automation_id") REFERENCES "automation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What wants a worker, over all projects.
CREATE INDEX "automation_run_due_idx" ON "automation_run" ("due_at") WHERE "due_at" IS NOT NULL;
