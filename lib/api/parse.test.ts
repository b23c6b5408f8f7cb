import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openAccess, operation } from "@/lib/api/operation";
import { type Input, parseInput } from "@/lib/api/parse";
import { isProblem } from "@/lib/core/problem";
import { DateTimeQuery, Timezone } from "@/lib/core/wire/wire";

const writeThing = operation({
  id: "writeThing",
  method: "PUT",
  path: "/things/{id}",
  access: openAccess,
  tag: "Things",
  summary: "Write a thing",
  params: z.strictObject({ id: z.string().max(5) }),
  query: z.strictObject({ at: z.iso.datetime().optional() }),
  body: z.strictObject({
    name: z.string().trim().min(1),
    parts: z.array(z.strictObject({ "a/b": z.int() })).default([]),
    data: z.record(z.string(), z.unknown()).default({}),
  }),
  output: z.object({ id: z.string(), name: z.string(), created_at: z.string() }),
  handle: async () => ({ id: "", name: "", created_at: "" }),
});

const parse = (input: Partial<Input>, of = writeThing) =>
  parseInput(of, { params: { id: "t" }, query: {}, body: { name: "x" }, ...input });

function faults(input: Partial<Input>, of = writeThing): string[] {
  try {
    parse(input, of);
    return [];
  } catch (error) {
    if (!isProblem(error)) throw error;
    return (error.extra.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  }
}

describe("the input of an operation", () => {
  it("is given as its shapes read it", () => {
    expect(parse({ body: { name: " x ", parts: [{ "a/b": 1 }] } })).toEqual({
      params: { id: "t" },
      query: {},
      body: { name: "x", parts: [{ "a/b": 1 }], data: {} },
    });
  });

  it("is refused with every fault of path, query and body at once", () => {
    const body = { parts: [{ "a/b": 1 }, { "a/b": "2" }] };
    expect(faults({ params: { id: "too long" }, query: { at: "noon" }, body })).toEqual([
      "/id too_big",
      "?at invalid_format",
      "#/name required",
      "#/parts/1/a~1b invalid_type",
    ]);
  });

  it("has a code of its own for a time without an offset, and for every check", () => {
    const query = z.strictObject({
      from: DateTimeQuery.optional(),
      zone: Timezone.optional(),
      even: z.coerce
        .number()
        .refine((given) => given % 2 === 0)
        .optional(),
    });
    const of = { ...writeThing, query } as unknown as typeof writeThing;
    for (const [given, code] of Object.entries({
      "2026-03-02T14:30:00": "missing_offset",
      "2026-03-02T14:30": "missing_offset",
      "2026-02-30T14:30:00Z": "invalid_format",
      "2026-03-02": "invalid_format",
      noon: "invalid_format",
    }))
      expect([given, ...faults({ query: { from: given } }, of)]).toEqual([given, `?from ${code}`]);
    expect(faults({ query: { from: "2026-03-02T14:30:00 03:00" } }, of)).toEqual([]);
    expect(faults({ query: { zone: "Mars", even: "3" } }, of)).toEqual([
      "?zone unknown_time_zone",
      "?even invalid_value",
    ]);
  });

  it("names each field that does not exist, save query names that begin with an underscore", () => {
    expect(
      faults({ query: { _: "1", att: "x" }, body: { name: "x", nmae: "y", parts: [{ "a/b": 1, c: 2 }] } }),
    ).toEqual(["?att unknown_field", "#/parts/0/c unknown_field", "#/nmae unknown_field"]);
  });

  it("may hold the read-only fields that a GET gave, in PUT and PATCH but not in POST", () => {
    const body = { name: "x", id: "t", created_at: "2026" };
    expect(faults({ body })).toEqual([]);
    expect(faults({ body }, { ...writeThing, method: "POST" })).toEqual([
      "#/id unknown_field",
      "#/created_at unknown_field",
    ]);
  });

  it("must be an object", () => {
    for (const body of [null, [], "x", 1]) expect(faults({ body })).toEqual(["# invalid_type"]);
  });

  it("must have no text that the database cannot keep, however deep", () => {
    const data = { ok: "😀", deep: [{ text: "half \ud83d" }], "na\0me": 1 };
    expect(faults({ params: { id: "\0" }, query: { at: "\0" }, body: { name: "a\0b", data } })).toEqual([
      "/id invalid_character",
      "?at invalid_character",
      "?at invalid_format",
      "#/name invalid_character",
      "#/data/deep/0/text invalid_character",
      "#/data/na\0me invalid_character",
    ]);
  });
});

describe("a request with faults by the hundred thousand", () => {
  const many = 110_000;
  const refusal = (body: unknown) => {
    try {
      parse({ body });
    } catch (error) {
      if (isProblem(error)) return error;
      throw error;
    }
    throw new Error("it was taken");
  };
  const times = <T>(make: (i: number) => T): T[] => Array.from({ length: many }, (_, i) => make(i));
  it.each([
    ["unknown fields", Object.fromEntries(times((i) => [i.toString(36), 1]))],
    ["texts that cannot be kept", { name: "x", data: { all: times(() => "\0") } }],
    ["items of a wrong type", { name: "x", parts: times(() => 1) }],
    ["names that cannot be kept", { name: "x", data: Object.fromEntries(times((i) => [`\0${i}`, 1])) }],
  ])("lists the first fifty %s and says so", (_what, body) => {
    const { extra } = refusal(body);
    expect(extra.errors).toHaveLength(50);
    expect(extra.detail).toMatch(/Only the first 50 faults are listed\.$/);
    expect(JSON.stringify(extra).length).toBeLessThan(32 * 1024);
  });

  it("repeats the beginning of a long name", () => {
    const { extra } = refusal({ name: "x", ["k".repeat(900_000)]: 1, data: { ["\ud800".repeat(900_000)]: 1 } });
    expect(extra.errors).toMatchObject([{ code: "invalid_character" }, { code: "unknown_field" }]);
    expect(JSON.stringify(extra).length).toBeLessThan(8 * 1024);
  });

  it("says nothing of more where there are fifty", () => {
    const { extra } = refusal({ name: "x", ...Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 1])) });
    expect(extra.errors).toHaveLength(50);
    expect(extra.detail).not.toContain("Only the first");
  });
});
