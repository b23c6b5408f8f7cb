// What a screen costs a browser with an empty cache: compressed script, and the time until its content is painted.
import { type Browser, chromium, type Page } from "playwright";
import { type Installation, startInstallation } from "@/e2e/installation";
import browserTests from "@/playwright.config";
import { ensureBrowser } from "@/scripts/browser.mjs";
import { median } from "./median";
import { owned } from "./owned";
import { type Row, report, table } from "./report";
import { size } from "./size";

const screens = [
  "/sign-in",
  "/",
  "/calendar",
  "/customers",
  "/catalog/services",
  "/catalog/resources",
  "/catalog/schedules",
  "/stages",
  "/settings/workspace",
  "/settings/team",
  "/settings/profile",
  "/settings/notifications",
  "/settings/developers",
  "/settings/audit-log",
];
/** The same server and browser with an almost empty page. */
const floor = "/api/health";
/** Fewer rounds on a machine so busy that the next would exceed this; the result says how many. */
const loads = size(3, 1);
const enough = 45_000;
let rounds = 0;
const most = 250;

type Reading = { first: number; content: number; scripts: number; kilobytes: number; plain: number };

/** What the browser recorded of this load so far. The function is serialized, so it must not refer to anything outside. */
async function noted(page: Page): Promise<Reading> {
  const { first, content, sizes } = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((done) => {
      const observer = new PerformanceObserver((list) => done(list.getEntries()));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
      setTimeout(() => done([]), 500);
    });
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return {
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      content: paints.at(-1)?.startTime ?? null,
      sizes: scripts.map(({ encodedBodySize, decodedBodySize }) => [encodedBodySize, decodedBodySize] as const),
    };
  });
  return {
    first,
    content: content ?? first,
    scripts: sizes.length,
    kilobytes: sizes.reduce((sum, [encoded]) => sum + encoded, 0) / 1000,
    plain: sizes.reduce((sum, [, decoded]) => sum + decoded, 0) / 1000,
  };
}

/** One load in a fresh browser, read once nothing has arrived for half a second. */
async function load(browser: Browser, path: string, session: Session): Promise<Reading> {
  const context = await browser.newContext({ ...session, locale: "en", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "load" });
  let reading = await noted(page);
  for (let i = 0; i < 8; i++) {
    await page.waitForTimeout(500); // Requests right after the first paint count too.
    const later = await noted(page);
    const settled = later.content === reading.content && later.scripts === reading.scripts;
    reading = later;
    if (settled && later.first > 0) break;
  }
  const arrived = new URL(page.url()).pathname;
  await context.close();
  if (arrived !== path) throw new Error(`${path} led to ${arrived}.`);
  return reading;
}

type Session = { baseURL: string; storageState?: Awaited<ReturnType<typeof signedIn>> };

async function signedIn(browser: Browser, { baseUrl, demo }: Installation) {
  if (!demo) throw new Error("The installation has no demo workspace.");
  const context = await browser.newContext({ baseURL: baseUrl });
  const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json();
  const form = { email: demo.email, password: demo.password, csrfToken, json: "true" };
  await context.request.post("/api/auth/callback/credentials", { form });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(browser: Browser, installation: Installation): Promise<Map<string, Reading>> {
  const guest = { baseURL: installation.baseUrl };
  const member = { ...guest, storageState: await signedIn(browser, installation) };
  const sessionFor = (path: string): Session => (path === "/sign-in" || path === floor ? guest : member);
  const readings = new Map<string, Reading[]>([floor, ...screens].map((path) => [path, []]));
  // The first visit also loads the screen into the server and is not measured.
  for (const path of screens) await browserless(installation.baseUrl + path, member);
  const begun = performance.now();
  for (; rounds < loads && performance.now() - begun < enough; rounds++)
    for (const [path, list] of readings) list.push(await load(browser, path, sessionFor(path)));
  return new Map([...readings].map(([path, list]) => [path, middle(list)]));
}

async function browserless(url: string, { storageState }: Session): Promise<void> {
  const cookie = storageState?.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") ?? "";
  await (await fetch(url, { headers: { cookie }, redirect: "manual" })).text();
}

const middle = (list: readonly Reading[]): Reading => ({
  first: median(list.map(({ first }) => first)),
  content: median(list.map(({ content }) => content)),
  scripts: median(list.map(({ scripts }) => scripts)),
  kilobytes: median(list.map(({ kilobytes }) => kilobytes)),
  plain: median(list.map(({ plain }) => plain)),
});

ensureBrowser();
const installation = owned(await startInstallation({ env: { DEMO: "1", RATE_LIMIT_BURST: "100000" } }));
let measured: Map<string, Reading>;
try {
  // On Ctrl-C the run stops everything it started; Playwright would exit before that.
  const signals = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({ ...browserTests.use?.launchOptions, ...signals });
  try {
    measured = await measure(browser, installation);
  } finally {
    await browser.close();
  }
} finally {
  await installation.stop();
}

const reading = (path: string): Reading => measured.get(path) as Reading;
const top = (by: (reading: Reading) => number): string =>
  screens.reduce((best, path) => (by(reading(path)) > by(reading(best)) ? path : best));
const heaviest = top(({ kilobytes }) => kilobytes);
const slowest = top(({ content }) => content);
const empty = reading(floor).content;
const paint = (what: string, ours: number): Row => ({
  what,
  floor: `${floor} ${Math.round(empty)}`,
  ours: String(Math.round(ours)),
  ratio: (ours / empty).toFixed(1),
  target: "",
  met: null,
});
const weight = reading(heaviest).kilobytes;
report(
  "screens",
  [
    {
      what: `compressed script of the heaviest screen (${heaviest}), kB`,
      floor: "",
      ours: weight.toFixed(0),
      ratio: "",
      target: `≤ ${most}`,
      met: weight > 0 && weight <= most,
    },
    paint(`time to content of the slowest screen (${slowest}), ms`, reading(slowest).content),
    paint("time to content, median of the screens, ms", median(screens.map((path) => reading(path).content))),
  ],
  `Median of ${rounds} loads with an empty cache.\n\n${table(
    ["screen", "scripts", "kB on the wire", "kB unpacked", "first paint ms", "content ms"],
    [floor, ...screens].map((path) => {
      const { scripts, kilobytes, plain, first, content } = reading(path);
      return [path, ...[scripts, kilobytes, plain, first, content].map((value) => String(Math.round(value)))];
    }),
  )}`,
);
