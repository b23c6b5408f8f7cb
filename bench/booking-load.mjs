// Bookings, each with its own idempotency key and an hour that its neighbours do not use.
import { closedLoop } from "./closed-loop.mjs";

const { url, key, connections, seconds, first, service, customer, from, hours } = JSON.parse(process.argv[2]);
const { host } = new URL(url);
const start = Date.parse(from);
const tail = `","customer":{"id":"${customer}"}}`;
const fixed = [`host: ${host}`, `authorization: Bearer ${key}`, "content-type: application/json"].join("\r\n");
let n = first;

await closedLoop({ url, connections, seconds }, () => {
  const number = n++;
  const at = new Date(start + (number % hours) * 3_600_000).toISOString();
  const body = `{"service_id":"${service}","start":"${at}${tail}`;
  const own = `idempotency-key: bench-${number}\r\ncontent-length: ${body.length}`;
  return `POST /api/v1/bookings HTTP/1.1\r\n${fixed}\r\n${own}\r\n\r\n${body}`;
});
