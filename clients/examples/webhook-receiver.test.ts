import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "@/scripts/postgres.mjs";

const secret = "whsec_of the example";
const folder = mkdtempSync(join(tmpdir(), "turnero-receiver-"));
let url = "";
let child: ChildProcess;
let output = "";
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, PORT: String(port), TURNERO_WEBHOOK_SECRET: secret };
  // By a link, as a release is often found.
  symlinkSync(import.meta.dirname, join(folder, "current"));
  child = spawn(process.execPath, [join(folder, "current", "webhook-receiver.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((ready, fail) => {
    child.once("exit", () => fail(new Error("It ended without listening.")));
    child.stdout?.on("data", (part) => {
      output += part;
      if (output.includes("listening")) ready();
    });
  });
});
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const send = (id: string, { away = 0, keys = [secret], change = "" } = {}) => {
  const body = JSON.stringify({ id, type: "booking.created", data: { name: "Iñaki" } });
  const time = Math.floor(Date.now() / 1000) + away;
  const signatures = keys.map((key) => `,v1=${createHmac("sha256", key).update(`${time}.${body}`).digest("hex")}`);
  const headers = { "svc-signature": `t=${time}${signatures.join("")}`, "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: body + change }).then(({ status }) => status);
};

describe("the receiver to copy", () => {
  it("takes what is signed, and handles an event once however often it comes", async () => {
    expect([await send("evt_1"), await send("evt_1"), await send("evt_2")]).toEqual([204, 204, 204]);
    await expect.poll(() => output.match(/evt_\w+/g), { timeout: 60_000 }).toEqual(["evt_1", "evt_2"]);
    expect(output).toContain("Iñaki");
  });

  it("takes what one of two secrets signed, while one replaces the other", async () => {
    expect(await send("evt_4", { keys: ["whsec_new", secret] })).toBe(204);
    expect(await send("evt_5", { keys: [secret, "whsec_old"] })).toBe(204);
  });

  it("lives on when somebody breaks off in the middle of a request", async () => {
    const { port } = new URL(url);
    const socket = connect(Number(port), "127.0.0.1");
    await new Promise<void>((sent) =>
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc", () => sent()),
    );
    await new Promise<void>((closed) => socket.once("close", () => closed()).destroy());
    expect(await send("evt_9")).toBe(204);
    expect(child.exitCode).toBeNull();
  });

  it("refuses what is not signed, changed on the way, or too old or too new", async () => {
    const refused = [
      await send("evt_3", { keys: ["whsec_other"] }),
      await send("evt_3", { keys: ["whsec_new", "whsec_old"] }),
      await send("evt_3", { change: " " }),
      await send("evt_3", { away: -400 }),
      await send("evt_3", { away: 400 }),
      await fetch(url, { method: "POST", body: "{}" }).then(({ status }) => status),
    ];
    expect(refused).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await fetch(url).then(({ status }) => status)).toBe(405);
    expect(output).not.toContain("evt_3");
  });
});
