-- CreateTable
CREATE TABLE "booking_page" (
    "project_id" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "headline" TEXT,
    "text" TEXT,
    "all_services" BOOLEAN NOT NULL DEFAULT true,
    "service_ids" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_page_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "visitor_hold" (
    "project_id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "address_key" TEXT NOT NULL,

    CONSTRAINT "visitor_hold_pkey" PRIMARY KEY ("project_id","booking_id")
);

-- CreateIndex
CREATE INDEX "visitor_hold_project_id_address_key_idx" ON "visitor_hold"("project_id", "address_key");

-- AddForeignKey
ALTER TABLE "booking_page" ADD CONSTRAINT "booking_page_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visitor_hold" ADD CONSTRAINT "visitor_hold_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema cannot say.

-- A workspace from before this release opens its page when it wants to; a new one has it from the start.
INSERT INTO "booking_page" (project_id, enabled) SELECT id, false FROM "project";
