import type { Booking } from "@/lib/domains/bookings/schema";
import { makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import type { makeProject, Reply } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;

let n = 0;

/** A queue of deliveries of 40 minutes with a buffer of 10, and the drivers of its group. */
export async function makeQueue(world: World, count = 2) {
  const drivers: string[] = [];
  for (let i = 0; i < count; i++) drivers.push(await makeResource(world.id, { name: `Driver ${i + 1}` }));
  const group = await makeGroup(world.id, drivers);
  const service = await makeService(world.id, [], {
    name: "Entrega",
    kind: "queue",
    group_id: group,
    duration_minutes: 40,
    buffer_minutes: 10,
  });
  const post = <T = Booking>(path: string, body: object): Promise<Reply<T>> =>
    world.call<T>(path, { method: "POST", body, idempotencyKey: `queue-${n++}` });
  return {
    group,
    service,
    drivers,
    /** A new task at the end of the queue. */
    task: async (more: object = {}): Promise<Booking> => {
      const customer = { name: "Ana", phone: `+5959${61_000_000 + n++}` };
      const reply = await post("/bookings", { service_id: service, customer, ...more });
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
      return reply.body;
    },
    run: <T = Booking>(task: string, action: string, body: object = {}) =>
      post<T>(`/bookings/${task}/actions/${action}`, body),
  };
}
