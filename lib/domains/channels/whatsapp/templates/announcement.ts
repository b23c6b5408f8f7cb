import { inTransaction } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { Item } from "@/lib/domains/channels/door";
import { type Loose, objectOf, textOf } from "@/lib/domains/channels/reading";
import { qualityOf, reasonOf, statusOf } from "@/lib/domains/channels/whatsapp/templates/rules";
import { announce, deleteTemplates, findTemplate } from "@/lib/domains/channels/whatsapp/templates/store";

type Announcement = Extract<Item, { type: "template" }>;

export const templateFields = ["message_template_status_update", "message_template_quality_update"];

/** What WhatsApp announces about a template; null for what changes nothing here. */
export function templateItem(field: string, value: Loose, seconds: unknown): Item | null | "fault" {
  const name = textOf(value.message_template_name, 512);
  const language = textOf(value.message_template_language, 20);
  if (name === null || language === null) return "fault";
  const time = Number(seconds);
  const about = { type: "template" as const, name, language, told: time > 0 ? new Date(time * 1000) : null };
  if (field === "message_template_quality_update")
    return { ...about, change: { quality: qualityOf(value.new_quality_score) } };
  const status = statusOf(textOf(value.event));
  if (status === null) return null;
  const rejected_reason =
    status === "APPROVED" ? null : (reasonOf(value.reason) ?? reasonOf(objectOf(value.other_info).description));
  return { ...about, change: { status, rejected_reason } };
}

/** Stores it. For an unknown template the list is read again. */
export const storeAnnouncement = (project: ProjectId, item: Announcement, now: Date): Promise<void> =>
  inTransaction({}, async (tx) => {
    const { name, change } = item;
    const known = await findTemplate(tx, project, item);
    if (!known && change.status === "GONE") return;
    if (!known) {
      await record(tx, project, "whatsapp_template.renewal_due", "whatsapp");
      return;
    }
    if (change.status === "GONE") await deleteTemplates(tx, project, { name, language: item.language });
    else if (!(await announce(tx, project, item, { ...change, status: change.status }, item.told ?? now, now))) return;
    await record(tx, project, "whatsapp_template.changed", name);
  });
