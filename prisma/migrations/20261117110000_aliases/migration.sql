-- What customers call a service or a resource. The default suits processes of the release before, which do not write it.

ALTER TABLE service ADD COLUMN aliases jsonb NOT NULL DEFAULT '[]';
ALTER TABLE resource ADD COLUMN aliases jsonb NOT NULL DEFAULT '[]';
