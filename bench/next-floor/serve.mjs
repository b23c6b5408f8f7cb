// A Next app behind the same kind of server as ours, and nothing else.
import { createServer } from "node:http";
import next from "next";

const port = Number(process.env.PORT);
const app = next({ dev: false, dir: import.meta.dirname, port, hostname: "localhost" });
await app.prepare();
const handle = app.getRequestHandler();
createServer(handle).listen(port, () => process.send({ ready: true }));
process.once("disconnect", () => process.exit(0));
