import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { connection } from "./exchange.mjs";
import { median, percentile } from "./median";
import { root } from "./processes";

export type Load = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> };

type Target = { url: string; headers?: Record<string, string> };
type Size = { connections: number; seconds?: number; calls?: number };

type Report = {
  url: string;
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
};

/** autocannon in its own process, so that it does not use the CPU time it measures. */
export async function fire({ url, headers = {} }: Target, { connections, seconds, calls }: Size): Promise<Load> {
  const args = [join(root, "node_modules/autocannon/autocannon.js"), "-j", "-n", "-c", String(connections)];
  if (calls) args.push("-a", String(calls));
  else args.push("-d", String(seconds ?? 5));
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  return run([...args, url]);
}

/** New bookings, each with a key and a start of its own, numbered from `first`; see booking-load.mjs. */
export const fireBookings = (wanted: BookingLoad): Promise<Load> =>
  run([join(root, "bench/booking-load.mjs"), JSON.stringify(wanted)]);

/** Reads of these paths in turn. */
export const fireReads = (wanted: ReadLoad): Promise<Load> =>
  run([join(root, "bench/read-load.mjs"), JSON.stringify(wanted)]);

export type ReadLoad = { url: string; key: string; connections: number; seconds: number; paths: readonly string[] };

export type BookingLoad = {
  url: string;
  key: string;
  connections: number;
  seconds: number;
  first: number;
  service: string;
  customer: string;
  /** Starts go round these hours, from `from` on. */
  from: string;
  hours: number;
};

async function run(args: readonly string[]): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  const report = JSON.parse(stdout) as Report;
  if (report.errors > 0) throw new Error(`${report.errors} calls of ${report.url} failed.`);
  const statuses = Object.fromEntries(Object.entries(report.statusCodeStats).map(([code, { count }]) => [code, count]));
  return { perSecond: report.requests.average, p50: report.latency.p50, p99: report.latency.p99, statuses };
}

/** One call after the other over one connection, timed with fractions of a millisecond: autocannon rounds to whole ones. */
export async function oneByOne({ url, headers = {} }: Target, seconds: number): Promise<Load> {
  const { host, pathname, search } = new URL(url);
  const { exchange, close } = await connection(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = `${[`GET ${pathname}${search} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const asked = performance.now();
    const status = await exchange(request);
    times.push(performance.now() - asked);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  close();
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), statuses };
}

/** Of several rounds, each figure's median. */
export const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  statuses: {},
});
