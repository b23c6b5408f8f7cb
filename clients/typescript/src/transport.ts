import { addressHint, TurneroProblem } from "./problem";

export type Settings = {
  /** An API key, `tk_live_…` or `tk_test_…`. Without one the browser's session cookie speaks: the dashboard's way. */
  apiKey?: string | undefined;
  /** Where the API is, with its version. Default: `/api/v1` of the page's own address. */
  baseUrl?: string | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** How often a call that may be repeated is tried again. Default 2. */
  maxRetries?: number | undefined;
  /** How long one attempt may take. Default 30 seconds. */
  timeoutMs?: number | undefined;
  /** Instead of the platform's own. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  maxRetries?: number | undefined;
  timeoutMs?: number | undefined;
};

export type IdempotentCallOptions = CallOptions & {
  /** Made for you, and kept across the retries of one call. Give your own to repeat the call from another process. */
  idempotencyKey?: string | undefined;
};

export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  query?: object | undefined;
  body?: unknown;
  /** The operation takes an Idempotency-Key. */
  keyed?: boolean;
  /** The answer is a stream or a file, and is given as it came. */
  raw?: boolean;
  options?: IdempotentCallOptions | undefined;
};

export type Send = <T>(call: Call) => Promise<T>;

/** Browsers give `randomUUID` to secure pages only. */
const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One step of a path. What would climb or vanish in an address is refused here. */
export function segment(value: string | number): string {
  const text = String(value);
  if (text === "" || text === "." || text === "..") throw new TypeError(`"${text}" cannot be an id.`);
  return encodeURIComponent(text);
}

/** A list has commas between its items; a comma inside an item is written `\,`. */
const inWords = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((item) => inWords(item).replace(/[,\\]/g, "\\$&")).join()
    : value instanceof Date
      ? value.toISOString()
      : String(value);

function addressOf(base: string, { path, query = {} }: Call): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, inWords(value));
  }
  const asked = search.toString();
  return `${base.replace(/\/$/, "")}${path}${asked ? `?${asked}` : ""}`;
}

/** An address as an error shows it: a query may name a person. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/s, "");

/** A base that no request could reach is refused at once: a name that is not set, mostly. */
function assertBase({ baseUrl, apiKey, fetch }: Settings): void {
  const inPage = fetch !== undefined || typeof location !== "undefined";
  // Without a key this may be a page that is rendered on a server, and asks from the browser later.
  const ofThePage = baseUrl === undefined || /^\//.test(baseUrl);
  if (ofThePage ? inPage || !apiKey : /^https?:\/\/[^/]/i.test(String(baseUrl))) return;
  const detail = `${JSON.stringify(baseUrl)} is no address of the API: give baseUrl, such as "https://turnero.example/api/v1".`;
  throw new TurneroProblem({ code: "invalid_base_url", detail });
}

function initOf(call: Call, settings: Settings, idempotencyKey: string | null): RequestInit {
  const { body, method, options } = call;
  const headers = new Headers({ accept: "application/json", ...settings.headers, ...options?.headers });
  if (settings.apiKey) headers.set("authorization", `Bearer ${settings.apiKey}`);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  if (call.raw) headers.set("accept", "*/*");
  if (body === undefined) return { method, headers };
  // A form says its own media type, with its boundary.
  if (body instanceof FormData || body instanceof Blob) return { method, headers, body };
  headers.set("content-type", "application/json");
  return { method, headers, body: JSON.stringify(body) };
}

/** One attempt, ended by the caller's signal or by the clock, whichever is first. */
async function attempt(call: Call, settings: Settings, url: string, init: RequestInit): Promise<[Response, string]> {
  const { signal } = call.options ?? {};
  const limit = call.options?.timeoutMs ?? settings.timeoutMs ?? 30_000;
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new TurneroProblem({ code: "timeout", detail: `No answer within ${limit} ms.` })),
    limit,
  );
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  let streaming = false;
  try {
    const response = await (settings.fetch ?? fetch)(url, { ...init, signal: controller.signal });
    streaming = call.raw === true && response.ok;
    return [response, streaming ? "" : await response.text()];
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (controller.signal.aborted) throw controller.signal.reason;
    const asked = withoutQuery(url);
    const detail = `The service could not be reached at ${asked}.${addressHint(asked)}`;
    throw new TurneroProblem({ code: "network_error", detail }, { cause: error });
  } finally {
    clearTimeout(timer);
    if (!streaming) signal?.removeEventListener("abort", stop); // A stream ends with its signal, long after this call.
  }
}

/** Seconds; who is asked to wait longer is told so instead. */
const longestWait = 60;

/** Which calls may be made twice. After a refusal nothing happened; after a lost answer it may have. */
const repeatable = ({ method, keyed }: Call, problem: TurneroProblem): boolean =>
  (problem.isLost || problem.status === 429 || problem.status === 503) &&
  (problem.retryAfter ?? 0) <= longestWait &&
  (keyed === true || method === "GET" || method === "DELETE" || (method === "PUT" && !problem.isLost));

/** As long as the service asks; else twice as long each time, with chance, so that many clients do not come back as one. */
const waitFor = (problem: TurneroProblem, tries: number): number =>
  problem.retryAfter !== null
    ? problem.retryAfter * 1000
    : Math.min(8000, 500 * 2 ** tries) * (0.5 + Math.random() / 2);

const sleepFor = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      done();
    }, ms);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
  });

function read<T>(call: Call, response: Response, text: string, url: string): T {
  if (call.raw) return response as T;
  if (text === "") return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw TurneroProblem.of(response, text, withoutQuery(url)); // A page of a proxy in between, not an answer of ours.
  }
}

/** How every operation reaches the service. */
export function transport(settings: Settings): Send {
  assertBase(settings);
  return async <T>(call: Call): Promise<T> => {
    const { options = {} } = call;
    const most = options.maxRetries ?? settings.maxRetries ?? 2;
    const key = call.keyed ? (options.idempotencyKey ?? newKey()) : null;
    const url = addressOf(settings.baseUrl ?? "/api/v1", call);
    const init = initOf(call, settings, key);
    let lost = false;
    for (let tries = 0; ; tries++) {
      try {
        const [response, text] = await attempt(call, settings, url, init);
        if (response.ok) return read<T>(call, response, text, url);
        // The attempt whose answer was lost had removed it.
        if (lost && call.method === "DELETE" && response.status === 404) return undefined as T;
        throw TurneroProblem.of(response, text, withoutQuery(url));
      } catch (error) {
        if (!(error instanceof TurneroProblem) || tries >= most || !repeatable(call, error)) throw error;
        lost ||= error.isLost;
        await (settings.sleep ?? sleepFor)(waitFor(error, tries), options.signal);
      }
    }
  };
}

type Page<Item> = { data: Item[]; next_cursor: string | null };

/** Every item of a list, page after page, fetched as the loop goes on. */
export async function* everyItem<Item>(
  query: { cursor?: string | undefined },
  list: (query: { cursor?: string | undefined }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor = query.cursor; ; ) {
    const page = await list({ ...query, cursor });
    yield* page.data;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
