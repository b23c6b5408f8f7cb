import { botToken, waDelivery, waMessage, waNumber, waSecret, waSignature } from "@/lib/testing/companies/messengers";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

test("an owner connects a number and a bot, pauses one with a reason, and resumes it", async ({ page }) => {
  await signUp(page);
  await visit(page, "/channels");
  const card = (name: string) => page.getByRole("region", { name });
  await expect(card("WhatsApp").getByText("Not connected")).toBeVisible();
  await expect(page.getByText("No pauses yet.")).toBeVisible();
  await expectAccessible(page, "channels");

  await card("WhatsApp").getByRole("button", { name: "Connect" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Phone number ID").fill(waNumber.phone_number_id);
  await dialog.getByLabel("WhatsApp business account ID").fill(waNumber.business_account_id);
  await dialog.getByLabel("Permanent access token").fill("a-token-that-is-wrong");
  await dialog.getByLabel("App secret").fill(waSecret.app_secret);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog.getByLabel("Permanent access token")).toHaveAttribute("aria-invalid");
  await expect(dialog.getByText("WhatsApp rejected these credentials.", { exact: false })).toBeVisible();
  await expectAccessible(page, "a refused token");
  await keepPicture(page, "channels-refused");
  await dialog.getByLabel("Permanent access token").fill(waSecret.access_token);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card("WhatsApp").getByText("+55 11 4002-8922")).toBeVisible();
  await expect(card("WhatsApp").getByText("Working")).toBeVisible();
  await expect(card("WhatsApp").getByLabel("Callback URL")).toContainText("/api/channels/whatsapp/");
  await expect(card("WhatsApp").getByText("Not verified yet")).toBeVisible();

  const { pathname } = new URL((await card("WhatsApp").getByLabel("Callback URL").textContent()) ?? "");
  const token = await card("WhatsApp").getByLabel("Verify token").textContent();
  const asked = await page.request.get(`${pathname}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`);
  expect([asked.status(), await asked.text()]).toEqual([200, "42"]);
  await expect(card("WhatsApp").getByText("Verified", { exact: true })).toBeVisible();
  const data = JSON.stringify(waDelivery([waMessage("text", { text: { body: "Olá" } })]));
  const deliver = (signature: string) =>
    page.request.post(pathname, {
      data,
      headers: { "content-type": "application/json", "x-hub-signature-256": signature },
    });
  const forged = await deliver(waSignature(data, "a guess"));
  expect([forged.status(), forged.headers()["content-type"]]).toEqual([401, "application/problem+json"]);
  expect((await deliver(waSignature(data))).status()).toBe(200);
  expect((await page.request.post("/api/channels/telegram/nobody-has-this-key", { data: {} })).status()).toBe(404);

  await card("Telegram").getByRole("button", { name: "Connect" }).click();
  await dialog.getByLabel("Bot token").fill(botToken);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(card("Telegram").getByText("https://t.me/clinica_bot")).toBeVisible();

  await card("WhatsApp").getByRole("button", { name: "Pause" }).click();
  await dialog.getByLabel("Reason").fill("The printer burns");
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card("WhatsApp").getByText("The printer burns")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pauses" }).getByText("The printer burns")).toBeVisible();
  await expectAccessible(page, "a paused channel");
  await keepPicture(page, "channels");
  await card("WhatsApp").getByRole("button", { name: "Resume" }).click();
  await expect(card("WhatsApp").getByText("The printer burns")).toBeHidden();
  await expect(page.getByRole("region", { name: "Pauses" }).getByText(/Resumed by/)).toBeVisible();

  await visit(page, "/settings/notifications");
  await page.getByRole("button", { name: "Link my Telegram" }).click();
  await expect(page.getByRole("status", { name: "Link my Telegram" })).toContainText("https://t.me/clinica_bot?start=");
  await expectAccessible(page, "linking Telegram");
});
