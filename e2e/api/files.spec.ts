import { describe, expect, inject, it } from "vitest";
import { clientOf, Form } from "@/e2e/api/client";
import { own, tenants } from "@/e2e/api/subjects";
import { phonePhoto } from "@/lib/testing/pictures";

const { ours, theirs } = tenants;
const doors = inject("doors");

describe.each(Object.entries(doors))("a photo through the %s door", (_name, door) => {
  const call = clientOf(door);
  const upload = async (form: Form, chunked = false) =>
    call(`/bookings/${await own("/bookings", ours)}/attachments`, {
      method: "POST",
      key: ours.key,
      body: form,
      chunked,
    });

  it("goes in and comes out as it was, as nothing that a browser could run", async () => {
    const bytes = await phonePhoto(1600, 1200);
    const made = await upload(new Form("file", bytes, "..\\..\\foto da porta.jpg"), true);
    expect(made.json).toMatchObject({ name: "foto da porta.jpg", media_type: "image/jpeg", width: 1200, height: 1600 });
    const file = await call(String(made.json.url), { key: ours.key });
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": `inline; filename="foto da porta.jpg"; filename*=UTF-8''foto%20da%20porta.jpg`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=300",
    });
    const small = await call(String(made.json.thumbnail_url), { key: ours.key });
    expect([small.status, small.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(small.bytes.length).toBeLessThan(bytes.length);
    const head = await call(String(made.json.url), { method: "HEAD", key: ours.key });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const address of [made.json.url, made.json.thumbnail_url]) {
      expect((await call(String(address), { key: theirs.key })).json).toMatchObject({ status: 404, code: "not_found" });
      expect((await call(String(address))).status).toBe(401);
    }
  });

  it("is refused when it is a script, whatever its name, or 11 MiB", async () => {
    const script = await upload(new Form("file", "<svg onload=alert(1)>", "photo.png"));
    expect(script.json).toMatchObject({ status: 422, errors: [{ pointer: "#/file", code: "unsupported_file" }] });
    const large = await upload(new Form("file", Buffer.alloc(11 * 1024 * 1024, 0x20), "photo.png"));
    expect(large.json).toMatchObject({ status: 413, code: "payload_too_large" });
  });
});
