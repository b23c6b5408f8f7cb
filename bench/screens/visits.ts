// From one screen to another that was visited before, by its link in the rail.
import type { Browser, Page } from "playwright";
import { silence } from "@/e2e/silence";
import { median } from "../median";
import { openBrowser, type Session } from "./session";

export type Visit = {
  path: string;
  /** From the click until the content is painted, in milliseconds. */
  content: number;
  /** Whether the content came while every answer of the server was held back. */
  alone: boolean;
};

/** Longer than any screen takes without the server. */
const held = 3000;

const link = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).first();

/** How much text a screen has once nothing more comes. */
async function fullText(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  return page.evaluate(() => document.querySelector("main")?.textContent?.length ?? 0);
}

type Watched = { shown: Promise<number> };

/** From the next click on until the path has its heading and nearly as much text as it had; serialized. */
function watch({ path, text }: { path: string; text: number }): void {
  const shown = new Promise<number>((done) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const main = document.querySelector("main");
          const isThere = location.pathname === path && (main?.textContent?.length ?? 0) >= text * 0.9;
          if (!isThere || !main?.querySelector("h1")) return requestAnimationFrame(look);
          // A task after the frame, which is painted by then.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { shown });
}

async function go(page: Page, path: string, text: number): Promise<number> {
  await page.evaluate(watch, { path, text });
  await link(page, path).click();
  const late = new Promise<number>((done) => setTimeout(done, held, Number.POSITIVE_INFINITY));
  return Promise.race([page.evaluate(() => (window as unknown as Watched).shown), late]);
}

/** Every screen visited once, and then again twice from its neighbor: with the server, and with its answers held back. */
export async function visitAgain(browser: Browser, session: Session, paths: readonly string[]): Promise<Visit[]> {
  const context = await openBrowser(browser, session);
  const page = await context.newPage();
  await page.goto(paths[0] as string, { waitUntil: "load" });
  const texts = new Map<string, number>();
  for (const path of [...paths, ...paths]) {
    await link(page, path).click();
    await page.waitForURL((url) => url.pathname === path);
    texts.set(path, await fullText(page));
  }
  const visits: Visit[] = [];
  for (const path of paths) {
    const content = await go(page, path, texts.get(path) ?? 0);
    await fullText(page);
    visits.push({ path, content, alone: false });
  }
  const answer = await silence(page);
  for (const visit of visits) {
    visit.alone = (await go(page, visit.path, texts.get(visit.path) ?? 0)) < held;
  }
  await answer();
  await context.close();
  return visits;
}

export const medianOf = (visits: readonly Visit[]): number => median(visits.map(({ content }) => content));
