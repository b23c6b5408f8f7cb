import type { Page } from "playwright/test";
import type { Conversation, ConversationNote, Message } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { chooseByPointer } from "../choose";
import { expectAccessible } from "./axe";
import { openSalon } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { colleague } from "./home-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Conversations" }).getByRole("listitem").filter({ hasText: name });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const box = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const tab = (page: Page, name: string) => page.getByRole("group", { name: "Whose" }).getByRole("button", { name });
const isPhone = () => test.info().project.name === "phone";

/** What is beside Resolve on a wide screen is in a menu on a phone. */
async function snooze(page: Page, entry: string): Promise<void> {
  const menu = isPhone() ? "More actions" : "Snooze";
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

async function backToList(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole("button", { name: "Back", exact: true }).click();
}

test("what is written in a conversation: a note for the team, a reply that is filled in", async ({ page }) => {
  await openSalon(page);
  const project = await projectOf(page);

  await test.step("a note is the team's alone, and stands at its time in the thread", async () => {
    const ana = somebodyOn("webchat");
    const { conversation_id: id } = await says(project, ana, "Can I pay next time?");
    await visit(page, `/conversations/${id}`);
    await page.getByRole("button", { name: "Note", exact: true }).click();
    const note = page.getByRole("textbox", { name: "Write a note" });
    await expect(note).toBeFocused();
    await page.keyboard.type("Owes us for May");
    await keepPicture(page, "writing a note");
    if (isPhone()) await page.getByRole("button", { name: "Add note" }).click();
    else await page.keyboard.press("Enter");
    await expect(note).toHaveValue("");
    const shown = log(page).getByRole("listitem").filter({ hasText: "Owes us for May" });
    await expect(shown).toContainText("Only the team sees this");
    await says(project, ana, "Thanks!");
    await expect(log(page)).toContainText("Thanks!");
    await expect(log(page)).toHaveText(/Can I pay next time\?.*Owes us for May.*Thanks!/s);
    await keepPicture(page, "a note in the thread");
    await expectAccessible(page, "a note");
    const { data } = await call<{ data: Message[] }>(page, "GET", `/conversations/${id}/messages`);
    expect(data.map(({ text }) => text)).toEqual(["Thanks!", "Can I pay next time?"]);

    if (!isPhone()) {
      await note.press("Alt+p");
      await expect(box(page)).toBeFocused();
      await page.keyboard.press("Alt+p");
      await expect(note).toBeFocused();
    }
    // A note of a colleague comes by itself.
    await call(page, "POST", `/conversations/${id}/notes`, { text: "Paid today" });
    await expect(log(page)).toContainText("Paid today");
    await shown.getByRole("button", { name: "Delete note" }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(shown).toHaveCount(1);
    const kept = await call<{ data: ConversationNote[] }>(page, "GET", `/conversations/${id}/notes`);
    expect(kept.data.map(({ text }) => text)).toEqual(["Paid today", "Owes us for May"]);
  });

  await test.step("a reply is filled in before it is sent, and what has no value is filled by hand", async () => {
    const { conversation_id: id } = await says(project, somebodyOn("webchat", "Ana Souza"), "When is my visit?");
    await visit(page, `/conversations/${id}`);
    await box(page).click();
    await page.keyboard.type("/");
    await page.getByRole("button", { name: "Add five to begin with" }).click();
    await expect(page.getByRole("option")).toHaveCount(5);
    await keepPicture(page, "replies to begin with");
    await page.getByRole("option", { name: /^\/hello/ }).click();
    await expect(box(page)).toHaveValue(/^Hello Ana, thank you for writing to .+\. How can we help\?$/);
    await box(page).clear();
    await page.keyboard.type("/");
    await page.getByRole("option", { name: /^\/booking/ }).click();
    await expect(page.getByText("Fill in {next_booking} before you send.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
    await keepPicture(page, "a value is missing");
    await expectAccessible(page, "a value is missing");
    // It is selected: what is typed takes its place.
    await page.keyboard.type("Friday at 10");
    await expect(box(page)).toHaveValue(/: Friday at 10\. Write here/);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(log(page)).toContainText("Friday at 10. Write here");
  });
});

test("a colleague named in a note is told, and gets to it from the bell", { tag: "@desk" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await openSalon(page);
  const { theirs } = await colleague(page, browser, baseURL);
  const { conversation_id: id } = await says(await projectOf(page), somebodyOn("webchat"), "Can I pay next time?");
  await visit(page, `/conversations/${id}`);
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.keyboard.type("Paid? @li");
  await expect(page.getByRole("listbox", { name: "Mention a colleague" }).getByRole("option")).toHaveText(
    /Bruno Lima$/,
  );
  await keepPicture(page, "naming a colleague");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Write a note" })).toHaveValue("Paid? @Bruno Lima ");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Paid? @Bruno Lima");

  await theirs.getByRole("button", { name: /^Notifications, / }).click();
  await theirs.getByRole("link", { name: /mentioned you in a note/ }).click();
  await expect(theirs).toHaveURL(new RegExp(`/conversations/${id}`));
  await expect(log(theirs)).toContainText("Paid? @Bruno Lima");
});

test("mine, nobody's and all, each with its number, in the address", async ({ page }) => {
  await openSalon(page);
  const project = await projectOf(page);
  const { conversation_id: id } = await says(project, somebodyOn("webchat", "Ana Souza"), "Hello");
  await says(project, somebodyOn("webchat", "Beto Lima"), "Hello");
  await visit(page, "/conversations?assignee=me");
  await expect(page.getByRole("heading", { name: "Nothing assigned to you" })).toBeVisible();
  await keepPicture(page, "nothing of mine");
  await expectAccessible(page, "nothing of mine");
  await expect(tab(page, "Unassigned")).toContainText("2");
  const me = await call<{ member: { id: string } }>(page, "GET", "/me");
  await call(page, "POST", `/conversations/${id}/assign`, { member_id: me.member.id });
  await expect(row(page, "Ana Souza")).toBeVisible();
  await expect(tab(page, "Mine")).toContainText("1");
  await tab(page, "Unassigned").click();
  await expect(page).toHaveURL(/assignee=none/);
  await expect(row(page, "Beto Lima")).toBeVisible();
  await expect(row(page, "Ana Souza")).toHaveCount(0);
  await tab(page, "All").click();
  await expect(row(page, "Ana Souza")).toBeVisible();
  await expect(tab(page, "All")).toContainText("2");
});

test("a snoozed conversation waits apart, and comes back with the customer or at its time", async ({ page }) => {
  await openSalon(page);
  const project = await projectOf(page);
  const ana = somebodyOn("webchat", "Ana Souza");
  const { conversation_id: id } = await says(project, ana, "Hello", 600_000);
  await says(project, somebodyOn("webchat", "Beto Lima"), "Hello", 300_000);
  await visit(page, "/conversations");
  await row(page, "Ana Souza").getByRole("link").click();
  await snooze(page, "Tomorrow morning");
  await expect(page.getByText(/Snoozed until tomorrow \d\d:\d\d/).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await call<Conversation>(page, "GET", `/conversations/${id}`)).snoozed_until)
    .toBeNull();
  // The conversation itself says until when, with the button that ends it.
  await snooze(page, "Tomorrow morning");
  await page.getByRole("button", { name: "End snooze" }).click();
  await expect
    .poll(async () => (await call<Conversation>(page, "GET", `/conversations/${id}`)).snoozed_until)
    .toBeNull();
  await expect(page.getByRole("button", { name: "End snooze" })).toHaveCount(0);
  await snooze(page, "Next week");
  await expect(page.getByText(/Snoozed until/).first()).toBeVisible();
  await keepPicture(page, "a snoozed conversation");
  await backToList(page);
  await expect(row(page, "Ana Souza")).toHaveCount(0);
  await page.getByRole("button", { name: "Snoozed", exact: true }).click();
  await expect(row(page, "Ana Souza")).toContainText("Snoozed until");
  await keepPicture(page, "snoozed conversations");
  await expectAccessible(page, "snoozed conversations");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await says(project, ana, "One more thing");
  await expect(row(page, "Ana Souza")).toContainText("One more thing");

  // At its time: nobody touches the page.
  await says(project, somebodyOn("webchat", "Caio Reis"), "Later");
  await expect(row(page, "Caio Reis")).toBeVisible();
  await call(page, "POST", `/conversations/${id}/snooze`, { until: new Date(Date.now() + 6000).toISOString() });
  await expect(row(page, "Ana Souza")).toHaveCount(0);
  const first = page.getByRole("list", { name: "Conversations" }).getByRole("listitem").first();
  await expect(first).toContainText("Ana Souza");
  await expect(first).toContainText("Back from snooze");

  await row(page, "Caio Reis").getByRole("link").click();
  // The conversation before it has the same buttons.
  await expect(page.getByRole("heading", { level: 2, name: "Caio Reis" })).toBeVisible();
  await snooze(page, "Choose a time");
  const dialog = page.getByRole("dialog", { name: "Snooze" });
  await expect(dialog.getByLabel("Time", { exact: true })).not.toHaveValue("");
  await keepPicture(page, "choosing a time");
  await dialog.getByRole("button", { name: "Snooze", exact: true }).click();
  await expect(page.getByText(/Snoozed until tomorrow/).first()).toBeVisible();
});

test("a booking is made over the conversation, and confirmed in the reply @desk", async ({ page }) => {
  await openSalon(page);
  // Where customers are told by themselves, the line says so instead.
  await call(page, "PATCH", "/notice-settings", { kinds: { confirmed: false } });
  const project = await projectOf(page);
  const { conversation_id: id } = await says(project, somebodyOn("webchat", "Ana Souza"), "I need a haircut");
  await visit(page, `/conversations/${id}`);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "New booking" });
  await expect(sheet.getByText("Ana Souza")).toBeVisible();
  await chooseByPointer(page, "Service", "Haircut");
  await sheet
    .getByRole("button", { name: /: [1-9]\d* times? available$/ })
    .nth(1)
    .click();
  await sheet
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await expect(sheet.getByText(/Held for you for/)).toBeVisible();
  await keepPicture(page, "booking in the conversation");
  await sheet.getByRole("button", { name: "Confirm booking" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/conversations/${id}`));
  await page.getByRole("button", { name: "Put confirmation in the reply" }).click();
  await expect(box(page)).toHaveValue(/^Your booking is confirmed: Haircut, \w+day, /);
  await keepPicture(page, "a confirmation in the reply");
  await box(page).clear();
  await page.keyboard.type("See you on {next_booking}!");
  await expect(box(page)).toHaveValue(/^See you on \w+day, .* at \d\d:\d\d!$/);
});
