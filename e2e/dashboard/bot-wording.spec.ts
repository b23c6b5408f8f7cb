import type { Locator, Page } from "playwright/test";
import type { ProjectId } from "@/lib/core/ids";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { openSalon } from "./calendar-world";
import { says, somebodyOn } from "./chat-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";
import { type Language, said, sizeOf, speaker } from "./signed-in";

async function openIn(page: Page, language: Language): Promise<void> {
  const { service } = await openSalon(page);
  await call(page, "PATCH", `/services/${service}`, { name: "Corte de cabelo" });
  await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
}

/** The row of a sentence: what the customer reads, and the place to word it. */
const rowOf = (page: Page, say: ReturnType<typeof speaker>, sentence: string) => {
  const name = say(`bot.wording.sentences.${sentence}`);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  return {
    row,
    message: page.getByRole("figure", { name: say("bot.wording.preview_of", { name }) }),
    text: row.getByRole("textbox"),
    edit: row.getByRole("button", { name: say("bot.wording.edit"), exact: true }),
  };
};

test(
  "an owner chooses a tone, words a sentence, is told what is missing, and a customer reads it",
  sizeOf("en"),
  async ({ page }) => {
    await openIn(page, "pt-BR");
    const say = speaker("pt-BR");
    await visit(page, "/bot");
    const service = rowOf(page, say, "ask_service");
    await page.getByLabel(say("bot.wording.language")).focus();
    await page.keyboard.type("Port");
    await expect(service.message).toHaveText(/^Qual serviço você quer\?/);
    const formal = page.getByRole("radio", { name: say("bot.wording.tones.formal") });
    await tabTo(page, page.getByRole("radio", { name: say("bot.wording.tones.warm") }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(formal).toBeChecked();
    await expect(service.message).toHaveText(/^Qual serviço o\(a\) senhor\(a\) deseja\?/);

    const booked = rowOf(page, say, "booked");
    await tabTo(page, booked.edit);
    await page.keyboard.press("Enter");
    await expect(booked.text).toBeFocused();
    await page.keyboard.type("Que alegria! {service} em {star}");
    const bottomOf = async (part: Locator) => ((box) => (box ? box.y + box.height : 0))(await part.boundingBox());
    const bar = await page.getByRole("button", { name: say("bot.save") }).boundingBox();
    expect(await bottomOf(booked.text), "above the bar that saves").toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(booked.message).toHaveText(/^\{star\} não é uma variável\. Você pode usar \{service\}/);
    await page.keyboard.type(" {x}");
    await expect(booked.message).toHaveText(/^\{star\} e \{x\} não são variáveis\./);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Que alegria!");
    const missing = say("bot.wording.faults.missing_variable", { names: "{service} {start}" });
    await expect(booked.message).toContainText(missing);
    await page.getByRole("button", { name: say("bot.save") }).click();
    await expect(booked.text).toHaveAttribute("aria-invalid");
    await expect(booked.row.getByText(missing)).toBeVisible();
    await expectAccessible(page, "a sentence that is refused");
    await booked.text.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Que alegria! {service}, {start}. A casa espera!");
    await expect(booked.message).toHaveText(/^Que alegria! Corte de cabelo, .*\d\d:\d\d\. A casa espera!/);

    const opening = rowOf(page, say, "confirm_opening");
    await opening.edit.click();
    await opening.row.getByRole("button", { name: say("bot.wording.begin") }).click();
    await expect(opening.text).toHaveValue("Este horário está reservado por 10 minutos:");
    await opening.text.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Guardei para a senhora:");
    await expect(opening.message).toHaveText(
      /^Guardei para a senhora: Corte de cabelo, .*\d\d:\d\d, com .*confirma\?$/,
    );
    await keepPicture(page, "the bot's own sentences");
    await page.getByRole("button", { name: say("bot.save") }).click();
    await expect(said(page, say("bot.saved"))).toBeVisible();
    expect(await call(page, "GET", "/bot")).toMatchObject({
      tone: "formal",
      wording: {
        "pt-BR": {
          booked: "Que alegria! {service}, {start}. A casa espera!",
          confirm_opening: "Guardei para a senhora:",
        },
      },
    });

    const { project } = await call<{ project: { id: string } }>(page, "GET", "/me");
    const contact = { ...somebodyOn("whatsapp"), phone: "+5511987650001" };
    /** The customer says it, and reads this. */
    const talk = async (text: string, read: RegExp) => {
      const { conversation_id } = await says(project.id as ProjectId, contact, text);
      const texts = async () => {
        const path = `/conversations/${conversation_id}/messages`;
        const { data } = await call<{ data: { text: string | null }[] }>(page, "GET", path);
        return data.map((each) => each.text ?? "");
      };
      await expect.poll(texts).toContainEqual(expect.stringMatching(read));
    };
    await talk("quero um corte de cabelo amanhã de manhã", /^Estes são os horários disponíveis para Corte de cabelo:/);
    await talk("1", /^Guardei para a senhora: Corte de cabelo, .*confirma\?$/);
    await talk("sim", /^Que alegria! Corte de cabelo, .*A casa espera!/);

    await visit(page, "/bot");
    await page.getByLabel(say("bot.wording.language")).focus();
    await page.keyboard.type("Port");
    await expect(booked.row.getByText(say("bot.wording.own"), { exact: true })).toBeVisible();
    await booked.edit.click();
    await booked.row.getByRole("button", { name: say("bot.wording.reset") }).click();
    await expect(booked.message).toHaveText(/^Agendamento confirmado: Corte de cabelo/);
    await page.getByRole("button", { name: say("bot.save") }).click();
    await expect(said(page, say("bot.saved"))).toBeVisible();
    const { wording } = await call<{ wording: object }>(page, "GET", "/bot");
    expect(wording).toEqual({ "pt-BR": { confirm_opening: "Guardei para a senhora:" } });
  },
);

test.describe("by night, in the hand", () => {
  test.use({ colorScheme: "dark" });

  test("the sentences load again after a failure, and a tone changes them", sizeOf("es"), async ({ page }) => {
    await openIn(page, "es");
    const say = speaker("es");
    let away = true;
    await page.route("**/bot/wording-preview", (route) => (away ? route.abort() : route.continue()));
    await visit(page, "/bot");
    const list = page.getByRole("list", { name: say("bot.wording.list") });
    const again = page.getByRole("button", { name: say("common.retry") });
    await expect(again).toBeVisible();
    away = false;
    await again.tap();
    await expect(list).toBeVisible();
    await page.getByRole("radio", { name: say("bot.wording.tones.brief") }).tap();
    await expect(rowOf(page, say, "cancelled").message).toHaveText(/^(?:Cancelled|Cancelado)\.$/);
    await rowOf(page, say, "cancelled").edit.tap();
    await expect(rowOf(page, say, "cancelled").text).toBeVisible();
    await expectAccessible(page, "the bot's sentences in the hand");
    await keepPicture(page, "the bot's sentences in the hand");
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
