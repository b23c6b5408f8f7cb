import { describe, expect, inject, it } from "vitest";
import { clientOf, Form } from "@/e2e/api/client";
import { tenants } from "@/e2e/api/subjects";

const { ours, theirs, session } = tenants;
const member = { headers: { cookie: session, "sec-fetch-site": "same-origin" } };

describe.each(Object.entries(inject("doors")))("customers through the %s door", (name, door) => {
  const call = clientOf(door);
  const mark = name === "direct" ? "1" : "2";
  const make = async (body: object, key = ours.key) => {
    const reply = await call("/customers", { method: "POST", key, body });
    expect(reply.status, reply.text).toBe(201);
    return String(reply.json.id);
  };

  it("become one and two again, within one project only", async () => {
    const one = await make({ name: "Uno", phone: `+59598666000${mark}` });
    const two = await make({ name: "Dos", phone: null, email: `dos${mark}@example.com`, tags: ["vip"] });
    const foreign = await make({ name: "Otro", phone: `+59598666000${mark}` }, theirs.key);
    const merge = (id: string) =>
      call(`/customers/${one}/merge`, { method: "POST", key: ours.key, body: { other_id: id } });
    expect((await merge(foreign)).status).toBe(404);
    expect((await merge(two)).json).toMatchObject({ id: one, email: `dos${mark}@example.com`, tags: ["vip"] });
    expect((await call(`/customers/${two}`, { key: ours.key })).json).toMatchObject({ status: 404, merged_into: one });
    const split = await call(`/customers/${one}/unmerge`, { method: "POST", key: ours.key, body: { other_id: two } });
    expect(split.json).toMatchObject({ customer: { id: one, email: null, tags: [] }, other: { id: two, phone: null } });
  });

  it("come in and go out as a list", async () => {
    const list = `name;phone\nLista ${mark};+59598777000${mark}\nWrong;1\n`;
    const read = await call("/customers/import/preview", {
      method: "POST",
      ...member,
      body: new Form("file", list, "a.csv"),
    });
    expect(read.json).toMatchObject({ counts: { created: 1, faulty: 1 }, errors: [{ row: 3, code: "invalid_phone" }] });
    const taken = await call("/customers/import", { method: "POST", ...member, body: new Form("file", list, "a.csv") });
    expect(taken.json).toMatchObject({ counts: { created: 1, faulty: 1 } });
    const file = await call(`/customers/export?q=Lista%20${mark}`, member);
    expect(file.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
    expect(file.text.trimEnd().split("\r\n")[1]).toMatch(new RegExp(`^Lista ${mark},\\+59598777000${mark},`));
    const large = new Form("file", Buffer.alloc(6 * 1024 * 1024, 0x41), "a.csv");
    expect((await call("/customers/import/preview", { method: "POST", ...member, body: large })).status).toBe(413);
  });
});
