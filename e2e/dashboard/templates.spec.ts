import { randomBytes } from "node:crypto";
import { waNumber, waSecret, waSignature } from "@/lib/testing/companies/messengers";
import { templateDelivery } from "@/lib/testing/companies/whatsapp-templates";
import { expect, test } from "../browser";
import { chooseIn } from "../choose";
import { expectAccessible } from "./axe";
import { projectOf, says, somebodyOn } from "./chat-world";
import { signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

type Sent = { template?: { name: string; components: { parameters: { text: string }[] }[] } };

test("a template is written, waits, is approved, and reaches a contact whose window is closed", async ({ page }) => {
  await signUp(page);
  const project = await projectOf(page);
  const name = `visit_${randomBytes(4).toString("hex")}`;
  const connected = await page.request.fetch("/api/v1/channels/whatsapp", {
    method: "PUT",
    headers: { origin: process.env.TURNERO_URL ?? "" },
    data: { ...waNumber, ...waSecret },
  });
  const { callback_url } = await connected.json();

  await visit(page, "/channels");
  const section = page.getByRole("region", { name: "Message templates" });
  await section.getByRole("button", { name: "New template" }).click();
  const form = page.getByRole("dialog", { name: "New template" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Message").fill("Hi {{1}}, your visit is at {{2}}");
  await form.getByLabel("Example for value 1").fill("Ana");
  await form.getByLabel("Example for value 2").fill("14:30");
  await expect(form.getByRole("figure").getByText("Hi Ana, your visit is at 14:30")).toBeVisible();
  await form.getByRole("button", { name: "Send for approval" }).click();
  await expect(
    form.getByText("WhatsApp doesn’t accept a value as the first or last word.", { exact: false }),
  ).toBeVisible();
  await expect(form.getByLabel("Message")).toBeFocused();
  await expectAccessible(page, "a refused template");
  await form.getByLabel("Message").fill("Hi {{1}}, your visit is at {{2}}. See you!");
  await keepPicture(page, "template-form");
  await form.getByRole("button", { name: "Send for approval" }).click();
  await expect(form).toBeHidden();
  const row = section.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Waiting for approval")).toBeVisible();
  await expectAccessible(page, "templates");

  const data = JSON.stringify(
    templateDelivery(waNumber.business_account_id, name, { event: "APPROVED" }, undefined, "en"),
  );
  const headers = { "content-type": "application/json", "x-hub-signature-256": waSignature(data) };
  expect((await page.request.post(new URL(callback_url).pathname, { data, headers })).status()).toBe(200);
  await expect(row.getByText("Approved")).toBeVisible();
  await keepPicture(page, "templates");

  const lia = somebodyOn("whatsapp", "Late Lia");
  const { conversation_id } = await says(project, lia, "Hello?", 25 * 3_600_000);
  await visit(page, `/conversations/${conversation_id}`);
  await page.getByRole("button", { name: "Send template" }).click();
  const dialog = page.getByRole("dialog", { name: "Send template" });
  await expect(dialog.getByText("an approved template is the only way", { exact: false })).toBeVisible();
  await chooseIn(dialog.getByLabel("Template", { exact: true }), name);
  await dialog.getByLabel("Value 1").fill("Lia");
  await expect(dialog.getByRole("button", { name: "Send template" })).toBeDisabled();
  await dialog.getByLabel("Value 2").fill("16:00");
  await expect(dialog.getByText("Hi Lia, your visit is at 16:00. See you!")).toBeVisible();
  await expectAccessible(page, "a template that is picked");
  await keepPicture(page, "template-picked");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("log", { name: "Messages" }).getByText(name)).toBeVisible();

  const arrived = async () => {
    const answer = await fetch(`${process.env.TURNERO_GRAPH}/arrived`, {
      headers: { authorization: `Bearer ${waSecret.access_token}` },
    });
    const { data: sent } = (await answer.json()) as { data: Sent[] };
    const mine = sent.find(({ template }) => template?.name === name)?.template;
    return mine?.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  };
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(["Lia", "16:00"]);
});
