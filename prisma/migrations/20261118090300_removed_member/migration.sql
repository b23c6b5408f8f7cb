-- What went with a removed member, for a day, so that they can be brought back.
CREATE TABLE removed_member (
  project_id text NOT NULL REFERENCES project(id) ON UPDATE CASCADE ON DELETE CASCADE,
  id text NOT NULL,
  kept jsonb NOT NULL,
  removed_at timestamptz(3) NOT NULL,
  CONSTRAINT removed_member_pkey PRIMARY KEY (project_id, id)
);
