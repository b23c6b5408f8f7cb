import { randomBytes, randomUUID } from "node:crypto";
import { type Browser, type Page, request } from "playwright/test";
import { expect } from "../browser";

export type Person = { name: string; email: string; password: string; business: string };

/** A new user; every test has its own, so that tests can run in parallel. */
export const somebody = (name = "Lucía Fernández"): Person => {
  const mark = randomBytes(5).toString("hex");
  return { name, email: `${mark}@example.com`, password: `quiet river ${mark}`, business: `Aurora ${mark}` };
};

/** Server-rendered elements respond only after hydration, which happens part by part. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [
      ...document.querySelectorAll("main, body a[href], body button, body input, body select, body textarea"),
    ];
    return (
      parts.some(({ tagName }) => tagName === "MAIN") &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")))
    );
  });
  // Document-level listeners, such as for keys, are attached in React effects.
  const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 }));
  // A page that redirects is waited for at its target.
  await page.evaluate(idle).catch(() => settled(page));
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Signs up through the screens, up to the first page. */
export async function signUpByHand(page: Page, person = somebody()): Promise<Person> {
  await visit(page, "/sign-up");
  await page.getByLabel("Your name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByLabel("Business name").fill(person.business);
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up your workspace" })).toBeVisible();
  await settled(page);
  return person;
}

/** Whoever calls the API: a page with its session, or somebody without a browser. */
export type Caller = Pick<Page, "request">;

/** Somebody whose screens are not the subject: a context of the browser costs thirty times as much. */
export const withoutBrowser = async (): Promise<Caller> => ({
  request: await request.newContext({
    baseURL: process.env.TURNERO_URL ?? "",
    extraHTTPHeaders: { "x-forwarded-for": [10, ...randomBytes(3)].join(".") },
  }),
});

/** A call of the API as the person who is signed in; like the browser's own it says where it comes from. */
export async function call<Answer>(
  { request: asker }: Caller,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  data?: object,
): Promise<Answer> {
  // A response with a secret is never stored for replay, so its operation takes no idempotency key.
  const secret = /^\/(webhook-endpoints|api-keys|team\/(invites|members\/\w+\/password-link))$/.test(path);
  const key: Record<string, string> = secret ? {} : { "idempotency-key": randomUUID() };
  const headers = { origin: process.env.TURNERO_URL ?? "", ...key };
  const answer = await asker.fetch(`/api/v1${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Opens a session without the screens that have tests of their own. */
export async function enter(
  { request: asker }: Caller,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  const { csrfToken } = await (await asker.get("/api/auth/csrf")).json();
  const form = { email, password, csrfToken, json: "true" };
  const answer = await asker.post("/api/auth/callback/credentials", { form });
  expect(answer.ok(), `signing in: ${await answer.text()}`).toBe(true);
}

/** A new user with their own workspace, signed in; the test chooses the first page. */
export async function signUp(page: Caller, person = somebody(), locale = "en"): Promise<Person> {
  const workspace = { name: person.business, timezone: "America/Sao_Paulo", currency: "BRL", locale };
  const { name, email, password } = person;
  await call(page, "POST", "/sign-up", { name, email, password, workspace });
  await enter(page, person);
  return person;
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await visit(page, "/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The menu of the person: in the rail on a wide screen, under More on a phone. */
export async function openUserMenu(page: Page, { name }: Pick<Person, "name">): Promise<void> {
  const more = page.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: `User menu, ${name}` }).click();
  // It is loaded when it is first opened.
  await expect(page.getByRole("menu")).toBeVisible();
}

/** A second browser that shares nothing with the first. */
export const otherBrowser = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en" })).newPage();

export const addCustomer = (page: Caller, customer: Record<string, unknown>): Promise<unknown> =>
  call(page, "POST", "/customers", customer);

/** For tests in which people write to each other. */
export async function silenceBot(page: Caller): Promise<void> {
  const bot = await call<object>(page, "GET", "/bot");
  await call(page, "PUT", "/bot", { ...bot, enabled: false });
}

/** A service with a chair of its own, which can be booked at any half hour; its id. */
export async function addService(page: Caller, more: object = {}): Promise<string> {
  const chair = await call<{ id: string }>(page, "POST", "/resources", { name: "Chair", kind: "room" });
  const service = {
    name: "Haircut",
    kind: "appointment",
    duration_minutes: 30,
    slot_interval_minutes: 30,
    requirements: [{ resource_id: chair.id, quantity: 1 }],
    ...more,
  };
  return (await call<{ id: string }>(page, "POST", "/services", service)).id;
}
