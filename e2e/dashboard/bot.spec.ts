import type { Locator, Page } from "playwright/test";
import type { ProjectId } from "@/lib/core/ids";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { openSalon } from "./calendar-world";
import { says, somebodyOn } from "./chat-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";
import { type Language, said, sizeOf, speaker } from "./signed-in";

/** A salon whose one service has a Portuguese name, its bot as it came, and a screen in this language. */
async function openIn(page: Page, language: Language): Promise<void> {
  const { service } = await openSalon(page);
  await call(page, "PATCH", `/services/${service}`, { name: "Corte de cabelo" });
  await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
}

const wish = "Quero marcar um corte de cabelo com Ana Prado amanhã de manhã";

/** The facts of a trace: the value beside its word. */
const fact = (trace: Locator, label: string): Locator =>
  trace.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]");

test(
  "a bot is changed beside somebody else, tried out, and asked why it said what it said",
  sizeOf("en"),
  async ({ page }) => {
    await openIn(page, "pt-BR");
    const say = speaker("pt-BR");
    await visit(page, "/bot");
    const parts = page.getByRole("navigation", { name: "Bot" });
    const form = page.getByRole("form", { name: "Bot" });
    await form.getByRole("textbox", { name: say("bot.name"), exact: true }).fill("Clara");
    await form.getByRole("switch", { name: say("bot.abilities.cancel.label") }).click();
    for (const name of ["Português (Brasil)", "Español"])
      await form.getByRole("button", { name: say("bot.remove", { name }), exact: true }).click();
    await form.getByRole("button", { name: say("bot.add_language", { name: "Português (Brasil)" }) }).click();
    await form.getByRole("button", { name: say("bot.up", { name: "Português (Brasil)" }) }).click();
    await form.getByRole("textbox", { name: say("bot.keywords") }).fill("gerente");
    await page.keyboard.press("Enter");
    await expect(form.getByRole("button", { name: say("bot.remove_keyword", { word: "gerente" }) })).toBeVisible();
    const question = page.getByRole("dialog", { name: say("common.leave_unsaved") });
    await parts.getByRole("link", { name: say("bot.parts.channels") }).click();
    await keepPicture(page, "unsaved-question");
    await question.getByRole("button", { name: say("common.keep_editing") }).click();
    await expect(question).toHaveCount(0);
    await expect(form.getByRole("textbox", { name: say("bot.name"), exact: true })).toHaveValue("Clara");
    await form.getByLabel(say("bot.after_failures")).fill("");
    await form.getByRole("button", { name: say("bot.save") }).click();
    await expect(form.getByLabel(say("bot.after_failures"))).toHaveAttribute("aria-invalid");
    await form.getByLabel(say("bot.after_failures")).fill("2");
    await form.getByLabel(say("bot.emergency_message")).click();
    await page.keyboard.type("Ligue já para o 192.");
    const theirs = await call<{ name: string }>(page, "GET", "/bot");
    await call(page, "PUT", "/bot", { ...theirs, greeting: "Hello from the other desk" });
    await expect(said(page, say("bot.conflict"))).toBeVisible();
    await expectAccessible(page, "the bot changed by two");
    await form.getByRole("button", { name: say("bot.conflict_mine") }).click();
    await expect(said(page, say("bot.conflict"))).toBeHidden();
    await form.getByRole("button", { name: say("bot.save") }).click();
    await expect(said(page, say("bot.saved"))).toBeVisible();
    expect(await call(page, "GET", "/bot")).toMatchObject({
      name: "Clara",
      greeting: "",
      languages: ["pt-BR", "en"],
      abilities: { book: true, cancel: false },
      handoff: { keywords: ["gerente"], after_failures: 2 },
      emergency_message: "Ligue já para o 192.",
    });

    await parts.getByRole("link", { name: say("bot.parts.channels") }).click();
    const telegram = page.getByRole("group", { name: say("bot.policy_of", { channel: "Telegram" }) });
    await telegram.getByRole("radio", { name: say("bot.policies.outside_hours") }).check();
    await page.getByLabel(say("bot.handoff_after_of", { channel: "Telegram" })).fill("5");
    await expectAccessible(page, "the bot's channels");
    await page.getByRole("button", { name: say("bot.save") }).click();
    await expect(said(page, say("bot.channels_saved"))).toBeVisible();
    const { data } = await call<{ data: unknown[] }>(page, "GET", "/bot/channel-policies");
    expect(data).toContainEqual({ channel: "telegram", policy: "outside_hours", handoff_after: 5 });

    // Discarded, the link is followed.
    await page.getByLabel(say("bot.handoff_after_of", { channel: "Telegram" })).fill("6");
    await parts.getByRole("link", { name: say("bot.parts.simulator") }).click();
    await question.getByRole("button", { name: say("common.discard") }).click();
    await expect(page.getByRole("button", { name: say("bot.sim.suggest.human") })).toBeVisible();
    await expectAccessible(page, "nothing said to the bot yet");
    const box = page.getByRole("textbox", { name: say("bot.sim.write") });
    await box.fill(wish);
    await box.press("Enter");
    const log = page.getByRole("log");
    await expect(log).toContainText(/1\) .*\d\d[:h]\d\d/);
    const trace = page.getByRole("complementary", { name: say("bot.trace.title") });
    await expect(trace.getByText(say("bot.trace.outcomes.offered"))).toBeVisible();
    await expect(fact(trace, say("bot.trace.facts.intent")).first()).toHaveText(say("bot.trace.intents.book"));
    await expect(fact(trace, say("bot.trace.facts.services")).first()).toHaveText("Corte de cabelo");
    await expect(fact(trace, say("bot.trace.facts.people")).first()).toHaveText("Ana Prado");
    await expect(fact(trace, say("bot.trace.facts.when")).first()).toContainText("06:00 – 12:00");
    await expect(trace.getByRole("heading", { name: say("bot.trace.tool.times") })).toBeVisible();
    await expect(fact(trace, say("bot.trace.found")).first()).toContainText(/\d\d:\d\d/);
    await expectAccessible(page, "a rehearsal with the bot");
    await box.fill("1");
    await box.press("Enter");
    await expect(trace.getByRole("heading", { name: say("bot.trace.tool.hold") })).toBeVisible();
    await log
      .getByRole("button", { name: say("bot.why_text") })
      .first()
      .click();
    await expect(trace.getByText(say("bot.trace.outcomes.offered"))).toBeVisible();
    await box.fill("gerente");
    await box.press("Enter");
    await expect(page.getByText(say("bot.sim.over"))).toBeVisible();
    await page
      .getByRole("button", { name: say("bot.sim.restart") })
      .first()
      .click();
    await expect(log).not.toContainText(wish);
    const { data: booked } = await call<{ data: unknown[] }>(page, "GET", "/bookings");
    expect(booked, "nothing of it was real").toEqual([]);

    const { project } = await call<{ project: { id: string } }>(page, "GET", "/me");
    const heard = await says(project.id as ProjectId, somebodyOn("webchat"), wish);
    await visit(page, `/conversations/${heard.conversation_id}`);
    await expect(log.getByRole("button", { name: say("bot.why_text") })).toBeVisible();
    await keepPicture(page, "what the bot said");
    await log.getByRole("button", { name: say("bot.why_text") }).click();
    const sheet = page.getByRole("dialog", { name: say("bot.why_text") });
    await expect(fact(sheet, say("bot.trace.facts.services")).first()).toHaveText("Corte de cabelo");
    await expect(fact(sheet, say("bot.trace.driver"))).toHaveText(say("bot.trace.drivers.rules"));
    await expectAccessible(page, "why the bot said it");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(heard.conversation_id));
  },
);

test.describe("by night, in the hand", () => {
  test.use({ colorScheme: "dark" });

  test("a bot is tried out, and its trace comes as a sheet", sizeOf("es"), async ({ page }) => {
    await openIn(page, "es");
    const say = speaker("es");
    await visit(page, "/bot");
    await expectAccessible(page, "the bot");
    await visit(page, "/bot/channels");
    await expectAccessible(page, "the bot's channels");
    await visit(page, "/bot/simulator");
    await page.route("**/bot/simulate", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: say("bot.sim.suggest.book", { service: "Corte de cabelo" }) }).click();
    await page
      .getByRole("alert")
      .getByRole("button", { name: say("common.retry") })
      .click();
    const log = page.getByRole("log");
    await expect(log).toContainText(/1\) .*\d\d:\d\d/);
    await log.getByRole("button", { name: say("bot.why_text") }).click();
    const sheet = page.getByRole("dialog", { name: say("bot.trace.title") });
    await expect(sheet.getByRole("heading", { name: say("bot.trace.tool.times") })).toBeVisible();
    await expectAccessible(page, "a trace as a sheet");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expectAccessible(page, "a rehearsal with the bot");
  });
});
