-- AlterTable
ALTER TABLE "booking_page" ADD COLUMN     "address" JSONB,
ADD COLUMN     "allowed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "cover_id" TEXT,
ADD COLUMN     "logo_id" TEXT,
ADD COLUMN     "policy" TEXT;

-- AlterTable
ALTER TABLE "service" ADD COLUMN     "category" TEXT;
