-- Reports: figures by day, counted by one function each. The same function recounts a day for the rollups and counts it for whoever
-- reads before that, so the two cannot differ. Each day is counted with its bounds in variables: an index range, whatever the zone.

-- The local days that marks touch, of those marks or of all, within a span where one is given. A booking of a customer decides which later
-- one is their first, and a booking made in a conversation belongs to the talk of that moment: both are looked up here and not when
-- the mark is made, where what another transaction is just writing cannot be seen.
CREATE OR REPLACE FUNCTION marked_report_days(project text, zone text, marks bigint[], first date, last date) RETURNS TABLE (kind text, day date)
  LANGUAGE sql STABLE AS $$
  WITH mark AS MATERIALIZED (
    SELECT m.kind, m.from_at, m.to_at, m.about, m.since FROM report_mark m WHERE m.project_id = project AND (marks IS NULL OR m.id = ANY(marks))),
  span AS (
    SELECT m.kind, d.day::date AS day FROM mark m
    CROSS JOIN LATERAL generate_series(greatest((m.from_at AT TIME ZONE zone)::date, first)::timestamp,
      least((m.to_at AT TIME ZONE zone)::date, last)::timestamp, interval '1 day') d(day)
    UNION
    SELECT 'first', (b.start_at AT TIME ZONE zone)::date
    FROM (SELECT m.about, min(m.since) AS since FROM mark m WHERE m.kind = 'bookings' AND m.about IS NOT NULL GROUP BY m.about) c
    JOIN booking b ON b.project_id = project AND b.customer_id = c.about AND b.created_at >= c.since
      AND b.start_at IS NOT NULL AND b.group_id IS NULL
    UNION
    SELECT 'conversations', (t.began_at AT TIME ZONE zone)::date FROM mark m
    CROSS JOIN LATERAL (SELECT x.began_at FROM report_talk x WHERE x.project_id = project AND x.conversation_id = m.about
      AND x.began_at <= m.since ORDER BY x.began_at DESC LIMIT 1) t
    WHERE m.kind = 'conversations' AND m.about IS NOT NULL)
  SELECT DISTINCT k.kind, s.day FROM span s
  CROSS JOIN LATERAL unnest(CASE s.kind WHEN 'bookings' THEN '{bookings,occupancy}'::text[] WHEN 'first' THEN '{bookings}'
    ELSE ARRAY[s.kind] END) k(kind)
  WHERE (first IS NULL OR s.day >= first) AND (last IS NULL OR s.day <= last)
$$;

-- The local days of a span that have to be counted now: those that marks touch, and of occupancy those that were never counted.
CREATE OR REPLACE FUNCTION live_report_days(project text, zone text, report text, first date, last date) RETURNS date[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  days date[] := ARRAY(SELECT m.day FROM marked_report_days(project, zone, NULL, first, last) m WHERE m.kind = report);
  counted date;
BEGIN
  IF report = 'occupancy' THEN
    counted := coalesce((SELECT s.occupied_until FROM report_state s WHERE s.project_id = project), first - 1);
    IF counted < last THEN
      days := ARRAY(SELECT unnest(days) UNION SELECT d::date FROM generate_series(greatest(first, counted + 1)::timestamp, last::timestamp, interval '1 day') d);
    END IF;
  END IF;
  RETURN days;
END $$;

-- Appointments that start between two instants, each with what it counts as: for the sums of a day, and for whoever asks which they are.
-- Neither holds that never became bookings nor those that were moved: the new one counts.
CREATE OR REPLACE FUNCTION report_visits(project text, first timestamptz, until timestamptz) RETURNS TABLE (
    id text, service_id text, source text, currency text, status text, customer_id text, price_cents integer, at timestamptz,
    lead numeric, is_open boolean, is_late boolean, is_new boolean, reminding text)
  LANGUAGE sql STABLE AS $$
  SELECT b.id, b.service_id, b.source, b.currency, b.status, b.customer_id, b.price_cents, b.start_at,
    extract(epoch FROM b.start_at - b.created_at) / 60,
    b.status IN ('pending_payment', 'confirmed', 'checked_in'),
    -- The last move of a cancelled booking is its cancellation.
    b.status = 'cancelled' AND (SELECT max(h.at) FROM stage_history h WHERE h.project_id = b.project_id AND h.booking_id = b.id)
      > b.start_at - interval '24 hours',
    b.customer_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM booking e
      WHERE e.project_id = b.project_id AND e.customer_id = b.customer_id AND (e.created_at, e.id) < (b.created_at, b.id)
        AND e.status NOT IN ('held', 'expired', 'released', 'rescheduled')),
    CASE WHEN b.status IN ('completed', 'checked_in', 'no_show') THEN (
      SELECT CASE WHEN bool_or(n.cause = 'holdout') THEN 'unreminded' ELSE 'reminded' END FROM notice n
      WHERE n.project_id = b.project_id AND n.booking_id = b.id AND n.kind = 'reminder' HAVING count(*) > 0) END
  FROM booking b
  WHERE b.project_id = project AND b.start_at >= first AND b.start_at < until AND b.group_id IS NULL
    AND b.status NOT IN ('held', 'expired', 'released', 'rescheduled')
$$;

-- Appointments by the day on which they start.
CREATE OR REPLACE FUNCTION count_report_bookings(project text, zone text, days date[], dimensions text[]) RETURNS SETOF report_booking
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  d date;
  first timestamptz;
  until timestamptz;
