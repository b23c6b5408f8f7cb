-- AlterTable
ALTER TABLE "invite" ADD COLUMN     "resource_id" TEXT;

-- CreateIndex
CREATE INDEX "invite_project_id_resource_id_idx" ON "invite"("project_id", "resource_id");

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_project_id_resource_id_fkey" FOREIGN KEY ("project_id", "resource_id") REFERENCES "resource"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
