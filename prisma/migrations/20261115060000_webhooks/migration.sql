-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "place" SMALLINT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "warnings" TEXT[],
    "deactivated_at" TIMESTAMPTZ(3),
    "deactivated_by" TEXT,
    "last_success_at" TIMESTAMPTZ(3),
    "last_failure_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "last_status_code" INTEGER,
    "last_detail" TEXT,
    "subscribed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "resend_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "urgent" BOOLEAN NOT NULL DEFAULT false,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "leased_at" TIMESTAMPTZ(3),
    "manual" BOOLEAN NOT NULL DEFAULT false,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "project_id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "status_code" INTEGER,
    "error" TEXT,
    "detail" TEXT,
    "duration_ms" INTEGER,
    "response_excerpt" TEXT,
    "found" JSONB,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("project_id","delivery_id","n")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_endpoint_project_id_place_key" ON "webhook_endpoint"("project_id", "place");

-- CreateIndex
CREATE INDEX "webhook_delivery_project_id_endpoint_id_id_idx" ON "webhook_delivery"("project_id", "endpoint_id", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_project_id_endpoint_id_event_id_key" ON "webhook_delivery"("project_id", "endpoint_id", "event_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_project_id_endpoint_id_at_idx" ON "webhook_attempt"("project_id", "endpoint_id", "at");

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_project_id_endpoint_id_fkey" FOREIGN KEY ("project_id", "endpoint_id") REFERENCES "webhook_endpoint"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_project_id_delivery_id_fkey" FOREIGN KEY ("project_id", "delivery_id") REFERENCES "webhook_delivery"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on.

ALTER TABLE webhook_endpoint ADD CONSTRAINT webhook_endpoint_at_most_ten CHECK (place BETWEEN 1 AND 10);

-- What is to be done, by endpoint: fairness between endpoints is a walk from one to the next.
CREATE INDEX webhook_delivery_due ON webhook_delivery (project_id, endpoint_id, urgent DESC, due_at) WHERE due_at IS NOT NULL;

-- The bytes that are signed and sent, written once.
CREATE FUNCTION webhook_body(e event) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"id":' || to_json(e.id) || ',"type":' || to_json(e.type) || ',"created_at":"' || wire_time(e.created_at)
    || '","workspace_id":' || to_json(e.project_id) || ',"data":' || e.data || '}'
$$;

-- The endpoints that have something to do, now or later, found by leaps through the index.
CREATE FUNCTION webhook_endpoints_with_work() RETURNS TABLE (project_id text, endpoint_id text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE found AS (
    (SELECT d.project_id, d.endpoint_id FROM webhook_delivery d WHERE d.due_at IS NOT NULL
      ORDER BY d.project_id, d.endpoint_id LIMIT 1)
    UNION ALL
    SELECT n.project_id, n.endpoint_id FROM found f CROSS JOIN LATERAL (
      SELECT d.project_id, d.endpoint_id FROM webhook_delivery d
      WHERE d.due_at IS NOT NULL AND (d.project_id, d.endpoint_id) > (f.project_id, f.endpoint_id)
      ORDER BY d.project_id, d.endpoint_id LIMIT 1) n)
  SELECT f.project_id, f.endpoint_id FROM found f
$$;

-- An endpoint that is switched off gets nothing more. What it would have got is kept as skipped, and attempts under way
-- lose their lease: how they end is logged and changes nothing else.
CREATE FUNCTION skip_webhook_deliveries(project text, endpoint text) RETURNS void LANGUAGE sql AS $$
  UPDATE webhook_delivery d SET next_attempt_at = NULL, resend_at = NULL, due_at = NULL, leased_at = NULL,
    lease = d.lease + 1, urgent = false, status = CASE WHEN d.delivered_at IS NOT NULL THEN 'succeeded'
      WHEN d.event_type = 'webhook.ping' THEN 'failed' ELSE 'skipped' END
  WHERE d.project_id = project AND d.endpoint_id = endpoint AND d.due_at IS NOT NULL
$$;

-- Writes down what came of attempts of one endpoint, in the order in which they ended. The endpoint's row is locked, so
-- failures are counted one after the other, whichever processes report them.
CREATE FUNCTION record_webhook_attempts(project text, endpoint text, results jsonb, delays double precision[], most integer)
RETURNS TABLE (active boolean, deactivated boolean) LANGUAGE plpgsql AS $$
DECLARE
  w webhook_endpoint;
  r record;
  last_failure jsonb;
  succeeded boolean := false;
  failed integer;
  off boolean := false;
BEGIN
  SELECT * INTO w FROM webhook_endpoint x WHERE x.project_id = project AND x.id = endpoint FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  WITH told AS (
    SELECT * FROM jsonb_to_recordset(results) AS t(id text, lease integer, at timestamptz, ok boolean,
      status_code integer, error text, detail text, duration_ms integer, response_excerpt text, found jsonb)),
  moved AS (
    UPDATE webhook_delivery d SET
      attempt_count = d.attempt_count + 1,
      tries = d.tries + CASE WHEN d.lease = t.lease AND NOT d.manual THEN 1 ELSE 0 END,
      delivered_at = CASE WHEN t.ok THEN coalesce(d.delivered_at, now()) ELSE d.delivered_at END,
      leased_at = CASE WHEN d.lease = t.lease THEN NULL ELSE d.leased_at END,
      urgent = d.urgent AND d.resend_at IS NOT NULL,
      next_attempt_at = next.at,
      due_at = CASE WHEN d.lease = t.lease OR t.ok THEN least(next.at, d.resend_at) ELSE d.due_at END,
      status = CASE WHEN t.ok THEN 'succeeded' WHEN d.lease <> t.lease THEN d.status
        WHEN least(next.at, d.resend_at) IS NOT NULL THEN 'pending'
        WHEN d.delivered_at IS NOT NULL THEN 'succeeded' ELSE 'failed' END
    FROM told t
    JOIN webhook_delivery o ON o.project_id = project AND o.id = t.id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN t.ok OR o.event_type = 'webhook.ping' THEN NULL
      WHEN o.lease <> t.lease OR o.manual THEN o.next_attempt_at
      WHEN o.tries < coalesce(array_length(delays, 1), 0) THEN now() + delays[o.tries + 1] * interval '1 second'
      END AS at) next
    WHERE d.project_id = project AND d.id = t.id
    RETURNING d.id, d.attempt_count AS n,
      CASE WHEN d.event_type = 'webhook.ping' THEN 'ping' WHEN d.manual THEN 'resend' ELSE 'scheduled' END AS kind)
  INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, status_code, error, detail, duration_ms,
    response_excerpt, found)
  SELECT project, m.id, m.n, endpoint, t.at, m.kind, t.status_code, t.error, t.detail, t.duration_ms,
    t.response_excerpt, t.found
  FROM moved m JOIN told t ON t.id = m.id;

  failed := w.failures;
  FOR r IN SELECT each.value AS told FROM jsonb_array_elements(results) WITH ORDINALITY each ORDER BY each.ordinality LOOP
    IF (r.told->>'ok')::boolean THEN succeeded := true; ELSE last_failure := r.told; END IF;
    CONTINUE WHEN NOT (r.told->>'counts')::boolean;
    failed := CASE WHEN (r.told->>'ok')::boolean THEN 0 ELSE failed + 1 END;
    off := off OR (w.active AND failed >= most);
  END LOOP;
  UPDATE webhook_endpoint x SET failures = failed, active = w.active AND NOT off,
    deactivated_at = CASE WHEN off THEN now() ELSE x.deactivated_at END,
    deactivated_by = CASE WHEN off THEN 'failures' ELSE x.deactivated_by END,
    warnings = CASE WHEN succeeded THEN '{}' ELSE x.warnings END,
    last_success_at = CASE WHEN succeeded THEN now() ELSE x.last_success_at END,
    last_failure_at = CASE WHEN last_failure IS NULL THEN x.last_failure_at ELSE now() END,
    last_error = CASE WHEN last_failure IS NULL THEN x.last_error ELSE last_failure->>'error' END,
    last_status_code = CASE WHEN last_failure IS NULL THEN x.last_status_code ELSE (last_failure->>'status_code')::integer END,
    last_detail = CASE WHEN last_failure IS NULL THEN x.last_detail ELSE last_failure->>'detail' END
  WHERE x.project_id = project AND x.id = endpoint;
  IF off THEN
    PERFORM skip_webhook_deliveries(project, endpoint);
    INSERT INTO event (project_id, id, type, subject_id, data)
    VALUES (project, new_id('evt'), 'webhook_endpoint.deactivated', endpoint, '{}');
    INSERT INTO audit_entry (project_id, id, actor, action, subject_id, changes)
    VALUES (project, new_id('aud'), '{"type": "system", "id": "webhooks", "name": "Turnero"}',
      'webhook_endpoint.deactivated', endpoint, '{"active": {"from": true, "to": false}}');
  END IF;
  RETURN QUERY SELECT w.active AND NOT off, off;
END $$;
