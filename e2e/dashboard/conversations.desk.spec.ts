import type { Page } from "playwright/test";
import type { Conversation, Message } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { choose, chooseIn } from "../choose";
import { expectAccessible } from "./axe";
import { at, openSalon } from "./calendar-world";
import { approved, fails, pause, projectOf, says, somebodyOn } from "./chat-world";
import { call, enter, otherBrowser, settled, signUp, silenceBot, visit } from "./people";
import { picture } from "./work-world";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Conversations" }).getByRole("listitem").filter({ hasText: name });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const box = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const stateOf = (page: Page, id: string) => call<Conversation>(page, "GET", `/conversations/${id}`);

test("what is typed, said and set reaches the conversation as it is", async ({ page }) => {
  await page.addInitScript(() => {
    // The content policy would stop an injected script; here none may be injected at all.
    Object.assign(window, { hurt: 0 });
  });
  await signUp(page);
  const project = await projectOf(page);

  await test.step("what is typed while a conversation is opened is the answer, from its first letter", async () => {
    await says(project, somebodyOn("webchat"), "Hello?");
    await visit(page, "/conversations");
    await page.route(/\/conversations\/.*_rsc=/, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await row(page, "Ana Souza").getByRole("link").click();
    await page.keyboard.type("good evening, j and k");
    await expect(box(page)).toHaveValue("good evening, j and k");
    await page.keyboard.type(" too");
    await expect(box(page)).toHaveValue("good evening, j and k too");
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("WhatsApp's day and a paused channel are said in words", async () => {
    const hour = 3_600_000;
    const late = await says(project, somebodyOn("whatsapp", "Late Lia"), "Hello?", 25 * hour);
    const soon = await says(project, somebodyOn("whatsapp", "Soon Sol"), "Hello?", 22.5 * hour);
    await visit(page, "/conversations");
    await row(page, "Soon Sol").getByRole("link").click();
    await expect(page.getByText(/WhatsApp’s 24-hour window closes in (8\d|90) minutes/)).toBeVisible();
    await expect(box(page)).toBeEnabled();
    await row(page, "Late Lia").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(late.conversation_id));
    await expect(
      page.getByText(/WhatsApp’s 24-hour window closed (today|yesterday) \d\d:\d\d. You can only send a template/),
    ).toBeVisible();
    await expect(box(page)).toBeDisabled();
    await expectAccessible(page, "the window is closed");
    await approved(project, "visit_reminder", "Hi {{1}}, see you at {{2}}.", ["1", "2"]);
    await page.getByRole("button", { name: "Send template" }).click();
    const dialog = page.getByRole("dialog", { name: "Send template" });
    await expect(dialog.getByText("an approved template is the only way", { exact: false })).toBeVisible();
    await chooseIn(dialog.getByLabel("Template", { exact: true }), "visit_reminder");
    await dialog.getByLabel("Value 1").fill("Lia");
    await dialog.getByLabel("Value 2").fill("14:30");
    await expect(dialog.getByText("Hi Lia, see you at 14:30.")).toBeVisible();
    await expectAccessible(page, "a template");
    await dialog.getByRole("button", { name: "Send template" }).click();
    await expect(log(page).getByText("visit_reminder")).toBeVisible();
    await expect(log(page).getByText("Sending soon").or(log(page).getByText("Not sent"))).toBeAttached();

    await pause(project, "whatsapp");
    await visit(page, `/conversations/${soon.conversation_id}`);
    await expect(page.getByText("WhatsApp is paused. Messages aren’t sent.")).toBeVisible();
    await expect(page.getByRole("link", { name: "View details" })).toHaveAttribute("href", "/channels");
    await expect(box(page)).toBeDisabled();
  });

  await test.step("whatever a contact sets is text, wherever it is shown", async () => {
    const evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
    const mallory = somebodyOn("webchat", `Mallory ${evil}`);
    const { conversation_id: id } = await says(project, mallory, `${evil} javascript:window.hurt=1 {name} <b>bold</b>`);
    await says(project, mallory, {
      kind: "location",
      location: { lat: 1, lng: 2, name: `Place ${evil}`, address: `Street ${evil}` },
    });
    const harmless = async (where: string) => {
      const found = await page.evaluate(() => ({
        hurt: (window as unknown as { hurt: number }).hurt,
        images: document.querySelectorAll('img[src="x"], [onerror]').length,
        links: document.querySelectorAll('a[href^="javascript:"]').length,
        bold: [...document.querySelectorAll("b")].filter(({ textContent }) => textContent === "bold").length,
      }));
      expect(found, where).toEqual({ hurt: 0, images: 0, links: 0, bold: 0 });
    };
    await visit(page, "/conversations");
    await expect(row(page, "Mallory")).toContainText(evil);
    await harmless("the list");
    const file = { name: '"><img src=x onerror=window.hurt=1>.png', mimeType: "image/png", buffer: picture };
    const kept = await page.request.post(`/api/v1/conversations/${id}/files`, {
      headers: { origin: process.env.TURNERO_URL ?? "" },
      multipart: { file },
    });
    await says(project, mallory, { kind: "image", text: evil, file_id: (await kept.json()).id });
    await row(page, "Mallory").getByRole("link").click();
    await expect(log(page).getByText(`Place ${evil}`)).toBeVisible();
    await expect(log(page).getByText("javascript:window.hurt=1")).toBeVisible();
    await log(page)
      .getByRole("button", { name: /Open image/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await harmless("a picture");
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("complementary", { name: "Customer" }).getByText(`Mallory ${evil}`).first(),
    ).toBeVisible();
    await harmless("the conversation");
    await page.getByRole("link", { name: "View customer" }).click();
    const card = page.getByRole("dialog", { name: /Mallory/ });
    await expect(card.getByText(`Mallory ${evil}`).first()).toBeVisible();
    await expect(card.getByRole("link", { name: /Web chat/ })).toHaveAttribute("href", `/conversations/${id}`);
    await harmless("the card");
    await card.getByLabel("Add tag").fill(evil.slice(0, 60));
    await card.getByLabel("Add tag").press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await harmless("a notice");
  });
});

test("a message arrives, is read, answered, given to somebody, resolved, and comes back", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signUp(page);
  const project = await projectOf(page);
  await silenceBot(page);
  await call(page, "POST", "/quick-replies", { shortcut: "hours", text: "We are open from 9 to 18." });
  await visit(page, "/conversations");
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await expectAccessible(page, "no conversations");

  const ana = somebodyOn("webchat");
  const { conversation_id: id } = await says(project, ana, "Hello, do you have time tomorrow?");
  await expect(row(page, "Ana Souza")).toContainText("Hello, do you have time tomorrow?");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: /Conversations.*1 unread conversation/ })).toBeVisible();
  await row(page, "Ana Souza").hover();
  expect((await stateOf(page, id)).unread_count).toBe(1);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/conversations/${id}`));
  await expect(log(page)).toContainText("Hello, do you have time tomorrow?");
  await expect(log(page).getByText("New messages")).toBeVisible();
  await expect.poll(async () => (await stateOf(page, id)).unread_count).toBe(0);
  await expect(nav.getByText("1 unread conversation")).toHaveCount(0);
  await settled(page);

  await box(page).fill("Yes, in the morning.");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("Which hour?");
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("");
  const mine = log(page).getByRole("listitem").filter({ hasText: "Which hour?" }).last();
  await expect(mine.getByText("Sent", { exact: true })).toBeAttached();
  await expect(page.getByRole("button", { name: "Hand back to bot" })).toBeVisible();
  await box(page).pressSequentially("/ho");
  await expect(page.getByRole("option", { name: /hours/ })).toBeVisible();
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("We are open from 9 to 18.");
  for (const [key, then] of [
    ["Escape", "Hello!"],
    ["Enter", "Hello! We are open from 9 to 18."],
  ] as const) {
    await box(page).fill("Hello!");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Quick replies" }).click();
    await expect(page.getByRole("option", { name: /hours/ })).toBeVisible();
    await box(page).press(key);
    await expect(box(page)).toHaveValue(then);
  }
  await box(page).press("Enter");
  await expect(log(page)).toContainText("We are open from 9 to 18.");
  await expectAccessible(page, "a conversation");

  const theirs = await otherBrowser(browser, baseURL);
  await enter(theirs, owner);
  await visit(theirs, `/conversations/${id}`);
  await expect(log(theirs)).toContainText("We are open from 9 to 18.");
  await page.getByRole("button", { name: /^Assign/ }).click();
  await page.getByRole("menuitemradio", { name: /\(me\)/ }).click();
  await expect(theirs.getByRole("button", { name: `Assigned to ${owner.name}` })).toBeVisible();
  await box(theirs).fill("Answered from the other desk.");
  await box(theirs).press("Enter");
  await expect(log(page)).toContainText("Answered from the other desk.");
  await says(project, ana, "Ten would be good.");
  await expect(log(page)).toContainText("Ten would be good.");
  await expect.poll(async () => (await stateOf(page, id)).unread_count).toBe(0);

  await page.getByRole("button", { name: "Resolve", exact: true }).click();
  // The toast of the assignment may still be there.
  const toast = page.getByRole("listitem").filter({ hasText: "Conversation resolved" });
  const undo = toast.getByRole("button", { name: "Undo" });
  await undo.hover(); // A toast stays while the pointer is over it.
  await expect(theirs.getByRole("button", { name: "Reopen" })).toBeVisible();
  await undo.click();
  await expect(theirs.getByRole("button", { name: "Resolve", exact: true })).toBeVisible();
  expect(await stateOf(page, id)).toMatchObject({ status: "open", mode: "human", assignee: { name: owner.name } });
  await theirs.context().close();
  await page.getByRole("button", { name: "Resolve", exact: true }).click();
  await expect(row(page, "Ana Souza")).toHaveCount(0);
  await page.getByRole("button", { name: "Resolved", exact: true }).click();
  await expect(row(page, "Ana Souza")).toBeVisible();
  // By keys, there and back: what replaces the button has the focus.
  const reopen = page.getByRole("button", { name: "Reopen", exact: true });
  const resolve = page.getByRole("button", { name: "Resolve", exact: true });
  await reopen.press("Enter");
  await expect(row(page, "Ana Souza")).toHaveCount(0);
  await expect(resolve).toBeFocused();
  await resolve.press("Enter");
  await expect(row(page, "Ana Souza")).toBeVisible();
  await expect(reopen).toBeFocused();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await says(project, ana, "One more thing!");
  await expect(row(page, "Ana Souza")).toContainText("One more thing!");
  await expect(page.getByRole("button", { name: "Resolve", exact: true })).toBeVisible();
});

test("what was said long ago comes on the way up, and what is new waits below", async ({ page }) => {
  await signUp(page);
  const project = await projectOf(page);
  const ana = somebodyOn("telegram");
  let id = "";
  for (let n = 1; n <= 90; n++) {
    id = (await says(project, ana, `Word number ${n}, with enough behind it to fill a line.`, (91 - n) * 600_000))
      .conversation_id;
  }
  await visit(page, `/conversations/${id}`);
  await expect(log(page).getByText("Word number 90,")).toBeInViewport();
  const first = log(page).getByText("Word number 51,");
  const top = async () => (await first.boundingBox())?.y ?? 0;
  await first.scrollIntoViewIfNeeded();
  const before = await top();
  await expect(log(page).getByText("Word number 20,")).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);

  await says(project, ana, "The newest of all.");
  await expect(page.getByRole("button", { name: "1 new message" })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await page.getByRole("button", { name: "1 new message" }).click();
  await expect(log(page).getByText("The newest of all.")).toBeInViewport();
  await expect(log(page).getByText("New messages")).toBeVisible();
  await expect(page.getByRole("button", { name: "1 new message" })).toHaveCount(0);
});

test("files, a place and a failure: each is shown, and what failed goes again", async ({ page }) => {
  await signUp(page);
  const project = await projectOf(page);
  const ana = somebodyOn("webchat");
  const { conversation_id: id } = await says(project, ana, {
    kind: "location",
    location: { lat: -23.55, lng: -46.63, name: "The blue gate", address: null },
  });
  await visit(page, `/conversations/${id}`);
  await expect(log(page).getByRole("link", { name: /The blue gate/ })).toHaveAttribute("href", /openstreetmap/);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: "Attach file" }).click();
  await (await chooser).setFiles([
    { name: "door.png", mimeType: "image/png", buffer: picture },
    { name: "price list.txt", mimeType: "text/plain", buffer: Buffer.from("Haircut 50") },
  ]);
  await expect(page.getByRole("list", { name: "Files to send" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
  await box(page).fill("Our door");
  await box(page).press("Enter");
  await expect(log(page).getByRole("link", { name: /price list.txt/ })).toBeVisible();
  await log(page).getByRole("button", { name: "Open image door.png" }).click();
  await expect(page.getByRole("dialog", { name: "door.png" })).toBeVisible();
  await expectAccessible(page, "a picture of a conversation");
  await page.keyboard.press("Escape");

  const { data } = await call<{ data: Message[] }>(page, "GET", `/conversations/${id}/messages`);
  const sent = data.find(({ text }) => text === "Our door");
  await fails(project, sent?.id ?? "", "The number is not reachable.");
  await page.reload();
  await settled(page);
  await expect(log(page).getByText("Not sent. The number is not reachable.")).toBeVisible();
  // Twice, as an impatient user does.
  await log(page).getByRole("button", { name: "Send again" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(log(page).getByText("Our door")).toHaveCount(2);

  // The server is unreachable: the message stays queued and is sent when it is back.
  await page.route("**/messages", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await box(page).fill("Are you there?");
  await box(page).press("Enter");
  await expect(log(page).getByText("Not sent. No connection.", { exact: false })).toBeVisible({ timeout: 90_000 });
  await page.unroute("**/messages");
  await log(page)
    .getByRole("listitem")
    .filter({ hasText: "Are you there?" })
    .getByRole("button", { name: "Send again" })
    .click();
  await expect(log(page).getByText("Not sent. No connection.", { exact: false })).toHaveCount(0);
  await expect(log(page).getByText("Are you there?")).toHaveCount(1);
  await expect(log(page).getByText("Our door")).toHaveCount(2);
});

test.describe("by night", () => {
  test.use({ colorScheme: "dark" });

  test("the screen speaks the other languages too", async ({ page }) => {
    await signUp(page);
    const project = await projectOf(page);
    const { conversation_id: id } = await says(project, somebodyOn("whatsapp"), "Olá!", 23 * 3_600_000);
    await pause(project, "telegram");
    await says(project, somebodyOn("telegram", "Beto Lima"), { kind: "system", text: "Chat started" });
    for (const [locale, title, write] of [
      ["pt-BR", "Conversas", "Escreva uma mensagem"],
      ["es", "Conversaciones", "Escribe un mensaje"],
    ] as const) {
      await page.context().addCookies([{ name: "locale", value: locale, url: process.env.TURNERO_URL ?? "" }]);
      await visit(page, `/conversations/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("textbox", { name: write }).fill("/");
      await expect(page.getByRole("listbox")).toBeAttached();
      await expectAccessible(page, "a conversation in other words");
    }
  });
});