BEGIN
  FOREACH d IN ARRAY days LOOP
    first := d::timestamp AT TIME ZONE zone;
    until := (d + 1)::timestamp AT TIME ZONE zone;
    RETURN QUERY
    WITH visit AS MATERIALIZED (
      SELECT r.*, to_char(r.at AT TIME ZONE zone, 'HH24') AS hour,
        CASE WHEN 'resources' = ANY(dimensions) THEN (SELECT coalesce(string_agg(a.resource_id, ',' ORDER BY a.resource_id), '')
          FROM allocation a WHERE a.project_id = project AND a.booking_id = r.id AND a.place = 0) END AS resources
      FROM report_visits(project, first, until) r)
    SELECT project, x.dimension, d, x.key, v.currency, count(*)::integer,
      count(*) FILTER (WHERE v.is_open)::integer,
      count(*) FILTER (WHERE v.status = 'completed')::integer,
      count(*) FILTER (WHERE v.status = 'failed')::integer,
      count(*) FILTER (WHERE v.status = 'no_show')::integer,
      count(*) FILTER (WHERE v.status = 'cancelled')::integer,
      count(*) FILTER (WHERE v.is_late)::integer,
      count(*) FILTER (WHERE v.is_new)::integer,
      count(*) FILTER (WHERE NOT v.is_new AND v.customer_id IS NOT NULL)::integer,
      coalesce(sum(round(greatest(v.lead, 0))), 0)::bigint,
      coalesce(sum(v.price_cents) FILTER (WHERE v.is_open OR v.status = 'completed'), 0)::bigint,
      coalesce(sum(v.price_cents) FILTER (WHERE v.status = 'completed'), 0)::bigint,
      count(*) FILTER (WHERE v.reminding = 'reminded')::integer,
      count(*) FILTER (WHERE v.reminding = 'reminded' AND v.status = 'no_show')::integer,
      count(*) FILTER (WHERE v.reminding = 'unreminded')::integer,
      count(*) FILTER (WHERE v.reminding = 'unreminded' AND v.status = 'no_show')::integer,
      count(DISTINCT v.customer_id)::integer
    FROM visit v CROSS JOIN LATERAL (VALUES ('all', ''), ('service', v.service_id), ('source', v.source), ('hour', v.hour),
      ('resources', v.resources)) x(dimension, key)
    WHERE x.dimension = ANY(dimensions)
    GROUP BY x.dimension, x.key, v.currency;
  END LOOP;
END $$;

-- When a schedule is open between two instants that lie on one date of another zone. Without a schedule: always, but on closed days.
-- A date's own hours decide before a closed day of the business.
CREATE OR REPLACE FUNCTION open_hours_of(project text, schedule text, d date, first timestamptz, until timestamptz) RETURNS tstzmultirange
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN schedule IS NULL THEN
    CASE WHEN EXISTS (SELECT 1 FROM closed_day c WHERE c.project_id = project AND c.date = d) THEN '{}'::tstzmultirange
      ELSE tstzmultirange(tstzrange(first, until)) END
  ELSE coalesce((
    SELECT range_agg(tstzrange((t.date + (i.value->>'from')::time) AT TIME ZONE s.timezone,
      (t.date + (i.value->>'to')::time) AT TIME ZONE s.timezone))
    FROM schedule s
    CROSS JOIN LATERAL (VALUES (d - 1), (d), (d + 1)) t(date)
    LEFT JOIN schedule_override o ON o.project_id = s.project_id AND o.schedule_id = s.id AND o.date = t.date
    LEFT JOIN closed_day c ON c.project_id = s.project_id AND c.date = t.date
    CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN o.date IS NOT NULL THEN o.intervals WHEN c.date IS NOT NULL THEN '[]'
      ELSE s.weekly END) i
    WHERE s.project_id = project AND s.id = schedule
      AND (o.date IS NOT NULL OR (i.value->>'weekday')::integer = extract(isodow FROM t.date))
      AND (i.value->>'from')::time < (i.value->>'to')::time
    ), '{}') * tstzmultirange(tstzrange(first, until)) END
$$;

-- The minutes of each resource on a day, for each of its places, of all together, and of each hour. What is open is booked, blocked by
-- time off, free, or lost in a gap too short for the shortest service that uses the resource. No-shows and failed visits took their time.
-- Times longer than six hours have an index of their own, as in `look_at`.
CREATE OR REPLACE FUNCTION count_report_occupancy(project text, zone text, days date[], dimensions text[]) RETURNS SETOF report_occupancy
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  d date;
  first timestamptz;
  until timestamptz;
