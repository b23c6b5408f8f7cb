import { type ClientRequest, type Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { refuseDryRun } from "@/lib/core/dry-run";
import { type Found, watch } from "@/lib/core/network/outside-found";
import { errorInWords } from "@/lib/core/network/outside-words";
import { isPublicAddress } from "@/lib/core/network/public-address";
import { isTestMode } from "@/lib/core/test-mode/twin";
import { namesFrom } from "@/lib/core/text/names";

/**
 * The only way to call a URL that a tenant gave. The URL is checked, the name is resolved, every address must be public,
 * and the connection goes to the checked address, without a second DNS query. No redirects are followed and no proxy
 * variables are read.
 */

export type Cause = "dns" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | "blocked_address";

const mark = Symbol.for("turnero.outside");

export class OutsideError extends Error {
  readonly [mark] = true;
  constructor(
    readonly reason: Cause,
    message: string,
    /** Our own machine or resolver failed: it says nothing about the receiver. */
    readonly ours = false,
  ) {
    super(message);
    this.name = "OutsideError";
  }
}

export const isOutsideError = (error: unknown): error is OutsideError =>
  typeof error === "object" && error !== null && mark in error;

export type Rules = {
  /** http(s)://127.0.0.1, for a developer's own machine; no other address of it. */ allowLoopback: boolean;
};
export type Target = { address: string; family: number };
export type Resolve = (host: string) => Promise<Target[]>;

const resolveAll = namesFrom();
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

type Fault = { code: string; detail: string };

/** What is wrong with a URL by its form alone, or null. */
export function urlFault(text: string, rules: Rules): Fault | null {
  return URL.canParse(text) ? faultOf(new URL(text), rules) : { code: "invalid_url", detail: "This is not a URL." };
}

function faultOf(url: URL, { allowLoopback }: Rules): Fault | null {
  const literal = isIP(bareHost(url)) !== 0;
  const ownMachine = allowLoopback && bareHost(url) === "127.0.0.1";
  if (url.username !== "" || url.password !== "")
    return { code: "url_userinfo", detail: "The URL must not carry a user or password." };
  if (url.protocol !== "https:" && !(ownMachine && url.protocol === "http:")) {
    return { code: "url_not_https", detail: "The URL must begin with https://." };
  }
  if (literal && !ownMachine && !isPublicAddress(bareHost(url))) {
    return { code: "url_not_public", detail: `${bareHost(url)} is not a public address.` };
  }
  if (
    !literal &&
    (!url.hostname.includes(".") || /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(url.hostname))
  ) {
    return { code: "url_not_public", detail: `${url.hostname} is not a public host name.` };
  }
  return null;
}

/** DNS errors that mean the name has no address. Other errors, or none at all, are not the name's fault. */
const nameless = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

const unresolved = (host: string, code: string): OutsideError =>
  nameless.has(code)
    ? new OutsideError("dns", `${host} does not resolve.`)
    : new OutsideError("dns", `${host} could not be looked up${code && ` (${code})`}.`, true);

/** The addresses of a checked URL, all public; one that is not refuses the whole. */
export async function publicAddresses(url: URL, rules: Rules, resolve: Resolve = resolveAll): Promise<Target[]> {
  const host = bareHost(url);
  const fault = faultOf(url, rules);
  if (fault) throw new OutsideError("blocked_address", fault.detail);
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await resolve(host).catch((error: NodeJS.ErrnoException) => {
    throw unresolved(host, error.code ?? "");
  });
  if (found.length === 0) throw new OutsideError("dns", `${host} does not resolve.`);
  const closed = found.find(({ address }) => !isPublicAddress(address));
  if (closed) throw new OutsideError("blocked_address", `${host} resolves to ${closed.address}, which is not public.`);
  return found;
}

export type OutsideCall = {
  url: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** For the whole call, from the question to DNS to the last byte received. */
  timeoutMs: number;
  /** What is kept of the answer; the rest is not read. */
  keepBytes: number;
  /** The status is the result: of a slow or broken body, what has arrived is kept. */
  statusIsEnough?: boolean;
  rules: Rules;
  resolve?: Resolve;
  /** Certificates to trust instead of the system's, for tests. */
  ca?: string;
  /** Kept connections to exactly these addresses; without it, each call has a connection of its own. */
  lines?: (url: URL, targets: readonly Target[]) => HttpAgent;
  found?: Found;
  /** A call that test mode makes too: to a receiver that was registered there. */
  alsoInTestMode?: boolean;
  /** Called when a kept connection broke on use and the call is sent again on a new one. */
  sentAgain?: () => void;
};
export type OutsideAnswer = {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
  cut: boolean;
  address: string;
};

/** No socket, memory or route: errors of our machine, whatever was called. */
const ourFaults = new Set(["EMFILE", "ENFILE", "ENOMEM", "ENOBUFS", "EADDRNOTAVAIL", "ENETUNREACH", "ENETDOWN"]);

function causeOf(error: NodeJS.ErrnoException): OutsideError {
  const code = error.code ?? "";
  const tls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/.test(code);
  return new OutsideError(tls ? "tls" : "connect", errorInWords(error), ourFaults.has(code));
}

type Read = { body: Buffer; cut: boolean };

/**
 * Reads at most `keep` bytes and stops, so an endless response costs no more than a short one. Returns a function that
 * finishes with what has arrived.
 */
function readAnswer(response: IncomingMessage, keep: number, done: (read: Read) => void, fail: (error: Error) => void) {
  const parts: Buffer[] = [];
  let size = 0;
  const stop = () => done({ body: Buffer.concat(parts), cut: true });
  response.on("data", (part: Buffer) => {
    parts.push(part.subarray(0, Math.max(0, keep - size)));
    size += part.length;
    if (size <= keep) return;
    stop();
    response.destroy();
  });
  response.on("end", () => done({ body: Buffer.concat(parts), cut: false }));
  response.on("error", fail);
  response.on("aborted", () => fail(new OutsideError("connect", "The answer was cut off.")));
  return stop;
}

/** Replaces Node's DNS lookup: it returns only the checked addresses. The name stays for SNI and the certificate. */
export const pinned =
  (targets: readonly Target[]): LookupFunction =>
  (_host, options, answer) => {
    const [first] = targets;
    if (options.all || !first) answer(null, [...targets]);
    else answer(null, first.address, first.family);
  };

/** The receiver closed a kept connection as we reused it; usually the request was not seen. */
const wasClosed = (request: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");

/** The call in progress, so that it can be aborted; an AbortSignal costs several times as much. */
type Open = {
  request: ClientRequest | null;
  late: boolean;
  /** Whether the addresses are known yet. */
  resolved: boolean;
  /** Ends it with what has arrived, where that is enough. */
  settle: (() => void) | null;
};
type Going = { agent: HttpAgent | false; lookup: LookupFunction; open: Open; since: () => number };

function converse(call: OutsideCall, url: URL, going: Going): Promise<OutsideAnswer> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise<OutsideAnswer>((done, fail) => {
    const failed = (error: Error) =>
      going.open.settle ? going.open.settle() : fail(isOutsideError(error) ? error : causeOf(error));
    const request = send(url, {
      method: call.method,
      headers: { ...call.headers, ...(call.body ? { "content-length": String(call.body.length) } : {}) },
      agent: going.agent,
      lookup: going.lookup,
      ...(call.ca ? { ca: call.ca } : {}),
    });
    going.open.request = request;
    if (call.found) {
      const found = call.found;
      request.once("socket", (socket) => watch(socket, found, going.since));
    }
    request.on("error", (error) => {
      if (going.open.late || going.open.settle || !wasClosed(request, error)) return failed(error);
      call.sentAgain?.();
      converse(call, url, { ...going, agent: false }).then(done, fail);
    });
    request.on("response", (response) => {
      if (call.found) call.found.first_byte_ms = going.since();
      const address = response.socket?.remoteAddress ?? "";
      const { statusCode: status = 0, headers } = response;
      const read = ({ body, cut }: Read) => done({ status, headers, body, cut, address });
      const stop = readAnswer(response, call.keepBytes, read, failed);
      if (call.statusIsEnough) going.open.settle = stop;
    });
    request.end(call.body);
  });
}

async function answerOf(call: OutsideCall, open: Open): Promise<OutsideAnswer> {
  const url = new URL(call.url);
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  const targets = await publicAddresses(url, call.rules, call.resolve);
  if (call.found) Object.assign(call.found, { addresses: targets.map(({ address }) => address), dns_ms: since() });
  open.resolved = true;
  if (open.late) throw new OutsideError("timeout", "Its time was over before it could be called.");
  const agent = call.lines?.(url, targets) ?? false;
  return converse(call, url, { agent, lookup: pinned(targets), open, since });
}

const tooSlow = ({ timeoutMs }: OutsideCall): OutsideError =>
  new OutsideError("timeout", `No complete answer within ${timeoutMs / 1000} seconds.`);

/** Calls and answers whatever status came; throws an OutsideError with its cause when none did. */
export async function callOutside(call: OutsideCall): Promise<OutsideAnswer> {
  refuseDryRun("sends a request to another server");
  if (isTestMode() && !call.alsoInTestMode) throw new OutsideError("blocked_address", "Nothing leaves test mode.");
  return new Promise((done, fail) => {
    const open: Open = { request: null, late: false, resolved: false, settle: null };
    const timer = setTimeout(() => {
      if (open.settle) open.settle();
      else fail(open.resolved ? tooSlow(call) : unresolved(new URL(call.url).hostname, ""));
      open.late = true;
      open.request?.destroy();
    }, call.timeoutMs);
    // After the timeout, the outcome of the rest is ignored: the promise is settled.
    answerOf(call, open)
      .then(done, fail)
      .finally(() => clearTimeout(timer));
  });
}
