-- Since when an endpoint has each type that it was given after it was made.
ALTER TABLE webhook_endpoint ADD COLUMN subscribed_since jsonb NOT NULL DEFAULT '{}';
