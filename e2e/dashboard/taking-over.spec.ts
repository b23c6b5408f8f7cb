import type { Conversation } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { projectOf, says, somebodyOn } from "./chat-world";
import { call, signUp, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test("whoever takes a conversation over has it, and learns before writing that its channel is not connected", async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const { member } = await call<{ member: { id: string; name: string } }>(page, "GET", "/me");
  const project = await projectOf(page);
  const { conversation_id: id } = await says(project, somebodyOn("telegram"), "Is anybody there?");
  await call(page, "POST", `/conversations/${id}/mode`, { mode: "bot" });
  await visit(page, `/conversations/${id}`);

  const warning = page
    .getByRole("status")
    .filter({ hasText: say("conversations.unconnected", { channel: "Telegram" }) });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole("link")).toHaveAttribute("href", "/channels");

  if (isMobile) {
    await page.getByRole("button", { name: say("conversations.actions") }).tap();
    await page.getByRole("menuitem", { name: say("conversations.take_over") }).tap();
  } else {
    await page.getByRole("button", { name: say("conversations.take_over") }).click();
    const assigned = say("conversations.assigned_to", { name: member.name });
    await expect(page.getByRole("button", { name: assigned })).toBeVisible();
  }
  await expect
    .poll(() => call<Conversation>(page, "GET", `/conversations/${id}`))
    .toMatchObject({ mode: "human", assignee: { id: member.id } });

  // Handed back it is nobody's, and the undo returns it.
  if (isMobile) await page.getByRole("button", { name: say("conversations.actions") }).tap();
  await page.getByRole(isMobile ? "menuitem" : "button", { name: say("conversations.hand_back") }).click();
  const handedBack = page.locator("[data-sonner-toast]", { hasText: say("conversations.handed_unassigned_toast") });
  await expect(handedBack).toBeVisible();
  expect(await call<Conversation>(page, "GET", `/conversations/${id}`)).toMatchObject({ mode: "bot", assignee: null });
  await handedBack.getByRole("button", { name: say("common.undo") }).click();
  await expect
    .poll(() => call<Conversation>(page, "GET", `/conversations/${id}`))
    .toMatchObject({ mode: "human", assignee: { id: member.id } });

  // The web chat needs no credentials.
  const own = await says(project, somebodyOn("webchat", "Bia Reis"), "Hello");
  await visit(page, `/conversations/${own.conversation_id}`);
  await expect(page.getByRole("textbox", { name: say("conversations.write") })).toBeVisible();
  await expect(page.getByText(say("conversations.unconnected", { channel: "" }).trim())).toHaveCount(0);

  // Unassigned: whoever answers is assigned, and once it is resolved nobody is shown as replying.
  await page.getByRole("textbox", { name: say("conversations.write") }).click();
  await page.keyboard.type("Hello, Bia.");
  await page.getByRole("button", { name: say("conversations.send"), exact: true }).click();
  const stateOf = () => call<Conversation>(page, "GET", `/conversations/${own.conversation_id}`);
  await expect.poll(stateOf).toMatchObject({ assignee: { id: member.id } });
  await page.getByRole("button", { name: say("conversations.resolve"), exact: true }).click();
  await expect.poll(stateOf).toMatchObject({ status: "resolved" });
  await expect(page.getByText(say("conversations.bot_answers"))).toHaveCount(0);
});
