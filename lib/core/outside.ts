import { lookup } from "node:dns/promises";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopback, isPublicAddress } from "@/lib/core/public-address";

/**
 * The one way to call an address that a tenant gave. The URL is checked, the name is resolved, every address it has must
 * be public, and the connection goes to the very address that was checked: a second DNS answer is never asked for.
 * No redirects are followed and no proxy variables are read.
 */

export type Cause = "dns" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | "blocked_address";

const mark = Symbol.for("turnero.outside");

export class OutsideError extends Error {
  readonly [mark] = true;
  constructor(
    readonly reason: Cause,
    message: string,
  ) {
    super(message);
    this.name = "OutsideError";
  }
}

export const isOutsideError = (error: unknown): error is OutsideError =>
  typeof error === "object" && error !== null && mark in error;

export type Rules = { /** http(s)://127.0.0.1 and [::1], for a developer's own machine. */ allowLoopback: boolean };
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** What is wrong with a URL by its form alone, or null. */
export function urlFault(text: string, { allowLoopback }: Rules): { code: string; detail: string } | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { code: "invalid_url", detail: "This is not a URL." };
  }
  const literal = isIP(bareHost(url)) !== 0;
  const ownMachine = allowLoopback && isLoopback(bareHost(url));
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

/** The addresses of a checked URL, all public; one that is not refuses the whole. */
export async function publicAddresses(
  url: URL,
  rules: Rules,
  resolve: Resolve = resolveAll,
): Promise<{ address: string; family: number }[]> {
  const host = bareHost(url);
  const fault = urlFault(url.href, rules);
  if (fault) throw new OutsideError("blocked_address", fault.detail);
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await resolve(host).catch(() => {
    throw new OutsideError("dns", `${host} does not resolve.`);
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
  /** For the whole answer, from the first byte sent to the last received. */
  timeoutMs: number;
  /** What is kept of the answer; the rest is not read. */
  keepBytes: number;
  rules: Rules;
  resolve?: Resolve;
  /** Certificates to trust beside the system's, for tests. */
  ca?: string;
};
export type OutsideAnswer = {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
  cut: boolean;
  address: string;
};

const connectionCauses: Record<string, Cause> = { ENOTFOUND: "dns", EAI_AGAIN: "dns" };

function causeOf(error: NodeJS.ErrnoException): OutsideError {
  const code = error.code ?? "";
  const tls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/.test(code);
  return new OutsideError(tls ? "tls" : (connectionCauses[code] ?? "connect"), error.message);
}

/** Reads at most `keep` bytes and stops; an endless answer costs no more than a short one. */
function readAnswer(response: IncomingMessage, keep: number): Promise<{ body: Buffer; cut: boolean }> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    let size = 0;
    response.on("data", (part: Buffer) => {
      parts.push(part.subarray(0, Math.max(0, keep - size)));
      size += part.length;
      if (size <= keep) return;
      done({ body: Buffer.concat(parts), cut: true });
      response.destroy();
    });
    response.on("end", () => done({ body: Buffer.concat(parts), cut: false }));
    response.on("error", fail);
    response.on("aborted", () => fail(new OutsideError("connect", "The answer was cut off.")));
  });
}

/** What Node asks instead of DNS: it knows only the address that was checked. The name stays for SNI and the certificate. */
export const pinned =
  (target: { address: string; family: number }): LookupFunction =>
  (_host, options, answer) =>
    options.all ? answer(null, [target]) : answer(null, target.address, target.family);

/** Calls and answers whatever status came; throws an OutsideError with its cause when none did. */
export async function callOutside(call: OutsideCall): Promise<OutsideAnswer> {
  const url = new URL(call.url);
  const [target] = await publicAddresses(url, call.rules, call.resolve);
  if (!target) throw new OutsideError("dns", `${url.hostname} does not resolve.`);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  let request: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new OutsideError("timeout", `No complete answer within ${call.timeoutMs / 1000} seconds.`));
      request?.destroy();
    }, call.timeoutMs);
  });
  const answered = new Promise<OutsideAnswer>((done, fail) => {
    request = send(url, {
      method: call.method,
      headers: { ...call.headers, ...(call.body ? { "content-length": String(call.body.length) } : {}) },
      agent: false,
      lookup: pinned(target),
      ...(call.ca ? { ca: call.ca } : {}),
    });
    request.on("error", (error) => fail(isOutsideError(error) ? error : causeOf(error)));
    request.on("response", (response) => {
      const headers = response.headers;
      readAnswer(response, call.keepBytes).then(
        (read) => done({ status: response.statusCode ?? 0, headers, ...read, address: target.address }),
        (error) => fail(isOutsideError(error) ? error : causeOf(error)),
      );
    });
    request.end(call.body);
  });
  answered.catch(() => {}); // Once it is late, how the rest fails interests nobody.
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
