// The least that Node can do: constant JSON over node:http.
import { createServer } from "node:http";

const body = JSON.stringify({ ok: true });
createServer((_request, reply) => {
  reply.writeHead(200, { "content-type": "application/json" });
  reply.end(body);
}).listen(Number(process.env.PORT), () => process.send({ ready: true }));
process.once("disconnect", () => process.exit(0));
