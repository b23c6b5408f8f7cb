-- An unpaid deposit has a deadline, kept where a hold's end is kept.
ALTER TABLE service ADD COLUMN deposit_minutes integer NOT NULL DEFAULT 60;

-- Bookings from before were promised no deadline: theirs is the start.
UPDATE allocation a SET expires_at = b.start_at FROM booking b
WHERE b.project_id = a.project_id AND b.id = a.booking_id AND b.status = 'pending_payment' AND b.start_at > now() AND a.blocks;
UPDATE booking SET hold_expires_at = start_at WHERE status = 'pending_payment' AND start_at > now();

-- What waits in a queue has no allocation by which the expiry would find it.
CREATE INDEX booking_deposit_due ON booking (hold_expires_at)
  WHERE status = 'pending_payment' AND hold_expires_at IS NOT NULL AND start_at IS NULL;
