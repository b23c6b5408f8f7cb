import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { expect } from "../browser";

export type Person = { name: string; email: string; password: string; business: string };

/** Somebody nobody knows yet; every test has its own, so that tests run side by side. */
export const somebody = (name = "Lucía Fernández"): Person => {
  const mark = randomBytes(5).toString("hex");
  return { name, email: `${mark}@example.com`, password: `quiet river ${mark}`, business: `Aurora ${mark}` };
};

/** What the server painted answers to clicks and keys only when the scripts have taken it over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** From nothing to the first screen, as a person does it. */
export async function signUp(page: Page, person = somebody()): Promise<Person> {
  await visit(page, "/sign-up");
  await page.getByLabel("Your name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByLabel("Business name").fill(person.business);
  await page.getByRole("button", { name: "Create an account" }).click();
  // The day begins in the calendar; most of what is tested begins with the customers.
  await page.waitForURL("**/calendar");
  await page.goto("/customers");
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await settled(page);
  return person;
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await visit(page, "/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The menu of the person: in the rail on a wide screen, under More on a phone. */
export async function openUserMenu(page: Page, { name }: Pick<Person, "name">): Promise<void> {
  const more = page.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: `Menu of ${name}` }).click();
}

/** A second browser that shares nothing with the first. */
export const otherBrowser = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en" })).newPage();

/** The member's own session, as a program in their page would use it. */
export async function addCustomer(page: Page, customer: Record<string, unknown>): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/v1/customers", { method: "POST", headers, body: JSON.stringify(body) })).status;
  }, customer);
  expect(status).toBe(201);
}
