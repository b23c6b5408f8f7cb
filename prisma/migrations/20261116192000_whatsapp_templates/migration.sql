-- The templates of the WhatsApp business account, as WhatsApp last told of them.
CREATE TABLE whatsapp_template (
  project_id text NOT NULL REFERENCES project (id) ON DELETE CASCADE ON UPDATE CASCADE,
  name text NOT NULL,
  language text NOT NULL,
  external_id text,
  status text NOT NULL,
  category text NOT NULL,
  header text,
  body text NOT NULL,
  footer text,
  variables text[],
  sendable boolean NOT NULL,
  rejected_reason text,
  quality text,
  told_at timestamptz(3),
  seen_at timestamptz(3) NOT NULL,
  CONSTRAINT whatsapp_template_pkey PRIMARY KEY (project_id, name, language)
);

ALTER TABLE channel_connection ADD COLUMN templates_read_at timestamptz(3);
ALTER TABLE channel_connection ADD COLUMN templates_trouble jsonb;
