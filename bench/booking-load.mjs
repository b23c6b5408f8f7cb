// Bookings over a number of kept-alive connections, each with its own idempotency key and an hour that its neighbours do not use.
// Plain sockets, because a heavier client would use the CPU time it is meant to measure.
import { connection } from "./exchange.mjs";

const { url, key, connections, seconds, first, service, customer, from, hours } = JSON.parse(process.argv[2]);
const { host } = new URL(url);
const start = Date.parse(from);
const tail = `","customer":{"id":"${customer}"}}`;
const fixed = [`host: ${host}`, `authorization: Bearer ${key}`, "content-type: application/json"].join("\r\n");
let n = first;

function nextRequest() {
  const number = n++;
  const at = new Date(start + (number % hours) * 3_600_000).toISOString();
  const body = `{"service_id":"${service}","start":"${at}${tail}`;
  const own = `idempotency-key: bench-${number}\r\ncontent-length: ${body.length}`;
  return `POST /api/v1/bookings HTTP/1.1\r\n${fixed}\r\n${own}\r\n\r\n${body}`;
}

const times = [];
const statusCodeStats = {};
const begun = performance.now();
const over = () => performance.now() - begun >= seconds * 1000;

/** One call after the other over one connection. */
async function client() {
  const { exchange, close } = await connection(url);
  while (!over()) {
    const asked = performance.now();
    const status = await exchange(nextRequest());
    times.push(performance.now() - asked);
    statusCodeStats[status] ??= { count: 0 };
    statusCodeStats[status].count += 1;
  }
  close();
}

await Promise.all(Array.from({ length: connections }, client));
const elapsed = (performance.now() - begun) / 1000;
times.sort((a, b) => a - b);
const at = (part) => times[Math.floor(times.length * part)] ?? 0;
const latency = { p50: at(0.5), p99: at(0.99) };
console.log(
  JSON.stringify({ url, requests: { average: times.length / elapsed }, latency, errors: 0, statusCodeStats }),
);
