-- AlterTable
ALTER TABLE "visitor_hold" ADD COLUMN     "visitor_key" TEXT;
