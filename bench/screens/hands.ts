// A calendar and a board in the hands of who works with them: real events of mouse, wheel and keys.
import type { Browser, Page } from "playwright";
import { openBrowser, type Session } from "./session";
import { longestTask, longTasks, vitalsOf } from "./vitals";

export type Handled = {
  what: string;
  /** Tasks over 50 ms by the clock, and the processor time of the longest one. */
  tasks: number[];
  longest: number;
  interaction: number;
};

/** Long enough for what an event leads to, requests to this machine included. */
const settling = 400;

async function opened(browser: Browser, session: Session, { path, content, before }: Hand): Promise<Page> {
  const page = await (await openBrowser(browser, session)).newPage();
  await page.goto(path, { waitUntil: "load" });
  await page.locator(content).first().waitFor();
  await page.waitForTimeout(1500); // What the load itself costs is measured elsewhere.
  await before?.(page, content);
  await longTasks(page);
  return page;
}

async function wheel(page: Page, across: number, down: number): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await page.mouse.wheel(across, down);
    await page.waitForTimeout(16);
  }
}

async function dragFirst(page: Page, content: string): Promise<void> {
  const box = await page.locator(content).first().boundingBox();
  if (!box) throw new Error(`${content} is not drawn.`);
  const [x, y] = [box.x + Math.min(30, box.width / 2), box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 0; n < 100; n++) await page.mouse.move(x + n * 6, y + (n % 20) * 12);
  await page.keyboard.press("Escape");
  await page.mouse.up();
}

type Act = (page: Page, content: string) => Promise<void>;
type Hand = { what: string; path: string; content: string; before?: Act; act: Act };

const booking = "[data-booking]";
const card = "[data-column] li";

/** A column shows fifty at first. */
async function showAll(page: Page): Promise<void> {
  const more = page.locator("[data-column]").getByRole("button", { name: "More", exact: true });
  for (let n = 0; n < 12 && (await more.count()) > 0; n++) {
    await more.first().click();
    await page.waitForTimeout(settling);
  }
}

const hands: readonly Hand[] = [
  { what: "calendar, drag", path: "/calendar", content: booking, act: dragFirst },
  {
    what: "calendar, scroll",
    path: "/calendar",
    content: booking,
    act: async (page) => {
      await page.mouse.move(800, 500);
      await wheel(page, 240, 0);
      await wheel(page, -240, 30);
    },
  },
  {
    what: "board, scroll",
    path: "/board",
    content: card,
    before: showAll,
    act: async (page, content) => {
      await page.locator(content).first().hover();
      await wheel(page, 0, 240);
      await wheel(page, 120, -240);
    },
  },
  { what: "board, drag", path: "/board", content: card, before: showAll, act: dragFirst },
];

const clicks: readonly Hand[] = [
  {
    what: "calendar, keys and a booking opened",
    path: "/calendar",
    content: booking,
    act: async (page, content) => {
      for (const key of ["ArrowRight", "ArrowLeft", "w", "d"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(settling);
      }
      await page.locator(content).first().click();
    },
  },
  {
    what: "customers, search",
    path: "/customers",
    content: "main input[type=search]",
    act: async (page, content) => {
      await page.locator(content).first().click();
      await page.keyboard.type("customer 12", { delay: 60 });
    },
  },
];

async function handle(browser: Browser, session: Session, hand: Hand): Promise<Handled> {
  const page = await opened(browser, session, hand);
  const longest = await longestTask(browser, page, async () => {
    await hand.act(page, hand.content);
    await page.waitForTimeout(settling);
  });
  const tasks = await longTasks(page);
  const handled = { what: hand.what, tasks, longest, interaction: (await vitalsOf(page)).interaction };
  await page.context().close();
  return handled;
}

async function inTurn(browser: Browser, session: Session, list: readonly Hand[]): Promise<Handled[]> {
  const all: Handled[] = [];
  for (const hand of list) all.push(await handle(browser, session, hand));
  return all;
}

/** Whatever moves under the hand: no task may be long. */
export const moveAround = (browser: Browser, session: Session) => inTurn(browser, session, hands);
/** What is answered by another picture: it must come soon. */
export const workWith = (browser: Browser, session: Session) => inTurn(browser, session, clicks);
