-- Notices to customers about their bookings: planned and withdrawn in the transaction of the change.

-- The kind of notice for a change of a booking; null for none. The same kinds as `noticeKinds` in TypeScript.
CREATE OR REPLACE FUNCTION news_of(before booking, b booking) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN b.status = 'completed' THEN 'thanks'
    WHEN b.start_at IS NULL OR b.start_at <= b.updated_at THEN NULL
    WHEN b.status = 'cancelled' OR (b.status = 'expired' AND before.status = 'pending_payment') THEN 'cancelled'
    WHEN b.status NOT IN ('confirmed', 'pending_payment') THEN NULL
    WHEN before.id IS NULL AND b.rescheduled_from_id IS NOT NULL THEN 'moved'
    WHEN b.status = 'pending_payment' THEN 'reserved'
    WHEN before.id IS NULL OR before.status IN ('held', 'pending_payment') THEN 'confirmed'
    WHEN before.status = 'cancelled' THEN 'reinstated'
  END
$$;

-- When the end of a hold or of a deposit's time is announced: with enough time left to act, or not at all. As arithmetic of times is, it
-- is STABLE: else the planner could not inline it.
CREATE OR REPLACE FUNCTION expiry_notice_at(b booking) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b.status = 'held' AND b.hold_expires_at - b.updated_at >= interval '5 minutes'
      THEN b.hold_expires_at - interval '3 minutes'
    WHEN b.status = 'pending_payment' AND b.hold_expires_at - b.updated_at >= interval '20 minutes'
      THEN b.hold_expires_at - least((b.hold_expires_at - b.updated_at) / 2, interval '24 hours')
  END
$$;

