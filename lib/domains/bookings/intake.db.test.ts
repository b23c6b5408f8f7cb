import { beforeAll, describe, expect, it } from "vitest";
import { sqlOf } from "@/lib/core/db";
import { missingIntake } from "@/lib/domains/bookings/intake";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

const field = (key: string, required: boolean) => ({ key, label: key, type: "text", required, options: [] });
const fields = [field("plate", true), field("colour", false), field("brand", true)];

let world: Awaited<ReturnType<typeof makeProject>>;
let service = "";
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  service = (await makeChairs(world.id, 3, { intake_fields: fields })).service;
});

const post = <T = Booking>(path: string, body: object) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: `i${n++}` });
const customer = () => ({ name: "Ana", phone: `+5959${64_000_000 + n++}` });
const listed = async (path: string) => (await world.call<{ data: Booking[] }>(path)).body.data.map(({ id }) => id);

describe("required questions that nobody answered", () => {
  it("are named on the booking, until they are answered", async () => {
    const made = await post("/bookings", { service_id: service, start: hourAhead(2, 9), customer: customer() });
    expect([made.status, made.body.intake_missing]).toEqual([201, ["plate", "brand"]]);
    const path = `/bookings/${made.body.id}`;
    expect((await world.call<Booking>(path)).body).toEqual(made.body);
    const patch = (body: object) => world.call<Booking>(path, { method: "PATCH", body });
    expect((await patch({ intake: { plate: "AB123" } })).status).toBe(422);
    expect((await patch({ intake_missing: [] })).status).toBe(422);
    const answered = await patch({ intake: { plate: "AB123", brand: "Fiat" } });
    expect(answered.body.intake_missing).toEqual([]);
  });

  it("can be listed, as bookings and as tasks", async () => {
    const open = await post("/bookings", { service_id: service, start: hourAhead(3, 9), customer: customer() });
    const intake = { plate: "AB123", brand: "Fiat" };
    const told = await post("/bookings", { service_id: service, start: hourAhead(3, 9), customer: customer(), intake });
    for (const list of ["/bookings", "/work-items"]) {
      const [missing, whole] = [
        await listed(`${list}?intake_missing=true`),
        await listed(`${list}?intake_missing=false`),
      ];
      expect(missing).toContain(open.body.id);
      expect(missing).not.toContain(told.body.id);
      expect(whole).toContain(told.body.id);
      expect(whole).not.toContain(open.body.id);
    }
    const day = `/calendar?from=${hourAhead(3, 0)}&to=${hourAhead(3, 23)}`;
    const { body } = await world.call<{ bookings?: { id: string; intake_missing: boolean }[] }>(day);
    for (const { id, intake_missing } of body.bookings ?? []) expect(intake_missing).toBe(id === open.body.id);
  });

  it("may be answered with the confirmation of a hold", async () => {
    const held = await post("/holds", { service_id: service, start: hourAhead(4, 9), customer: customer() });
    expect(held.body.intake_missing).toEqual(["plate", "brand"]);
    const confirm = (intake?: object) => post(`/holds/${held.body.id}/confirm`, intake === undefined ? {} : { intake });
    expect(await confirm({ plate: "AB123" })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/intake/brand", code: "required" }] },
    });
    const intake = { plate: "AB123", brand: "Fiat" };
    expect((await confirm(intake)).body).toMatchObject({ status: "confirmed", intake, intake_missing: [] });
    const other = await post("/holds", { service_id: service, start: hourAhead(5, 9), customer: customer() });
    const bare = await post(`/holds/${other.body.id}/confirm`, {});
    expect(bare.body).toMatchObject({ status: "confirmed", intake_missing: ["plate", "brand"] });
  });

  it("are the same in SQL as in TypeScript", async () => {
    const answers = [null, {}, { plate: "x" }, { plate: " ", brand: "y" }, { plate: null, brand: 0 }, { brand: false }];
    for (const intake of answers) {
      const [row] = await sqlOf({})<{ keys: string[] }>("SELECT missing_intake($1::jsonb, $2::jsonb) AS keys", [
        JSON.stringify(fields),
        intake && JSON.stringify(intake),
      ]);
      expect(row?.keys, JSON.stringify(intake)).toEqual(missingIntake(fields, intake));
    }
    expect(await sqlOf({})("SELECT missing_intake('[]', NULL) AS keys", [])).toEqual([{ keys: [] }]);
  });
});
