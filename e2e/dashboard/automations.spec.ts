import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessibleInBothLights } from "./axe";
import { at, book, openSalon } from "./calendar-world";
import { call, visit } from "./people";
import { newWorkspace, said, speaker } from "./signed-in";

test.use({ locale: "en" });

test("a recipe becomes an automation, runs for a booking and tells of it", { tag: "@desk" }, async ({ page }) => {
  const salon = await openSalon(page);
  await visit(page, "/automations");
  await expect(page.getByRole("heading", { name: "No automations yet" })).toBeVisible();
  await page.getByRole("link", { name: "Notify the team of a no-show" }).click();
  const drawer = page.getByRole("dialog");
  const notice = drawer.getByRole("textbox", { name: "Notification" });
  await expect(notice).toHaveValue(/didn’t show up/);
  await notice.fill("");
  await drawer.getByRole("button", { name: "Create automation" }).click();
  await expect(notice).toHaveAttribute("aria-invalid");
  await notice.fill("Carla is here");
  const name = drawer.getByRole("textbox", { name: "Name" });
  await name.fill("Tell of haircuts");
  await choose(drawer, "Trigger", "Booking created");
  await drawer.getByRole("button", { name: "Add condition" }).click();
  await drawer.getByRole("checkbox", { name: "Haircut" }).check();
  await expect(drawer.getByText("When a booking is created, if the service is Haircut: notify the team")).toBeVisible();
  await expectAccessibleInBothLights(page, "an automation");
  await drawer.getByRole("button", { name: "Create automation" }).click();
  await page.waitForURL(/\/automations\/aut_/);

  await book(page, salon, "Carla Neves", at(10));
  await drawer.getByRole("link", { name: "Run history" }).click();
  const run = drawer.getByRole("list", { name: "Runs" }).getByRole("listitem").first();
  // The worker starts it, and the log polls.
  await expect(run).toContainText("Succeeded", { timeout: 90_000 });
  await expect(run).toContainText("When a booking is created");
  await expect(run.getByRole("list", { name: "Steps" })).toContainText("Notify the team");
  await expect(run.getByRole("link", { name: "Carla Neves · Haircut" })).toBeVisible();
  await expectAccessibleInBothLights(page, "the runs of an automation");
  await choose(drawer, "Outcome", "Failed");
  await expect(drawer.getByText("No runs with this outcome")).toBeVisible();
  await expect(page).toHaveURL(/status=failed/);

  await drawer.getByRole("link", { name: "Automation" }).click();
  await name.fill("Tell of all haircuts");
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  await call(page, "PATCH", `/automations/${id}`, { name: "Somebody else's" });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  const conflict = drawer.getByText("Someone else edited this automation");
  await expect(conflict).toBeVisible();
  await drawer.getByRole("button", { name: "Keep my version" }).click();
  await expect(conflict).toBeHidden();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "“Tell of all haircuts” saved")).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();

  const toggle = page.getByRole("switch", { name: "Turn Tell of all haircuts on or off" });
  await expect(page.getByRole("list", { name: "Automations" })).toContainText("Succeeded");
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  const off = page.getByRole("listitem").filter({ hasText: "“Tell of all haircuts” is off" });
  await off.getByRole("button", { name: "Undo" }).click();
  await expect(toggle).toBeChecked();
  await expectAccessibleInBothLights(page, "automations");

  await page.getByRole("link", { name: "Tell of all haircuts" }).click();
  await drawer.getByRole("button", { name: "Delete Tell of all haircuts" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No automations yet" })).toBeVisible();
});

test("under the thumb, in Portuguese, a reminder is made and shown as it will be read", { tag: "@phone" }, async ({
  page,
}) => {
  const say = speaker("pt-BR");
  const word = (key: string, values = {}) => say(`automations.${key}`, values);
  await newWorkspace(page, "pt-BR");
  await visit(page, "/automations");
  await expectAccessibleInBothLights(page, "no automations");
  await page.getByRole("link", { name: word("recipes.reminder.name") }).click();
  const drawer = page.getByRole("dialog");
  const message = drawer.getByRole("textbox", { name: word("message"), exact: true });
  await message.fill("Olá, ");
  await drawer.getByRole("button", { name: word("placeholders.customer") }).click();
  await expect(message).toHaveValue("Olá, {customer}");
  await expect(drawer.getByText("Olá, Ana Souza", { exact: true })).toBeVisible();
  await expectAccessibleInBothLights(page, "a reminder");
  await drawer.getByRole("button", { name: word("form.create") }).click();
  await page.waitForURL(/\/automations\/aut_/);
  await drawer.getByRole("link", { name: word("card.log") }).click();
  await expect(drawer.getByText(word("log.empty"))).toBeVisible();
  await drawer.getByRole("button", { name: say("common.back") }).click();
  await expect(page.getByText("1 dia antes do início: enviar “Olá, ‹nome do cliente›”.")).toBeVisible();
  await expectAccessibleInBothLights(page, "automations");
});
