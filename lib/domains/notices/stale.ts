import { whyUntold } from "@/lib/domains/notices/rules";
import { type Carriage, selectCarriages } from "@/lib/domains/notices/store";

type Letter = { id: string; to_address: string };

function whyStale({ kind, standing, email, ...wishes }: Carriage, { to_address }: Letter, now: Date): string | null {
  const why = whyUntold(kind, standing, wishes, now);
  if (why) return why;
  return email?.toLowerCase() === to_address.toLowerCase() ? null : "address_changed";
}

/**
 * The letters that are not to be sent any more, with the reason: a letter may wait for its server long after it was written.
 * Letters that carry no notice always hold.
 */
export async function staleMail(letters: readonly Letter[], now: Date): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  if (letters.length === 0) return stale;
  for (const carriage of await selectCarriages(letters.map(({ id }) => id))) {
    const letter = letters.find(({ id }) => id === carriage.mail_id);
    const why = letter && whyStale(carriage, letter, now);
    if (why) stale.set(carriage.mail_id, why);
  }
  return stale;
}
