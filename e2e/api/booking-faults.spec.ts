import { afterEach, describe, expect, it } from "vitest";
import { clientOf } from "@/e2e/api/client";
import { cleanUp, folder, newKey, started, withDatabase } from "@/e2e/api/own-installation";
import type { Installation } from "@/e2e/installation";

afterEach(cleanUp);

const day = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
const hour = (n: number): string => new Date(day + n * 3_600_000).toISOString();
type Answer = { status: number; json: Record<string, unknown> & { id?: string } };

/** Five chairs for one service, open around the clock. */
async function catalog(installation: Installation, key: string): Promise<string> {
  const call = clientOf(installation.baseUrl);
  const post = async (path: string, body: object) =>
    (await call(path, { method: "POST", key, body })).json.id as string;
  const chairs = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => post("/resources", { name: `Chair ${n}`, kind: "room" })),
  );
  const group = await post("/resource-groups", { name: "Chairs", resource_ids: chairs });
  const requirements = [{ group_id: group, quantity: 1 }];
  return post("/services", { name: "Visit", duration_minutes: 60, slot_interval_minutes: 60, requirements });
}

/**
 * Twenty workers, each with the same steps in every run: hold, confirm, move, cancel every third, book directly.
 * All compete for the same twelve hours, so that many are refused. A worker stops where its connection breaks.
 */
function errands(installation: Installation, key: string, service: string, onAnswer: () => void = () => {}) {
  const call = clientOf(installation.baseUrl);
  const answers = new Map<string, Answer>();
  async function post(name: string, path: string, body: object): Promise<Answer> {
    const answer = (await call(path, { method: "POST", key, body, idempotencyKey: name })) as Answer;
    answers.set(name, answer);
    onAnswer();
    return answer;
  }
  async function worker(n: number): Promise<void> {
    const customer = { name: `Ana ${n}`, phone: `+5959820${10_000 + n}` };
    for (let round = 0; round < 6; round++) {
      const name = `${n}-${round}`;
      const start = hour(24 + ((n * 5 + round * 7) % 12));
      const held = await post(`${name} hold`, "/holds", { service_id: service, start });
      if (held.status === 201) {
        await post(`${name} confirm`, `/holds/${held.json.id}/confirm`, { customer });
        const to = hour(48 + ((n * 3 + round) % 12));
        const moved = await post(`${name} move`, `/bookings/${held.json.id}/reschedule`, { start: to });
        const id = moved.status === 201 ? moved.json.id : held.json.id;
        if (round % 3 === 0) await call(`/bookings/${id}/cancel`, { method: "POST", key, body: {} });
      }
      await post(`${name} book`, "/bookings", {
        service_id: service,
        start: hour(72 + ((n + round * 5) % 12)),
        customer,
      });
    }
  }
  const all = Promise.all(Array.from({ length: 20 }, (_, n) => worker(n).catch(() => {})));
  return all.then(() => answers);
}

const faults = `
  SELECT 'two in one chair' AS fault, a.booking_id AS id FROM allocation a JOIN allocation b
    ON a.project_id = b.project_id AND a.resource_id = b.resource_id AND a.booking_id < b.booking_id AND a.blocks AND b.blocks
    AND tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
  UNION ALL SELECT 'a live booking without its chair', b.id FROM booking b WHERE b.status IN ('held', 'confirmed')
    AND NOT EXISTS (SELECT 1 FROM allocation a WHERE a.booking_id = b.id AND a.blocks)
  UNION ALL SELECT 'a chair that nobody uses', a.booking_id FROM allocation a JOIN booking b ON b.id = a.booking_id
    WHERE a.blocks AND b.status NOT IN ('held', 'confirmed')
  UNION ALL SELECT 'a change that was told twice, or never', b.id FROM booking b
    WHERE ARRAY(SELECT e.type FROM event e WHERE e.subject_id = b.id AND e.type LIKE 'booking.%' ORDER BY e.seq) <>
      CASE WHEN b.rescheduled_from_id IS NULL THEN ARRAY['booking.created'] ELSE ARRAY['booking.rescheduled'] END
      || CASE WHEN b.rescheduled_from_id IS NULL AND b.status <> 'held' THEN ARRAY['booking.confirmed'] ELSE '{}' END
      || CASE WHEN b.status = 'cancelled' THEN ARRAY['booking.cancelled'] ELSE '{}' END`;

describe("kill −9 among holds, confirmations, moves and cancellations", () => {
  it("leaves nobody in another's chair, and a repeat with the same keys has no second effect", async () => {
    const first = await started({ dataDir: folder() });
    const key = await newKey(first);
    const service = await catalog(first, key);
    let answered = 0;
    const ended: Promise<unknown>[] = [];
    const before = await errands(first, key, service, () => {
      if (++answered === 120) ended.push(first.killServing());
    });
    await Promise.all(ended);
    expect(before.size).toBeGreaterThanOrEqual(120);

    expect((await withDatabase(first, (database) => database.query(faults))).rows).toEqual([]);
    const after = await errands(first, key, service);
    expect(after.size, "the kill came in the middle").toBeGreaterThan(before.size);
    for (const [name, { status, json }] of before) {
      expect([name, after.get(name)?.status, after.get(name)?.json]).toEqual([name, status, json]);
    }
    expect([...after.values()].filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const made = [...after].filter(([name, { status }]) => status === 201 && !name.endsWith("confirm"));
    const found = await withDatabase(first, async (database) => ({
      faults: (await database.query(faults)).rows,
      bookings: (await database.query("SELECT count(*)::int AS n FROM booking")).rows[0].n,
    }));
    expect(found).toEqual({ faults: [], bookings: made.length });
  });
});
