-- The same names as before, made with whole numbers in one expression instead of 22 divisions of a long one.
CREATE OR REPLACE FUNCTION new_id(prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters constant text := '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  digits text := lpad(to_hex(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14, 19);
  high numeric := ('x' || substr(digits, 1, 16))::bit(64)::bigint;
  low numeric := ('x' || substr(digits, 17, 16))::bit(64)::bigint;
  rest numeric := high * 18446744073709551616 + CASE WHEN low < 0 THEN low + 18446744073709551616 ELSE low END;
  tens constant bigint := 430804206899405824; -- 58 to the power of 10: as many digits as a whole number holds.
  c bigint := mod(rest, tens);
  upper_part numeric := div(rest, tens);
  b bigint := mod(upper_part, tens);
  a bigint := div(upper_part, tens);
BEGIN
  RETURN prefix || '_'
    || substr(letters, (a / 58 % 58)::integer + 1, 1) || substr(letters, (a / 1 % 58)::integer + 1, 1)
    || substr(letters, (b / 7427658739644928 % 58)::integer + 1, 1) || substr(letters, (b / 128063081718016 % 58)::integer + 1, 1)
    || substr(letters, (b / 2207984167552 % 58)::integer + 1, 1) || substr(letters, (b / 38068692544 % 58)::integer + 1, 1)
    || substr(letters, (b / 656356768 % 58)::integer + 1, 1) || substr(letters, (b / 11316496 % 58)::integer + 1, 1)
    || substr(letters, (b / 195112 % 58)::integer + 1, 1) || substr(letters, (b / 3364 % 58)::integer + 1, 1)
    || substr(letters, (b / 58 % 58)::integer + 1, 1) || substr(letters, (b / 1 % 58)::integer + 1, 1)
    || substr(letters, (c / 7427658739644928 % 58)::integer + 1, 1) || substr(letters, (c / 128063081718016 % 58)::integer + 1, 1)
    || substr(letters, (c / 2207984167552 % 58)::integer + 1, 1) || substr(letters, (c / 38068692544 % 58)::integer + 1, 1)
    || substr(letters, (c / 656356768 % 58)::integer + 1, 1) || substr(letters, (c / 11316496 % 58)::integer + 1, 1)
    || substr(letters, (c / 195112 % 58)::integer + 1, 1) || substr(letters, (c / 3364 % 58)::integer + 1, 1)
    || substr(letters, (c / 58 % 58)::integer + 1, 1) || substr(letters, (c / 1 % 58)::integer + 1, 1);
END $$;

-- Writes down what came of attempts of one endpoint; see the migration before. New: what arrived is written in one go.
CREATE OR REPLACE FUNCTION record_webhook_attempts(project text, endpoint text, results jsonb, delays double precision[], most integer)
RETURNS TABLE (active boolean, deactivated boolean) LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  ids text[];
  leases jsonb;
  smooth boolean;
  counted boolean;
BEGIN
  SELECT * INTO w FROM webhook_endpoint x WHERE x.project_id = project AND x.id = endpoint FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  failed := w.failures;
  -- Nearly always everything arrived: all of it in one go. What depends on the order, or on a delivery's state, goes row
  -- by row below.
  SELECT array_agg(r.id), jsonb_object_agg(r.id, r.lease), bool_and(r.ok) AND count(DISTINCT r.id) = count(*)
  INTO ids, leases, smooth FROM jsonb_to_recordset(results) AS r(id text, lease integer, ok boolean);
  IF smooth THEN
    WITH told AS MATERIALIZED (
      SELECT r.* FROM jsonb_to_recordset(results) AS r(id text, at timestamptz, counts boolean, status_code integer,
        error text, detail text, duration_ms integer, response_excerpt text, found jsonb)
      -- A count, not EXISTS: it is looked up for each by the primary key, whatever the planner believes of the table.
      WHERE 0 = (SELECT count(*) FROM webhook_attempt a WHERE a.project_id = project AND a.delivery_id = r.id
        AND a.at = r.at::timestamptz(3) AND a.error IS DISTINCT FROM 'interrupted'
        AND (a.status_code, a.duration_ms) IS NOT DISTINCT FROM (r.status_code, r.duration_ms))),
    arrived AS (
      UPDATE webhook_delivery x SET
        attempt_count = x.attempt_count + 1,
        tries = x.tries + CASE WHEN x.lease = (leases->>x.id)::integer AND NOT x.manual THEN 1 ELSE 0 END,
        delivered_at = coalesce(x.delivered_at, now()),
        leased_at = CASE WHEN x.lease = (leases->>x.id)::integer THEN NULL ELSE x.leased_at END,
        urgent = x.urgent AND x.resend_at IS NOT NULL,
        next_attempt_at = NULL, due_at = x.resend_at, status = 'succeeded'
      WHERE x.project_id = project AND x.id = ANY (ids) AND x.id IN (SELECT told.id FROM told)
      RETURNING x.id, x.attempt_count AS n, x.event_type, x.manual),
    logged AS (
      INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, status_code, error, detail,
        duration_ms, response_excerpt, found)
      SELECT project, told.id, x.n, endpoint, told.at,
        CASE WHEN x.event_type = 'webhook.ping' THEN 'ping' WHEN x.manual THEN 'resend' ELSE 'scheduled' END,
        told.status_code, told.error, told.detail, told.duration_ms, told.response_excerpt, told.found
      FROM told JOIN arrived x ON x.id = told.id)
    SELECT count(*) > 0, coalesce(bool_or(told.counts), false) INTO succeeded, counted
    FROM told JOIN arrived x ON x.id = told.id;
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

-- Deliveries for these events, as before. The endpoints' rows are held more loosely than they were: what is written down of
-- attempts need not wait for it, nor it for that. Whoever switches an endpoint off waits for those who make deliveries.
CREATE OR REPLACE FUNCTION fan_out_webhooks(projects text[], ids text[], types text[]) RETURNS integer LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
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
    ORDER BY w.project_id, w.id FOR KEY SHARE OF w)
  INSERT INTO webhook_delivery (project_id, id, endpoint_id, event_id, event_type, body, status, next_attempt_at, due_at)
  SELECT (w.row).project_id, new_id('dlv'), w.endpoint_id, (w.row).id, (w.row).type, webhook_body(w.row),
    CASE WHEN w.active THEN 'pending' ELSE 'skipped' END,
    CASE WHEN w.active THEN now() END, CASE WHEN w.active THEN (w.row).created_at END
  FROM wanted w ORDER BY (w.row).seq
  ON CONFLICT (project_id, endpoint_id, event_id) DO NOTHING;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

-- What an endpoint that is switched off would have got is kept as skipped, as before. First those who are making deliveries
-- for it are waited for: they began while it was active, and what they made is skipped with the rest.
CREATE OR REPLACE FUNCTION skip_webhook_deliveries(project text, endpoint text) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM webhook_endpoint w WHERE w.project_id = project AND w.id = endpoint FOR UPDATE;
  UPDATE webhook_delivery d SET next_attempt_at = NULL, resend_at = NULL, due_at = NULL, leased_at = NULL,
    lease = d.lease + 1, urgent = false, status = CASE WHEN d.delivered_at IS NOT NULL THEN 'succeeded'
      WHEN d.event_type = 'webhook.ping' THEN 'failed' ELSE 'skipped' END
  WHERE d.project_id = project AND d.endpoint_id = endpoint AND d.due_at IS NOT NULL
$$;
