-- Taking and freeing the time of resources.
-- Locks are taken in one order everywhere: idempotency key, customer, catalog, resources by id, hours, bookings by id,
-- allocations. Changing what a booking takes of a resource requires that resource's lock first.

CREATE OR REPLACE TRIGGER allocation_line BEFORE INSERT ON allocation
  FOR EACH ROW WHEN (NEW.line IS NULL) EXECUTE FUNCTION allocation_line();

CREATE OR REPLACE FUNCTION lock_resources(project text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM resource r WHERE r.project_id = project AND r.id = ANY(ids) ORDER BY r.id FOR NO KEY UPDATE;
END $$;

-- Locks the hours that bookings of one-at-a-time resources touch, for several bookings at once. Such resources are never
-- repacked, so bookings far apart need not wait for each other: they share the row's lock, for which time off and every
-- other change wait. Without the hours two colliding bookings could each wait for the other's row: the constraint alone can
-- deadlock.
CREATE OR REPLACE FUNCTION lock_stretches(project text, asks jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM resource r WHERE r.project_id = project AND r.id IN (
    SELECT id FROM jsonb_to_recordset(asks) AS t(resources text[]), unnest(t.resources) id) ORDER BY r.id FOR SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended(project || s.id, s.hour)) FROM (
    SELECT id, hour FROM jsonb_to_recordset(asks) AS t(resources text[], start_at timestamptz, busy_until timestamptz),
      unnest(t.resources) id, generate_series(floor(extract(epoch FROM t.start_at) / 3600)::integer,
        ceil(extract(epoch FROM t.busy_until) / 3600)::integer - 1) hour ORDER BY id, hour) s;
END $$;

-- Locks a booking that is about to change. `due` is a hold or an unpaid deposit whose time is over by the database's clock.
CREATE OR REPLACE FUNCTION lock_booking(project text, booking_id text) RETURNS TABLE (status text, due boolean) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_resources(project, ARRAY(
    SELECT a.resource_id FROM allocation a WHERE a.project_id = project AND a.booking_id = lock_booking.booking_id));
  RETURN QUERY SELECT b.status,
    b.status IN ('held', 'pending_payment') AND coalesce(b.hold_expires_at <= now(), false) FROM booking b
    WHERE b.project_id = project AND b.id = lock_booking.booking_id FOR NO KEY UPDATE;
END $$;

-- Locks a booking for a move of its stage or status, and shows it as it is then. The workspace's row comes first: whoever changes the
-- stages has it, and waits for the move or is waited for. In statements of their own: each sees what was committed before its lock.
CREATE OR REPLACE FUNCTION lock_for_move(project text, booking_id text) RETURNS TABLE (status text, due boolean, booking jsonb)
  LANGUAGE plpgsql AS $$
DECLARE
  l record;
BEGIN
  PERFORM 1 FROM project p WHERE p.id = lock_for_move.project FOR KEY SHARE;
  SELECT * INTO l FROM lock_booking(project, booking_id);
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT l.status, l.due, to_jsonb(v) FROM booking_view v
    WHERE v.project_id = lock_for_move.project AND v.id = lock_for_move.booking_id;
END $$;

-- Expires due holds and unpaid deposits, once each, with their event, and frees what they took of the given resources, which are locked.
CREATE OR REPLACE FUNCTION expire_holds(project text, ids text[], resources text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  b booking;
  gone integer := 0;
BEGIN
  PERFORM 1 FROM booking x WHERE x.project_id = project AND x.id = ANY(ids) ORDER BY x.id FOR NO KEY UPDATE;
  FOR b IN
    UPDATE booking x SET status = 'expired', version = x.version + 1, updated_at = now()
    WHERE x.project_id = project AND x.id = ANY(ids) AND x.status IN ('held', 'pending_payment') AND x.hold_expires_at <= now()
    RETURNING x.*
  LOOP
    PERFORM record_booking_event(b, 'booking.cancelled', '{}');
    gone := gone + 1;
  END LOOP;
  UPDATE allocation a SET blocks = false FROM booking x
  WHERE a.project_id = project AND a.booking_id = ANY(ids) AND a.resource_id = ANY(resources) AND a.blocks
    AND x.project_id = a.project_id AND x.id = a.booking_id AND x.status = 'expired';
  RETURN gone;
END $$;

-- Expires up to `most` due holds and unpaid deposits over all projects; safe to run twice and concurrently.
CREATE OR REPLACE FUNCTION expire_due_holds(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  p record;
  gone integer := 0;
BEGIN
  FOR p IN
    SELECT d.project_id, array_agg(DISTINCT d.booking_id) AS ids FROM (
      (SELECT a.project_id, a.booking_id FROM allocation a
        WHERE a.blocks AND a.expires_at <= now() ORDER BY a.expires_at LIMIT most)
      UNION
      (SELECT b.project_id, b.id FROM booking b
        WHERE b.status = 'pending_payment' AND b.start_at IS NULL AND b.hold_expires_at <= now()
        ORDER BY b.hold_expires_at LIMIT most)) d
    GROUP BY d.project_id ORDER BY d.project_id
  LOOP
    PERFORM lock_resources(p.project_id, ARRAY(
      SELECT a.resource_id FROM allocation a WHERE a.project_id = p.project_id AND a.booking_id = ANY(p.ids)));
    gone := gone + expire_holds(p.project_id, p.ids, ARRAY(
      SELECT a.resource_id FROM allocation a WHERE a.project_id = p.project_id AND a.booking_id = ANY(p.ids)));
  END LOOP;
  RETURN gone;
END $$;

-- The most places taken at one instant of the span.
CREATE OR REPLACE FUNCTION peak_of(project text, resource text, first timestamptz, until timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH here AS (
    SELECT greatest(a.start_at, first) AS start_at, a.end_at FROM allocation a
    WHERE a.project_id = project AND a.blocks
      AND a.line = (SELECT r.line FROM resource r WHERE r.project_id = project AND r.id = peak_of.resource)
      AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until))
  SELECT coalesce(max((SELECT count(*) FROM here y WHERE y.start_at <= x.start_at AND y.end_at > x.start_at)), 0) FROM here x
$$;

-- Reassigns the lanes of everything connected with this booking, in order of start, lowest lane first: that needs no more
-- lanes than the busiest instant has bookings. Nothing blocks while lanes move, under the resource's lock.
CREATE OR REPLACE FUNCTION repack(project text, resource text, newcomer text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own_line constant integer := (SELECT r.line FROM resource r WHERE r.project_id = project AND r.id = repack.resource);
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
      WHERE x.project_id = project AND x.line = own_line AND x.blocks AND tstzrange(x.start_at, x.end_at) && span;
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

-- Takes `places` of one locked resource for a booking, on free or repacked lanes; false when there are not enough.
CREATE OR REPLACE FUNCTION take_places(project text, resource text, capacity integer, booking text, places integer,
                            first timestamptz, until timestamptz, expires timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  own_line constant integer := (SELECT r.line FROM resource r WHERE r.project_id = project AND r.id = take_places.resource);
  used integer[];
  lanes integer[];
BEGIN
  IF EXISTS (SELECT 1 FROM time_off t WHERE t.project_id = project AND t.resource_id = resource
             AND t.start_at < until AND t.end_at > first) THEN
    RETURN false;
  END IF;
  -- A resource for one at a time has one lane: insert, and let the constraint refuse.
  IF capacity = 1 AND places = 1 THEN
    INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, expires_at, blocks)
    VALUES (project, booking, resource, own_line, 0, 0, first, until, expires, true);
    RETURN true;
  END IF;
  used := ARRAY(SELECT a.seat FROM allocation a WHERE a.project_id = project AND a.line = own_line AND a.blocks
                AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until));
  lanes := ARRAY(SELECT n FROM generate_series(0, capacity - 1) n WHERE n <> ALL(used) ORDER BY n LIMIT places);
  -- A seat past the capacity is left from before it was lowered: then lanes alone do not tell.
  IF cardinality(lanes) = places AND NOT capacity <= ANY(used) THEN
    INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, expires_at, blocks)
    SELECT project, booking, resource, own_line, n - 1, lanes[n], first, until, expires, true FROM generate_series(1, places) n;
    RETURN true;
  END IF;
  IF peak_of(project, resource, first, until) + places > capacity THEN
    RETURN false;
  END IF;
  INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, expires_at, blocks)
  SELECT project, booking, resource, own_line, n - 1, 0, first, until, expires, false FROM generate_series(1, places) n;
  PERFORM repack(project, resource, booking);
  RETURN true;
END $$;

-- Takes again what a booking that ended took, whose resources are locked; false when the time is no longer free.
CREATE OR REPLACE FUNCTION retake_time(project text, own_booking text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  r record;
  due text[];
BEGIN
  FOR r IN
    SELECT a.resource_id, count(*)::integer AS places, min(a.start_at) AS first, max(a.end_at) AS until,
      max(a.expires_at) AS expires, x.capacity, x.deleted_at
    FROM allocation a JOIN resource x ON x.project_id = a.project_id AND x.id = a.resource_id
    WHERE a.project_id = project AND a.booking_id = own_booking
    GROUP BY a.resource_id, x.capacity, x.deleted_at ORDER BY a.resource_id
  LOOP
    IF r.deleted_at IS NOT NULL OR r.expires <= now() THEN RETURN false; END IF;
    due := ARRAY(SELECT DISTINCT a.booking_id FROM allocation a
      WHERE a.project_id = project AND a.resource_id = r.resource_id AND a.blocks AND a.expires_at <= now()
        AND a.start_at < r.until AND a.end_at > r.first);
    IF due <> '{}' THEN PERFORM expire_holds(project, due, ARRAY[r.resource_id]); END IF;
    DELETE FROM allocation a WHERE a.project_id = project AND a.booking_id = own_booking AND a.resource_id = r.resource_id;
    IF NOT take_places(project, r.resource_id, r.capacity, own_booking, r.places, r.first, r.until, r.expires) THEN
      RETURN false;
    END IF;
  END LOOP;
  RETURN true;
EXCEPTION
  WHEN exclusion_violation THEN RETURN false;
END $$;

-- Makes a booking, or nothing. The answer's `result` is `taken` (with the resource that refused), `stale` (the catalog or the
-- customer changed since the choice was made), `moved` (the booking to replace has changed), `unknown_customer`, `replayed`
-- (the idempotency key was used, with the answer kept under it) or `ok`. The inner block is a subtransaction: a refusal
-- releases its locks, so that the next try takes its own from the start, in order.
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

    -- From here on the locks keep these unchanged.
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
      old := booking_defaults();
      old.project_id := project;
    ELSE
      UPDATE booking x SET status = 'rescheduled', rescheduled_to_id = booking_id, version = x.version + 1,
        cancel_reason = ask->>'reason', updated_at = now()
      WHERE x.project_id = project AND x.id = replaced AND x.status IN ('pending_payment', 'confirmed')
        AND (x.status <> 'pending_payment' OR x.hold_expires_at IS NULL OR x.hold_expires_at > now())
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
      -- Looks up which resource is taken. If it was released meanwhile, the result is stale and the caller reads again.
      refused := coalesce(refused, (SELECT x.id FROM resource x JOIN allocation a
        ON a.project_id = project AND a.line = x.line
        WHERE a.blocks AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until)
          AND a.booking_id IS DISTINCT FROM replaced AND x.project_id = project AND x.id = ANY(wanted) LIMIT 1));
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

-- Makes plain bookings of one project, all or none: new ones with a receipt, of resources with one lane each, under one
-- version of the catalog. Any obstacle raises; the caller then makes each alone with `take_time`, which can tell the reason.
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
  base := booking_defaults();
  base.project_id := project;
  PERFORM write_bookings(base, asks, true);
END $$;
