import { describe, expect, it } from "vitest";
import { readWhole, readWholeOne } from "@/lib/core/read-whole";

type Row = { id: number; owner: string | null };
const isWhole = ({ owner }: Row): boolean => owner !== null;

/** A reader that returns one result after the other, then repeats the last. */
const answering = <T>(...answers: T[]) => {
  let asked = 0;
  return { read: async () => answers[Math.min(asked++, answers.length - 1)] as T, asked: () => asked };
};

describe("rows with what they need", () => {
  it("are read once when they come whole", async () => {
    const rows = [{ id: 1, owner: "Ana" }];
    const reader = answering(rows);
    expect(await readWhole(reader.read, isWhole)).toEqual(rows);
    expect(reader.asked()).toBe(1);
  });

  it("are read again when something went between two statements", async () => {
    const reader = answering<Row[]>(
      [
        { id: 1, owner: null },
        { id: 2, owner: "Bia" },
      ],
      [{ id: 2, owner: "Bia" }],
    );
    expect(await readWhole(reader.read, isWhole)).toEqual([{ id: 2, owner: "Bia" }]);
    expect(reader.asked()).toBe(2);
  });

  it("leave out what never comes whole", async () => {
    const reader = answering<Row[]>([
      { id: 1, owner: null },
      { id: 2, owner: "Bia" },
    ]);
    expect(await readWhole(reader.read, isWhole)).toEqual([{ id: 2, owner: "Bia" }]);
    expect(reader.asked()).toBe(5);
  });

  it("may be one, or none", async () => {
    expect(await readWholeOne(answering<Row | null>({ id: 1, owner: null }, null).read, isWhole)).toBeNull();
    expect(await readWholeOne(answering<Row | null>({ id: 1, owner: "Ana" }).read, isWhole)).toEqual({
      id: 1,
      owner: "Ana",
    });
  });
});
