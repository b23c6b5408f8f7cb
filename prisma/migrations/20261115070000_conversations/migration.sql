-- CreateTable
CREATE TABLE "conversation" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'bot',
    "status" TEXT NOT NULL DEFAULT 'open',
    "unread_count" INTEGER NOT NULL DEFAULT 0,
    "assignee_id" TEXT,
    "message_count" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3),
    "last_inbound_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "message" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "channel" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "author" JSONB NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT,
    "location" JSONB,
    "file_id" TEXT,
    "template" JSONB,
    "status" TEXT NOT NULL,
    "error" JSONB,
    "external_id" TEXT,
    "edited_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "message_file" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "has_thumbnail" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_file_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "channel_pause" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "paused_by" JSONB NOT NULL,
    "paused_at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "resumed_by" JSONB,
    "resumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "channel_pause_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "conversation_project_id_last_message_at_id_idx" ON "conversation"("project_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "conversation_project_id_customer_id_idx" ON "conversation"("project_id", "customer_id");

-- CreateIndex
CREATE INDEX "conversation_project_id_assignee_id_idx" ON "conversation"("project_id", "assignee_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_project_id_channel_external_id_key" ON "conversation"("project_id", "channel", "external_id");

-- CreateIndex
CREATE INDEX "message_project_id_file_id_idx" ON "message"("project_id", "file_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_project_id_conversation_id_n_key" ON "message"("project_id", "conversation_id", "n");

-- CreateIndex
CREATE UNIQUE INDEX "message_project_id_channel_external_id_key" ON "message"("project_id", "channel", "external_id");

-- CreateIndex
CREATE INDEX "message_file_project_id_conversation_id_idx" ON "message_file"("project_id", "conversation_id");

-- CreateIndex
CREATE INDEX "channel_pause_project_id_channel_paused_at_idx" ON "channel_pause"("project_id", "channel", "paused_at");

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_project_id_customer_id_fkey" FOREIGN KEY ("project_id", "customer_id") REFERENCES "customer"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_project_id_assignee_id_fkey" FOREIGN KEY ("project_id", "assignee_id") REFERENCES "member"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_project_id_file_id_fkey" FOREIGN KEY ("project_id", "file_id") REFERENCES "message_file"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "channel_pause" ADD CONSTRAINT "channel_pause_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits to be sent, over all projects: the workers' own list.
CREATE INDEX "message_due_idx" ON "message" ("due_at") WHERE "due_at" IS NOT NULL;

-- The tasks that came of a conversation.
CREATE INDEX "booking_conversation_idx" ON "booking" ("project_id", "conversation_id", "id") WHERE "conversation_id" IS NOT NULL;

ALTER TABLE "conversation"
  ADD CONSTRAINT "conversation_channel_check" CHECK ("channel" IN ('whatsapp', 'telegram', 'webchat')),
  ADD CONSTRAINT "conversation_mode_check" CHECK ("mode" IN ('bot', 'human')),
  ADD CONSTRAINT "conversation_status_check" CHECK ("status" IN ('open', 'resolved'));
ALTER TABLE "message"
  ADD CONSTRAINT "message_direction_check" CHECK ("direction" IN ('in', 'out')),
  ADD CONSTRAINT "message_status_check" CHECK ("status" IN ('queued', 'sent', 'delivered', 'read', 'failed'));
