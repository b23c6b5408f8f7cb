import fc from "fast-check";
import { Form, type Sent } from "@/e2e/api/client";
import { boundariesOf, headers, large, rawQueries, rawSteps, spellings, texts, values } from "@/e2e/api/hostile-values";
import { fieldsOf, sampleBody, sampleQuery } from "@/e2e/api/samples";
import { caller, needed, parameters } from "@/e2e/api/subjects";
import { exampleBodyOf } from "@/lib/api/openapi/described-examples";
import type { Operation } from "@/lib/api/operation";
import { description } from "@/lib/api/registry";

type Json = Record<string, unknown>;
type Described = { parameters: { name?: string; in?: string; schema?: { enum?: unknown[] } }[] };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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

type Spoil = { path: readonly string[]; to: unknown };

/** Values on both sides of what the description says of a field. */
function edges(operation: Operation): fc.Arbitrary<Spoil>[] {
  const fields = operation.body ? fieldsOf(operation.body) : [];
  const found = fields.flatMap(({ path, schema }) => boundariesOf(schema).map((to) => ({ path, to })));
  return found.length > 0 ? [fc.constantFrom(...found)] : [];
}

/** Files that begin with the expected type's signature and continue with something else. */
const forms = fc
  .record({
    name: fc.constantFrom("file", "file", "file", "surprise", "__proto__"),
    start: fc.constantFrom(
      "",
      "%PDF-1.7\n",
      "\x89PNG\r\n\x1a\n",
      "PK\x03\x04",
      "\xff\xd8\xff\xe0",
      "GIF89a",
      "RIFF",
      "name;phone\n",
    ),
    rest: fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      texts.map((text) => Buffer.from(text)),
      fc.constantFrom(";".repeat(50_000), "a,b\n".repeat(20_000), '"'.repeat(20_001)).map((text) => Buffer.from(text)),
    ),
    fileName: fc.option(texts, { nil: undefined, freq: 8 }),
  })
  .map(
    ({ name, start, rest, fileName }) => new Form(name, Buffer.concat([Buffer.from(start, "latin1"), rest]), fileName),
  );

/** A body that nearly fits: the description's example or the smallest one, changed in up to three places. */
function bodies(operation: Operation): fc.Arbitrary<unknown> {
  if (operation.form) return forms;
  if (!operation.body) return fc.option(values, { nil: undefined, freq: 8 });
  const bases = [exampleBodyOf(description(), operation.id), sampleBody(operation)];
  return fc.constantFrom(...bases).chain((base) => {
    const anywhere = fc.record({
      path: fc.constantFrom(...placesIn(base), ["surprise"]),
      to: fc.oneof(
        { weight: 20, arbitrary: values },
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: large },
      ),
    });
    const spoil = fc.oneof(anywhere, ...edges(operation));
    return fc.array(spoil, { maxLength: 3 }).map((spoils) =>
      spoils.reduce((body, { path, to }) => {
        try {
          return changed(body, [...path], to);
        } catch {
          return body; // An earlier change removed the place.
        }
      }, base),
    );
  });
}

/** A lone surrogate cannot be encoded in a URL. */
const written = texts.map((text) => text.replace(/\p{Surrogate}/gu, "\ufffd"));

function queries(operation: Operation, described: Described): fc.Arbitrary<Record<string, string>> {
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

/** The ids that exist, or steps that lead nowhere; some as no program would write them. */
function addresses(operation: Operation, own: Record<string, string>): fc.Arbitrary<Record<string, string>> {
  const strange = written.filter((text) => !/^\.{0,2}$/.test(text));
  const step = (known: string | undefined) =>
    fc.oneof(
      { weight: known ? 12 : 0, arbitrary: fc.constant(encodeURIComponent(known ?? "")) },
      { weight: 3, arbitrary: strange.map(encodeURIComponent) },
      { weight: 1, arbitrary: rawSteps },
    );
  return fc.record(Object.fromEntries(parameters(operation.path).map((name) => [name, step(own[name])])));
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** With the longest headers it fits into what Node reads of a request; beyond that it answers 431 before there is one. */
const longestAddress = 8000;

/** Requests that an operation should refuse, or take, without ever failing. `own`: ids that exist. */
export function attacksOn(operation: Operation, own: Record<string, string>): fc.Arbitrary<Attack> {
  const { paths } = description() as { paths: Record<string, Record<string, Described>> };
  const described = paths[operation.path]?.[operation.method.toLowerCase()] ?? { parameters: [] };
  const printable = fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\x21-\x7e]/g, ""));
  const about = {
    steps: addresses(operation, own),
    query: queries(operation, described),
    raw: rarely(rawQueries),
    body: bodies(operation),
    spelling: rarely(spellings),
    key: fc.option(printable, { freq: 3 }),
    headers: rarely(headers),
    head: rarely(fc.constant("HEAD")),
  };
  return fc.record(about).map((made) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => made.steps[name] ?? "");
    const search = [new URLSearchParams(made.query).toString(), made.raw ?? ""].filter((part) => part !== "").join("&");
    const json = made.body instanceof Form ? made.body : JSON.stringify(made.body);
    const body = typeof json === "string" && made.spelling ? made.spelling(json) : json;
    const asked = caller(operation);
    return {
      path: (search === "" ? path : `${path}?${search}`).slice(0, longestAddress),
      sent: {
        method: operation.method === "GET" ? (made.head ?? "GET") : operation.method,
        ...(operation.method === "GET" ? {} : { body }),
        ...needed(operation),
        ...(made.key === null ? {} : { idempotencyKey: made.key }),
        ...asked,
        headers: { ...made.headers, ...asked.headers },
      },
    };
  });
}
