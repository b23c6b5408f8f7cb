import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inSql, pool } from "@/lib/core/db";
import { tracing } from "@/lib/core/monitoring/tracing";
import { startExport } from "@/lib/core/monitoring/tracing-export";
import { call, makeProject } from "@/lib/testing/world";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
};
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

const sent: { path: string; body: Sent }[] = [];
const collector = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    sent.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(parts).toString()) });
    reply.setHeader("content-type", "application/json").end("{}");
  });
});

let stop: () => Promise<void>;
beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(0, "127.0.0.1", ready));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stop = startExport("web");
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const attribute = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe("a trace", () => {
  it("goes on from the caller's through the request and the operation to each statement, and names no value", async () => {
    const { key } = await makeProject();
    const [traceId, callerId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
    const traceparent = `00-${traceId}-${callerId}-01`;
    const body = { name: "Somebody Traced", phone: "+595981000777" };
    const made = await call("/customers", { method: "POST", key, body, headers: { traceparent } });
    expect(made.status).toBe(201);
    await expect(inSql({}, (sql) => sql("SELECT 1 / $1::int", [0]))).rejects.toThrow();
    await stop();

    expect(sent.every(({ path }) => path === "/v1/traces")).toBe(true);
    const [first] = sent[0]?.body.resourceSpans ?? [];
    const about = first?.resource.attributes.map(({ key: name, value }) => [name, value.stringValue]);
    expect(about).toEqual(
      expect.arrayContaining([
        ["service.name", "turnero"],
        ["turnero.process", "web"],
      ]),
    );
    const spans = sent.flatMap((each) =>
      each.body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
    );
    const ours = spans.filter((span) => span.traceId === traceId);
    const request = ours.find(({ name }) => name === "POST createCustomer");
    const operation = ours.find(({ name }) => name === "createCustomer");
    expect(request).toMatchObject({ kind: 2, parentSpanId: callerId });
    expect(attribute(request, "http.response.status_code")).toBe(201);
    expect(attribute(request, "turnero.request_id")).toBe(made.headers.get("x-request-id"));
    expect(operation?.parentSpanId).toBe(request?.spanId);
    const within = ours.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
    expect(within.map(({ name }) => name)).toContain("SQL INSERT");
    const admission = ours.filter(
      ({ parentSpanId, name }) => parentSpanId === request?.spanId && name.startsWith("SQL"),
    );
    expect(admission.length, "the check of the key is the request's, not the operation's").toBeGreaterThan(0);
    expect(JSON.stringify(spans)).not.toMatch(/Somebody Traced|595981000777|tk_live/);
    const failed = spans.find((span) => String(attribute(span, "db.query.text")).includes("1 / $1"));
    expect(failed?.status.code).toBe(2);
  });

  it("is no more once it was stopped, and statements run on", async () => {
    const before = sent.length;
    expect(tracing()).toBeUndefined();
    expect((await pool().query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(sent.length).toBe(before);
  });
});
