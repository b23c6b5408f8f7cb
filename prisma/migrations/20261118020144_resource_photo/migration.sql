-- AlterTable
ALTER TABLE "resource" ADD COLUMN     "photo_id" TEXT;
