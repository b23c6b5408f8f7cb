// A receiver of Turnero's webhooks to copy: it verifies, rejects old timestamps, deduplicates, answers at once and works
// afterwards. It needs Node 20.11 and nothing else:
//   TURNERO_WEBHOOK_SECRET=whsec_… PORT=4000 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { realpathSync } from "node:fs";
import { createServer } from "node:http";

const toleranceSeconds = 300;
const largestBody = 1024 * 1024;

/** Whether the bytes were signed with the secret, and not long ago. The key is the whole secret, `whsec_` included. */
export function isSigned(body, header, secret, now = Date.now()) {
  const [, time = "", signatures = ""] = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64})+)$/.exec(header ?? "") ?? [];
  if (time === "" || Math.abs(Math.floor(now / 1000) - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  // A rotated secret may sign beside the new one for a while: one of the signatures must be right.
  const given = signatures.split(",v1=").slice(1);
  return given.some((hex) => timingSafeEqual(expected, Buffer.from(hex, "hex")));
}

/** Remembers the ids of events. Yours belongs in a database, with a unique key, in the transaction of the work. */
export function memory(most = 10_000) {
  const seen = new Set();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    if (seen.size > most) seen.delete(seen.values().next().value);
    return true;
  };
}

async function bytesOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > largestBody) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** `handle(event)` is called once for each event, after the answer: Turnero waits ten seconds and no longer. */
export function receiver({ secret, handle, isNew = memory(), now = Date.now }) {
  return createServer(async (request, reply) => {
    if (request.method !== "POST") return reply.writeHead(405, { allow: "POST" }).end();
    // The raw bytes: parsing and writing JSON again would change them. Who breaks off has sent nothing.
    const body = await bytesOf(request).catch(() => undefined);
    if (body === undefined) return;
    if (body === null) return reply.writeHead(413).end();
    if (!isSigned(body, request.headers["svc-signature"], secret, now())) return reply.writeHead(400).end();
    const event = JSON.parse(body.toString("utf8"));
    reply.writeHead(204).end();
    if (isNew(event.id)) Promise.resolve(event).then(handle).catch(console.error);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const secret = process.env.TURNERO_WEBHOOK_SECRET;
  if (!secret) throw new Error("Set TURNERO_WEBHOOK_SECRET to the endpoint's secret.");
  const port = Number(process.env.PORT ?? 4000);
  const handle = ({ id, type, data }) => console.log(type, id, JSON.stringify(data));
  receiver({ secret, handle }).listen(port, "127.0.0.1", () => console.log(`listening on http://127.0.0.1:${port}`));
}
