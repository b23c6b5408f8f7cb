import { describe, expect, it } from "vitest";
import { Form, type Reply } from "@/e2e/api/client";
import { addressOf, call, caller, cases, needed, open, reachable, tenants } from "@/e2e/api/subjects";
import type { Operation } from "@/lib/api/operation";

const writing = reachable.filter(({ method, form }) => method !== "GET" && !form);
const forms = reachable.filter(({ form }) => form);
const reading = reachable.filter(({ method, path }) => method === "GET" && !path.endsWith("/stream"));
const codes = (reply: Reply, pointer: string): string[] =>
  (reply.json.errors ?? []).filter((fault) => fault.pointer === pointer).map(({ code }) => code);
const send = (operation: Operation, body: unknown, query: Record<string, string> = {}) =>
  call(addressOf(operation, {}, query), { method: operation.method, body, ...caller(operation), ...needed(operation) });

describe("a query", () => {
  it.concurrent.each(cases(reachable))("with an unknown name is refused: %s", async (_name, operation) => {
    const reply = await send(operation, undefined, { surprise: "1" });
    expect(reply.json).toMatchObject({ status: 422, code: "validation_error" });
    expect(codes(reply, "?surprise")).toEqual(["unknown_field"]);
  });

  it.each(cases(open))("may carry names that begin with an underscore: %s", async (_name, operation) => {
    const reply = await send(operation, undefined, { _x: "1", __proto__x: "1" });
    expect((reply.json.errors ?? []).filter(({ pointer }) => pointer.startsWith("?_"))).toEqual([]);
  });

  it.concurrent.each(cases(reachable))("with a name given twice is refused: %s", async (_name, operation) => {
    const path = `${addressOf(operation)}?twice=1&twice=2`;
    const reply = await call(path, { method: operation.method, ...caller(operation), ...needed(operation) });
    expect(reply.status).toBe(422);
    expect(codes(reply, "?twice")).toContain("repeated_field");
  });

  it.concurrent.each(cases(reading))(
    "of 12,000 characters, or with NUL, is an ordinary refusal: %s",
    async (_name, operation) => {
      for (const value of ["q".repeat(12_000), "a\0b", "\ufffe"])
        expect((await send(operation, undefined, { q: value })).status).toBeLessThan(500);
    },
  );

  const paged = reading.filter(({ query }) => query?.safeParse({ limit: "1" }).success);
  it.concurrent.each(cases(paged))("takes a limit of 1 to 200 and nothing else: %s", async (_name, operation) => {
    for (const limit of ["0", "201", "abc", "1.5", "-1", "", "1e9", "NaN"])
      expect([422, limit], limit).toEqual([(await send(operation, undefined, { limit })).status, limit]);
    const damaged = await send(operation, undefined, { cursor: "eyJ4IjoxfQ.AAAAAAAAAAAAAAAA" });
    expect([404, 422]).toContain(damaged.status);
  });
});

