-- A deleted automation is kept for a day with its runs, which nobody takes up, so that it can be restored.
ALTER TABLE automation ADD COLUMN deleted_at timestamptz(3);
ALTER TABLE automation_run ADD COLUMN parked_due_at timestamptz(3);
