-- Bookings as rows: how they are shown and written, their events and search text.

-- The keys of the required questions that have no answer. The same as `missingIntake` in TypeScript.
CREATE OR REPLACE FUNCTION missing_intake(fields jsonb, answers jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN fields = '[]' THEN '{}'::text[] ELSE ARRAY(
    SELECT f.value->>'key' FROM jsonb_array_elements(fields) WITH ORDINALITY f
    WHERE (f.value->>'required')::boolean AND coalesce(btrim(answers->>(f.value->>'key'), E' \t\n\r'), '') = ''
    ORDER BY f.ordinality) END
$$;

-- A booking with everything that the API shows of it; all places of one resource are one allocation. Rebuilt, because
-- CREATE OR REPLACE VIEW refuses a removed or moved column. The search text is left out: it is long, and
-- never shown. `stamp` names the versions of the rows: as long as it is the same, so is everything else. A change of allocations is
-- part of it because every one is made with a change of its booking (`allocations_change_with_bookings` holds that in tests).
DROP VIEW IF EXISTS booking_view;
CREATE VIEW booking_view AS
  SELECT b.project_id, b.id, b.status, b.stage, b.service_id, b.customer_id, b.start_at, b.end_at, b.due_at,
    b.hold_expires_at, b.party_size, b.priority, b.tags, b.source, b.notes, b.intake, b.location, b.lat, b.lng, b.group_id,
    b.assignee_resource_id, b.rescheduled_from_id, b.rescheduled_to_id, b.cancel_reason, b.outcome, b.price_cents, b.currency,
    b.conversation_id, b.attending_since, b.confirm_by, b.version, b.created_at, b.updated_at,
    CASE WHEN NOT b.ended_from ? 'version' THEN (b.ended_from->>'at')::timestamptz + interval '24 hours' END AS undo_until,
    -- Most services ask nothing, and a call costs more than the comparison.
    CASE WHEN s.intake_fields = '[]' THEN '{}'::text[] ELSE missing_intake(s.intake_fields, b.intake) END AS intake_missing,
    c.name AS customer_name, c.phone AS customer_phone, c.locale AS customer_locale, w.name AS assignee_name,
    (SELECT coalesce(json_agg(json_build_object('resource_id', a.resource_id, 'start', wire_time(a.start_at),
      'end', wire_time(a.end_at)) ORDER BY a.resource_id, a.start_at), '[]')
      FROM allocation a WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0) AS allocations,
    concat_ws(' ', b.xmin, s.xmin, c.xmin, w.xmin) AS stamp
  FROM booking b
  LEFT JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  LEFT JOIN resource w ON w.project_id = b.project_id AND w.id = b.assignee_resource_id;

-- The stamps alone, for which no booking is put together.
DROP VIEW IF EXISTS booking_stamp;
CREATE VIEW booking_stamp AS
  SELECT b.project_id, b.id, concat_ws(' ', b.xmin, s.xmin, c.xmin, w.xmin) AS stamp
  FROM booking b
  LEFT JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  LEFT JOIN resource w ON w.project_id = b.project_id AND w.id = b.assignee_resource_id;

-- Bookings as JSON, in any order. One generic plan: planning the view costs more than reading a booking, and every result describes all
-- of its columns again.
CREATE OR REPLACE FUNCTION find_bookings(project text, ids text[]) RETURNS SETOF json LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT row_to_json(v) FROM booking_view v WHERE v.project_id = project AND v.id = ANY(ids);
END $$;

-- The payload of every booking event.
CREATE OR REPLACE FUNCTION booking_event_data(b booking, extra jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('booking', jsonb_build_object(
    'id', b.id, 'status', b.status, 'start_at', wire_time(b.start_at), 'end_at', wire_time(b.end_at),
    'service_id', b.service_id, 'customer_id', b.customer_id, 'stage', b.stage, 'party_size', b.party_size,
    'source', b.source)) || extra;
END $$;

CREATE OR REPLACE FUNCTION record_booking_event(b booking, kind text, extra jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event (project_id, id, type, subject_id, data)
  VALUES (b.project_id, new_id('evt'), kind, b.id, booking_event_data(b, extra));
END $$;

-- A booking with the defaults of its columns, as the table has them when this file is applied. A process of the release before
-- leaves out columns that it does not know: those of its bookings are as here.
DO $do$
BEGIN
  EXECUTE format($text$
CREATE OR REPLACE FUNCTION booking_defaults() RETURNS booking LANGUAGE sql STABLE RETURN ROW(%s)::booking
$text$, (
    SELECT string_agg(coalesce(pg_get_expr(d.adbin, d.adrelid), 'NULL'), ', ' ORDER BY a.attnum)
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = 'booking'::regclass AND a.attnum > 0 AND NOT a.attisdropped));
END $do$;

-- Inserts new bookings: each with its allocations where every resource has one lane, its events, its first stage and its
-- audit entry. What `asks` leaves out of a booking is as in `base`. Columns are named: one that this function or the calling
-- process does not know yet has its default. One generic plan: planning costs as much as running.
CREATE OR REPLACE FUNCTION write_bookings(base booking, asks jsonb, one_lane boolean) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  WITH t AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(asks) AS t(booking jsonb, resources text[], start_at timestamptz, busy_until timestamptz,
      events jsonb, event_extra jsonb, history_id text, action text, audit jsonb)),
  b AS (
    INSERT INTO booking AS x (project_id, id, status, stage, service_id, customer_id, start_at, end_at, due_at,
      hold_expires_at, party_size, priority, tags, source, notes, intake, location, lat, lng, group_id, assignee_resource_id,
      rescheduled_from_id, rescheduled_to_id, cancel_reason, outcome, price_cents, currency, conversation_id,
      notify_customer, contact, attending_since, confirm_by, version, created_at, updated_at)
    SELECT n.project_id, n.id, n.status, n.stage, n.service_id, n.customer_id, n.start_at, n.end_at, n.due_at,
      n.hold_expires_at, n.party_size, n.priority, n.tags, n.source, n.notes, n.intake, n.location, n.lat, n.lng, n.group_id,
      n.assignee_resource_id, n.rescheduled_from_id, n.rescheduled_to_id, n.cancel_reason, n.outcome, n.price_cents,
      n.currency, n.conversation_id, n.notify_customer, n.contact, n.attending_since, n.confirm_by, n.version, n.created_at,
      n.updated_at
    FROM t, jsonb_populate_record(base, t.booking) n RETURNING x AS made),
  made AS MATERIALIZED (
    SELECT b.made, (b.made).id, booking_event_data(b.made, t.event_extra) AS data FROM b JOIN t ON t.booking->>'id' = (b.made).id),
  -- One lane each: insert, and let the constraint refuse.
  a AS (
    INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, expires_at, blocks)
    SELECT base.project_id, t.booking->>'id', taken.id,
      (SELECT r.line FROM resource r WHERE r.project_id = base.project_id AND r.id = taken.id), 0, 0,
      t.start_at, t.busy_until, (t.booking->>'hold_expires_at')::timestamptz, true
    FROM t, unnest(t.resources) AS taken(id) WHERE one_lane),
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

-- A booking with those it was rescheduled from: their comments and evidence belong to it.
CREATE OR REPLACE FUNCTION booking_chain(project text, last_id text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT b.id, b.rescheduled_from_id FROM booking b WHERE b.project_id = project AND b.id = last_id
    UNION
    SELECT b.id, b.rescheduled_from_id FROM chain c
      JOIN booking b ON b.project_id = project AND b.id = c.rescheduled_from_id)
  SELECT id FROM chain
$$;

-- What `q` searches among bookings. The service's name is looked up at query time: one name is shared by many bookings.
CREATE OR REPLACE FUNCTION booking_text(project text, customer text, notes text, tags text[]) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN fold(concat_ws(' ', (SELECT concat_ws(' ', c.name, c.phone, c.phone_key) FROM customer c
    WHERE c.project_id = project AND c.id = customer), notes, array_to_string(tags, ' ')));
END $$;

CREATE OR REPLACE FUNCTION booking_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := booking_text(NEW.project_id, NEW.customer_id, NEW.notes, NEW.tags);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER booking_search_text BEFORE INSERT OR UPDATE OF customer_id, notes, tags ON "booking"
  FOR EACH ROW EXECUTE FUNCTION booking_search_text();

-- The search text of bookings follows the customer's name and phone.
CREATE OR REPLACE FUNCTION customer_tasks_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking b SET search_text = booking_text(b.project_id, b.customer_id, b.notes, b.tags)
  WHERE b.project_id = NEW.project_id AND b.customer_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER customer_tasks_text AFTER UPDATE OF name, phone, phone_key ON "customer"
  FOR EACH ROW WHEN ((OLD.name, OLD.phone, OLD.phone_key) IS DISTINCT FROM (NEW.name, NEW.phone, NEW.phone_key))
  EXECUTE FUNCTION customer_tasks_text();
