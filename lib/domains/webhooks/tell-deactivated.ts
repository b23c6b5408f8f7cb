import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { type Part, type Told, tellResponsible } from "@/lib/domains/channels/notices/tell";
import { deactivatedLetter } from "@/lib/domains/webhooks/letters";
import { findEndpoint } from "@/lib/domains/webhooks/store";

/** Told to those who can do something about it and want to know. The dashboard shows it by the endpoint itself. */
export async function tellDeactivated(project: ProjectId, id: string, part?: Part): Promise<Told> {
  const endpoint = await findEndpoint(reader({}), project, id);
  if (!endpoint || endpoint.active) return { letters: 0, chats: 0 };
  const link = new URL(`/settings/webhooks/${id}`, env().APP_URL).href;
  const reason = endpoint.last_failure?.detail ?? "";
  const letter = (about: { locale: string; workspace: string }) =>
    deactivatedLetter({ ...about, url: endpoint.url, reason, link });
  return tellResponsible(project, "webhook_trouble", letter, part);
}
