import type { CreatedApiKey } from "@/lib/domains/api-keys/schema";
import type { TestClock, TestOutgoing } from "@/lib/domains/test-mode/schema";
import { makeChairs } from "@/lib/testing/catalog";
import { call, makeMember, makeProject } from "@/lib/testing/world";

type Options = Parameters<typeof call>[1];

/** A workspace with chairs to book, its owner, and a key of its twin. */
export async function makeTwin() {
  const live = await makeProject({ timezone: "UTC" });
  const { service } = await makeChairs(live.id, 9, { name: "Limpeza" });
  const owner = await makeMember(live.id, "owner");
  const scopes = [...live.actor.scopes];
  const made = await owner.call<CreatedApiKey>("/api-keys", {
    method: "POST",
    body: { name: "ci", scopes, test: true },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { key } = made.body;
  let n = 0;
  const inTest = <T = never>(path: string, options: Options = {}) =>
    call<T>(path, {
      key,
      ...(options.method === "POST" && !/webhook|\/test\//.test(path) ? { idempotencyKey: `t${n++}` } : {}),
      ...options,
    });
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    const reply = await inTest<T>(path, { method: "POST", body });
    if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const clockNow = async () => (await inTest<TestClock>("/test/clock")).body;
  return {
    live,
    owner,
    key,
    service,
    call: inTest,
    post,
    clockNow,
    forward: (by_seconds: number) => post<TestClock>("/test/clock", { by_seconds }),
    outgoing: async () => (await inTest<{ data: TestOutgoing[] }>("/test/outgoing?limit=200")).body.data,
    /** A time of the twin's own day, so many days ahead of its clock. */
    start: async (days: number, hour: number) => {
      const at = new Date((await clockNow()).now);
      at.setUTCDate(at.getUTCDate() + days);
      at.setUTCHours(hour, 0, 0, 0);
      return at.toISOString();
    },
  };
}
