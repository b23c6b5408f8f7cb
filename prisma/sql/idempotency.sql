-- Answers kept for repeated calls.

-- Stores the answer of a call under its idempotency key, or returns the one stored there. A concurrent call with the same key
-- holds the row, so this waits until it has committed or rolled back.
CREATE OR REPLACE FUNCTION keep_answer(project text, receipt jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idempotency_record AS r (project_id, operation, path, key, request_hash, status, body, location)
  VALUES (project, receipt->>'operation', receipt->>'path', receipt->>'key', decode(receipt->>'request_hash', 'hex'),
    (receipt->>'status')::integer, receipt->>'body', receipt->>'location')
  ON CONFLICT (project_id, operation, path, key) DO UPDATE SET request_hash = EXCLUDED.request_hash,
    status = EXCLUDED.status, body = EXCLUDED.body, location = EXCLUDED.location, created_at = now()
  WHERE r.created_at < now() - interval '24 hours';
  IF FOUND THEN RETURN NULL; END IF;
  RETURN (SELECT jsonb_build_object('request_hash', encode(r.request_hash, 'hex'), 'status', r.status, 'body', r.body,
      'location', r.location)
    FROM idempotency_record r WHERE r.project_id = project AND r.operation = receipt->>'operation'
      AND r.path = receipt->>'path' AND r.key = receipt->>'key');
END $$;
