import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { sweepFiles } from "@/lib/domains/evidence/sweep";
import type { Person, SavedPerson } from "@/lib/domains/people/schema";
import { catalogOf, hourAhead } from "@/lib/testing/catalog";
import { heic, pdf, phonePhoto, picture } from "@/lib/testing/pictures";
import { call, download, makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  admin = await makeMember(world.id, "admin");
});

const address = () => `person${n++}-${world.id}@example.com`.toLowerCase();
const add = (body: object) => admin.call<SavedPerson>("/team/people", { method: "POST", body });
const change = (id: string, body: object) => admin.call<SavedPerson>(`/team/people/${id}`, { method: "PATCH", body });
const person = async (id: string) => (await admin.call<Person>(`/team/people/${id}`)).body;
const weekly = [{ weekday: 1, from: "10:00", to: "14:00" }];

describe("a person", () => {
  it("is added with login, hours, services and time off at once", async () => {
    const make = catalogOf(world);
    const group = await make.group();
    const service = await make.service({ requirements: [{ group_id: group.id }] });
    const email = address();
    const off = { start: hourAhead(5, 0), end: hourAhead(7, 0), reason: "Férias" };
    const reply = await add({
      name: "Bia",
      login: { email },
      weekly,
      service_ids: [service.id],
      time_off: [off],
    });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        name: "Bia",
        member: null,
        invite: { email, role: "agent" },
        has_own_hours: true,
        service_ids: [service.id],
      },
    });
    const { id, schedule_id, invite_link } = reply.body;
    expect((await world.call<Resource>(`/resources/${id}`)).body).toMatchObject({
      kind: "person",
      group_ids: [group.id],
    });
    expect((await world.call(`/schedules/${schedule_id}`)).body).toMatchObject({ name: "Bia", weekly });
    expect((await world.call(`/resources/${id}/time-off`)).body).toMatchObject({ data: [off] });

    const token = new URL(invite_link ?? "").pathname.split("/").at(-1);
    const joined = await call(`/invites/${token}/accept`, {
      method: "POST",
      body: { name: "Bia Lima", password: "quiet river over stones" },
    });
    expect(joined.status).toBe(200);
    expect(await person(id)).toMatchObject({ member: { email, name: "Bia Lima" }, invite: null });
  });

  it("is not added at all where one part is refused", async () => {
    const name = "Half";
    const { schedule_id } = (await add({ name: "Whole", weekly })).body;
    const counts = () =>
      Promise.all([
        prisma().resource.count({ where: { project_id: world.id } }),
        prisma().schedule.count({ where: { project_id: world.id } }),
        prisma().invite.count({ where: { project_id: world.id } }),
      ]);
    const before = await counts();
    const member = await makeMember(world.id, "agent");
    const { email } = await prisma().user.findFirstOrThrow({ where: { memberships: { some: { id: member.id } } } });
    expect(await add({ name, weekly, login: { email } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/login/email", code: "already_member" }] },
    });
    expect((await add({ name, weekly, login: { email: address() }, service_ids: ["svc_none"] })).status).toBe(404);
    expect((await add({ name, schedule_id, login: { email: address(), role: "owner" } })).status).toBe(403);
    expect(await counts()).toEqual(before);
  });

  it("hears of all faults at once, each at its field", async () => {
    const body = {
      name: "",
      login: { email: "nobody" },
      weekly: [{ weekday: 1, from: "10:00", to: "09:00" }],
      time_off: [{ start: hourAhead(2, 0), end: hourAhead(1, 0) }],
    };
    const reply = await add(body);
    expect(reply.status).toBe(422);
    const { errors } = reply.body as unknown as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      "#/login/email",
      "#/name",
      "#/time_off/0/end",
      "#/weekly/0",
    ]);
  });

  it("changes hours of their own, and leaves those that others share", async () => {
    const make = catalogOf(world);
    const shared = await make.schedule({ weekly });
    await make.resource({ schedule_id: shared.id });
    const { id } = (await add({ name: "Caio", schedule_id: shared.id })).body;
    const later = [{ weekday: 2, from: "12:00", to: "18:00" }];
    const own = (await change(id, { weekly: later })).body;
    expect(own.schedule_id).not.toBe(shared.id);
    expect((await world.call(`/schedules/${shared.id}`)).body).toMatchObject({ weekly });
    const again = (await change(id, { weekly })).body;
    expect(again.schedule_id).toBe(own.schedule_id);
    expect((await change(id, { schedule_id: shared.id })).body).toMatchObject({ has_own_hours: false });
  });

  it("gives exactly the chosen services, and others give what they gave", async () => {
    const make = catalogOf(world);
    const [ana, group] = [await make.resource(), await make.group()];
    await world.call(`/resources/${ana.id}`, { method: "PATCH", body: { group_ids: [group.id] } });
    const cut = await make.service({ name: "Cut", requirements: [{ group_id: group.id }] });
    const shave = await make.service({ name: "Shave", requirements: [{ group_id: group.id }] });
    const color = await make.service({ name: "Color", requirements: [{ resource_id: ana.id }] });
    const { id } = (await add({ name: "Dora", service_ids: [cut.id, color.id] })).body;
    expect((await person(id)).service_ids.sort()).toEqual([cut.id, color.id].sort());
    expect(new Set((await person(ana.id)).service_ids)).toEqual(new Set([cut.id, shave.id, color.id]));
    expect((await change(id, { service_ids: [shave.id] })).body.service_ids).toEqual([shave.id]);
    expect(new Set((await person(ana.id)).service_ids)).toEqual(new Set([cut.id, shave.id, color.id]));
    expect((await world.call<Service>(`/services/${shave.id}`)).body.requirements).toHaveLength(1);
  });

  it("is neither a room nor somebody of another workspace", async () => {
    const room = await catalogOf(world).resource({ kind: "room" });
    const foreign = await catalogOf(await makeProject()).resource();
    for (const { id } of [room, foreign]) {
      expect((await admin.call(`/team/people/${id}`)).status).toBe(404);
      expect((await change(id, { name: "x" })).status).toBe(404);
    }
  });
});

