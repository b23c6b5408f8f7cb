-- CreateTable
CREATE TABLE "webchat_site" (
    "project_id" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "greeting" TEXT NOT NULL,
    "colors" JSONB NOT NULL,
    "languages" TEXT[],
    "allowed_origins" TEXT[],
    "business_hours" JSONB,
    "identity_secret" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webchat_site_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "webchat_session" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "name" TEXT,
    "locale" TEXT NOT NULL,
    "page" TEXT,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webchat_session_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webchat_site_key_key" ON "webchat_site"("key");

-- CreateIndex
CREATE INDEX "webchat_site_allowed_origins_idx" ON "webchat_site" USING GIN ("allowed_origins");

-- CreateIndex
CREATE UNIQUE INDEX "webchat_session_token_hash_key" ON "webchat_session"("token_hash");

-- CreateIndex
CREATE INDEX "webchat_session_project_id_conversation_id_idx" ON "webchat_session"("project_id", "conversation_id");

-- CreateIndex
CREATE INDEX "webchat_session_expires_at_idx" ON "webchat_session"("expires_at");

-- AddForeignKey
ALTER TABLE "webchat_site" ADD CONSTRAINT "webchat_site_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webchat_session" ADD CONSTRAINT "webchat_session_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The doorway of the chat widget in one statement: whose key it is, which visitor the token lets in, and a token from the
-- visitor's bucket and from that of the address they come from. `tokens` is what the emptier one has left; negative means
-- refused. Without a valid key, the caller's address pays as anybody's does.
CREATE FUNCTION admit_visitor(site_key text, token bytea, address text, burst double precision, refill double precision,
                              many double precision)
  RETURNS TABLE (tokens double precision, project_id text, project_name text, project_slug text, project_timezone text,
                 project_currency text, project_locale text, site_enabled boolean, allowed_origins text[],
                 session_id text, conversation_id text, customer_id text, visitor_name text, visitor_locale text)
  LANGUAGE plpgsql AS $$
DECLARE
  s webchat_site;
  p project;
  v record;
BEGIN
  SELECT * INTO s FROM webchat_site w WHERE w.key = site_key;
  IF NOT FOUND THEN
    tokens := draw('address:' || address, burst * many, refill * many);
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT * INTO p FROM project x WHERE x.id = s.project_id;
  SELECT w.id, w.conversation_id, w.name, w.locale, w.last_seen_at, c.customer_id INTO v
    FROM webchat_session w JOIN conversation c ON c.project_id = w.project_id AND c.id = w.conversation_id
   WHERE w.token_hash = token AND w.project_id = s.project_id AND w.expires_at > now();
  -- Many visitors share one address: it has room for several of them.
  tokens := draw('widget:' || address, burst * many, refill * many);
  IF v.id IS NOT NULL AND tokens >= 0 THEN
    tokens := least(tokens, draw('visitor:' || v.id, burst, refill));
    IF v.last_seen_at < now() - interval '1 minute' THEN
      UPDATE webchat_session w SET last_seen_at = now() WHERE w.project_id = s.project_id AND w.id = v.id;
    END IF;
  END IF;
  RETURN QUERY SELECT tokens, p.id, p.name, p.slug, p.timezone, p.currency, p.locale, s.enabled, s.allowed_origins,
    v.id, v.conversation_id, v.customer_id, v.name, v.locale;
END $$;
