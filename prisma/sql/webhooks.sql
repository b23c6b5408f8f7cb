-- Webhook deliveries: made from events, claimed by workers, recorded. Connections keep their plans, and a plan made while the
-- tables were small would scan them whole ever after: hence the planner settings of these functions.

-- What receivers are told of an event: of the six of the specification their own data, without `move`, which is internal; of the
-- second catalogue ids, and the stage that a task moved to.
CREATE OR REPLACE FUNCTION webhook_data(e event) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN e.type IN ('booking.created', 'booking.confirmed', 'booking.cancelled', 'booking.rescheduled', 'booking.no_show',
      'booking.completed') THEN e.data - 'move'::text
    WHEN e.type = 'message.sent' THEN jsonb_build_object('conversation_id', e.subject_id, 'message_id', e.data->'message_id')
    WHEN e.type = 'notice.settled' THEN jsonb_build_object('booking_id', e.subject_id, 'notice_id', e.data->'notice_id',
      'status', e.data->'status')
    WHEN e.type LIKE 'customer.%' THEN jsonb_build_object('customer_id', e.subject_id)
    WHEN e.type LIKE 'conversation.%' THEN jsonb_build_object('conversation_id', e.subject_id)
    ELSE jsonb_build_object('booking_id', e.subject_id, 'stage', e.data->'move'->'to') END
$$;

-- The bytes that are signed and sent, written once. The six events of the specification have no `sequence`: theirs is fixed.
CREATE OR REPLACE FUNCTION webhook_body(e event) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"id":' || to_json(e.id) || ',"type":' || to_json(e.type) || ',"created_at":"' || wire_time(e.created_at)
    || '","workspace_id":' || to_json(e.project_id)
    || CASE WHEN e.type IN ('booking.created', 'booking.confirmed', 'booking.cancelled', 'booking.rescheduled', 'booking.no_show',
      'booking.completed') THEN '' ELSE ',"sequence":' || coalesce(e.published_seq::text, 'null') END
    || ',"data":' || webhook_data(e) || '}'
$$;

-- Whether an endpoint with these filters wants the event: each list leaves the booking in, or is empty. A booking is asked of as it
-- is now, with who had it before its last move; of one that was rescheduled, the former counts too.
CREATE OR REPLACE FUNCTION webhook_wants(services text[], resources text[], groups text[], origins text[], e event) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT services || resources || groups || origins = '{}' OR EXISTS (
    SELECT 1 FROM booking b CROSS JOIN LATERAL (
      SELECT array_agg(a.resource_id) || ARRAY[b.assignee_resource_id, b.ended_from->>'assignee_resource_id'] AS ids
      FROM allocation a WHERE a.project_id = b.project_id AND a.booking_id = b.id) used
    WHERE b.project_id = e.project_id AND b.id = ANY (ARRAY[e.subject_id, e.data->>'old_booking_id', e.data->>'new_booking_id'])
      AND (services = '{}' OR b.service_id = ANY (services))
      AND (origins = '{}' OR b.source = ANY (origins))
      AND (resources = '{}' OR used.ids && resources)
      AND (groups = '{}' OR b.group_id = ANY (groups) OR EXISTS (
        SELECT 1 FROM resource_group_member m
        WHERE m.project_id = b.project_id AND m.group_id = ANY (groups) AND m.resource_id = ANY (used.ids))))
$$;

-- The endpoints with deliveries due now or later, found by skipping through the index.
CREATE OR REPLACE FUNCTION webhook_endpoints_with_work() RETURNS TABLE (project_id text, endpoint_id text) LANGUAGE sql STABLE AS $$
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

-- An endpoint that is switched off gets nothing more: its pending deliveries become skipped, and attempts under way lose their
-- lease. The lock first waits for transactions that are making deliveries for it, so that those are skipped too.
CREATE OR REPLACE FUNCTION skip_webhook_deliveries(project text, endpoint text) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM webhook_endpoint w WHERE w.project_id = project AND w.id = endpoint FOR UPDATE;
  UPDATE webhook_delivery d SET next_attempt_at = NULL, resend_at = NULL, due_at = NULL, leased_at = NULL,
    lease = d.lease + 1, urgent = false, status = CASE WHEN d.delivered_at IS NOT NULL THEN 'succeeded'
      WHEN d.event_type = 'webhook.ping' THEN 'failed' ELSE 'skipped' END
  WHERE d.project_id = project AND d.endpoint_id = endpoint AND d.due_at IS NOT NULL
$$;

-- A deleted endpoint gets nothing more: attempts under way lose their lease, and go on if it is restored. The lock as above.
CREATE OR REPLACE FUNCTION park_webhook_deliveries(project text, endpoint text) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM webhook_endpoint w WHERE w.project_id = project AND w.id = endpoint FOR UPDATE;
  UPDATE webhook_delivery d SET leased_at = NULL, lease = d.lease + 1, due_at = now(),
    resend_at = CASE WHEN d.manual THEN coalesce(d.resend_at, now()) ELSE d.resend_at END
  WHERE d.project_id = project AND d.endpoint_id = endpoint AND d.due_at IS NOT NULL AND d.leased_at IS NOT NULL
