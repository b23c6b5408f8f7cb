import { Agent, request } from "node:http";
import { expect } from "vitest";
import { problems } from "@/lib/core/problem";
import { differences } from "@/lib/testing/conformance";

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  json: { [name: string]: unknown; code?: string; detail?: string; errors?: { pointer: string; code: string }[] };
};

export type Sent = {
  method?: string;
  key?: string | null;
  headers?: Record<string, string>;
  /** A string or bytes go as they are, a form under its own media type, anything else as JSON. */
  body?: unknown;
  chunked?: boolean;
  idempotencyKey?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** A form of one file, or of one field, as the wire has it. */
export class Form {
  readonly mediaType = "multipart/form-data; boundary=turnero-test";
  readonly bytes: Buffer;
  constructor(name: string, content: Buffer | string, fileName?: string) {
    const about = `name="${name}"${fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: image/png`}`;
    const head = `--turnero-test\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
    this.bytes = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from("\r\n--turnero-test--\r\n")]);
  }
}

const bytesOf = (body: unknown): Buffer | null => {
  if (body === undefined) return null;
  if (body instanceof Form) return body.bytes;
  return Buffer.isBuffer(body) ? body : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
};

/** One request whose path is sent as it is written, without normalization. */
export function sendRaw(baseUrl: string, path: string, sent: Sent = {}): Promise<Reply> {
  const { method = "GET", key, headers = {}, chunked = false, idempotencyKey } = sent;
  const bytes = bytesOf(sent.body);
  const { hostname, port } = new URL(baseUrl);
  return new Promise((done, fail) => {
    const outgoing = request({ agent, hostname, port, method, path }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", fail);
      response.on("end", () => {
        const whole = Buffer.concat(parts);
        const text = whole.toString();
        const isJson = /json/.test(response.headers["content-type"] ?? "");
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          bytes: whole,
          json: isJson && text !== "" ? JSON.parse(text) : {},
        });
      });
    });
    outgoing.on("error", fail);
    if (bytes) outgoing.setHeader("content-type", sent.body instanceof Form ? sent.body.mediaType : "application/json");
    if (key) outgoing.setHeader("authorization", `Bearer ${key}`);
    if (idempotencyKey !== undefined) outgoing.setHeader("idempotency-key", idempotencyKey);
    if (bytes && chunked) outgoing.setHeader("transfer-encoding", "chunked");
    if (bytes && !chunked) outgoing.setHeader("content-length", bytes.length);
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (bytes) for (let at = 0; at < bytes.length; at += 65_536) outgoing.write(bytes.subarray(at, at + 65_536));
    outgoing.end();
  });
}

/** The response must match the published description, to the last header and code. */
export function expectDescribed(reply: Reply, method: string, target: string): void {
  const header = (name: string) => [reply.headers[name] ?? []].flat()[0];
  const found = differences(method, target, { ...reply, header });
  expect(found, `${method} ${target}: ${reply.text.slice(0, 500)}`).toEqual([]);
}

/** What every response under /api/v1 must have. */
export function expectEnvelope(reply: Reply, method: string, about: string): void {
  const { headers, status, json } = reply;
  expect(headers["x-request-id"], `${about}: X-Request-Id`).toMatch(/^req_\w{22}$/);
  for (const name of ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"])
    expect(headers[name], `${about}: ${name}`).toMatch(/^\d+$/);
  expect(headers["cache-control"], `${about}: cache-control`).toBeTruthy();
  expect(status, `${about}: ${reply.text}`).not.toBe(500);
  if (status < 400) return;
  expect(headers["content-type"], about).toMatch(/^application\/problem\+json/);
  expect(method !== "HEAD" || reply.text === "", about).toBe(true);
  if (method === "HEAD") return;
  expect(json, about).toMatchObject({
    type: expect.stringMatching(new RegExp(`^https?://[^/]+/docs/problems/${json.code}$`)),
    title: expect.any(String),
    status,
    code: expect.any(String),
    detail: expect.any(String),
    instance: headers["x-request-id"],
  });
  expect(problems[json.code as keyof typeof problems].status, about).toBe(status);
}

/**
 * Retries when the response asks for that: "temporarily unavailable" means that the database was slow. After three tries
 * it is the result.
 */
export async function patiently<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  for (let left = 2; ; left--) {
    const answer = await send();
    if (answer.status !== 503 || left === 0) return answer;
    await new Promise((done) => setTimeout(done, 5000));
  }
}

/** A client of one server entry; every response is checked against the common rules and the description. */
export const clientOf =
  (baseUrl: string) =>
  async (path: string, sent: Sent = {}): Promise<Reply> => {
    const target = /^\/(api\/)?v1(\/|\?|$)/.test(path) ? path : `/api/v1${path}`;
    const reply = await patiently(() => sendRaw(baseUrl, target, sent));
    const method = sent.method ?? "GET";
    expectEnvelope(reply, method, `${method} ${path}`);
    expectDescribed(reply, method, target);
    return reply;
  };

export type Call = ReturnType<typeof clientOf>;
