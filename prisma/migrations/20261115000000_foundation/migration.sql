CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "api_key" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "scopes" TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "booking" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "service_id" TEXT NOT NULL,
    "customer_id" TEXT,
    "start_at" TIMESTAMPTZ(3),
    "end_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "hold_expires_at" TIMESTAMPTZ(3),
    "party_size" INTEGER NOT NULL DEFAULT 1,
    "priority" TEXT NOT NULL DEFAULT 'normal',
    "tags" TEXT[],
    "source" TEXT NOT NULL,
    "notes" TEXT,
    "intake" JSONB,
    "location" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "group_id" TEXT,
    "assignee_resource_id" TEXT,
    "rescheduled_from_id" TEXT,
    "rescheduled_to_id" TEXT,
    "cancel_reason" TEXT,
    "outcome" TEXT,
    "price_cents" INTEGER,
    "currency" TEXT NOT NULL,
    "conversation_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "service" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "kind" TEXT NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "buffer_minutes" INTEGER NOT NULL,
    "slot_interval_minutes" INTEGER NOT NULL,
    "min_notice_minutes" INTEGER NOT NULL,
    "max_advance_days" INTEGER NOT NULL,
    "max_party_size" INTEGER NOT NULL,
    "schedule_id" TEXT,
    "group_id" TEXT,
    "uses" TEXT NOT NULL,
    "price_cents" INTEGER,
    "currency" TEXT NOT NULL,
    "deposit_cents" INTEGER,
    "intake_fields" JSONB NOT NULL,
    "color" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "service_requirement" (
    "project_id" TEXT NOT NULL,
    "service_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "group_id" TEXT,
    "resource_id" TEXT,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "service_requirement_pkey" PRIMARY KEY ("project_id","service_id","position")
);

-- CreateTable
CREATE TABLE "resource" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "schedule_id" TEXT,
    "member_id" TEXT,
    "location" JSONB,
    "active" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "resource_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "resource_group" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "resource_group_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "resource_group_member" (
    "project_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,

    CONSTRAINT "resource_group_member_pkey" PRIMARY KEY ("project_id","group_id","resource_id")
);

-- CreateTable
CREATE TABLE "schedule" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "weekly" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "schedule_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "schedule_override" (
    "project_id" TEXT NOT NULL,
    "schedule_id" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "id" TEXT NOT NULL,
    "intervals" JSONB NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schedule_override_pkey" PRIMARY KEY ("project_id","schedule_id","date")
);

-- CreateTable
CREATE TABLE "time_off" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_off_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "customer" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "phone_key" TEXT,
    "locale" TEXT,
    "email" TEXT,
    "company" TEXT,
    "notes" TEXT,
    "tags" TEXT[],
    "address" JSONB,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "customer_identity" (
    "project_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "display_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_identity_pkey" PRIMARY KEY ("project_id","channel","external_id")
);

-- CreateTable
CREATE TABLE "event" (
    "seq" BIGSERIAL NOT NULL,
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "event_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "project_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "location" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("project_id","operation","path","key")
);

-- CreateTable
CREATE UNLOGGED TABLE "rate_bucket" (
    "id" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "rate_bucket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" JSONB NOT NULL,
    "action" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "request_id" TEXT,
    "address" TEXT,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_config" (
    "project_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "reverted_from" INTEGER,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stage_config_pkey" PRIMARY KEY ("project_id","version")
);

-- CreateTable
CREATE TABLE "user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "booking_project_id_start_at_id_idx" ON "booking"("project_id", "start_at", "id");

-- CreateIndex
CREATE INDEX "booking_project_id_customer_id_start_at_idx" ON "booking"("project_id", "customer_id", "start_at");

-- CreateIndex
CREATE INDEX "booking_project_id_stage_idx" ON "booking"("project_id", "stage");

-- CreateIndex
CREATE INDEX "service_requirement_project_id_group_id_idx" ON "service_requirement"("project_id", "group_id");

