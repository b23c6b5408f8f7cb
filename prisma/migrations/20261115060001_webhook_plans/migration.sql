-- Each delivery is written three times: its indexes are what that costs. The log is read by the unique key, since events
-- have ids in the order of their time; pruning needs only the rough order of rows.
DROP INDEX "webhook_delivery_project_id_endpoint_id_id_idx";
DROP INDEX "webhook_delivery_created_at_idx";
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery" USING BRIN ("created_at");

-- Deliveries for these events, one for each endpoint that subscribed to the type: the unique key makes them once, however
-- often this is asked. The endpoints' rows are held, so that one that is being switched off gets no pending delivery.
CREATE FUNCTION fan_out_webhooks(projects text[], ids text[], types text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  WITH wanted AS MATERIALIZED (
    SELECT e.row, w.id AS endpoint_id, w.active
    FROM unnest(projects, ids) AS g(project_id, id)
    CROSS JOIN LATERAL (SELECT x AS row FROM event x WHERE x.project_id = g.project_id AND x.id = g.id OFFSET 0) e
    JOIN webhook_endpoint w ON w.project_id = g.project_id AND (e.row).type = ANY (w.events)
      AND w.created_at <= (e.row).created_at
    WHERE (e.row).type = ANY (types)
    ORDER BY w.project_id, w.id FOR SHARE OF w)
  INSERT INTO webhook_delivery (project_id, id, endpoint_id, event_id, event_type, body, status, next_attempt_at, due_at)
  SELECT (w.row).project_id, new_id('dlv'), w.endpoint_id, (w.row).id, (w.row).type, webhook_body(w.row),
    CASE WHEN w.active THEN 'pending' ELSE 'skipped' END,
    CASE WHEN w.active THEN now() END, CASE WHEN w.active THEN (w.row).created_at END
  FROM wanted w ORDER BY (w.row).seq
  ON CONFLICT (project_id, endpoint_id, event_id) DO NOTHING;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

-- Takes due deliveries: from each endpoint as many as there is room for, from one that is not named `usual`. One that was
-- held by a worker that has gone silent is taken over, and its log says so: whether it was sent nobody knows.
CREATE FUNCTION claim_webhook_deliveries(endpoints text[], rooms integer[], usual integer, seconds double precision, most integer)
RETURNS TABLE (project_id text, endpoint_id text, id text, lease integer, event_type text, body text, url text, secret text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT e.project_id, e.id AS endpoint_id, e.url, e.secret, coalesce(r.room, usual) AS room
    FROM webhook_endpoints_with_work() w
    JOIN webhook_endpoint e ON e.project_id = w.project_id AND e.id = w.endpoint_id AND e.active
    LEFT JOIN unnest(endpoints, rooms) AS r(endpoint_id, room) ON r.endpoint_id = e.id
    WHERE coalesce(r.room, usual) > 0 ORDER BY random() LIMIT most),
  picked AS MATERIALIZED (
    SELECT due.*, d.id, d.leased_at, d.attempt_count, d.event_type, d.manual FROM due CROSS JOIN LATERAL (
      SELECT x.id, x.leased_at, x.attempt_count, x.event_type, x.manual FROM webhook_delivery x
      WHERE x.project_id = due.project_id AND x.endpoint_id = due.endpoint_id AND x.due_at <= now()
      ORDER BY x.urgent DESC, x.due_at LIMIT due.room FOR UPDATE SKIP LOCKED) d),
  interrupted AS (
    INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, error, detail)
    SELECT p.project_id, p.id, p.attempt_count + 1, p.endpoint_id, p.leased_at,
      CASE WHEN p.event_type = 'webhook.ping' THEN 'ping' WHEN p.manual THEN 'resend' ELSE 'scheduled' END, 'interrupted',
      'Our worker was stopped before it could write down what came of this; it may have arrived.'
    FROM picked p WHERE p.leased_at IS NOT NULL)
  UPDATE webhook_delivery d SET lease = d.lease + 1, leased_at = now(), due_at = now() + seconds * interval '1 second',
    attempt_count = d.attempt_count + CASE WHEN p.leased_at IS NULL THEN 0 ELSE 1 END,
    manual = CASE WHEN p.leased_at IS NULL THEN d.resend_at IS NOT NULL ELSE d.manual END,
    resend_at = CASE WHEN p.leased_at IS NULL THEN NULL ELSE d.resend_at END
  FROM picked p WHERE d.project_id = p.project_id AND d.id = p.id
  RETURNING d.project_id, d.endpoint_id, d.id, d.lease, d.event_type, d.body, p.url, p.secret;
END $$;

