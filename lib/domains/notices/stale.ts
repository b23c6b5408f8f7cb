import type { ProjectId } from "@/lib/core/ids";
import { whyUntold } from "@/lib/domains/notices/rules";
import { type Carriage, selectMailCarriages, selectMessageCarriages } from "@/lib/domains/notices/store";

type Letter = { id: string; to_address: string };

function whyStale({ kind, standing, email, ...wishes }: Carriage, { to_address }: Letter, now: Date): string | null {
  const why = whyUntold(kind, standing, wishes, now);
  if (why) return why;
  return email?.toLowerCase() === to_address.toLowerCase() ? null : "address_changed";
}

/**
 * The mails that must not be sent any more, with the reason: a mail may wait for its server long after it was written.
 * Mails without a notice are always valid.
 */
export async function staleMail(letters: readonly Letter[], now: Date): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  if (letters.length === 0) return stale;
  for (const carriage of await selectMailCarriages(letters.map(({ id }) => id))) {
    const letter = letters.find(({ id }) => id === carriage.carrier_id);
    const why = letter && whyStale(carriage, letter, now);
    if (why) stale.set(carriage.carrier_id, why);
  }
  return stale;
}

/** The same for messages, which wait while their channel is down or paused. */
export async function staleMessages(
  messages: readonly { project_id: ProjectId; id: string }[],
  now: Date,
): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  if (messages.length === 0) return stale;
  const projects = [...new Set(messages.map(({ project_id }) => project_id))];
  const carriages = await selectMessageCarriages(
    projects,
    messages.map(({ id }) => id),
  );
  for (const { carrier_id, kind, standing, ...wishes } of carriages) {
    const why = whyUntold(kind, standing, wishes, now);
    if (why) stale.set(carrier_id, why);
  }
  return stale;
}
