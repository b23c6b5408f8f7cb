-- AlterTable
ALTER TABLE "project" ADD COLUMN     "catalog_version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "allocation" (
    "project_id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "blocks" BOOLEAN NOT NULL,

    CONSTRAINT "allocation_pkey" PRIMARY KEY ("project_id","booking_id","resource_id","place")
);

-- CreateTable
CREATE TABLE "stage_history" (
    "project_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "from_stage" TEXT,
    "to_stage" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "actor" JSONB NOT NULL,
    "data" JSONB,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stage_history_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateIndex
CREATE INDEX "stage_history_project_id_booking_id_id_idx" ON "stage_history"("project_id", "booking_id", "id");

-- AddForeignKey
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_project_id_resource_id_fkey" FOREIGN KEY ("project_id", "resource_id") REFERENCES "resource"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_history" ADD CONSTRAINT "stage_history_project_id_booking_id_fkey" FOREIGN KEY ("project_id", "booking_id") REFERENCES "booking"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema cannot say.

-- Never two customers in one chair: on one lane of one resource, times that block do not overlap.
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_order" CHECK ("start_at" < "end_at");
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_one_a_lane" EXCLUDE USING gist (
  "project_id" WITH =, "resource_id" WITH =, "seat" WITH =, tstzrange("start_at", "end_at") WITH &&) WHERE ("blocks");

-- Busy times and a resource's list are read from this index alone.
CREATE INDEX "allocation_of_resource" ON "allocation" ("project_id", "resource_id", "start_at")
  INCLUDE ("end_at", "expires_at", "blocks", "booking_id");
-- Busy times look back six hours for what is still going on; the few that are longer are found here.
CREATE INDEX "allocation_long" ON "allocation" ("project_id", "resource_id", "start_at") INCLUDE ("end_at", "expires_at", "blocks", "booking_id")
  WHERE "end_at" - "start_at" > interval '6 hours';
-- What the expiry of holds looks for.
CREATE INDEX "allocation_due" ON "allocation" ("expires_at") WHERE "blocks" AND "expires_at" IS NOT NULL;
-- The same for one resource: only live holds are in it, however long the history.
CREATE INDEX "allocation_held" ON "allocation" ("project_id", "resource_id", "expires_at")
  WHERE "blocks" AND "expires_at" IS NOT NULL;

-- From a sequence: a number that was rolled back never comes again, so what was read under it can do no harm.
CREATE SEQUENCE catalog_version AS integer START 2;
CREATE FUNCTION raise_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project SET catalog_version = nextval('catalog_version')
  WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "service"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "service_requirement"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource_group"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource_group_member"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "schedule"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "schedule_override"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
-- Where new tasks begin is kept with the catalog.
CREATE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "stage_config"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();

-- The workspace's zone is the grid of services without a schedule.
CREATE FUNCTION zone_is_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.catalog_version := nextval('catalog_version');
  RETURN NEW;
END $$;
CREATE TRIGGER zone_is_catalog BEFORE UPDATE OF timezone ON "project"
  FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION zone_is_catalog();

