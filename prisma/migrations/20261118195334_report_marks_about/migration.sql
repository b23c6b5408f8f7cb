-- AlterTable
ALTER TABLE "report_mark" ADD COLUMN     "about" TEXT,
ADD COLUMN     "since" TIMESTAMPTZ(3);
