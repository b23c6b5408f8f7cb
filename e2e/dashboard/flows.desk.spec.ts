import type { Flow } from "@/lib/domains/automations/flows/schema";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { at, book, openSalon } from "./calendar-world";
import { call, settled, visit } from "./people";
import { said, speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test("a flow with a branch and a wait is drawn, tried on a booking, saved and switched on", async ({ page }) => {
  const world = await openSalon(page);
  await book(page, world, "Carla Neves", at(10));
  await visit(page, "/automations/flows");
  await expectAccessible(page);
  await page.getByRole("button", { name: say("flows.new") }).click();
  await expect(page).toHaveURL(/\/automations\/flows\/flw_/);
  await settled(page);

  const steps = page.locator(".react-flow__node-step");
  const panel = page.getByRole("complementary", { name: say("flows.step") });
  const add = async (where: string, what: string) => {
    await page.getByRole("button", { name: where, exact: true }).click();
    await page.getByRole("menuitem", { name: what, exact: true }).click();
    await expect(panel).toBeVisible();
  };
  await add("Add first step", say("automations.actions.wait"));
  await panel.getByLabel(say("automations.how_long"), { exact: true }).fill("22");
  await expect(steps.filter({ hasText: "Wait 22 hours" })).toBeVisible();
  await add("Add after step 1", say("flows.condition"));
  await panel.getByLabel(say("automations.which_tags")).fill("confirmed");
  await expect(steps.filter({ hasText: "the tag confirmed" })).toBeVisible(); // The step grows, and what is below moves.
  await add("Add after step 2, no branch", say("automations.actions.notify_team"));
  await panel.getByLabel(say("automations.notice"), { exact: true }).fill("Not confirmed yet: call.");
  await add("Add after step 2, yes branch", say("automations.actions.add_tag"));
  await expect(steps).toHaveCount(5);

  // Delete takes the chosen step away, and undo brings it back.
  await steps.filter({ hasText: "Tag the booking" }).focus();
  await page.keyboard.press("Delete");
  await expect(steps).toHaveCount(4);
  await page.getByRole("button", { name: say("flows.undo"), exact: true }).click();
  await expect(steps).toHaveCount(5);

  // What is missing is said at the step and at the field.
  await page.getByRole("button", { name: say("flows.save"), exact: true }).click();
  await expect(steps.filter({ hasText: say("flows.faulty") })).toHaveCount(1);
  await panel.getByLabel(say("automations.tag"), { exact: true }).fill("seen");
  await expect(steps.filter({ hasText: say("flows.faulty") })).toHaveCount(0);

  await page.getByRole("button", { name: say("flows.try_title") }).click();
  const trial = page.getByRole("complementary", { name: say("flows.try_title") });
  await expect(trial.getByRole("option", { name: /Carla Neves/ })).toBeAttached();
  const option = await trial.getByRole("option", { name: /Carla Neves/ }).textContent();
  await choose(trial, say("flows.booking"), option ?? "");
  await trial.getByRole("button", { name: say("flows.try"), exact: true }).click();
  await expect(trial.getByRole("list", { name: say("flows.path") }).getByRole("listitem")).toHaveCount(3);
  await expect(trial.getByText("“Not confirmed yet: call.”", { exact: true })).toBeVisible();
  await expect(trial.getByText("1 step isn’t reached")).toBeVisible();
  await expectAccessible(page, "/automations/flows/tried");

  await page.getByRole("switch", { name: say("flows.on") }).click();
  await page.getByRole("button", { name: say("flows.save"), exact: true }).click();
  await expect(said(page, say("flows.saved"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("flows.save"), exact: true })).toBeDisabled();
  const id = page.url().split("/").at(-1) ?? "";
  const flow = await call<Flow>(page, "GET", `/automation-flows/${id}`);
  expect(flow).toMatchObject({ enabled: true, version: 2 });
  expect(flow.edges.map(({ branch }) => branch).sort()).toEqual(["no", "yes", null, null].sort());

  // Somebody else saves first: the conflict is shown, and the draft stays.
  await call(page, "PATCH", `/automation-flows/${id}`, { name: "Theirs" });
  await page.getByLabel(say("flows.name")).fill("Mine");
  await page.getByRole("button", { name: say("flows.save"), exact: true }).click();
  await expect(page.getByText(say("flows.conflict"))).toBeVisible();
  await page.getByRole("button", { name: say("flows.conflict_theirs") }).click();
  await expect(page.getByLabel(say("flows.name"))).toHaveValue("Theirs");
  await page.getByRole("button", { name: say("flows.runs"), exact: true }).click();
  const log = page.getByRole("complementary", { name: say("flows.runs") });
  // Switched on, it has planned what it does for the booking.
  await expect(log.getByRole("listitem").filter({ hasText: "Carla Neves · Haircut" })).toContainText(
    say("automations.log.statuses.planned"),
  );
  // The panel takes space from the diagram, which still shows every step.
  const edge = (await log.boundingBox())?.x ?? 0;
  const rightmost = steps.filter({ hasText: "Notify the team" });
  await expect
    .poll(async () => {
      const box = await rightmost.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    })
    .toBeLessThanOrEqual(edge);
  await expectAccessible(page, "/automations/flows/[id]");
  await expect(log).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: say("flows.runs"), exact: true })).toBeFocused();

  // On a narrow screen the same is a list.
  await page.setViewportSize({ width: 390, height: 844 });
  const outline = page.getByRole("list", { name: say("flows.steps") });
  await expect(outline.getByText(say("flows.if_no"), { exact: true })).toBeVisible();
  await expectAccessible(page, "/automations/flows/narrow");
  await outline.getByRole("button", { name: /Wait 22 hours/ }).click();
  await expect(panel.getByLabel(say("automations.how_long"), { exact: true })).toHaveValue("22");
  await panel.getByRole("button", { name: say("flows.close"), exact: true }).click();

  await page.getByRole("button", { name: say("automations.delete_name", { name: "Theirs" }) }).click();
  await page.getByRole("button", { name: say("automations.delete"), exact: true }).click();
  await expect(page.getByText(say("flows.empty"), { exact: true })).toBeVisible();
});
