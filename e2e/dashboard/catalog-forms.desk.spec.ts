import type { Resource } from "@/lib/domains/catalog/resources/schema";
import { expect, test } from "../browser";
import { choose } from "../choose";
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
  await drawer.getByText(say("catalog.active"), { exact: true }).click();
  await expect(drawer.getByRole("switch", { name: say("catalog.active") })).not.toBeChecked();
  await expect(warning).toHaveCount(0);

  // A new one begins at its name, and Enter there goes on instead of making it with everything at its default.
  await visit(page, "/catalog/services/new");
  const name = drawer.getByLabel(say("catalog.name"), { exact: true });
  await expect(name).toBeFocused();
  await expect(warning).toHaveCount(2);
  await page.keyboard.type("Massage");
  await page.keyboard.press("Enter");
  await expect(drawer.getByLabel(/^Description/)).toBeFocused();
  await expect(page).toHaveURL(/services\/new$/);
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByRole("heading", { name: "Massage" })).toBeVisible();

  // At the desk it says so where it is chosen.
  await visit(page, "/calendar/new");
  await choose(drawer, say("calendar.service"), "Massage");
  await expect(drawer.getByLabel(say("calendar.service"), { exact: true })).toContainText(
    `Massage · ${say("calendar.no_times")}`,
  );
  await expect(drawer.getByText(say("calendar.never_offered"))).toBeVisible();
  await drawer.getByRole("link", { name: say("calendar.add_requirement") }).click();
  await expect(drawer.getByRole("heading", { name: "Massage" })).toBeVisible();
});

test("opening hours are made from a person's form, which keeps what was typed", async ({ page }) => {
  await openSalon(page);
  await visit(page, "/catalog/resources");
  await page.getByRole("link", { name: say("catalog.new.resources") }).click();
  const drawer = page.getByRole("dialog").first();
  await expect(drawer.getByLabel(say("catalog.name"), { exact: true })).toBeFocused();
  await page.keyboard.type("Diana Melo");
  await drawer.getByRole("button", { name: say("catalog.new.schedules") }).click();
  const hours = page.getByRole("dialog", { name: say("catalog.new.schedules") });
  const name = hours.getByLabel(say("catalog.name"), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Diana Melo");
  // The suggestion is selected: typing replaces it.
  await page.keyboard.type("Mornings");
  await expect(name).toHaveValue("Mornings");
  await expectAccessibleInBothLights(page, "opening hours from a person's form");
  await hours.getByRole("button", { name: say("catalog.create.schedules") }).click();
  await expect(hours).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: say("catalog.new.schedules") })).toBeFocused();
  await expect(drawer.getByLabel(say("catalog.name"), { exact: true })).toHaveValue("Diana Melo");
  const { data } = await call<{ data: { id: string; name: string }[] }>(page, "GET", "/schedules");
  const made = data.find((each) => each.name === "Mornings");
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