describe("a body", () => {
  it.concurrent.each(cases(writing))("with an unknown field is refused: %s", async (_name, operation) => {
    const reply = await send(operation, { surprise: 1 });
    expect(reply.json).toMatchObject({ status: 422, code: "validation_error" });
    expect(codes(reply, "#/surprise")).toEqual(["unknown_field"]);
  });

  it.concurrent.each(cases(writing))("cannot reach the prototype: %s", async (_name, operation) => {
    const reply = await send(operation, '{"__proto__":{"admin":true}}');
    expect(codes(reply, "#/__proto__")).toEqual(["unknown_field"]);
  });

  it.concurrent.each(cases(writing))("that is not JSON is refused: %s", async (_name, operation) => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    const bad = ["{", "nul", '{"a":1}}', "\u0000", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), deep];
    for (const body of bad) {
      const reply = await send(operation, body);
      expect(reply.json, String(body).slice(0, 20)).toMatchObject({ status: 422, code: "validation_error" });
      expect(codes(reply, "#")).toEqual(["invalid_json"]);
    }
  });

  it.concurrent.each(cases(writing))("that is no object is refused: %s", async (_name, operation) => {
    for (const body of ["[]", '"text"', "1", "null"]) expect((await send(operation, body)).status, body).toBe(422);
  });

  it.concurrent.each(cases(writing.filter(({ body }) => body)))(
    "with text that cannot be kept is refused: %s",
    async (_name, operation) => {
      for (const text of ["\\u0000", "a\\u0000b", "\\ud800", "\\udc00x"]) {
        const reply = await send(operation, `{"surprise":"${text}","${text}":1}`);
        expect(reply.status, text).toBe(422);
        expect(codes(reply, "#/surprise"), text).toContain("invalid_character");
      }
    },
  );

  it.concurrent.each(cases(writing))("of another media type is refused: %s", async (_name, operation) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
      const reply = await call(addressOf(operation), {
        method: operation.method,
        body: "{}",
        ...caller(operation),
        headers: { ...caller(operation).headers, "content-type": type },
        ...needed(operation),
      });
      expect(reply.json, type).toMatchObject({ status: 415, code: "unsupported_media_type" });
    }
  });

  it.concurrent.each(cases(writing))("of 2 MiB is refused, announced or not: %s", async (_name, operation) => {
    const body = `{"a":"${"x".repeat(2 * 1024 * 1024)}"}`;
    for (const chunked of [false, true]) {
      const reply = await call(addressOf(operation), { method: operation.method, body, chunked, ...caller(operation) });
      expect(reply.json, `chunked: ${chunked}`).toMatchObject({ status: 413, code: "payload_too_large" });
      expect((await call("/me", { key: tenants.ours.key })).status).toBe(200);
    }
  });

  it.concurrent.each(cases(writing.filter(({ idempotency }) => idempotency === "required")))(
    "needs an Idempotency-Key: %s",
    async (_name, operation) => {
      for (const idempotencyKey of [undefined, "", '""', "k".repeat(256)]) {
        const reply = await call(addressOf(operation), {
          method: operation.method,
          body: {},
          idempotencyKey,
          ...caller(operation),
        });
        expect(reply.json).toMatchObject({ status: 400, code: "idempotency_key_required" });
      }
    },
  );

  it.concurrent.each(
    cases(writing.filter(({ idempotency }) => idempotency === "refused" || idempotency === "optional")),
  )("is refused with an Idempotency-Key that cannot protect it: %s", async (_name, operation) => {
    const reply = await call(addressOf(operation), {
      method: operation.method,
      body: {},
      ...caller(operation),
      idempotencyKey: "k".repeat(256),
    });
    expect(reply.status).toBe(422);
    expect(codes(reply, "Idempotency-Key")).toHaveLength(1);
  });
});

describe("a form", () => {
  it.concurrent.each(cases(forms))("with an unknown field is refused: %s", async (_name, operation) => {
    const reply = await send(operation, new Form("surprise", "1"));
    expect(codes(reply, "#/surprise")).toEqual(["unknown_field"]);
    expect(codes(await send(operation, new Form("__proto__", "1")), "#/__proto__")).toEqual(["unknown_field"]);
  });

  it.concurrent.each(cases(forms))("that cannot be read is refused, and so is JSON: %s", async (_name, operation) => {
    const headers = { ...caller(operation).headers, "content-type": "multipart/form-data" };
    const about = { method: operation.method, ...caller(operation), ...needed(operation) };
    for (const [type, body] of [
      ["multipart/form-data", "--x"],
      ["multipart/form-data; boundary=x", "--y\r\n\r\n"],
      ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--"],
    ] as const) {
      const reply = await call(addressOf(operation), { ...about, body, headers: { ...headers, "content-type": type } });
      expect(codes(reply, "#"), body).toEqual(["invalid_form"]);
    }
    expect((await send(operation, {})).json).toMatchObject({ status: 415, code: "unsupported_media_type" });
  });

  it.concurrent.each(cases(forms))(
    "with a file that is a MiB too large is refused, announced or not: %s",
    async (_name, operation) => {
      const size = (operation.form?.largestFile ?? 0) + 1024 * 1024;
      const body = new Form("file", Buffer.alloc(size, "%PDF-"), "large.pdf");
      for (const chunked of [false, true]) {
        const reply = await call(addressOf(operation), {
          method: operation.method,
          body,
          chunked,
          ...caller(operation),
        });
        expect(reply.json, `chunked: ${chunked}`).toMatchObject({ status: 413, code: "payload_too_large" });
      }
      expect((await call("/me", { key: tenants.ours.key })).status).toBe(200);
    },
  );
});
