import fc from "fast-check";
import type { Sent } from "@/e2e/api/client";
import { sampleBody, sampleQuery } from "@/e2e/api/samples";
import { addressOf, caller, needed, parameters } from "@/e2e/api/subjects";
import { exampleBodyOf } from "@/lib/api/openapi-examples";
import type { Operation } from "@/lib/api/operation";
import { description } from "@/lib/api/registry";

type Json = Record<string, unknown>;
type Described = { parameters: { name?: string; in?: string; schema?: { enum?: unknown[] } }[] };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts that break what was not written with care. */
const texts = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "'; DROP TABLE booking; --",
    "../../etc/passwd",
    "%00",
    "null",
    "NaN",
  ),
  fc.constantFrom(
    "2026-02-30T25:00:00Z",
    "0000-00-00",
    "9999-12-31T23:59:59-14:00",
    "0001-01-01T00:00:00Z",
    "-1",
    "1e400",
  ),
  fc.constantFrom("cus_1111111111111111111111", "+595981000000", "a".repeat(6000), "é".repeat(300), "true", "1,2,,3"),
  fc.string({ unit: "binary", maxLength: 80 }),
);
const values = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Where in a value something else can be put: every field and every item, to the bottom. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, i) => placesIn(item, [...path, String(i)]))];
  if (!isObject(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([name, item]) => placesIn(item, [...path, name]))];
}

function changed(value: unknown, [step, ...rest]: string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === step ? changed(item, rest, to) : item));
  if (rest.length > 0) return { ...(value as Json), [step]: changed((value as Json)[step], rest, to) };
  const { [step]: _before, ...others } = value as Json;
  return to === undefined ? others : { ...others, [step]: to };
}

/** A body that nearly fits: the description's example or the smallest one, spoiled in up to three places. */
function bodies(operation: Operation): fc.Arbitrary<unknown> {
  if (!operation.body || operation.form) return fc.option(values, { nil: undefined, freq: 8 });
  const bases = [exampleBodyOf(description(), operation.id), sampleBody(operation)];
  return fc.constantFrom(...bases).chain((base) => {
    const spoil = fc.record({
      path: fc.constantFrom(...placesIn(base), ["surprise"]),
      to: fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.constant(undefined) }),
    });
    return fc.array(spoil, { maxLength: 3 }).map((spoils) =>
      spoils.reduce((body, { path, to }) => {
        try {
          return changed(body, path, to);
        } catch {
          return body; // An earlier change took the place away.
        }
      }, base),
    );
  });
}

function queries(operation: Operation, described: Described): fc.Arbitrary<Record<string, string>> {
  const written = texts.map((text) => text.replaceAll("\ud800", "\ufffd"));
  const names = described.parameters.filter((each) => each.in === "query").map(({ name = "" }) => name);
  const some = fc.record(Object.fromEntries([...names, "surprise"].map((name) => [name, written])), {
    requiredKeys: [],
  });
  const valid = sampleQuery(operation);
  return fc.oneof(
    fc.constant(valid),
    fc.tuple(fc.subarray(names), some).map(([kept, given]) => {
      const spoiled = Object.fromEntries(
        Object.entries(given).filter(([name]) => kept.includes(name) || name === "surprise"),
      );
      return { ...valid, ...(kept.length > 0 ? spoiled : {}) } as Record<string, string>;
    }),
  );
}

export type Attack = { path: string; sent: Sent };

/** Requests that an operation should refuse, or take, without ever failing. `own`: ids that exist. */
export function attacksOn(operation: Operation, own: Record<string, string>): fc.Arbitrary<Attack> {
  const { paths } = description() as { paths: Record<string, Record<string, Described>> };
  const described = paths[operation.path]?.[operation.method.toLowerCase()] ?? { parameters: [] };
  const strange = texts.map((text) => text.replaceAll("\ud800", "\ufffd")).filter((text) => !/^\.{0,2}$/.test(text));
  const params = fc.record(
    Object.fromEntries(
      parameters(operation.path).map((name) => {
        const known = own[name];
        return [name, known ? fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, strange) : strange];
      }),
    ),
  );
  const key = fc.option(
    fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\x21-\x7e]/g, "")),
    { freq: 3 },
  );
  return fc.record({ params, query: queries(operation, described), body: bodies(operation), key }).map((made) => ({
    path: addressOf(operation, made.params as Record<string, string>, made.query),
    sent: {
      method: operation.method,
      ...(operation.method === "GET" ? {} : { body: JSON.stringify(made.body) }),
      ...needed(operation),
      ...(made.key === null ? {} : { idempotencyKey: made.key }),
      ...caller(operation),
    },
  }));
}
