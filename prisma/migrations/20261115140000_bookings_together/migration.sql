-- Bookings that come at the same moment share their questions: one look for all who ask about the same hours of the same
-- resources, one statement for all plain bookings of a workspace.

-- One number for a workspace and its resource: a constraint on two texts costs twice as much to check, and more with each
-- row. Two resources in 2^64 share one, and would then refuse each other's times.
CREATE FUNCTION line_of(project text, resource text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(project || resource, 0);
ALTER TABLE allocation DROP CONSTRAINT allocation_one_a_lane;
ALTER TABLE allocation ADD CONSTRAINT allocation_one_a_lane EXCLUDE USING gist (
  line_of(project_id, resource_id) WITH =, seat WITH =, tstzrange(start_at, end_at) WITH &&) WHERE (blocks);

-- As before, by that number.
CREATE OR REPLACE FUNCTION peak_of(project text, resource text, first timestamptz, until timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH here AS (
    SELECT greatest(a.start_at, first) AS start_at, a.end_at FROM allocation a
    WHERE line_of(a.project_id, a.resource_id) = line_of(project, resource) AND a.blocks
      AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until))
  SELECT coalesce(max((SELECT count(*) FROM here y WHERE y.start_at <= x.start_at AND y.end_at > x.start_at)), 0) FROM here x
$$;

CREATE OR REPLACE FUNCTION repack(project text, resource text, newcomer text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  span tstzrange;
  wider tstzrange;
  lane_until timestamptz[] := '{}';
  lane integer;
  a record;
  moved jsonb := '[]';
BEGIN
  SELECT tstzrange(min(x.start_at), max(x.end_at)) INTO span FROM allocation x
    WHERE x.project_id = project AND x.resource_id = resource AND x.booking_id = newcomer;
  LOOP
    SELECT tstzrange(least(lower(span), min(x.start_at)), greatest(upper(span), max(x.end_at))) INTO wider FROM allocation x
      WHERE line_of(x.project_id, x.resource_id) = line_of(project, resource) AND x.blocks AND tstzrange(x.start_at, x.end_at) && span;
    EXIT WHEN wider = span;
    span := wider;
  END LOOP;
  FOR a IN
    SELECT x.booking_id, x.place, x.start_at, x.end_at FROM allocation x
    WHERE x.project_id = project AND x.resource_id = resource AND (x.blocks OR x.booking_id = newcomer)
      AND tstzrange(x.start_at, x.end_at) && span
    ORDER BY x.start_at, x.booking_id, x.place
  LOOP
    lane := 1;
    WHILE lane <= cardinality(lane_until) AND lane_until[lane] > a.start_at LOOP lane := lane + 1; END LOOP;
    lane_until[lane] := a.end_at;
    moved := moved || jsonb_build_object('booking_id', a.booking_id, 'place', a.place, 'seat', lane - 1);
  END LOOP;
  UPDATE allocation x SET blocks = false FROM jsonb_to_recordset(moved) AS m(booking_id text, place integer, seat integer)
    WHERE x.project_id = project AND x.resource_id = resource AND x.booking_id = m.booking_id AND x.place = m.place;
  UPDATE allocation x SET blocks = true, seat = m.seat FROM jsonb_to_recordset(moved) AS m(booking_id text, place integer, seat integer)
    WHERE x.project_id = project AND x.resource_id = resource AND x.booking_id = m.booking_id AND x.place = m.place;
END $$;

CREATE OR REPLACE FUNCTION take_places(project text, resource text, capacity integer, booking text, places integer,
                            first timestamptz, until timestamptz, expires timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  used integer[];
  lanes integer[];
BEGIN
  IF EXISTS (SELECT 1 FROM time_off t WHERE t.project_id = project AND t.resource_id = resource
             AND t.start_at < until AND t.end_at > first) THEN
    RETURN false;
  END IF;
  -- A resource for one at a time has one lane: insert, and let the constraint refuse.
  IF capacity = 1 AND places = 1 THEN
    INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, expires_at, blocks)
    VALUES (project, booking, resource, 0, 0, first, until, expires, true);
    RETURN true;
  END IF;
  used := ARRAY(SELECT a.seat FROM allocation a WHERE line_of(a.project_id, a.resource_id) = line_of(project, resource) AND a.blocks
                AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until));
  lanes := ARRAY(SELECT n FROM generate_series(0, capacity - 1) n WHERE n <> ALL(used) ORDER BY n LIMIT places);
  -- A seat past the capacity is left from before it was lowered: then lanes alone do not tell.
  IF cardinality(lanes) = places AND NOT capacity <= ANY(used) THEN
    INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, expires_at, blocks)
    SELECT project, booking, resource, n - 1, lanes[n], first, until, expires, true FROM generate_series(1, places) n;
    RETURN true;
  END IF;
  IF peak_of(project, resource, first, until) + places > capacity THEN
    RETURN false;
  END IF;
  INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, expires_at, blocks)
  SELECT project, booking, resource, n - 1, 0, first, until, expires, false FROM generate_series(1, places) n;
  PERFORM repack(project, resource, booking);
  RETURN true;
END $$;

