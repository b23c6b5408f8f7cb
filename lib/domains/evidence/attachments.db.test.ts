import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { storage } from "@/lib/core/storage/storage";
import type { Attachment } from "@/lib/domains/evidence/schema";
import { sweepFiles } from "@/lib/domains/evidence/sweep";
import { bookingRow, makeChairs } from "@/lib/testing/catalog";
import { fileForm, heic, pdf, phonePhoto, picture } from "@/lib/testing/pictures";
import { download, makeKey, makeMember, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
let booking: string;
const aBooking = async (of: World): Promise<string> =>
  bookingRow(of, { service_id: (await makeChairs(of.id, 1)).service, status: "confirmed" });
beforeAll(async () => {
  world = await makeProject();
  booking = await aBooking(world);
});

const attach = (bytes: Uint8Array, name = "photo.png", options: object = {}) =>
  world.call<Attachment>(`/bookings/${booking}/attachments`, {
    method: "POST",
    body: fileForm(bytes, name),
    ...options,
  });
const stored = (id: string): string[] => readdirSync(join(env().DATA_DIR, "files", world.id, id)).sort();
const faultOf = (reply: { status: number; body: unknown }) => {
  const { code, errors } = reply.body as { code: string; errors?: { pointer: string; code: string }[] };
  return [reply.status, code, errors?.[0]?.pointer, errors?.[0]?.code];
};

describe("an attachment", () => {
  it("is kept with its size, a thumbnail and who brought it", async () => {
    const bytes = await picture("png", 900, 600);
    const reply = await attach(bytes);
    expect(reply.status).toBe(201);
    const { id, url, thumbnail_url } = reply.body;
    expect(reply.body).toMatchObject({
      booking_id: booking,
      name: "photo.png",
      media_type: "image/png",
      size: bytes.length,
      width: 900,
      height: 600,
      author: { type: "key", name: "test" },
    });
    expect(reply.headers.get("location")).toBe(`/api/v1/bookings/${booking}/attachments/${id}`);
    const file = await download(url.replace("/api/v1", ""), world.key);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="photo.png"; filename*=UTF-8''photo.png`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=300",
    });
    const small = await download(String(thumbnail_url).replace("/api/v1", ""), world.key);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "webp", width: 480, height: 320 });
  });

  it("is known by its content, whatever it is called and said to be", async () => {
    const kinds: [Uint8Array, string, boolean][] = [
      [await picture("jpeg"), "image/jpeg", true],
      [await picture("webp"), "image/webp", true],
      [await picture("gif"), "image/gif", true],
      [heic, "image/heic", false],
      [pdf, "application/pdf", false],
    ];
    for (const [bytes, media_type, drawn] of kinds) {
      const { status, body } = await attach(bytes, "run.exe");
      expect([status, body.media_type, body.thumbnail_url !== null], media_type).toEqual([201, media_type, drawn]);
      const { headers } = await download(body.url.replace("/api/v1", ""), world.key);
      expect(headers.get("content-type")).toBe(media_type);
      expect(headers.get("content-disposition")).toMatch(drawn ? /^inline; filename="run.exe.\w+"/ : /^attachment; /);
    }
  });

  it("stands upright in its thumbnail, which forgets where it was taken", async () => {
    const { body } = await attach(await phonePhoto(600, 300), "IMG_1.JPG");
    expect(body).toMatchObject({ width: 300, height: 600 });
    const small = await download(String(body.thumbnail_url).replace("/api/v1", ""), world.key);
    const { width, height, exif } = await sharp(small.bytes).metadata();
    expect([width, height, exif]).toEqual([240, 480, undefined]);
    const original = await download(body.url.replace("/api/v1", ""), world.key);
    expect((await sharp(original.bytes).metadata()).exif).toBeDefined();
  });

  it.each<[string, string]>([
    ["a script", "#!/bin/sh\nrm -rf /\n"],
    ["JavaScript", "alert(document.cookie)"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    [
      "an SVG with a script",
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ["an archive", "PK\x03\x04 and more"],
  ])("is refused when it is %s named .png", async (_kind, text) => {
    expect(faultOf(await attach(Buffer.from(text, "latin1"), "photo.png"))).toEqual([
      422,
      "validation_error",
      "#/file",
      "unsupported_file",
    ]);
  });

  it("is refused when it only begins like a picture, is cut off, empty, or would unfold into too much", async () => {
    const whole = await picture("png", 400, 400);
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const script = Buffer.concat([whole.subarray(0, 8), Buffer.from("<script>alert(1)</script>")]);
    for (const bytes of [
      script,
      whole.subarray(0, 60),
      noise.subarray(0, noise.length / 2),
      Buffer.from("GIF89a=1;alert(1)"),
    ])
      expect(faultOf(await attach(bytes)).at(-1)).toBe("broken_image");
    expect(faultOf(await attach(Buffer.alloc(0))).at(-1)).toBe("empty_file");
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(faultOf(await attach(bomb)).at(-1)).toBe("image_too_large");
  });

  it("may have 10 MiB and not a byte more", async () => {
    const most = 10 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 0x20)]);
    expect((await attach(padded(most))).body.size).toBe(most);
    for (const size of [most + 1, 11 * 1024 * 1024])
      expect(faultOf(await attach(padded(size))).slice(0, 2)).toEqual([413, "payload_too_large"]);
  });

  it.each<[string, string]>([
    ["../../../etc/passwd", "passwd"],
    ["..\\..\\windows\\system32\\evil.png", "evil.png"],
    ["/etc/shadow.png", "shadow.png"],
    ["..", "file"],
    ["a\u202egnp.exe", "agnp.exe"],
    ["línea 1.png", "línea 1.png"],
    [`${"x".repeat(400)}.png`, `${"x".repeat(116)}.png`],
  ])("has the name %j only to be shown", async (sent, shown) => {
    const { status, body } = await attach(await picture("png"), sent);
    expect([status, body.name]).toEqual([201, shown]);
    expect(stored(body.id)).toEqual(["original", "thumbnail"]);
    const { headers } = await download(body.url.replace("/api/v1", ""), world.key);
    expect(headers.get("content-disposition")).toMatch(
      /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[^;\r\n]+$/,
    );
  });

  it("comes alone, in a readable form", async () => {
    const path = `/bookings/${booking}/attachments`;
    const form = fileForm(await picture("png"), "a.png");
    form.set("surprise", "1");
    expect(faultOf(await world.call(path, { method: "POST", body: form }))).toEqual([
      422,
      "validation_error",
      "#/surprise",
      "unknown_field",
    ]);
    const two = fileForm(await picture("png"), "a.png");
    two.append("file", new File(["b"], "b.png"));
    expect(faultOf(await world.call(path, { method: "POST", body: two })).slice(2)).toEqual(["#/file", "not_a_file"]);
    const text = new FormData();
    text.set("file", "just text");
    expect((await world.call(path, { method: "POST", body: text })).status).toBe(422);
    expect(faultOf(await world.call(path, { method: "POST" })).slice(2)).toEqual(["#/file", "not_a_file"]);
    const type = { "content-type": "multipart/form-data; boundary=x" };
    expect(faultOf(await world.call(path, { method: "POST", body: "--y", headers: type })).slice(2)).toEqual([
      "#",
      "invalid_form",
    ]);
    expect(faultOf(await world.call(path, { method: "POST", body: {} })).slice(0, 2)).toEqual([
      415,
      "unsupported_media_type",
    ]);
  });

  it("is brought once under one idempotency key, and another file under it is refused", async () => {
    const bytes = await picture("png", 30, 30);
    const first = await attach(bytes, "once.png", { idempotencyKey: "up-1" });
    const again = await attach(bytes, "once.png", { idempotencyKey: "up-1" });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const other = await attach(await picture("png", 31, 30), "once.png", { idempotencyKey: "up-1" });
    expect(faultOf(other).slice(0, 2)).toEqual([422, "idempotency_conflict"]);
  });

  it("is reached only by who may see the booking", async () => {
    const { body } = await attach(await picture("png"));
    const stranger = await makeProject();
    const theirs = await aBooking(stranger);
    for (const path of [
      body.url,
      String(body.thumbnail_url),
      `/api/v1/bookings/${theirs}/attachments/${body.id}/file`,
    ]) {
      expect((await download(path.replace("/api/v1", ""), stranger.key)).status).toBe(404);
    }
    const another = await aBooking(world);
    expect((await download(`/bookings/${another}/attachments/${body.id}/file`, world.key)).status).toBe(404);
    const { key } = await makeKey(world.id, ["customers:read", "bookings:write"]);
    expect((await download(body.url.replace("/api/v1", ""), key)).status).toBe(403);
    expect((await download(body.url.replace("/api/v1", ""), "")).status).toBe(401);
  });

  it("is removed by its author or an admin, with its files, and audited", async () => {
    const { body: one } = await attach(await picture("png"));
    const agent = await makeMember(world.id, "agent");
    const path = `/bookings/${booking}/attachments/${one.id}`;
    expect((await agent.call(path, { method: "DELETE" })).status).toBe(403);
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(path)).status).toBe(404);
    expect(stored(one.id)).toEqual([]);
    const entry = await prisma().auditEntry.findFirst({
      where: { project_id: world.id, action: "attachment.removed" },
    });
    expect(entry).toMatchObject({ subject_id: booking, changes: { attachment_id: { from: one.id, to: null } } });
    const { body: two } = await attach(await picture("png"));
    const admin = await makeMember(world.id, "admin");
    expect((await admin.call(`/bookings/${booking}/attachments/${two.id}`, { method: "DELETE" })).status).toBe(204);
  });
});

describe("the sweep of files", () => {
  it("takes what no row names after a day, and nothing else", async () => {
    const { body: kept } = await attach(await picture("png"));
    const orphans = [`${world.id}/att_gone/original`, "prj_gone/att_x/thumbnail", "unfinished/parts/abc"];
    for (const key of [...orphans, `${world.id}/att_young/original`])
      await storage().put(key, new Uint8Array(3), "image/png");
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const key of [...orphans, `${world.id}/${kept.id}/original`])
      utimesSync(join(env().DATA_DIR, "files", key), yesterday, yesterday);
    expect(await sweepFiles(new Date())).toBe(orphans.length);
    for (const key of orphans) expect(await storage().get(key)).toBeNull();
    expect((await download(kept.url.replace("/api/v1", ""), world.key)).status).toBe(200);
    expect(await storage().get(`${world.id}/att_young/original`)).not.toBeNull();
  });
});