-- An id as the service makes them: a UUIDv7 in base58 that sorts by time.
CREATE FUNCTION new_id(prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters constant text := '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  digits text := lpad(to_hex(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14, 19);
  high numeric := ('x' || substr(digits, 1, 16))::bit(64)::bigint;
  low numeric := ('x' || substr(digits, 17, 16))::bit(64)::bigint;
  rest numeric := high * 18446744073709551616 + CASE WHEN low < 0 THEN low + 18446744073709551616 ELSE low END;
  made text := '';
BEGIN
  FOR i IN 1..22 LOOP
    made := substr(letters, (rest % 58)::int + 1, 1) || made;
    rest := div(rest, 58);
  END LOOP;
  RETURN prefix || '_' || made;
END $$;

CREATE FUNCTION wire_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The one shape of a booking's event.
CREATE FUNCTION booking_event_data(b booking, extra jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('booking', jsonb_build_object(
    'id', b.id, 'status', b.status, 'start_at', wire_time(b.start_at), 'end_at', wire_time(b.end_at),
    'service_id', b.service_id, 'customer_id', b.customer_id, 'stage', b.stage, 'party_size', b.party_size,
    'source', b.source)) || extra;
END $$;

CREATE FUNCTION record_booking_event(b booking, kind text, extra jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event (project_id, id, type, subject_id, data)
  VALUES (b.project_id, new_id('evt'), kind, b.id, booking_event_data(b, extra));
END $$;

-- A booking with everything that the API shows of it; all lanes of one resource are one allocation.
CREATE VIEW booking_view AS
  SELECT b.*, c.name AS customer_name, c.phone AS customer_phone, c.locale AS customer_locale, w.name AS assignee_name,
    (SELECT coalesce(json_agg(json_build_object('resource_id', a.resource_id, 'start', wire_time(a.start_at),
      'end', wire_time(a.end_at)) ORDER BY a.resource_id, a.start_at), '[]')
      FROM allocation a WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0) AS allocations
  FROM booking b
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  LEFT JOIN resource w ON w.project_id = b.project_id AND w.id = b.assignee_resource_id;

-- The customer of a phone. A known one is linked and never overwritten; an unknown one is made, with its audit entry
-- and event.
CREATE FUNCTION customer_by_phone(project text, ask jsonb, audit jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
BEGIN
  SELECT c.id INTO found_id FROM customer c WHERE c.project_id = project AND c.phone_key = ask->>'phone_key';
  IF FOUND THEN RETURN found_id; END IF;
  INSERT INTO customer (project_id, id, name, phone, phone_key, locale, email, tags)
  VALUES (project, ask->>'id', ask->>'name', ask->>'phone', ask->>'phone_key', ask->>'locale', ask->>'email', '{}')
  ON CONFLICT (project_id, phone_key) DO NOTHING RETURNING id INTO found_id;
  IF found_id IS NULL THEN
    RETURN (SELECT c.id FROM customer c WHERE c.project_id = project AND c.phone_key = ask->>'phone_key');
  END IF;
  INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
  VALUES (project, new_id('aud'), (audit->>'at')::timestamptz, audit->'actor', 'customer.created', found_id,
    jsonb_build_object('name', jsonb_build_object('from', NULL, 'to', ask->'name'),
      'phone', jsonb_build_object('from', NULL, 'to', ask->'phone')), audit->>'request_id', audit->>'address');
  INSERT INTO event (project_id, id, type, subject_id, data) VALUES (project, new_id('evt'), 'customer.created', found_id, '{}');
  RETURN found_id;
END $$;

-- Locks go in one order everywhere: customer, resources by id, bookings by id, allocations. Whoever changes what a
-- booking takes of a resource holds that resource's lock first.
CREATE FUNCTION lock_resources(project text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM resource r WHERE r.project_id = project AND r.id = ANY(ids) ORDER BY r.id FOR NO KEY UPDATE;
END $$;

-- For resources that serve one at a time nothing is ever repacked, so bookings far apart need not wait for each other:
-- they share the row's lock (time off and every other change wait), and lock the hours they touch.
-- Without those, two that collide could each find the other's row and wait for it: the constraint alone can deadlock.
CREATE FUNCTION lock_stretches(project text, ids text[], first timestamptz, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stretch bigint;
BEGIN
  PERFORM 1 FROM resource r WHERE r.project_id = project AND r.id = ANY(ids) ORDER BY r.id FOR SHARE;
  FOR stretch IN
    SELECT DISTINCT hashtextextended(project || id, n) AS key FROM unnest(ids) id, generate_series(
      floor(extract(epoch FROM first) / 3600)::bigint, ceil(extract(epoch FROM until) / 3600)::bigint - 1) n ORDER BY key
  LOOP
    PERFORM pg_advisory_xact_lock(stretch);
  END LOOP;
END $$;

-- A booking ready to be moved. `due` is a hold whose time is over by the database's clock.
CREATE FUNCTION lock_booking(project text, booking_id text) RETURNS TABLE (status text, due boolean) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_resources(project, ARRAY(
    SELECT a.resource_id FROM allocation a WHERE a.project_id = project AND a.booking_id = lock_booking.booking_id));
  RETURN QUERY SELECT b.status, b.status = 'held' AND b.hold_expires_at <= now() FROM booking b
    WHERE b.project_id = project AND b.id = lock_booking.booking_id FOR NO KEY UPDATE;
END $$;

-- Lets due holds go, once each, with their event; frees what they took of the given resources, which are locked.
CREATE FUNCTION expire_holds(project text, ids text[], resources text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  b booking;
  gone integer := 0;
BEGIN
  PERFORM 1 FROM booking x WHERE x.project_id = project AND x.id = ANY(ids) ORDER BY x.id FOR NO KEY UPDATE;
  FOR b IN
    UPDATE booking x SET status = 'expired', version = x.version + 1, updated_at = now()
    WHERE x.project_id = project AND x.id = ANY(ids) AND x.status = 'held' AND x.hold_expires_at <= now() RETURNING x.*
  LOOP
    PERFORM record_booking_event(b, 'booking.cancelled', '{}');
    gone := gone + 1;
  END LOOP;
  UPDATE allocation a SET blocks = false FROM booking x
  WHERE a.project_id = project AND a.booking_id = ANY(ids) AND a.resource_id = ANY(resources) AND a.blocks
    AND x.project_id = a.project_id AND x.id = a.booking_id AND x.status = 'expired';
  RETURN gone;
END $$;

-- The most places taken at one instant of the span.
CREATE FUNCTION peak_of(project text, resource text, first timestamptz, until timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH here AS (
    SELECT greatest(a.start_at, first) AS start_at, a.end_at FROM allocation a
    WHERE a.project_id = project AND a.resource_id = resource AND a.blocks
      AND tstzrange(a.start_at, a.end_at) && tstzrange(first, until))
  SELECT coalesce(max((SELECT count(*) FROM here y WHERE y.start_at <= x.start_at AND y.end_at > x.start_at)), 0) FROM here x
$$;

-- Hands the lanes of everything connected with this booking out again, in order of start, lowest lane first: that
-- needs no more lanes than the busiest instant has bookings. Nothing blocks while lanes move, under the resource's lock.
CREATE FUNCTION repack(project text, resource text, newcomer text) RETURNS void LANGUAGE plpgsql AS $$
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
      WHERE x.project_id = project AND x.resource_id = resource AND x.blocks AND tstzrange(x.start_at, x.end_at) && span;
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

-- Takes `places` of one locked resource for a booking, on free lanes or on repacked ones; false when they are not there.
CREATE FUNCTION take_places(project text, resource text, capacity integer, booking text, places integer,
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
  used := ARRAY(SELECT a.seat FROM allocation a WHERE a.project_id = project AND a.resource_id = resource AND a.blocks
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

-- What a decision about time rests on, all of one moment: the catalog's version, the clock, the customer, and the busy
-- times of these resources packed into one value each (number of the resource, length, times), since a row for every
-- time costs several times as much to carry. Times of more than six hours have an index of their own: the others begin
-- that near. `IS NOT FALSE` keeps the planner off the constraint's index, which would read a resource's whole history.
-- One plan serves all: to plan it anew costs as much as to run it.
CREATE FUNCTION look_at(project text, ids text[], first timestamptz, until timestamptz, excepted text, customer_id text, customer_phone text)
  RETURNS TABLE (version integer, at timestamptz, customer json, near bytea, long bytea, off bytea)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT p.catalog_version, now(),
    CASE WHEN customer_id IS NOT NULL THEN (
      SELECT json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'locale', c.locale)
      FROM customer c WHERE c.project_id = project AND c.id = customer_id)
    WHEN customer_phone IS NOT NULL THEN (
      SELECT json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'locale', c.locale)
      FROM customer c WHERE c.project_id = project AND c.phone_key = customer_phone) END,
    (SELECT string_agg(int4send(r.n::integer) || int4send(octet_length(b.times)) || b.times, ''::bytea)
      FROM unnest(ids) WITH ORDINALITY r(id, n), LATERAL (
        SELECT string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
        FROM allocation x WHERE x.project_id = project AND x.resource_id = r.id AND x.blocks IS NOT FALSE
          AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
          AND x.start_at >= first - interval '6 hours' AND x.start_at < until AND x.end_at > first) b
      WHERE b.times IS NOT NULL),
    (SELECT string_agg(int4send(r.n::integer) || int4send(octet_length(b.times)) || b.times, ''::bytea)
      FROM unnest(ids) WITH ORDINALITY r(id, n), LATERAL (
        SELECT string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
        FROM allocation x WHERE x.project_id = project AND x.resource_id = r.id AND x.blocks IS NOT FALSE
          AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
          AND x.end_at - x.start_at > interval '6 hours' AND x.start_at < first - interval '6 hours' AND x.end_at > first) b
      WHERE b.times IS NOT NULL),
    (SELECT string_agg(int4send(r.n::integer) || int4send(octet_length(b.times)) || b.times, ''::bytea)
      FROM unnest(ids) WITH ORDINALITY r(id, n), LATERAL (
        SELECT string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
        FROM time_off x WHERE x.project_id = project AND x.resource_id = r.id AND x.start_at < until AND x.end_at > first) b
      WHERE b.times IS NOT NULL)
  FROM project p WHERE p.id = project;
END $$;

-- Keeps the answer of a call under its idempotency key, or gives what is kept there. A twin in flight holds the row, so
-- this waits until it has committed or failed.
CREATE FUNCTION keep_answer(project text, receipt jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
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

-- Makes a booking, or nothing. The answer's `result` is `taken` (with the resource that refused), `stale` (the catalog
-- or the customer changed since the choice was made), `moved` (the booking to replace is not what it was),
-- `unknown_customer`, `replayed` (the idempotency key was used, with what is kept under it) or `ok`. The inner block is
-- a subtransaction: a refusal gives back its locks, so a next try takes its own from the start, in order.
CREATE FUNCTION take_time(ask jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  project constant text := ask->>'project_id';
  wanted constant text[] := ARRAY(SELECT jsonb_array_elements_text(ask->'resources'));
  first constant timestamptz := ask->>'start_at';
  until constant timestamptz := ask->>'busy_until';
  expires constant timestamptz := ask->'booking'->>'hold_expires_at';
  replaced constant text := ask->>'replaces';
  due text[];
  kept jsonb;
  old booking;
  made booking;
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
    IF replaced IS NULL AND (ask->>'one_at_a_time')::boolean AND until - first <= interval '1 day' THEN
      PERFORM lock_stretches(project, wanted, first, until);
    ELSE
      PERFORM lock_resources(project, wanted || ARRAY(
        SELECT a.resource_id FROM allocation a WHERE a.project_id = project AND a.booking_id = replaced));
    END IF;
    IF (SELECT p.catalog_version FROM project p WHERE p.id = project) <> (ask->>'catalog_version')::integer THEN
      RAISE EXCEPTION 'stale' USING ERRCODE = 'TURN2';
    END IF;
    due := ARRAY(SELECT DISTINCT a.booking_id FROM allocation a
      WHERE a.project_id = project AND a.resource_id = ANY(wanted) AND a.blocks AND a.expires_at IS NOT NULL
        AND a.expires_at <= now() AND a.start_at < until AND a.end_at > first);
    IF due <> '{}' THEN PERFORM expire_holds(project, due, wanted); END IF;

    IF replaced IS NULL THEN
      INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, due_at, hold_expires_at,
        party_size, priority, tags, source, notes, intake, location, lat, lng, group_id, assignee_resource_id, price_cents,
        currency, conversation_id, version, created_at, updated_at)
      SELECT project, b.id, b.status, b.stage, b.service_id, b.customer_id, b.start_at, b.end_at, b.due_at, expires,
        b.party_size, b.priority, b.tags, b.source, b.notes, b.intake, b.location, b.lat, b.lng, b.group_id,
        b.assignee_resource_id, b.price_cents, b.currency, b.conversation_id, b.version, b.created_at, b.updated_at
      FROM jsonb_populate_record(NULL::booking, ask->'booking') b RETURNING * INTO made;
    ELSE
      UPDATE booking x SET status = 'rescheduled', rescheduled_to_id = ask->'booking'->>'id', version = x.version + 1,
        cancel_reason = ask->>'reason', updated_at = now()
      WHERE x.project_id = project AND x.id = replaced AND x.status IN ('pending_payment', 'confirmed')
        AND x.version = (ask->>'expected_version')::integer RETURNING * INTO old;
      IF NOT FOUND THEN RAISE EXCEPTION 'moved' USING ERRCODE = 'TURN3'; END IF;
      UPDATE allocation a SET blocks = false WHERE a.project_id = project AND a.booking_id = replaced AND a.blocks;
      INSERT INTO booking SELECT n.* FROM jsonb_populate_record(old, ask->'booking') n RETURNING * INTO made;
    END IF;

    FOR r IN SELECT x.id, x.capacity FROM resource x WHERE x.project_id = project AND x.id = ANY(wanted) ORDER BY x.id LOOP
      IF NOT take_places(project, r.id, r.capacity, made.id, (ask->>'places')::integer, first, until, expires) THEN
        RAISE EXCEPTION 'taken' USING ERRCODE = 'TURN1';
      END IF;
    END LOOP;
    INSERT INTO event (project_id, id, type, subject_id, data)
    SELECT project, e.value->>'id', e.value->>'type', made.id, booking_event_data(made, ask->'event_extra')
    FROM jsonb_array_elements(ask->'events') WITH ORDINALITY e ORDER BY e.ordinality;
    INSERT INTO stage_history (project_id, id, booking_id, from_stage, to_stage, action, actor, version)
    VALUES (project, ask->>'history_id', made.id, NULL, made.stage, ask->>'action', ask->'audit'->'actor', made.version);
    INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
    VALUES (project, ask->'audit'->>'id', (ask->'audit'->>'at')::timestamptz, ask->'audit'->'actor', ask->'audit'->>'action',
      made.id, ask->'audit'->'changes', ask->'audit'->>'request_id', ask->'audit'->>'address');
    RETURN '{"result": "ok"}';
  EXCEPTION
    WHEN SQLSTATE 'TURN1' OR exclusion_violation THEN RETURN jsonb_build_object('result', 'taken', 'resource', r.id);
    WHEN SQLSTATE 'TURN2' THEN RETURN '{"result": "stale"}';
    WHEN SQLSTATE 'TURN3' THEN RETURN '{"result": "moved"}';
    WHEN foreign_key_violation THEN
      GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
      IF broken <> 'booking_project_id_customer_id_fkey' THEN RAISE; END IF;
      RETURN '{"result": "unknown_customer"}';
  END;
END $$;

-- Lets up to `most` due holds go, over all projects; safe to run twice and side by side.
CREATE FUNCTION expire_due_holds(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  p record;
  gone integer := 0;
BEGIN
  FOR p IN
    SELECT d.project_id, array_agg(DISTINCT d.booking_id) AS ids FROM (
      SELECT a.project_id, a.booking_id FROM allocation a
      WHERE a.blocks AND a.expires_at <= now() ORDER BY a.expires_at LIMIT most) d
    GROUP BY d.project_id ORDER BY d.project_id
  LOOP
    PERFORM lock_resources(p.project_id, ARRAY(
      SELECT a.resource_id FROM allocation a WHERE a.project_id = p.project_id AND a.booking_id = ANY(p.ids)));
    gone := gone + expire_holds(p.project_id, p.ids, ARRAY(
      SELECT a.resource_id FROM allocation a WHERE a.project_id = p.project_id AND a.booking_id = ANY(p.ids)));
  END LOOP;
  RETURN gone;
END $$;
