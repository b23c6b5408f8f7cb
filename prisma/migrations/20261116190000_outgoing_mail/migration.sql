CREATE TABLE outgoing_mail (
  id text NOT NULL,
  project_id text,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  confidential boolean NOT NULL DEFAULT false,
  calendar_method text,
  calendar_ics text,
  message_id text NOT NULL,
  thread text,
  unsubscribe text,
  status text NOT NULL,
  error text,
  tries smallint NOT NULL DEFAULT 0,
  due_at timestamptz(3),
  lease integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3),
  CONSTRAINT outgoing_mail_pkey PRIMARY KEY (id),
  CONSTRAINT outgoing_mail_project_id_fkey FOREIGN KEY (project_id) REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT outgoing_mail_status CHECK (status IN ('queued', 'stored', 'sent', 'failed', 'bounced', 'withdrawn')),
  CONSTRAINT outgoing_mail_due CHECK (status = 'queued' OR due_at IS NULL),
  CONSTRAINT outgoing_mail_calendar CHECK ((calendar_method IS NULL) = (calendar_ics IS NULL))
);
CREATE INDEX outgoing_mail_project_id_id_idx ON outgoing_mail (project_id, id);
CREATE INDEX outgoing_mail_project_id_to_address_idx ON outgoing_mail (project_id, to_address);
CREATE INDEX outgoing_mail_created_at_idx ON outgoing_mail (created_at);
CREATE INDEX outgoing_mail_due_idx ON outgoing_mail (due_at) WHERE due_at IS NOT NULL;
