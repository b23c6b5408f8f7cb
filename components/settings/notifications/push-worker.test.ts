import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";

type Handler = (event: object) => void;

const origin = "https://turnero.example.com";

/** The worker as the browser runs it, with the pages that are open, and what it asks of the browser. */
function workerWith(...pages: { navigate: (href: string) => Promise<unknown> }[]) {
  const handlers = new Map<string, Handler>();
  const shown: { title: string; body: string; tag: string; data: { link: string } }[] = [];
  const opened: string[] = [];
  const focused: number[] = [];
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, look: object) => void shown.push({ title, ...look } as never),
    },
    clients: {
      matchAll: async () => pages.map((page, at) => ({ ...page, focus: async () => void focused.push(at) })),
      openWindow: async (href: string) => void opened.push(href),
    },
  };
  runInNewContext(readFileSync("public/offline-worker.js", "utf8"), { self, URL, navigator: { language: "en" } });
  const tell = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    return waits.length;
  };
  const push = (message: object) => tell("push", { data: { json: () => message } });
  const click = async () => {
    const close = vi.fn();
    await tell("notificationclick", { notification: { ...shown.at(-1), close } });
    expect(close).toHaveBeenCalled();
  };
  return { push, click, shown, opened, focused };
}

const message = { subject: "New booking: Carla", text: "Haircut, 10:00", link: "/calendar/bkg_1", tag: "ntf_1" };

describe("a push message", () => {
  it("is shown in its own words, and keeps the browser awake until it is", async () => {
    const worker = workerWith();
    expect(await worker.push(message)).toBe(1);
    expect(worker.shown).toMatchObject([
      { title: message.subject, body: message.text, tag: message.tag, data: { link: message.link } },
    ]);
  });

  it("leads a page that is open to what it tells of", async () => {
    const navigate = vi.fn(async () => {});
    const worker = workerWith({ navigate });
    await worker.push(message);
    await worker.click();
    expect(navigate).toHaveBeenCalledWith(`${origin}/calendar/bkg_1`);
    expect([worker.focused, worker.opened]).toEqual([[0], []]);
  });

  it("opens a page where none is open, or where that one cannot be led there", async () => {
    for (const pages of [[], [{ navigate: () => Promise.reject(new Error("another's")) }]]) {
      const worker = workerWith(...pages);
      await worker.push(message);
      await worker.click();
      expect(worker.opened).toEqual([`${origin}/calendar/bkg_1`]);
    }
  });

  it("leads nowhere else", async () => {
    const worker = workerWith();
    await worker.push({ ...message, link: "https://elsewhere.example.com/x" });
    await worker.click();
    expect(worker.opened).toEqual([]);
  });
});
