import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret } from "@/e2e/api/tenants";
import { freePort } from "@/scripts/postgres.mjs";

const root = join(import.meta.dirname, "../..");
const megabyte = 1024 * 1024;
let child: ChildProcess;
let port: number;

/** A web process with the memory of a small container: reading a flood whole would kill it. */
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
  await vi.waitFor(() => expect(output).toContain('"message":"serving"'), { timeout: 120_000, interval: 100 });
  await answered(); // The first page takes longer than any other.
});
afterAll(() => child.kill("SIGKILL"));

const residentMegabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;

/** CPU seconds used by the process so far; other programs of the machine do not count. */
const worked = (): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** CPU time the process used until it answered somebody else. */
async function answered(): Promise<number> {
  const from = worked();
  expect((await fetch(`http://127.0.0.1:${port}/api/auth/csrf`)).status).toBe(200);
  return worked() - from;
}

/** Many small values: parsed as JSON they take thirty times their size. */
const piece = Buffer.from(`"k":[[[[1]]]],`.repeat(4096));

/** Streams until answered or everything is sent; returns the response. */
const stream = (path: string, bytes: number, chunked: boolean): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let [said, sent] = ["", 0];
    socket.on("data", (part) => {
      said += part;
      if (said.endsWith("}")) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => done(said));
    const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
    const framed = chunked
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
      : piece;
    const next = () => {
      while (!socket.destroyed && sent < bytes) {
        sent += piece.length;
        if (!socket.write(framed)) return void socket.once("drain", next);
      }
    };
    next();
  });

describe.each([["/api/auth/callback/credentials"], ["/api/auth/_log"], ["/api/v1/password/forgot"]])(
  "60 MB to %s",
  (path) => {
    it.each([
      ["with a length", false],
      ["in chunks", true],
    ])("%s, eight times at once, are refused while others are served", async (how, chunked) => {
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
      for (const said of replies) {
        expect(said).toMatch(/^HTTP\/1\.1 413 /);
        expect(said).toContain('"code":"payload_too_large"');
      }
      expect(child.exitCode).toBeNull();
      const seen = `slowest answer after ${slowest.toFixed(1)} s of work, memory ${Math.round(before)} → ${Math.round(peak)} MB`;
      expect(peak - before, seen).toBeLessThan(150);
      expect(slowest, seen).toBeLessThan(10);
      if (process.env.FIGURES) console.log(`${path} ${how}: ${seen}`);
    });
  },
);
