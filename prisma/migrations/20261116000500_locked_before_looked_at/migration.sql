-- A foreign key is looked at when the row is written, after the catalog's version was: whoever deleted the service, or took
-- the first stage away, and was not done yet let such a booking through. From here on both are held before the version
-- is read, by the lock that the key takes anyway; whoever waits for it reads the new version.
CREATE FUNCTION hold_catalog(project text, services text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM project p WHERE p.id = project FOR KEY SHARE;
  PERFORM 1 FROM service s WHERE s.project_id = project AND s.id = ANY(services) ORDER BY s.id FOR KEY SHARE;
END $$;

-- As before, with the catalog held: keys, then the catalog, then rows, then hours.
CREATE OR REPLACE FUNCTION take_times(project text, catalog integer, asks jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  base booking;
  kept integer;
BEGIN
  INSERT INTO idempotency_record (project_id, operation, path, key, request_hash, status, body, location)
  SELECT project, r.operation, r.path, r.key, decode(r.request_hash, 'hex'), r.status, r.body, r.location
  FROM jsonb_to_recordset(asks) AS t(receipt jsonb), jsonb_to_record(t.receipt)
    AS r(operation text, path text, key text, request_hash text, status integer, body text, location text)
  ORDER BY r.operation, r.path, r.key ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS kept = ROW_COUNT;
  IF kept < jsonb_array_length(asks) THEN RAISE EXCEPTION 'kept' USING ERRCODE = 'TURN4'; END IF;

  PERFORM hold_catalog(project, ARRAY(SELECT DISTINCT t.booking->>'service_id' FROM jsonb_to_recordset(asks) AS t(booking jsonb)));
  PERFORM lock_stretches(project, asks);

  IF catalog <> (SELECT p.catalog_version FROM project p WHERE p.id = project) OR EXISTS (
    SELECT 1 FROM jsonb_to_recordset(asks) AS t(resources text[], start_at timestamptz, busy_until timestamptz), time_off f
    WHERE f.project_id = project AND f.resource_id = ANY(t.resources) AND f.start_at < t.busy_until AND f.end_at > t.start_at)
  THEN RAISE EXCEPTION 'changed' USING ERRCODE = 'TURN4'; END IF;
  base.project_id := project;
  PERFORM write_bookings(base, asks, true);
END $$;

-- As before, with the catalog held.
CREATE OR REPLACE FUNCTION take_time(ask jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  project constant text := ask->>'project_id';
  booking_id constant text := ask->'booking'->>'id';
  wanted constant text[] := ARRAY(SELECT jsonb_array_elements_text(ask->'resources') AS id ORDER BY id);
  first constant timestamptz := ask->>'start_at';
  until constant timestamptz := ask->>'busy_until';
  expires constant timestamptz := ask->'booking'->>'hold_expires_at';
  replaced constant text := ask->>'replaces';
  places constant integer := ask->'places';
  one_at_a_time constant boolean := ask->'one_at_a_time';
  one_lane constant boolean := one_at_a_time AND places = 1;
  version integer;
  refused text;
  due text[];
  kept jsonb;
  old booking;
  r record;
  broken text;
BEGIN
  BEGIN
    IF ask->'receipt' <> 'null' THEN
      kept := keep_answer(project, ask->'receipt');
      IF kept IS NOT NULL THEN RETURN jsonb_build_object('result', 'replayed', 'kept', kept); END IF;
    END IF;
    IF ask->'newcomer' <> 'null' AND customer_by_phone(project, ask->'newcomer', ask->'audit') <> ask->'newcomer'->>'id' THEN
      RAISE EXCEPTION 'stale' USING ERRCODE = 'TURN2';
    END IF;
    PERFORM hold_catalog(project, ARRAY[coalesce(ask->'booking'->>'service_id',
      (SELECT b.service_id FROM booking b WHERE b.project_id = project AND b.id = replaced))]);
    IF replaced IS NULL AND one_at_a_time AND until - first <= interval '1 day' THEN
      PERFORM lock_stretches(project, jsonb_build_array(ask));
    ELSE
      PERFORM lock_resources(project, wanted || ARRAY(
        SELECT a.resource_id FROM allocation a WHERE a.project_id = project AND a.booking_id = replaced));
    END IF;

    -- What the locks keep as it is from here on.
    SELECT p.catalog_version,
      (SELECT t.resource_id FROM time_off t WHERE one_lane AND t.project_id = project AND t.resource_id = ANY(wanted)
        AND t.start_at < until AND t.end_at > first LIMIT 1),
      ARRAY(SELECT DISTINCT a.booking_id FROM allocation a
        WHERE a.project_id = project AND a.resource_id = ANY(wanted) AND a.blocks AND a.expires_at IS NOT NULL
          AND a.expires_at <= now() AND a.start_at < until AND a.end_at > first)
    INTO version, refused, due FROM project p WHERE p.id = project;
    IF version <> (ask->'catalog_version')::integer THEN RAISE EXCEPTION 'stale' USING ERRCODE = 'TURN2'; END IF;
    IF refused IS NOT NULL THEN RAISE EXCEPTION 'taken' USING ERRCODE = 'TURN1'; END IF;
    IF due <> '{}' THEN PERFORM expire_holds(project, due, wanted); END IF;

    IF replaced IS NULL THEN
      old.project_id := project;
    ELSE
      UPDATE booking x SET status = 'rescheduled', rescheduled_to_id = booking_id, version = x.version + 1,
        cancel_reason = ask->>'reason', updated_at = now()
      WHERE x.project_id = project AND x.id = replaced AND x.status IN ('pending_payment', 'confirmed')
        AND x.version = (ask->>'expected_version')::integer RETURNING * INTO old;
      IF NOT FOUND THEN RAISE EXCEPTION 'moved' USING ERRCODE = 'TURN3'; END IF;
      UPDATE allocation a SET blocks = false WHERE a.project_id = project AND a.booking_id = replaced AND a.blocks;
    END IF;

    PERFORM write_bookings(old, jsonb_build_array(ask), one_lane);
    IF NOT one_lane THEN
      FOR r IN SELECT x.id, x.capacity FROM resource x WHERE x.project_id = project AND x.id = ANY(wanted) ORDER BY x.id LOOP
        refused := r.id;
        IF NOT take_places(project, r.id, r.capacity, booking_id, places, first, until, expires) THEN
          RAISE EXCEPTION 'taken' USING ERRCODE = 'TURN1';
        END IF;
      END LOOP;
    END IF;
    RETURN '{"result": "ok"}';
  EXCEPTION
    WHEN SQLSTATE 'TURN1' OR exclusion_violation THEN
      -- Who has it stands there since; if it was given back already, a next look finds it free.
      refused := coalesce(refused, (SELECT id FROM unnest(wanted) id JOIN allocation a
        ON line_of(a.project_id, a.resource_id) = line_of(project, id)
        WHERE a.blocks AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until)
          AND a.booking_id IS DISTINCT FROM replaced LIMIT 1));
      IF refused IS NULL THEN RETURN '{"result": "stale"}'; END IF;
      RETURN jsonb_build_object('result', 'taken', 'resource', refused);
    WHEN SQLSTATE 'TURN2' THEN RETURN '{"result": "stale"}';
    WHEN SQLSTATE 'TURN3' THEN RETURN '{"result": "moved"}';
    WHEN foreign_key_violation THEN
      GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
      IF broken <> 'booking_project_id_customer_id_fkey' THEN RAISE; END IF;
      RETURN '{"result": "unknown_customer"}';
  END;
END $$;

-- As before; whoever was found stays until the booking has them.
CREATE OR REPLACE FUNCTION customer_by_phone(project text, ask jsonb, audit jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
  remaining_id text;
BEGIN
  SELECT c.id INTO found_id FROM customer c WHERE c.project_id = project AND c.phone_key = ask->>'phone_key' FOR KEY SHARE;
  IF FOUND THEN RETURN found_id; END IF;
  INSERT INTO customer (project_id, id, name, phone, phone_key, locale, email, tags)
  VALUES (project, ask->>'id', ask->>'name', ask->>'phone', ask->>'phone_key', ask->>'locale', ask->>'email', '{}')
  ON CONFLICT (project_id, phone_key) DO NOTHING RETURNING id INTO found_id;
  IF found_id IS NULL THEN RETURN customer_of_phone(project, ask->>'phone_key'); END IF;
  remaining_id := customer_who_had(project, ask->>'phone_key');
  IF remaining_id IS NOT NULL THEN
    DELETE FROM customer c WHERE c.project_id = project AND c.id = found_id;
    RETURN remaining_id;
  END IF;
  INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
  VALUES (project, new_id('aud'), (audit->>'at')::timestamptz, audit->'actor', 'customer.created', found_id,
    jsonb_build_object('name', jsonb_build_object('from', NULL, 'to', ask->'name'),
      'phone', jsonb_build_object('from', NULL, 'to', ask->'phone')), audit->>'request_id', audit->>'address');
  INSERT INTO event (project_id, id, type, subject_id, data) VALUES (project, new_id('evt'), 'customer.created', found_id, '{}');
  RETURN found_id;
END $$;

-- What else a row is told when its customer becomes another: a booking counts its changes.
CREATE FUNCTION raised_with(place regclass) RETURNS text LANGUAGE sql STABLE
  RETURN CASE WHEN place = 'booking'::regclass THEN ', version = t.version + 1, updated_at = now()' ELSE '' END;

-- As before, and a booking's version goes up.
CREATE OR REPLACE FUNCTION hand_over(project text, giver text, taker text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  r record;
  handed jsonb;
  moved jsonb := '{}';
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('WITH handed AS (UPDATE %s t SET %I = $3%s WHERE t.project_id = $1 AND t.%I = $2 RETURNING %s AS key)
      SELECT jsonb_agg(key ORDER BY key) FROM handed', r.place, r.field, raised_with(r.place), r.field, key_of(r.keys))
    INTO handed USING project, giver, taker;
    IF handed IS NOT NULL THEN moved := moved || jsonb_build_object(r.place || '.' || r.field, handed); END IF;
  END LOOP;
  RETURN moved;
END $$;

CREATE OR REPLACE FUNCTION hand_back(project text, giver text, taker text, moved jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('UPDATE %s t SET %I = $2%s WHERE t.project_id = $1 AND t.%I = $3
      AND %s IN (SELECT jsonb_array_elements($4))', r.place, r.field, raised_with(r.place), r.field, key_of(r.keys))
    USING project, giver, taker, coalesce(moved->(r.place || '.' || r.field), '[]');
  END LOOP;
END $$;
