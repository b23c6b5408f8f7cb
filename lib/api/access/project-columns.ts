import type { Project } from "@/lib/core/actor";
import { provenProject } from "@/lib/core/ids";

/** The project in the row of the authenticated caller: a key, a member or a visitor. */
export type ProjectColumns = {
  project_id: string;
  project_name: string;
  project_slug: string;
  project_timezone: string;
  project_currency: string;
  project_locale: string;
};

export const projectOf = (row: ProjectColumns): Project => ({
  id: provenProject(row.project_id),
  name: row.project_name,
  slug: row.project_slug,
  timezone: row.project_timezone,
  currency: row.project_currency,
  locale: row.project_locale,
});
