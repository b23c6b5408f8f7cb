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

-- When the end of a hold or of a deposit's time is announced: with enough time left to act, or not at all.
CREATE OR REPLACE FUNCTION expiry_notice_at(b booking) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
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

-- A booking has each reminder once, also after an undo; other notices once per version of the booking.
CREATE OR REPLACE FUNCTION plan_notices() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  news text := news_of(OLD, NEW);
  back text;
BEGIN
  IF TG_OP = 'UPDATE' THEN PERFORM withdraw_notices(NEW.project_id, NEW.id, NEW.status); END IF;
  -- A change recorded long after it happened, as by an import, is not announced.
  IF NEW.updated_at < now() - interval '1 hour' THEN RETURN NULL; END IF;
  -- A restored booking is announced only if its end was.
  IF news = 'reinstated' AND NOT EXISTS (SELECT 1 FROM notice n
    WHERE n.project_id = NEW.project_id AND n.booking_id = NEW.id AND n.kind = 'cancelled' AND n.status IN ('sending', 'sent'))
  THEN news := NULL; END IF;
  -- Back at the time and the person that it had before moves of which the customer has heard nothing: they hear only what
  -- they had not heard before them.
  IF news = 'moved' THEN
    WITH RECURSIVE way AS (
      SELECT m.id, m.rescheduled_from_id, m.start_at, m.assignee_resource_id, 1 AS steps FROM booking m
      WHERE m.project_id = NEW.project_id AND m.id = NEW.rescheduled_from_id
      UNION ALL
      SELECT o.id, o.rescheduled_from_id, o.start_at, o.assignee_resource_id, w.steps + 1
      FROM way w JOIN booking o ON o.project_id = NEW.project_id AND o.id = w.rescheduled_from_id
      WHERE NOT EXISTS (SELECT 1 FROM notice n WHERE n.project_id = NEW.project_id AND n.booking_id = w.id
        AND n.kind = 'moved' AND n.status IN ('sending', 'sent')))
    SELECT w.id INTO back FROM way w WHERE w.steps > 1 AND w.start_at = NEW.start_at
      AND w.assignee_resource_id IS NOT DISTINCT FROM NEW.assignee_resource_id ORDER BY w.steps LIMIT 1;
    IF back IS NOT NULL THEN
      news := (SELECT n.kind FROM notice n WHERE n.project_id = NEW.project_id AND n.booking_id = back
        AND n.kind IN ('confirmed', 'reserved', 'moved') AND n.status = 'withdrawn' AND n.cause = 'rescheduled'
        ORDER BY n.created_at DESC LIMIT 1);
    END IF;
  END IF;
  -- Notices withdrawn by the end are sent after its undo, unless the restoration itself is announced.
  IF TG_OP = 'UPDATE' AND news IS NULL AND OLD.status IN ('cancelled', 'completed', 'no_show', 'failed')
    AND NEW.status IN ('confirmed', 'pending_payment')
  THEN
    UPDATE notice n SET status = 'planned', cause = NULL, attempts = '[]', mail_id = NULL, message_id = NULL, due_at = NEW.updated_at
    WHERE n.project_id = NEW.project_id AND n.booking_id = NEW.id AND n.kind IN ('confirmed', 'reserved', 'moved')
      AND n.status = 'withdrawn' AND n.cause = OLD.status;
  END IF;
  INSERT INTO notice AS x (project_id, id, booking_id, kind, reason, minutes, status, cause, due_at, created_at)
  SELECT NEW.project_id, new_id('ntf'), NEW.id, w.kind, w.reason, w.minutes,
    CASE WHEN h.held_out THEN 'withdrawn' ELSE 'planned' END, CASE WHEN h.held_out THEN 'holdout' END,
    CASE WHEN h.held_out THEN NULL ELSE w.due_at END, NEW.updated_at
  FROM (SELECT NEW.service_id) b
    LEFT JOIN service s ON s.project_id = NEW.project_id AND s.id = NEW.service_id
    LEFT JOIN notice_settings p ON p.project_id = NEW.project_id
    CROSS JOIN LATERAL (
      SELECT news AS kind, news || ':' || NEW.version AS reason, NULL::integer AS minutes,
        -- A delay, so that a change that is undone at once is never announced.
        NEW.updated_at + CASE news WHEN 'thanks' THEN interval '2 hours' WHEN 'cancelled' THEN interval '15 seconds'
          WHEN 'moved' THEN interval '15 seconds' ELSE interval '0' END AS due_at
      WHERE news IS NOT NULL AND (NEW.notify_customer OR news = 'thanks')
      UNION ALL
      SELECT 'hold_expiring', 'hold_expiring:' || NEW.version, NULL, expiry_notice_at(NEW)
      WHERE expiry_notice_at(NEW) IS NOT NULL
      UNION ALL
      SELECT 'reminder', 'reminder:' || m.minutes, m.minutes, NEW.start_at - m.minutes * interval '1 minute'
      FROM (SELECT DISTINCT each.value::integer AS minutes FROM jsonb_array_elements_text(
        coalesce(s.reminder_minutes, to_jsonb(p.reminder_minutes), '[4320, 1440]')) each) m
      WHERE NEW.status = 'confirmed' AND NEW.start_at - m.minutes * interval '1 minute' >= NEW.updated_at + interval '1 hour'
      UNION ALL
      -- A required confirmation is asked for a day before its deadline.
      SELECT 'reminder', 'reminder:confirm', (extract(epoch FROM NEW.start_at - NEW.confirm_by) / 60)::integer + 1440,
        NEW.confirm_by - interval '1 day'
      WHERE NEW.status = 'confirmed' AND NEW.confirm_by - interval '1 day' >= NEW.updated_at + interval '1 hour') w
    CROSS JOIN LATERAL (
      SELECT w.kind = 'reminder' AND NEW.confirm_by IS NULL AND is_held_out(NEW, coalesce(p.holdout_percent, 0)) AS held_out) h
  WHERE w.kind <> ALL (coalesce(p.off, '{}'))
  ON CONFLICT (project_id, booking_id, reason)
    DO UPDATE SET status = excluded.status, due_at = excluded.due_at, cause = excluded.cause
  WHERE x.status = 'withdrawn';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plan_notices_of_new AFTER INSERT ON "booking"
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND NEW.start_at IS NOT NULL) EXECUTE FUNCTION plan_notices();

CREATE OR REPLACE TRIGGER plan_notices_of_change AFTER UPDATE OF status ON "booking"
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.customer_id IS NOT NULL AND NEW.start_at IS NOT NULL)
  EXECUTE FUNCTION plan_notices();
