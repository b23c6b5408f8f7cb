import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright";

/** What the page's own visitors would report of it, in milliseconds. */
export type Vitals = {
  /** The largest contentful paint so far. */
  content: number;
  /** Interaction to next paint; 0 while there was no interaction. */
  interaction: number;
  /** Tasks that kept the page busy for more than 50 ms. */
  tasks: number[];
};

type Metric = (report: (metric: { value: number }) => void, options: { reportAllChanges: boolean }) => void;
type Watching = { vitals: Vitals; webVitals: { onLCP: Metric; onINP: Metric } };

const library = createRequire(import.meta.url).resolve("web-vitals");

/** Serialized, so it must not refer to anything outside. */
function watch(): void {
  const { webVitals } = window as unknown as Watching;
  const vitals: Vitals = { content: 0, interaction: 0, tasks: [] };
  Object.assign(window, { vitals });
  const all = { reportAllChanges: true };
  webVitals.onLCP(({ value }) => Object.assign(vitals, { content: value }), all);
  webVitals.onINP(({ value }) => Object.assign(vitals, { interaction: value }), all);
  new PerformanceObserver((list) => vitals.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: true,
  });
}

export async function withVitals(context: BrowserContext): Promise<void> {
  // What tsx writes into functions, which would otherwise be missing where they are run by the browser.
  await context.addInitScript({ content: "globalThis.__name = (named) => named;" });
  await context.addInitScript({ path: library });
  await context.addInitScript(watch);
}

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => structuredClone((window as unknown as Watching).vitals));

/** The long tasks since the last question. */
export const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Watching).vitals.tasks.splice(0).map(Math.round));

type Event = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * The processor time of the page's longest task while `act` runs, in milliseconds: what is left of a task on a machine
 * where others take the processor away in between.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const place = ({ pid, tid }: Event) => `${pid} ${tid}`;
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const own = new Set(mains.map(place));
  const tasks = traceEvents.filter((event) => event.name === "RunTask" && own.has(place(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
