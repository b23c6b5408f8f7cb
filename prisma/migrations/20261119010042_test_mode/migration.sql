-- CreateTable
CREATE TABLE "test_twin" (
    "project_id" TEXT NOT NULL,
    "twin_id" TEXT NOT NULL,
    "clock_offset_ms" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "wake_at" TIMESTAMPTZ(3),
    "waited_until" TIMESTAMPTZ(3),

    CONSTRAINT "test_twin_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "test_outgoing" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "about_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_outgoing_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "test_twin_twin_id_key" ON "test_twin"("twin_id");

-- CreateIndex
CREATE INDEX "test_twin_wake_at_idx" ON "test_twin"("wake_at");

-- AddForeignKey
ALTER TABLE "test_twin" ADD CONSTRAINT "test_twin_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_outgoing" ADD CONSTRAINT "test_outgoing_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
