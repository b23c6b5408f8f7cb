import { TurneroProblem } from "./problem";
import type { HappenedEvent, HappenedEventPage, ListEventsQuery } from "./schema";
import type { CallOptions } from "./transport";

const encoder = new TextEncoder();

/** What became of an event: the receiver's status, or why it could not be reached. */
export type Forwarded = { event: HappenedEvent; status: number | null; error: string | null; ms: number };

/** What is needed of a client: `createTurnero(…)` has it. */
export type EventSource = {
  events: { list: (query: ListEventsQuery, options: CallOptions) => Promise<HappenedEventPage> };
};

export type ListenOptions = {
  /** Where each event is posted to: a receiver on this machine. */
  to: string;
  /** Signs every request, as an endpoint's secret does: `whsec_…`. */
  secret: string;
  /** Only these types; else all. */
  types?: ListEventsQuery["type"];
  /** Goes on after this event; else with what happens from now on. */
  after?: string | undefined;
  signal?: AbortSignal | undefined;
  onForwarded?: ((forwarded: Forwarded) => void) | undefined;
  /** The service could not be asked, and is asked again. */
  onTrouble?: ((problem: TurneroProblem) => void) | undefined;
  /** Between two questions while nothing happens. */
  idleMs?: number | undefined;
  /** How long the receiver has to answer. */
  answerWithinMs?: number | undefined;
};

/** A secret for one run of `listen`, of the kind that endpoints have. */
export const newListenSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(33))))}`;

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, kind, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The headers of a delivery: `Svc-Signature` under the whole secret, Standard Webhooks under its decoded part. */
async function headersOf({ id, type }: HappenedEvent, body: string, secret: string): Promise<Record<string, string>> {
  const seconds = Math.floor(Date.now() / 1000);
  const [own, standard] = await Promise.all([
    hmac(encoder.encode(secret), `${seconds}.${body}`),
    hmac(bytesOf(secret.slice("whsec_".length)), `${id}.${seconds}.${body}`),
  ]);
  return {
    "content-type": "application/json",
    "user-agent": "Turnero-Listen/1",
    "svc-signature": `t=${seconds},v1=${hexOf(own)}`,
    "svc-event": type,
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${base64Of(standard)}`,
  };
}

/** The six whose body is fixed; all others carry their sequence. */
const fixed = new Set<string>([
  "booking.created",
  "booking.confirmed",
  "booking.cancelled",
  "booking.rescheduled",
  "booking.no_show",
  "booking.completed",
] satisfies HappenedEvent["type"][]);

/** The body that an endpoint gets. */
function bodyOf({ id, type, created_at, workspace_id, sequence, data }: HappenedEvent): string {
  const envelope = { id, type, created_at, workspace_id };
  return JSON.stringify(fixed.has(type) ? { ...envelope, data } : { ...envelope, sequence, data });
}

async function forward(event: HappenedEvent, options: ListenOptions): Promise<Forwarded> {
  const body = bodyOf(event);
  const headers = await headersOf(event, body, options.secret);
  const began = performance.now();
  const told = (status: number | null, error: string | null): Forwarded => ({
    event,
    status,
    error,
    ms: Math.round(performance.now() - began),
  });
  try {
    const signal = AbortSignal.timeout(options.answerWithinMs ?? 10_000);
    const { status } = await fetch(options.to, { method: "POST", headers, body, redirect: "manual", signal });
    return told(status, null);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return told(null, cause?.code ?? message);
  }
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end, { once: true });
    function end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      done();
    }
  });

/** A refusal that asking again does not change: a wrong key, a missing scope, an unknown type or event. */
const isFinal = ({ status }: TurneroProblem): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * Posts what happens in the workspace to a receiver of the developer's own, one event after the other, signed as deliveries
 * are, until `signal` ends it. Nothing needs to be reachable from outside; the key needs `webhooks:manage`.
 */
export async function listen(turnero: EventSource, options: ListenOptions): Promise<void> {
  const { types, signal, idleMs = 2000 } = options;
  const filter = types === undefined ? {} : { type: types };
  let place: { after: string } | { from: string } =
    options.after === undefined ? { from: new Date().toISOString() } : { after: options.after };
  while (!signal?.aborted) {
    const asked = turnero.events.list({ ...filter, ...place, limit: 200 }, { signal }).catch((error: unknown) => {
      if (signal?.aborted) return null;
      if (!(error instanceof TurneroProblem) || isFinal(error)) throw error;
      options.onTrouble?.(error);
      return null;
    });
    const happened = (await asked)?.data ?? [];
    for (const event of happened) {
      if (signal?.aborted) return;
      options.onForwarded?.(await forward(event, options));
      place = { after: event.id };
    }
    if (happened.length === 0) await pause(idleMs, signal);
  }
}
