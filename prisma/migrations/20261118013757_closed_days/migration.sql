-- CreateTable
CREATE TABLE "closed_day" (
    "project_id" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closed_day_pkey" PRIMARY KEY ("project_id","date")
);

-- AddForeignKey
ALTER TABLE "closed_day" ADD CONSTRAINT "closed_day_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
