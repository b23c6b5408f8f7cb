import { beforeEach, describe, expect, it, vi } from "vitest";
import { admit } from "@/lib/api/access/admission";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { mintKey } from "@/lib/domains/api-keys/key";
import { makeKey, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
beforeEach(async () => {
  Object.assign(env(), { RATE_LIMIT_BURST: 50, RATE_LIMIT_REFILL_PER_SECOND: 0 });
  world = await makeProject();
});

const many = (count: number, key = world.key) =>
  Promise.all(Array.from({ length: count }, () => admit(key, "10.0.0.1")));
const passed = (calls: Awaited<ReturnType<typeof many>>) => calls.filter(({ limit }) => limit.allowed).length;
const tokens = async (bucket: string) =>
  (await pool().query("SELECT tokens FROM rate_bucket WHERE id = $1", [bucket])).rows[0]?.tokens;

describe("admission", () => {
  it("lets exactly the burst through, however many come at once", async () => {
    const calls = await many(300);
    expect(passed(calls)).toBe(50);
    expect(await tokens(`project:${world.id}`)).toBe(0);
    expect(passed(await many(20))).toBe(0);
  });

  it("tells each call what is left after it, in turn", async () => {
    const calls = await many(52);
    expect(calls.map(({ limit }) => limit.remaining)).toEqual([...Array.from({ length: 50 }, (_, i) => 49 - i), 0, 0]);
    expect(calls.at(-1)?.limit).toMatchObject({ allowed: false, limit: 50 });
  });

  it("gives the key back what the project refused", async () => {
    const second = await makeKey(world.id);
    await many(40);
    expect(passed(await many(30, second.key))).toBe(10);
    expect(await tokens(`key:${second.id}`)).toBe(40);
    expect(await tokens(`project:${world.id}`)).toBe(0);
  });

  it("refills by the second, never above the burst", async () => {
    await many(50);
    Object.assign(env(), { RATE_LIMIT_REFILL_PER_SECOND: 0.02 });
    // So slow a refill that the duration of the test itself adds nothing.
    await pool().query("UPDATE rate_bucket SET updated_at = updated_at - interval '300 seconds'");
    expect(passed(await many(20))).toBe(6);
    await pool().query("UPDATE rate_bucket SET updated_at = updated_at - interval '1 hour'");
    expect(passed(await many(80))).toBe(50);
  });

  it("makes an address pay for keys that are nobody's", async () => {
    const stranger = () => admit(mintKey(), "10.9.9.9");
    const calls = await Promise.all(Array.from({ length: 60 }, stranger));
    expect(calls.every(({ holder }) => holder === null)).toBe(true);
    expect(calls.filter(({ limit }) => limit.allowed)).toHaveLength(50);
    expect(passed(await many(1))).toBe(1);
  });

  it("asks once for calls that come turn by turn, without making them wait for ever more", async () => {
    const asked = vi.spyOn(pool(), "query");
    const calls = [...Array.from({ length: 2 }, () => admit(world.key, "10.0.0.1"))];
    for (let turn = 0; turn < 20; turn++) {
      if (turn === 2) expect(asked).not.toHaveBeenCalled();
      await new Promise((done) => setImmediate(done));
      calls.push(admit(world.key, "10.0.0.1"));
    }
    expect(asked).toHaveBeenCalled();
    expect(passed(await Promise.all(calls))).toBe(22);
    expect(asked.mock.calls.length).toBeLessThan(11);
    asked.mockRestore();
  });

  it("never answers a call by a question older than itself", async () => {
    const before = many(5);
    await pool().query("UPDATE api_key SET revoked_at = now() WHERE project_id = $1", [world.id]);
    const after = await many(5);
    await before;
    expect(after.every(({ holder }) => holder === null)).toBe(true);
  });
});