-- As `look_at` before it, for several customers at once.
DROP FUNCTION look_at;
CREATE FUNCTION look_at(project text, ids text[], first timestamptz, until timestamptz, excepted text, customer_ids text[], phones text[])
  RETURNS TABLE (version integer, at timestamptz, customers json, near bytea, long bytea, off bytea)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT p.catalog_version, now(),
    CASE WHEN customer_ids <> '{}' OR phones <> '{}' THEN (
      SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'phone_key', c.phone_key, 'locale', c.locale))
      FROM customer c WHERE c.project_id = project AND (c.id = ANY(customer_ids) OR c.phone_key = ANY(phones))) END,
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM allocation x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.blocks IS NOT FALSE
        AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
        AND x.start_at >= first - interval '6 hours' AND x.start_at < until AND x.end_at > first
      GROUP BY x.resource_id) b),
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM allocation x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.blocks IS NOT FALSE
        AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
        AND x.end_at - x.start_at > interval '6 hours' AND x.start_at < first - interval '6 hours' AND x.end_at > first
      GROUP BY x.resource_id) b),
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM time_off x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.start_at < until AND x.end_at > first
      GROUP BY x.resource_id) b)
  FROM project p WHERE p.id = project;
END $$;

-- The rows of new bookings: each with its times where every resource has one lane, its events, its first stage and its
-- line in the audit log. What `asks` leaves out of a booking is as in `base`.
CREATE FUNCTION write_bookings(base booking, asks jsonb, one_lane boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH t AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(asks) AS t(booking jsonb, resources text[], start_at timestamptz, busy_until timestamptz,
      events jsonb, event_extra jsonb, history_id text, action text, audit jsonb)),
  b AS (
    INSERT INTO booking AS x SELECT n.* FROM t, jsonb_populate_record(base, t.booking) n RETURNING x AS made),
  made AS MATERIALIZED (
    SELECT b.made, (b.made).id, booking_event_data(b.made, t.event_extra) AS data FROM b JOIN t ON t.booking->>'id' = (b.made).id),
  -- One lane each: insert, and let the constraint refuse.
  a AS (
    INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, expires_at, blocks)
    SELECT base.project_id, t.booking->>'id', id, 0, 0, t.start_at, t.busy_until, (t.booking->>'hold_expires_at')::timestamptz, true
    FROM t, unnest(t.resources) id WHERE one_lane),
  e AS (
    INSERT INTO event (project_id, id, type, subject_id, data)
    SELECT base.project_id, e.value->>'id', e.value->>'type', m.id, m.data
    FROM t JOIN made m ON m.id = t.booking->>'id', jsonb_array_elements(t.events) WITH ORDINALITY e ORDER BY m.id, e.ordinality),
  h AS (
    INSERT INTO stage_history (project_id, id, booking_id, from_stage, to_stage, action, actor, version)
    SELECT base.project_id, t.history_id, m.id, NULL, (m.made).stage, t.action, t.audit->'actor', (m.made).version
    FROM t JOIN made m ON m.id = t.booking->>'id')
  INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
  SELECT base.project_id, t.audit->>'id', (t.audit->>'at')::timestamptz, t.audit->'actor', t.audit->>'action',
    t.booking->>'id', t.audit->'changes', t.audit->>'request_id', t.audit->>'address' FROM t;
END $$;

-- As before, for several at once: the rows first and then the hours, each in the order of ids that everybody uses.
DROP FUNCTION lock_stretches;
CREATE FUNCTION lock_stretches(project text, asks jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM resource r WHERE r.project_id = project AND r.id IN (
    SELECT id FROM jsonb_to_recordset(asks) AS t(resources text[]), unnest(t.resources) id) ORDER BY r.id FOR SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended(project || s.id, s.hour)) FROM (
    SELECT id, hour FROM jsonb_to_recordset(asks) AS t(resources text[], start_at timestamptz, busy_until timestamptz),
      unnest(t.resources) id, generate_series(floor(extract(epoch FROM t.start_at) / 3600)::integer,
        ceil(extract(epoch FROM t.busy_until) / 3600)::integer - 1) hour ORDER BY id, hour) s;
END $$;

-- Makes plain bookings of one workspace, all or none: new ones with a receipt, of resources with one lane each, under one
-- version of the catalog. Whatever stands in the way of one raises; each is then taken alone by `take_time`, which can tell.
-- Locks in the order of `take_time`: keys, then rows, then hours.
CREATE FUNCTION take_times(project text, catalog integer, asks jsonb) RETURNS void LANGUAGE plpgsql AS $$
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

  PERFORM lock_stretches(project, asks);

  IF catalog <> (SELECT p.catalog_version FROM project p WHERE p.id = project) OR EXISTS (
    SELECT 1 FROM jsonb_to_recordset(asks) AS t(resources text[], start_at timestamptz, busy_until timestamptz), time_off f
    WHERE f.project_id = project AND f.resource_id = ANY(t.resources) AND f.start_at < t.busy_until AND f.end_at > t.start_at)
  THEN RAISE EXCEPTION 'changed' USING ERRCODE = 'TURN4'; END IF;
  base.project_id := project;
  PERFORM write_bookings(base, asks, true);
END $$;

-- As before; what it writes is written there.
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
