import { expect, it } from "vitest";
import { prisma } from "@/lib/core/db";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const numberOf = (id: string): bigint =>
  [...id.slice(4)].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);

it("the database's own ids are made as ours are: a UUID of version 7, with the time it was made", async () => {
  const before = Date.now();
  const rows = await prisma().$queryRaw<{ id: string }[]>`SELECT new_id('dlv') AS id FROM generate_series(1, 500)`;
  const after = Date.now();
  for (const { id } of rows) {
    expect(id).toMatch(/^dlv_[1-9A-HJ-NP-Za-km-z]{22}$/);
    const hex = numberOf(id).toString(16).padStart(32, "0");
    expect(hex).toMatch(/^.{12}7.{3}[89ab].{15}$/);
    const at = Number.parseInt(hex.slice(0, 12), 16);
    expect(at >= before - 5000 && at <= after + 5000, id).toBe(true);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
});
