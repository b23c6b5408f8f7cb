-- CreateTable
CREATE TABLE "report_mark" (
    "id" BIGSERIAL NOT NULL,
    "project_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "to_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_mark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_state" (
    "project_id" TEXT NOT NULL,
    "occupied_until" DATE NOT NULL,

    CONSTRAINT "report_state_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "report_booking" (
    "project_id" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "bookings" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "completed" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,
    "no_shows" INTEGER NOT NULL,
    "cancelled" INTEGER NOT NULL,
    "late_cancelled" INTEGER NOT NULL,
    "new_customers" INTEGER NOT NULL,
    "returning_customers" INTEGER NOT NULL,
    "lead_minutes" BIGINT NOT NULL,
    "booked_cents" BIGINT NOT NULL,
    "realised_cents" BIGINT NOT NULL,
    "reminded" INTEGER NOT NULL,
    "reminded_missed" INTEGER NOT NULL,
    "unreminded" INTEGER NOT NULL,
    "unreminded_missed" INTEGER NOT NULL,
    "customers" INTEGER NOT NULL,

    CONSTRAINT "report_booking_pkey" PRIMARY KEY ("project_id","dimension","day","key","currency")
);

-- CreateTable
CREATE TABLE "report_occupancy" (
    "project_id" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "open_minutes" INTEGER NOT NULL,
    "booked_minutes" INTEGER NOT NULL,
    "free_minutes" INTEGER NOT NULL,
    "blocked_minutes" INTEGER NOT NULL,
    "gap_minutes" INTEGER NOT NULL,
    "outside_minutes" INTEGER NOT NULL,
    "customers" INTEGER NOT NULL,

    CONSTRAINT "report_occupancy_pkey" PRIMARY KEY ("project_id","dimension","day","key")
);

-- CreateTable
CREATE TABLE "report_task" (
    "project_id" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "tasks" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "completed" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,
    "cancelled" INTEGER NOT NULL,
    "taken" INTEGER NOT NULL,
    "waiting_seconds" BIGINT NOT NULL,
    "handled" INTEGER NOT NULL,
    "handling_seconds" BIGINT NOT NULL,
    "in_time" INTEGER NOT NULL,
    "late" INTEGER NOT NULL,
    "customers" INTEGER NOT NULL,

    CONSTRAINT "report_task_pkey" PRIMARY KEY ("project_id","dimension","day","key")
);

-- CreateTable
CREATE TABLE "report_talk" (
    "project_id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "channel" TEXT NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "bot_at" TIMESTAMPTZ(3),
    "person_at" TIMESTAMPTZ(3),
    "handed_over_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_talk_pkey" PRIMARY KEY ("project_id","conversation_id","began_at")
);

-- CreateTable
CREATE TABLE "report_conversation" (
    "project_id" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "conversations" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL,
    "first_response_seconds" BIGINT NOT NULL,
    "resolved" INTEGER NOT NULL,
    "resolution_seconds" BIGINT NOT NULL,
    "with_bot" INTEGER NOT NULL,
    "contained" INTEGER NOT NULL,
    "handed_over" INTEGER NOT NULL,
    "customers" INTEGER NOT NULL,

    CONSTRAINT "report_conversation_pkey" PRIMARY KEY ("project_id","dimension","day","key")
);

-- CreateIndex
CREATE INDEX "report_mark_project_id_kind_idx" ON "report_mark"("project_id", "kind");

-- CreateIndex
CREATE INDEX "report_talk_project_id_began_at_idx" ON "report_talk"("project_id", "began_at");

-- AddForeignKey
ALTER TABLE "report_mark" ADD CONSTRAINT "report_mark_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_state" ADD CONSTRAINT "report_state_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_booking" ADD CONSTRAINT "report_booking_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_occupancy" ADD CONSTRAINT "report_occupancy_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_task" ADD CONSTRAINT "report_task_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_talk" ADD CONSTRAINT "report_talk_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_conversation" ADD CONSTRAINT "report_conversation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Tasks of a queue by the day on which they were made.
CREATE INDEX booking_task_made ON booking (project_id, created_at) WHERE group_id IS NOT NULL;

-- What there was before: each conversation as one that began with its first message. Its answers are looked up once.
INSERT INTO report_talk (project_id, conversation_id, began_at, channel, answered_at, bot_at, person_at, handed_over_at, resolved_at)
SELECT v.project_id, v.id, f.at, v.channel, a.any_at, a.bot_at, a.person_at,
  CASE WHEN v.mode = 'human' THEN coalesce(a.person_at, v.updated_at) END, v.resolved_at
FROM conversation v
CROSS JOIN LATERAL (SELECT m.created_at AS at, m.n FROM message m
  WHERE m.project_id = v.project_id AND m.conversation_id = v.id AND m.direction = 'in' ORDER BY m.n LIMIT 1) f
CROSS JOIN LATERAL (SELECT min(m.created_at) AS any_at, min(m.created_at) FILTER (WHERE m.author->>'type' = 'bot') AS bot_at,
    min(m.created_at) FILTER (WHERE m.author->>'type' IN ('member', 'api')) AS person_at
  FROM message m WHERE m.project_id = v.project_id AND m.conversation_id = v.id AND m.direction = 'out' AND m.n > f.n
    AND m.author->>'type' IN ('bot', 'member', 'api')) a;

-- Every month that has something is marked: the function counts it.
INSERT INTO report_mark (project_id, kind, from_at, to_at)
SELECT x.project_id, x.kind, m.at, m.at + interval '1 month'
FROM (
  SELECT project_id, 'bookings' AS kind, min(start_at) AS first, max(end_at) AS last FROM booking GROUP BY project_id
  UNION ALL SELECT project_id, 'tasks', min(created_at), max(created_at) FROM booking WHERE group_id IS NOT NULL GROUP BY project_id
  UNION ALL SELECT project_id, 'conversations', min(began_at), max(began_at) FROM report_talk GROUP BY project_id) x
CROSS JOIN LATERAL generate_series(date_trunc('month', x.first), x.last, interval '1 month') m(at)
WHERE x.first IS NOT NULL;
