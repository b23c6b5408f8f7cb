-- CreateTable
CREATE TABLE "agent_call" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "arguments" JSONB NOT NULL,
    "outcome" TEXT NOT NULL,
    "detail" TEXT,
    "dry_run" BOOLEAN NOT NULL DEFAULT false,
    "replayed" BOOLEAN NOT NULL DEFAULT false,
    "request_id" TEXT NOT NULL,
    "client" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_call_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "agent_call_at_idx" ON "agent_call" USING BRIN ("at");

-- AddForeignKey
ALTER TABLE "agent_call" ADD CONSTRAINT "agent_call_project_id_key_id_fkey" FOREIGN KEY ("project_id", "key_id") REFERENCES "api_key"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
