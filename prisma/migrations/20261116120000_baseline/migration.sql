-- Tables, sequences, indexes and constraints as of the first release. Functions, views and triggers stand in prisma/sql;
-- prisma/sql/foundation.sql, which holds what the tables need, is applied before. The columns of a key share a line. Every
-- reference names the project too, so that no row can point into another one.

-- A sequence, because a version that was rolled back must never be given out again.
CREATE SEQUENCE catalog_version AS integer START 2;
-- Handed out under the relay's lock, so that the order of the numbers is the order of the commits.
CREATE SEQUENCE event_published AS bigint;

-- project
CREATE TABLE project (
  id text PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL,
  timezone text NOT NULL,
  currency text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  catalog_version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX project_slug_key ON project (slug);

-- team
CREATE TABLE "user" (
  id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  current_project_id text,
  session_epoch integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX user_email_key ON "user" (email);

CREATE TABLE member (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  user_id text NOT NULL REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  role text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notifications jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT member_pkey PRIMARY KEY (project_id, id)
);
CREATE INDEX member_user_id_idx ON member (user_id);
CREATE UNIQUE INDEX member_project_id_user_id_key ON member (project_id, user_id);

CREATE TABLE invite (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  token_hash bytea NOT NULL,
  invited_by_id text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  accepted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT invite_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT invite_project_id_invited_by_id_fkey FOREIGN KEY (project_id, invited_by_id) REFERENCES member(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX invite_token_hash_key ON invite (token_hash);
CREATE INDEX invite_project_id_email_idx ON invite (project_id, email);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX password_reset_user_id_idx ON password_reset (user_id);

CREATE TABLE sign_up (
  token_hash bytea PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  workspace jsonb NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX sign_up_email_idx ON sign_up (email);
CREATE INDEX sign_up_expires_at_idx ON sign_up (expires_at);

-- api-keys
CREATE TABLE api_key (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  hash bytea NOT NULL,
  prefix text NOT NULL,
  last4 text NOT NULL,
  scopes text[],
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT api_key_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX api_key_hash_key ON api_key (hash);

-- catalog
CREATE TABLE service (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  description text,
  kind text NOT NULL,
  duration_minutes integer NOT NULL,
  buffer_minutes integer NOT NULL,
  slot_interval_minutes integer NOT NULL,
  min_notice_minutes integer NOT NULL,
  max_advance_days integer NOT NULL,
  max_party_size integer NOT NULL,
  schedule_id text,
  group_id text,
  uses text NOT NULL,
  price_cents integer,
  currency text NOT NULL,
  deposit_cents integer,
  intake_fields jsonb NOT NULL,
  color text NOT NULL,
  active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  CONSTRAINT service_pkey PRIMARY KEY (project_id, id)
);

CREATE TABLE service_requirement (
  project_id text NOT NULL, service_id text NOT NULL, "position" integer NOT NULL,
  group_id text,
  resource_id text,
  quantity integer NOT NULL,
  CONSTRAINT service_requirement_pkey PRIMARY KEY (project_id, service_id, "position"),
  -- A requirement names a group or a resource, never both.
  CONSTRAINT service_requirement_one_target CHECK (num_nonnulls(group_id, resource_id) = 1),
  CONSTRAINT service_requirement_project_id_service_id_fkey FOREIGN KEY (project_id, service_id) REFERENCES service(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX service_requirement_project_id_group_id_idx ON service_requirement (project_id, group_id);
CREATE INDEX service_requirement_project_id_resource_id_idx ON service_requirement (project_id, resource_id);

CREATE TABLE resource (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  capacity integer NOT NULL,
  schedule_id text,
  member_id text,
  location jsonb,
  active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  CONSTRAINT resource_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT resource_project_id_member_id_fkey FOREIGN KEY (project_id, member_id) REFERENCES member(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);

CREATE TABLE resource_group (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  CONSTRAINT resource_group_pkey PRIMARY KEY (project_id, id)
);

CREATE TABLE resource_group_member (
  project_id text NOT NULL, group_id text NOT NULL, resource_id text NOT NULL,
  CONSTRAINT resource_group_member_pkey PRIMARY KEY (project_id, group_id, resource_id),
  CONSTRAINT resource_group_member_project_id_group_id_fkey FOREIGN KEY (project_id, group_id) REFERENCES resource_group(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT resource_group_member_project_id_resource_id_fkey FOREIGN KEY (project_id, resource_id) REFERENCES resource(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX resource_group_member_project_id_resource_id_idx ON resource_group_member (project_id, resource_id);

CREATE TABLE schedule (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  timezone text NOT NULL,
  weekly jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  CONSTRAINT schedule_pkey PRIMARY KEY (project_id, id)
);

CREATE TABLE schedule_override (
  project_id text NOT NULL, schedule_id text NOT NULL, date date NOT NULL,
  id text NOT NULL,
  intervals jsonb NOT NULL,
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT schedule_override_pkey PRIMARY KEY (project_id, schedule_id, date),
  CONSTRAINT schedule_override_project_id_schedule_id_fkey FOREIGN KEY (project_id, schedule_id) REFERENCES schedule(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX schedule_override_project_id_date_schedule_id_idx ON schedule_override (project_id, date, schedule_id);

CREATE TABLE time_off (
  project_id text NOT NULL, id text NOT NULL,
  resource_id text NOT NULL,
  start_at timestamptz(3) NOT NULL,
  end_at timestamptz(3) NOT NULL,
  reason text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT time_off_pkey PRIMARY KEY (project_id, id),
  -- A time off has a length.
  CONSTRAINT time_off_order CHECK (start_at < end_at),
  CONSTRAINT time_off_project_id_resource_id_fkey FOREIGN KEY (project_id, resource_id) REFERENCES resource(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX time_off_project_id_resource_id_start_at_idx ON time_off (project_id, resource_id, start_at);

-- customers
CREATE TABLE customer (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  phone text,
  phone_key text,
  locale text,
  email text,
  company text,
  notes text,
  tags text[],
  address jsonb,
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  anonymised_at timestamptz(3),
  CONSTRAINT customer_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX customer_project_id_phone_key_key ON customer (project_id, phone_key);
CREATE INDEX customer_search ON customer USING gin (project_id, search_text gin_trgm_ops);
CREATE INDEX customer_tags ON customer USING gin (project_id, tags);

CREATE TABLE customer_identity (
  project_id text NOT NULL, channel text NOT NULL, external_id text NOT NULL,
  customer_id text NOT NULL,
  display_name text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT customer_identity_pkey PRIMARY KEY (project_id, channel, external_id),
  CONSTRAINT customer_identity_project_id_customer_id_fkey FOREIGN KEY (project_id, customer_id) REFERENCES customer(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX customer_identity_project_id_customer_id_idx ON customer_identity (project_id, customer_id);

CREATE TABLE customer_merge (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, merged_id text NOT NULL,
  survivor_id text NOT NULL,
  gone jsonb NOT NULL,
  moved jsonb NOT NULL,
  filled jsonb NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT customer_merge_pkey PRIMARY KEY (project_id, merged_id)
);
CREATE INDEX customer_merge_project_id_survivor_id_idx ON customer_merge (project_id, survivor_id);
-- Finds the surviving customer by the phone of one who was merged away.
CREATE INDEX customer_merge_phone ON customer_merge (project_id, (gone ->> 'phone_key'));

-- conversations
CREATE TABLE conversation (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('whatsapp', 'telegram', 'webchat')),
  external_id text NOT NULL,
  customer_id text NOT NULL,
  mode text NOT NULL DEFAULT 'bot' CHECK (mode IN ('bot', 'human')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved')),
  unread_count integer NOT NULL DEFAULT 0,
  assignee_id text,
  message_count integer NOT NULL DEFAULT 0,
  turn integer NOT NULL DEFAULT 0,
  last_message_at timestamptz(3),
  last_inbound_at timestamptz(3),
  resolved_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT conversation_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT conversation_project_id_customer_id_fkey FOREIGN KEY (project_id, customer_id) REFERENCES customer(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT conversation_project_id_assignee_id_fkey FOREIGN KEY (project_id, assignee_id) REFERENCES member(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX conversation_project_id_last_message_at_id_idx ON conversation (project_id, last_message_at, id);
CREATE INDEX conversation_project_id_customer_id_idx ON conversation (project_id, customer_id);
CREATE INDEX conversation_project_id_assignee_id_idx ON conversation (project_id, assignee_id);
CREATE UNIQUE INDEX conversation_project_id_channel_external_id_key ON conversation (project_id, channel, external_id);

CREATE TABLE message (
  project_id text NOT NULL, id text NOT NULL,
  conversation_id text NOT NULL,
  n integer NOT NULL,
  channel text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  author jsonb NOT NULL,
  kind text NOT NULL,
  text text,
  location jsonb,
  file_id text,
  template jsonb,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'delivered', 'read', 'failed')),
  error jsonb,
  external_id text,
  edited_at timestamptz(3),
  due_at timestamptz(3),
  tries smallint NOT NULL DEFAULT 0,
  lease integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sending_since timestamptz(3),
  CONSTRAINT message_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT message_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX message_project_id_file_id_idx ON message (project_id, file_id);
CREATE UNIQUE INDEX message_project_id_conversation_id_n_key ON message (project_id, conversation_id, n);
CREATE UNIQUE INDEX message_project_id_channel_external_id_key ON message (project_id, channel, external_id);
-- What waits to be sent, over all projects: the workers' own list.
CREATE INDEX message_due_idx ON message (due_at) WHERE due_at IS NOT NULL;
-- What waits in a conversation: nothing overtakes what was written before it.
CREATE INDEX message_queued_idx ON message (project_id, conversation_id, n) WHERE status = 'queued';

CREATE TABLE message_file (
  project_id text NOT NULL, id text NOT NULL,
  conversation_id text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  width integer, height integer,
  has_thumbnail boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT message_file_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT message_file_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX message_file_project_id_conversation_id_idx ON message_file (project_id, conversation_id);

CREATE TABLE channel_pause (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  channel text NOT NULL,
  reason text NOT NULL,
  paused_by jsonb NOT NULL,
  paused_at timestamptz(3) NOT NULL,
  until timestamptz(3),
  resumed_by jsonb,
  resumed_at timestamptz(3),
  CONSTRAINT channel_pause_pkey PRIMARY KEY (project_id, id)
);
CREATE INDEX channel_pause_project_id_channel_paused_at_idx ON channel_pause (project_id, channel, paused_at);
-- A channel is paused once; pausing it again changes that pause.
CREATE UNIQUE INDEX channel_pause_open_idx ON channel_pause (project_id, channel) WHERE resumed_at IS NULL;

CREATE TABLE quick_reply (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  shortcut text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT quick_reply_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX quick_reply_project_id_shortcut_key ON quick_reply (project_id, shortcut);

-- bookings
CREATE TABLE booking (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  status text NOT NULL,
  stage text NOT NULL,
  service_id text NOT NULL,
  customer_id text,
  start_at timestamptz(3),
  end_at timestamptz(3),
  due_at timestamptz(3),
  hold_expires_at timestamptz(3),
  party_size integer NOT NULL DEFAULT 1,
  priority text NOT NULL DEFAULT 'normal',
  tags text[],
  source text NOT NULL,
  notes text,
  intake jsonb,
  location text,
  lat double precision, lng double precision,
  group_id text,
  assignee_resource_id text,
  rescheduled_from_id text,
  rescheduled_to_id text,
  cancel_reason text,
  outcome text,
  price_cents integer,
  currency text NOT NULL,
  conversation_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  search_text text NOT NULL DEFAULT '',
  CONSTRAINT booking_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT booking_project_id_service_id_fkey FOREIGN KEY (project_id, service_id) REFERENCES service(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT booking_project_id_customer_id_fkey FOREIGN KEY (project_id, customer_id) REFERENCES customer(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT booking_project_id_group_id_fkey FOREIGN KEY (project_id, group_id) REFERENCES resource_group(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT booking_project_id_assignee_resource_id_fkey FOREIGN KEY (project_id, assignee_resource_id) REFERENCES resource(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT booking_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX booking_project_id_start_at_id_idx ON booking (project_id, start_at, id);
CREATE INDEX booking_project_id_customer_id_start_at_idx ON booking (project_id, customer_id, start_at);
CREATE INDEX booking_project_id_stage_idx ON booking (project_id, stage);
-- The lists of what is still to be done hold open tasks alone, so that they stay as small as the work at hand. A task
-- is in the first by its start, or in the second while it has none; the place is with them, so that a box is decided
-- without looking at the task.
CREATE INDEX booking_open_start ON booking (project_id, start_at, id)
  INCLUDE (lat, lng) WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND start_at IS NOT NULL;
CREATE INDEX booking_open_due ON booking (project_id, due_at, id)
  INCLUDE (lat, lng) WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND start_at IS NULL;
-- Tasks that were begun and are due at another time.
CREATE INDEX booking_open_begun ON booking (project_id, due_at, id)
  INCLUDE (start_at, lat, lng)
  WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND start_at IS NOT NULL AND due_at IS NOT NULL;
CREATE INDEX booking_open_inbox ON booking (project_id, due_at, id)
  INCLUDE (lat, lng) WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND assignee_resource_id IS NULL;
CREATE INDEX booking_in_progress ON booking (project_id, COALESCE(LEAST(start_at, due_at), 'infinity'), id)
  WHERE status = 'checked_in';
CREATE INDEX booking_open_assignee ON booking (project_id, assignee_resource_id, start_at, id)
  WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND assignee_resource_id IS NOT NULL;
CREATE INDEX booking_open_place ON booking (project_id, lat, lng)
  WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND lat IS NOT NULL AND lng IS NOT NULL;
CREATE INDEX booking_open_tags ON booking USING gin (project_id, tags)
  WHERE status IN ('pending_payment', 'confirmed', 'checked_in') AND tags <> '{}';
-- What ended before anybody took it.
CREATE INDEX booking_ended_due ON booking (project_id, due_at, id)
  WHERE status IN ('completed', 'failed', 'no_show', 'cancelled', 'rescheduled') AND start_at IS NULL;
-- The tasks that came of a conversation.
CREATE INDEX booking_conversation_idx ON booking (project_id, conversation_id, id) WHERE conversation_id IS NOT NULL;
CREATE INDEX booking_project_id_service_id_idx ON booking (project_id, service_id);
-- Whether anything was ever booked on a group or given to a resource: asked before a plan is undone.
CREATE INDEX booking_of_group ON booking (project_id, group_id) WHERE group_id IS NOT NULL;
CREATE INDEX booking_of_assignee ON booking (project_id, assignee_resource_id) WHERE assignee_resource_id IS NOT NULL;
-- Two indexes of words: a search of the work at hand does not wade through the history.
CREATE INDEX booking_open_search ON booking USING gin (search_keys(project_id, search_text))
  WHERE status IN ('pending_payment', 'confirmed', 'checked_in');
CREATE INDEX booking_ended_search ON booking USING gin (search_keys(project_id, search_text))
  WHERE status IN ('completed', 'failed', 'no_show', 'cancelled', 'rescheduled');

CREATE TABLE allocation (
  project_id text NOT NULL, booking_id text NOT NULL, resource_id text NOT NULL, place integer NOT NULL,
  seat integer NOT NULL,
  start_at timestamptz(3) NOT NULL,
  end_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  blocks boolean NOT NULL,
  CONSTRAINT allocation_pkey PRIMARY KEY (project_id, booking_id, resource_id, place),
  CONSTRAINT allocation_one_a_lane EXCLUDE USING gist (
    hashtextextended(project_id || resource_id, 0) WITH =, seat WITH =, tstzrange(start_at, end_at) WITH &&) WHERE (blocks),
  -- On one lane of one resource, times that block do not overlap.
  CONSTRAINT allocation_order CHECK (start_at < end_at),
  CONSTRAINT allocation_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT allocation_project_id_resource_id_fkey FOREIGN KEY (project_id, resource_id) REFERENCES resource(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
-- Busy times and a resource's list are read from this index alone.
CREATE INDEX allocation_of_resource ON allocation (project_id, resource_id, start_at)
  INCLUDE (end_at, expires_at, blocks, booking_id);
-- Busy times look back six hours for what is still going on; the few that are longer are found here.
CREATE INDEX allocation_long ON allocation (project_id, resource_id, start_at)
  INCLUDE (end_at, expires_at, blocks, booking_id) WHERE end_at - start_at > interval '6 hours';
-- What the expiry of holds looks for.
CREATE INDEX allocation_due ON allocation (expires_at) WHERE blocks AND expires_at IS NOT NULL;
-- The same for one resource: only live holds are in it, however long the history.
CREATE INDEX allocation_held ON allocation (project_id, resource_id, expires_at)
  WHERE blocks AND expires_at IS NOT NULL;

CREATE TABLE stage_history (
  project_id text NOT NULL, id text NOT NULL,
  booking_id text NOT NULL,
  from_stage text,
  to_stage text NOT NULL,
  action text NOT NULL,
  actor jsonb NOT NULL,
  data jsonb,
  version integer NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT stage_history_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT stage_history_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stage_history_project_id_booking_id_id_idx ON stage_history (project_id, booking_id, id);

-- stages
CREATE TABLE stage_config (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, version integer NOT NULL,
  content jsonb NOT NULL,
  reverted_from integer,
  created_by jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT stage_config_pkey PRIMARY KEY (project_id, version)
);

-- evidence
CREATE TABLE comment (
  project_id text NOT NULL, id text NOT NULL,
  booking_id text,
  customer_id text,
  body text NOT NULL,
  mentions text[],
  author jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT comment_pkey PRIMARY KEY (project_id, id),
  -- A comment is about one thing.
  CONSTRAINT comment_of_one CHECK (num_nonnulls(booking_id, customer_id) = 1),
  CONSTRAINT comment_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT comment_project_id_customer_id_fkey FOREIGN KEY (project_id, customer_id) REFERENCES customer(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX comment_project_id_booking_id_id_idx ON comment (project_id, booking_id, id);
CREATE INDEX comment_project_id_customer_id_id_idx ON comment (project_id, customer_id, id);

CREATE TABLE attachment (
  project_id text NOT NULL, id text NOT NULL,
  booking_id text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  width integer, height integer,
  has_thumbnail boolean NOT NULL DEFAULT false,
  author jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT attachment_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT attachment_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX attachment_project_id_booking_id_id_idx ON attachment (project_id, booking_id, id);

CREATE TABLE location_event (
  project_id text NOT NULL, id text NOT NULL,
  booking_id text NOT NULL,
  lat double precision NOT NULL, lng double precision NOT NULL,
  accuracy double precision,
  kind text NOT NULL,
  author jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT location_event_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT location_event_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX location_event_project_id_booking_id_id_idx ON location_event (project_id, booking_id, id);

-- events
CREATE TABLE event (
  seq bigserial PRIMARY KEY,
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  id text NOT NULL,
  type text NOT NULL,
  subject_id text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  published_at timestamptz(3),
  published_seq bigint
);
CREATE INDEX event_project_id_subject_id_seq_idx ON event (project_id, subject_id, seq);
CREATE UNIQUE INDEX event_project_id_id_key ON event (project_id, id);
-- The relay looks only for what is unpublished.
CREATE INDEX event_unpublished ON event (seq) WHERE published_at IS NULL;
CREATE INDEX event_project_id_published_seq_idx ON event (project_id, published_seq);

-- background
CREATE TABLE background_run (
  id text PRIMARY KEY,
  function_id text NOT NULL,
  project_id text REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  event_id text NOT NULL,
  event_name text NOT NULL,
  event_seq bigint,
  events jsonb NOT NULL,
  status text NOT NULL DEFAULT 'active',
  attempt integer NOT NULL DEFAULT 0,
  due_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  lease integer NOT NULL DEFAULT 0,
  worker text,
  output jsonb,
  error jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  unfinished integer NOT NULL DEFAULT 0,
  CONSTRAINT background_run_status CHECK (status IN ('active', 'completed', 'failed', 'cancelled'))
);
CREATE INDEX background_run_project_id_id_idx ON background_run (project_id, id);
CREATE UNIQUE INDEX background_run_function_id_event_id_key ON background_run (function_id, event_id);
-- Executors look only for what is due, cancellations only for what still runs, the sweeper only for what has ended.
CREATE INDEX background_run_due ON background_run (due_at) WHERE status = 'active';
CREATE INDEX background_run_finished ON background_run (finished_at) WHERE finished_at IS NOT NULL;
-- The runs of one function in the order in which they are due, for limits on concurrency; cancellations use it too.
CREATE INDEX background_run_waiting ON background_run (function_id, due_at) WHERE status = 'active';
-- Runs suspected of crashing their worker are looked for separately, and there are hardly ever any.
CREATE INDEX background_run_suspects ON background_run (due_at) WHERE (status = 'active') AND (unfinished > 0);

CREATE TABLE background_step (
  run_id text NOT NULL REFERENCES background_run(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  attempt integer NOT NULL DEFAULT 0,
  due_at timestamptz(3),
  data jsonb,
  error jsonb,
  "position" integer,
  finished_at timestamptz(3),
  CONSTRAINT background_step_pkey PRIMARY KEY (run_id, id),
  CONSTRAINT background_step_status CHECK (status IN ('planned', 'done', 'failed'))
);

CREATE TABLE background_schedule (
  function_id text NOT NULL, cron text NOT NULL,
  next_at timestamptz(3) NOT NULL,
  CONSTRAINT background_schedule_pkey PRIMARY KEY (function_id, cron)
);

CREATE TABLE background_function (
  id text PRIMARY KEY,
  name text NOT NULL,
  triggers text[],
  retries integer NOT NULL,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  places integer
);

CREATE TABLE background_worker (
  id text PRIMARY KEY,
  engine text NOT NULL,
  relay_failures integer NOT NULL DEFAULT 0,
  relay_error text,
  started_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- webhooks
CREATE TABLE webhook_endpoint (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  place smallint NOT NULL,
  url text NOT NULL,
  events text[],
  active boolean NOT NULL DEFAULT true,
  secret text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  warnings text[],
  deactivated_at timestamptz(3),
  deactivated_by text,
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
  last_error text,
  last_status_code integer,
  last_detail text,
  subscribed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhook_endpoint_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT webhook_endpoint_at_most_ten CHECK ((place >= 1) AND (place <= 10))
);
CREATE UNIQUE INDEX webhook_endpoint_project_id_place_key ON webhook_endpoint (project_id, place);

CREATE TABLE webhook_delivery (
  project_id text NOT NULL, id text NOT NULL,
  endpoint_id text NOT NULL,
  event_id text NOT NULL,
  event_type text NOT NULL,
  body text NOT NULL,
  status text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  attempt_count integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3),
  resend_at timestamptz(3),
  due_at timestamptz(3),
  urgent boolean NOT NULL DEFAULT false,
  lease integer NOT NULL DEFAULT 0,
  leased_at timestamptz(3),
  manual boolean NOT NULL DEFAULT false,
  delivered_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhook_delivery_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT webhook_delivery_project_id_endpoint_id_fkey FOREIGN KEY (project_id, endpoint_id) REFERENCES webhook_endpoint(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX webhook_delivery_project_id_endpoint_id_event_id_key ON webhook_delivery (project_id, endpoint_id, event_id);
-- What is to be done, by endpoint: fairness between endpoints is a walk from one to the next.
CREATE INDEX webhook_delivery_due ON webhook_delivery (project_id, endpoint_id, urgent DESC, due_at)
  WHERE due_at IS NOT NULL;
CREATE INDEX webhook_delivery_created_at_idx ON webhook_delivery USING brin (created_at);

CREATE TABLE webhook_attempt (
  project_id text NOT NULL, delivery_id text NOT NULL, n integer NOT NULL,
  endpoint_id text NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  status_code integer,
  error text,
  detail text,
  duration_ms integer,
  response_excerpt text,
  found jsonb,
  CONSTRAINT webhook_attempt_pkey PRIMARY KEY (project_id, delivery_id, n),
  CONSTRAINT webhook_attempt_project_id_delivery_id_fkey FOREIGN KEY (project_id, delivery_id) REFERENCES webhook_delivery(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX webhook_attempt_project_id_endpoint_id_at_idx ON webhook_attempt (project_id, endpoint_id, at);

-- platform
CREATE TABLE idempotency_record (
  project_id text NOT NULL, operation text NOT NULL, path text NOT NULL, key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  body text,
  location text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT idempotency_record_pkey PRIMARY KEY (project_id, operation, path, key)
);
CREATE INDEX idempotency_record_created_at_idx ON idempotency_record (created_at);

CREATE UNLOGGED TABLE rate_bucket (
  id text PRIMARY KEY,
  tokens double precision NOT NULL,
  updated_at timestamptz(6) NOT NULL
);

CREATE TABLE readiness_probe (
  id integer PRIMARY KEY,
  at timestamptz(3) NOT NULL
);

CREATE TABLE audit_entry (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  actor jsonb NOT NULL,
  action text NOT NULL,
  subject_id text NOT NULL,
  changes jsonb NOT NULL,
  request_id text,
  address text,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (project_id, id)
);
CREATE INDEX audit_entry_project_id_subject_id_id_idx ON audit_entry (project_id, subject_id, id);

-- agents
CREATE TABLE agent_call (
  project_id text NOT NULL, id text NOT NULL,
  key_id text NOT NULL,
  tool text NOT NULL,
  arguments jsonb NOT NULL,
  outcome text NOT NULL,
  detail text,
  dry_run boolean NOT NULL DEFAULT false,
  replayed boolean NOT NULL DEFAULT false,
  request_id text NOT NULL,
  client text,
  duration_ms integer NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT agent_call_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT agent_call_project_id_key_id_fkey FOREIGN KEY (project_id, key_id) REFERENCES api_key(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX agent_call_at_idx ON agent_call USING brin (at);

-- ai
CREATE TABLE ai_control (
  project_id text PRIMARY KEY REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  paused_at timestamptz(3),
  paused_by text,
  pause_reason text,
  monthly_cents integer,
  monthly_tokens integer,
  guard jsonb,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE ai_call (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id bigserial NOT NULL,
  day date NOT NULL,
  channel text,
  model text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('bot', 'assistant', 'embedding')),
  tokens_in integer NOT NULL,
  tokens_out integer NOT NULL,
  cost_micros bigint NOT NULL,
  duration_ms integer NOT NULL,
  outcome text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ai_call_pkey PRIMARY KEY (project_id, id)
);
CREATE INDEX ai_call_project_id_day_idx ON ai_call (project_id, day);
CREATE INDEX ai_call_created_at_idx ON ai_call USING brin (created_at);
-- The last calls of a project, newest first: whether its model fails again and again.
CREATE INDEX ai_call_latest ON ai_call (project_id, purpose, id DESC);

CREATE TABLE ai_month (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, month text NOT NULL,
  cost_micros bigint NOT NULL,
  tokens bigint NOT NULL,
  CONSTRAINT ai_month_pkey PRIMARY KEY (project_id, month)
);

CREATE TABLE ai_rest (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, model text NOT NULL,
  failures integer NOT NULL,
  last_failed_at timestamptz(3) NOT NULL,
  since timestamptz(3),
  until timestamptz(3),
  CONSTRAINT ai_rest_pkey PRIMARY KEY (project_id, model),
  CONSTRAINT ai_rest_since_check CHECK ((since IS NULL) = (until IS NULL))
);

CREATE TABLE ai_notice (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('budget_near', 'budget_reached', 'model_failing', 'model_back', 'guard_held', 'paused')),
  period text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  dismissed_at timestamptz(3),
  CONSTRAINT ai_notice_pkey PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX ai_notice_project_id_kind_period_key ON ai_notice (project_id, kind, period);

-- assistant
CREATE TABLE setup_plan (
  project_id text PRIMARY KEY REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  answers jsonb NOT NULL,
  content jsonb NOT NULL,
  edited text[],
  asking text NOT NULL,
  applied jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  by_model text[] DEFAULT ARRAY[]::text[]
);

CREATE TABLE setup_message (
  project_id text NOT NULL REFERENCES setup_plan(project_id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  author text NOT NULL,
  text text,
  said jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT setup_message_pkey PRIMARY KEY (project_id, id)
);

-- automations
CREATE TABLE automation (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  name text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  trigger jsonb NOT NULL,
  conditions jsonb NOT NULL,
  actions jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  edges jsonb,
  nodes jsonb,
  since timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT automation_pkey PRIMARY KEY (project_id, id),
  -- A graph is whole or not there.
  CONSTRAINT automation_graph_check CHECK ((nodes IS NULL) = (edges IS NULL))
);

CREATE TABLE automation_run (
  project_id text NOT NULL, id text NOT NULL,
  automation_id text NOT NULL,
  cause text NOT NULL,
  subject_id text NOT NULL,
  status text NOT NULL,
  actions jsonb NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  steps jsonb NOT NULL DEFAULT '[]',
  due_at timestamptz(3),
  tries smallint NOT NULL DEFAULT 0,
  lease integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  message_id text,
  node text,
  unfinished smallint NOT NULL DEFAULT 0,
  CONSTRAINT automation_run_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT automation_run_project_id_automation_id_fkey FOREIGN KEY (project_id, automation_id) REFERENCES automation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX automation_run_project_id_automation_id_id_idx ON automation_run (project_id, automation_id, id);
CREATE INDEX automation_run_project_id_subject_id_created_at_idx ON automation_run (project_id, subject_id, created_at);
CREATE UNIQUE INDEX automation_run_project_id_automation_id_cause_key ON automation_run (project_id, automation_id, cause);
-- What wants a worker, over all projects.
CREATE INDEX automation_run_due_idx ON automation_run (due_at) WHERE due_at IS NOT NULL;

-- booking-page
CREATE TABLE booking_page (
  project_id text PRIMARY KEY REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  enabled boolean NOT NULL DEFAULT true,
  headline text,
  text text,
  all_services boolean NOT NULL DEFAULT true,
  service_ids text[],
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE visitor_hold (
  project_id text NOT NULL, booking_id text NOT NULL,
  address_key text NOT NULL,
  CONSTRAINT visitor_hold_pkey PRIMARY KEY (project_id, booking_id),
  CONSTRAINT visitor_hold_project_id_booking_id_fkey FOREIGN KEY (project_id, booking_id) REFERENCES booking(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX visitor_hold_project_id_address_key_idx ON visitor_hold (project_id, address_key);

-- bot
CREATE TABLE bot (
  project_id text PRIMARY KEY REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE bot_channel_policy (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, channel text NOT NULL,
  policy text NOT NULL,
  handoff_after integer,
  CONSTRAINT bot_channel_policy_pkey PRIMARY KEY (project_id, channel)
);

CREATE TABLE bot_dialogue (
  project_id text NOT NULL, conversation_id text NOT NULL,
  state jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT bot_dialogue_pkey PRIMARY KEY (project_id, conversation_id),
  CONSTRAINT bot_dialogue_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE bot_turn (
  project_id text NOT NULL, id text NOT NULL,
  conversation_id text NOT NULL,
  n integer NOT NULL,
  trace jsonb NOT NULL,
  dropped text,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT bot_turn_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT bot_turn_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX bot_turn_project_id_conversation_id_n_key ON bot_turn (project_id, conversation_id, n);
-- What the guard held back is a turn that was never sent.
CREATE INDEX bot_turn_held_back ON bot_turn (project_id, created_at DESC) WHERE dropped ~~ 'guard:%';

-- channels
CREATE TABLE channel_connection (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, channel text NOT NULL,
  settings jsonb NOT NULL,
  secret text NOT NULL,
  route_key text NOT NULL,
  connected_by jsonb NOT NULL,
  connected_at timestamptz(3) NOT NULL,
  broken_at timestamptz(3),
  broken_reason text,
  quiet_until timestamptz(3),
  last_inbound_at timestamptz(3),
  last_sent_at timestamptz(3),
  last_error jsonb,
  failures timestamptz(3)[],
  CONSTRAINT channel_connection_pkey PRIMARY KEY (project_id, channel),
  CONSTRAINT channel_connection_channel_check CHECK (channel IN ('whatsapp', 'telegram'))
);
CREATE UNIQUE INDEX channel_connection_route_key_key ON channel_connection (route_key);

CREATE TABLE channel_media (
  project_id text NOT NULL, message_id text NOT NULL,
  reference jsonb NOT NULL,
  due_at timestamptz(3) NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  lease integer NOT NULL DEFAULT 0,
  CONSTRAINT channel_media_pkey PRIMARY KEY (project_id, message_id),
  CONSTRAINT channel_media_project_id_message_id_fkey FOREIGN KEY (project_id, message_id) REFERENCES message(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX channel_media_due_at_idx ON channel_media (due_at);

CREATE TABLE member_telegram (
  project_id text NOT NULL, member_id text NOT NULL,
  code_hash bytea,
  code_expires_at timestamptz(3),
  chat_id text,
  chat_name text,
  linked_at timestamptz(3),
  CONSTRAINT member_telegram_pkey PRIMARY KEY (project_id, member_id),
  CONSTRAINT member_telegram_project_id_member_id_fkey FOREIGN KEY (project_id, member_id) REFERENCES member(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_telegram_code_hash_key ON member_telegram (code_hash);
CREATE INDEX member_telegram_project_id_chat_id_idx ON member_telegram (project_id, chat_id);

-- knowledge
CREATE TABLE knowledge (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'faq', 'file')),
  title text NOT NULL,
  content text,
  question text,
  answer text,
  language text,
  file_name text,
  media_type text,
  size integer,
  pages integer,
  status text NOT NULL CHECK (status IN ('ready', 'processing', 'failed')),
  error jsonb,
  chunks integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  search_text text GENERATED ALWAYS AS (fold(left(
    title || ' ' || coalesce(question, '') || ' ' || coalesce(answer, '') || ' ' || coalesce(content, ''), 20000))) STORED,
  unfinished integer NOT NULL DEFAULT 0,
  CONSTRAINT knowledge_pkey PRIMARY KEY (project_id, id)
);
CREATE INDEX knowledge_unread ON knowledge (updated_at) WHERE status = 'processing';

CREATE TABLE knowledge_source (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE, id text NOT NULL,
  url text NOT NULL,
  title text NOT NULL,
  max_pages integer NOT NULL,
  status text NOT NULL CHECK (status IN ('ready', 'processing', 'failed')),
  error jsonb,
  crawl integer NOT NULL DEFAULT 0,
  pages_found integer NOT NULL DEFAULT 0,
  pages_read integer NOT NULL DEFAULT 0,
  chunks integer NOT NULL DEFAULT 0,
  robots text,
  version integer NOT NULL DEFAULT 1,
  crawl_began_at timestamptz(3),
  last_crawled_at timestamptz(3),
  next_crawl_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  CONSTRAINT knowledge_source_pkey PRIMARY KEY (project_id, id)
);
-- What is due or waits for a worker, over all projects.
CREATE INDEX knowledge_source_due ON knowledge_source (next_crawl_at) WHERE deleted_at IS NULL;

CREATE TABLE knowledge_page (
  project_id text NOT NULL, source_id text NOT NULL, n integer NOT NULL,
  url text NOT NULL,
  crawl integer NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'reading', 'ready', 'failed', 'duplicate')),
  error jsonb,
  http_status integer,
  title text,
  language text,
  content_hash text,
  duplicate_of text,
  chunks integer NOT NULL DEFAULT 0,
  taken_at timestamptz(3),
  read_at timestamptz(3),
  unfinished integer NOT NULL DEFAULT 0,
  CONSTRAINT knowledge_page_pkey PRIMARY KEY (project_id, source_id, n),
  CONSTRAINT knowledge_page_project_id_source_id_fkey FOREIGN KEY (project_id, source_id) REFERENCES knowledge_source(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX knowledge_page_project_id_source_id_url_key ON knowledge_page (project_id, source_id, url);

CREATE TABLE knowledge_chunk (
  project_id text NOT NULL, id bigserial NOT NULL,
  knowledge_id text,
  source_id text,
  page_n integer,
  version integer NOT NULL,
  n integer NOT NULL,
  heading text[],
  body text NOT NULL,
  language text,
  embedding real[],
  search_text text GENERATED ALWAYS AS (knowledge_text(heading, body)) STORED,
  portuguese tsvector GENERATED ALWAYS AS (knowledge_vector('portuguese'::regconfig, heading, body)) STORED,
  spanish tsvector GENERATED ALWAYS AS (knowledge_vector('spanish'::regconfig, heading, body)) STORED,
  english tsvector GENERATED ALWAYS AS (knowledge_vector('english'::regconfig, heading, body)) STORED,
  embedding_model text,
  signature bit varying GENERATED ALWAYS AS (embedding_signature(embedding)) STORED,
  CONSTRAINT knowledge_chunk_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT knowledge_chunk_owner_check CHECK ((knowledge_id IS NULL) <> (page_n IS NULL)),
  CONSTRAINT knowledge_chunk_project_id_knowledge_id_fkey FOREIGN KEY (project_id, knowledge_id) REFERENCES knowledge(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT knowledge_chunk_project_id_source_id_page_n_fkey FOREIGN KEY (project_id, source_id, page_n) REFERENCES knowledge_page(project_id, source_id, n) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX knowledge_chunk_project_id_knowledge_id_n_key ON knowledge_chunk (project_id, knowledge_id, n);
CREATE UNIQUE INDEX knowledge_chunk_project_id_source_id_page_n_n_key ON knowledge_chunk (project_id, source_id, page_n, n);
CREATE INDEX knowledge_chunk_portuguese ON knowledge_chunk USING gin (project_id, portuguese);
CREATE INDEX knowledge_chunk_spanish ON knowledge_chunk USING gin (project_id, spanish);
CREATE INDEX knowledge_chunk_english ON knowledge_chunk USING gin (project_id, english);
CREATE INDEX knowledge_chunk_trigrams ON knowledge_chunk USING gin (project_id, search_text gin_trgm_ops);
CREATE INDEX knowledge_chunk_embedding_model_idx ON knowledge_chunk (embedding_model);
-- The signatures of a workspace are read from here alone, without its texts.
CREATE INDEX knowledge_chunk_signature ON knowledge_chunk (project_id, embedding_model)
  INCLUDE (id, signature, language) WHERE signature IS NOT NULL;

-- webchat
CREATE TABLE webchat_site (
  project_id text PRIMARY KEY REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  enabled boolean NOT NULL DEFAULT true,
  key text NOT NULL,
  name text NOT NULL,
  greeting text NOT NULL,
  colors jsonb NOT NULL,
  languages text[],
  allowed_origins text[],
  business_hours jsonb,
  identity_secret text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX webchat_site_key_key ON webchat_site (key);
CREATE INDEX webchat_site_allowed_origins_idx ON webchat_site USING gin (allowed_origins);

CREATE TABLE webchat_session (
  project_id text NOT NULL, id text NOT NULL,
  token_hash bytea NOT NULL,
  conversation_id text NOT NULL,
  name text,
  locale text NOT NULL,
  page text,
  verified boolean NOT NULL DEFAULT false,
  expires_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  address_key text,
  CONSTRAINT webchat_session_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT webchat_session_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id) REFERENCES conversation(project_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX webchat_session_token_hash_key ON webchat_session (token_hash);
CREATE INDEX webchat_session_project_id_conversation_id_idx ON webchat_session (project_id, conversation_id);
CREATE INDEX webchat_session_expires_at_idx ON webchat_session (expires_at);
CREATE INDEX webchat_session_project_id_address_key_idx ON webchat_session (project_id, address_key);

-- References to tables that stand further down.

ALTER TABLE service ADD CONSTRAINT service_project_id_schedule_id_fkey
  FOREIGN KEY (project_id, schedule_id) REFERENCES schedule(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE service ADD CONSTRAINT service_project_id_group_id_fkey
  FOREIGN KEY (project_id, group_id) REFERENCES resource_group(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE service_requirement ADD CONSTRAINT service_requirement_project_id_group_id_fkey
  FOREIGN KEY (project_id, group_id) REFERENCES resource_group(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE service_requirement ADD CONSTRAINT service_requirement_project_id_resource_id_fkey
  FOREIGN KEY (project_id, resource_id) REFERENCES resource(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE resource ADD CONSTRAINT resource_project_id_schedule_id_fkey
  FOREIGN KEY (project_id, schedule_id) REFERENCES schedule(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE message ADD CONSTRAINT message_project_id_file_id_fkey
  FOREIGN KEY (project_id, file_id) REFERENCES message_file(project_id, id) ON UPDATE CASCADE ON DELETE RESTRICT;
