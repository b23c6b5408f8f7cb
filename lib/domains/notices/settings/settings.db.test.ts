import { expect, it } from "vitest";
import type { NoticeSettings } from "@/lib/domains/notices/schema";
import { makeProject } from "@/lib/testing/world";

it("keeps every change of several that come at once", async () => {
  const world = await makeProject({ timezone: "UTC" });
  const change = (body: object) => world.call<NoticeSettings>("/notice-settings", { method: "PATCH", body });
  const bodies = [
    { kinds: { thanks: false } },
    { reminder_minutes: [1440, 120] },
    { kinds: { moved: false } },
    { kinds: { reserved: false } },
  ];
  const replies = await Promise.all(bodies.map(change));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await world.call<NoticeSettings>("/notice-settings");
  expect(body).toMatchObject({
    kinds: { thanks: false, moved: false, reserved: false, confirmed: true },
    reminder_minutes: [1440, 120],
  });
});
