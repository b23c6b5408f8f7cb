import { beforeAll, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { call, makeKey, makeProject } from "@/lib/testing/world";

const burst = 500;
beforeAll(() => {
  setEnv("RATE_LIMIT_BURST", String(burst));
  setEnv("RATE_LIMIT_REFILL_PER_SECOND", "0");
});

/** The statuses of `calls` calls made by 16 callers at once. */
async function flood(calls: number, key: () => string): Promise<number[]> {
  const statuses: number[] = [];
  const caller = async () => {
    while (statuses.length + waiting < calls) {
      waiting++;
      const { status } = await call("/me", { key: key() });
      waiting--;
      statuses.push(status);
    }
  };
  let waiting = 0;
  await Promise.all(Array.from({ length: 16 }, caller));
  return statuses;
}
const admitted = (statuses: number[]): number => statuses.filter((status) => status === 200).length;

describe("a bucket of 500 without refill", () => {
  it("admits exactly 500 of 3,200 calls by 16 callers", async () => {
    const { key } = await makeProject();
    const statuses = await flood(3200, () => key);
    expect(statuses).toHaveLength(3200);
    expect(admitted(statuses)).toBe(burst);
  });

  it("is the project's too: two keys share it, and one empties it for the other", async () => {
    const project = await makeProject();
    const keys = [project.key, (await makeKey(project.id)).key];
    let turn = 0;
    expect(admitted(await flood(1600, () => keys[turn++ % 2] as string))).toBe(burst);
    const other = await makeProject();
    expect((await other.call("/me")).status).toBe(200);
  });
});
