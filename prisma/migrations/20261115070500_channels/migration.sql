-- AlterTable
ALTER TABLE "message" ADD COLUMN     "sending_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "channel_connection" (
    "project_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "secret" TEXT NOT NULL,
    "route_key" TEXT NOT NULL,
    "connected_by" JSONB NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,
    "broken_at" TIMESTAMPTZ(3),
    "broken_reason" TEXT,
    "quiet_until" TIMESTAMPTZ(3),
    "last_inbound_at" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),
    "last_error" JSONB,
    "failures" TIMESTAMPTZ(3)[],

    CONSTRAINT "channel_connection_pkey" PRIMARY KEY ("project_id","channel")
);

-- CreateTable
CREATE TABLE "channel_media" (
    "project_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "reference" JSONB NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "lease" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "channel_media_pkey" PRIMARY KEY ("project_id","message_id")
);

-- CreateTable
CREATE TABLE "member_telegram" (
    "project_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "code_hash" BYTEA,
    "code_expires_at" TIMESTAMPTZ(3),
    "chat_id" TEXT,
    "chat_name" TEXT,
    "linked_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_telegram_pkey" PRIMARY KEY ("project_id","member_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "channel_connection_route_key_key" ON "channel_connection"("route_key");

-- CreateIndex
CREATE INDEX "channel_media_due_at_idx" ON "channel_media"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "member_telegram_code_hash_key" ON "member_telegram"("code_hash");

-- CreateIndex
CREATE INDEX "member_telegram_project_id_chat_id_idx" ON "member_telegram"("project_id", "chat_id");

-- AddForeignKey
ALTER TABLE "channel_connection" ADD CONSTRAINT "channel_connection_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "channel_media" ADD CONSTRAINT "channel_media_project_id_message_id_fkey" FOREIGN KEY ("project_id", "message_id") REFERENCES "message"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_telegram" ADD CONSTRAINT "member_telegram_project_id_member_id_fkey" FOREIGN KEY ("project_id", "member_id") REFERENCES "member"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "channel_connection"
  ADD CONSTRAINT "channel_connection_channel_check" CHECK ("channel" IN ('whatsapp', 'telegram'));

-- What waits in a conversation: nothing overtakes what was written before it.
CREATE INDEX "message_queued_idx" ON "message" ("project_id", "conversation_id", "n") WHERE "status" = 'queued';

-- A channel is paused once; pausing it again changes that pause.
CREATE UNIQUE INDEX "channel_pause_open_idx" ON "channel_pause" ("project_id", "channel") WHERE "resumed_at" IS NULL;
