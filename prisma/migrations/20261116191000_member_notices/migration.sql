-- What members are told of, by which ways, what became of it, and the browsers that show it.
CREATE TABLE member_notice (
  project_id text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  kind text NOT NULL,
  event_id text NOT NULL,
  escalation boolean NOT NULL DEFAULT false,
  subject_id text NOT NULL,
  data jsonb NOT NULL,
  link text NOT NULL,
  bell boolean NOT NULL,
  read_at timestamptz(3),
  escalate_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT member_notice_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX member_notice_project_id_member_id_event_id_escalation_key
  ON member_notice (project_id, member_id, event_id, escalation);
CREATE INDEX member_notice_project_id_member_id_id_idx ON member_notice (project_id, member_id, id);
CREATE INDEX member_notice_project_id_event_id_idx ON member_notice (project_id, event_id);
CREATE INDEX member_notice_project_id_subject_id_idx ON member_notice (project_id, subject_id);
CREATE INDEX member_notice_escalate_at_idx ON member_notice (escalate_at);
ALTER TABLE member_notice ADD CONSTRAINT member_notice_project_id_member_id_fkey
  FOREIGN KEY (project_id, member_id) REFERENCES member (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE member_notice_way (
  project_id text NOT NULL,
  notice_id text NOT NULL,
  way text NOT NULL,
  digest boolean NOT NULL DEFAULT false,
  due_at timestamptz(3),
  tries smallint NOT NULL DEFAULT 0,
  CONSTRAINT member_notice_way_pkey PRIMARY KEY (project_id, notice_id, way)
);
CREATE INDEX member_notice_way_due_at_idx ON member_notice_way (due_at);
ALTER TABLE member_notice_way ADD CONSTRAINT member_notice_way_project_id_notice_id_fkey
  FOREIGN KEY (project_id, notice_id) REFERENCES member_notice (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE member_notice_attempt (
  project_id text NOT NULL,
  notice_id text NOT NULL,
  way text NOT NULL,
  attempt smallint NOT NULL,
  outcome text NOT NULL,
  cause text,
  at timestamptz(3) NOT NULL,
  CONSTRAINT member_notice_attempt_pkey PRIMARY KEY (project_id, notice_id, way, attempt)
);
ALTER TABLE member_notice_attempt ADD CONSTRAINT member_notice_attempt_project_id_notice_id_fkey
  FOREIGN KEY (project_id, notice_id) REFERENCES member_notice (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE push_subscription (
  project_id text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT push_subscription_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX push_subscription_project_id_endpoint_key ON push_subscription (project_id, endpoint);
CREATE INDEX push_subscription_project_id_member_id_idx ON push_subscription (project_id, member_id);
ALTER TABLE push_subscription ADD CONSTRAINT push_subscription_project_id_member_id_fkey
  FOREIGN KEY (project_id, member_id) REFERENCES member (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE push_key (
  id text NOT NULL,
  public_key text NOT NULL,
  secret text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT push_key_pkey PRIMARY KEY (id)
);
