-- AlterTable
ALTER TABLE "report_state" ADD COLUMN     "told_week" DATE;

-- AlterTable
ALTER TABLE "report_conversation" ADD COLUMN     "held" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "booked" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "report_page" (
    "project_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "chose_service" INTEGER NOT NULL DEFAULT 0,
    "chose_time" INTEGER NOT NULL DEFAULT 0,
    "booked" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "report_page_pkey" PRIMARY KEY ("project_id","day")
);

-- AddForeignKey
ALTER TABLE "report_page" ADD CONSTRAINT "report_page_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
