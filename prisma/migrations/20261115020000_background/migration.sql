-- AlterTable
ALTER TABLE "event" ADD COLUMN     "published_seq" BIGINT;

-- CreateTable
CREATE TABLE "background_run" (
    "id" TEXT NOT NULL,
    "function_id" TEXT NOT NULL,
    "project_id" TEXT,
    "event_id" TEXT NOT NULL,
    "event_name" TEXT NOT NULL,
    "event_seq" BIGINT,
    "events" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "worker" TEXT,
    "output" JSONB,
    "error" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "background_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "background_step" (
    "run_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "data" JSONB,
    "error" JSONB,
    "position" INTEGER,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "background_step_pkey" PRIMARY KEY ("run_id","id")
);

-- CreateTable
CREATE TABLE "background_schedule" (
    "function_id" TEXT NOT NULL,
    "cron" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "background_schedule_pkey" PRIMARY KEY ("function_id","cron")
);

-- CreateTable
CREATE TABLE "background_function" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "triggers" TEXT[],
    "retries" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "background_function_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "background_worker" (
    "id" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "relay_failures" INTEGER NOT NULL DEFAULT 0,
    "relay_error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "background_worker_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "background_run_project_id_id_idx" ON "background_run"("project_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "background_run_function_id_event_id_key" ON "background_run"("function_id", "event_id");

-- CreateIndex
CREATE INDEX "event_project_id_published_seq_idx" ON "event"("project_id", "published_seq");

-- AddForeignKey
ALTER TABLE "background_run" ADD CONSTRAINT "background_run_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "background_step" ADD CONSTRAINT "background_step_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "background_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema cannot say.

-- Executors look only for what is due, cancellations only for what still runs, the sweeper only for what has ended.
CREATE INDEX "background_run_due" ON "background_run" ("due_at") WHERE "status" = 'active';
CREATE INDEX "background_run_cancellable" ON "background_run" ("function_id") WHERE "status" = 'active';
CREATE INDEX "background_run_finished" ON "background_run" ("finished_at") WHERE "finished_at" IS NOT NULL;

ALTER TABLE "background_run" ADD CONSTRAINT "background_run_status"
  CHECK ("status" IN ('active', 'completed', 'failed', 'cancelled'));
ALTER TABLE "background_step" ADD CONSTRAINT "background_step_status"
  CHECK ("status" IN ('planned', 'done', 'failed'));

-- Handed out under the relay's lock, so that the order of the numbers is the order of the commits.
CREATE SEQUENCE "event_published" AS bigint;
