import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { framesOf } from "@/lib/domains/booking-page/frames";
import type { CustomerBooking } from "@/lib/domains/booking-page/links/schema";
import type { HostedPage } from "@/lib/domains/booking-page/schema";
import type { PublicPage } from "@/lib/domains/booking-page/visitors/schema";
import { sweepFiles } from "@/lib/domains/evidence/sweep";
import type { SavedPerson } from "@/lib/domains/people/schema";
import { heic, pdf, phonePhoto, picture } from "@/lib/testing/pictures";
import { booked, salon } from "@/lib/testing/salon";
import { call, download, makeMember } from "@/lib/testing/world";

const base64 = async (bytes: Promise<Buffer>) => (await bytes).toString("base64");

/** A salon with an admin who sets its page up, and a stranger who looks at it. */
async function openShop() {
  const shop = await salon();
  const admin = await makeMember(shop.world.id, "admin");
  const put = (body: object) =>
    admin.call<HostedPage>("/booking-page", { method: "PUT", body: { enabled: true, ...body } });
  const seen = async () => (await call<PublicPage>(shop.page)).body;
  const pictureAt = (id: string | null, page = shop.page) => download(`${page}/pictures/${id}`, null);
  const givePhoto = async (id: string, photo: string | null) =>
    (await admin.call<SavedPerson>(`/team/people/${id}`, { method: "PATCH", body: { photo } })).body.photo_id;
  return { ...shop, admin, put, seen, pictureAt, givePhoto };
}

describe("the pictures of a booking page", () => {
  it("are kept as small copies that anybody sees, and stay until they are removed", async () => {
    const shop = await openShop();
    const set = await shop.put({
      logo: await base64(phonePhoto(900, 600)),
      cover: await base64(picture("png", 3000, 1000)),
    });
    expect(set.status).toBe(200);
    const { logo_id, cover_id } = await shop.seen();
    expect([logo_id, cover_id]).toEqual([set.body.logo_id, set.body.cover_id]);
    const [logo, cover] = [await shop.pictureAt(logo_id), await shop.pictureAt(cover_id)];
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 171, height: 256 });
    expect(await sharp(cover.bytes).metadata()).toMatchObject({ width: 1280, height: 427 });
    await sweepFiles(new Date(Date.now() + 3 * 86_400_000));
    expect((await shop.pictureAt(cover_id)).status).toBe(200);
    expect((await shop.put({ headline: "Oi" })).body).toMatchObject({ logo_id, cover_id });
    expect((await shop.put({ logo: null })).body).toMatchObject({ logo_id: null, cover_id });
    expect((await shop.pictureAt(logo_id)).status).toBe(404);
  });

  it("are refused at their field where they are none", async () => {
    const shop = await openShop();
    for (const [bytes, code] of [
      [pdf, "unsupported_file"],
      [heic, "unsupported_file"],
      [Buffer.from("<svg onload=alert(1)>"), "unsupported_file"],
      [(await picture("png")).subarray(0, 60), "broken_image"],
    ] as const)
      expect(await shop.put({ cover: bytes.toString("base64") })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "#/cover", code }] },
      });
    expect((await shop.seen()).cover_id).toBeNull();
  });

  it("are no other workspace's, and not there while the page is off", async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { logo_id } = (await shop.put({ logo: await base64(picture("png")) })).body;
    expect((await other.pictureAt(logo_id)).status).toBe(404);
    expect((await other.admin.call("/booking-page/pictures/logo")).status).toBe(404);
    await shop.put({ enabled: false });
    expect((await shop.pictureAt(logo_id)).status).toBe(404);
  });
});

describe("the people of a booking page", () => {
  it("have their photos there only while visitors may choose them", async () => {
    const shop = await openShop();
    const [bia] = shop.people;
    const photo = await shop.givePhoto(bia?.id ?? "", await base64(picture("png")));
    expect((await shop.seen()).services[0]?.people).toMatchObject([
      { name: "Bia", photo_id: photo },
      { photo_id: null },
    ]);
    expect((await shop.pictureAt(photo)).status).toBe(200);
    const hidden = (
      await shop.admin.call<SavedPerson>("/team/people", {
        method: "POST",
        body: { name: "Dora", photo: await base64(picture("png")) },
      })
    ).body;
    expect(hidden.photo_id).not.toBeNull();
    expect((await shop.pictureAt(hidden.photo_id)).status).toBe(404);
    await shop.put({ service_ids: [] });
    expect((await shop.pictureAt(photo)).status).toBe(404);
    await shop.put({ service_ids: null });
    await shop.world.call(`/resources/${bia?.id}`, { method: "PATCH", body: { active: false } });
    expect((await shop.pictureAt(photo)).status).toBe(404);
  });
});

describe("what a booking page says", () => {
  it("is at the customer's link too: the address, and the logo while the page is open", async () => {
    const shop = await openShop();
    const address = { formatted: "Rua Um, 1", lat: -23.5, lng: -46.6 };
    const { logo_id } = (await shop.put({ address, logo: await base64(picture("png")) })).body;
    const { token, workspace } = await booked(shop);
    expect(workspace).toMatchObject({ address, logo_id });
    await shop.put({ enabled: false });
    const link = await call<CustomerBooking>(`/public/bookings/${token}`);
    expect(link.body.workspace).toMatchObject({ address, logo_id: null });
    expect((await booked(await openShop())).workspace).toMatchObject({ address: null, logo_id: null });
  });

  it("has an address, and a policy that the customer's link repeats", async () => {
    const shop = await openShop();
    const address = { formatted: "Rua Um, 1", lat: -23.5, lng: -46.6 };
    await shop.put({ address, policy: "Até 24 h antes." });
    expect(await shop.seen()).toMatchObject({ address, policy: "Até 24 h antes." });
    const { token, policy } = await booked(shop);
    expect(policy).toBe("Até 24 h antes.");
    await shop.put({});
    expect(await shop.seen()).toMatchObject({ address, policy });
    await shop.put({ address: { formatted: " " }, policy: " " });
    expect(await shop.seen()).toMatchObject({ address: null, policy: null });
    expect((await call<CustomerBooking>(`/public/bookings/${token}`)).body.policy).toBeNull();
  });

  it("has the categories of its services", async () => {
    const shop = await openShop();
    expect((await shop.seen()).services[0]?.category).toBeNull();
    await shop.world.call(`/services/${shop.cut.id}`, { method: "PATCH", body: { category: " Cabelo " } });
    expect((await shop.seen()).services[0]?.category).toBe("Cabelo");
    const empty = await shop.world.call(`/services/${shop.cut.id}`, { method: "PATCH", body: { category: "" } });
    expect(empty.status).toBe(422);
  });
});

describe("the frame of a booking page", () => {
  it("is for the named sites alone, and for nobody while the page is off", async () => {
    const shop = await openShop();
    const { slug } = shop.world.actor.project;
    expect(await framesOf(slug)).toEqual([]);
    const allowed_origins = ["https://www.example.com", "https://*.example.org"];
    expect((await shop.put({ allowed_origins })).body.allowed_origins).toEqual(allowed_origins);
    expect((await shop.put({ headline: "Oi" })).body.allowed_origins).toEqual(allowed_origins);
    expect(await framesOf(slug)).toEqual(allowed_origins);
    expect(await framesOf("nobody")).toEqual([]);
    for (const wrong of ["*", "https://example.com/path", "https://example.com; script-src *"])
      expect(await shop.put({ allowed_origins: [wrong] })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "#/allowed_origins/0", code: "invalid_origin" }] },
      });
    await shop.put({ enabled: false });
    expect(await framesOf(slug)).toEqual([]);
  });
});
