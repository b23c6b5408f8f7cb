-- CreateTable
CREATE TABLE "setup_plan" (
    "project_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "answers" JSONB NOT NULL,
    "content" JSONB NOT NULL,
    "edited" TEXT[],
    "asking" TEXT NOT NULL,
    "applied" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setup_plan_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "setup_message" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "text" TEXT,
    "said" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setup_message_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "booking_project_id_service_id_idx" ON "booking"("project_id", "service_id");

-- AddForeignKey
ALTER TABLE "setup_plan" ADD CONSTRAINT "setup_plan_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "setup_message" ADD CONSTRAINT "setup_message_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "setup_plan"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether anything was ever booked on a group or given to a resource: asked before a plan is undone.
CREATE INDEX "booking_of_group" ON "booking" ("project_id", "group_id") WHERE "group_id" IS NOT NULL;
CREATE INDEX "booking_of_assignee" ON "booking" ("project_id", "assignee_resource_id") WHERE "assignee_resource_id" IS NOT NULL;
