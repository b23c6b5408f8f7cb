import { expect, it } from "vitest";
import { openingOn } from "@/lib/domains/bot/hours";
import { makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

it("tells the hours of those who see customers, not of those who drive out", async () => {
  const { id, actor } = await makeProject({ timezone: "America/Sao_Paulo" });
  const saturday = (from: string, to: string) => [{ weekday: 6, from, to }];
  const timezone = "America/Sao_Paulo";
  const clinic = await makeSchedule(id, { timezone, weekly: saturday("08:00", "12:00") });
  const road = await makeSchedule(id, { timezone, weekly: saturday("06:00", "20:00") });
  const driver = await makeResource(id, { name: "Driver", schedule_id: road });
  const group = await makeGroup(id, [driver]);
  await makeService(id, [], { name: "Delivery", kind: "queue", group_id: group });
  // While there are only drivers, theirs are the hours that there are.
  expect((await openingOn(actor.project, "2031-03-08"))?.hours).toEqual([{ from: 360, to: 1200 }]);
  const doctor = await makeResource(id, { name: "Doctor", schedule_id: clinic });
  await makeService(id, [{ resource_id: doctor }], { name: "Visit" });
  expect((await openingOn(actor.project, "2031-03-08"))?.hours).toEqual([{ from: 480, to: 720 }]);
});

it("opens for a service only while all that it needs is there", async () => {
  const { id, actor } = await makeProject({ timezone: "America/Sao_Paulo" });
  const saturday = (from: string, to: string) => [{ weekday: 6, from, to }];
  const timezone = "America/Sao_Paulo";
  const clinic = await makeSchedule(id, { timezone, weekly: saturday("08:00", "12:00") });
  const road = await makeSchedule(id, { timezone, weekly: saturday("06:00", "20:00") });
  const weekdays = await makeSchedule(id, { timezone, weekly: [{ weekday: 1, from: "08:00", to: "18:00" }] });
  const nurse = await makeResource(id, { name: "Nurse", schedule_id: clinic });
  const van = await makeResource(id, { name: "Van", kind: "vehicle", schedule_id: road });
  const vans = await makeGroup(id, [van]);
  await makeService(id, [{ resource_id: nurse }, { group_id: vans }], { name: "Nursing at home" });
  const doctor = await makeResource(id, { name: "Dermatologist", schedule_id: weekdays });
  const room = await makeResource(id, { name: "Room", kind: "room", schedule_id: null });
  await makeService(id, [{ resource_id: doctor }, { resource_id: room }], { name: "Dermatology" });
  expect((await openingOn(actor.project, "2031-03-08"))?.hours).toEqual([{ from: 480, to: 720 }]);
  expect((await openingOn(actor.project, "2031-03-10"))?.hours).toEqual([{ from: 480, to: 1080 }]);
});
