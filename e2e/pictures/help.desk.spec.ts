import { join } from "node:path";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { type HelpPicture, helpPictures } from "@/components/help/pictures";
import { expect, test } from "../browser";
import { day } from "../dashboard/calendar-world";
import { projectOf, says, somebodyOn } from "../dashboard/chat-world";
import { call, settled, signUp, somebody, visit } from "../dashboard/people";
import { openStudio } from "./studio";

const folder = join(import.meta.dirname, "../../public/handbook");

test.use({ locale: "en", colorScheme: "light", deviceScaleFactor: 1.4 });

/** Opens a screen in the size of its picture, with the rail folded: the room is for what the page tells about. */
async function open(page: Page, name: HelpPicture, path: string): Promise<void> {
  await page.context().addCookies([{ name: "rail", value: "folded", url: process.env.TURNERO_URL ?? "" }]);
  await page.setViewportSize(helpPictures[name]);
  await visit(page, path);
}

async function take(page: Page, name: HelpPicture): Promise<void> {
  await settled(page);
  // Names and hours fade in, and toasts out.
  await page.waitForTimeout(1500);
  const { size } = await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  expect(size, name).toBeLessThan(60_000);
  console.log(`${name}.webp ${Math.round(size / 1024)} kB`);
}

test("the setup assistant", async ({ page }) => {
  await signUp(page, { ...somebody("Ana Prado"), business: "Aurora Salon" });
  await open(page, "assistant", "/assistant");
  await page
    .getByLabel("Your reply")
    .fill("A salon with Ana and Bruno. Haircut 45 min $45, beard trim 20 min $25. Monday to Saturday from 9 to 18.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Plan/ }).click();
  await expect(page.getByRole("region", { name: "Services" }).getByRole("textbox").first()).toBeVisible();
  await take(page, "assistant");
});

test("the day of a studio", async ({ page }) => {
  const { bookings, slug, services } = await openStudio(page);
  await open(page, "calendar", `/calendar?date=${day}`);
  await expect(page.getByText("Emma Clarke").first()).toBeVisible();
  await take(page, "calendar");
  await open(page, "booking", `/calendar/${bookings[4]}?date=${day}`);
  await expect(page.getByRole("dialog").getByText("Lucas Meyer").first()).toBeVisible();
  await take(page, "booking");
  await open(page, "tasks", "/inbox");
  await expect(page.getByText("Ivy Brooks").first()).toBeVisible();
  await take(page, "tasks");
  await open(page, "board", "/board");
  await expect(page.getByText("Ivy Brooks").first()).toBeVisible();
  await take(page, "board");
  await open(page, "my-tasks", "/my-work");
  await expect(page.getByText("Oscar Lindt").first()).toBeVisible();
  await take(page, "my-tasks");

  await call(page, "PUT", "/booking-page", {
    enabled: true,
    headline: "Book your visit",
    text: null,
    service_ids: null,
  });
  await open(page, "booking-page", `/b/${slug}?service=${services[0]}`);
  await take(page, "booking-page");

  await open(page, "bot-test", "/bot/simulator");
  await page.getByLabel("Write as a customer").fill("I'd like to book a haircut tomorrow at 10");
  await page.keyboard.press("Enter");
  await expect(page.getByText("What the bot did").first()).toBeVisible();
  await expect(page.getByText("The bot is thinking")).toBeHidden();
  await take(page, "bot-test");

  const project = await projectOf(page);
  const emma = somebodyOn("webchat", "Emma Clarke");
  for (const [who, words] of [
    ["Noah Bennett", "Thanks, see you then!"],
    ["Ella Novak", "Is there parking nearby?"],
  ] as const)
    await says(project, somebodyOn("webchat", who), words, 3_600_000);
  const { conversation_id } = await says(project, emma, "Hi! Could I come an hour later on Friday?", 300_000);
  await call(page, "POST", `/conversations/${conversation_id}/messages`, {
    text: "Of course, Emma. 10:00 with Ana is free. Shall I move it?",
  });
  await says(project, emma, "Yes please, thank you!");
  await open(page, "conversation", `/conversations/${conversation_id}`);
  await expect(page.getByText("Yes please, thank you!").first()).toBeVisible();
  await take(page, "conversation");
});
