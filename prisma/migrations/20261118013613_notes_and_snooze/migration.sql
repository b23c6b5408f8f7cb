-- Notes that the team keeps on a conversation, and the time until which a conversation is snoozed.

CREATE TABLE conversation_note (
  project_id text NOT NULL,
  id text NOT NULL,
  conversation_id text NOT NULL,
  author jsonb NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT conversation_note_pkey PRIMARY KEY (project_id, id),
  CONSTRAINT conversation_note_project_id_conversation_id_fkey FOREIGN KEY (project_id, conversation_id)
    REFERENCES conversation (project_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX conversation_note_project_id_conversation_id_id_idx ON conversation_note (project_id, conversation_id, id);

ALTER TABLE conversation ADD COLUMN snoozed_until timestamptz(3);
-- Generated, so that it is right whichever release writes the message.
ALTER TABLE conversation ADD COLUMN ranked_at timestamptz(3) GENERATED ALWAYS AS (GREATEST(last_message_at, snoozed_until)) STORED;
CREATE INDEX conversation_project_id_ranked_at_id_idx ON conversation (project_id, ranked_at, id);
