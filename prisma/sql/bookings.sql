-- Bookings as rows: their view, events and search text.

-- A booking with everything that the API shows of it; all places of one resource are one allocation. Rebuilt, because
-- CREATE OR REPLACE VIEW refuses a column that is gone or stands elsewhere. The search text is left out: it is long, and
-- nobody shows it.
DROP VIEW IF EXISTS booking_view;
CREATE VIEW booking_view AS
  SELECT b.project_id, b.id, b.status, b.stage, b.service_id, b.customer_id, b.start_at, b.end_at, b.due_at,
    b.hold_expires_at, b.party_size, b.priority, b.tags, b.source, b.notes, b.intake, b.location, b.lat, b.lng, b.group_id,
    b.assignee_resource_id, b.rescheduled_from_id, b.rescheduled_to_id, b.cancel_reason, b.outcome, b.price_cents, b.currency,
    b.conversation_id, b.version, b.created_at, b.updated_at,
    c.name AS customer_name, c.phone AS customer_phone, c.locale AS customer_locale, w.name AS assignee_name,
    (SELECT coalesce(json_agg(json_build_object('resource_id', a.resource_id, 'start', wire_time(a.start_at),
      'end', wire_time(a.end_at)) ORDER BY a.resource_id, a.start_at), '[]')
      FROM allocation a WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0) AS allocations
  FROM booking b
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  LEFT JOIN resource w ON w.project_id = b.project_id AND w.id = b.assignee_resource_id;

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
