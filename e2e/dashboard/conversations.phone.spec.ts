import type { Booking } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { chooseByPointer } from "../choose";
import { expectAccessible } from "./axe";
import { openSalon } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("from the list into a conversation, and a booking out of it", async ({ page }) => {
  await openSalon(page);
  const project = await projectOf(page);
  for (let n = 0; n < 14; n++) await says(project, somebodyOn("telegram", `Contact ${n}`), "Hello", (n + 2) * 60_000);
  const ana = somebodyOn("webchat");
  const { conversation_id: id } = await says(project, ana, "I need a haircut", 11.5 * 60_000);
  await visit(page, "/conversations");
  await expectAccessible(page, "conversations on a phone");
  const row = page.getByRole("listitem").filter({ hasText: "Ana Souza" });
  await row.scrollIntoViewIfNeeded();
  const place = (await row.boundingBox())?.y ?? 0;
  await row.getByRole("link").tap();
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("I need a haircut")).toBeVisible();
  await expectAccessible(page, "a conversation on a phone");
  expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).toBe(true);
  const write = await page.getByRole("textbox", { name: "Write a message" }).boundingBox();
  expect((write?.y ?? 0) + (write?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByRole("button", { name: "Back", exact: true }).tap();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - place)).toBeLessThanOrEqual(2);
  await expect(row.getByText("1 unread")).toHaveCount(0);

  await row.getByRole("link").tap();
  await page.getByRole("button", { name: "More actions" }).tap();
  await page.getByRole("menuitem", { name: "Customer" }).tap();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await expect(sheet.getByText("No upcoming bookings.")).toBeVisible();
  await expectAccessible(page, "the person behind a conversation");
  await sheet.getByRole("button", { name: "Book", exact: true }).tap();
  await chooseByPointer(page, "Service", "Haircut");
  await expect(page.getByRole("dialog", { name: "New booking" }).getByText("Ana Souza")).toBeVisible();
  // In the evening today has no free time, and a time of today may begin while it is chosen.
  await page
    .getByRole("button", { name: /: [1-9]\d* times? available$/ })
    .nth(1)
    .tap();
  await page
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .tap();
  await expect(page.getByText(/Held for you for/)).toBeVisible();
  await page.getByLabel("Notify the customer").tap();
  await page.getByRole("button", { name: "Confirm booking" }).tap();
  await expect(page).toHaveURL(new RegExp(`/conversations/${id}`));
  await page.getByRole("button", { name: "Put confirmation in the reply" }).tap();
  await expect(page.getByRole("textbox", { name: "Write a message" })).toHaveValue(
    /^Your booking is confirmed: Haircut, \w+day, /,
  );
  await expect(log.getByText("I need a haircut")).toBeVisible();
  const { data } = await call<{ data: Booking[] }>(page, "GET", `/conversations/${id}/work-items`);
  expect(data).toMatchObject([{ conversation_id: id, source: "webchat", customer: { name: "Ana Souza" } }]);
});
