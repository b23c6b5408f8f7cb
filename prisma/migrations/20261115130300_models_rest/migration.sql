-- AlterTable
ALTER TABLE "setup_plan" ADD COLUMN     "by_model" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- One bit for each number of an embedding: whether it is above nothing. Two that mean the same differ in few of them.
CREATE FUNCTION embedding_signature(embedding real[]) RETURNS bit varying
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT string_agg(CASE WHEN v.value > 0 THEN '1' ELSE '0' END, '' ORDER BY v.place)::bit varying
    FROM unnest(embedding) WITH ORDINALITY AS v(value, place)
  $$;

-- AlterTable
ALTER TABLE "knowledge_chunk" ADD COLUMN     "signature" bit varying GENERATED ALWAYS AS (embedding_signature("embedding")) STORED;

-- The signatures of a workspace are read from here alone, without its texts.
CREATE INDEX "knowledge_chunk_signature" ON "knowledge_chunk" ("project_id", "embedding_model") INCLUDE ("id", "signature", "language")
  WHERE "signature" IS NOT NULL;

-- CreateTable
CREATE TABLE "ai_rest" (
    "project_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "last_failed_at" TIMESTAMPTZ(3) NOT NULL,
    "since" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "ai_rest_pkey" PRIMARY KEY ("project_id","model")
);

-- AddForeignKey
ALTER TABLE "ai_rest" ADD CONSTRAINT "ai_rest_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ai_notice" DROP CONSTRAINT "ai_notice_kind_check",
  ADD CONSTRAINT "ai_notice_kind_check"
    CHECK ("kind" IN ('budget_near', 'budget_reached', 'model_failing', 'model_back', 'guard_held', 'paused'));
ALTER TABLE "ai_rest"
  ADD CONSTRAINT "ai_rest_since_check" CHECK (("since" IS NULL) = ("until" IS NULL));
