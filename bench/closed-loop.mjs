import { connection } from "./exchange.mjs";

/**
 * One call after the other over each of a number of kept-alive connections, and a report in autocannon's shape. Plain sockets, because
 * a heavier client would use the CPU time it is meant to measure.
 * @param {{ url: string, connections: number, seconds: number }} size
 * @param {() => string} nextRequest
 */
export async function closedLoop({ url, connections, seconds }, nextRequest) {
  /** @type {number[]} */
  const times = [];
  /** @type {Record<string, { count: number }>} */
  const statusCodeStats = {};
  const begun = performance.now();
  async function client() {
    const { exchange, close } = await connection(url);
    while (performance.now() - begun < seconds * 1000) {
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
  /** @param {number} part */
  const at = (part) => times[Math.floor(times.length * part)] ?? 0;
  const latency = { p50: at(0.5), p99: at(0.99) };
  console.log(
    JSON.stringify({ url, requests: { average: times.length / elapsed }, latency, errors: 0, statusCodeStats }),
  );
}
