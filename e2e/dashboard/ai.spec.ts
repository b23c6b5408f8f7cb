import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { visit } from "./people";
import { newWorkspace, said, sizeOf, speaker } from "./signed-in";

/** A week of calls, as the API would tell of it. */
const figures = { calls: 12, failed: 2, tokens_in: 9000, tokens_out: 1200, cost_cents: 42.5 };
const nothing = { calls: 0, failed: 0, tokens_in: 0, tokens_out: 0, cost_cents: 0 };
const week = {
  from: "2026-03-02",
  to: "2026-03-08",
  status: {
    configured: true,
    model: "small-1",
    paused: null,
    budget: { monthly_cents: null, monthly_tokens: null, spent_cents: 42.5, spent_tokens: 10_200, share: 0 },
  },
  total: figures,
  days: [2, 3, 4, 5, 6, 7, 8].map((day) => ({ day: `2026-03-0${day}`, ...(day === 5 ? figures : nothing) })),
  channels: [{ channel: "whatsapp", ...figures }],
  models: [{ model: "small-1", purpose: "bot", ...figures }],
};

for (const language of ["en", "es"] as const) {
  const say = speaker(language);

  test(
    `an owner sees what the models cost, pauses them and guards the bot, in ${language}`,
    sizeOf(language),
    async ({ page }) => {
      await newWorkspace(page, language);
      await visit(page, "/settings/ai");
      await expect(page.getByText(say("ai.unconfigured"))).toBeVisible();
      await expect(page.getByRole("heading", { name: say("ai.no_usage") })).toBeVisible();

      // Checked once: the page tries three times before it reports the failure.
      let broken = language === "en";
      await page.route("**/api/v1/ai/usage?*", (route) =>
        broken ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: week }),
      );
      await choose(page, say("ai.range"), say("ai.last_days", { days: 7 }));
      if (broken) {
        await expect(page.getByText(say("common.error_title"))).toBeVisible({ timeout: 90_000 });
        broken = false;
        await page.getByRole("button", { name: say("common.retry") }).click();
      }
      await expect(page.getByRole("img", { name: say("ai.chart", { calls: 12, days: 7 }) })).toBeVisible();
      await expect(page.getByRole("table", { name: say("ai.usage") }).getByRole("row")).toHaveCount(4);
      await expect(page).toHaveURL(/days=7/);
      await page.unroute("**/api/v1/ai/usage?*");

      await page.getByRole("button", { name: say("ai.pause") }).click();
      await expect(page.getByLabel(say("ai.reason"))).toHaveAttribute("aria-invalid");
      await page.getByLabel(say("ai.reason")).fill("Holidays");
      await page.getByRole("button", { name: say("ai.pause") }).click();
      await expect(said(page, say("ai.paused_done"))).toBeVisible();
      await page.getByRole("button", { name: say("common.undo"), exact: true }).click();
      await expect(page.getByRole("button", { name: say("ai.resume") })).toHaveCount(0);
      await page.getByLabel(say("ai.reason")).fill("Holidays");
      await page.getByRole("button", { name: say("ai.pause") }).click();
      await expect(page.getByRole("list", { name: say("ai.notices") })).toContainText("Holidays");
      await expect(page.getByText(say("shell.ai.paused"))).toBeVisible();
      // The banner reduces the height of a full-height screen.
      await visit(page, "/bot/simulator");
      await expect(page.getByText(say("shell.ai.paused"))).toBeVisible();
      await expect(page.getByLabel(say("bot.sim.write"))).toBeInViewport({ ratio: 1 });
      const tall = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(tall).toBe(0);
      await visit(page, "/settings/ai");
      await page.getByRole("button", { name: say("ai.resume") }).click();
      // Wait until the banner is gone before pressing anything below it.
      await expect(page.getByText(say("shell.ai.paused"))).toHaveCount(0);
      await expect(page.getByRole("list", { name: say("ai.notices") })).toHaveCount(0);
      await expect(page.getByRole("button", { name: say("ai.pause") })).toBeVisible();

      await page.getByLabel(say("ai.monthly_tokens")).fill("5000");
      await page.getByRole("button", { name: say("ai.save_budget") }).click();
      await expect(said(page, say("ai.budget_saved"))).toBeVisible();
      await expect(page.getByRole("progressbar", { name: say("ai.budget") })).toHaveAttribute("aria-valuenow", "0");

      await page.getByLabel(say("ai.per_hour")).fill("12");
      await page.getByLabel(say("ai.blocked_words")).fill("casino\npoker");
      await page.getByRole("button", { name: say("ai.save_guard") }).click();
      await expect(said(page, say("ai.guard_saved"))).toBeVisible();
      await expectAccessible(page, "the models");
      await visit(page, "/settings/ai");
      await expect(page.getByLabel(say("ai.blocked_words"))).toHaveValue("casino\npoker");
      await expect(page.getByLabel(say("ai.per_hour"))).toHaveValue("12");
      await expect(page.getByText(say("ai.none_held"))).toBeVisible();
    },
  );
}
