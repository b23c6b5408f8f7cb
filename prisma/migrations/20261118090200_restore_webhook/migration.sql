-- A deleted endpoint is kept for a day with its log and without a place, so that it can be restored.
ALTER TABLE webhook_endpoint ADD COLUMN deleted_at timestamptz(3), ALTER COLUMN place DROP NOT NULL;
