-- AlterTable
ALTER TABLE "agent_call" ADD COLUMN     "grant_client" TEXT,
ADD COLUMN     "grant_id" TEXT,
ADD COLUMN     "grant_member" TEXT,
ALTER COLUMN "key_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "oauth_client" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirect_uris" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oauth_client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent_grant" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "scopes" TEXT[],
    "resource" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "connected_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_grant_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "agent_code" (
    "project_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "grant_id" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_code_pkey" PRIMARY KEY ("project_id","hash")
);

-- CreateTable
CREATE TABLE "agent_token" (
    "project_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "grant_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_token_pkey" PRIMARY KEY ("project_id","hash")
);

-- CreateIndex
CREATE INDEX "oauth_client_created_at_idx" ON "oauth_client"("created_at");

-- CreateIndex
CREATE INDEX "agent_grant_project_id_member_id_idx" ON "agent_grant"("project_id", "member_id");

-- CreateIndex
CREATE INDEX "agent_grant_client_id_idx" ON "agent_grant"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "agent_code_hash_key" ON "agent_code"("hash");

-- CreateIndex
CREATE INDEX "agent_code_project_id_grant_id_idx" ON "agent_code"("project_id", "grant_id");

-- CreateIndex
CREATE UNIQUE INDEX "agent_token_hash_key" ON "agent_token"("hash");

-- CreateIndex
CREATE INDEX "agent_token_project_id_grant_id_idx" ON "agent_token"("project_id", "grant_id");

-- CreateIndex
CREATE INDEX "agent_token_expires_at_idx" ON "agent_token"("expires_at");

-- AddForeignKey
ALTER TABLE "agent_grant" ADD CONSTRAINT "agent_grant_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_grant" ADD CONSTRAINT "agent_grant_project_id_member_id_fkey" FOREIGN KEY ("project_id", "member_id") REFERENCES "member"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_grant" ADD CONSTRAINT "agent_grant_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_code" ADD CONSTRAINT "agent_code_project_id_grant_id_fkey" FOREIGN KEY ("project_id", "grant_id") REFERENCES "agent_grant"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_token" ADD CONSTRAINT "agent_token_project_id_grant_id_fkey" FOREIGN KEY ("project_id", "grant_id") REFERENCES "agent_grant"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
