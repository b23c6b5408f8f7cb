-- What customers are told of their bookings. Those made before have nothing planned: nobody is told of the past.
CREATE TABLE notice (
  project_id text NOT NULL,
  id text NOT NULL,
  booking_id text NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  minutes integer,
  status text NOT NULL DEFAULT 'planned',
  cause text,
  due_at timestamptz(3),
  text text,
  way text,
  message_id text,
  mail_id text,
  attempts jsonb NOT NULL DEFAULT '[]',
  sent_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT notice_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT notice_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id)
    REFERENCES booking (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX notice_project_id_booking_id_reason_key ON notice (project_id, booking_id, reason);
CREATE INDEX notice_due ON notice (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notice_message ON notice (project_id, message_id) WHERE message_id IS NOT NULL;
CREATE INDEX notice_mail ON notice (mail_id) WHERE mail_id IS NOT NULL;

CREATE TABLE notice_settings (
  project_id text NOT NULL,
  off text[],
  reminder_minutes integer[] DEFAULT ARRAY[4320, 1440]::integer[],
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT notice_settings_pkey PRIMARY KEY (project_id),
  CONSTRAINT notice_settings_project_id_fkey FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE notice_text (
  project_id text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT notice_text_pkey PRIMARY KEY (project_id, kind, language),
  CONSTRAINT notice_text_project_id_fkey FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE booking ADD COLUMN notify_customer boolean NOT NULL DEFAULT true;
ALTER TABLE booking ADD COLUMN contact jsonb;
ALTER TABLE booking ADD COLUMN attending_since timestamptz(3);
ALTER TABLE customer ADD COLUMN notices_stopped_at timestamptz(3);
ALTER TABLE service ADD COLUMN reminder_minutes jsonb;
