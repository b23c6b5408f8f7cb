-- CreateTable
CREATE TABLE "quick_reply" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "shortcut" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quick_reply_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "quick_reply_project_id_shortcut_key" ON "quick_reply"("project_id", "shortcut");

-- AddForeignKey
ALTER TABLE "quick_reply" ADD CONSTRAINT "quick_reply_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
