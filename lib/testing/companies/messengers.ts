import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountTemplates } from "@/lib/testing/companies/whatsapp-templates";

/** Fakes of the channels' companies, as real servers on this machine: they check credentials and record what they got. */

export type Asked = {
  method: string;
  path: string;
  token: string;
  json: Record<string, unknown>;
  form: FormData | null;
  /** When it had arrived completely. */
  at: number;
};
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
/** How the next send is answered: `hang_up` closes the connection when the request has arrived. */
export type Turn = Answer | "hang_up";

async function readAll(request: IncomingMessage): Promise<Pick<Asked, "json" | "form">> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/"))
    return { json: {}, form: await new Response(bytes, { headers: { "content-type": type } }).formData() };
  return { json: bytes.length > 0 ? JSON.parse(bytes.toString()) : {}, form: null };
}

async function company(
  answer: (asked: Asked, request: IncomingMessage) => Answer | Buffer,
  sends: (asked: Asked) => boolean,
) {
  const asked: Asked[] = [];
  const sent: Asked[] = [];
  const turns: Turn[] = [];
  const state = { delayMs: 0 };
  const serve = async (request: IncomingMessage, reply: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const got = {
      method: request.method ?? "",
      path: `${url.pathname}${url.search}`,
      token,
      ...(await readAll(request)),
      at: Date.now(),
    };
    asked.push(got);
    if (state.delayMs > 0) await new Promise((done) => setTimeout(done, state.delayMs));
    const turn = sends(got) ? turns.shift() : undefined;
    if (turn === "hang_up") return request.socket.destroy();
    if (sends(got) && (turn === undefined || turn.status === 200)) sent.push(got);
    const made = turn?.body === undefined && turn?.status === undefined ? answer(got, request) : turn;
    if (Buffer.isBuffer(made)) return reply.writeHead(200, { "content-type": "application/octet-stream" }).end(made);
    const { status, body, headers } = made;
    reply.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body ?? {}));
  };
  const server = createServer((request, reply) => void serve(request, reply));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** What was taken to be sent, in order. */
    sent,
    turns,
    state,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export const waNumber = { phone_number_id: "106540352242922", business_account_id: "102290129340398" };
export const waSecret = { access_token: "EAAJB-right-token", app_secret: "the-right-app-secret" };

const graphError = (status: number, code: number, message: string): Answer => ({
  status,
  body: { error: { message, type: "OAuthException", code, fbtrace_id: "x" } },
});

/** Meta's Graph, as far as the Cloud API goes. `files` are what contacts sent; `/arrived` tells what they were sent. */
export async function graphFake(files: Record<string, Buffer> = {}) {
  let n = 0;
  const templates = accountTemplates();
  const proof = createHmac("sha256", waSecret.app_secret).update(waSecret.access_token).digest("hex");
  const fake: Awaited<ReturnType<typeof company>> = await company(
    ({ method, path, token, json }, request) => {
      const url = new URL(path, "http://127.0.0.1");
      const [, first = "", second = ""] = url.pathname.split("/");
      if (token !== waSecret.access_token) return graphError(401, 190, "Invalid OAuth access token.");
      if (first === "arrived") return { status: 200, body: { data: fake.sent.map(({ json: sent }) => sent) } };
      if (first === "download") return files[second] ?? { status: 404 };
      if (url.searchParams.get("appsecret_proof") !== proof)
        return graphError(400, 100, "Invalid appsecret_proof provided in the API argument");
      const base = `http://${request.headers.host}`;
      const file = files[first];
      if (file) return { status: 200, body: { id: first, url: `${base}/download/${first}`, file_size: file.length } };
      if (first === waNumber.phone_number_id && second === "messages")
        return { status: 200, body: { messaging_product: "whatsapp", messages: [{ id: `wamid.OUT${++n}` }] } };
      if (first === waNumber.phone_number_id && second === "media")
        return { status: 200, body: { id: `media-${++n}` } };
      if (first === waNumber.phone_number_id && method === "GET")
        return { status: 200, body: { id: first, display_phone_number: "+55 11 4002-8922", verified_name: "Clínica" } };
      if (first === waNumber.business_account_id && second === "phone_numbers")
        return { status: 200, body: { data: [{ id: waNumber.phone_number_id }] } };
      if (first === waNumber.business_account_id && second === "subscribed_apps")
        return { status: 200, body: { success: true } };
      if (first === waNumber.business_account_id && second === "message_templates")
        return templates.answer(method, url.searchParams, json);
      return graphError(404, 100, `Unsupported get request. Object with ID '${first}' does not exist`);
    },
    ({ method, path }) => method === "POST" && path.includes("/messages"),
  );
  return Object.assign(fake, { templates });
}

export const botToken = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc";

/** Telegram's Bot API: one bot, by its token. `files` by the path that getFile answers. */
export async function telegramFake(files: Record<string, Buffer> = {}) {
  let n = 500;
  const fake = await company(
    ({ path, json, form }) => {
      const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)/.exec(path) ?? [];
      const file = /^\/file\/bot([^/]+)\/(.+)$/.exec(path);
      if (file) return file[1] === botToken ? (files[file[2] ?? ""] ?? { status: 404 }) : { status: 401 };
      if (decodeURIComponent(token) !== botToken)
        return { status: 401, body: { ok: false, error_code: 401, description: "Unauthorized" } };
      const ok = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } });
      if (method === "getMe")
        return ok({ id: 123456789, is_bot: true, first_name: "Clínica", username: "clinica_bot" });
      if (method === "setWebhook" || method === "deleteWebhook") return ok(true);
      if (method === "getFile") {
        const path = Object.keys(files).find((each) => each.includes(String(json.file_id)));
        if (path) return ok({ file_id: json.file_id, file_path: path, file_size: files[path]?.length });
        return { status: 400, body: { ok: false, error_code: 400, description: "Bad Request: file is too big" } };
      }
      const chat = json.chat_id ?? form?.get("chat_id");
      return ok({ message_id: ++n, chat: { id: Number(chat), type: "private" }, date: 1 });
    },
    ({ path }) => /\/send\w+/.test(path),
  );
  return fake;
}

/** A delivery as Meta makes it, of these messages and statuses. */
export const waDelivery = (
  messages: object[],
  statuses: object[] = [],
  from: { wa_id: string; name: string }[] = [{ wa_id: "5511987654321", name: "Ana Souza" }],
) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: waNumber.business_account_id,
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "551140028922", phone_number_id: waNumber.phone_number_id },
            contacts: from.map(({ wa_id, name }) => ({ wa_id, profile: { name } })),
            ...(messages.length > 0 ? { messages } : {}),
            ...(statuses.length > 0 ? { statuses } : {}),
          },
        },
      ],
    },
  ],
});

export const waSignature = (body: string, secret = waSecret.app_secret): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

let messages = 0;
/** A message as a contact of WhatsApp sends it. */
export const waMessage = (type: string, content: object, from = "5511987654321") => ({
  from,
  id: `wamid.IN${++messages}`,
  timestamp: String(Math.floor(Date.now() / 1000)),
  type,
  ...content,
});
