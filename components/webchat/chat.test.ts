import { describe, expect, it, vi } from "vitest";
import { Chat, type Person } from "@/components/webchat/chat";
import { Refusal, type WidgetClient } from "@/components/webchat/widget-client";

const ana = { name: "Ana", email: "ana@example.com", identity: { user_id: "ana", hash: "x" } };

/** A chat whose service lets everybody in and keeps silent; what it was told of who comes. */
function chatting() {
  const entered: Person[] = [];
  let say: (messages: unknown[]) => void = () => {};
  const messages = new Promise<unknown[]>((done) => {
    say = done;
  });
  const client = {
    enter: async (person: Person) => {
      entered.push(person);
      return { token: `token ${entered.length}`, conversation_id: "cnv", expires_at: "" };
    },
    messages: () => messages,
    follow: (_token: string, _last: number, signal: AbortSignal) =>
      new Promise<void>((done) => signal.addEventListener("abort", () => done())),
  } as unknown as WidgetClient;
  return { entered, say, chat: new Chat(client, `key ${Math.random()}`, "en") };
}

describe("who signs out of the site", () => {
  it("is nobody to the chat, and opens no conversation by that", async () => {
    const { entered, chat } = chatting();
    chat.identify(ana);
    await chat.token();
    expect(entered).toMatchObject([ana]);
    chat.identify({});
    expect(chat.get()).toMatchObject({ messages: [], pending: [], unread: 0 });
    expect(entered).toHaveLength(1);
  });

  it("leaves nothing of themselves to whoever writes next", async () => {
    const { entered, chat } = chatting();
    chat.identify(ana);
    expect(await chat.token()).toBe("token 1");
    chat.identify({});
    expect(await chat.token()).toBe("token 2");
    for (const word of Object.keys(ana)) expect(entered[1]).not.toHaveProperty(word);
    expect(entered[1]).not.toMatchObject({ visitor_id: (entered[0] as { visitor_id?: string }).visitor_id });
  });

  it("leaves nothing either where the service was still answering them", async () => {
    const { entered, chat, say } = chatting();
    chat.identify(ana);
    chat.identify({});
    await new Promise(setImmediate);
    expect(entered).toMatchObject([ana]);
    expect(await chat.token()).toBe("token 2");
    expect(entered[1]).not.toHaveProperty("identity");
    chat.identify(ana);
    await chat.token();
    const reading = chat.catchUp();
    chat.identify({});
    say([{ n: 1, from: "visitor", client_id: "a", text: "Ana's own" }]);
    await reading;
    expect(chat.get().messages).toEqual([]);
  });

  it("has nothing sent as whoever comes next, where their own session had ended", async () => {
    const { chat } = chatting();
    chat.identify(ana);
    await chat.token();
    const used: string[] = [];
    const sending = chat.withToken(async (token) => {
      used.push(token);
      chat.identify({});
      await chat.token();
      throw new Refusal(401, "unauthenticated", [], [], 0);
    });
    await expect(sending).rejects.toThrow(Refusal);
    expect(used).toEqual(["token 1"]);
    expect(await chat.token()).toBe("token 2");
  });
});

describe("a visitor", () => {
  it("who only comes back to the page opens no conversation by that", () => {
    const { entered, chat } = chatting();
    const page = new EventTarget();
    vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
    vi.stubGlobal("addEventListener", () => {});
    chat.start({}, undefined);
    page.dispatchEvent(new Event("visibilitychange"));
    vi.unstubAllGlobals();
    expect(entered).toEqual([]);
  });

  it("tells more of themselves in the course of time, and stays who they are", async () => {
    const { entered, chat } = chatting();
    chat.identify({ name: "Rui" });
    chat.identify({ email: "rui@example.com" });
    expect(entered).toEqual([]);
    await chat.token();
    expect(entered).toMatchObject([{ name: "Rui", email: "rui@example.com" }]);
  });
});

describe("a network from which many chat", () => {
  it("is told so until the service lets the visitor in, and what was written goes out then", async () => {
    vi.stubGlobal("addEventListener", () => {});
    let full = true;
    const sent: string[] = [];
    const client = {
      enter: async () => {
        if (full) throw new Refusal(429, "rate_limited", [], [], 0);
        return { token: "token", conversation_id: "cnv", expires_at: "" };
      },
      say: async (_token: string, { client_id, text }: { client_id: string; text: string }) => {
        sent.push(text);
        return { n: 1, from: "visitor", client_id, text };
      },
      messages: async () => [],
      follow: () => new Promise<void>(() => {}),
    } as unknown as WidgetClient;
    const chat = new Chat(client, `key ${Math.random()}`, "en");
    chat.say({ text: "Hello" });
    await vi.waitFor(() => expect(chat.get()).toMatchObject({ crowded: true, online: true }));
    expect(chat.get().pending).toMatchObject([{ text: "Hello", failed: false }]);
    full = false;
    const arrived = () =>
      expect(chat.get()).toMatchObject({ crowded: false, pending: [], messages: [{ text: "Hello" }] });
    await vi.waitFor(arrived, { timeout: 20_000 });
    expect(sent).toEqual(["Hello"]);
  });
});
