-- AlterTable
ALTER TABLE "user" ADD COLUMN     "current_project_id" TEXT,
ADD COLUMN     "session_epoch" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "member" ADD COLUMN     "notifications" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "invite" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "token_hash" BYTEA NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "invite_token_hash_key" ON "invite"("token_hash");

-- CreateIndex
CREATE INDEX "invite_project_id_email_idx" ON "invite"("project_id", "email");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invite" ADD CONSTRAINT "invite_project_id_invited_by_id_fkey" FOREIGN KEY ("project_id", "invited_by_id") REFERENCES "member"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who a session speaks for: the member in the workspace asked for, else in the one the user works in, else in their oldest.
CREATE FUNCTION session_member(who text, epoch integer, workspace text)
  RETURNS TABLE (user_id text, name text, email text, member_id text, role text, project_id text, project_name text,
                 project_slug text, project_timezone text, project_currency text, project_locale text)
  LANGUAGE sql STABLE AS $$
  SELECT u.id, u.name, u.email, m.id, m.role, p.id, p.name, p.slug, p.timezone, p.currency, p.locale
    FROM "user" u JOIN member m ON m.user_id = u.id JOIN project p ON p.id = m.project_id
   WHERE u.id = who AND u.session_epoch = epoch AND (workspace IS NULL OR m.project_id = workspace)
   ORDER BY (m.project_id = u.current_project_id) DESC NULLS LAST, m.created_at, m.id
   LIMIT 1 $$;
