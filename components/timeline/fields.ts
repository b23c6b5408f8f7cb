/** What changes along with something else, and says nothing by itself. */
export const unsaidFields: readonly string[] = [
  "id",
  "version",
  "created_at",
  "intake_missing",
  "resource_ids",
  "undo_until",
];
