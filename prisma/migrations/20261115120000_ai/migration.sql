-- AlterTable
ALTER TABLE "knowledge_chunk" ADD COLUMN     "embedding_model" TEXT;

-- CreateTable
CREATE TABLE "ai_control" (
    "project_id" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "paused_by" TEXT,
    "pause_reason" TEXT,
    "monthly_cents" INTEGER,
    "monthly_tokens" INTEGER,
    "guard" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_control_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "ai_call" (
    "project_id" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,
    "channel" TEXT,
    "model" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "tokens_in" INTEGER NOT NULL,
    "tokens_out" INTEGER NOT NULL,
    "cost_micros" BIGINT NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_call_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "ai_month" (
    "project_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "cost_micros" BIGINT NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "ai_month_pkey" PRIMARY KEY ("project_id","month")
);

-- CreateTable
CREATE TABLE "ai_notice" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "ai_notice_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "ai_call_project_id_day_idx" ON "ai_call"("project_id", "day");

-- CreateIndex
CREATE INDEX "ai_call_created_at_idx" ON "ai_call" USING BRIN ("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "ai_notice_project_id_kind_period_key" ON "ai_notice"("project_id", "kind", "period");

-- CreateIndex
CREATE INDEX "knowledge_chunk_embedding_model_idx" ON "knowledge_chunk"("embedding_model");

-- AddForeignKey
ALTER TABLE "ai_control" ADD CONSTRAINT "ai_control_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_call" ADD CONSTRAINT "ai_call_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_month" ADD CONSTRAINT "ai_month_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_notice" ADD CONSTRAINT "ai_notice_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The last calls of a project, newest first: whether its model fails again and again.
CREATE INDEX "ai_call_latest" ON "ai_call" ("project_id", "purpose", "id" DESC);

-- What the guard held back is a turn that was never sent.
CREATE INDEX "bot_turn_held_back" ON "bot_turn" ("project_id", "created_at" DESC) WHERE "dropped" LIKE 'guard:%';

ALTER TABLE "ai_call"
  ADD CONSTRAINT "ai_call_purpose_check" CHECK ("purpose" IN ('bot', 'assistant', 'embedding'));
ALTER TABLE "ai_notice"
  ADD CONSTRAINT "ai_notice_kind_check" CHECK ("kind" IN ('budget_near', 'budget_reached', 'model_failing', 'guard_held', 'paused'));
