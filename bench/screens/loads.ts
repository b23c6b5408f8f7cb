// Screens loaded in a browser with an empty cache.
import type { Browser, Page } from "playwright";
import { type LateLibrary, lateLibrary } from "@/e2e/late-libraries";
import { median } from "../median";
import { openBrowser, type Session } from "./session";
import { vitalsOf } from "./vitals";

/** The same server and browser with an almost empty page. */
export const floor = "/api/health";
/** For those who are not signed in; others are sent on from there. */
export const signInScreen = "/sign-in";

export type Reading = {
  first: number;
  content: number;
  scripts: number;
  kilobytes: number;
  plain: number;
  /** Of libraries that load after what the screen shows first; not in the two before. */
  late: number;
};

const kinds = new Map<string, Promise<LateLibrary | null>>();

/** Read once for each script: an address names its content. */
function kindOf(url: string): Promise<LateLibrary | null> {
  const kind = kinds.get(url) ?? fetch(url).then(async (answer) => lateLibrary(await answer.text()));
  kinds.set(url, kind);
  return kind;
}

/** What the browser recorded of this load so far. */
async function noted(page: Page): Promise<Reading> {
  const { first, sizes } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return {
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      sizes: scripts.map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
    };
  });
  const all = await Promise.all(sizes.map(async (size) => ({ ...size, late: (await kindOf(size.name)) !== null })));
  const own = all.filter(({ late }) => !late);
  const sum = (list: readonly number[]) => list.reduce((whole, size) => whole + size, 0) / 1000;
  return {
    first,
    content: (await vitalsOf(page)).content || first,
    scripts: own.length,
    kilobytes: sum(own.map(({ encodedBodySize }) => encodedBodySize)),
    plain: sum(own.map(({ decodedBodySize }) => decodedBodySize)),
    late: sum(all.filter(({ late }) => late).map(({ encodedBodySize }) => encodedBodySize)),
  };
}

/** One load, read once nothing has arrived for half a second. */
async function load(browser: Browser, path: string, session: Session): Promise<Reading> {
  const context = await openBrowser(browser, session);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "load" });
  let reading = await noted(page);
  for (let i = 0; i < 8; i++) {
    await page.waitForTimeout(500); // Requests right after the first paint count too.
    const later = await noted(page);
    const settled =
      later.content === reading.content && later.scripts === reading.scripts && later.late === reading.late;
    reading = later;
    if (settled && later.first > 0) break;
  }
  const arrived = new URL(page.url()).pathname;
  await context.close();
  if (arrived !== path) throw new Error(`${path} led to ${arrived}.`);
  return reading;
}

const middle = (list: readonly Reading[]): Reading => ({
  first: median(list.map(({ first }) => first)),
  content: median(list.map(({ content }) => content)),
  scripts: median(list.map(({ scripts }) => scripts)),
  kilobytes: median(list.map(({ kilobytes }) => kilobytes)),
  plain: median(list.map(({ plain }) => plain)),
  late: median(list.map(({ late }) => late)),
});

export type Loads = { rounds: number; of: (path: string) => Reading };

/** Every screen in turn, at most so many times and for so long; the floor is among them. */
export async function loadAll(
  browser: Browser,
  session: Session,
  screens: readonly string[],
  { most, enough }: { most: number; enough: number },
): Promise<Loads> {
  const { baseURL, cookie } = session;
  // The first visit also loads the screen into the server and is not measured.
  for (const path of screens) await (await fetch(baseURL + path, { headers: { cookie }, redirect: "manual" })).text();
  const guest = { ...session, cookie: "" };
  const readings = new Map<string, Reading[]>([floor, ...screens].map((path) => [path, []]));
  const begun = performance.now();
  let rounds = 0;
  for (; rounds < most && performance.now() - begun < enough; rounds++)
    for (const [path, list] of readings) list.push(await load(browser, path, path === signInScreen ? guest : session));
  const middles = new Map([...readings].map(([path, list]) => [path, middle(list)]));
  return { rounds, of: (path) => middles.get(path) as Reading };
}
