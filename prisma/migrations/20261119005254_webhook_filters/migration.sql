-- AlterTable
ALTER TABLE "webhook_endpoint" ADD COLUMN     "group_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "resource_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "service_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "sources" TEXT[] DEFAULT ARRAY[]::TEXT[];
