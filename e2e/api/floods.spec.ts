import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret } from "@/e2e/api/tenants";
import { freePort } from "@/scripts/postgres.mjs";

const root = join(import.meta.dirname, "../..");
const megabyte = 1024 * 1024;
let child: ChildProcess;
let port: number;

/** A web process with as little memory as a small container gives it: what reads a flood whole dies of it. */
beforeAll(async () => {
  port = await freePort();
  child = spawn(process.execPath, ["--max-old-space-size=256", join(root, "dist", "serve.mjs")], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: await copyOf(inject("template"), "floods"),
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: "0".repeat(64),
      RATE_LIMIT_BURST: "100000",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/"message":"serving"/);
  await answered(); // The first page takes longer than any other.
});
afterAll(() => child.kill("SIGKILL"));

const residentMegabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;

async function answered(): Promise<number> {
  const from = performance.now();
  expect((await fetch(`http://127.0.0.1:${port}/api/auth/csrf`)).status).toBe(200);
  return performance.now() - from;
}

/** Many small values: read as JSON they take thirty times their own room. */
const piece = Buffer.from(`"k":[[[[1]]]],`.repeat(4096));

/** Streams until the other side has said what it has to say; gives what it said, and how much it took. */
const stream = (path: string, bytes: number, chunked: boolean): Promise<{ said: string; taken: number }> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let [said, sent] = ["", 0];
    socket.on("data", (part) => {
      said += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => done({ said, taken: socket.bytesWritten }));
    const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
    const framed = chunked
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
      : piece;
    const next = () => {
      while (!socket.destroyed && !said && sent < bytes) {
        sent += piece.length;
        if (!socket.write(framed)) return void socket.once("drain", next);
      }
      if (said) setTimeout(() => socket.end(), 500);
    };
    socket.on("data", () => setTimeout(() => socket.destroy(), 1000));
    next();
  });

describe.each([
  ["/api/auth/callback/credentials", 413],
  ["/api/auth/_log", 413],
  ["/api/v1/password/forgot", 413],
])("60 MB to %s", (path, status) => {
  it.each([
    ["with a length", false],
    ["in chunks", true],
  ])("%s, eight times at once, are refused while others are served", async (_how, chunked) => {
    let [peak, slowest, flooding] = [0, 0, true];
    const others = (async () => {
      while (flooding) {
        slowest = Math.max(slowest, await answered());
        peak = Math.max(peak, residentMegabytes());
      }
    })();
    const before = residentMegabytes();
    const replies = await Promise.all(Array.from({ length: 8 }, () => stream(path, 60 * megabyte, chunked)));
    flooding = false;
    await others;
    for (const { said } of replies) {
      expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(said).toContain('"code":"payload_too_large"');
    }
    expect(child.exitCode).toBeNull();
    expect(peak - before).toBeLessThan(150);
    expect(slowest).toBeLessThan(3000);
    console.log(`${path} ${_how}: slowest answer ${Math.round(slowest)} ms, peak ${Math.round(peak)} MB`);
  });
});
