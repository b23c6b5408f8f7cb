import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { mailWorks, post } from "@/lib/core/mail";
import { defaultPreferences, type PreferenceChange, withPreferences } from "@/lib/domains/account/rules";
import { deactivatedLetter } from "@/lib/domains/webhooks/letters";
import { findEndpoint, selectResponsible } from "@/lib/domains/webhooks/store";

/** Writes to those who can do something about it and want to know. The dashboard shows it by the endpoint itself. */
export async function tellDeactivated(project: string, id: string): Promise<number> {
  if (!mailWorks()) return 0;
  // The event that names it was written by us, in this project's own transaction.
  const own = project as ProjectId;
  const endpoint = await findEndpoint(reader({}), own, id);
  if (!endpoint || endpoint.active) return 0;
  const link = new URL(`/settings/webhooks/${id}`, env().APP_URL).href;
  const reason = endpoint.last_failure?.detail ?? "";
  const willing = (await selectResponsible(reader({}), own)).filter(
    ({ notifications }) => withPreferences(defaultPreferences, notifications as PreferenceChange).webhook_trouble.email,
  );
  for (const { email, locale, workspace } of willing)
    post(deactivatedLetter({ to: email, locale, workspace, url: endpoint.url, reason, link }));
  return willing.length;
}