BEGIN
  FOREACH d IN ARRAY days LOOP
    first := d::timestamp AT TIME ZONE zone;
    until := (d + 1)::timestamp AT TIME ZONE zone;
    RETURN QUERY
    WITH own AS MATERIALIZED (
      SELECT r.id, r.capacity, CASE WHEN r.active THEN open_hours_of(project, r.schedule_id, d, first, until) ELSE '{}' END AS open,
        coalesce((SELECT range_agg(tstzrange(t.start_at, t.end_at)) FROM time_off t
          WHERE t.project_id = project AND t.resource_id = r.id AND t.start_at < until AND t.end_at > first), '{}') AS off,
        coalesce((SELECT min(s.duration_minutes + s.buffer_minutes) FROM service s
          JOIN service_requirement q ON q.project_id = s.project_id AND q.service_id = s.id
          WHERE s.project_id = project AND s.kind = 'appointment' AND s.active AND s.deleted_at IS NULL
            AND (q.resource_id = r.id OR q.group_id IN (SELECT m.group_id FROM resource_group_member m
              WHERE m.project_id = project AND m.resource_id = r.id))), 0) AS least
      FROM resource r
      WHERE r.project_id = project AND r.created_at < until AND (r.deleted_at IS NULL OR r.deleted_at >= first)),
    used AS MATERIALIZED (
      SELECT a.resource_id, a.seat, a.start_at, a.end_at, b.customer_id
      FROM resource r
      CROSS JOIN LATERAL (
        SELECT x.resource_id, x.booking_id, x.seat, x.start_at, x.end_at FROM allocation x
        WHERE x.project_id = project AND x.resource_id = r.id AND x.start_at >= first - interval '6 hours' AND x.start_at < until
          AND x.end_at > first
        UNION ALL
        SELECT x.resource_id, x.booking_id, x.seat, x.start_at, x.end_at FROM allocation x
        WHERE x.project_id = project AND x.resource_id = r.id AND x.end_at - x.start_at > interval '6 hours'
          AND x.start_at < first - interval '6 hours' AND x.end_at > first) a
      -- The limit keeps the planner, which expects many long times, from reading every booking of the project.
      CROSS JOIN LATERAL (SELECT y.customer_id FROM booking y WHERE y.project_id = project AND y.id = a.booking_id
        AND y.status IN ('pending_payment', 'confirmed', 'checked_in', 'completed', 'failed', 'no_show') LIMIT 1) b
      WHERE r.project_id = project),
    taken AS (
      SELECT u.resource_id, u.seat, range_agg(tstzrange(greatest(u.start_at, first), least(u.end_at, until))) AS spans
      FROM used u GROUP BY u.resource_id, u.seat),
    seats AS (
      SELECT o.id, n AS seat FROM own o CROSS JOIN LATERAL generate_series(0, o.capacity - 1) n
      UNION SELECT t.resource_id, t.seat FROM taken t),
    times AS (
      SELECT s.id, coalesce(o.least, 0) AS least,
        CASE WHEN s.seat < o.capacity THEN o.open ELSE '{}' END AS open,
        CASE WHEN s.seat < o.capacity THEN o.open - o.off ELSE '{}' END AS work,
        coalesce(t.spans, '{}') AS spans
      FROM seats s LEFT JOIN own o ON o.id = s.id LEFT JOIN taken t ON t.resource_id = s.id AND t.seat = s.seat),
    pieces AS MATERIALIZED (
      SELECT t.id, k.kind, lower(r) AS since, upper(r) AS till FROM times t
      CROSS JOIN LATERAL (VALUES ('open', t.open), ('work', t.work), ('booked', t.work * t.spans), ('outside', t.spans - t.work)) k(kind, spans)
      CROSS JOIN LATERAL unnest(k.spans) r
      UNION ALL
      SELECT t.id, 'gap', lower(r), upper(r) FROM times t CROSS JOIN LATERAL unnest(t.work - t.spans) r
      WHERE upper(r) - lower(r) < make_interval(mins => t.least)),
    parts AS (
      SELECT x.dimension, x.key, p.kind, p.till - p.since AS long FROM pieces p
      CROSS JOIN LATERAL (VALUES ('all', ''), ('resource', p.id)) x(dimension, key)
      WHERE x.dimension = ANY(dimensions)
      UNION ALL
      -- Half hours, because some zones are shifted by so much.
      SELECT 'hour', to_char(h.at AT TIME ZONE zone, 'HH24'), p.kind,
        least(p.till, h.at + interval '30 minutes') - greatest(p.since, h.at) FROM pieces p
      CROSS JOIN LATERAL generate_series(first + floor(extract(epoch FROM p.since - first) / 1800) * interval '30 minutes',
        p.till - interval '1 microsecond', interval '30 minutes') h(at)
      WHERE 'hour' = ANY(dimensions)),
    sums AS (
      SELECT p.dimension, p.key,
        coalesce(round(sum(extract(epoch FROM p.long)) FILTER (WHERE p.kind = 'open') / 60), 0)::integer AS opened,
        coalesce(round(sum(extract(epoch FROM p.long)) FILTER (WHERE p.kind = 'work') / 60), 0)::integer AS worked,
        coalesce(round(sum(extract(epoch FROM p.long)) FILTER (WHERE p.kind = 'booked') / 60), 0)::integer AS booked,
        coalesce(round(sum(extract(epoch FROM p.long)) FILTER (WHERE p.kind = 'outside') / 60), 0)::integer AS outside,
        coalesce(floor(sum(extract(epoch FROM p.long)) FILTER (WHERE p.kind = 'gap') / 60), 0)::integer AS gaps
      FROM parts p GROUP BY p.dimension, p.key),
    people AS (
      SELECT x.dimension, x.key, count(DISTINCT u.customer_id)::integer AS customers FROM used u
      CROSS JOIN LATERAL (VALUES ('all', ''), ('resource', u.resource_id)) x(dimension, key)
      WHERE x.dimension = ANY(dimensions) GROUP BY x.dimension, x.key
      UNION ALL
      SELECT 'hour', to_char(h.at AT TIME ZONE zone, 'HH24'), count(DISTINCT u.customer_id)::integer FROM used u
      CROSS JOIN LATERAL generate_series(
        first + floor(extract(epoch FROM greatest(u.start_at, first) - first) / 1800) * interval '30 minutes',
        least(u.end_at, until) - interval '1 microsecond', interval '30 minutes') h(at)
      WHERE 'hour' = ANY(dimensions) GROUP BY 2)
    SELECT project, s.dimension, d, s.key, s.opened, s.booked, s.worked - s.booked - s.gaps, s.opened - s.worked, s.gaps, s.outside,
      coalesce(p.customers, 0)
    FROM sums s LEFT JOIN people p ON p.dimension = s.dimension AND p.key = s.key;
  END LOOP;