-- CreateIndex
CREATE INDEX "service_requirement_project_id_resource_id_idx" ON "service_requirement"("project_id", "resource_id");

-- CreateIndex
CREATE INDEX "resource_group_member_project_id_resource_id_idx" ON "resource_group_member"("project_id", "resource_id");

-- CreateIndex
CREATE INDEX "schedule_override_project_id_date_schedule_id_idx" ON "schedule_override"("project_id", "date", "schedule_id");

-- CreateIndex
CREATE INDEX "time_off_project_id_resource_id_start_at_idx" ON "time_off"("project_id", "resource_id", "start_at");

-- CreateIndex
CREATE UNIQUE INDEX "customer_project_id_phone_key_key" ON "customer"("project_id", "phone_key");

-- CreateIndex
CREATE INDEX "customer_identity_project_id_customer_id_idx" ON "customer_identity"("project_id", "customer_id");

-- CreateIndex
CREATE INDEX "event_project_id_subject_id_seq_idx" ON "event"("project_id", "subject_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "event_project_id_id_key" ON "event"("project_id", "id");

-- CreateIndex
CREATE INDEX "idempotency_record_created_at_idx" ON "idempotency_record"("created_at");

-- CreateIndex
CREATE INDEX "audit_entry_project_id_subject_id_id_idx" ON "audit_entry"("project_id", "subject_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "project_slug_key" ON "project"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "member_user_id_idx" ON "member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "member_project_id_user_id_key" ON "member"("project_id", "user_id");

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_service_id_fkey" FOREIGN KEY ("project_id", "service_id") REFERENCES "service"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_customer_id_fkey" FOREIGN KEY ("project_id", "customer_id") REFERENCES "customer"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_group_id_fkey" FOREIGN KEY ("project_id", "group_id") REFERENCES "resource_group"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_project_id_assignee_resource_id_fkey" FOREIGN KEY ("project_id", "assignee_resource_id") REFERENCES "resource"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_project_id_schedule_id_fkey" FOREIGN KEY ("project_id", "schedule_id") REFERENCES "schedule"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_project_id_group_id_fkey" FOREIGN KEY ("project_id", "group_id") REFERENCES "resource_group"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requirement" ADD CONSTRAINT "service_requirement_project_id_service_id_fkey" FOREIGN KEY ("project_id", "service_id") REFERENCES "service"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requirement" ADD CONSTRAINT "service_requirement_project_id_group_id_fkey" FOREIGN KEY ("project_id", "group_id") REFERENCES "resource_group"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requirement" ADD CONSTRAINT "service_requirement_project_id_resource_id_fkey" FOREIGN KEY ("project_id", "resource_id") REFERENCES "resource"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_project_id_schedule_id_fkey" FOREIGN KEY ("project_id", "schedule_id") REFERENCES "schedule"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_project_id_member_id_fkey" FOREIGN KEY ("project_id", "member_id") REFERENCES "member"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource_group" ADD CONSTRAINT "resource_group_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource_group_member" ADD CONSTRAINT "resource_group_member_project_id_group_id_fkey" FOREIGN KEY ("project_id", "group_id") REFERENCES "resource_group"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource_group_member" ADD CONSTRAINT "resource_group_member_project_id_resource_id_fkey" FOREIGN KEY ("project_id", "resource_id") REFERENCES "resource"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_override" ADD CONSTRAINT "schedule_override_project_id_schedule_id_fkey" FOREIGN KEY ("project_id", "schedule_id") REFERENCES "schedule"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_project_id_resource_id_fkey" FOREIGN KEY ("project_id", "resource_id") REFERENCES "resource"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer" ADD CONSTRAINT "customer_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_identity" ADD CONSTRAINT "customer_identity_project_id_customer_id_fkey" FOREIGN KEY ("project_id", "customer_id") REFERENCES "customer"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_config" ADD CONSTRAINT "stage_config_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema cannot say.

-- The relay looks only for what is unpublished.
CREATE INDEX "event_unpublished" ON "event" ("seq") WHERE "published_at" IS NULL;

-- A time off has a length.
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_order" CHECK ("start_at" < "end_at");

-- A requirement names a group or a resource, never both.
ALTER TABLE "service_requirement" ADD CONSTRAINT "service_requirement_one_target"
  CHECK (num_nonnulls("group_id", "resource_id") = 1);

-- Text as people search it: no accents, no capitals.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

CREATE FUNCTION customer_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold(concat_ws(' ', NEW.name, NEW.email, NEW.company, array_to_string(NEW.tags, ' '), NEW.phone, NEW.phone_key));
  RETURN NEW;
END $$;
CREATE TRIGGER customer_search_text BEFORE INSERT OR UPDATE OF name, email, company, tags, phone, phone_key ON "customer"
  FOR EACH ROW EXECUTE FUNCTION customer_search_text();
CREATE INDEX "customer_search" ON "customer" USING gin ("project_id", "search_text" gin_trgm_ops);
CREATE INDEX "customer_tags" ON "customer" USING gin ("project_id", "tags");

-- One token from one bucket. Negative: none was there, and the size is what is missing.
CREATE FUNCTION draw(bucket text, burst double precision, refill double precision) RETURNS double precision
  LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := clock_timestamp();
  level double precision;
BEGIN
  INSERT INTO rate_bucket AS b (id, tokens, updated_at) VALUES (bucket, burst - 1, moment)
  ON CONFLICT (id) DO UPDATE SET
    tokens = least(burst, b.tokens + refill * greatest(0, extract(epoch FROM clock_timestamp() - b.updated_at))) - 1,
    updated_at = greatest(b.updated_at, clock_timestamp())
  WHERE least(burst, b.tokens + refill * greatest(0, extract(epoch FROM clock_timestamp() - b.updated_at))) >= 1
  RETURNING b.tokens INTO level;
  IF FOUND THEN RETURN level; END IF;
  SELECT least(burst, tokens + refill * greatest(0, extract(epoch FROM clock_timestamp() - updated_at))) - 1
    INTO level FROM rate_bucket WHERE id = bucket;
  RETURN least(level, -1e-9);
END $$;

-- The whole doorway of a call with an API key in one statement: who it is, and one token from the key's and the project's bucket.
-- `tokens` is what the emptier bucket has left; negative means refused. Without a valid key, the caller's address pays.
CREATE FUNCTION admit_key(key_hash bytea, address text, burst double precision, refill double precision)
  RETURNS TABLE (tokens double precision, key_id text, key_name text, scopes text[], project_id text, project_name text,
                 project_slug text, project_timezone text, project_currency text, project_locale text)
  LANGUAGE plpgsql AS $$
DECLARE
  k api_key;
  p project;
  of_key double precision;
  of_project double precision;
BEGIN
  SELECT * INTO k FROM api_key a WHERE a.hash = key_hash AND a.revoked_at IS NULL AND (a.expires_at IS NULL OR a.expires_at > now());
  IF NOT FOUND THEN
    tokens := draw('address:' || address, burst, refill);
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT * INTO p FROM project x WHERE x.id = k.project_id;
  -- Always the key's bucket first: one order, no deadlock.
  of_key := draw('key:' || k.id, burst, refill);
  of_project := CASE WHEN of_key >= 0 THEN draw('project:' || k.project_id, burst, refill) ELSE burst END;
  IF of_project < 0 THEN
    UPDATE rate_bucket b SET tokens = b.tokens + 1 WHERE b.id = 'key:' || k.id;
  END IF;
  IF k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' THEN
    UPDATE api_key a SET last_used_at = now() WHERE a.project_id = k.project_id AND a.id = k.id;
  END IF;
  RETURN QUERY SELECT least(of_key, of_project), k.id, k.name, k.scopes, p.id, p.name, p.slug, p.timezone, p.currency, p.locale;
END $$;
