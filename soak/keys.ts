import { type Finding, type Query, same } from "@/soak/finding";
import { type Entry, finalOf, heldInstead, isFinal, isSuccess, type Ledger, type Told } from "@/soak/ledger";

/** How often each mark shows as an effect, by the operation that makes it. */
const effects: Record<string, string> = {
  createBooking: "SELECT notes AS mark FROM booking WHERE rescheduled_from_id IS NULL AND notes IS NOT NULL",
  createHold: `SELECT c.name AS mark FROM booking b JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
    WHERE b.rescheduled_from_id IS NULL`,
  rescheduleBooking: "SELECT cancel_reason AS mark FROM booking WHERE status = 'rescheduled'",
  createCustomer: "SELECT name AS mark FROM customer",
  createBookingComment: "SELECT body AS mark FROM comment",
  createCustomerComment: "SELECT body AS mark FROM comment",
  runAction: "SELECT body AS mark FROM comment",
  createAttachment: "SELECT regexp_replace(name, '\\.pdf$', '') AS mark FROM attachment",
  sendMessage: "SELECT text AS mark FROM message WHERE text IS NOT NULL",
  createWebchatMessage: "SELECT text AS mark FROM message WHERE text IS NOT NULL",
};

/**
 * A key has one effect when its call was granted or refused with a time held instead, none when it was just refused, and
 * never two.
 */
export async function keys(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const broken: string[] = [];
  let checked = 0;
  for (const [operation, text] of Object.entries(effects)) {
    const counts = new Map<unknown, number>();
    const own = entries.filter((entry) => entry.operation === operation && entry.key !== null);
    if (own.length === 0) continue;
    for (const { mark } of await query(text)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    for (const entry of own) {
      checked++;
      const [found, final] = [counts.get(entry.mark) ?? 0, finalOf(entry)];
      const about = `${operation} under the key "${entry.key}"`;
      // Claiming one's own task again is granted, and changes nothing.
      const free = operation === "runAction" && entry.path.endsWith("/take");
      const granted = final !== null && (isSuccess(final) || heldInstead(final) !== null);
      if (found > 1) broken.push(`${about} had ${found} effects`);
      else if (granted && found === 0 && !free) broken.push(`${about} was granted and had no effect`);
      else if (final && !granted && found > 0)
        broken.push(`${about} was refused with ${final.status} and had an effect`);
    }
  }
  return { name: "a key has one effect when granted, none when refused", checked, broken };
}

/** What was only evaluated left nothing behind. */
export async function evaluations(query: Query, { evaluated }: Pick<Ledger, "evaluated">): Promise<Finding> {
  const found = await query(
    "SELECT notes AS mark FROM booking WHERE notes = ANY ($1) UNION SELECT key FROM idempotency_record WHERE key = ANY ($1)",
    [evaluated],
  );
  const broken = found.map(({ mark }) => `"${mark}" was evaluated and left something`);
  return { name: "a dry run leaves nothing", checked: evaluated.length, broken };
}

/** A stored response is replayed verbatim; other refusals are computed again and may differ. */
const kept = (told: Told): boolean => isSuccess(told) || told.status === 409 || told.status === 410;

export function repeats(entries: readonly Entry[]): Finding {
  const broken: string[] = [];
  const asked = entries.filter(
    ({ key, told, operation }) =>
      key !== null && operation !== "createWebchatMessage" && told.filter(isFinal).length > 1,
  );
  for (const entry of asked) {
    const [first, ...others] = entry.told.filter(kept);
    if (others.some((other) => !same(first, other))) broken.push(`${entry.operation} under the key "${entry.key}"`);
  }
  return { name: "a key that is used again is answered the same", checked: asked.length, broken };
}

export const unsettled = (entries: readonly Entry[]): Finding => {
  const keyed = entries.filter(({ key }) => key !== null);
  const open = keyed.filter((entry) => finalOf(entry) === null);
  return {
    name: "every call with a key was answered in the end",
    checked: keyed.length,
    broken: open.map(
      ({ operation, key, told }) => `${operation} "${key}", last told ${told.at(-1)?.status ?? "nothing"}`,
    ),
  };
};
