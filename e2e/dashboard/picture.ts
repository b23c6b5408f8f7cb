import { join } from "node:path";
import type { Page } from "playwright/test";
import { test } from "../browser";

const folder = join(import.meta.dirname, "../../artifacts/screens");

/** With PICTURES=1: keeps what a screen looked like, by size, language and time of day, to be looked through after a run. */
export async function keepPicture(page: Page, what: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const night = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const language = await page.locator("html").getAttribute("lang");
  const name = what
    .toLowerCase()
    .replace(/[a-z]{3}_[a-z0-9]{22}/gi, "id")
    .replace(/[^a-z0-9]+/g, "-");
  const file = `${name.replace(/^-|-$/g, "")}.${test.info().project.name}.${language}.${night ? "night" : "day"}.png`;
  await page.screenshot({ path: join(folder, file) });
}
