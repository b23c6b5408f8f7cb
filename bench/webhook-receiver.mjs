// A fast receiver in a process of its own. It keeps the ids of events and how late each came, and gives them on GET.
// A path that begins with /hang is never answered.
import { createServer } from "node:http";

let seen = [];
createServer((request, reply) => {
  if (request.method === "GET") {
    reply.end(JSON.stringify(seen));
    seen = [];
    return;
  }
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    if (request.url.startsWith("/hang")) return;
    const { id, created_at } = JSON.parse(Buffer.concat(parts).toString());
    seen.push({ id, late: Date.now() - new Date(created_at).getTime() });
    reply.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("ready"));
