import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { at, book, openSalon } from "./calendar-world";
import { call, visit } from "./people";
import { said, sizeOf, speaker } from "./signed-in";

/** The same screen by day and by night. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
}

for (const language of ["en", "pt-BR"] as const) {
  test(
    `a recipe becomes an automation, runs for a booking and tells of it, ${language}`,
    sizeOf(language),
    async ({ page, isMobile }) => {
      const say = speaker(language);
      const word = (key: string, values = {}) => say(`automations.${key}`, values);
      const salon = await openSalon(page);
      await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
      await visit(page, "/automations");
      await expect(page.getByRole("heading", { name: word("empty") })).toBeVisible();
      await look(page, `no automations ${language}`);

      const drawer = page.getByRole("dialog");
      await page.getByRole("link", { name: word("recipes.no_show.name") }).click();
      const notice = drawer.getByRole("textbox", { name: word("notice") });
      await expect(notice).toHaveValue(word("recipes.no_show.message"));
      await notice.fill("");
      await drawer.getByRole("button", { name: word("form.create") }).click();
      await expect(notice).toHaveAttribute("aria-invalid");
      await notice.fill("Carla is here");
      await drawer.getByRole("textbox", { name: word("form.name") }).fill("Tell of Haircuts");
      await drawer.getByLabel(word("begins")).selectOption("booking.created");
      await drawer.getByRole("button", { name: word("add_condition") }).click();
      await drawer.getByRole("checkbox", { name: "Haircut" }).check();
      await expect(drawer.getByText(`${word("the.service_id")} ${word("readings.is")} Haircut`)).toBeVisible();
      await look(page, `an automation ${language}`);
      await drawer.getByRole("button", { name: word("form.create") }).click();
      await page.waitForURL(/\/automations\/aut_/);

      await book(page, salon, "Carla Neves", at(10));
      await drawer.getByRole("link", { name: word("card.log") }).click();
      const run = drawer
        .getByRole("list", { name: word("log.runs") })
        .getByRole("listitem")
        .first();
      // The background begins it and the log looks again by itself.
      await expect(run).toContainText(word("log.statuses.succeeded"), { timeout: 30_000 });
      await expect(run).toContainText(word("when.booking_created"));
      await expect(run.getByRole("list", { name: word("log.steps") })).toContainText(word("actions.notify_team"));
      await expect(run.getByRole("link", { name: "Carla Neves · Haircut" })).toBeVisible();
      await look(page, `the runs ${language}`);
      await drawer.getByLabel(word("log.status")).selectOption("failed");
      await expect(drawer.getByText(word("log.none"))).toBeVisible();
      await expect(page).toHaveURL(/status=failed/);

      await drawer.getByRole("link", { name: word("card.rule") }).click();
      const name = drawer.getByRole("textbox", { name: word("form.name") });
      await name.fill("Tell of all haircuts");
      const id = new URL(page.url()).pathname.split("/")[2] ?? "";
      await call(page, "PATCH", `/automations/${id}`, { name: "Somebody else's" });
      await drawer.getByRole("button", { name: word("form.save") }).click();
      await expect(drawer.getByText(word("form.conflict"))).toBeVisible();
      await drawer.getByRole("button", { name: word("form.mine") }).click();
      await expect(drawer.getByText(word("form.conflict"))).toBeHidden();
      await drawer.getByRole("button", { name: word("form.save") }).click();
      await expect(said(page, word("changed", { name: "Tell of all haircuts" }))).toBeVisible();
      await drawer.getByRole("button", { name: isMobile ? say("common.back") : say("common.close") }).click();

      const toggle = page.getByRole("switch", { name: word("switch", { name: "Tell of all haircuts" }) });
      await expect(page.getByRole("list", { name: word("title") })).toContainText(word("log.statuses.succeeded"));
      await toggle.click();
      const off = page
        .getByRole("listitem")
        .filter({ hasText: word("switched_off", { name: "Tell of all haircuts" }) });
      await expect(off).toBeVisible();
      await expect(toggle).not.toBeChecked();
      await off.getByRole("button", { name: say("common.undo") }).click();
      await expect(toggle).toBeChecked();
      await look(page, `automations ${language}`);

      await page.getByRole("link", { name: "Tell of all haircuts" }).click();
      await drawer.getByRole("button", { name: word("delete_name", { name: "Tell of all haircuts" }) }).click();
      await page.getByRole("button", { name: word("delete"), exact: true }).click();
      await expect(page.getByRole("heading", { name: word("empty") })).toBeVisible();
    },
  );
}