END $$;

-- Tasks of queues that were made between two instants, each with when it was done.
CREATE OR REPLACE FUNCTION report_works(project text, first timestamptz, until timestamptz) RETURNS TABLE (
    id text, service_id text, source text, group_id text, status text, customer_id text, due_at timestamptz, start_at timestamptz,
    at timestamptz, assignee text, done_at timestamptz)
  LANGUAGE sql STABLE AS $$
  SELECT b.id, b.service_id, b.source, b.group_id, b.status, b.customer_id, b.due_at, b.start_at, b.created_at,
    coalesce(b.assignee_resource_id, ''),
    CASE WHEN b.status = 'completed' THEN (SELECT max(h.at) FROM stage_history h
      WHERE h.project_id = b.project_id AND h.booking_id = b.id) END
  FROM booking b
  WHERE b.project_id = project AND b.group_id IS NOT NULL AND b.created_at >= first AND b.created_at < until
    AND b.status NOT IN ('held', 'expired', 'released', 'rescheduled')
$$;

-- Tasks of queues by the day on which they were made. A task waits until somebody takes it, and is handled from then until it is done.
CREATE OR REPLACE FUNCTION count_report_tasks(project text, zone text, days date[], dimensions text[]) RETURNS SETOF report_task
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  d date;
  first timestamptz;
  until timestamptz;
BEGIN
  FOREACH d IN ARRAY days LOOP
    first := d::timestamp AT TIME ZONE zone;
    until := (d + 1)::timestamp AT TIME ZONE zone;
    RETURN QUERY
    WITH task AS MATERIALIZED (
      SELECT r.*, to_char(r.at AT TIME ZONE zone, 'HH24') AS hour FROM report_works(project, first, until) r)
    SELECT project, x.dimension, d, x.key, count(*)::integer,
      count(*) FILTER (WHERE t.status IN ('pending_payment', 'confirmed', 'checked_in'))::integer,
      count(*) FILTER (WHERE t.status = 'completed')::integer,
      count(*) FILTER (WHERE t.status IN ('failed', 'no_show'))::integer,
      count(*) FILTER (WHERE t.status = 'cancelled')::integer,
      count(t.start_at)::integer,
      coalesce(sum(round(greatest(extract(epoch FROM t.start_at - t.at), 0))), 0)::bigint,
      count(*) FILTER (WHERE t.done_at > t.start_at)::integer,
      coalesce(sum(round(extract(epoch FROM t.done_at - t.start_at))) FILTER (WHERE t.done_at > t.start_at), 0)::bigint,
      count(*) FILTER (WHERE t.done_at <= t.due_at)::integer,
      count(*) FILTER (WHERE t.done_at > t.due_at)::integer,
      count(DISTINCT t.customer_id)::integer
    FROM task t CROSS JOIN LATERAL (VALUES ('all', ''), ('service', t.service_id), ('source', t.source), ('hour', t.hour),
      ('group', t.group_id), ('resource', t.assignee)) x(dimension, key)
    WHERE x.dimension = ANY(dimensions)
    GROUP BY x.dimension, x.key;
  END LOOP;
END $$;

-- Conversations by the day on which they began. The bot contained one that it answered and no person did, and that nobody was called to.
CREATE OR REPLACE FUNCTION count_report_conversations(project text, zone text, days date[], dimensions text[]) RETURNS SETOF report_conversation
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  d date;
  first timestamptz;
  until timestamptz;
BEGIN
  FOREACH d IN ARRAY days LOOP
    first := d::timestamp AT TIME ZONE zone;
    until := (d + 1)::timestamp AT TIME ZONE zone;
    RETURN QUERY
    SELECT project, x.dimension, d, x.key, count(*)::integer,
      count(t.answered_at)::integer,
      coalesce(sum(round(extract(epoch FROM t.answered_at - t.began_at))), 0)::bigint,
      count(t.resolved_at)::integer,
      coalesce(sum(round(extract(epoch FROM t.resolved_at - t.began_at))), 0)::bigint,
      count(t.bot_at)::integer,
      count(t.bot_at) FILTER (WHERE t.person_at IS NULL AND t.handed_over_at IS NULL)::integer,
      count(t.handed_over_at)::integer,
      count(DISTINCT v.customer_id)::integer,
      count(*) FILTER (WHERE k.held)::integer,
      count(*) FILTER (WHERE k.booked)::integer
    FROM report_talk t
    JOIN conversation v ON v.project_id = t.project_id AND v.id = t.conversation_id
    -- What was held or booked in it, until the next began.
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS held, coalesce(bool_or(b.status NOT IN ('held', 'expired', 'released')), false) AS booked FROM booking b
      WHERE b.project_id = t.project_id AND b.conversation_id = t.conversation_id AND b.created_at >= t.began_at
        AND b.created_at < coalesce((SELECT min(n.began_at) FROM report_talk n WHERE n.project_id = t.project_id
          AND n.conversation_id = t.conversation_id AND n.began_at > t.began_at), 'infinity')) k
    CROSS JOIN LATERAL (VALUES ('all', ''), ('source', t.channel), ('hour', to_char(t.began_at AT TIME ZONE zone, 'HH24'))) x(dimension, key)
    WHERE t.project_id = project AND t.began_at >= first AND t.began_at < until AND x.dimension = ANY(dimensions)
    GROUP BY x.dimension, x.key;
  END LOOP;
