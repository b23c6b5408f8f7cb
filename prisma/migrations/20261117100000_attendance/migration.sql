-- What is asked of customers who miss visits, and the share of bookings that is left without reminders.

CREATE TABLE attendance_settings (
  project_id text NOT NULL,
  enabled boolean NOT NULL DEFAULT false,
  confirm_after integer DEFAULT 1,
  deposit_after integer,
  desk_only_after integer DEFAULT 3,
  forget_after_days integer NOT NULL DEFAULT 180,
  confirm_hours integer NOT NULL DEFAULT 24,
  deposit_cents integer,
  deposit_minutes integer NOT NULL DEFAULT 1440,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT attendance_settings_pkey PRIMARY KEY (project_id),
  CONSTRAINT attendance_settings_project_id_fkey FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE booking ADD COLUMN confirm_by timestamptz(3);
CREATE INDEX booking_unconfirmed ON booking (confirm_by) WHERE status = 'confirmed' AND attending_since IS NULL AND confirm_by IS NOT NULL;
ALTER TABLE customer ADD COLUMN misses_forgiven_at timestamptz(3);
ALTER TABLE notice_settings ADD COLUMN holdout_percent integer NOT NULL DEFAULT 0;
