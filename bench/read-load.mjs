// Reads of one path after the other, so that no two in flight ask the same.
import { closedLoop } from "./closed-loop.mjs";

const { url, key, connections, seconds, paths } = JSON.parse(process.argv[2]);
const fixed = [`host: ${new URL(url).host}`, `authorization: Bearer ${key}`].join("\r\n");
let n = 0;

await closedLoop({ url, connections, seconds }, () => `GET ${paths[n++ % paths.length]} HTTP/1.1\r\n${fixed}\r\n\r\n`);
