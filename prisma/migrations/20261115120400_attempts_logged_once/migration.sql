-- A worker whose connection broke writes the same outcomes down again, not knowing whether they arrived. The endpoint's
-- lock makes the second wait for the first, and what is in the log already is neither logged nor counted once more.
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