-- Whether a booking is randomly excluded from reminders. Decided per customer, so that a reminder of one booking cannot
-- affect another.
CREATE OR REPLACE FUNCTION is_held_out(b booking, percent integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT percent > 0 AND abs(mod(hashtextextended(b.project_id || ' ' || b.customer_id, 21), 100)) < percent
$$;

-- Withdraws the pending notices of a booking. One that is being sent stays: it counts as sent, and if that fails, the
-- next attempt finds that it is obsolete.
CREATE OR REPLACE FUNCTION withdraw_notices(project text, booking text, because text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n record;
BEGIN
  FOR n IN
    SELECT x.id, x.status, x.message_id, x.mail_id FROM notice x
    WHERE x.project_id = project AND x.booking_id = booking AND x.status IN ('planned', 'sending') FOR UPDATE
  LOOP
    IF n.message_id IS NOT NULL AND n.status = 'sending' THEN
      UPDATE message m SET status = 'failed', due_at = NULL, error = jsonb_build_object('code', 'withdrawn', 'message', because)
      WHERE m.project_id = project AND m.id = n.message_id AND m.status = 'queued' AND m.sending_since IS NULL;
      CONTINUE WHEN NOT FOUND;
    ELSIF n.mail_id IS NOT NULL AND n.status = 'sending' THEN
      UPDATE outgoing_mail m SET status = 'withdrawn', due_at = NULL, error = because
      WHERE m.project_id = project AND m.id = n.mail_id AND m.status = 'queued' AND m.sending_since IS NULL;
      CONTINUE WHEN NOT FOUND;
    END IF;
    UPDATE notice x SET status = 'withdrawn', cause = because, due_at = NULL WHERE x.project_id = project AND x.id = n.id;
  END LOOP;
END $$;

-- What the customer hears of a move. Back at the time and the person that the booking had before moves of which they have heard
-- nothing, they hear only what they had not heard before them.
CREATE OR REPLACE FUNCTION news_of_move(b booking) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  back text;
BEGIN
  WITH RECURSIVE way AS (
    SELECT m.id, m.rescheduled_from_id, m.start_at, m.assignee_resource_id, 1 AS steps FROM booking m
    WHERE m.project_id = b.project_id AND m.id = b.rescheduled_from_id
    UNION ALL
    SELECT o.id, o.rescheduled_from_id, o.start_at, o.assignee_resource_id, w.steps + 1
    FROM way w JOIN booking o ON o.project_id = b.project_id AND o.id = w.rescheduled_from_id
    WHERE NOT EXISTS (SELECT 1 FROM notice n WHERE n.project_id = b.project_id AND n.booking_id = w.id
      AND n.kind = 'moved' AND n.status IN ('sending', 'sent')))
  SELECT w.id INTO back FROM way w WHERE w.steps > 1 AND w.start_at = b.start_at
    AND w.assignee_resource_id IS NOT DISTINCT FROM b.assignee_resource_id ORDER BY w.steps LIMIT 1;
  IF back IS NULL THEN RETURN 'moved'; END IF;
  RETURN (SELECT n.kind FROM notice n WHERE n.project_id = b.project_id AND n.booking_id = back
    AND n.kind IN ('confirmed', 'reserved', 'moved') AND n.status = 'withdrawn' AND n.cause = 'rescheduled'
    ORDER BY n.created_at DESC LIMIT 1);
END $$;

-- The notices of a booking as it is now, beside this news of it. A booking has each reminder once, also after an undo; other notices
-- once per version of the booking.
CREATE OR REPLACE FUNCTION notices_of(b booking, news text)
  RETURNS TABLE (kind text, reason text, minutes integer, status text, cause text, due_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT w.kind, w.reason, w.minutes, CASE WHEN h.held_out THEN 'withdrawn' ELSE 'planned' END,
    CASE WHEN h.held_out THEN 'holdout' END, CASE WHEN h.held_out THEN NULL ELSE w.due_at END
  FROM (SELECT b.service_id) x
    LEFT JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
    LEFT JOIN notice_settings p ON p.project_id = b.project_id
    CROSS JOIN LATERAL (
      SELECT news AS kind, news || ':' || b.version AS reason, NULL::integer AS minutes,
        -- A delay, so that a change that is undone at once is never announced.
        b.updated_at + CASE news WHEN 'thanks' THEN interval '2 hours' WHEN 'cancelled' THEN interval '15 seconds'
          WHEN 'moved' THEN interval '15 seconds' ELSE interval '0' END AS due_at
      WHERE news IS NOT NULL AND (b.notify_customer OR news = 'thanks')
      UNION ALL
      SELECT 'hold_expiring', 'hold_expiring:' || b.version, NULL, expiry_notice_at(b)
      WHERE expiry_notice_at(b) IS NOT NULL
      UNION ALL
      SELECT 'reminder', 'reminder:' || m.minutes, m.minutes, b.start_at - m.minutes * interval '1 minute'
      FROM (SELECT DISTINCT each.value::integer AS minutes FROM jsonb_array_elements_text(
        coalesce(s.reminder_minutes, to_jsonb(p.reminder_minutes), '[4320, 1440]')) each) m
      WHERE b.status = 'confirmed' AND b.start_at - m.minutes * interval '1 minute' >= b.updated_at + interval '1 hour'
      UNION ALL
      -- A required confirmation is asked for a day before its deadline.
      SELECT 'reminder', 'reminder:confirm', (extract(epoch FROM b.start_at - b.confirm_by) / 60)::integer + 1440,
        b.confirm_by - interval '1 day'
      WHERE b.status = 'confirmed' AND b.confirm_by - interval '1 day' >= b.updated_at + interval '1 hour') w
    CROSS JOIN LATERAL (
      SELECT w.kind = 'reminder' AND b.confirm_by IS NULL AND is_held_out(b, coalesce(p.holdout_percent, 0)) AS held_out) h
  WHERE w.kind <> ALL (coalesce(p.off, '{}'))
$$;

-- Plans the notices of new bookings, in one statement for all of them, under ids that one call makes: a booking has three or more. A
-- booking recorded long after it was made, as by an import, is not announced.
CREATE OR REPLACE FUNCTION plan_new_notices() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  first_id constant text := new_id('ntf');
BEGIN
  INSERT INTO notice (project_id, id, booking_id, kind, reason, minutes, status, cause, due_at, created_at)
  SELECT m.project_id, nth_id(first_id, row_number() OVER ()), m.id, w.kind, w.reason, w.minutes, w.status, w.cause, w.due_at,
    m.updated_at
  FROM made m
    -- One by one, by its key: the planner must not read all bookings for a few new ones.
    CROSS JOIN LATERAL (SELECT x AS b, news_of(NULL, x) AS news FROM booking x
      WHERE x.project_id = m.project_id AND x.id = m.id OFFSET 0) n
    CROSS JOIN LATERAL notices_of(n.b, CASE n.news WHEN 'moved' THEN news_of_move(n.b) ELSE n.news END) w
  WHERE m.customer_id IS NOT NULL AND m.start_at IS NOT NULL AND m.updated_at >= now() - interval '1 hour';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plan_notices_of_new AFTER INSERT ON "booking" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION plan_new_notices();

-- Withdraws and plans the notices of a booking that got another status.
CREATE OR REPLACE FUNCTION plan_notices() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  news text := news_of(OLD, NEW);
BEGIN
  PERFORM withdraw_notices(NEW.project_id, NEW.id, NEW.status);
  -- A change recorded long after it happened is not announced.
  IF NEW.updated_at < now() - interval '1 hour' THEN RETURN NULL; END IF;
  -- A restored booking is announced only if its end was.
  IF news = 'reinstated' AND NOT EXISTS (SELECT 1 FROM notice n
    WHERE n.project_id = NEW.project_id AND n.booking_id = NEW.id AND n.kind = 'cancelled' AND n.status IN ('sending', 'sent'))
  THEN news := NULL; END IF;
  IF news = 'moved' THEN news := news_of_move(NEW); END IF;
  -- Notices withdrawn by the end are sent after its undo, unless the restoration itself is announced.
  IF news IS NULL AND OLD.status IN ('cancelled', 'completed', 'no_show', 'failed') AND NEW.status IN ('confirmed', 'pending_payment')
  THEN
    UPDATE notice n SET status = 'planned', cause = NULL, attempts = '[]', mail_id = NULL, message_id = NULL, due_at = NEW.updated_at
    WHERE n.project_id = NEW.project_id AND n.booking_id = NEW.id AND n.kind IN ('confirmed', 'reserved', 'moved')
      AND n.status = 'withdrawn' AND n.cause = OLD.status;
  END IF;
  INSERT INTO notice AS x (project_id, id, booking_id, kind, reason, minutes, status, cause, due_at, created_at)
  SELECT NEW.project_id, new_id('ntf'), NEW.id, w.kind, w.reason, w.minutes, w.status, w.cause, w.due_at, NEW.updated_at
  FROM notices_of(NEW, news) w
  ON CONFLICT (project_id, booking_id, reason)
    DO UPDATE SET status = excluded.status, due_at = excluded.due_at, cause = excluded.cause
  WHERE x.status = 'withdrawn';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plan_notices_of_change AFTER UPDATE OF status ON "booking"
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.customer_id IS NOT NULL AND NEW.start_at IS NOT NULL)
  EXECUTE FUNCTION plan_notices();
