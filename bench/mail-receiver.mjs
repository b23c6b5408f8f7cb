// A mail server in a process of its own that takes every letter. It keeps the Message-IDs, and gives them and its port on GET.
import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";

let seen = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const parts = [];
    stream.on("data", (part) => parts.push(part));
    stream.on("end", () => {
      seen.push(/^message-id: (.+)$/im.exec(Buffer.concat(parts).toString())?.[1] ?? "");
      done();
    });
  },
});
smtp.on("error", () => {});
await new Promise((ready) => smtp.listen(0, "127.0.0.1", ready));
createServer((_request, reply) => {
  reply.end(JSON.stringify({ port: smtp.server.address().port, seen }));
  seen = [];
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("ready"));
