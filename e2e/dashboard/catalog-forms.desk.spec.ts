import type { Resource } from "@/lib/domains/catalog/resources/schema";
import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { openSalon, send } from "./calendar-world";
import { call, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");

test("an active service without requirements says that it has no times", async ({ page }) => {
  await openSalon(page);
  await send(page, "/services", { name: "Consultation", duration_minutes: 30 });
  await visit(page, "/catalog/services");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect(row("Consultation")).toContainText(say("catalog.no_times"));
  await expect(row("Haircut")).not.toContainText(say("catalog.no_times"));

  await row("Consultation").getByRole("link").click();
  const drawer = page.getByRole("dialog");
  const warning = drawer.getByText(say("catalog.never_offered"));
  // Beside the requirements, and beside the switch.
  await expect(warning).toHaveCount(2);
  await expectAccessibleInBothLights(page, "a service without times");
  await drawer.getByRole("switch", { name: say("catalog.active") }).click();
  await expect(warning).toHaveCount(0);
});

test("opening hours are made from a person's form, which keeps what was typed", async ({ page }) => {
  await openSalon(page);
  await visit(page, "/catalog/resources/new");
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel(say("catalog.name"), { exact: true }).pressSequentially("Diana Melo");
  await drawer.getByRole("button", { name: say("catalog.new.schedules") }).click();
  const hours = page.getByRole("dialog", { name: say("catalog.new.schedules") });
  const name = hours.getByLabel(say("catalog.name"), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Diana Melo");
  await page.keyboard.press("End");
  await page.keyboard.type(", mornings");
  await expectAccessibleInBothLights(page, "opening hours from a person's form");
  await hours.getByRole("button", { name: say("catalog.create.schedules") }).click();
  await expect(hours).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: say("catalog.new.schedules") })).toBeFocused();
  await expect(drawer.getByLabel(say("catalog.name"), { exact: true })).toHaveValue("Diana Melo");
  const { data } = await call<{ data: { id: string; name: string }[] }>(page, "GET", "/schedules");
  const made = data.find((each) => each.name === "Diana Melo, mornings");
  await drawer.getByRole("button", { name: say("catalog.create.resources") }).click();
  await expect(drawer.getByRole("heading", { name: "Diana Melo" })).toBeVisible();
  const people = await call<{ data: Resource[] }>(page, "GET", "/resources");
  expect(people.data.find((each) => each.name === "Diana Melo")?.schedule_id).toBe(made?.id);
});

test("a new action of the stages is in sight, with the focus on its first field", async ({ page }) => {
  await openSalon(page);
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, "/stages");
  await page.getByRole("button", { name: say("stages.add_action") }).click();
  const label = page.getByLabel(say("stages.button")).last();
  await expect(label).toBeFocused();
  await expect(label).toBeInViewport({ ratio: 1 });
});
