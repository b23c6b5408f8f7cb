-- Each language's own stems, of the words as they are written and without accents; titles count most.
CREATE FUNCTION knowledge_vector(config regconfig, heading text[], body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector(config, array_to_string(heading, ' ')), 'A')
      || setweight(to_tsvector(config, public.fold(array_to_string(heading, ' '))), 'A')
      || setweight(to_tsvector(config, body), 'D')
      || setweight(to_tsvector(config, public.fold(body)), 'D')
  $$;
CREATE FUNCTION knowledge_text(heading text[], body text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.fold(array_to_string(heading, ' ') || ' ' || body) $$;

-- How alike two embeddings are; null where they are of different models.
CREATE FUNCTION cosine(a real[], b real[]) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN cardinality(a) = cardinality(b) THEN
      sum(x::float8 * y) / nullif(sqrt(sum(x::float8 * x)) * sqrt(sum(y::float8 * y)), 0) END
    FROM unnest(a, b) AS pair(x, y)
  $$;

-- CreateTable
CREATE TABLE "knowledge" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT,
    "question" TEXT,
    "answer" TEXT,
    "language" TEXT,
    "file_name" TEXT,
    "media_type" TEXT,
    "size" INTEGER,
    "pages" INTEGER,
    "status" TEXT NOT NULL,
    "error" JSONB,
    "chunks" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "search_text" TEXT GENERATED ALWAYS AS (fold(left(
      "title" || ' ' || coalesce("question", '') || ' ' || coalesce("answer", '') || ' ' || coalesce("content", ''), 20000
    ))) STORED,

    CONSTRAINT "knowledge_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "knowledge_source" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "max_pages" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "error" JSONB,
    "crawl" INTEGER NOT NULL DEFAULT 0,
    "pages_found" INTEGER NOT NULL DEFAULT 0,
    "pages_read" INTEGER NOT NULL DEFAULT 0,
    "chunks" INTEGER NOT NULL DEFAULT 0,
    "robots" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "crawl_began_at" TIMESTAMPTZ(3),
    "last_crawled_at" TIMESTAMPTZ(3),
    "next_crawl_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "knowledge_source_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "knowledge_page" (
    "project_id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "crawl" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "error" JSONB,
    "http_status" INTEGER,
    "title" TEXT,
    "language" TEXT,
    "content_hash" TEXT,
    "duplicate_of" TEXT,
    "chunks" INTEGER NOT NULL DEFAULT 0,
    "taken_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "knowledge_page_pkey" PRIMARY KEY ("project_id","source_id","n")
);

-- CreateTable
CREATE TABLE "knowledge_chunk" (
    "project_id" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "knowledge_id" TEXT,
    "source_id" TEXT,
    "page_n" INTEGER,
    "version" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "heading" TEXT[],
    "body" TEXT NOT NULL,
    "language" TEXT,
    "embedding" REAL[],
    "search_text" TEXT GENERATED ALWAYS AS (knowledge_text("heading", "body")) STORED,
    "portuguese" tsvector GENERATED ALWAYS AS (knowledge_vector('pg_catalog.portuguese', "heading", "body")) STORED,
    "spanish" tsvector GENERATED ALWAYS AS (knowledge_vector('pg_catalog.spanish', "heading", "body")) STORED,
    "english" tsvector GENERATED ALWAYS AS (knowledge_vector('pg_catalog.english', "heading", "body")) STORED,

    CONSTRAINT "knowledge_chunk_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_page_project_id_source_id_url_key" ON "knowledge_page"("project_id", "source_id", "url");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_chunk_project_id_knowledge_id_n_key" ON "knowledge_chunk"("project_id", "knowledge_id", "n");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_chunk_project_id_source_id_page_n_n_key" ON "knowledge_chunk"("project_id", "source_id", "page_n", "n");

-- AddForeignKey
ALTER TABLE "knowledge" ADD CONSTRAINT "knowledge_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_source" ADD CONSTRAINT "knowledge_source_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_page" ADD CONSTRAINT "knowledge_page_project_id_source_id_fkey" FOREIGN KEY ("project_id", "source_id") REFERENCES "knowledge_source"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_chunk" ADD CONSTRAINT "knowledge_chunk_project_id_knowledge_id_fkey" FOREIGN KEY ("project_id", "knowledge_id") REFERENCES "knowledge"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_chunk" ADD CONSTRAINT "knowledge_chunk_project_id_source_id_page_n_fkey" FOREIGN KEY ("project_id", "source_id", "page_n") REFERENCES "knowledge_page"("project_id", "source_id", "n") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "knowledge_chunk_portuguese" ON "knowledge_chunk" USING gin ("project_id", "portuguese");
CREATE INDEX "knowledge_chunk_spanish" ON "knowledge_chunk" USING gin ("project_id", "spanish");
CREATE INDEX "knowledge_chunk_english" ON "knowledge_chunk" USING gin ("project_id", "english");
CREATE INDEX "knowledge_chunk_trigrams" ON "knowledge_chunk" USING gin ("project_id", "search_text" gin_trgm_ops);

-- What is due or waits for a worker, over all projects.
CREATE INDEX "knowledge_source_due" ON "knowledge_source" ("next_crawl_at") WHERE "deleted_at" IS NULL;
CREATE INDEX "knowledge_unread" ON "knowledge" ("updated_at") WHERE "status" = 'processing';

ALTER TABLE "knowledge"
  ADD CONSTRAINT "knowledge_kind_check" CHECK ("kind" IN ('text', 'faq', 'file')),
  ADD CONSTRAINT "knowledge_status_check" CHECK ("status" IN ('ready', 'processing', 'failed'));
ALTER TABLE "knowledge_source"
  ADD CONSTRAINT "knowledge_source_status_check" CHECK ("status" IN ('ready', 'processing', 'failed'));
ALTER TABLE "knowledge_page"
  ADD CONSTRAINT "knowledge_page_status_check" CHECK ("status" IN ('waiting', 'reading', 'ready', 'failed', 'duplicate'));
ALTER TABLE "knowledge_chunk"
  ADD CONSTRAINT "knowledge_chunk_owner_check" CHECK (("knowledge_id" IS NULL) <> ("page_n" IS NULL));
