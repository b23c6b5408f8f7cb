-- What a resource or a group was linked with when it was deleted, so that it can be restored with it.
ALTER TABLE resource ADD COLUMN left_group_ids text[] DEFAULT ARRAY[]::text[];
ALTER TABLE resource_group ADD COLUMN left_resource_ids text[] DEFAULT ARRAY[]::text[];
