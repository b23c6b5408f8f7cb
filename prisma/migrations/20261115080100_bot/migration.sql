-- CreateTable
CREATE TABLE "bot" (
    "project_id" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bot_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "bot_channel_policy" (
    "project_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "policy" TEXT NOT NULL,
    "handoff_after" INTEGER,

    CONSTRAINT "bot_channel_policy_pkey" PRIMARY KEY ("project_id","channel")
);

-- CreateTable
CREATE TABLE "bot_dialogue" (
    "project_id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "state" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bot_dialogue_pkey" PRIMARY KEY ("project_id","conversation_id")
);

-- CreateTable
CREATE TABLE "bot_turn" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "trace" JSONB NOT NULL,
    "dropped" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bot_turn_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bot_turn_project_id_conversation_id_n_key" ON "bot_turn"("project_id", "conversation_id", "n");

-- AddForeignKey
ALTER TABLE "bot" ADD CONSTRAINT "bot_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bot_channel_policy" ADD CONSTRAINT "bot_channel_policy_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bot_dialogue" ADD CONSTRAINT "bot_dialogue_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bot_turn" ADD CONSTRAINT "bot_turn_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