test("a conversation shows who it is, and books for them", async ({ page }) => {
  const world = await openSalon(page);
  const project = await projectOf(page);

  await test.step("opens ready to answer, leads back to its row, and shows who it is in full", async () => {
    const { conversation_id: id } = await says(project, somebodyOn("webchat"), "Hello!");
    const { customer } = await stateOf(page, id);
    const name = "Maria Aparecida Monteiro Barbosa";
    await call(page, "PATCH", `/customers/${customer.id}`, { name, locale: "es-AR" });
    const body = { service_id: world.service, start: at(10), customer: { id: customer.id } };
    await call(page, "POST", "/bookings", body);
    await visit(page, "/conversations");
    await row(page, name).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("Good morning");
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await page.getByRole("menuitemradio", { name: /\(me\)/ }).click();
    await expect(page.getByRole("button", { name: /^Assigned to/ })).toBeVisible();
    await expect(page.getByText("Español (Argentina)")).toBeVisible();
    const next = page.getByRole("definition").filter({ hasText: "Haircut" }).first();
    // Beside the buttons the name keeps to one line; the panel has it in full.
    const heading = page.getByRole("heading", { name, level: 2 });
    await expect(heading).toHaveAttribute("title", name);
    expect((await heading.boundingBox())?.height).toBeLessThanOrEqual(20);
    const inPanel = page.getByRole("complementary", { name: "Customer" }).getByText(name, { exact: true });
    for (const whole of [inPanel, next, next.locator("span").first()]) {
      await expect(whole).toBeVisible();
      expect(
        await whole.evaluate((each) => [
          each.scrollWidth <= each.clientWidth,
          each.scrollHeight <= each.clientHeight + 1,
        ]),
      ).toEqual([true, true]);
    }
    await box(page).click();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/conversations$/);
    await expect(row(page, name).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("Good morning");
    await expect(box(page)).toBeFocused();
  });

  await test.step("a visitor who gave a customer's phone is shown as that customer, without a reload", async () => {
    const visitor = somebodyOn("webchat", "Visitor AB12");
    const { conversation_id: id } = await says(project, visitor, "Hello!");
    await visit(page, `/conversations/${id}`);
    const panel = page.getByRole("complementary", { name: "Customer" });
    await expect(panel.getByText("No phone")).toBeVisible();
    const customer = { name: "Marina Prado", phone: "+5511987654321" };
    await call(page, "POST", "/bookings", { service_id: world.service, start: at(10), customer, conversation_id: id });
    await says(project, visitor, "Thanks!");
    await expect(page.getByRole("heading", { name: "Marina Prado", level: 2 })).toBeVisible();
    await expect(row(page, "Marina Prado")).toContainText("Thanks!");
    await expect(panel.getByRole("link", { name: "+55 11 98765 4321" })).toBeVisible();
    await expect(panel.getByText("No phone")).toHaveCount(0);
    await expect(panel.getByText("Nobody has verified it.", { exact: false })).toBeVisible();
    const count = panel.getByRole("term").filter({ hasText: /^Bookings$/ });
    await expect(count.locator("xpath=..")).toContainText("1");
    await expectAccessible(page, "a visitor with a customer's phone");
  });

  await test.step("a booking made in a conversation offers words for the reply only where nobody is told of it", async () => {
    const { conversation_id: id } = await says(project, somebodyOn("webchat"), "I need a haircut");
    await visit(page, `/conversations/${id}`);
    const insert = page.getByRole("button", { name: "Put confirmation in the reply" });
    const told = page.getByText(/^Booked: Haircut, .* A confirmation is sent automatically\.$/);
    const bookAt = async (hour: string, notify: boolean) => {
      await page.getByRole("button", { name: "Book", exact: true }).click();
      const sheet = page.getByRole("dialog", { name: "New booking" });
      await choose(sheet, "Service", "Haircut");
      await sheet
        .getByRole("button", { name: /: [1-9]\d* times? available$/ })
        .nth(1)
        .click();
      await sheet.getByRole("button", { name: hour, exact: true }).click();
      await expect(sheet.getByText(/Held for you for/)).toBeVisible();
      if (!notify) await sheet.getByLabel("Notify the customer").press("Space");
      await sheet.getByRole("button", { name: "Confirm booking" }).click();
    };
    await bookAt("10:00", true);
    await expect(told).toBeVisible();
    await expect(insert).toHaveCount(0);
    await bookAt("12:00", false);
    await insert.click();
    await expect(told).toHaveCount(0);
    await expect(box(page)).toHaveValue(/^Your booking is confirmed: Haircut, /);
  });
});
