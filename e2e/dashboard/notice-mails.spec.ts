import { expect, test } from "../browser";
import { at, openSalon, send } from "./calendar-world";
import { visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const customers = [
  { locale: "en-US", name: "Grace Miller", email: "grace@example.com", says: "is confirmed" },
  { locale: "es-PY", name: "Rosa Benítez", email: "rosa@example.com", says: "está confirmad" },
  { locale: "pt-BR", name: "Ana Souza", email: "ana@example.com", says: "confirmad" },
] as const;

test("each customer’s mail is in their language, with the time on a 24 hour clock", async ({ page, context }) => {
  const { service, chair } = await openSalon(page);
  for (const [i, { name, email, locale }] of customers.entries()) {
    const phone = `+551198877660${i}`;
    const { id } = await send<{ id: string }>(page, "/customers", { name, phone, email, locale });
    const start = at(15 + i);
    await send(page, "/bookings", { service_id: service, start, resource_ids: [chair], customer: { id } });
  }
  await visit(page, "/settings/outgoing-mail");
  for (const [i, { name, email, locale, says }] of customers.entries()) {
    const row = page.getByRole("list", { name: "Outgoing mail" }).getByRole("listitem").filter({ hasText: email });
    await row.getByRole("button").click();
    const letter = page.frameLocator("iframe").locator("body");
    await expect(letter).toContainText(name);
    await expect(letter).toContainText(says);
    await expect(letter).toContainText(`${15 + i}:00`);
    // After a digit: the letters of a link are random.
    await expect(letter).not.toContainText(/\d\s?([ap]\. ?m\.|[AP]M)|\.\./);
    await keepPicture(page, `outgoing-mail-${locale}`);
    // The whole letter, as a mail program shows it.
    const tab = await context.newPage();
    await tab.setContent((await page.locator("iframe").getAttribute("srcdoc")) ?? "");
    await expect(tab.getByText(says).first()).toBeVisible();
    await keepPicture(tab, `mail-confirmation-${locale}`);
    await tab.close();
    await row.getByRole("button").first().click();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});