$$;

-- The columns of a result cannot be replaced: a function that has others is made anew.
DROP FUNCTION IF EXISTS fan_out_webhooks(text[], text[], text[], text[], integer[], integer, double precision);
DROP FUNCTION IF EXISTS claim_webhook_deliveries(text[], integer[], integer, double precision, integer);

-- Makes deliveries for these events, one for each endpoint that is subscribed to the type and whose filters want it; the unique key makes each only once. The
-- endpoints' rows are locked, so that one being switched off gets no pending delivery. As many as the caller has room for
-- are leased to it at once and need no claim; the others have lease 0 and come back without their body.
CREATE OR REPLACE FUNCTION fan_out_webhooks(projects text[], ids text[], types text[], endpoints text[], rooms integer[], usual integer,
  seconds double precision)
RETURNS TABLE (project_id text, endpoint_id text, id text, lease integer, event_id text, event_type text, body text, url text,
  secret text, previous_secret text, previous_secret_until timestamptz)
LANGUAGE plpgsql SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  -- The time part of an id; the rest is random per row. A whole new_id for each would cost as much as the row itself.
  stem constant text := left(new_id('dlv'), 13);
BEGIN
  RETURN QUERY
  WITH listening AS MATERIALIZED (
    SELECT w.project_id, w.id, w.events, w.service_ids, w.resource_ids, w.group_ids, w.sources, w.active, w.created_at, w.url, w.secret, w.previous_secret, w.previous_secret_until,
      CASE WHEN w.active THEN coalesce(r.room, usual) ELSE 0 END AS room
    FROM webhook_endpoint w LEFT JOIN unnest(endpoints, rooms) AS r(id, room) ON r.id = w.id
    WHERE w.project_id = ANY (projects) AND w.deleted_at IS NULL ORDER BY w.project_id, w.id FOR KEY SHARE OF w),
  happened AS MATERIALIZED (
    SELECT e.row, (e.row).project_id, (e.row).type, (e.row).created_at, (e.row).seq
    FROM unnest(projects, ids) AS g(project_id, id)
    CROSS JOIN LATERAL (SELECT x AS row FROM event x WHERE x.project_id = g.project_id AND x.id = g.id OFFSET 0) e
    WHERE (e.row).type = ANY (types)),
  wanted AS MATERIALIZED (
    SELECT h.row, h.project_id, h.type, h.created_at, h.seq, l.id AS endpoint_id, l.active,
      row_number() OVER (PARTITION BY l.id ORDER BY h.seq) <= l.room AS taken
    FROM happened h
    JOIN listening l ON l.project_id = h.project_id AND h.type = ANY (l.events) AND l.created_at <= h.created_at
      AND webhook_wants(l.service_ids, l.resource_ids, l.group_ids, l.sources, h.row)),
  made AS (
    INSERT INTO webhook_delivery (project_id, id, endpoint_id, event_id, event_type, body, status, next_attempt_at, due_at,
      lease, leased_at)
    SELECT w.project_id, stem || substr(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '0OIl+/', 'oiL123'), 10, 13),
      w.endpoint_id, (w.row).id, w.type, webhook_body(w.row), CASE WHEN w.active THEN 'pending' ELSE 'skipped' END,
      CASE WHEN w.active THEN now() END,
      CASE WHEN w.taken THEN now() + seconds * interval '1 second' WHEN w.active THEN w.created_at END,
      w.taken::integer, CASE WHEN w.taken THEN now() END
    FROM wanted w ORDER BY w.seq
    ON CONFLICT (project_id, endpoint_id, event_id) DO NOTHING
    RETURNING project_id, endpoint_id, id, lease, event_id, event_type, body)
  SELECT m.project_id, m.endpoint_id, m.id, m.lease, m.event_id, m.event_type, CASE WHEN m.lease > 0 THEN m.body END, l.url, l.secret,
    l.previous_secret, l.previous_secret_until
  FROM made m JOIN listening l ON l.project_id = m.project_id AND l.id = m.endpoint_id;
END $$;

-- Claims due deliveries: from each endpoint as many as there is room for, `usual` where the endpoint is not named. One whose
-- worker went silent is taken over, and its log says so, because nobody knows whether it was sent.
CREATE OR REPLACE FUNCTION claim_webhook_deliveries(endpoints text[], rooms integer[], usual integer,
  seconds double precision, most integer)
RETURNS TABLE (project_id text, endpoint_id text, id text, lease integer, event_id text, event_type text, body text, url text,
  secret text, previous_secret text, previous_secret_until timestamptz)
LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT e.project_id, e.id AS endpoint_id, e.url, e.secret, e.previous_secret, e.previous_secret_until,
      coalesce(r.room, usual) AS room
    FROM webhook_endpoints_with_work() w
    JOIN webhook_endpoint e ON e.project_id = w.project_id AND e.id = w.endpoint_id AND e.active AND e.deleted_at IS NULL
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
  RETURNING d.project_id, d.endpoint_id, d.id, d.lease, d.event_id, d.event_type, d.body, p.url, p.secret,
    p.previous_secret, p.previous_secret_until;
END $$;

-- Records the results of attempts of one endpoint, in the order in which they ended. The endpoint's row is locked, so that
-- failures are counted one after the other, whichever process reports them. A worker whose connection broke may report the
-- same results again: what is in the log already is neither logged nor counted twice.
CREATE OR REPLACE FUNCTION record_webhook_attempts(project text, endpoint text, results jsonb, delays double precision[], most integer)
RETURNS TABLE (active boolean, deactivated boolean) LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
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
  smooth boolean;
  counted boolean;
BEGIN
  SELECT * INTO w FROM webhook_endpoint x WHERE x.project_id = project AND x.id = endpoint FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  failed := w.failures;
  -- Nearly always everything was delivered: all of it in one statement. What depends on the order, or on a delivery's state,
  -- is handled row by row below.
  SELECT bool_and(r.ok) AND count(DISTINCT r.id) = count(*) INTO smooth
  FROM jsonb_to_recordset(results) AS r(id text, ok boolean);
  IF smooth THEN
    WITH arrived AS (
      UPDATE webhook_delivery x SET
        attempt_count = x.attempt_count + 1,
        tries = x.tries + CASE WHEN x.lease = r.lease AND NOT x.manual THEN 1 ELSE 0 END,
        delivered_at = coalesce(x.delivered_at, now()),
        leased_at = CASE WHEN x.lease = r.lease THEN NULL ELSE x.leased_at END,
        urgent = x.urgent AND x.resend_at IS NOT NULL,
        next_attempt_at = NULL, due_at = x.resend_at, status = 'succeeded'
      FROM jsonb_to_recordset(results) AS r(id text, lease integer, at timestamptz, counts boolean, status_code integer,
        error text, detail text, duration_ms integer, response_excerpt text, found jsonb)
      -- A count, not EXISTS, and no plain equality of times: this makes the planner use the primary key, whatever its statistics.
      -- A delivery without attempts does not have this one either.
      WHERE x.project_id = project AND x.id = r.id AND (x.attempt_count = 0 OR 0 = (
        SELECT count(*) FROM webhook_attempt a WHERE a.project_id = project AND a.delivery_id = r.id
          AND a.error IS DISTINCT FROM 'interrupted' AND (a.at, a.status_code, a.duration_ms)
            IS NOT DISTINCT FROM (r.at::timestamptz(3), r.status_code, r.duration_ms)))
      RETURNING x.id, x.attempt_count AS n, x.event_type, x.manual, r.at, r.counts, r.status_code, r.error, r.detail,
        r.duration_ms, r.response_excerpt, r.found),
    logged AS (
      INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, status_code, error, detail,
        duration_ms, response_excerpt, found)
      SELECT project, x.id, x.n, endpoint, x.at,
        CASE WHEN x.event_type = 'webhook.ping' THEN 'ping' WHEN x.manual THEN 'resend' ELSE 'scheduled' END,
        x.status_code, x.error, x.detail, x.duration_ms, x.response_excerpt, x.found
      FROM arrived x)
    SELECT count(*) > 0, coalesce(bool_or(x.counts), false) INTO succeeded, counted FROM arrived x;
    UPDATE webhook_endpoint x SET failures = CASE WHEN counted THEN 0 ELSE x.failures END,
      warnings = CASE WHEN succeeded THEN '{}' ELSE x.warnings END,
      last_success_at = CASE WHEN succeeded THEN now() ELSE x.last_success_at END
    WHERE x.project_id = project AND x.id = endpoint;
    RETURN QUERY SELECT w.active, false;
    RETURN;
  END IF;
  FOR t IN SELECT * FROM ROWS FROM (jsonb_to_recordset(results) AS (id text, lease integer, at timestamptz, ok boolean,
    counts boolean, status_code integer, error text, detail text, duration_ms integer, response_excerpt text, found jsonb))
    WITH ORDINALITY ORDER BY ordinality
  LOOP
    SELECT * INTO d FROM webhook_delivery x WHERE x.project_id = project AND x.id = t.id FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND;
    CONTINUE WHEN EXISTS (SELECT 1 FROM webhook_attempt a WHERE a.project_id = project AND a.delivery_id = t.id
      AND a.at = t.at::timestamptz(3) AND a.error IS DISTINCT FROM 'interrupted'
      AND (a.status_code, a.duration_ms) IS NOT DISTINCT FROM (t.status_code, t.duration_ms));
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
    off := off OR (w.active AND w.deleted_at IS NULL AND failed >= most);
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