-- Writes down what came of attempts of one endpoint, in the order in which they ended. The endpoint's row is locked, so
-- failures are counted one after the other, whichever processes report them. Row by row, by the primary key: the plan of
-- a join over a table that grew from nothing cannot be trusted.
CREATE OR REPLACE FUNCTION record_webhook_attempts(project text, endpoint text, results jsonb, delays double precision[], most integer)
RETURNS TABLE (active boolean, deactivated boolean) LANGUAGE plpgsql AS $$
DECLARE
  w webhook_endpoint;
  t record;
  d webhook_delivery;
  last_failure record;
  held boolean;
  planned timestamptz;
  due timestamptz;
  succeeded boolean := false;
  failing boolean := false;
  failed integer;
  off boolean := false;
BEGIN
  SELECT * INTO w FROM webhook_endpoint x WHERE x.project_id = project AND x.id = endpoint FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  failed := w.failures;
  FOR t IN SELECT * FROM ROWS FROM (jsonb_to_recordset(results) AS (id text, lease integer, at timestamptz, ok boolean,
    counts boolean, status_code integer, error text, detail text, duration_ms integer, response_excerpt text, found jsonb))
    WITH ORDINALITY ORDER BY ordinality
  LOOP
    SELECT * INTO d FROM webhook_delivery x WHERE x.project_id = project AND x.id = t.id FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND;
    held := d.lease = t.lease;
    planned := CASE WHEN t.ok OR d.event_type = 'webhook.ping' THEN NULL
      WHEN NOT held OR d.manual THEN d.next_attempt_at
      WHEN d.tries < coalesce(array_length(delays, 1), 0) THEN now() + delays[d.tries + 1] * interval '1 second' END;
    due := least(planned, d.resend_at);
    UPDATE webhook_delivery x SET
      attempt_count = d.attempt_count + 1,
      tries = d.tries + CASE WHEN held AND NOT d.manual THEN 1 ELSE 0 END,
      delivered_at = CASE WHEN t.ok THEN coalesce(d.delivered_at, now()) ELSE d.delivered_at END,
      leased_at = CASE WHEN held THEN NULL ELSE d.leased_at END,
      urgent = d.urgent AND d.resend_at IS NOT NULL,
      next_attempt_at = planned,
      due_at = CASE WHEN held OR t.ok THEN due ELSE d.due_at END,
      status = CASE WHEN t.ok THEN 'succeeded' WHEN NOT held THEN d.status WHEN due IS NOT NULL THEN 'pending'
        WHEN d.delivered_at IS NOT NULL THEN 'succeeded' ELSE 'failed' END
    WHERE x.project_id = project AND x.id = t.id;
    INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, status_code, error, detail,
      duration_ms, response_excerpt, found)
    VALUES (project, d.id, d.attempt_count + 1, endpoint, t.at,
      CASE WHEN d.event_type = 'webhook.ping' THEN 'ping' WHEN d.manual THEN 'resend' ELSE 'scheduled' END,
      t.status_code, t.error, t.detail, t.duration_ms, t.response_excerpt, t.found);
    IF t.ok THEN
      succeeded := true;
    ELSE
      failing := true;
      last_failure := t;
    END IF;
    CONTINUE WHEN NOT t.counts;
    failed := CASE WHEN t.ok THEN 0 ELSE failed + 1 END;
    off := off OR (w.active AND failed >= most);
  END LOOP;
  UPDATE webhook_endpoint x SET failures = failed, active = w.active AND NOT off,
    deactivated_at = CASE WHEN off THEN now() ELSE x.deactivated_at END,
    deactivated_by = CASE WHEN off THEN 'failures' ELSE x.deactivated_by END,
    warnings = CASE WHEN succeeded THEN '{}' ELSE x.warnings END,
    last_success_at = CASE WHEN succeeded THEN now() ELSE x.last_success_at END
  WHERE x.project_id = project AND x.id = endpoint;
  IF failing THEN
    UPDATE webhook_endpoint x SET last_failure_at = now(), last_error = last_failure.error,
      last_status_code = last_failure.status_code, last_detail = last_failure.detail
    WHERE x.project_id = project AND x.id = endpoint;
  END IF;
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

-- Plans are kept by each connection, and one made while the tables were small would read them whole ever after.
ALTER FUNCTION record_webhook_attempts SET enable_seqscan = off;
ALTER FUNCTION fan_out_webhooks SET enable_seqscan = off;
ALTER FUNCTION claim_webhook_deliveries SET enable_seqscan = off;
ALTER FUNCTION fan_out_webhooks SET enable_hashjoin = off;
ALTER FUNCTION fan_out_webhooks SET enable_mergejoin = off;
ALTER FUNCTION claim_webhook_deliveries SET enable_hashjoin = off;
ALTER FUNCTION claim_webhook_deliveries SET enable_mergejoin = off;
