import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { PlannedNotice } from "@/lib/core/vocabulary";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { aboutBooking, compose } from "@/lib/domains/notices/compose";
import { waysTo } from "@/lib/domains/notices/rules";
import type { NoticePreview } from "@/lib/domains/notices/schema";
import { findSettings } from "@/lib/domains/notices/settings/store";
import { findRecipient, reachOf } from "@/lib/domains/notices/store";

/** What the customer would be told, and by which way, before somebody does it. */
export async function previewNotice(actor: Actor, booking: string, kind: PlannedNotice): Promise<NoticePreview> {
  const { project, now } = actor;
  const [tx, sql] = [reader(actor), sqlOf(actor)];
  const recipient = await findRecipient(tx, project.id, booking);
  if (!recipient) throw notFound("booking", booking);
  const known = await customerOr404(tx, project.id, recipient.customer_id);
  const customer = { ...known, ...recipient.contact };
  const about = await aboutBooking(sql, project, kind, booking, customer);
  if (!about) throw notFound("booking", booking);
  const words = await compose(sql, project, kind, about, null);
  const [first] = waysTo(await reachOf(sql, project.id, booking, customer, about.template !== null, now), []);
  const off = !(await findSettings(tx, project.id)).kinds[kind];
  const stopped = customer.notices_stopped_at !== null;
  const cause = off ? "switched_off" : stopped ? "stopped" : first ? null : "unreachable";
  return { kind, language: about.language, way: first?.way ?? null, cause, ...words };
}