END $$;

-- Counts days anew: what was there goes, in the same transaction. Callers hold the project's lock.
CREATE OR REPLACE FUNCTION recount_report_days(project text, kind text, days date[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone constant text := (SELECT p.timezone FROM project p WHERE p.id = project);
BEGIN
  CASE kind
  WHEN 'bookings' THEN
    DELETE FROM report_booking r WHERE r.project_id = project AND r.dimension IN ('all', 'service', 'source', 'hour', 'resources') AND r.day = ANY(days);
    INSERT INTO report_booking SELECT * FROM count_report_bookings(project, zone, days, '{all,service,source,hour,resources}');
  WHEN 'occupancy' THEN
    DELETE FROM report_occupancy r WHERE r.project_id = project AND r.dimension IN ('all', 'resource', 'hour') AND r.day = ANY(days);
    INSERT INTO report_occupancy SELECT * FROM count_report_occupancy(project, zone, days, '{all,resource,hour}');
  WHEN 'tasks' THEN
    DELETE FROM report_task r WHERE r.project_id = project AND r.dimension IN ('all', 'service', 'source', 'hour', 'group', 'resource') AND r.day = ANY(days);
    INSERT INTO report_task SELECT * FROM count_report_tasks(project, zone, days, '{all,service,source,hour,group,resource}');
  WHEN 'conversations' THEN
    DELETE FROM report_conversation r WHERE r.project_id = project AND r.dimension IN ('all', 'source', 'hour') AND r.day = ANY(days);
    INSERT INTO report_conversation SELECT * FROM count_report_conversations(project, zone, days, '{all,source,hour}');
  END CASE;
END $$;

-- Takes the oldest marks of one project, counts their days and removes them; how many there were. The marks are read before the days are
-- counted, each in a snapshot of its own: what is committed between the two has its own mark, which stays.
CREATE OR REPLACE FUNCTION recount_reports(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  project constant text := (SELECT m.project_id FROM report_mark m ORDER BY m.id LIMIT 1);
  zone text;
  taken bigint[];
  asked record;
BEGIN
  IF project IS NULL THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('report ' || project, 0));
  zone := (SELECT p.timezone FROM project p WHERE p.id = project);
  taken := ARRAY(SELECT m.id FROM report_mark m WHERE m.project_id = project ORDER BY m.id LIMIT most);
  FOR asked IN
    SELECT k.kind, array_agg(k.day) AS days FROM marked_report_days(project, zone, taken, NULL, NULL) k
    -- Occupancy of days to come depends on hours that may still change: it is counted when it is asked for.
    WHERE k.kind <> 'occupancy' OR k.day <= (SELECT s.occupied_until FROM report_state s WHERE s.project_id = project)
    GROUP BY k.kind
  LOOP
    PERFORM recount_report_days(project, asked.kind, asked.days);
  END LOOP;
  DELETE FROM report_mark m WHERE m.id = ANY(taken);
  RETURN cardinality(taken);
END $$;

-- Counts the occupancy of days that are over, up to so many; how many there were, over all projects. A new project begins on its first day.
CREATE OR REPLACE FUNCTION count_past_occupancy(moment timestamptz, most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  p record;
  days date[];
BEGIN
  INSERT INTO report_state (project_id, occupied_until)
  SELECT x.id, least((x.created_at AT TIME ZONE x.timezone)::date,
    (SELECT (min(b.start_at) AT TIME ZONE x.timezone)::date FROM booking b WHERE b.project_id = x.id)) - 1
  FROM project x WHERE NOT EXISTS (SELECT 1 FROM report_state s WHERE s.project_id = x.id) ON CONFLICT DO NOTHING;
  FOR p IN
    SELECT x.id, s.occupied_until AS until, (moment AT TIME ZONE x.timezone)::date - 1 AS yesterday
    FROM project x JOIN report_state s ON s.project_id = x.id
    WHERE s.occupied_until < (moment AT TIME ZONE x.timezone)::date - 1 ORDER BY x.id LIMIT 50
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('report ' || p.id, 0));
    days := ARRAY(SELECT n::date FROM generate_series((p.until + 1)::timestamp, least(p.yesterday, p.until + most)::timestamp, interval '1 day') n);
    PERFORM recount_report_days(p.id, 'occupancy', days);
    UPDATE report_state s SET occupied_until = p.until + cardinality(days) WHERE s.project_id = p.id AND s.occupied_until = p.until;
    RETURN cardinality(days);
  END LOOP;
  RETURN 0;
END $$;

-- Marks. A new booking marks its day, and of its customer and its conversation what depends on it.
CREATE OR REPLACE FUNCTION mark_new_bookings() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
  SELECT n.project_id, 'bookings', n.start_at, n.end_at, n.customer_id, n.created_at FROM made n
  WHERE n.start_at IS NOT NULL AND n.group_id IS NULL AND n.status <> 'held'
  UNION ALL SELECT n.project_id, 'tasks', n.created_at, n.created_at, NULL, NULL FROM made n WHERE n.group_id IS NOT NULL
  UNION ALL SELECT n.project_id, 'bookings', n.created_at, n.created_at, n.customer_id, n.created_at FROM made n
    WHERE (n.group_id IS NOT NULL OR n.start_at IS NULL) AND n.customer_id IS NOT NULL
  UNION ALL SELECT n.project_id, 'conversations', n.created_at, n.created_at, n.conversation_id, n.created_at FROM made n
    WHERE n.conversation_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_new_bookings AFTER INSERT ON "booking" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION mark_new_bookings();

-- Whether a booking counts, and whose it is, changes which booking of a customer is the first.
CREATE OR REPLACE FUNCTION mark_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With its project everything goes.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM project p WHERE p.id = OLD.project_id) THEN RETURN NULL; END IF;
  IF OLD.start_at IS NOT NULL THEN
    -- Its buffer may reach into the next day, whose occupancy counts it too.
    INSERT INTO report_mark (project_id, kind, from_at, to_at)
    VALUES (OLD.project_id, 'bookings', OLD.start_at, greatest(coalesce(OLD.end_at, OLD.start_at),
      (SELECT max(a.end_at) FROM allocation a WHERE a.project_id = OLD.project_id AND a.booking_id = OLD.id)));
  END IF;
  IF OLD.group_id IS NOT NULL THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (OLD.project_id, 'tasks', OLD.created_at, OLD.created_at);
  END IF;
  IF OLD.conversation_id IS NOT NULL THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
    VALUES (OLD.project_id, 'conversations', OLD.created_at, OLD.created_at, OLD.conversation_id, OLD.created_at);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.conversation_id IS DISTINCT FROM OLD.conversation_id AND NEW.conversation_id IS NOT NULL THEN
      INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
      VALUES (NEW.project_id, 'conversations', NEW.created_at, NEW.created_at, NEW.conversation_id, NEW.created_at);
    END IF;
    IF NEW.start_at IS NOT NULL AND (NEW.start_at, NEW.end_at) IS DISTINCT FROM (OLD.start_at, OLD.end_at) THEN
      INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (NEW.project_id, 'bookings', NEW.start_at, coalesce(NEW.end_at, NEW.start_at));
    END IF;
    IF NEW.customer_id IS NOT DISTINCT FROM OLD.customer_id
      AND (NEW.status IN ('held', 'expired', 'released', 'rescheduled')) = (OLD.status IN ('held', 'expired', 'released', 'rescheduled'))
    THEN RETURN NULL; END IF;
    INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
    SELECT NEW.project_id, 'bookings', NEW.created_at, NEW.created_at, NEW.customer_id, NEW.created_at
    WHERE NEW.customer_id IS NOT NULL AND NEW.customer_id IS DISTINCT FROM OLD.customer_id;
  END IF;
  IF OLD.customer_id IS NOT NULL THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
    VALUES (OLD.project_id, 'bookings', OLD.created_at, OLD.created_at, OLD.customer_id, OLD.created_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_changed_booking AFTER UPDATE ON "booking" FOR EACH ROW
  WHEN ((OLD.status, OLD.start_at, OLD.end_at, OLD.customer_id, OLD.service_id, OLD.source, OLD.currency, OLD.price_cents, OLD.group_id,
      OLD.assignee_resource_id, OLD.due_at, OLD.conversation_id)
    IS DISTINCT FROM (NEW.status, NEW.start_at, NEW.end_at, NEW.customer_id, NEW.service_id, NEW.source, NEW.currency, NEW.price_cents,
      NEW.group_id, NEW.assignee_resource_id, NEW.due_at, NEW.conversation_id))
  EXECUTE FUNCTION mark_changed_booking();

CREATE OR REPLACE TRIGGER mark_deleted_booking AFTER DELETE ON "booking" FOR EACH ROW EXECUTE FUNCTION mark_changed_booking();

-- The time that resources are taken reaches beyond the booking by its buffer, maybe into the next day. Whom a booking counts for is
-- decided here too, so the bookings are counted again as well.
CREATE OR REPLACE FUNCTION mark_allocations() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT t.project_id, 'bookings', min(t.start_at), max(t.end_at) FROM touched t
  WHERE t.end_at IS NOT NULL AND EXISTS (SELECT 1 FROM project p WHERE p.id = t.project_id)
  GROUP BY t.project_id, t.booking_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_new_allocations AFTER INSERT ON "allocation" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION mark_allocations();
CREATE OR REPLACE TRIGGER mark_changed_allocations AFTER UPDATE ON "allocation" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION mark_allocations();
CREATE OR REPLACE TRIGGER mark_former_allocations AFTER UPDATE ON "allocation" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION mark_allocations();
CREATE OR REPLACE TRIGGER mark_deleted_allocations AFTER DELETE ON "allocation" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION mark_allocations();

CREATE OR REPLACE FUNCTION mark_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND EXISTS (SELECT 1 FROM project p WHERE p.id = OLD.project_id) THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (OLD.project_id, 'occupancy', OLD.start_at, OLD.end_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (NEW.project_id, 'occupancy', NEW.start_at, NEW.end_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_time_off AFTER INSERT OR UPDATE OR DELETE ON "time_off"
  FOR EACH ROW EXECUTE FUNCTION mark_time_off();

-- Hours of one date, and closed days. A local date lies within two days of UTC's. Weekly hours mark nothing: days that are over keep
-- the hours they had.
CREATE OR REPLACE FUNCTION mark_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND EXISTS (SELECT 1 FROM project p WHERE p.id = OLD.project_id) THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (OLD.project_id, 'occupancy', OLD.date - 1, OLD.date + 2);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES (NEW.project_id, 'occupancy', NEW.date - 1, NEW.date + 2);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_dates AFTER INSERT OR UPDATE OR DELETE ON "schedule_override"
  FOR EACH ROW EXECUTE FUNCTION mark_dates();
CREATE OR REPLACE TRIGGER mark_dates AFTER INSERT OR UPDATE OR DELETE ON "closed_day"
  FOR EACH ROW EXECUTE FUNCTION mark_dates();

-- The last move of an ended booking says when it ended: one that leaves its status as it is changes that too.
CREATE OR REPLACE FUNCTION mark_later_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT b.project_id, x.kind, x.at, x.at FROM booking b
    CROSS JOIN LATERAL (SELECT CASE WHEN b.group_id IS NULL THEN 'bookings' ELSE 'tasks' END AS kind,
      CASE WHEN b.group_id IS NULL THEN b.start_at ELSE b.created_at END AS at) x
  WHERE b.project_id = NEW.project_id AND b.id = NEW.booking_id AND b.status IN ('completed', 'cancelled') AND x.at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_later_move AFTER INSERT ON "stage_history" FOR EACH ROW
  WHEN (NEW.action <> 'created') EXECUTE FUNCTION mark_later_move();

-- A reminder that was planned, or left out, changes what its visit says about reminders. One that is made with its visit needs no mark:
-- the visit has one.
CREATE OR REPLACE FUNCTION mark_new_reminder() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT DISTINCT b.project_id, 'bookings', b.start_at, b.start_at FROM made n
    CROSS JOIN LATERAL (SELECT x.project_id, x.start_at, x.created_at, x.group_id FROM booking x
      WHERE x.project_id = n.project_id AND x.id = n.booking_id OFFSET 0) b
  WHERE n.kind = 'reminder' AND b.start_at IS NOT NULL AND (n.created_at <> b.created_at OR b.group_id IS NOT NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_new_reminder AFTER INSERT ON "notice" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION mark_new_reminder();

CREATE OR REPLACE FUNCTION mark_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT b.project_id, 'bookings', b.start_at, b.start_at FROM booking b
  WHERE b.project_id = OLD.project_id AND b.id = OLD.booking_id AND b.start_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_reminder AFTER UPDATE OF cause ON "notice" FOR EACH ROW
  WHEN (OLD.kind = 'reminder' AND OLD.cause IS DISTINCT FROM NEW.cause) EXECUTE FUNCTION mark_reminder();
CREATE OR REPLACE TRIGGER mark_deleted_reminder AFTER DELETE ON "notice" FOR EACH ROW
  WHEN (OLD.kind = 'reminder') EXECUTE FUNCTION mark_reminder();

-- Days are others in another zone: everything is counted again, a month a mark.
CREATE OR REPLACE FUNCTION mark_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT NEW.id, x.kind, m.at, m.at + interval '1 month' FROM (
    SELECT 'bookings' AS kind, min(b.start_at) AS first, max(b.end_at) AS last FROM booking b WHERE b.project_id = NEW.id
    UNION ALL SELECT 'tasks', min(b.created_at), max(b.created_at) FROM booking b WHERE b.project_id = NEW.id AND b.group_id IS NOT NULL
    UNION ALL SELECT 'conversations', min(t.began_at), max(t.began_at) FROM report_talk t WHERE t.project_id = NEW.id
    UNION ALL SELECT 'occupancy', min(o.day), max(o.day) FROM report_occupancy o WHERE o.project_id = NEW.id) x
  CROSS JOIN LATERAL generate_series(x.first - interval '2 days', x.last + interval '2 days', interval '1 month') m(at)
  WHERE x.first IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_zone AFTER UPDATE OF timezone ON "project"
  FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION mark_zone();

-- Conversations: the customer's first message begins one, whoever answers first is noted, and the next begins after it is resolved.
CREATE OR REPLACE FUNCTION note_talk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.direction = 'in' THEN
    INSERT INTO report_talk (project_id, conversation_id, began_at, channel)
    SELECT NEW.project_id, NEW.conversation_id, NEW.created_at, NEW.channel
    WHERE NOT EXISTS (SELECT 1 FROM report_talk t
      WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.conversation_id AND t.resolved_at IS NULL)
    ON CONFLICT DO NOTHING;
  ELSIF NEW.author->>'type' IN ('bot', 'member', 'api') THEN
    UPDATE report_talk t SET answered_at = coalesce(t.answered_at, NEW.created_at),
      bot_at = CASE WHEN NEW.author->>'type' = 'bot' THEN coalesce(t.bot_at, NEW.created_at) ELSE t.bot_at END,
      person_at = CASE WHEN NEW.author->>'type' <> 'bot' THEN coalesce(t.person_at, NEW.created_at) ELSE t.person_at END
    WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.conversation_id AND t.resolved_at IS NULL
      AND CASE WHEN NEW.author->>'type' = 'bot' THEN t.bot_at ELSE t.person_at END IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_talk AFTER INSERT ON "message" FOR EACH ROW EXECUTE FUNCTION note_talk();

-- A message of the customer opens what was resolved; the next talk has begun by then. Without one it was an undo, and the talk goes on.
CREATE OR REPLACE FUNCTION note_talk_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'resolved' AND OLD.status <> 'resolved' THEN
    UPDATE report_talk t SET resolved_at = coalesce(NEW.resolved_at, NEW.updated_at)
    WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.id AND t.resolved_at IS NULL;
  ELSIF OLD.status = 'resolved' AND NEW.status <> 'resolved' AND NEW.last_inbound_at IS NOT DISTINCT FROM OLD.last_inbound_at THEN
    UPDATE report_talk t SET resolved_at = NULL
    WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.id AND t.began_at = (
      SELECT max(l.began_at) FROM report_talk l WHERE l.project_id = NEW.project_id AND l.conversation_id = NEW.id);
  END IF;
  IF NEW.mode = 'human' AND OLD.mode <> 'human' THEN
    UPDATE report_talk t SET handed_over_at = NEW.updated_at
    WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.id AND t.resolved_at IS NULL AND t.handed_over_at IS NULL;
  END IF;
  IF NEW.customer_id <> OLD.customer_id THEN
    INSERT INTO report_mark (project_id, kind, from_at, to_at)
    SELECT t.project_id, 'conversations', t.began_at, t.began_at FROM report_talk t
    WHERE t.project_id = NEW.project_id AND t.conversation_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_talk_change AFTER UPDATE OF status, mode, customer_id ON "conversation" FOR EACH ROW
  WHEN ((OLD.status, OLD.mode, OLD.customer_id) IS DISTINCT FROM (NEW.status, NEW.mode, NEW.customer_id))
  EXECUTE FUNCTION note_talk_change();

CREATE OR REPLACE FUNCTION mark_talk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_mark (project_id, kind, from_at, to_at)
  SELECT t.project_id, 'conversations', t.began_at, t.began_at FROM (SELECT coalesce(NEW.project_id, OLD.project_id) AS project_id,
    coalesce(NEW.began_at, OLD.began_at) AS began_at) t WHERE EXISTS (SELECT 1 FROM project p WHERE p.id = t.project_id);
  IF TG_OP = 'INSERT' THEN
    -- What was booked after this one began no longer counts for the one before, which may have been counted already.
    INSERT INTO report_mark (project_id, kind, from_at, to_at, about, since)
    VALUES (NEW.project_id, 'conversations', NEW.began_at, NEW.began_at, NEW.conversation_id, NEW.began_at - interval '1 millisecond');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_talk AFTER INSERT OR UPDATE OR DELETE ON "report_talk"
  FOR EACH ROW EXECUTE FUNCTION mark_talk();

-- What tools for business intelligence read: the rollups with names, by project and day, and nothing about a customer. A join on the
-- project keeps them from being written through. They are replaced and not dropped, so that grants on them stay: a
-- new column goes to the end.
CREATE OR REPLACE VIEW bi_bookings AS
  SELECT p.id AS project_id, p.slug AS workspace, r.day, r.dimension, r.key, r.currency, r.bookings, r.open, r.completed,
    r.failed, r.no_shows, r.cancelled, r.late_cancelled, r.new_customers, r.returning_customers, r.lead_minutes,
    r.booked_cents, r.realised_cents, r.reminded, r.reminded_missed, r.unreminded, r.unreminded_missed, CASE r.dimension
    WHEN 'service' THEN (SELECT s.name FROM service s WHERE s.project_id = r.project_id AND s.id = r.key) END AS name
  FROM report_booking r JOIN project p ON p.id = r.project_id;

CREATE OR REPLACE VIEW bi_occupancy AS
  SELECT p.id AS project_id, p.slug AS workspace, r.day, r.dimension, r.key, r.open_minutes, r.booked_minutes, r.free_minutes,
    r.blocked_minutes, r.gap_minutes, r.outside_minutes, x.name, x.kind
  FROM report_occupancy r JOIN project p ON p.id = r.project_id
    LEFT JOIN resource x ON r.dimension = 'resource' AND x.project_id = r.project_id AND x.id = r.key;

CREATE OR REPLACE VIEW bi_tasks AS
  SELECT p.id AS project_id, p.slug AS workspace, r.day, r.dimension, r.key, r.tasks, r.open, r.completed, r.failed, r.cancelled,
    r.taken, r.waiting_seconds, r.handled, r.handling_seconds, r.in_time, r.late,
    CASE r.dimension WHEN 'service' THEN (SELECT s.name FROM service s WHERE s.project_id = r.project_id AND s.id = r.key)
      WHEN 'group' THEN (SELECT g.name FROM resource_group g WHERE g.project_id = r.project_id AND g.id = r.key)
      WHEN 'resource' THEN (SELECT x.name FROM resource x WHERE x.project_id = r.project_id AND x.id = r.key) END AS name
  FROM report_task r JOIN project p ON p.id = r.project_id;

CREATE OR REPLACE VIEW bi_conversations AS
  SELECT p.id AS project_id, p.slug AS workspace, r.day, r.dimension, r.key, r.conversations, r.answered,
    r.first_response_seconds, r.resolved, r.resolution_seconds, r.with_bot, r.contained, r.handed_over, r.held, r.booked
  FROM report_conversation r JOIN project p ON p.id = r.project_id;

CREATE OR REPLACE VIEW bi_page AS
  SELECT p.id AS project_id, p.slug AS workspace, r.day, r.opened, r.chose_service, r.chose_time, r.booked
  FROM report_page r JOIN project p ON p.id = r.project_id;
