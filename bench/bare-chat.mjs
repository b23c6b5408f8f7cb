// The least that a chat can do: a message is stored and announced in one statement, and a listener writes it to the
// stream of its conversation.
import { createServer } from "node:http";
import pg from "pg";

const connectionString = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString, max: 10 });
const streams = new Map();

const line = new pg.Client({ connectionString });
await line.connect();
line.on("notification", async ({ payload }) => {
  const found = await pool.query({
    name: "read",
    text: "SELECT conversation, n, body FROM bare_message WHERE id = $1",
    values: [payload],
  });
  const { conversation, n, body } = found.rows[0];
  streams.get(conversation)?.write(`id: ${n}\nevent: message\ndata: ${JSON.stringify({ n, text: body })}\n\n`);
});
await line.query("LISTEN bare_chat");

const text = `
  WITH added AS (
    INSERT INTO bare_message (conversation, n, body)
    SELECT $1, coalesce(max(n), 0) + 1, $2 FROM bare_message WHERE conversation = $1 RETURNING id, n)
  SELECT n, pg_notify('bare_chat', id::text) FROM added`;

createServer(async (message, reply) => {
  const conversation = message.url.slice(1);
  if (message.method === "GET") {
    reply.writeHead(200, { "content-type": "text/event-stream" });
    reply.write("event: ready\ndata: {}\n\n");
    streams.set(conversation, reply);
    return;
  }
  let body = "";
  for await (const part of message) body += part;
  const { rows } = await pool.query({ name: "add", text, values: [conversation, JSON.parse(body).text] });
  reply.writeHead(201, { "content-type": "application/json" });
  reply.end(JSON.stringify({ n: rows[0].n }));
}).listen(Number(process.env.PORT), () => process.send({ ready: true }));
process.once("disconnect", () => process.exit(0));
