-- AlterTable
ALTER TABLE "conversation_note" ADD COLUMN     "mentions" TEXT[] DEFAULT ARRAY[]::TEXT[];
