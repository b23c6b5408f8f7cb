-- AlterTable
ALTER TABLE "webchat_session" ADD COLUMN     "address_key" TEXT;

-- CreateTable
CREATE TABLE "readiness_probe" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "readiness_probe_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_up" (
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "workspace" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_up_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "sign_up_email_idx" ON "sign_up"("email");

-- CreateIndex
CREATE INDEX "sign_up_expires_at_idx" ON "sign_up"("expires_at");

-- CreateIndex
CREATE INDEX "webchat_session_project_id_address_key_idx" ON "webchat_session"("project_id", "address_key");