describe("the photo of a person", () => {
  const photoOf = (id: string) => download(`/resources/${id}/photo`, world.key);

  it("is kept as a small upright copy, and goes when it is taken away", async () => {
    const photo = (await phonePhoto(900, 600)).toString("base64");
    const { id, photo_id } = (await add({ name: "Eva", photo })).body;
    expect(photo_id).not.toBeNull();
    const { status, headers, bytes } = await photoOf(id);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 480 });
    const other = (await picture("png")).toString("base64");
    expect((await change(id, { photo: other })).body.photo_id).not.toBe(photo_id);
    expect((await change(id, { name: "Eva Lima" })).body.photo_id).not.toBeNull();
    expect((await change(id, { photo: null })).body.photo_id).toBeNull();
    expect((await photoOf(id)).status).toBe(404);
  });

  it("is refused at its field where it is none, and nobody is added", async () => {
    const before = await prisma().resource.count({ where: { project_id: world.id } });
    for (const [bytes, code] of [
      [pdf, "unsupported_file"],
      [heic, "unsupported_file"],
      [(await picture("png")).subarray(0, 60), "broken_image"],
    ] as const)
      expect(await add({ name: "Eva", photo: bytes.toString("base64") })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "#/photo", code }] },
      });
    expect(await prisma().resource.count({ where: { project_id: world.id } })).toBe(before);
  });

  it("is not swept while it is shown", async () => {
    const { id } = (await add({ name: "Eva", photo: (await picture("png")).toString("base64") })).body;
    await sweepFiles(new Date(Date.now() + 3 * 86_400_000));
    expect((await photoOf(id)).status).toBe(200);
  });
});
