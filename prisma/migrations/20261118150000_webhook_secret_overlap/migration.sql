-- The secret before the last rotation, which signs too until then.
ALTER TABLE webhook_endpoint ADD COLUMN previous_secret text, ADD COLUMN previous_secret_until timestamptz(3);
