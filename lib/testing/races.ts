import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction, prisma, type Tx } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { deleteService, lockService } from "@/lib/domains/catalog/services/store";
import { defaultStages } from "@/lib/domains/stages/default";
import { currentStages, insertStages, lockStages } from "@/lib/domains/stages/store";
import { lockAwaited } from "@/lib/testing/background/harness";
import { hourAhead, makeChairs, makeGroup, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

/** Concurrent writers against the calling file's database, whatever its tables look like. */
export function describeRaces({ calls, workers }: { calls: number; workers: number }): void {
  let world: Awaited<ReturnType<typeof makeProject>>;
  let n = 0;
  beforeAll(async () => {
    world = await makeProject({ timezone: "UTC" });
  });

  type Refused = { code: string; alternatives: { start: string; end: string }[] };
  const post = <T = Booking>(path: string, body: object) =>
    world.call<T>(path, { method: "POST", body, idempotencyKey: `r${n++}` });
  const book = (service_id: string, start: string) =>
    post("/bookings", { service_id, start, customer: { name: "Ana", phone: `+5959${80_000_000 + n++}` } });

  /** Pairs that overlap in the same place of the same resource: there must be none. */
  async function overfullInstants(): Promise<unknown[]> {
    return prisma().$queryRaw`
      SELECT x.resource_id, x.start_at FROM allocation x JOIN resource r ON r.project_id = x.project_id AND r.id = x.resource_id
      WHERE x.project_id = ${world.id} AND x.blocks AND r.capacity < (
        SELECT count(*) FROM allocation y WHERE y.project_id = x.project_id AND y.resource_id = x.resource_id AND y.blocks
          AND y.start_at <= x.start_at AND y.end_at > x.start_at)`;
  }

  describe("many writers at once", () => {
    it("for one chair: one gets it, the others are told what else is free", async () => {
      const { service } = await makeChairs(world.id, 1);
      const start = hourAhead(3, 12);
      const replies = await Promise.all(Array.from({ length: 64 }, () => book(service, start)));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body as unknown as Refused);
      expect(refused).toHaveLength(63);
      for (const { code, alternatives } of refused) {
        expect(code).toBe("slot_taken");
        expect(alternatives).toHaveLength(5);
        expect(alternatives.map((each) => each.start)).not.toContain(start);
      }
    });

    it("for as many chairs as writers: everyone sits, each on their own", async () => {
      const { service, chairs } = await makeChairs(world.id, 10);
      const replies = await Promise.all(Array.from({ length: 10 }, () => book(service, hourAhead(3, 12))));
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const seats = replies.map(({ body }) => body.allocations[0]?.resource_id);
      expect(seats.sort()).toEqual([...chairs].sort());
      expect((await book(service, hourAhead(3, 12))).status).toBe(409);
    });

    it("for two resources each, from overlapping groups: as many as fit, and no deadlock", async () => {
      const { chairs } = await makeChairs(world.id, 6);
      const [left, right] = [chairs.slice(0, 4), chairs.slice(2, 6)];
      const groups = [await makeGroup(world.id, left), await makeGroup(world.id, right)];
      const service = await makeService(
        world.id,
        groups.map((group_id) => ({ group_id })),
      );
      const replies = await Promise.all(Array.from({ length: 12 }, () => book(service, hourAhead(4, 12))));
      const made = replies.filter(({ status }) => status === 201);
      expect(made.length).toBeGreaterThanOrEqual(2);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(12 - made.length);
      expect(await overfullInstants()).toEqual([]);
      // Nobody was refused while there was still a combination.
      const used = new Set(made.flatMap(({ body }) => body.allocations.map((each) => each.resource_id)));
      expect(used.size).toBe(made.length * 2);
      const free = chairs.filter((id) => !used.has(id));
      expect(free.some((a) => left.includes(a) && free.some((b) => b !== a && right.includes(b)))).toBe(false);
    });
  });

  describe("a booking that comes while the catalog changes", () => {
    type Change = { lock: (tx: Tx) => Promise<unknown>; change: (tx: Tx) => Promise<unknown> };
    /** The call's answer, where it came when the change had begun and was not done yet. */
    async function meanwhile({ lock, change }: Change, call: () => ReturnType<typeof post>) {
      const { answer } = await inTransaction({}, async (tx) => {
        await lock(tx);
        const answer = call();
        await lockAwaited("the booking");
        await change(tx);
        return { answer };
      });
      return answer;
    }
    const known = async () => {
      const body = { name: "Ana", phone: `+5959${80_000_000 + n++}` };
      return { id: (await world.call<{ id: string }>("/customers", { method: "POST", body })).body.id };
    };

    it("never begins in a stage that is gone", async () => {
      const { service } = await makeChairs(world.id, 2);
      const [customer, project] = [await known(), world.actor.project.id];
      const stages = defaultStages.stages.map((stage) =>
        stage.key === defaultStages.initial.appointment ? { ...stage, key: "agreed" } : stage,
      );
      const initial = { ...defaultStages.initial, appointment: "agreed" };
      const { version } = await currentStages(prisma(), project);
      const content = { ...defaultStages, stages, initial, actions: [] };
      const by = world.actor.identity;
      const changing = {
        lock: (tx: Tx) => lockStages(tx, project),
        change: (tx: Tx) =>
          insertStages(tx, project, { version: version + 1, content, reverted_from: null, by, at: new Date() }),
      };
      const start = hourAhead(5, 12);
      expect(
        await meanwhile(changing, () => post("/bookings", { service_id: service, start, customer })),
      ).toMatchObject({
        status: 201,
        body: { stage: "agreed" },
      });
      await prisma().stageConfig.deleteMany({ where: { project_id: world.id, version: version + 1 } });
    });

    it("is of no service that is gone", async () => {
      const { service } = await makeChairs(world.id, 1);
      const [customer, project] = [await known(), world.actor.project.id];
      const deleting = {
        lock: (tx: Tx) => lockService(tx, project, service),
        change: (tx: Tx) => deleteService(tx, project, service, new Date()),
      };
      const start = hourAhead(5, 12);
      expect(
        await meanwhile(deleting, () => post("/bookings", { service_id: service, start, customer })),
      ).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
      expect(await prisma().booking.count({ where: { project_id: world.id, service_id: service } })).toBe(0);
    });
  });

  /** Deterministic pseudo-random numbers. */
  function dice(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
      state = (state * 1664525 + 1013904223) % 2 ** 32;
      return Math.floor((state / 2 ** 32) * sides);
    };
  }

  describe(`${calls} mixed calls by ${workers} workers on 10 resources`, () => {
    it("leave no overlap, no error, and exactly the events of the changes", async () => {
      const shared = await makeChairs(world.id, 6);
      const roomy = await makeChairs(world.id, 4, { duration_minutes: 90, buffer_minutes: 30 }, { capacity: 2 });
      const both = await makeService(world.id, [{ group_id: shared.group }, { group_id: roomy.group }]);
      const services = [shared.service, roomy.service, both];
      const held: string[] = [];
      const booked: string[] = [];
      const expected = new Map<string, string[]>();
      const odd: string[] = [];
      const tell = (id: string, ...types: string[]) => expected.set(id, [...(expected.get(id) ?? []), ...types]);
      const roll = dice(7);
      let left = calls;
      const start = () => hourAhead(10 + roll(2), 8 + roll(8));
      const service = () => services[roll(services.length)] as string;
      const takeOne = (list: string[]) => list.splice(roll(list.length), 1)[0];

      async function act(): Promise<{ status: number; body: unknown; allowed: number[] } | null> {
        const kind = roll(10);
        if (kind < 3) {
          const reply = await post("/holds", { service_id: service(), start: start() });
          if (reply.status === 201) {
            held.push(reply.body.id);
            tell(reply.body.id, "booking.created");
          }
          return { ...reply, allowed: [201, 409] };
        }
        if (kind < 5) {
          const reply = await book(service(), start());
          if (reply.status === 201) {
            booked.push(reply.body.id);
            tell(reply.body.id, "booking.created", "booking.confirmed");
          }
          return { ...reply, allowed: [201, 409] };
        }
        if (kind < 7) {
          const id = takeOne(held);
          if (!id) return null;
          if (roll(3) === 0) return { ...(await world.call(`/holds/${id}`, { method: "DELETE" })), allowed: [204] };
          const person = { name: "Eva", phone: `+5959${80_000_000 + n++}` };
          const reply = await post(`/holds/${id}/confirm`, { customer: person });
          if (reply.status === 200) {
            booked.push(id);
            tell(id, "booking.confirmed");
          }
          return { ...reply, allowed: [200] };
        }
        const id = takeOne(booked);
        if (!id) return null;
        if (kind < 9) {
          const reply = await post(`/bookings/${id}/reschedule`, { start: start() });
          if (reply.status === 201) {
            tell(reply.body.id, "booking.rescheduled");
            booked.push(reply.body.id);
          } else booked.push(id);
          return { ...reply, allowed: [201, 409] };
        }
        const reply = await world.call(`/bookings/${id}/cancel`, { method: "POST", body: {} });
        if (reply.status === 200) tell(id, "booking.cancelled");
        return { ...reply, allowed: [200] };
      }
      const worker = async () => {
        while (left-- > 0) {
          const done = await act();
          if (done && !done.allowed.includes(done.status)) odd.push(`${done.status} ${JSON.stringify(done.body)}`);
        }
      };
      await Promise.all(Array.from({ length: workers }, worker));

      expect(odd).toEqual([]);
      expect(await overfullInstants()).toEqual([]);
      const [stats] = await prisma().$queryRaw<{ deadlocks: number }[]>`
        SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()`;
      expect(stats?.deadlocks).toBe(0);
      const ids = [...expected.keys()];
      expect(ids.length).toBeGreaterThan(100);
      const events = await prisma().event.findMany({
        where: { project_id: world.id, subject_id: { in: ids }, type: { not: "booking.released" } },
        orderBy: { seq: "asc" },
      });
      const told = new Map<string, string[]>();
      for (const { subject_id, type } of events) told.set(subject_id, [...(told.get(subject_id) ?? []), type]);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
      const live = await prisma().booking.findMany({
        where: { project_id: world.id, id: { in: ids }, status: { in: ["held", "confirmed"] } },
        include: { allocations: { where: { blocks: true } } },
      });
      expect(live.filter(({ allocations }) => allocations.length === 0)).toEqual([]);
      const dead = await prisma().allocation.count({
        where: {
          project_id: world.id,
          blocks: true,
          booking: { status: { in: ["cancelled", "released", "rescheduled"] } },
        },
      });
      expect(dead).toBe(0);
    }, 900_000);
  });
}
