import { lastsFor } from "@/components/webchat/times";
import type {
  ConfirmWebchatHoldBody,
  CreateWebchatHoldBody,
  WebchatBooking,
  WebchatHold,
  WebchatService,
  WebchatSlotList,
} from "@/lib/domains/webchat/booking/schema";
import type {
  CreateWebchatMessageBody,
  CreateWebchatSessionBody,
  WebchatFile,
  WebchatMessage,
  WebchatSession,
} from "@/lib/domains/webchat/visitors/schema";

type Fault = { pointer: string; code: string };

/** What the service refused. `status` 0: it could not be reached at all. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly errors: readonly Fault[],
    readonly alternatives: readonly { start: string; end: string }[],
    readonly wait: number,
  ) {
    super(code);
  }
  /** Whether the same call may succeed later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export type News = { event: string; id: string | null; data: unknown };
type Sent = { method?: string; body?: unknown; token?: string | null };

/** A time that is held, and for how many milliseconds from now. */
export type Held = WebchatHold & { lasts: number };

type SlotsAsked = { service_id: string; party_size: string; from: string; to: string };

/** What the frame asks of the service; the preview has one that asks nobody. */
export type WidgetClient = {
  enter(body: CreateWebchatSessionBody): Promise<WebchatSession>;
  messages(token: string, after: number): Promise<WebchatMessage[]>;
  say(token: string, body: CreateWebchatMessageBody): Promise<WebchatMessage>;
  upload(token: string, file: File): Promise<WebchatFile>;
  services(token: string): Promise<WebchatService[]>;
  slots(token: string, query: SlotsAsked): Promise<WebchatSlotList>;
  hold(token: string, body: CreateWebchatHoldBody, key: string): Promise<Held>;
  confirm(token: string, id: string, body: ConfirmWebchatHoldBody): Promise<WebchatBooking>;
  release(token: string, id: string): Promise<void>;
  follow(token: string, last: number, signal: AbortSignal, tell: (news: News) => void): Promise<void>;
};

/** Events out of the text of a stream, as far as it has come. */
export function readEvents(text: string): { events: News[]; rest: string } {
  const parts = text.split("\n\n");
  const rest = parts.pop() ?? "";
  const events = parts.flatMap((part): News[] => {
    const line = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1] ?? null;
    const data = line("data");
    return data === null ? [] : [{ event: line("event") ?? "message", id: line("id"), data: JSON.parse(data) }];
  });
  return { events, rest };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  const wait = Number(response.headers.get("retry-after") ?? 0);
  return new Refusal(response.status, body.code ?? "", body.errors ?? [], body.alternatives ?? [], wait);
}

export function widgetClient(key: string): WidgetClient {
  const send = async (path: string, { method = "GET", body, token }: Sent, more: RequestInit = {}, own = {}) => {
    const form = body instanceof FormData;
    const headers: Record<string, string> = { authorization: `Bearer ${key}`, ...own };
    if (token) headers["x-webchat-token"] = token;
    if (body !== undefined && !form) headers["content-type"] = "application/json";
    const content = body === undefined ? {} : { body: form ? body : JSON.stringify(body) };
    const response = await fetch(`/api/v1/public/webchat${path}`, {
      method,
      headers,
      credentials: "omit",
      ...content,
      ...more,
    }).catch(() => {
      throw new Refusal(0, "unreachable", [], [], 0);
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  const ask = async <T>(path: string, sent: Sent = {}, own = {}): Promise<T> => {
    const response = await send(path, sent, {}, own);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  const every = async <T>(path: string, token: string): Promise<T[]> =>
    (await ask<{ data: T[] }>(`${path}${path.includes("?") ? "&" : "?"}limit=200`, { token })).data;
  return {
    enter: (body) => ask("/sessions", { method: "POST", body }),
    messages: async (token, after) =>
      after > 0
        ? every(`/messages?after=${after}`, token)
        : (await every<WebchatMessage>("/messages", token)).reverse(),
    say: (token, body) => ask("/messages", { method: "POST", body, token }),
    upload: (token, file) => {
      const body = new FormData();
      body.set("file", file);
      return ask("/files", { method: "POST", body, token });
    },
    services: (token) => every("/services", token),
    slots: (token, query) => ask(`/slots?${new URLSearchParams(query)}`, { token }),
    hold: async (token, body, once) => {
      const response = await send("/holds", { method: "POST", body, token }, {}, { "idempotency-key": once });
      const held = (await response.json()) as WebchatHold;
      return { ...held, lasts: lastsFor(held.hold_expires_at, response.headers.get("date")) };
    },
    confirm: (token, id, body) => ask(`/holds/${id}/confirm`, { method: "POST", body, token }),
    release: (token, id) => ask(`/holds/${id}`, { method: "DELETE", token }),
    async follow(token, last, signal, tell) {
      const response = await send("/stream", { token }, { signal }, { "last-event-id": String(last) });
      const reader = response.body?.getReader();
      const decoder = new TextDecoder();
      for (let text = ""; reader; ) {
        const { value, done } = await reader.read();
        if (done) return;
        const { events, rest } = readEvents(text + decoder.decode(value, { stream: true }));
        text = rest;
        for (const each of events) tell(each);
      }
    },
  };
}
