import type { Page } from "playwright/test";
import type { SetupPlan } from "@/lib/domains/assistant/schema";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { call, visit } from "./people";
import { newWorkspace, said, speaker } from "./signed-in";

const plan = (page: Page) => call<SetupPlan>(page, "GET", "/assistant/plan");
const listed = async (page: Page, path: string) => (await call<{ data: unknown[] }>(page, "GET", path)).data;

test("a salon goes from a few sentences to a page that takes bookings", { tag: "@desk" }, async ({ page }) => {
  const say = speaker("pt-BR");
  await newWorkspace(page, "pt-BR");
  await visit(page, "/calendar");
  await page.getByRole("link", { name: say("calendar.set_up") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("assistant.title") })).toBeVisible();
  await expect(page.getByText(say("assistant.empty"))).toBeVisible();
  await expectAccessible(page, "assistant, empty");

  const log = page.getByRole("log");
  await page.getByLabel(say("assistant.write")).fill("hmm");
  await page.keyboard.press("Enter");
  await expect(log.getByText("Não entendi bem.", { exact: false })).toBeVisible();
  await page
    .getByLabel(say("assistant.write"))
    .fill(
      "Tenho um salão com Ana e Bia. Fazemos corte 30 min R$ 50, barba 20 min R$ 30. Segunda a sábado das 8 às 20.",
    );
  await expect(page.getByRole("button", { name: say("assistant.send") })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(log.getByText("Serviços: Corte e Barba.", { exact: false })).toBeVisible();
  const services = page.getByRole("region", { name: say("assistant.services") });
  await expect(services.getByLabel(`${say("assistant.price")}: Barba`)).toHaveValue("30");
  // A small laptop has no room for both: the plan alone can be read.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole("button", { name: say("assistant.plan") }).click();
  const named = services.getByLabel(`${say("assistant.name")}: ${say("assistant.service", { number: 1 })}`);
  expect((await named.boundingBox())?.width).toBeGreaterThan(160);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    page
      .getByRole("region", { name: say("assistant.people") })
      .getByRole("textbox")
      .nth(1),
  ).toHaveValue("Bia");

  const price = services.getByLabel(`${say("assistant.price")}: Corte`);
  await price.fill("55,50");
  await price.press("Enter");
  await expect.poll(async () => (await plan(page)).services[0]?.price_cents).toBe(5550);
  // An invalid duration is not stored.
  const minutes = services.getByLabel(`${say("assistant.minutes")}: Corte`);
  await minutes.fill("0");
  await minutes.press("Enter");
  await expect(minutes).toHaveValue("30");
  const name = services.getByLabel(`${say("assistant.name")}: ${say("assistant.service", { number: 2 })}`);
  await name.fill("");
  await name.press("Enter");
  await expect(services.getByText(say("assistant.problem.name_missing"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("assistant.apply") })).toBeDisabled();
  await name.fill("Barba e bigode");
  await name.press("Enter");
  await expect(services.getByText(say("assistant.problem.name_missing"))).toBeHidden();

  const choices = page.getByRole("group", { name: say("assistant.choices") });
  await choices.getByRole("button", { name: "Não" }).click();
  await choices.getByRole("button", { name: "Sem sinal" }).click();
  await choices.getByRole("button", { name: "Sim" }).click();
  await expect(log.getByText("O plano está pronto.", { exact: false })).toBeVisible();
  await expect(name).toHaveValue("Barba e bigode");
  await expectAccessible(page, "assistant, plan");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "assistant, plan at night", ["color-contrast"]);

  await page.getByRole("button", { name: say("assistant.apply") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("assistant.apply") })
    .click();
  await expect(page.getByRole("heading", { name: say("assistant.applied") })).toBeVisible();
  await expectAccessible(page, "assistant, applied");
  await expect(page.getByRole("navigation").getByRole("link", { name: say("shell.areas.assistant") })).toBeHidden();

  const address = (await page.getByRole("link", { name: say("assistant.to_page") }).getAttribute("href")) ?? "";
  await visit(page, `${address}?lang=pt-BR`);
  await page.getByRole("button", { name: /Barba e bigode/ }).click();
  await expect(page.getByRole("heading", { name: say("booking.choose_time") })).toBeVisible();
  await expect(page.getByRole("button", { name: /^\d\d:\d\d/ }).first()).toBeVisible();
});

test("a plan from a template is changed, applied and undone", { tag: "@phone" }, async ({ page }) => {
  const say = speaker("es");
  await newWorkspace(page, "es");
  await visit(page, "/assistant");
  const choices = page.getByRole("group", { name: say("assistant.choices") });
  await choices.getByRole("button", { name: "Taller" }).click();
  await choices.getByRole("button", { name: "Usar lo habitual" }).click();
  await choices.getByRole("button", { name: "Solo yo" }).click();
  await expect(page.getByRole("log").getByText("horario de atención", { exact: false })).toBeVisible();
  await expectAccessible(page, "assistant on a phone");
  await page.getByRole("button", { name: new RegExp(`^${say("assistant.plan")}`) }).click();
  const people = page.getByRole("region", { name: say("assistant.people") });
  await people.getByRole("button", { name: say("assistant.add_person") }).click();
  await expect(people.getByRole("textbox").last()).toHaveValue(say("assistant.new_person"));
  await people.getByRole("button", { name: say("assistant.remove", { name: say("assistant.new_person") }) }).click();
  await page.getByRole("switch", { name: say("assistant.page") }).click();
  await expect.poll(async () => (await plan(page)).booking_page).toBe(false);
  await expectAccessible(page, "the plan on a phone");

  const apply = async () => {
    await page.getByRole("button", { name: say("assistant.apply") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("assistant.apply") })
      .click();
    await expect(page.getByRole("heading", { name: say("assistant.applied") })).toBeVisible();
  };
  await apply();
  expect((await listed(page, "/services")).length).toBeGreaterThan(2);
  await page.getByRole("button", { name: say("assistant.undo") }).click();
  await expect(said(page, say("assistant.undone"))).toBeVisible();
  expect(await listed(page, "/services")).toEqual([]);
  expect(await listed(page, "/resources")).toEqual([]);
  await expect(page.getByRole("button", { name: say("assistant.apply") })).toBeEnabled();

  // What was changed since stays, and the plan starts over.
  await apply();
  const [service] = (await listed(page, "/services")) as { id: string }[];
  await call(page, "PATCH", `/services/${service?.id}`, { price_cents: 100 });
  await page.getByRole("button", { name: say("assistant.undo") }).click();
  await expect(page.getByText(say("assistant.not_undone"))).toBeVisible();
  await expectAccessible(page, "what can no longer be undone");
  await page.getByRole("button", { name: say("assistant.fresh") }).click();
  await expect(page.getByText(say("assistant.empty"))).toBeVisible();
  expect((await listed(page, "/services")).length).toBeGreaterThan(2);
});
