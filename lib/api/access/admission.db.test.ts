import { beforeEach, describe, expect, it, vi } from "vitest";
import { admit } from "@/lib/api/access/admission";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
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

describe("admission of several keys in one statement", () => {
  it("gives each caller its own workspace, and takes each token from its own buckets", async () => {
    const worlds = [world, ...(await Promise.all([1, 2, 3].map(() => makeProject())))];
    const asked = vi.spyOn(pool(), "query");
    const calls = await Promise.all(
      Array.from({ length: 40 }, (_, i) => admit((worlds[i % 4] as typeof world).key, "10.0.0.1")),
    );
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(calls.map(({ holder }) => holder?.project.id)).toEqual(calls.map((_, i) => worlds[i % 4]?.id));
    expect(calls.map(({ limit }) => limit.remaining)).toEqual(calls.map((_, i) => 49 - Math.floor(i / 4)));
    for (const { id } of worlds) expect(await tokens(`project:${id}`)).toBe(40);
    const { rows } = await pool().query("SELECT last_used_at FROM api_key WHERE project_id = ANY($1)", [
      worlds.map(({ id }) => id),
    ]);
    expect(rows.map(({ last_used_at }) => last_used_at)).toEqual(worlds.map(() => expect.any(Date)));
  });

  it("lets keys of one project share its bucket, and gives back what the project refused", async () => {
    const second = await makeKey(world.id);
    const [first, other] = await Promise.all([many(30), many(40, second.key)]);
    expect([passed(first), passed(other)]).toEqual([30, 20]);
    expect(other.map(({ limit }) => limit.remaining)).toEqual(
      Array.from({ length: 40 }, (_, i) => Math.max(0, 19 - i)),
    );
    expect(await tokens(`key:${second.id}`)).toBe(30);
    expect(await tokens(`project:${world.id}`)).toBe(0);
  });

  it("refuses a key that is revoked beside one that is not", async () => {
    const other = await makeProject();
    await pool().query("UPDATE api_key SET revoked_at = now() WHERE project_id = $1", [world.id]);
    const [refused, let_in] = await Promise.all([admit(world.key, "10.8.8.8"), admit(other.key, "10.8.8.8")]);
    expect(refused.holder).toBeNull();
    expect(let_in.holder?.project.id).toBe(other.id);
  });

  it("admits exactly the burst while processes ask for the same keys in any order, some of them for one alone", async () => {
    Object.assign(env(), { RATE_LIMIT_BURST: 500 });
    const keys = [world.key, ...(await Promise.all([1, 2].map(() => makeKey(world.id)))).map(({ key }) => key)];
    const strangers = Array.from({ length: 3 }, () => mintKey());
    const others = await Promise.all([1, 2, 3].map(() => makeProject()));
    const payers = [...keys, ...strangers, ...others.map(({ key }) => key)];
    let admitted = 0;
    const process = async (n: number) => {
      for (let round = 0; round < 40; round++) {
        const order = payers.map((_, i) => payers[(i * (1 + (n % 2)) + n + round) % payers.length] as string);
        const distinct = [...new Set(order)];
        const asked = n % 4 === 0 ? distinct.slice(0, 1) : distinct;
        const hashes = asked.map((key) => hashKey(key));
        const counts = asked.map(() => 3);
        const { rows } = await pool().query<{ rows: { admitted: number; project_id: string | null }[] }>(
          asked.length === 1
            ? "SELECT json_build_array(to_json(a)) AS rows FROM admit_calls(($1::bytea[])[1], ($2::text[])[1], ($3::integer[])[1], 500, 0) a"
            : "SELECT admit_each($1::bytea[], $2::text[], $3::integer[], 500, 0) AS rows",
          [hashes, asked.map(() => "10.7.7.7"), counts],
        );
        for (const row of rows[0]?.rows ?? []) if (row.project_id === world.id) admitted += row.admitted;
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, n) => process(n)));
    expect(admitted).toBe(500);
    expect(await tokens(`project:${world.id}`)).toBe(0);
    expect(await tokens("address:10.7.7.7")).toBe(0);
  });

  it("is not held up by somebody who changes one of the keys", async () => {
    const other = await makeProject();
    const editor = await pool().connect();
    try {
      await editor.query("BEGIN");
      await editor.query("SELECT 1 FROM api_key WHERE project_id = $1 FOR UPDATE", [world.id]);
      const calls = await Promise.all([admit(world.key, "10.0.0.1"), admit(other.key, "10.0.0.1")]);
      expect(calls.map(({ holder }) => holder?.project.id)).toEqual([world.id, other.id]);
    } finally {
      await editor.query("ROLLBACK");
      editor.release();
    }
  });
});
