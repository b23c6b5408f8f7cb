// Bookings over so many kept connections: no two calls have the same idempotency key, and none the same hour as its
// neighbours. Plain sockets, since a client that thinks takes the time of what it measures.
import { connect } from "node:net";

const { url, key, connections, seconds, first, service, customer, from, hours } = JSON.parse(process.argv[2]);
const { hostname, port, host } = new URL(url);
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
let errors = 0;
const begun = performance.now();
const over = () => performance.now() - begun >= seconds * 1000;

/** One call after the other over one connection, each answer read to its end. */
const client = () =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let asked = 0;
    let missing = 0;
    const ask = () => {
      if (over()) return socket.end();
      asked = performance.now();
      socket.write(nextRequest(), "latin1");
    };
    socket.on("connect", ask);
    socket.on("data", (part) => {
      if (missing > 0) missing -= part.length;
      else {
        const end = part.indexOf("\r\n\r\n");
        const head = part.latin1Slice(0, end);
        missing = Number(/content-length: (\d+)/i.exec(head)[1]) - (part.length - end - 4);
        const status = head.slice(9, 12);
        statusCodeStats[status] ??= { count: 0 };
        statusCodeStats[status].count += 1;
      }
      if (missing > 0) return;
      times.push(performance.now() - asked);
      ask();
    });
    socket.on("error", () => {
      errors += 1;
    });
    socket.on("close", done);
  });

await Promise.all(Array.from({ length: connections }, client));
const elapsed = (performance.now() - begun) / 1000;
times.sort((a, b) => a - b);
const at = (part) => times[Math.floor(times.length * part)] ?? 0;
const latency = { p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify({ url, requests: { average: times.length / elapsed }, latency, errors, statusCodeStats }));
