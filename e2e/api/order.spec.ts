import { describe, expect, it } from "vitest";
import type { Sent } from "@/e2e/api/client";
import { addressOf, call, caller, cases, needed, parameters, reachable, tenants } from "@/e2e/api/subjects";

const { key } = tenants.ours;
const hugeOf = (mebibytes: number): string => `{"a":"${"x".repeat(mebibytes * 1024 * 1024)}"`;
const unreadable = "{";
const text = { "content-type": "text/plain" };

/** The order of the contract: each request has every fault that comes later, and is refused for the earliest. */
describe("of several faults the first in order is answered", () => {
  const all = reachable.filter(({ method }) => method !== "GET");

  it.concurrent.each(cases(all))("%s", async (_name, operation) => {
    const address = `${addressOf(operation)}?surprise=1`;
    const huge = hugeOf(operation.form ? operation.form.largestFile / 1024 / 1024 + 1 : 2);
    const [type, fault] = operation.form
      ? ["multipart/form-data; boundary=x", "invalid_form"]
      : ["application/json", "invalid_json"];
    const send = async (sent: Sent, path = address) => {
      const reply = await call(path, { method: operation.method, ...sent });
      return [reply.status, reply.json.code, reply.json.errors?.[0]?.code ?? null];
    };
    expect(await send({ body: huge, headers: text }, `/nowhere${address}`)).toEqual([404, "not_found", null]);
    expect(await send({ method: "OPTIONS", body: huge, headers: text })).toEqual([405, "method_not_allowed", null]);
    if (operation.access.kind !== "public")
      expect(await send({ body: huge, headers: text })).toEqual([401, "invalid_api_key", null]);
    if (operation.access.kind === "scope") {
      const lacking = tenants.without[operation.access.scope];
      expect(await send({ key: lacking, body: huge, headers: text })).toEqual([403, "insufficient_scope", null]);
    }
    const as = caller(operation);
    const asText = { ...as, headers: { ...as.headers, ...text } };
    expect(await send({ ...asText, body: huge })).toEqual([413, "payload_too_large", null]);
    expect(await send({ ...asText, body: unreadable })).toEqual([415, "unsupported_media_type", null]);
    const asTyped = { ...as, headers: { ...as.headers, "content-type": type } };
    if (operation.idempotency === "required")
      expect(await send({ ...asTyped, body: unreadable })).toEqual([400, "idempotency_key_required", null]);
    const rest = { ...asTyped, ...needed(operation) };
    expect(await send({ ...rest, body: unreadable })).toEqual([422, "validation_error", fault]);
    if (parameters(operation.path).length > 0 && !operation.form)
      expect((await send({ ...rest, body: {} })).slice(0, 2)).toEqual([422, "validation_error"]);
  });

  it("a used idempotency key comes before what is wrong with the new body", async () => {
    const first = { name: "Orden", phone: "+595981777001" };
    const sent = { method: "POST", key, idempotencyKey: "order-1" };
    expect((await call("/customers", { ...sent, body: first })).status).toBe(201);
    const conflict = await call("/customers", { ...sent, body: { surprise: 1 } });
    expect(conflict.json).toMatchObject({ status: 422, code: "idempotency_conflict" });
    const replay = await call("/customers?surprise=1", { ...sent, body: first });
    expect([replay.status, replay.headers["idempotency-replayed"]]).toEqual([201, "true"]);
  });

  it("a body's fault comes before the path's unknown id, and that before a conflict", async () => {
    const made = await call("/customers", { method: "POST", key, body: { name: "Uno", phone: "+595981777002" } });
    const patch = (id: unknown, body: object) => call(`/customers/${id}`, { method: "PATCH", key, body });
    expect((await patch("cus_nobody", { phone: "not a phone" })).json.code).toBe("validation_error");
    expect((await patch("cus_nobody", { phone: "+595981777002" })).json.code).toBe("not_found");
    expect((await patch(made.json.id, { phone: "+595981777001" })).json.code).toBe("customer_exists");
  });
});
