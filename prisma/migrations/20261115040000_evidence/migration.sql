-- CreateTable
CREATE TABLE "comment" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "booking_id" TEXT,
    "customer_id" TEXT,
    "body" TEXT NOT NULL,
    "mentions" TEXT[],
    "author" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "has_thumbnail" BOOLEAN NOT NULL DEFAULT false,
    "author" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "location_event" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "accuracy" DOUBLE PRECISION,
    "kind" TEXT NOT NULL,
    "author" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "location_event_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "comment_project_id_booking_id_id_idx" ON "comment"("project_id", "booking_id", "id");

-- CreateIndex
CREATE INDEX "comment_project_id_customer_id_id_idx" ON "comment"("project_id", "customer_id", "id");

-- CreateIndex
CREATE INDEX "attachment_project_id_booking_id_id_idx" ON "attachment"("project_id", "booking_id", "id");

-- CreateIndex
CREATE INDEX "location_event_project_id_booking_id_id_idx" ON "location_event"("project_id", "booking_id", "id");

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_project_id_customer_id_fkey" FOREIGN KEY ("project_id", "customer_id") REFERENCES "customer"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_event" ADD CONSTRAINT "location_event_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A comment is about one thing.
ALTER TABLE "comment" ADD CONSTRAINT "comment_of_one" CHECK (num_nonnulls(booking_id, customer_id) = 1);

-- A booking with those it was before it was moved: their comments and evidence are its own.
CREATE FUNCTION booking_chain(project text, last_id text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT b.id, b.rescheduled_from_id FROM booking b WHERE b.project_id = project AND b.id = last_id
    UNION
    SELECT b.id, b.rescheduled_from_id FROM chain c
      JOIN booking b ON b.project_id = project AND b.id = c.rescheduled_from_id)
  SELECT id FROM chain
$$;
